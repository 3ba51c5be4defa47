//! Each line of an opening list is legal, of eight moves, and the only one that leads where it leads.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use reversi::{Board, Game, Variant};

/// The eight texts of a board that is turned and mirrored.
fn images(board: Board, variant: Variant) -> HashSet<String> {
    let side = usize::from(variant.size.side());
    let text: Vec<char> = board.text(variant.size).chars().collect();
    let mut images = HashSet::new();
    for image in 0..8 {
        let square = |row: usize, column: usize| {
            let (row, column) = if image & 1 == 0 { (row, column) } else { (column, row) };
            let row = if image & 2 == 0 { row } else { side - 1 - row };
            let column = if image & 4 == 0 { column } else { side - 1 - column };
            text[row * side + column]
        };
        images.insert((0..side * side).map(|at| square(at / side, at % side)).collect());
    }
    images
}

fn check(name: &str, variant: Variant, least: usize) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/xot").join(name);
    let text = fs::read_to_string(&path).unwrap();
    let mut seen = HashSet::new();
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    assert!(lines.len() >= least, "{name}: {} lines", lines.len());
    for line in lines {
        assert_eq!(line.len(), 16, "{line}");
        let mut game = Game::new(variant);
        for at in (0..16).step_by(2) {
            let square = variant.size.square(&line[at..at + 2]).unwrap();
            game.play(square).unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
        }
        assert_eq!(game.plies().len(), 8, "{line}: no passes");
        assert!(!game.position().is_over(), "{line}");
        for image in images(game.position().board, variant) {
            assert!(seen.insert(image), "{line} leads where another line does");
        }
    }
}

#[test]
fn openings() {
    check("8x8.txt", Variant::REVERSI, 3000);
    check("6x6.txt", Variant::REVERSI_6, 86);
    check("anti.txt", Variant::ANTI, 400);
    check("anti6x6.txt", Variant::ANTI_6, 97);
}
