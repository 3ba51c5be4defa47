//! What hints say in whole games, looked into again the slow way.

use std::collections::BTreeMap;

use bots::reversi::why;
use reversi::{Bitboard, Goal, Move, Position, Square, Variant};
use reversi_engine::{Analysis, Engine, Limits, Memory, Outcome, StopFlag};
use table::{Arg, Reason};

use crate::catalogue::has_all;
use crate::positions::Draw;

/// A hint and its position.
struct Told<'a> {
    position: &'a Position,
    analysis: &'a Analysis,
    reason: &'a Reason,
    square: Square,
    after: Position,
}

impl Told<'_> {
    fn text(&self, name: &str) -> &str {
        match self.reason.args.iter().find(|(other, _)| *other == name) {
            Some((_, Arg::Text(text))) => text,
            other => panic!("{name}: {other:?}"),
        }
    }

    fn count(&self, name: &str) -> i64 {
        match self.reason.args.iter().find(|(other, _)| *other == name) {
            Some((_, Arg::Number(number))) => *number,
            other => panic!("{name}: {other:?}"),
        }
    }

    fn corner(&self) -> Square {
        let corner = self.position.size().square(self.text("corner")).unwrap();
        assert!(self.position.size().corners().has(corner));
        corner
    }

    /// The positions after the other moves.
    fn others(&self) -> impl Iterator<Item = Position> {
        let others = self.position.legal().iter().filter(|&square| square != self.square);
        others.map(|square| self.position.play_unchecked(Move::At(square)))
    }

    fn corners(&self, position: &Position) -> Bitboard {
        position.legal() & position.size().corners()
    }

    /// Whether the square's region has so many empty squares left, found by walking from square to square.
    fn region(&self) -> usize {
        let mut reached: Vec<Square> = vec![self.square];
        let mut at = 0;
        while at < reached.len() {
            let from = reached[at];
            for square in self.after.empty() {
                let near = from.file().abs_diff(square.file()) <= 1 && from.rank().abs_diff(square.rank()) <= 1;
                if near && !reached.contains(&square) {
                    reached.push(square);
                }
            }
            at += 1;
        }
        reached.len() - 1
    }

    /// Whether the sentence is true.
    fn is_true(&self) -> bool {
        let outcome = self.analysis.value.outcome();
        let goal = self.position.variant.goal;
        let corners = |position: &Position| !self.corners(position).is_empty();
        match self.reason.key {
            "hint-only-move" => self.position.legal().count() == 1,
            "hint-all-alike" => self.others().all(|other| other.legal().count() == self.after.legal().count()),
            "hint-wipe-out" => self.after.own().is_empty() && goal == Goal::Most,
            "hint-only-win" => outcome == Some(Outcome::Win),
            "hint-only-draw" => outcome == Some(Outcome::Draw),
            "hint-wins-by" | "hint-loses-by" => {
                let signed = self.text("value").replace('\u{2212}', "-").parse::<i64>().unwrap();
                signed.abs() == self.count("count") && (signed > 0) == (self.reason.key == "hint-wins-by")
            }
            "hint-wins" => outcome == Some(Outcome::Win),
            "hint-draws" => outcome == Some(Outcome::Draw),
            "hint-loses" => outcome == Some(Outcome::Loss),
            "hint-corner" => self.position.size().corners().has(self.square),
            "hint-forces-pass" => self.after.legal().is_empty() && !self.after.is_over(),
            "hint-closes-corner" => {
                let corner = self.corner();
                self.position.opponent_legal().has(corner) && !self.after.legal().has(corner)
            }
            "hint-only-no-corner" => !corners(&self.after) && self.others().all(|other| corners(&other)),
            "hint-no-corner" => {
                let givers = self.others().filter(corners).count();
                !corners(&self.after) && givers as i64 == self.count("count")
            }
            "hint-attacks-corner" => {
                let corner = self.corner();
                !self.position.legal().has(corner) && self.after.opponent_legal().has(corner)
            }
            "hint-parity" | "hint-last-in-region" => {
                let left = self.region();
                left.is_multiple_of(2) && left as i64 == self.count("count")
            }
            "hint-stable" => self.count("count") >= 2,
            "hint-mobility" => i64::from(self.after.legal().count()) == self.count("count"),
            "hint-quiet" | "hint-opens-little" => {
                let flips = self.position.flips(self.square);
                let open = |disc: &Square| {
                    self.after
                        .empty()
                        .iter()
                        .any(|empty| disc.file().abs_diff(empty.file()) <= 1 && disc.rank().abs_diff(empty.rank()) <= 1)
                };
                let most = if self.reason.key == "hint-quiet" { 0 } else { 1 };
                flips.iter().filter(open).count() == most && i64::from(flips.count()) == self.count("count")
            }
            "hint-forces-corner" => corners(&self.after) && self.corners(&self.after) == self.after.legal(),
            "hint-offers-corner" => self.after.legal().has(self.corner()),
            "hint-leaves-corner" => self.position.legal().has(self.corner()) && self.corner() != self.square,
            "hint-feeds" => {
                let count = self.count("count");
                self.after.legal().iter().all(|reply| i64::from(self.after.flips(reply).count()) >= count)
            }
            "hint-takes-few" => i64::from(self.position.flips(self.square).count()) == self.count("count"),
            "hint-searched" => self.count("depth") == i64::from(self.analysis.depth),
            key => panic!("{key} is new: say here when it is true"),
        }
    }
}

