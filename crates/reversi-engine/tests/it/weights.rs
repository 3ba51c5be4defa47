//! The evaluation's weights: their file, and what every evaluation must keep to.

use std::sync::Arc;

use reversi::{Bitboard, Board, Goal, Position, Size, Square, Variant};
use reversi_engine::{Breadth, Centidiscs, Engine, Limits, Memory, NotWeights, StopFlag, Weights};

use crate::positions::Draw;

fn variants() -> impl Iterator<Item = Variant> {
    let goals = [Goal::Most, Goal::Fewest];
    [Size::Four, Size::Six, Size::Eight].into_iter().flat_map(move |size| goals.map(|goal| Variant { size, goal }))
}

/// The estimates of all moves, by what a first look says.
fn first_looks(engine: &mut Engine, position: &Position) -> Vec<(Square, Centidiscs)> {
    let limits = Limits { depth: Some(1), exact: 0, breadth: Breadth::All, ..Limits::default() };
    let analysis = engine.analyse(position, &limits, &StopFlag::new(), &mut |_| {});
    analysis.moves.iter().map(|mv| (mv.square, mv.value.centidiscs())).collect()
}

#[test]
fn every_variant_has_its_weights() {
    for variant in variants() {
        assert_eq!(Weights::of(variant).variant(), variant);
    }
}

/// A turned board is judged like the board, and so is one with the colours changed.
#[test]
fn turned_boards_are_judged_alike() {
    let turned = |square: Square| Square::at(square.rank(), 7 - square.file()).unwrap();
    let turn = |set: Bitboard| set.iter().map(turned).collect::<Bitboard>();
    let mut draw = Draw(29);
    for variant in variants() {
        let area = variant.size.area();
        for empties in [area - 5, area / 2, area / 4, 5] {
            let position = draw.position(variant, empties);
            let board = Board { black: turn(position.board.white), white: turn(position.board.black) };
            let other = Position { board, to_move: !position.to_move, variant };
            let mut engine = Engine::new(Memory::bytes(0));
            let mut expected: Vec<_> = first_looks(&mut engine, &position);
            expected.iter_mut().for_each(|(square, _)| *square = turned(*square));
            expected.sort();
            let mut found = first_looks(&mut engine, &other);
            found.sort();
            assert_eq!(found, expected, "{position:?}");
        }
    }
}

/// Weights of a variant that are all the same.
fn flat(variant: Variant, weight: i16) -> Vec<Vec<i16>> {
    vec![vec![weight; Weights::per_phase(variant.size)]; Weights::phases(variant.size)]
}

#[test]
fn an_engine_judges_by_the_weights_it_is_given() {
    let mut draw = Draw(31);
    for variant in variants() {
        let weights = Weights::unpack(&Weights::pack(variant, &flat(variant, 3))).unwrap();
        let mut engine = Engine::with_weights(Memory::bytes(0), Arc::new(weights));
        let position = draw.position(variant, variant.size.area() - 6);
        let mut terms = Vec::new();
        Weights::terms(&position, &mut terms);
        assert!(terms.iter().all(|&term| (term as usize) < Weights::per_phase(variant.size)));
        // The other side's estimate, seen by the mover.
        let expected = Centidiscs(-3 * terms.len() as i16);
        assert!(first_looks(&mut engine, &position).iter().all(|(_, value)| *value == expected), "{variant}");
    }
}

/// Bytes before the weights.
const HEAD: usize = 12;

#[test]
fn what_is_no_file_of_weights_is_refused() {
    let file = Weights::pack(Variant::REVERSI_6, &flat(Variant::REVERSI_6, 1));
    let mut wrong = file.clone();
    wrong[HEAD] ^= 1;
    for bytes in [&b""[..], b"VFRW", &file[..HEAD], &wrong, &[0; 4000]] {
        assert!(matches!(Weights::unpack(bytes), Err(NotWeights)), "{} bytes", bytes.len());
    }
}
