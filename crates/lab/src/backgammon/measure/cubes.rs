//! Doubling decisions that are known.

use ::backgammon::{Position, Rules, Score, Stage, gnuid};
use anyhow::Context;
use backgammon_engine::{Answer, Engine, Limits, StopFlag};
use serde_json::Value;

/// Errors added up, and how often the decision is the same.
#[derive(Default)]
struct Sums {
    count: f64,
    no_double: f64,
    take: f64,
    lost_doubling: f64,
    lost_answering: f64,
    same: f64,
}

/// Prints how far off the equities of doubling decisions are, for money with the cube in the middle, and what the decisions lose.
pub fn run(engine: &mut Engine, limits: &Limits, known: &[Value]) -> anyhow::Result<()> {
    let mut sums = Sums::default();
    for known in known {
        let board = gnuid::read_position(known["posid"].as_str().context("no `posid`")?)?;
        let equity = |key: &str| known[key].as_f64().with_context(|| format!("no `{key}` in {known}"));
        let (no_double, take) = (equity("no_double")?, equity("take")?);
        let position = Position { board, stage: Stage::ToRoll, ..Position::start(Rules::STANDARD, Score::MONEY) };
        let advice = engine.cube(&position, limits, &StopFlag::new()).context("there is no cube")?;
        let (doubled, takes) = (take.min(1.0), take <= 1.0);
        sums.count += 1.0;
        sums.no_double += (f64::from(advice.no_double.0) - no_double).abs();
        sums.take += (f64::from(advice.double_take.0) - take).abs();
        let (doubles, answers) =
            (advice.doubles() == (doubled >= no_double), (advice.answer() == Answer::Take) == takes);
        sums.lost_doubling += if doubles { 0.0 } else { (doubled - no_double).abs() };
        sums.lost_answering += if answers { 0.0 } else { (take - 1.0).abs() };
        sums.same += f64::from(u8::from(doubles && answers));
    }
    let Sums { count, no_double, take, lost_doubling, lost_answering, same } = sums;
    println!(
        "{count} doubling decisions at {} plies: same {:.1} %, lost {:.4} by doubling, {:.4} by answering; equities off by {:.4} \
         without a double, {:.4} taken",
        limits.plies,
        100.0 * same / count,
        lost_doubling / count,
        lost_answering / count,
        no_double / count,
        take / count
    );
    Ok(())
}
