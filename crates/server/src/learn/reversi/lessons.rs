//! The lessons on Reversi: positions, questions, and what a board points at. Their words are in `learn.ftl`.

use reversi::{Disc, Move, Position, Variant};

use super::scene::Exhibit::{Choose, Find, Gallery, Moves, Start, Steps, Still};
use super::scene::{Group, Lesson, Part, Scene, Step};
use super::task::Task;

/// One of the openings that XOT games are drawn from.
pub const XOT_LINE: &str = "f5d6c4b3b4d3c6f4";

/// The known perfect game on 6x6, to its end.
pub const PERFECT_SIX: &str = "c2b4c5d2e4e3d1c1b1d5d6f4b3b2f3f2e2b6a4c6a6a2b5a5e6e5a3a1f5f6e1f1";

/// A perfect game of Anti on 6x6, to its end: our own solver's.
pub const PERFECT_ANTI_SIX: &str = include_str!("../../../../../assets/example/anti6x6.txt").trim_ascii();

/// A game as short as can be: nine moves.
pub const SHORTEST: &str = "f5d6c5f4e3f6g5e6e7";

/// All lessons, in reading order.
pub const GROUPS: &[Group] = &[
    Group { id: "rules", lessons: RULES },
    Group { id: "play", lessons: PLAY },
    Group { id: "games", lessons: GAMES },
];

const RULES: &[Lesson] = &[
    Lesson {
        id: "start",
        parts: &[
            Part { id: "start-board", exhibit: Still(Scene::START) },
            Part { id: "start-first", exhibit: Find(Scene::START, Task::Legal) },
        ],
    },
    Lesson {
        id: "capture",
        parts: &[
            Part {
                id: "capture-row",
                exhibit: Steps(
                    Scene::black("-------------------X------XOOO-----XX---------------------------"),
                    &[Step::Look(&["g4"], &[]), Step::Look(&["f4", "e4", "d4"], &[["g4", "c4"]]), Step::Play("g4")],
                ),
            },
            Part {
                id: "capture-slant",
                exhibit: Find(
                    Scene::black("------------------X--------OX------XO--------O------------------").show(&["g7"]),
                    Task::Flips("g7"),
                ),
            },
        ],
    },
    Lesson {
        id: "broken",
        parts: &[
            Part {
                id: "broken-lines",
                exhibit: Gallery(&[
                    Scene {
                        shown: &["e2"],
                        lines: &[["e2", "b2"]],
                        ..Scene::black("---------XOO-------X-------OX------XO---------------------------")
                    },
                    Scene {
                        shown: &["e2"],
                        lines: &[["e2", "b2"]],
                        ..Scene::black("----------OO-------X-------OX------XO---------------------------")
                    },
                    Scene {
                        shown: &["e2"],
                        lines: &[["e2", "a2"]],
                        ..Scene::black("--------OOOO-------X-------OX------XO---------------------------")
                    },
                    Scene {
                        shown: &["e2"],
                        lines: &[["e2", "b2"]],
                        ..Scene::black("---------X-O-------X-------OX------XO---------------------------")
                    },
                ]),
            },
            Part {
                id: "broken-which",
                exhibit: Find(
                    Scene::black("--O-X-X--OO-XX--OOOOOOO---XOXO--XXXOO----XXO--------------------")
                        .show(&["h3", "f6", "e7"]),
                    Task::Marked(&["h3", "f6", "e7"]),
                ),
            },
        ],
    },
    Lesson {
        id: "directions",
        parts: &[
            Part {
                id: "directions-five",
                exhibit: Steps(
                    Scene::black("----------XXX-----OOOOO-X--OXOOOXOOXOO--X-XX-O----OXO--------O--"),
                    &[
                        Step::Look(&["c4"], &[["c4", "c2"], ["c4", "e2"], ["c4", "e4"], ["c4", "c6"], ["c4", "a6"]]),
                        Step::Play("c4"),
                    ],
                ),
            },
            Part {
                id: "directions-three",
                exhibit: Find(
                    Scene::black("----X----O-X-----OOOOX--XOOOXOOO-OOXO-O---X------X------X-------"),
                    Task::Directions(3),
                ),
            },
        ],
    },
    Lesson {
        id: "retro",
        parts: &[
            Part {
                id: "retro-line",
                exhibit: Steps(
                    Scene::black("------------------XX------OOOOO---OOOO----X-OOX----X--O-----X---"),
                    &[Step::Play("g8"), Step::Look(&["f6", "e5", "d4"], &[["g7", "c3"]])],
                ),
            },
            Part {
                id: "retro-which",
                exhibit: Find(
                    Scene::black("------------------XX-X----OOXOO---OXOO----O-OOX---OX--O-----X---").show(&["b7"]),
                    Task::Flips("b7"),
                ),
            },
        ],
    },
    Lesson {
        id: "pass",
        parts: &[
            Part {
                id: "pass-steps",
                exhibit: Steps(
                    Scene::black("O--OXO-XXOOOOOXXOOOOOOOXOOXOXOOXOOOXOOOX-OOOOOOX--OOOO-X--O--O-X"),
                    &[Step::Play("g1"), Step::Pass, Step::Play("g7")],
                ),
            },
            Part {
                id: "pass-force",
                exhibit: Find(
                    Scene::black("OOXXXXXX-OXXOOOX-OXOXOXX-O-OOXXX-OOOXOXX-OOOOOXX--O-OOXX---OOOXX"),
                    Task::ForcePass,
                ),
            },
            Part {
                id: "pass-may",
                exhibit: Choose(
                    Scene::black("-OOOOOOO-XXXXO----XOOXXX-XXOOXXOXXOOOXOOXOXXXOOOOOXXXXXOOOX-OOOO").show(&["g2"]),
                    &['a', 'b'],
                    |position| if position.must_pass() { 'a' } else { 'b' },
                ),
            },
        ],
    },
    Lesson {
        id: "end",
        parts: &[
            Part {
                id: "end-ways",
                exhibit: Gallery(&[
                    Scene::black("OOOOOOOOOOOOOOOXXXOXOXXXXXXOXXXXXXXXXXXXXOXOXOOXXXXXOOOOXXXOOOOO"),
                    Scene::black("XOOOOXOOXXOOXXOOXXXXOXOOOOXXOXOOOOOXXXOOOOOOXXOOXXXXX--OXXXXXX--"),
                    Scene::black("--------------------X------XXX----XXXXX----XXX------X-----------"),
                    Scene::new(Variant::REVERSI_6, "OOOOXXOOXOXXOXXXXXXOXXXOXXOOOOXXOOOO", Disc::Black),
                ]),
            },
            Part {
                id: "end-early",
                exhibit: Choose(
                    Scene::black("XOOOOOOOXXOOOOOOXXOOOOOOXXXXOOOOXXXXX---XXXXXXX-XXXXXXX-XXXXX--O"),
                    &['a', 'b', 'c'],
                    |position| match position.score() {
                        None => 'c',
                        Some(score) if score.black == position.board.count(Disc::Black) => 'a',
                        Some(_) => 'b',
                    },
                ),
            },
            Part { id: "end-wipe", exhibit: Moves(Scene::START, SHORTEST) },
        ],
    },
    Lesson {
        id: "notation",
        parts: &[
            Part { id: "notation-find", exhibit: Find(Scene::START, Task::Named(&["c4", "f6", "h1", "b7"])) },
            Part { id: "notation-line", exhibit: Moves(Scene::START, "f5d6c3d3c4f4") },
        ],
    },
    Lesson {
        id: "names",
        parts: &[Part {
            id: "names-starts",
            exhibit: Gallery(&[
                Scene {
                    shown: &["d4", "e4", "d5", "e5"],
                    ..Scene::black("----------------------------------------------------------------")
                },
                Scene::black("---------------------------OO------XX---------------------------"),
                Scene::START,
            ]),
        }],
    },
];