/// Reasons that only belong to one goal.
fn fits_goal(key: &str, goal: Goal) -> bool {
    const MOST: [&str; 11] = [
        "hint-corner",
        "hint-forces-pass",
        "hint-closes-corner",
        "hint-only-no-corner",
        "hint-no-corner",
        "hint-attacks-corner",
        "hint-parity",
        "hint-last-in-region",
        "hint-stable",
        "hint-quiet",
        "hint-opens-little",
    ];
    const FEWEST: [&str; 5] =
        ["hint-forces-corner", "hint-offers-corner", "hint-leaves-corner", "hint-feeds", "hint-takes-few"];
    match goal {
        Goal::Most => !FEWEST.contains(&key),
        Goal::Fewest => !MOST.contains(&key),
    }
}

#[test]
fn hints_in_whole_games_are_true() {
    let mut engine = Engine::new(Memory::mebibytes(2));
    let limits = Limits { nodes: Some(3_000), depth: Some(3), exact: 8, outcome: 10, ..Limits::default() };
    let mut draw = Draw(88_172_645_463_325_252);
    let mut told: BTreeMap<&str, u32> = BTreeMap::new();
    for variant in Variant::PLAYED {
        for _ in 0..12 {
            let mut position = Position::start(variant);
            while !position.is_over() {
                if position.must_pass() {
                    position = position.play_unchecked(Move::Pass);
                    continue;
                }
                let analysis = engine.analyse(&position, &limits, &StopFlag::new(), &mut |_| {});
                let reason = why(&position, &analysis).unwrap();
                let square = analysis.best.unwrap();
                let after = position.play_unchecked(Move::At(square));
                let said = Told { position: &position, analysis: &analysis, reason: &reason, square, after };
                assert_eq!(said.text("square"), position.size().name(square).to_string());
                assert!(said.is_true(), "{reason}: {position:?}");
                assert!(fits_goal(reason.key, variant.goal), "{reason} in {variant}");
                let names: Vec<&str> = reason.args.iter().map(|&(name, _)| name).collect();
                assert!(has_all(reason.key, &names), "{reason}");
                *told.entry(reason.key).or_default() += 1;
                let legal: Vec<Square> = position.legal().iter().collect();
                let next = if draw.below(4) == 0 { legal[draw.below(legal.len())] } else { square };
                position = position.play_unchecked(Move::At(next));
            }
        }
    }
    assert!(told.len() >= 22, "{told:?}");
    let positions: u32 = told.values().sum();
    assert!(told["hint-searched"] * 2 < positions, "most hints say something: {told:?}");
}
