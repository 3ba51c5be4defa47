//! Lessons as the page shows them, in the reader's language.

use reversi::{Disc, Game, Move, Position, Score, Setup};
use words::Lang;

use super::frame::{Frame, name, names};
use super::lessons::STARTS;
use super::scene::{Exhibit, Part, Scene, Step, square, squares};
use super::task::{Said, Task};
use super::witness::closed_lines;
use crate::learn::speaker::{Shown, Speaker};
use crate::learn::text::{Args, say};
use crate::learn::view::{FindData, PartView, RightData, WrongData, hide_square};

/// A part in a language.
pub fn part(lang: Lang, part: &Part) -> PartView {
    let speaker = Speaker { lang, id: part.id };
    match &part.exhibit {
        Exhibit::Still(scene) => speaker.still(scene),
        Exhibit::Start(scene) => speaker.start(scene, &STARTS),
        Exhibit::Gallery(scenes) => speaker.gallery(scenes),
        Exhibit::Steps(scene, taken) => speaker.steps(scene, &steps(&speaker, scene, taken)),
        Exhibit::Moves(scene, line) => speaker.steps(scene, &moves(&speaker, scene, line)),
        Exhibit::Find(scene, task) => find(&speaker, scene, task),
        Exhibit::Choose(scene, letters, right) => speaker.choose(scene, letters, *right),
    }
}

/// What any sentence about a position may mention: the discs of each side (`black`, `white`), the empty squares, the
/// legal squares, and how it would be counted if it were over (`black_count`, `white_count`).
pub fn facts(position: &Position) -> Args {
    let score = Score::of(position.board, position.variant);
    vec![
        ("black", position.board.count(Disc::Black).into()),
        ("white", position.board.count(Disc::White).into()),
        ("empties", position.empty().count().into()),
        ("legal", position.legal().count().into()),
        ("opponent_legal", position.opponent_legal().count().into()),
        ("black_count", score.black.into()),
        ("white_count", score.white.into()),
    ]
}

impl Shown for Scene {
    type Position = Position;
    type Frame = Frame;

    fn position(&self) -> Position {
        Scene::position(self)
    }

    fn facts(position: &Position) -> Args {
        facts(position)
    }

    fn frame(&self) -> Frame {
        pointing(Frame::of(&Scene::position(self)), self.shown, self.lines)
    }
}

/// A picture that points at squares and lines.
fn pointing(frame: Frame, shown: &[&str], lines: &[[&str; 2]]) -> Frame {
    Frame {
        shown: shown.iter().map(|&name| name.to_owned()).collect(),
        lines: lines.iter().map(|line| line.map(str::to_owned)).collect(),
        ..frame
    }
}

/// The frames of a scene and the steps from it.
fn steps(speaker: &Speaker, scene: &Scene, steps: &[Step]) -> Vec<Frame> {
    let size = scene.variant.size;
    let mut position = scene.position();
    let mut frames = vec![speaker.captioned(scene, 0)];
    for (number, step) in steps.iter().enumerate() {
        let before = position;
        let played = frames[number].played.clone();
        let frame = match step {
            Step::Look(shown, lines) => pointing(Frame { played, ..Frame::of(&position) }, shown, lines),
            Step::Play(to) => {
                let to = square(size, to);
                position = position.play(Move::At(to)).expect("a lesson's move is legal");
                let lines = closed_lines(&before, to);
                let lines = lines.into_iter().map(|(from, to)| [name(size, from), name(size, to)]).collect();
                Frame { lines, ..Frame::after(&before, to) }
            }
            Step::Pass => {
                position = position.play(Move::Pass).expect("a lesson's pass is due");
                Frame { played, ..Frame::of(&position) }
            }
        };
        let text = speaker.about::<Scene>(&(number + 1).to_string(), &position);
        frames.push(Frame { text, ..frame });
    }
    frames
}

/// The frames of a scene and a line of moves from it, told by the moves themselves.
fn moves(speaker: &Speaker, scene: &Scene, line: &str) -> Vec<Frame> {
    let setup = Setup { variant: scene.variant, board: scene.position().board, to_move: scene.to_move };
    let mut game = Game::from_setup(setup).expect("a lesson's scene is a position");
    let mut frames = vec![speaker.captioned(scene, 0)];
    for (number, to) in squares(scene.variant.size, line).into_iter().enumerate() {
        let before = game.position();
        game.play(to).expect("a lesson's move is legal");
        frames.push(Frame { text: told(speaker.lang, number + 1, &before, &game), ..Frame::after(&before, to) });
    }
    frames
}

fn find(speaker: &Speaker, scene: &Scene, task: &Task) -> PartView {
    let position = scene.position();
    let size = position.size();
    let right = task.right(&position);
    let mut order: Vec<_> = right.iter().collect();
    if let Task::Named(names) = task {
        order = names.iter().map(|name| square(size, name)).collect();
    }
    let mut wrong: Vec<WrongData> = Vec::new();
    let asked = size.squares().filter(|&at| matches!(task, Task::Named(_)) || !right.has(at));
    for at in asked {
        let text = match task.reason(&position, speaker.id, at) {
            Said::Sentence(mut said) => {
                hide_square(&mut said.args);
                speaker.sentence("wrong", &said.args)
            }
            Said::Reason(mut reason) => {
                hide_square(&mut reason.args);
                words::say_reason(speaker.lang, &reason)
            }
        };
        WrongData::add(&mut wrong, text, name(size, at));
    }
    let after = |at| task.is_move().then(|| Frame::after(&position, at));
    let first = *order.first().expect("a question has an answer");
    let done = match task.reason(&position, speaker.id, first) {
        Said::Sentence(said) => say(speaker.lang, &said.name, &said.args),
        Said::Reason(reason) => words::say_reason(speaker.lang, &reason),
    };
    let data = FindData {
        frame: scene.frame(),
        right: order.iter().map(|&at| RightData { square: name(size, at), after: after(at) }).collect(),
        wrong,
        ordered: matches!(task, Task::Named(_)),
        end: match task {
            Task::Flips(from) => Some(Frame::after(&position, square(size, from))),
            _ => None,
        },
        done,
    };
    speaker.find(scene, &names(size, right), &data)
}

/// A move in words: who, where, how many discs, and the pass or the result after it.
pub fn told(lang: Lang, number: usize, before: &Position, game: &Game) -> String {
    let Some(at) = game.squares().last() else { return String::new() };
    let mut text = say(
        lang,
        "learn-move",
        &[
            ("number", number.into()),
            ("side", before.to_move.to_string().into()),
            ("square", name(before.size(), at).into()),
            ("count", before.flips(at).count().into()),
        ],
    );
    if game.plies().last().is_some_and(|ply| ply.mv == Move::Pass) {
        let passed = game.plies().last().map(|ply| ply.by.to_string()).unwrap_or_default();
        text.push(' ');
        text.push_str(&say(lang, "learn-passes", &[("side", passed.into())]));
    }
    if let Some(score) = game.score() {
        let winner = score.winner.map_or_else(|| "draw".to_owned(), |winner| winner.to_string());
        let args = [("winner", winner.into()), ("black", score.black.into()), ("white", score.white.into())];
        text.push(' ');
        text.push_str(&say(lang, "learn-result", &args));
    }
    text
}
