//! The books of proven openings against the solver, and against players who try anything.

use std::collections::HashSet;

use reversi::{Board, Disc, DiscDiff, Move, Position, Symmetry, Variant};
use reversi_engine::{Book, Bound, Breadth, Engine, Limits, Memory, StopFlag, Value};

use crate::positions::{Draw, slow};

const BOOKS: [Variant; 2] = [Variant::REVERSI_6, Variant::ANTI_6];

/// What the start is worth for Black.
const STARTS: [(Variant, i8); 2] = [(Variant::REVERSI_6, -4), (Variant::ANTI_6, 2)];

/// Positions of a book that the slow tests solve again, and games that they play by it: few where it ends early, because then each
/// takes long.
fn patience(variant: Variant) -> usize {
    if variant == Variant::ANTI_6 { 2 } else { 200 }
}

fn engine(book: bool) -> Engine {
    let mut engine = Engine::new(Memory::mebibytes(if slow() { 256 } else { 16 }));
    engine.set_book(book);
    engine
}

fn solve(engine: &mut Engine, position: &Position) -> DiscDiff {
    let limits = Limits { exact: u8::MAX, ..Limits::default() };
    match engine.analyse(position, &limits, &StopFlag::new(), &mut |_| {}).value {
        Value::Exact(value) => value,
        other => panic!("{position:?}: {other}"),
    }
}

#[test]
fn the_start_is_known_and_says_so() {
    for (variant, value) in STARTS {
        for breadth in [Breadth::Best, Breadth::All] {
            let limits = Limits { nodes: Some(1000), breadth, ..Limits::default() };
            let start = Position::start(variant);
            let analysis = engine(true).analyse(&start, &limits, &StopFlag::new(), &mut |_| {});
            assert_eq!(analysis.value, Value::Exact(DiscDiff(value)));
            assert!(analysis.moves.iter().all(|mv| mv.value == analysis.value && mv.bound == Bound::Equal));
            assert!(analysis.complete && analysis.moves.len() == 4);
            let searched = engine(false).analyse(&start, &limits, &StopFlag::new(), &mut |_| {});
            assert!(!searched.value.is_proven());
        }
    }
}

/// Whatever both sides play, so many moves are known.
#[test]
fn the_first_moves_are_all_known() {
    for (variant, moves) in [(Variant::REVERSI_6, 6), (Variant::ANTI_6, 4)] {
        let book = Book::of(variant).unwrap();
        let mut positions = HashSet::from([Position::start(variant)]);
        for done in 0..=moves {
            assert!(positions.iter().all(|position| book.get(position).is_some()), "{variant}, after {done} moves");
            let legal = |position: &Position| position.legal().iter().collect::<Vec<_>>();
            positions = positions
                .iter()
                .flat_map(|position| {
                    legal(position).into_iter().map(|square| position.play_unchecked(Move::At(square)))
                })
                .map(|after| if after.must_pass() { after.play_unchecked(Move::Pass) } else { after })
                .map(|position| position.least_image().0)
                .collect();
        }
    }
}

/// The quickest positions of each book; with `VOLTEFACE_SLOW` more, and of any.
#[test]
fn values_are_those_of_the_solver() {
    for variant in BOOKS {
        let (mut engine, mut draw) = (engine(false), Draw(5));
        let mut positions: Vec<_> = Book::of(variant).unwrap().positions().collect();
        positions.sort_by_key(|(position, _)| position.empty().count());
        if !slow() {
            positions.truncate(positions.len() / 4 + 1);
            positions.retain(|(position, _)| position.empty().count() <= 24);
        } else if variant == Variant::ANTI_6 {
            positions.truncate(60);
        }
        let count = if slow() { patience(variant) } else { 4 };
        for _ in 0..count.min(positions.len()) {
            let (position, known) = positions.swap_remove(draw.below(positions.len() as u64) as usize);
            assert_eq!(solve(&mut engine, &position), known.value, "{position:?}");
            if let Some(best) = known.best
                && slow()
            {
                let after = position.play(Move::At(best)).unwrap();
                assert_eq!(solve(&mut engine, &after), -known.value, "{position:?} {best}");
            }
        }
    }
}