const PLAY: &[Lesson] = &[
    Lesson {
        id: "corners",
        parts: &[
            Part { id: "corners-find", exhibit: Find(Scene::START, Task::Corners) },
            Part {
                id: "corners-take",
                exhibit: Find(
                    Scene::black("O--O-O--XOOOO---OOOOOO-XOOXOOOXOOOOXOXOO-OOOOOOO----OO-O-----O--"),
                    Task::TakeCorner,
                ),
            },
        ],
    },
    Lesson {
        id: "xc",
        parts: &[
            Part { id: "xc-find", exhibit: Find(Scene::START, Task::XSquares) },
            Part {
                id: "xc-give",
                exhibit: Find(
                    Scene::black("O-------OO------OOOX-XOXOOOOXOO-O-OOOXOX---OOOXXOOOO-XXX--O----X"),
                    Task::GiveCorner,
                ),
            },
        ],
    },
    Lesson {
        id: "mobility",
        parts: &[
            Part {
                id: "mobility-who",
                exhibit: Choose(
                    Scene::black("---O-O-----OO---OOOOOO--OOXXOO--O-OOOOO---OOOOO--------O--------"),
                    &['a', 'b'],
                    |position| if position.legal().count() > position.opponent_legal().count() { 'a' } else { 'b' },
                ),
            },
            Part {
                id: "mobility-fewest",
                exhibit: Find(
                    Scene::black("----X------X-----XXXX------XXX---OOOOOX-XXXXXXO-----X-----XXX---"),
                    Task::FewestReplies,
                ),
            },
        ],
    },
    Lesson {
        id: "frontier",
        parts: &[Part {
            id: "frontier-quiet",
            exhibit: Find(
                Scene::black("--------O--------OOOO-----OXO------OO-XX--XOOOXO---XXXOO--X-XOOO"),
                Task::Quiet,
            ),
        }],
    },
    Lesson {
        id: "stability",
        parts: &[Part {
            id: "stability-find",
            exhibit: Find(
                Scene::black("XXX--O--XXX--O--XXXOOO--OOOOO-----OOOO-------X------------------"),
                Task::Stable,
            ),
        }],
    },
    Lesson {
        id: "parity",
        parts: &[
            Part {
                id: "parity-last",
                exhibit: Choose(
                    Scene::black("OOOOOOOXOOOOOOOXOOOOOOXXOOOXOXOXOOOOOOXXXOXOOXXXXOOXXO--XOXXXOO-")
                        .show(&["g7", "h7", "h8"]),
                    &['a', 'b'],
                    |position| if last_mover(position) == Some(Disc::Black) { 'a' } else { 'b' },
                ),
            },
            Part {
                id: "parity-first",
                exhibit: Find(
                    Scene::black("XXXXOOOOXXXXOOOOXXXXXOOOXXXXXXOOOXOXXOOO-XOXXOOOXOXOOOOOOX--OOXO"),
                    Task::Best,
                ),
            },
        ],
    },
    Lesson {
        id: "squeeze",
        parts: &[Part {
            id: "squeeze-find",
            exhibit: Find(
                Scene::black("---O-------O----XXXOOO--XXXOOO--XXXXOOO-XXXXXOOOXXXXXOO-XXXXXOOO"),
                Task::Squeeze,
            ),
        }],
    },
];

