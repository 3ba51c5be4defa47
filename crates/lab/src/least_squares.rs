//! Linear least squares by the normal equations.

/// Sums over samples, from which the weights follow.
pub struct LeastSquares {
    size: usize,
    /// Row by row, the upper triangle with the diagonal.
    products: Vec<f64>,
    targets: Vec<f64>,
}

impl LeastSquares {
    pub fn new(size: usize) -> LeastSquares {
        LeastSquares { size, products: vec![0.0; size * size], targets: vec![0.0; size] }
    }

    /// A sample: the inputs that are not 0, by rising index, and what their weighted sum should be.
    pub fn add(&mut self, inputs: &[(usize, f64)], target: f64) {
        for (at, &(row, value)) in inputs.iter().enumerate() {
            for &(column, other) in &inputs[at..] {
                self.products[row * self.size + column] += value * other;
            }
            self.targets[row] += value * target;
        }
    }

    /// The best weights; `ridge` is added to the diagonal, so that an input that is never there gets the weight 0.
    pub fn solve(&self, ridge: f64) -> Vec<f64> {
        let size = self.size;
        let mut lower = vec![0.0; size * size];
        for row in 0..size {
            for column in 0..=row {
                let known: f64 = (0..column).map(|at| lower[row * size + at] * lower[column * size + at]).sum();
                let rest = self.products[column * size + row] - known;
                lower[row * size + column] =
                    if row == column { (rest + ridge).sqrt() } else { rest / lower[column * size + column] };
            }
        }
        let mut weights = self.targets.clone();
        for row in 0..size {
            let known: f64 = (0..row).map(|at| lower[row * size + at] * weights[at]).sum();
            weights[row] = (weights[row] - known) / lower[row * size + row];
        }
        for row in (0..size).rev() {
            let known: f64 = (row + 1..size).map(|at| lower[at * size + row] * weights[at]).sum();
            weights[row] = (weights[row] - known) / lower[row * size + row];
        }
        weights
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_the_weights_behind_the_samples() {
        let mut sums = LeastSquares::new(3);
        for x in 0..10 {
            for y in 0..10 {
                let (x, y) = (f64::from(x), f64::from(y));
                sums.add(&[(0, 1.0), (1, x), (2, x * y)], 3.0 - 2.0 * x + 0.5 * x * y);
            }
        }
        let weights = sums.solve(0.0);
        for (found, expected) in weights.iter().zip([3.0, -2.0, 0.5]) {
            assert!((found - expected).abs() < 1e-9, "{weights:?}");
        }
    }
}
