//! Legal squares, flips, passes, ends and refusals, against the oracle.

use reversi::{
    BrokenLine, Direction, Disc, Game, Goal, LineEnd, Move, Position, Refusal, Setup, Size, Square, Variant,
};

use crate::oracle::{Oracle, letter};
use crate::random::{self, Random};

const ALL: [Variant; 6] = [
    Variant::REVERSI,
    Variant::REVERSI_6,
    Variant::ANTI,
    Variant::ANTI_6,
    Variant { size: Size::Four, goal: Goal::Most },
    Variant { size: Size::Four, goal: Goal::Fewest },
];

fn square(size: Size, (file, rank): (i32, i32)) -> Square {
    size.at(file as u8, rank as u8).expect("a cell of the board")
}

/// All that can be asked of a position, against the oracle.
fn compare(position: &Position) {
    let size = position.size();
    let oracle = Oracle::of(position.board, size, position.to_move);
    assert_eq!(oracle.text(), position.board.text(size));
    let legal: Vec<Square> = oracle.legal().into_iter().map(|cell| square(size, cell)).collect();
    assert_eq!(position.legal().iter().collect::<Vec<_>>(), legal, "{oracle:?}");
    let reply = oracle.pass().legal();
    assert_eq!(position.opponent_legal().iter().count(), reply.len(), "{oracle:?}");
    assert_eq!(position.is_over(), oracle.is_over(), "{oracle:?}");
    assert_eq!(position.must_pass(), legal.is_empty() && !reply.is_empty(), "{oracle:?}");
    for rank in 0..i32::from(size.side()) {
        for file in 0..i32::from(size.side()) {
            compare_square(position, &oracle, file, rank);
        }
    }
    let anti = position.variant.goal == Goal::Fewest;
    match position.score() {
        None => assert!(!oracle.is_over(), "{oracle:?}"),
        Some(score) => {
            assert_eq!((score.black.into(), score.white.into()), oracle.score(anti), "{oracle:?}");
            let (black, white) = (oracle.count('X'), oracle.count('O'));
            let winner = match (black > white, black == white) {
                (_, true) => None,
                (more, _) => Some(if more == anti { Disc::White } else { Disc::Black }),
            };
            assert_eq!(score.winner, winner, "{oracle:?}");
        }
    }
}

fn compare_square(position: &Position, oracle: &Oracle, file: i32, rank: i32) {
    let size = position.size();
    let at = square(size, (file, rank));
    let mut flips: Vec<_> = oracle.flips_for(oracle.to_move, file, rank);
    flips.sort_by_key(|&(file, rank)| (rank, file));
    let flips: Vec<Square> = flips.into_iter().map(|cell| square(size, cell)).collect();
    assert_eq!(position.flips(at).iter().collect::<Vec<_>>(), flips, "{oracle:?}");
    match position.refusal(at) {
        None => {
            assert!(!flips.is_empty(), "{oracle:?}");
            let played = position.play(Move::At(at)).expect("it is not refused");
            assert_eq!(played.board.text(size), oracle.play(file, rank).text());
            assert_eq!(letter(played.to_move), oracle.play(file, rank).to_move);
        }
        Some(refusal) => {
            assert!(flips.is_empty(), "{oracle:?}");
            assert_eq!(position.play(Move::At(at)), Err(refusal));
            compare_refusal(position, oracle, at, refusal);
        }
    }
}

fn compare_refusal(position: &Position, oracle: &Oracle, at: Square, refusal: Refusal) {
    let taken = position.board.get(at);
    let over = oracle.is_over();
    match refusal {
        Refusal::GameOver => assert!(over),
        Refusal::Occupied { square, by } => assert_eq!((square, Some(by), over), (at, taken, false)),
        Refusal::MustPass => assert!(oracle.legal().is_empty() && !over && taken.is_none()),
        Refusal::FlipsNothing { square, line } => {
            assert_eq!((square, taken, over), (at, None, false));
            if let Some(line) = line {
                compare_line(position, at, line);
            }
        }
        other => panic!("{other:?} for a square of the board"),
    }
}

/// The line runs over that many discs of the opponent and ends as it says.
fn compare_line(position: &Position, at: Square, line: BrokenLine) {
    let mut last = at;
    for _ in 0..line.discs {
        last = last.step(line.direction).expect("the line lies on the board");
        assert_eq!(position.board.get(last), Some(!position.to_move));
    }
    let playable = position.size().playable();
    let next = last.step(line.direction).filter(|&square| playable.has(square));
    match line.end {
        LineEnd::Open(square) => assert_eq!((next, position.board.get(square)), (Some(square), None)),
        LineEnd::Edge(square) => assert_eq!((next, square), (None, last)),
    }
}

#[test]
fn random_games_agree_with_the_oracle() {
    let mut random = Random(1);
    for variant in ALL {
        let games = if variant.size == Size::Eight { 250 } else { 600 };
        for _ in 0..games {
            let game = random::game(&mut random, variant, 64);
            assert!(game.position().is_over());
            compare(&Position::start(variant));
            for ply in game.plies() {
                compare(&ply.after);
            }
        }
    }
}

