//! The official count.

use reversi::{Board, Disc, DiscDiff, Position, Score, Size, Variant};

/// A board of so many black and white discs; where they lie does not matter to the count.
fn board(size: Size, black: usize, white: usize) -> Board {
    let empty = usize::from(size.area()) - black - white;
    Board::parse(&("X".repeat(black) + &"O".repeat(white) + &"-".repeat(empty)), size).expect("a board")
}

fn check(variant: Variant, discs: (usize, usize), winner: Option<Disc>, text: &str) {
    let score = Score::of(board(variant.size, discs.0, discs.1), variant);
    assert_eq!((score.winner, score.to_string().as_str()), (winner, text), "{variant} {discs:?}");
}

#[test]
fn the_empties_go_to_the_winner() {
    let (black, white) = (Some(Disc::Black), Some(Disc::White));
    check(Variant::REVERSI, (33, 24), black, "40-24");
    check(Variant::REVERSI, (24, 33), white, "24-40");
    check(Variant::REVERSI, (32, 32), None, "32-32");
    check(Variant::REVERSI, (30, 30), None, "32-32");
    check(Variant::REVERSI, (13, 0), black, "64-0");
    check(Variant::REVERSI, (0, 20), white, "0-64");
    check(Variant::REVERSI, (63, 1), black, "63-1");
    check(Variant::REVERSI_6, (18, 18), None, "18-18");
    check(Variant::REVERSI_6, (16, 16), None, "18-18");
    check(Variant::REVERSI_6, (16, 20), white, "16-20");
    check(Variant::REVERSI_6, (9, 0), black, "36-0");
}

#[test]
fn anti_counts_as_the_discs_lie() {
    let (black, white) = (Some(Disc::Black), Some(Disc::White));
    check(Variant::ANTI, (33, 24), white, "33-24");
    check(Variant::ANTI, (24, 33), black, "24-33");
    check(Variant::ANTI, (13, 0), white, "13-0");
    check(Variant::ANTI, (0, 13), black, "0-13");
    check(Variant::ANTI, (32, 32), None, "32-32");
    check(Variant::ANTI, (30, 30), None, "30-30");
    check(Variant::ANTI_6, (17, 19), black, "17-19");
}

#[test]
fn the_difference_is_the_movers() {
    let check = |variant: Variant, to_move, expect| {
        let position = Position { board: board(variant.size, 64, 0), to_move, variant };
        assert_eq!(position.final_diff(), Some(DiscDiff(expect)));
    };
    check(Variant::REVERSI, Disc::Black, 64);
    check(Variant::REVERSI, Disc::White, -64);
    check(Variant::ANTI, Disc::Black, -64);
    check(Variant::ANTI, Disc::White, 64);
    assert_eq!(Position::start(Variant::REVERSI).final_diff(), None);
}
