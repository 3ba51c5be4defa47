//! Least squares over many sparse rows, by conjugate gradients.

/// Samples, each the sum of some weights and what that should be. All have the same number of terms.
pub struct Rows {
    weights: usize,
    terms: Vec<u32>,
    length: usize,
    targets: Vec<f32>,
    shares: Vec<f32>,
}

/// How weights are held near those they start from.
pub struct Ridge {
    /// As if each weight had been seen alone, at its starting value, so many times.
    pub strength: f32,
    /// Rounds of the solver.
    pub rounds: u32,
}

impl Rows {
    pub fn new(weights: usize) -> Rows {
        Rows { weights, terms: Vec::new(), length: 0, targets: Vec::new(), shares: Vec::new() }
    }

    /// A sample that counts `share` times.
    pub fn push(&mut self, terms: &[u32], target: f32, share: f32) {
        self.length = terms.len();
        self.terms.extend(terms);
        self.targets.push(target);
        self.shares.push(share);
    }

    pub fn len(&self) -> usize {
        self.targets.len()
    }

    /// Moves the weights towards the best ones (Hestenes and Stiefel 1952, with the diagonal as preconditioner).
    pub fn solve(&self, ridge: &Ridge, weights: &mut [f32]) {
        if self.targets.is_empty() {
            return;
        }
        let mut scale = vec![ridge.strength; self.weights];
        for (terms, share) in self.terms.chunks_exact(self.length).zip(&self.shares) {
            for &term in terms {
                scale[term as usize] += share;
            }
        }
        // The ridge pulls to the start, so at first it pulls nothing.
        let mut rest = vec![0.0; self.weights];
        self.through(&mut rest, |sum, at| self.targets[at] - sum, weights);
        let mut along: Vec<f32> = rest.iter().zip(&scale).map(|(rest, scale)| rest / scale).collect();
        let mut slope = dot(&rest, &along);
        for _ in 0..ridge.rounds {
            let mut bent: Vec<f32> = along.iter().map(|step| step * ridge.strength).collect();
            self.through(&mut bent, |sum, _| sum, &along);
            let curvature = dot(&along, &bent);
            if slope <= 0.0 || curvature <= 0.0 {
                return;
            }
            let step = (slope / curvature) as f32;
            for (weight, along) in weights.iter_mut().zip(&along) {
                *weight += step * along;
            }
            for (rest, bent) in rest.iter_mut().zip(&bent) {
                *rest -= step * bent;
            }
            let next = rest.iter().zip(&scale).map(|(rest, scale)| f64::from(rest * rest / scale)).sum::<f64>();
            let keep = (next / slope) as f32;
            slope = next;
            for (along, (rest, scale)) in along.iter_mut().zip(rest.iter().zip(&scale)) {
                *along = rest / scale + keep * *along;
            }
        }
    }

    /// Adds to each weight's place, over the samples that use it, what `of` makes of the sample's sum.
    fn through(&self, places: &mut [f32], of: impl Fn(f32, usize) -> f32, weights: &[f32]) {
        for (at, terms) in self.terms.chunks_exact(self.length).enumerate() {
            let sum: f32 = terms.iter().map(|&term| weights[term as usize]).sum();
            let value = of(sum, at) * self.shares[at];
            for &term in terms {
                places[term as usize] += value;
            }
        }
    }
}

fn dot(a: &[f32], b: &[f32]) -> f64 {
    a.iter().zip(b).map(|(a, b)| f64::from(*a) * f64::from(*b)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_the_weights_behind_the_samples() {
        let mut rows = Rows::new(6);
        let behind = [1.0, -2.0, 0.5, 3.0, 0.0, -1.0];
        for a in 0..6u32 {
            for b in 0..6u32 {
                rows.push(&[a, b], behind[a as usize] + behind[b as usize], 1.0);
            }
        }
        let mut weights = vec![0.0; 6];
        rows.solve(&Ridge { strength: 1e-4, rounds: 30 }, &mut weights);
        for (found, expected) in weights.iter().zip(behind) {
            assert!((found - expected).abs() < 1e-3, "{weights:?}");
        }
    }

    #[test]
    fn a_weight_that_is_never_seen_stays() {
        let mut rows = Rows::new(2);
        rows.push(&[0], 5.0, 1.0);
        let mut weights = vec![1.0, 7.0];
        rows.solve(&Ridge { strength: 1.0, rounds: 10 }, &mut weights);
        assert_eq!(weights, [3.0, 7.0]);
    }
}
