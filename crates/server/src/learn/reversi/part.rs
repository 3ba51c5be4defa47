//! Lessons as the page shows them, in the reader's language.

use reversi::{Disc, Game, Move, Position, Score, Setup};
use words::Lang;

use super::frame::{Frame, name, names};
use super::lessons::STARTS;
use super::scene::{Exhibit, Part, Scene, Step, square, squares};
use super::task::{Said, Task};
use super::witness::closed_lines;
use crate::learn::text::{Args, json, say};
use crate::learn::view::{FindData, PartView, Picture, RightData, StartView, WrongData, hide_square};

/// A part in a language.
pub fn part(lang: Lang, part: &Part) -> PartView {
    let speaker = Speaker { lang, id: part.id };
    let position = match &part.exhibit {
        Exhibit::Gallery(scenes) => scenes[0].position(),
        Exhibit::Still(scene)
        | Exhibit::Steps(scene, _)
        | Exhibit::Moves(scene, _)
        | Exhibit::Find(scene, _)
        | Exhibit::Choose(scene, ..)
        | Exhibit::Start(scene) => scene.position(),
    };
    let mut view = PartView::new(part.id, &speaker.about("text", &position));
    match &part.exhibit {
        Exhibit::Still(scene) => view.plates = vec![speaker.scene(scene).plate(lang)],
        Exhibit::Start(scene) => {
            view.kind = "start";
            view.plates = vec![speaker.scene(scene).plate(lang)];
            view.starts = STARTS.map(|(words, fields)| StartView { fields, words: say(lang, words, &[]) }).into();
        }
        Exhibit::Gallery(scenes) => {
            view.kind = "gallery";
            let plate = |(n, scene)| speaker.captioned(scene, n).plate(lang);
            view.plates = scenes.iter().enumerate().map(plate).collect();
        }
        Exhibit::Steps(scene, steps) => view.steps(lang, &speaker.steps(scene, steps)),
        Exhibit::Moves(scene, line) => view.steps(lang, &speaker.moves(scene, line)),
        Exhibit::Find(scene, task) => speaker.find(&mut view, scene, task),
        Exhibit::Choose(scene, letters, right) => {
            let about = |suffix: &str| speaker.about(suffix, &position);
            view.choose(lang, &speaker.scene(scene), letters, right(&position), about);
        }
    }
    view
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

/// Speaks the sentences of one part.
struct Speaker {
    lang: Lang,
    id: &'static str,
}

impl Speaker {
    /// A sentence of the part about a position.
    fn about(&self, suffix: &str, position: &Position) -> String {
        say(self.lang, &format!("learn-{}-{suffix}", self.id), &facts(position))
    }

    fn scene(&self, scene: &Scene) -> Frame {
        let owned = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        Frame {
            shown: owned(scene.shown),
            lines: scene.lines.iter().map(|line| line.map(str::to_owned)).collect(),
            ..Frame::of(&scene.position())
        }
    }

    fn captioned(&self, scene: &Scene, number: usize) -> Frame {
        let text = self.about(&number.to_string(), &scene.position());
        Frame { text, ..self.scene(scene) }
    }

    /// The frames of a scene and the steps from it.
    fn steps(&self, scene: &Scene, steps: &[Step]) -> Vec<Frame> {
        let size = scene.variant.size;
        let mut position = scene.position();
        let mut frames = vec![self.captioned(scene, 0)];
        for (number, step) in steps.iter().enumerate() {
            let before = position;
            let frame = match step {
                Step::Look(shown, lines) => Frame {
                    shown: shown.iter().map(|&name| name.to_owned()).collect(),
                    lines: lines.iter().map(|line| line.map(str::to_owned)).collect(),
                    played: frames.last().and_then(|frame| frame.played.clone()),
                    ..Frame::of(&position)
                },
                Step::Play(to) => {
                    let to = square(size, to);
                    position = position.play(Move::At(to)).expect("a lesson's move is legal");
                    let lines = closed_lines(&before, to);
                    let lines = lines.into_iter().map(|(from, to)| [name(size, from), name(size, to)]).collect();
                    Frame { lines, ..Frame::after(&before, to) }
                }
                Step::Pass => {
                    position = position.play(Move::Pass).expect("a lesson's pass is due");
                    Frame { played: frames.last().and_then(|frame| frame.played.clone()), ..Frame::of(&position) }
                }
            };
            let text = self.about(&(number + 1).to_string(), &position);
            frames.push(Frame { text, ..frame });
        }
        frames
    }

    /// The frames of a scene and a line of moves from it, told by the moves themselves.
    fn moves(&self, scene: &Scene, line: &str) -> Vec<Frame> {
        let setup = Setup { variant: scene.variant, board: scene.position().board, to_move: scene.to_move };
        let mut game = Game::from_setup(setup).expect("a lesson's scene is a position");
        let mut frames = vec![self.captioned(scene, 0)];
        for (number, to) in squares(scene.variant.size, line).into_iter().enumerate() {
            let before = game.position();
            game.play(to).expect("a lesson's move is legal");
            frames.push(Frame { text: told(self.lang, number + 1, &before, &game), ..Frame::after(&before, to) });
        }
        frames
    }

    fn find(&self, view: &mut PartView, scene: &Scene, task: &Task) {
        let position = scene.position();
        let size = position.size();
        let frame = self.scene(scene);
        let right = task.right(&position);
        let mut order: Vec<_> = right.iter().collect();
        if let Task::Named(names) = task {
            order = names.iter().map(|name| square(size, name)).collect();
        }
        let said = |at| match task.reason(&position, self.id, at) {
            Said::Sentence(said) => say(self.lang, &said.name, &said.args),
            Said::Reason(reason) => words::say_reason(self.lang, &reason),
        };
        let mut wrong: Vec<WrongData> = Vec::new();
        let asked = size.squares().filter(|&at| matches!(task, Task::Named(_)) || !right.has(at));
        for at in asked {
            let text = match task.reason(&position, self.id, at) {
                Said::Sentence(mut said) => {
                    said.name = format!("learn-{}-wrong", self.id);
                    hide_square(&mut said.args);
                    say(self.lang, &said.name, &said.args)
                }
                Said::Reason(mut reason) => {
                    hide_square(&mut reason.args);
                    words::say_reason(self.lang, &reason)
                }
            };
            WrongData::add(&mut wrong, text, name(size, at));
        }
        let after = |at| task.is_move().then(|| Frame::after(&position, at));
        let done = said(*order.first().expect("a question has an answer"));
        let found = names(size, right).join(" · ");
        view.asking("find", self.about("ask", &position), &format!("_{found}_\n\n{done}"));
        view.plates = vec![frame.plate(self.lang)];
        view.data = json(&FindData {
            frame,
            right: order.iter().map(|&at| RightData { square: name(size, at), after: after(at) }).collect(),
            wrong,
            ordered: matches!(task, Task::Named(_)),
            end: match task {
                Task::Flips(from) => Some(Frame::after(&position, square(size, from))),
                _ => None,
            },
            done,
        });
    }
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
