//! Lessons as their page shows them, in the reader's language: the same for every game.

use serde::Serialize;
use table::Arg;
use words::Lang;

use super::lesson::{Group, Part};
use super::text::{json, markup, say};

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
    /// `still`, `gallery`, `steps`, `find`, `play`, `choose` or `start`.
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
    pub plates: Vec<Plate>,
    /// The options of a question: letter and words.
    pub options: Vec<(char, String)>,
    /// What the scripts need, as JSON.
    pub data: String,
    /// Games to start at once; the first is the one to begin with.
    pub starts: Vec<StartView>,
}

/// A drawn board and what is said below it.
pub struct Plate {
    /// The drawing, as markup.
    pub drawing: String,
    /// Perhaps nothing.
    pub text: String,
}

/// A game to start at once.
pub struct StartView {
    /// The fields of the form that starts it.
    pub fields: &'static [(&'static str, &'static str)],
    /// What its button says.
    pub words: String,
}

/// A picture of a board: the templates draw it, scripts read it as JSON.
pub trait Picture: Serialize {
    /// The drawing, as markup.
    fn drawn(&self, lang: Lang) -> String;

    /// What is said below it, perhaps nothing.
    fn said(&self) -> &str;

    /// The same with this said below it.
    fn saying(self, text: String) -> Self
    where
        Self: Sized;

    /// Both together.
    fn plate(&self, lang: Lang) -> Plate {
        Plate { drawing: self.drawn(lang), text: self.said().to_owned() }
    }
}

/// A board to step through, for the scripts.
#[derive(Serialize)]
struct StepsData<'a, P> {
    frames: &'a [P],
}

/// A question answered by clicking places of the board, for the scripts.
#[derive(Serialize)]
pub struct FindData<P> {
    pub frame: P,
    pub right: Vec<RightData<P>>,
    pub wrong: Vec<WrongData>,
    /// Whether the places are asked for by name, in this order.
    pub ordered: bool,
    /// What the board shows when all are found, if it changes then.
    pub end: Option<P>,
    /// Said when all are found.
    pub done: String,
}

/// A right answer.
#[derive(Serialize)]
pub struct RightData<P> {
    pub square: String,
    /// The position after it, when it is a move.
    pub after: Option<P>,
}

/// A reason with `{square}` in it, and the places that it is true of.
#[derive(Serialize)]
pub struct WrongData {
    pub text: String,
    pub squares: Vec<String>,
}

impl WrongData {
    /// Adds a place to the reasons: places of which the same is true share a sentence.
    pub fn add(all: &mut Vec<WrongData>, text: String, square: String) {
        match all.iter_mut().find(|known| known.text == text) {
            Some(known) => known.squares.push(square),
            None => all.push(WrongData { text, squares: vec![square] }),
        }
    }
}

#[derive(Serialize)]
struct ChooseData<'a, P> {
    frame: &'a P,
    right: char,
    why: Vec<(char, String)>,
}

/// All lessons of a game.
pub fn groups<E>(lang: Lang, groups: &[Group<E>], part: impl Fn(Lang, &Part<E>) -> PartView) -> Vec<GroupView> {
    let mut number = 0;
    let mut views = Vec::with_capacity(groups.len());
    for group in groups {
        let mut lessons = Vec::with_capacity(group.lessons.len());
        for lesson in group.lessons {
            number += 1;
            let parts: Vec<PartView> = lesson.parts.iter().map(|one| part(lang, one)).collect();
            let questions = parts.iter().filter(|part| part.asks).count();
            let title = say(lang, &format!("learn-{}", lesson.id), &[]);
            lessons.push(LessonView { id: lesson.id, number, title, parts, questions });
        }
        views.push(GroupView { id: group.id, title: say(lang, &format!("learn-group-{}", group.id), &[]), lessons });
    }
    views
}

impl PartView {
    /// A part with its sentences and nothing beside them yet.
    pub fn new(id: &'static str, text: &str) -> PartView {
        PartView {
            id,
            kind: "still",
            text: markup(text),
            asks: false,
            ask: String::new(),
            answer: String::new(),
            plates: Vec::new(),
            options: Vec::new(),
            data: String::new(),
            starts: Vec::new(),
        }
    }

    /// Shows boards one after the other.
    pub fn steps<P: Picture>(&mut self, lang: Lang, frames: &[P]) {
        self.kind = "steps";
        self.plates = frames.iter().map(|frame| frame.plate(lang)).collect();
        self.data = json(&StepsData { frames });
    }

    /// Asks a question whose answer is not shown at once.
    pub fn asking(&mut self, kind: &'static str, ask: String, answer: &str) {
        self.kind = kind;
        self.asks = true;
        self.ask = ask;
        self.answer = markup(answer);
    }

    /// Asks to choose among these letters; `about` says the part's sentences by their endings.
    pub fn choose<P: Picture>(
        &mut self,
        lang: Lang,
        frame: &P,
        letters: &[char],
        right: char,
        about: impl Fn(&str) -> String,
    ) {
        let why = |letter: char| about(&format!("{letter}-why"));
        self.asking("choose", about("ask"), &why(right));
        self.plates = vec![frame.plate(lang)];
        self.options = letters.iter().map(|&letter| (letter, about(&letter.to_string()))).collect();
        let why = letters.iter().map(|&letter| (letter, why(letter))).collect();
        self.data = json(&ChooseData { frame, right, why });
    }
}

/// Puts `{square}` in the place of the square's name, for a sentence that scripts finish.
pub fn hide_square(args: &mut [(&'static str, Arg)]) {
    for (name, arg) in args {
        if *name == "square" {
            *arg = "{square}".into();
        }
    }
}
