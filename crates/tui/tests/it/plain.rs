//! The line mode: whole games in words.

use reversi::Variant;
use tui::choice::{Choice, Opponent};
use words::Lang;

use crate::{Bench, bench, holds, still};

fn plain(lang: Lang, choice: Choice) -> Bench {
    let mut bench = bench(lang, still(), choice);
    bench.state.plain = true;
    bench.begin();
    bench
}

/// Plays a game to its end; each move is the first that the line mode names as legal.
fn whole(lang: Lang, variant: Variant, opponent: Opponent) -> Vec<String> {
    let mut bench = plain(lang, Choice { variant, opponent, level: table::Level::NOVICE, ..Choice::default() });
    let legal = match lang {
        Lang::En => "You may play ",
        Lang::Fr => "Vous pouvez jouer ",
    };
    for _ in 0..70 {
        let last = bench.said.last().unwrap().clone();
        match last.strip_prefix(legal) {
            Some(squares) => bench.line(squares.split([',', '.']).next().unwrap()),
            None if last.contains("Enter") || last.contains("Entrée") => bench.line(""),
            None => break,
        }
    }
    bench.said
}

#[test]
fn a_whole_game_of_each_variant_in_both_languages() {
    for variant in Variant::PLAYED {
        for (lang, over) in [(Lang::En, ["wins", "win ", "draw"]), (Lang::Fr, ["gagne", "gagnez", "nulle"])] {
            for opponent in [Opponent::Person, Opponent::Computer] {
                let said = whole(lang, variant, opponent);
                let end = &said[said.len().saturating_sub(3)..];
                let told = end.iter().any(|line| over.iter().any(|word| line.contains(word)));
                assert!(told, "{variant} {opponent:?}: {end:#?}");
                assert!(said.iter().all(|line| !line.contains('{')), "{said:#?}");
            }
        }
    }
}

#[test]
fn everything_can_be_asked_in_words() {
    let mut bench = plain(Lang::En, Choice { opponent: Opponent::Person, ..Choice::default() });
    for line in ["d3", "", "1", "7", "board", "draw", "score", "legal", "moves", "help", "back", "last", "undo", "zz"] {
        bench.line(line);
    }
    let said = bench.said.join("\n");
    for part in [
        "Reversi. Black: Person. White: Person.",
        "Black d3, 1 disc flipped",
        "Options\n1 Level: 5 · normal",
        "Level 7",
        "Row 3: d3, black.",
        "3 - - . X . - - -",
        "White to move",
        "1, Black d3.",
        "hint, tip - suggest a move",
        "Taken back",
        "“zz” is not a square",
    ] {
        holds(&said, part);
    }
}

#[test]
fn a_script_may_leave_passes_out_or_name_them() {
    let game = include_str!("../../../../assets/example/8x8.txt").trim();
    let moves: Vec<&str> = game.as_bytes().chunks(2).map(|pair| std::str::from_utf8(pair).unwrap()).collect();
    for ack in [None, Some("pass"), Some("")] {
        let mut bench = plain(Lang::En, Choice { opponent: Opponent::Person, ..Choice::default() });
        for square in &moves {
            bench.line(square);
            if let (true, Some(line)) = (bench.state.game.as_ref().unwrap().pass.is_some(), ack) {
                bench.line(line);
            }
        }
        holds(&bench.said.join("\n"), "Black wins 47–17");
    }
}

#[test]
fn a_position_is_set_up_by_lines() {
    let mut bench = plain(Lang::En, Choice { opponent: Opponent::Person, ..Choice::default() });
    for line in ["setup", "corners 4 white", "x b1 c1", "empty a1", "turn", "corners 9", "done"] {
        bench.line(line);
    }
    let said = bench.said.join("\n");
    holds(&said, "A board has four corners: say 0 to 4");
    holds(&said, "Row 1: b1, black; c1, black; h1, white.");
    assert_eq!(bench.said.iter().rev().find(|line| line.contains("to move")).unwrap(), "White to move");
    let board = "---------------------------XO------OX---------------------------";
    bench.line(&format!("setup {board} O"));
    bench.line("");
    let game = bench.state.game.as_ref().unwrap();
    assert_eq!(game.reversi().setup().start.text(), format!("8x8 {board} O"));
}

#[test]
fn the_first_screen_is_a_list_to_answer() {
    let mut bench = bench(Lang::Fr, still(), Choice::default());
    bench.state.plain = true;
    for line in ["3", "2", "99", "quoi", "langue", ""] {
        bench.line(line);
    }
    let said = bench.said.join("\n");
    for part in [
        "Adversaire : Deux personnes",
        "Jeu : Reversi 6×6",
        "Ce numéro n’existe pas",
        "« quoi » n’est ni un numéro ni une commande",
        "English, then.",
        "Reversi 6×6. Black: Person. White: Person.",
    ] {
        holds(&said.replace('\u{a0}', " "), part);
    }
}
