//! A megabyte of anything is answered at once, and nothing panics.

use std::time::{Duration, Instant};

use backgammon::{Board, Position, Rules, Score, Setup, Sketch, gnuid, mat, sgf, text, xgid};

use crate::random::Random;

const MEGABYTE: usize = 1 << 20;
const LIMIT: Duration = Duration::from_secs(8);

/// Every reader on a text; whether one took it does not matter here, only that each answers.
fn read_everything(text: &str) {
    let _ = text::read(text);
    let _ = mat::read(text);
    let _ = sgf::read(text);
    let _ = xgid::read(text);
    let _ = gnuid::read(text);
    let _ = text.parse::<Setup>();
    if let Ok(sketch) = text.parse::<Sketch>() {
        let _ = sketch.resolve(&Board::START, "31".parse().expect("a roll"));
        let _ = sketch.resolve(&Board::START, "55".parse().expect("a roll"));
    }
    let _ = Position::start(Rules::STANDARD, Score::MONEY).read(text);
}

fn check(text: &str) {
    let start = Instant::now();
    read_everything(text);
    let took = start.elapsed();
    let head: String = text.chars().take(30).collect();
    // All readers take a fifth of a second together; a quadratic one would take minutes. The limit leaves room for a
    // machine that is busy with something else.
    assert!(took < LIMIT, "{took:?} for {head:?}…");
}

const PIECES: [&str; 64] = [
    "(",
    ")",
    "[",
    "]",
    "(;",
    "(;GM[6]",
    "(;GM[6])",
    "(;GM[6];B[31qtst])",
    ";",
    "B[31qtst]",
    "W[double]",
    "\\",
    "\"",
    "{",
    "-",
    "--",
    "/",
    "*",
    " ",
    "\n",
    "\0",
    "é",
    "\u{feff}",
    "0",
    "9",
    "31: ",
    "31: 8/5 6/5",
    "13/8 ",
    "bar/21 ",
    "8/5(2)",
    "off",
    "X",
    "Z",
    "XGID=",
    "xgid=-",
    "-b----E-C---eE---c-e----B-:0:0:1:52:0:0:3:0:10",
    ":",
    "::::::::",
    "4HPwATDgc/ABMA",
    "4HPwATDgc/ABMA:",
    "cAkAAAAAAAAE",
    "Position ID: ",
    "Match ID: ",
    "; ",
    "; [Player 1 \"",
    "; [Crawford \"Off\"]\n",
    " 7 point match\n",
    " Game 1\n",
    "Game 2\n Ada : 0      Bob : 0\n",
    " Ada : 0      Bob : 0\n",
    "  1) 31: 8/5 6/5\n",
    "  1)                             31: 8/5 6/5\n",
    "  1)  Doubles => 2                Takes\n",
    "      Wins 1 point\n",
    ")))",
    "1) 2) 3)",
    ":::",
    "31:31:",
    "; [Setup \"XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10\"]\n",
    "; [Opening \"44\"]\n",
    "Takes ",
    "Wins ",
    "12 ",
    "AW[a]",
];

#[test]
fn a_megabyte_is_answered_at_once() {
    for piece in PIECES {
        let many = piece.repeat(MEGABYTE / piece.len());
        check(&many);
        check(&format!(" 7 point match\n Game 1\n Ada : 0      Bob : 0\n{many}"));
        check(&format!("(;GM[6]{many}"));
    }
}

#[test]
fn random_soup_never_panics() {
    let mut random = Random(11);
    for _ in 0..15_000 {
        let text: String = (0..random.below(14)).map(|_| PIECES[random.below(PIECES.len())]).collect();
        read_everything(&text);
        survives(&text);
    }
}

/// What is still read of a text is written and read again, with the same text.
fn survives(text: &str) {
    if let Ok(reading) = mat::read(text) {
        let written = mat::write(&reading.record);
        let again = mat::read(&written);
        if !reading.record.games.is_empty() {
            let again = again.unwrap_or_else(|error| panic!("{text:?}\n{written}\n{error}"));
            assert_eq!(again.bad, [], "{text:?}\n{written}");
            assert_eq!(mat::write(&again.record), written, "{text:?}");
        }
    }
    if let Ok(reading) = sgf::read(text) {
        let written = sgf::write(&reading.record);
        if !reading.record.games.is_empty() {
            let again = sgf::read(&written).unwrap_or_else(|error| panic!("{text:?}\n{written}\n{error}"));
            assert_eq!(again.bad, [], "{text:?}\n{written}");
            assert_eq!(sgf::write(&again.record), written, "{text:?}");
        }
    }
}

/// Files that were good, with a few characters changed.
#[test]
fn damaged_files_never_panic() {
    let mut random = Random(12);
    let good = "; [Player 1 \"Ada\"]\n; [Site \"Paris\"]\n; hello\n 3 point match\n\n Game 1\n Ada : 0     Bob : 0\n  1) 31: 8/5 6/5     65: 24/13\n  2)  Doubles => 2     Takes\n  \
                3) 66: 24/18(2) 13/7(2)\n      Wins 2 points\n\n Game 2\n Ada : 2     Bob : 0\n  1) 52: 13/8 13/11\n";
    let tree = "(;GM[6]MI[length:3][game:0][ws:0][bs:0]RU[Crawford]PW[Ada]GC[hello]RE[B+1R];B[31qtst];W[62xrmk];B[double];W[take];PL[B]DI[11])";
    for _ in 0..8_000 {
        for text in [good, tree] {
            let mut bytes = text.as_bytes().to_vec();
            for _ in 0..=random.below(4) {
                let at = random.below(bytes.len().max(1));
                match random.below(3) {
                    _ if bytes.is_empty() => {}
                    0 => bytes[at] = 32 + random.below(95) as u8,
                    1 => drop(bytes.remove(at)),
                    _ => bytes.truncate(at.max(1)),
                }
            }
            read_everything(&String::from_utf8_lossy(&bytes));
        }
    }
}
