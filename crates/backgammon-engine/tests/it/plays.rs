//! Ranked plays.

use backgammon::{Plays, Position, Rules, Score, Setup, Stage};
use backgammon_engine::{Engine, Limits, RankedPlay, StopFlag, Width};

fn plays(id: &str, roll: &str, limits: Limits) -> Vec<RankedPlay> {
    let mut position = id.parse::<Setup>().unwrap().position().unwrap();
    position.stage = Stage::ToPlay(roll.parse().unwrap());
    Engine::new().plays(&position, &limits, &StopFlag::new())
}

/// Plays that every player knows.
#[test]
fn first_plays() {
    for (roll, best) in [("31", "8/5 6/5"), ("42", "8/4 6/4"), ("61", "13/7 8/7"), ("53", "8/3 6/3"), ("65", "24/13")] {
        let mut position = Position::start(Rules::STANDARD, Score::MONEY);
        position.stage = Stage::ToPlay(roll.parse().unwrap());
        let ranked = Engine::new().plays(&position, &Limits::plies(0), &StopFlag::new());
        assert_eq!(ranked[0].play.to_string(), best, "{roll}");
    }
}

#[test]
fn all_legal_plays_are_ranked() {
    let start = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";
    for limits in [Limits::plies(0), Limits::plies(1), Limits { plies: 1, width: Width::All }] {
        let ranked = plays(start, "32", limits);
        let position = start.parse::<Setup>().unwrap().position().unwrap();
        assert_eq!(ranked.len(), Plays::of(&position.board, "32".parse().unwrap()).len());
        let deep = ranked.iter().filter(|play| play.plies == limits.plies).count();
        assert!(deep >= 1 && (limits.width != Width::All || deep == ranked.len()));
        let (deep, rest) = ranked.split_at(deep);
        assert!(deep.is_sorted_by(|one, other| one.equity >= other.equity));
        assert!(rest.is_sorted_by(|one, other| one.equity >= other.equity) && rest.iter().all(|play| play.plies == 0));
    }
    assert!(plays(start, "11", Limits::plies(0)).len() > 20);
}

/// With the match at hand, gammons beyond need do not count.
#[test]
fn the_score_counts() {
    let id = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:6:6:0:7:10";
    let ranked = plays(id, "43", Limits::plies(0));
    for play in &ranked {
        let mwc = play.mwc.expect("a match");
        assert!((mwc - play.outcomes.win).abs() < 1e-5, "{play:?}");
    }
}
