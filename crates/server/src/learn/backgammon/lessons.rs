//! The lessons on Backgammon: positions, questions, and what a board points at. Their words are in `learn-backgammon.ftl`.

use backgammon::{Checker, Position, Stage, Turn};

use super::goal::Goal;
use super::scene::Exhibit::{Choose, Find, Gallery, Play, Start, Steps, Still};
use super::scene::{Group, Lesson, Part, Scene, Step};
use super::task::{Task, point};
use super::witness::{freeing_rolls, hitting_rolls};

/// All lessons, in reading order.
pub const GROUPS: &[Group] = &[
    Group { id: "bg-rules", lessons: RULES },
    Group { id: "bg-stake", lessons: STAKE },
    Group { id: "bg-play", lessons: PLAY },
];

const RULES: &[Lesson] = &[
    Lesson {
        id: "bg-board",
        parts: &[
            Part { id: "bg-board-map", exhibit: Still(Scene { way: true, ..Scene::START }) },
            Part { id: "bg-board-home", exhibit: Find(Scene::START, Task::Home) },
            Part {
                id: "bg-board-letters",
                exhibit: Find(Scene { letters: true, ..Scene::START }, Task::Named(&[6, 13, 24, 1])),
            },
        ],
    },
    Lesson {
        id: "bg-move",
        parts: &[
            Part { id: "bg-move-two", exhibit: Steps(Scene::START, &[Step::Do("31"), Step::Do("8/5 6/5")]) },
            Part { id: "bg-move-one", exhibit: Steps(Scene::START, &[Step::Do("65"), Step::Do("24/13")]) },
            Part { id: "bg-move-where", exhibit: Find(Scene::START.roll("42").show(&["24"]), Task::Landings(24)) },
            Part { id: "bg-move-double", exhibit: Steps(Scene::START, &[Step::Do("33"), Step::Do("8/5(2) 6/3(2)")]) },
        ],
    },
    Lesson {
        id: "bg-blocked",
        parts: &[
            Part { id: "bg-blocked-held", exhibit: Find(Scene::START, Task::Held) },
            Part { id: "bg-blocked-way", exhibit: Play(Scene::START.roll("65").show(&["24"]), Goal::Exactly("24/13")) },
            Part {
                id: "bg-blocked-prime",
                exhibit: Choose(
                    Scene::new("24 8x4 6x5 5x3 4x2", "18x2 19x2 20x2 21x2 22x2 23x2 12x3").show(&["24"]),
                    &['a', 'b', 'c'],
                    |position| match freeing_rolls(&position.board, point(24)) {
                        0 => 'c',
                        1 => 'a',
                        _ => 'b',
                    },
                ),
            },
        ],
    },
    Lesson {
        id: "bg-hit",
        parts: &[
            Part {
                id: "bg-hit-steps",
                exhibit: Steps(
                    Scene::new("24x2 13x5 8x3 6x5", "1 5 12x5 17x3 19x5"),
                    &[Step::Do("31"), Step::Look(&["5"]), Step::Do("8/5* 6/5")],
                ),
            },
            Part { id: "bg-hit-blots", exhibit: Find(BLOTS, Task::Blots) },
            Part { id: "bg-hit-two", exhibit: Play(BLOTS.roll("53"), Goal::Hits(2)) },
        ],
    },
    Lesson {
        id: "bg-bar",
        parts: &[
            Part {
                id: "bg-bar-enter",
                exhibit: Find(Scene::new("bar 13x5 8x4 6x5", "1x2 12x4 17x3 19x4 21x2").roll("53"), Task::Entries),
            },
            Part {
                id: "bg-bar-first",
                exhibit: Play(Scene::new("bar 13x5 8x4 6x5", "1x2 12x4 17x3 19x4 21x2").roll("61"), Goal::Any),
            },
            Part {
                id: "bg-bar-two",
                exhibit: Choose(
                    Scene::new("barx2 13x5 8x3 6x5", "1x2 12x4 17x3 19x4 21x2").roll("61"),
                    &['a', 'b', 'c'],
                    |position| match Turn::new(position.board, due(position)).legal().hops() {
                        0 => 'c',
                        1 => 'a',
                        _ => 'b',
                    },
                ),
            },
        ],
    },
    Lesson {
        id: "bg-must",
        parts: &[
            Part {
                id: "bg-must-both",
                exhibit: Play(
                    Scene::new("13 12 4x4 3x5 2x4", "8x2 1x2 19x4 20x3 21x2 22x2").roll("65").show(&["12", "13"]),
                    Goal::Any,
                ),
            },
            Part {
                id: "bg-must-larger",
                exhibit: Play(
                    Scene::new("20 4x5 3x5 2x4", "9x2 19x4 21x3 22x3 23x3").roll("65").show(&["20"]),
                    Goal::Any,
                ),
            },
        ],
    },
    Lesson {
        id: "bg-off",
        parts: &[
            Part {
                id: "bg-off-exact",
                exhibit: Steps(
                    Scene::new("6x3 5x3 4x3 3x2 2x2", "19x5 20x4 21x3"),
                    &[Step::Do("42"), Step::Do("4/off 2/off")],
                ),
            },
            Part {
                id: "bg-off-larger",
                exhibit: Play(Scene::new("4x3 3x2 2", "19x5 20x4 21x3").roll("65"), Goal::BearsOff(2)),
            },
            Part {
                id: "bg-off-home",
                exhibit: Play(Scene::new("8 6x3 5x3 3x2", "19x5 20x4 21x3").roll("62"), Goal::BearsOff(1)),
            },
        ],
    },
];

