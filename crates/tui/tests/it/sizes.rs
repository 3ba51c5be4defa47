//! Every size of the terminal.

use tui::key::Key;
use tui::{Look, Palette};
use words::Lang;

use crate::{bench, holds, still};

#[test]
fn no_size_of_any_screen_panics_and_a_small_one_says_so() {
    let looks = [
        still(),
        Look { palette: Palette::Sixteen, ..still() },
        Look { palette: Palette::Mono, ..still() },
        Look { ascii: true, ..still() },
    ];
    for look in looks {
        // The first screen, a game, the menu, the help, the editor, a question.
        for keys in [&[][..], &[Key::Enter], &[Key::Enter, Key::Enter], &[Key::Char('?')], &[Key::F(4)], &[Key::F(8)]] {
            let mut bench = bench(Lang::Fr, look, Default::default());
            bench.keys(keys);
            for columns in [1, 2, 5, 10, 21, 22, 23, 33, 44, 60, 79, 80, 100, 160] {
                for rows in [1, 2, 5, 11, 12, 13, 17, 21, 22, 23, 24, 30, 40, 60] {
                    bench.paint(columns, rows);
                    bench.send(tui::Input::Click(columns / 2, rows / 3));
                    bench.key(Key::Esc);
                }
            }
            bench.paint(80, 24);
        }
    }
    let mut bench = bench(Lang::En, still(), Default::default());
    holds(&crate::text(&bench.paint(20, 6)), "Too small: 22×12");
    holds(&crate::text(&bench.paint(1, 1)), "T");
    holds(&bench.screen(), "A game?");
}

#[test]
fn from_the_least_size_on_the_board_and_the_score_are_there() {
    let (columns, rows) = tui::view::least(reversi::Size::Eight);
    for (columns, rows) in [(columns, rows), (30, 12), (60, 14), (80, 24), (120, 40), (200, 60)] {
        let mut bench = bench(Lang::En, Look { ascii: true, ..still() }, Default::default());
        bench.begin();
        let screen = crate::text(&bench.paint(columns, rows));
        holds(&screen, "X 2  O 2");
        assert!(screen.matches('O').count() >= 3, "{columns}×{rows}\n{screen}");
    }
}
