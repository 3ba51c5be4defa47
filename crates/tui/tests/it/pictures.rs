//! Pictures of every view, in both languages, in colours and without.

use std::collections::BTreeMap;

use ratatui::buffer::Buffer;
use ratatui::style::Style;
use reversi::{Disc, Variant};
use store::{Cursor, GameId, Millis};
use tui::card::{Card, Kind};
use tui::choice::{Choice, Colour, Opponent};
use tui::key::Key;
use tui::{Input, Look, Palette};
use words::Lang;

use crate::{Bench, bench, still, text};

/// A screen as text, and under it the styles: a letter for each, and what it stands for.
fn picture(buffer: &Buffer) -> String {
    let mut letters: BTreeMap<String, char> = BTreeMap::new();
    let mut rows = Vec::new();
    for row in buffer.content.chunks(usize::from(buffer.area.width)) {
        let mut line = String::new();
        for cell in row {
            let style = cell.style();
            let bare = Style::new().fg(ratatui::style::Color::Reset).bg(ratatui::style::Color::Reset);
            let style = format!("{:?} on {:?} {:?}", style.fg, style.bg, style.add_modifier);
            let is_bare = style == format!("{:?} on {:?} {:?}", bare.fg, bare.bg, bare.add_modifier);
            let next = char::from(b'A' + letters.len() as u8);
            line.push(if is_bare { ' ' } else { *letters.entry(style).or_insert(next) });
        }
        rows.push(line.trim_end().to_owned());
    }
    let mut legend: Vec<(char, String)> = letters.into_iter().map(|(style, letter)| (letter, style)).collect();
    legend.sort();
    let legend: Vec<String> = legend.into_iter().map(|(letter, style)| format!("{letter}: {style}")).collect();
    format!("{}\n\n{}\n\n{}", text(buffer), rows.join("\n"), legend.join("\n"))
}