const STAKE: &[Lesson] = &[
    Lesson {
        id: "bg-win",
        parts: &[
            Part {
                id: "bg-win-three",
                exhibit: Gallery(&[
                    Scene::new("", "22x3 23x4 24x4"),
                    Scene::new("", "15x2 19x5 21x4 22x4"),
                    Scene::new("", "3 15 19x5 21x4 22x4"),
                ]),
            },
            Part {
                id: "bg-win-points",
                exhibit: Choose(
                    Scene { cube: (2, Some(Checker::Black)), ..Scene::new("", "12 18x2 19x5 21x4 22x3") },
                    &['a', 'b', 'c'],
                    |position| match position.award().map_or(0, |award| award.points) {
                        2 => 'a',
                        4 => 'b',
                        _ => 'c',
                    },
                ),
            },
        ],
    },
    Lesson {
        id: "bg-cube",
        parts: &[
            Part {
                id: "bg-cube-steps",
                exhibit: Steps(
                    Scene { cube: (1, None), ..Scene::new("20x2 13x3 8x3 6x4 5x3", "1x2 12x4 16 17x3 19x5") },
                    &[Step::Do("double"), Step::Do("take"), Step::Do("31"), Step::Do("8/4")],
                ),
            },
            Part {
                id: "bg-cube-whose",
                exhibit: Choose(
                    Scene {
                        cube: (2, Some(Checker::Black)),
                        ..Scene::new("13x2 8x3 6x4 5x3 4x3", "1x2 17x4 19x5 20x4")
                    },
                    &['a', 'b'],
                    |position| if position.may_double() { 'a' } else { 'b' },
                ),
            },
            Part {
                id: "bg-cube-take",
                exhibit: Choose(
                    Scene {
                        to_move: Checker::Black,
                        doubled: true,
                        cube: (1, None),
                        ..Scene::new("13x2 10x2 8x2 6x4 5x3 4x2", "14x2 16 17x3 19x4 20x3 22x2")
                    },
                    &['a', 'b'],
                    // Three games of ten at twice the stake lose less than the stake.
                    |_| if 2 * (3 - 7) > -10 { 'a' } else { 'b' },
                ),
            },
        ],
    },
    Lesson {
        id: "bg-match",
        parts: &[
            Part {
                id: "bg-match-crawford",
                exhibit: Choose(
                    Scene {
                        to_move: Checker::Black,
                        cube: (1, None),
                        score: Some((11, [10, 7], true)),
                        ..Scene::START
                    },
                    &['a', 'b'],
                    |position| if position.may_double() { 'a' } else { 'b' },
                ),
            },
            Part {
                id: "bg-match-after",
                exhibit: Choose(
                    Scene {
                        to_move: Checker::Black,
                        cube: (1, None),
                        score: Some((11, [10, 8], false)),
                        ..Scene::START
                    },
                    &['a', 'b'],
                    |position| if position.may_double() { 'a' } else { 'b' },
                ),
            },
        ],
    },
];