/// A best move and any reply lead to another position of the book, and the worst of these is as good as promised.
#[test]
fn the_book_proves_itself() {
    for variant in BOOKS {
        let book = Book::of(variant).unwrap();
        let mut proven = 0;
        for (position, known) in book.positions() {
            let Some(best) = known.best else { continue };
            let after = position.play(Move::At(best)).unwrap();
            if let Some(worth) = book.worth(&after) {
                assert_eq!(worth, -known.value, "{position:?}");
                proven += 1;
            }
        }
        assert!(proven > 0, "{variant}");
    }
}

#[test]
fn images_are_answered_alike() {
    for variant in BOOKS {
        let (mut engine, mut draw) = (engine(true), Draw(8));
        let positions: Vec<_> = Book::of(variant).unwrap().positions().collect();
        let limits = Limits { nodes: Some(1000), ..Limits::default() };
        for _ in 0..50 {
            let (position, known) = positions[draw.below(positions.len() as u64) as usize];
            for symmetry in Symmetry::all() {
                for to_move in [Disc::Black, Disc::White] {
                    let own = symmetry.set(position.own());
                    let opp = symmetry.set(position.opp());
                    let board = match to_move {
                        Disc::Black => Board { black: own, white: opp },
                        Disc::White => Board { black: opp, white: own },
                    };
                    let image = Position { board, to_move, variant };
                    let analysis = engine.analyse(&image, &limits, &StopFlag::new(), &mut |_| {});
                    assert_eq!(analysis.value, Value::Exact(known.value));
                    assert!(analysis.best.is_none_or(|best| image.legal().has(best)));
                }
            }
        }
    }
}

/// How the other side chooses.
#[derive(Clone, Copy, Debug)]
enum Opponent {
    Random,
    /// The most discs at once.
    Greedy,
}

fn reply(opponent: Opponent, position: &Position, draw: &mut Draw) -> Move {
    let squares: Vec<_> = position.legal().iter().collect();
    let square = match opponent {
        Opponent::Random => squares[draw.below(squares.len() as u64) as usize],
        Opponent::Greedy => {
            let most = squares.iter().map(|&square| position.flips(square).count()).max().unwrap();
            let best: Vec<_> = squares.into_iter().filter(|&square| position.flips(square).count() == most).collect();
            best[draw.below(best.len() as u64) as usize]
        }
    };
    Move::At(square)
}

/// The final difference for the book's side, which plays whatever the engine says.
fn play(engine: &mut Engine, variant: Variant, side: Disc, opponent: Opponent, draw: &mut Draw) -> i8 {
    let limits = Limits { exact: u8::MAX, ..Limits::default() };
    let mut position = Position::start(variant);
    loop {
        if let Some(diff) = position.final_diff() {
            return if position.to_move == side { diff.0 } else { -diff.0 };
        }
        let mv = if position.legal().is_empty() {
            Move::Pass
        } else if position.to_move == side {
            Move::At(engine.analyse(&position, &limits, &StopFlag::new(), &mut |_| {}).best.unwrap())
        } else {
            reply(opponent, &position, draw)
        };
        position = position.play(mv).unwrap();
    }
}

/// A matter of minutes where the book ends early: only with `VOLTEFACE_SLOW`.
#[test]
fn whoever_plays_by_the_book_gets_what_the_start_is_worth() {
    for (variant, value) in STARTS {
        let (mut engine, mut draw) = (engine(true), Draw(13));
        for game in 0..if slow() { patience(variant) } else { 0 } {
            let side = if game % 2 == 0 { Disc::Black } else { Disc::White };
            let opponent = if game % 4 < 2 { Opponent::Random } else { Opponent::Greedy };
            let least = if side == Disc::Black { value } else { -value };
            let got = play(&mut engine, variant, side, opponent, &mut draw);
            assert!(got >= least, "{variant} {side:?} against {opponent:?}: {got}");
        }
    }
}