/// A view's name, and what leads to it.
type View = (&'static str, fn(&mut Bench));

/// The views.
fn views() -> Vec<View> {
    let mut views = reversi_views();
    views.extend(backgammon_views());
    views
}

fn backgammon_views() -> Vec<View> {
    vec![
        ("backgammon-first", |bench| bench.state.choice.backgammon = true),
        ("backgammon-play", |bench| {
            crate::backgammon::opened(bench);
            bench.key(Key::Char('q'));
            bench.key(Key::Char('b'));
        }),
        ("backgammon-menu", |bench| {
            crate::backgammon::opened(bench);
            bench.key(Key::Enter);
        }),
        ("backgammon-arrows", |bench| {
            crate::backgammon::opened(bench);
            bench.keys(&[Key::Left, Key::Left, Key::Left, Key::Left, Key::Enter]);
        }),
        ("backgammon-moving", |bench| {
            bench.state.look.motion = true;
            crate::backgammon::opened(bench);
            bench.time(1_000);
            bench.typed("8/5 6/5");
            bench.time(1_100);
        }),
        ("backgammon-double", |bench| {
            crate::backgammon::opened(bench);
            bench.typed(":take both");
            bench.typed("8/5 6/5");
            bench.keys(&[Key::Char('d'), Key::Char('n')]);
        }),
        ("backgammon-over", |bench| {
            crate::backgammon::opened(bench);
            bench.typed(":take both");
            bench.typed(":resign gammon");
            bench.key(Key::Char('y'));
        }),
        ("backgammon-editor", |bench| {
            bench.state.choice.backgammon = true;
            bench.keys(&[Key::F(4), Key::Char('x'), Key::Left, Key::Char('o'), Key::Char('c')]);
            bench.typed("42");
        }),
        ("backgammon-help", |bench| {
            crate::backgammon::opened(bench);
            bench.key(Key::F(1));
        }),
    ]
}

fn reversi_views() -> Vec<View> {
    vec![
        ("first", |_| {}),
        ("game", |bench| {
            bench.begin();
            bench.typed("d3");
            bench.typed("a1");
        }),
        ("menu", |bench| {
            bench.begin();
            bench.keys(&[Key::Enter, Key::Down]);
        }),
        ("levels", |bench| {
            bench.begin();
            bench.key(Key::F(3));
        }),
        ("hint", |bench| {
            bench.begin();
            bench.typed("d3");
            bench.keys(&[Key::Tab, Key::Right]);
        }),
        ("replay", |bench| {
            bench.key(Key::F(7));
            bench.keys(&[Key::PageDown; 9]);
        }),
        ("editor", |bench| bench.keys(&[Key::F(4), Key::Char('3'), Key::Right, Key::Char('o')])),
        ("help", |bench| bench.key(Key::F(1))),
        ("pass", |bench| {
            let game = include_str!("../../../../assets/example/8x8.txt").trim();
            bench.send(Input::Loaded(game[..96].to_owned()));
            bench.typed("g1");
        }),
        ("games", |bench| bench.send(Input::Games(vec![card(b"firstone", true), card(b"othergam", false)], true))),
        ("question", |bench| {
            bench.send(Input::Games(vec![card(b"firstone", true)], false));
            bench.key(Key::Delete);
        }),
        ("demonstration", |bench| {
            bench.thinks = false;
            bench.time(40_000);
        }),
        ("end", |bench| {
            bench.state.choice = Choice { variant: Variant::ANTI_6, opponent: Opponent::Demo, ..Choice::default() };
            bench.begin();
        }),
    ]
}

/// A game of the list.
fn card(name: &[u8; 8], over: bool) -> Card {
    let id = GameId::from_random(*name);
    let occupants = "person, computer 4".parse().ok();
    let place = Cursor { updated_at: Millis(0), id };
    Card { id, kind: Kind::Reversi(Variant::REVERSI), occupants, count: "34-30".to_owned(), over, plies: 12, place }
}

fn choice() -> Choice {
    Choice { colour: Colour::Is(Disc::Black), ..Choice::default() }
}

#[test]
fn views_in_both_languages_and_both_colour_modes() {
    for (name, lead) in views() {
        for lang in Lang::ALL {
            for (mode, palette) in [("colours", Palette::Full), ("mono", Palette::Mono)] {
                let mut bench = bench(lang, Look { palette, ..still() }, choice());
                lead(&mut bench);
                insta::assert_snapshot!(format!("{name}-{lang}-{mode}"), picture(&bench.paint(80, 24)));
            }
        }
    }
}

#[test]
fn sixteen_colours_ascii_and_other_sizes() {
    let looks = [
        ("sixteen", Look { palette: Palette::Sixteen, ..still() }, (80, 24)),
        ("ascii", Look { palette: Palette::Mono, ascii: true, ..still() }, (80, 24)),
        ("small", Look { palette: Palette::Mono, ..still() }, (30, 14)),
        ("large", still(), (110, 34)),
        ("huge", still(), (150, 52)),
        ("large-ascii", Look { palette: Palette::Mono, ascii: true, ..still() }, (110, 34)),
        ("large-mono", Look { palette: Palette::Mono, ..still() }, (120, 44)),
    ];
    for (name, look, (columns, rows)) in looks {
        let mut bench = bench(Lang::Fr, look, choice());
        bench.begin();
        bench.typed("d3");
        bench.typed("é1");
        insta::assert_snapshot!(format!("look-{name}"), picture(&bench.paint(columns, rows)));
        let mut bench = crate::bench(Lang::Fr, look, choice());
        crate::backgammon::opened(&mut bench);
        bench.key(Key::Char('w'));
        // Its board needs more room than the smallest of Reversi.
        insta::assert_snapshot!(format!("look-backgammon-{name}"), picture(&bench.paint(columns.max(46), rows)));
    }
}

#[test]
fn every_line_of_both_languages_fits_beside_the_board() {
    let mut long = Vec::new();
    for lang in Lang::ALL {
        for (name, lead) in views() {
            let mut bench = bench(lang, still(), choice());
            lead(&mut bench);
            let narrow = text(&bench.paint(80, 24));
            let wide = text(&bench.paint(84, 24));
            let is_word = |word: &&str| word.contains(char::is_alphabetic);
            let words = |screen: &str| screen.split_whitespace().filter(is_word).map(str::to_owned).collect::<Vec<_>>();
            // A text that is cut at 80 columns would go on at 84.
            let (narrow, wide) = (words(&narrow), words(&wide));
            if narrow.iter().collect::<std::collections::BTreeSet<_>>() != wide.iter().collect() {
                let extra: Vec<_> = wide.iter().filter(|word| !narrow.contains(word)).cloned().collect();
                long.push(format!("{lang} {name}: {extra:?}"));
            }
        }
    }
    assert!(long.is_empty(), "{long:#?}");
}