const PLAY: &[Lesson] = &[
    Lesson {
        id: "bg-race",
        parts: &[Part {
            id: "bg-race-count",
            exhibit: Choose(
                Scene::new("9x2 8x2 6x4 5x4 4x3", "14x2 17x3 19x4 20x3 22x3"),
                &['a', 'b', 'c'],
                |position| {
                    let (white, black) = (position.board.own_pips(), position.board.opp_pips());
                    match white.cmp(&black) {
                        std::cmp::Ordering::Less => 'a',
                        std::cmp::Ordering::Equal => 'b',
                        std::cmp::Ordering::Greater => 'c',
                    }
                },
            ),
        }],
    },
    Lesson {
        id: "bg-points",
        parts: &[
            Part { id: "bg-points-five", exhibit: Play(Scene::START.roll("31"), Goal::Exactly("8/5 6/5")) },
            Part { id: "bg-points-bar", exhibit: Play(Scene::START.roll("61"), Goal::Exactly("13/7 8/7")) },
        ],
    },
    Lesson {
        id: "bg-blots",
        parts: &[
            Part {
                id: "bg-blots-six",
                exhibit: Choose(
                    Scene::new("14 6x5 5x4 4x3 3x2", "8 19x5 20x4 21x3 22x2").show(&["14", "8"]),
                    &['a', 'b', 'c'],
                    |position| match hitting_rolls(&position.board) {
                        11 => 'a',
                        17 => 'b',
                        _ => 'c',
                    },
                ),
            },
            Part {
                id: "bg-blots-safe",
                exhibit: Play(Scene::new("13x2 8x3 6x4 5x2 4x2 24x2", "1x2 12x4 17x4 19x5").roll("53"), Goal::Safe),
            },
        ],
    },
    Lesson {
        id: "bg-plans",
        parts: &[Part {
            id: "bg-plans-four",
            exhibit: Gallery(&[
                Scene::new("12x2 10x2 8x3 6x4 5x2 4x2", "14x4 15x2 16x2 17x3 19x4"),
                Scene::new("24x2 9x2 8x2 7x2 6x3 5x2 4x2", "2x2 12x4 17x3 19x4 21x2")
                    .show(&["4", "5", "6", "7", "8", "9"]),
                Scene::new("20x2 13x3 8x3 6x4 5x3", "12x2 16x3 17x3 18x2 19x5").show(&["20"]),
                Scene::new("24x2 13x3 8x3 6x3 5x2 4x2", "bar 3 12x4 17x4 19x5").show(&["bar-black", "3"]),
            ]),
        }],
    },
    Lesson { id: "bg-go", parts: &[Part { id: "bg-go-start", exhibit: Start(Scene::START) }] },
];

/// Black has three checkers that lie alone.
const BLOTS: Scene = Scene::new("24x2 13x5 8x3 6x5", "1 3 14 12x4 17x3 19x5");

/// The roll of a position in which one is to be played.
fn due(position: &Position) -> backgammon::Roll {
    match position.stage {
        Stage::ToPlay(roll) => roll,
        _ => unreachable!("a lesson's question has its roll"),
    }
}

/// The fields of the first page's form, and what a button says.
type StartForm = (&'static str, &'static [(&'static str, &'static str)]);

/// The games that the last lesson starts.
pub const STARTS: [StartForm; 3] = [
    (
        "learn-play",
        &[
            ("variant", "backgammon"),
            ("length", "single"),
            ("cube", "off"),
            ("opponent", "computer"),
            ("level", "2"),
            ("colour", "white"),
        ],
    ),
    (
        "learn-bg-start-match",
        &[
            ("variant", "backgammon"),
            ("length", "match"),
            ("points", "5"),
            ("opponent", "computer"),
            ("level", "4"),
            ("colour", "white"),
        ],
    ),
    (
        "opponent-person",
        &[("variant", "backgammon"), ("length", "single"), ("opponent", "person"), ("colour", "white")],
    ),
];