#[test]
fn whole_games_agree_with_the_oracle_ply_by_ply() {
    let mut random = Random(2);
    for variant in ALL {
        for _ in 0..1000 {
            let game = random::game(&mut random, variant, 64);
            let mut oracle = Oracle::start(variant.size.side().into());
            for ply in game.plies() {
                assert_eq!(letter(ply.by), oracle.to_move);
                oracle = match ply.mv {
                    Move::Pass => {
                        assert!(oracle.legal().is_empty() && !oracle.is_over());
                        oracle.pass()
                    }
                    Move::At(square) => {
                        let margin = (8 - oracle.side() as i32) / 2;
                        oracle.play(i32::from(square.file()) - margin, i32::from(square.rank()) - margin)
                    }
                };
                assert_eq!(ply.after.board.text(variant.size), oracle.text());
            }
            assert!(oracle.is_over());
        }
    }
}

#[test]
fn boards_at_random_agree_with_the_oracle() {
    let mut random = Random(3);
    for variant in ALL {
        for round in 0..2000 {
            // From crowded to almost empty.
            let share = 2 + round % 12;
            let mut setup = Setup::standard(variant);
            for square in variant.size.squares() {
                let disc = match random.below(share + 2) {
                    0 => Some(Disc::Black),
                    1 => Some(Disc::White),
                    _ if Size::CENTRE.has(square) => Some(Disc::BOTH[random.below(2)]),
                    _ => None,
                };
                setup.board.set(square, disc);
            }
            setup.to_move = Disc::BOTH[random.below(2)];
            compare(&setup.position().expect("every board with a full centre is possible"));
        }
    }
}

#[test]
fn a_game_is_never_left_where_a_pass_is_due() {
    let mut random = Random(4);
    for variant in ALL {
        for discs in 0..60 {
            let game = random::game(&mut random, variant, discs);
            assert!(!game.position().must_pass());
            let passes = game.plies().iter().filter(|ply| ply.mv == Move::Pass).count();
            // A pass is followed by a move of the other side, so each one comes before a square played or to be played.
            let pending = usize::from(game.plies().last().is_some_and(|ply| ply.mv == Move::Pass));
            assert_eq!(game.passes_before().len() + pending, passes);
        }
    }
}

/// The refusal of a move by White on a board of one row of interest.
fn refusal(board: &str, to_move: Disc, name: &str) -> Refusal {
    let variant = Variant::REVERSI;
    let board = reversi::Board::parse(board, variant.size).expect("a board");
    let position = Position { board, to_move, variant };
    position.refusal(variant.size.square(name).expect("a square")).expect("a refusal")
}

fn name(text: &str) -> Square {
    Size::Eight.square(text).expect("a square")
}

#[test]
fn refusals_name_what_is_wrong() {
    const START: &str = "---------------------------OX------XO---------------------------";
    let flips_nothing = |square, line| Refusal::FlipsNothing { square: name(square), line };
    let line = |direction, discs, end| Some(BrokenLine { direction, discs, end });

    assert_eq!(refusal(START, Disc::Black, "a1"), flips_nothing("a1", None));
    assert_eq!(refusal(START, Disc::Black, "d4"), Refusal::Occupied { square: name("d4"), by: Disc::White });
    // e3 sees no white disc next to it for Black but e4 and d4: the diagonal d4 is open at c5.
    let open = LineEnd::Open(name("c5"));
    assert_eq!(refusal(START, Disc::Black, "e3"), flips_nothing("e3", line(Direction::DownLeft, 1, open)));

    // White discs from b1 to h1: from a1 the line runs to the edge.
    const EDGE: &str = "-OOOOOOO-------------------OX------XO---------------------------";
    let edge = LineEnd::Edge(name("h1"));
    assert_eq!(refusal(EDGE, Disc::Black, "a1"), flips_nothing("a1", line(Direction::Right, 7, edge)));

    // Black cannot move, White can.
    const PASS: &str = "OX-------------------------OO------OO---------------------------";
    assert_eq!(refusal(PASS, Disc::Black, "h8"), Refusal::MustPass);
    const OVER: &str = "---------------------------OO------OO---------------------------";
    assert_eq!(refusal(OVER, Disc::Black, "h8"), Refusal::GameOver);

    let start = Position::start(Variant::REVERSI);
    assert_eq!(start.play(Move::Pass), Err(Refusal::MayNotPass { legal: 4 }));
    let small = Position::start(Variant::REVERSI_6);
    let outside = Square::at(0, 0).expect("a square of the frame");
    assert_eq!(small.refusal(outside), Some(Refusal::OffBoard { square: outside }));
}

#[test]
fn a_refused_move_leaves_the_game_as_it_was() {
    let mut game = Game::new(Variant::REVERSI);
    let before = game.clone();
    assert!(game.play(name("a1")).is_err());
    assert_eq!(game, before);
}
