//! Lessons as the page shows them, in the reader's language.

use reversi::{Game, Move, Position, Setup};
use serde::Serialize;
use table::Arg;
use words::Lang;

use super::frame::{Frame, name, names};
use super::lesson::{Exhibit, Group, Lesson, Part, Scene, Step, square, squares};
use super::lessons::GROUPS;
use super::task::{Said, Task};
use super::text::{facts, json, markup, say};
use super::witness::closed_lines;

/// Lessons under a heading.
pub struct GroupView {
    pub id: &'static str,
    pub title: String,
    pub lessons: Vec<LessonView>,
}

/// A lesson.
pub struct LessonView {
    pub id: &'static str,
    pub number: usize,
    pub title: String,
    pub parts: Vec<PartView>,
    /// How many of its parts ask.
    pub questions: usize,
}

/// A few sentences and what lies beside them.
pub struct PartView {
    pub id: &'static str,
    /// `still`, `gallery`, `steps`, `find`, `choose` or `start`.
    pub kind: &'static str,
    /// The sentences, as markup.
    pub text: String,
    /// Whether it asks something.
    pub asks: bool,
    /// The question.
    pub ask: String,
    /// The answer, as markup.
    pub answer: String,
    /// The boards; the first is the one that scripts bring to life.
    pub frames: Vec<Frame>,
    /// The options of a question: letter and words.
    pub options: Vec<(char, String)>,
    /// What the scripts need, as JSON.
    pub data: String,
    /// The form's fields of a game to start: variant and start.
    pub start: Option<(String, &'static str)>,
    /// The language, for drawings in words.
    pub lang: Lang,
}

/// A question answered on the board, for the scripts.
#[derive(Serialize)]
struct FindData {
    frame: Frame,
    right: Vec<RightData>,
    wrong: Vec<WrongData>,
    /// Whether the squares are asked for by name, in this order.
    ordered: bool,
    /// What the board shows when all are found, if it changes then.
    end: Option<Frame>,
    /// Said when all are found.
    done: String,
}

#[derive(Serialize)]
struct RightData {
    square: String,
    /// The position after it, when it is a move.
    after: Option<Frame>,
}

/// A reason with `{square}` in it, and the squares that it is true of.
#[derive(Serialize)]
struct WrongData {
    text: String,
    squares: Vec<String>,
}

#[derive(Serialize)]
struct StepsData<'a> {
    frames: &'a [Frame],
}

#[derive(Serialize)]
struct ChooseData {
    frame: Frame,
    right: char,
    why: Vec<(char, String)>,
}

/// All lessons.
pub fn groups(lang: Lang) -> Vec<GroupView> {
    let mut number = 0;
    let group = |group: &Group| GroupView {
        id: group.id,
        title: say(lang, &format!("learn-group-{}", group.id), &[]),
        lessons: group
            .lessons
            .iter()
            .map(|one| {
                number += 1;
                lesson(lang, one, number)
            })
            .collect(),
    };
    GROUPS.iter().map(group).collect()
}

fn lesson(lang: Lang, lesson: &Lesson, number: usize) -> LessonView {
    let parts: Vec<PartView> = lesson.parts.iter().map(|one| part(lang, one)).collect();
    LessonView {
        id: lesson.id,
        number,
        title: say(lang, &format!("learn-{}", lesson.id), &[]),
        questions: parts.iter().filter(|part| part.asks).count(),
        parts,
    }
}

/// A part in a language.
pub fn part(lang: Lang, part: &Part) -> PartView {
    let speaker = Speaker { lang, id: part.id };
    let mut view = PartView {
        id: part.id,
        kind: "still",
        text: String::new(),
        asks: false,
        ask: String::new(),
        answer: String::new(),
        frames: Vec::new(),
        options: Vec::new(),
        data: String::new(),
        start: None,
        lang,
    };
    let position = match &part.exhibit {
        Exhibit::Gallery(scenes) => scenes[0].position(),
        Exhibit::Still(scene)
        | Exhibit::Steps(scene, _)
        | Exhibit::Moves(scene, _)
        | Exhibit::Find(scene, _)
        | Exhibit::Choose(scene, ..)
        | Exhibit::Start(scene, _) => scene.position(),
    };
    view.text = markup(&speaker.about("text", &position));
    match &part.exhibit {
        Exhibit::Still(scene) => view.frames = vec![speaker.scene(scene)],
        Exhibit::Start(scene, start) => {
            view.kind = "start";
            view.frames = vec![speaker.scene(scene)];
            view.start = Some((scene.variant.to_string(), start));
        }
        Exhibit::Gallery(scenes) => {
            view.kind = "gallery";
            view.frames = scenes.iter().enumerate().map(|(n, scene)| speaker.captioned(scene, n)).collect();
        }
        Exhibit::Steps(scene, steps) => {
            view.kind = "steps";
            view.frames = speaker.steps(scene, steps);
            view.data = json(&StepsData { frames: &view.frames });
        }
        Exhibit::Moves(scene, line) => {
            view.kind = "steps";
            view.frames = speaker.moves(scene, line);
            view.data = json(&StepsData { frames: &view.frames });
        }
        Exhibit::Find(scene, task) => speaker.find(&mut view, scene, task),
        Exhibit::Choose(scene, letters, right) => {
            let right = right(&position);
            view.kind = "choose";
            view.asks = true;
            view.ask = speaker.about("ask", &position);
            view.frames = vec![speaker.scene(scene)];
            view.options =
                letters.iter().map(|&letter| (letter, speaker.about(&letter.to_string(), &position))).collect();
            let why = |letter: char| speaker.about(&format!("{letter}-why"), &position);
            view.answer = markup(&why(right));
            let why = letters.iter().map(|&letter| (letter, why(letter))).collect();
            view.data = json(&ChooseData { frame: view.frames[0].clone(), right, why });
        }
    }
    view
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
        // Squares of which the same is true share a sentence.
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
            match wrong.iter_mut().find(|known| known.text == text) {
                Some(known) => known.squares.push(name(size, at)),
                None => wrong.push(WrongData { text, squares: vec![name(size, at)] }),
            }
        }
        let after = |at| task.is_move().then(|| Frame::after(&position, at));
        let done = said(*order.first().expect("a question has an answer"));
        view.kind = "find";
        view.asks = true;
        view.ask = self.about("ask", &position);
        let found = names(size, right).join(" · ");
        view.answer = markup(&format!("_{found}_\n\n{done}"));
        view.frames = vec![frame.clone()];
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

fn hide_square(args: &mut [(&'static str, Arg)]) {
    for (name, arg) in args {
        if *name == "square" {
            *arg = "{square}".into();
        }
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