const GAMES: &[Lesson] = &[
    Lesson { id: "xot", parts: &[Part { id: "xot-line", exhibit: Moves(Scene::START, XOT_LINE) }] },
    Lesson {
        id: "anti",
        parts: &[
            Part {
                id: "anti-who",
                exhibit: Choose(
                    Scene::new(
                        Variant::ANTI,
                        "------------X-X----X-X---XXXXXX--X-XXX--XXXXXXX----XX--X---X----",
                        Disc::White,
                    ),
                    &['a', 'b'],
                    |position| match position.score().and_then(|score| score.winner) {
                        Some(Disc::White) => 'b',
                        _ => 'a',
                    },
                ),
            },
            Part {
                id: "anti-best",
                exhibit: Find(
                    Scene::new(
                        Variant::ANTI,
                        "OXXXXXXXOOXOXXXXOXOXOXXXOXXOOOXXOXXXOXOXOXOX-OOOOOOOOOOOOOOOO--O",
                        Disc::Black,
                    ),
                    Task::Best,
                ),
            },
        ],
    },
    Lesson {
        id: "six",
        parts: &[
            Part { id: "six-first", exhibit: Find(Scene::new(Variant::REVERSI_6, "", Disc::Black), Task::Legal) },
            Part { id: "six-perfect", exhibit: Moves(Scene::new(Variant::REVERSI_6, "", Disc::Black), PERFECT_SIX) },
            Part { id: "six-anti", exhibit: Moves(Scene::new(Variant::ANTI_6, "", Disc::Black), PERFECT_ANTI_SIX) },
        ],
    },
    Lesson { id: "go", parts: &[Part { id: "go-start", exhibit: Start(Scene::START) }] },
];

/// Who places the last disc, if it is the same side whatever is played.
pub fn last_mover(position: &Position) -> Option<Disc> {
    if position.must_pass() {
        return last_mover(&position.play_unchecked(Move::Pass));
    }
    let mut last = None;
    for square in position.legal() {
        let after = position.play_unchecked(Move::At(square));
        let of_line = if after.is_over() { Some(position.to_move) } else { last_mover(&after) };
        if of_line.is_none() || last.is_some_and(|last| Some(last) != of_line) {
            return None;
        }
        last = of_line;
    }
    last
}

/// The games that the last lesson starts: the fields of the first page's form, and what a button says.
pub const STARTS: [(&str, &[(&str, &str)]); 4] = [
    (
        "learn-play",
        &[("variant", "8x8"), ("start", "standard"), ("opponent", "computer"), ("level", "2"), ("colour", "black")],
    ),
    ("start-xot", &[("variant", "8x8"), ("start", "xot"), ("opponent", "computer"), ("level", "5"), ("colour", "lot")]),
    (
        "variant-anti",
        &[("variant", "anti"), ("start", "standard"), ("opponent", "computer"), ("level", "2"), ("colour", "black")],
    ),
    (
        "variant-6x6",
        &[("variant", "6x6"), ("start", "standard"), ("opponent", "computer"), ("level", "2"), ("colour", "black")],
    ),
];
