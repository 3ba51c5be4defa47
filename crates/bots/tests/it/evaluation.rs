//! What an evaluation of Reversi finds out, round by round.

use bots::{Evaluation, Player, StopFlag, Sure};
use reversi::{Setup, Variant};
use table::AnyTable;

/// A game between strong and weak with 25 empty squares and two legal moves: White, to move, loses by a lot.
const LOST: &str = "f5f4f3f6d6g4h3c7d7g6e6e7f7f8g3c4c5b5c6d3g5f2h6g7e2b7f1h4h5g2b6d2a5b4h8";

fn round(player: &mut Player, table: &AnyTable, round: usize) -> Evaluation {
    player.evaluate(table, 0, round, &StopFlag::new(), &mut |_| {}).expect("there is a move")
}

#[test]
fn before_the_winner_is_proven_the_likely_one_is_told() {
    let position = reversi::transcript::read(LOST, Variant::REVERSI).unwrap().position();
    assert_eq!(position.empty().count(), 25);
    let occupants = "person, person".parse().unwrap();
    let table = AnyTable::new("reversi", &Setup::from(position).text(), occupants).unwrap();
    let mut player = Player::new();
    let likely = round(&mut player, &table, 1);
    assert!(!likely.done, "a proof is still to come");
    for action in &likely.actions {
        assert!(matches!(action.worth.sure, Sure::LikelyOutcome { percent: 1..=99 }), "{action:?}");
        assert_eq!(action.worth.value, -1.0);
    }
    let proven = round(&mut player, &table, 2);
    assert!(proven.done);
    assert_eq!((proven.worth.value, proven.worth.sure), (-1.0, Sure::Outcome));
}
