//! Bear-off tables against exact values computed elsewhere.

use backgammon_engine::{OneSided, TwoSided};

use crate::data::{home, text};

#[test]
fn one_sided() {
    let Some(text) = text("bearoff_onesided.csv") else { return };
    let table = OneSided::get();
    let mut count = 0;
    for line in text.lines().skip(1) {
        let fields: Vec<&str> = line.split(',').collect();
        let rolls = table.rolls(home(fields[0]));
        let number = |text: &str| text.parse::<f32>().expect("a number");
        assert!((rolls.mean() - number(fields[1])).abs() < 1e-4, "{line}: mean {}", rolls.mean());
        for (chance, known) in rolls.chances().iter().zip(&fields[3..]) {
            assert!((chance - number(known)).abs() < 2e-5, "{line}: {chance} is not {known}");
        }
        count += 1;
    }
    assert!(count > 1_000, "{count} homes");
}

#[test]
fn two_sided_with_the_cube() {
    let Some(text) = text("bearoff_twosided_money.csv") else { return };
    let table = TwoSided::get();
    let mut count = 0;
    for line in text.lines().skip(1) {
        let (sides, values) = line.split_once(',').expect("fields");
        let (own, opp) = sides.split_once('|').expect("two sides");
        let ending = table.ending(home(own), home(opp)).expect("in the table");
        let ours = [
            ending.win,
            ending.cube_theirs,
            ending.centred_not_doubled,
            ending.own_not_doubled,
            ending.centred,
            ending.own,
        ];
        for (ours, known) in ours.iter().zip(values.split(',')) {
            let known: f32 = known.parse().expect("a number");
            assert!((ours - known).abs() < 2e-5, "{line}: {ours} is not {known}");
        }
        count += 1;
    }
    assert!(count > 1_000, "{count} positions");
}

/// Known values (`facts.json`).
#[test]
fn known_chances() {
    let table = OneSided::get();
    let within_one = |counts: [u8; 6]| table.rolls(counts).chances()[1];
    let check = |counts: [u8; 6], of_36: f32| assert!((within_one(counts) - of_36 / 36.0).abs() < 1e-6, "{counts:?}");
    check([0, 0, 0, 1, 0, 0], 34.0);
    check([0, 0, 0, 0, 1, 0], 31.0);
    check([0, 0, 0, 0, 0, 1], 27.0);
    check([0, 1, 0, 0, 1, 0], 19.0);
    assert!((table.rolls([15, 0, 0, 0, 0, 0]).mean() - 6.979_592).abs() < 1e-5);
    assert!((table.rolls([0, 0, 0, 0, 0, 15]).mean() - 12.266_187).abs() < 1e-5);
    let stacks = table.rolls([8, 0, 0, 0, 0, 0]).before(table.rolls([6, 0, 0, 0, 0, 0]));
    assert!((stacks - 0.301_055).abs() < 1e-5, "{stacks}");
}
