//! The smooth functions: the logarithm of the deviation is a sum of a few terms, fitted so that what was seen is most likely
//! (Newton's method).

use super::Values;

/// Positions that are as good as over say nothing, in hundredths of a disc.
const DECIDED: i16 = 5500;
/// Within so many hundredths of a disc a position is not as good as decided.
const OPEN: f64 = 2500.0;
const ROUNDS: usize = 100;

/// What a deviation depends on, and one that was seen, in hundredths of a disc.
struct Seen<const N: usize> {
    terms: [f64; N],
    error: f64,
}

/// Prints the factors of both functions, and how well they foretell what was seen.
pub(super) fn report(known: &[Values]) {
    let middle = middle(known);
    print("deep from shallow", &middle, &fit(&middle));
    let end = end(known);
    if !end.is_empty() {
        print("end from shallow", &end, &fit(&end));
        for depth in [0, 2, 4, 6, 8, 10] {
            if let Some((slope, error, count)) = slope(known, depth) {
                println!("a disc that {depth} plies expect is {slope:.3} +- {error:.3} at the end ({count} positions)");
            }
        }
    }
}

/// How much a position is worth at the end for each disc that a search of this depth expects, its standard error, and the number of
/// positions; those that are not as good as decided tell.
fn slope(known: &[Values], depth: usize) -> Option<(f64, f64, usize)> {
    let pairs: Vec<(f64, f64)> = known
        .iter()
        .filter_map(|values| Some((f64::from(*values.estimates.get(depth)?), f64::from(values.exact?))))
        .filter(|(estimate, _)| estimate.abs() < OPEN)
        .collect();
    let count = pairs.len() as f64;
    let mean = |of: fn(&(f64, f64)) -> f64| pairs.iter().map(of).sum::<f64>() / count;
    let (x, y) = (mean(|pair| pair.0), mean(|pair| pair.1));
    let (square, product) = pairs.iter().fold((0.0, 0.0), |(square, product), pair| {
        (square + (pair.0 - x).powi(2), product + (pair.0 - x) * (pair.1 - y))
    });
    let slope = product / square;
    let rest: f64 = pairs.iter().map(|pair| (pair.1 - y - slope * (pair.0 - x)).powi(2)).sum();
    (pairs.len() > 20).then(|| (slope, (rest / count / square).sqrt(), pairs.len()))
}

fn middle(known: &[Values]) -> Vec<Seen<4>> {
    let mut seen = Vec::new();
    for Values { empties, estimates, .. } in known {
        for deep in 2..estimates.len() {
            for shallow in 0..deep {
                // Odd and even depths err to different sides; only short ones are foretold by the evaluation all the same.
                if (deep - shallow) % 2 == 0 || shallow == 0 && deep < 5 {
                    let error = f64::from(estimates[deep]) - f64::from(estimates[shallow]);
                    if estimates[deep].abs() < DECIDED {
                        seen.push(Seen { terms: terms(*empties, deep, shallow), error });
                    }
                }
            }
        }
    }
    seen
}

fn terms(empties: u8, deep: usize, shallow: usize) -> [f64; 4] {
    [1.0, f64::from(empties), ((deep - shallow) as f64).ln(), (1.0 + shallow as f64).ln()]
}

fn end(known: &[Values]) -> Vec<Seen<4>> {
    let mut seen = Vec::new();
    for Values { empties, estimates, exact } in known {
        let Some(exact) = exact.filter(|exact| exact.abs() < DECIDED) else { continue };
        for (shallow, estimate) in estimates.iter().enumerate().take(usize::from(*empties).min(11)) {
            let (empties, shallow) = (f64::from(*empties), (1.0 + shallow as f64).ln());
            let terms = [1.0, empties, shallow, empties * shallow];
            seen.push(Seen { terms, error: f64::from(exact) - f64::from(*estimate) });
        }
    }
    seen
}

/// The logarithm of the deviation.
fn logarithm<const N: usize>(factors: &[f64; N], terms: &[f64; N]) -> f64 {
    factors.iter().zip(terms).map(|(factor, term)| factor * term).sum()
}

fn fit<const N: usize>(seen: &[Seen<N>]) -> [f64; N] {
    let mut factors = [0.0; N];
    factors[0] = 6.0;
    for _ in 0..ROUNDS {
        let mut slope = [0.0; N];
        let mut curve = [[0.0; N]; N];
        for Seen { terms, error } in seen {
            let square = error * error * (-2.0 * logarithm(&factors, terms)).exp();
            for row in 0..N {
                slope[row] += terms[row] * (square - 1.0);
                for column in 0..N {
                    // The expected curvature, which is never too flat.
                    curve[row][column] += terms[row] * terms[column] * 2.0;
                }
            }
        }
        let step = solve(curve, slope);
        for (factor, step) in factors.iter_mut().zip(&step) {
            *factor += step;
        }
    }
    factors
}

/// The solution of a few linear equations, by elimination.
fn solve<const N: usize>(mut rows: [[f64; N]; N], mut right: [f64; N]) -> [f64; N] {
    for at in 0..N {
        let best = (at..N).max_by(|a, b| rows[*a][at].abs().total_cmp(&rows[*b][at].abs())).unwrap_or(at);
        rows.swap(at, best);
        right.swap(at, best);
        let (pivot, target) = (rows[at], right[at]);
        for (row, right) in rows.iter_mut().zip(&mut right).skip(at + 1) {
            let share = row[at] / pivot[at];
            for (place, above) in row.iter_mut().zip(&pivot) {
                *place -= share * above;
            }
            *right -= share * target;
        }
    }
    for at in (0..N).rev() {
        let known: f64 = (at + 1..N).map(|column| rows[at][column] * right[column]).sum();
        right[at] = (right[at] - known) / rows[at][at];
    }
    right
}

fn print<const N: usize>(name: &str, seen: &[Seen<N>], factors: &[f64; N]) {
    let ratios: Vec<f64> = seen.iter().map(|seen| seen.error.abs() / logarithm(factors, &seen.terms).exp()).collect();
    let within = |sigmas: f64| ratios.iter().filter(|&&ratio| ratio <= sigmas).count() as f64 / seen.len() as f64;
    println!(
        "{name}: {:?}, {} pairs; within 1.1, 1.6, 2.6 deviations {:.1} %, {:.1} %, {:.1} %",
        factors.map(|factor| (factor * 1e5).round() / 1e5),
        seen.len(),
        100.0 * within(1.1),
        100.0 * within(1.6),
        100.0 * within(2.6),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_the_deviation_behind_the_errors() {
        let behind = [5.0, -0.3];
        // Errors of a normal distribution's quantiles, roughly.
        let spread = [-1.53, -0.89, -0.49, -0.16, 0.16, 0.49, 0.89, 1.53];
        let scale = (spread.iter().map(|z: &f64| z * z).sum::<f64>() / 8.0).sqrt();
        let seen: Vec<Seen<2>> = (0..80)
            .map(|at| {
                let terms = [1.0, f64::from(at / 8)];
                Seen { terms, error: logarithm(&behind, &terms).exp() * spread[at as usize % 8] / scale }
            })
            .collect();
        let found = fit(&seen);
        assert!(found.iter().zip(behind).all(|(found, behind)| (found - behind).abs() < 1e-3), "{found:?}");
    }
}
