//! Speaks the sentences of one part of a lesson, and shows what lies beside them: the same for every game.

use table::Arg;
use words::Lang;

use super::text::{Args, json, say};
use super::view::{FindData, PartView, Picture, StartView};

/// A position and what is pointed at in it, of some game.
pub trait Shown {
    type Position;
    type Frame: Picture;

    /// The position.
    fn position(&self) -> Self::Position;

    /// What any sentence about a position may mention.
    fn facts(position: &Self::Position) -> Args;

    /// Its picture, with nothing said below it.
    fn frame(&self) -> Self::Frame;
}

/// Games to start at once: what their buttons say, and the fields of the form that starts them.
pub type Starts = [(&'static str, &'static [(&'static str, &'static str)])];

/// Speaks the sentences of one part.
pub struct Speaker {
    pub lang: Lang,
    /// The part's.
    pub id: &'static str,
}

impl Speaker {
    /// A sentence of the part by its ending.
    pub fn sentence(&self, ending: &str, args: &[(&'static str, Arg)]) -> String {
        say(self.lang, &format!("learn-{}-{ending}", self.id), args)
    }

    /// A sentence of the part about a position.
    pub fn about<S: Shown>(&self, ending: &str, position: &S::Position) -> String {
        self.sentence(ending, &S::facts(position))
    }

    /// The picture of a scene with the caption of this number.
    pub fn captioned<S: Shown>(&self, scene: &S, number: usize) -> S::Frame {
        scene.frame().saying(self.about::<S>(&number.to_string(), &scene.position()))
    }

    /// The part's sentences, with nothing beside them yet.
    pub fn text<S: Shown>(&self, scene: &S) -> PartView {
        PartView::new(self.id, &self.about::<S>("text", &scene.position()))
    }

    /// A board to look at.
    pub fn still<S: Shown>(&self, scene: &S) -> PartView {
        PartView { plates: vec![scene.frame().plate(self.lang)], ..self.text(scene) }
    }

    /// Games to start at once.
    pub fn start<S: Shown>(&self, scene: &S, starts: &Starts) -> PartView {
        let start = |&(words, fields): &(&'static str, _)| StartView { fields, words: say(self.lang, words, &[]) };
        PartView { kind: "start", starts: starts.iter().map(start).collect(), ..self.still(scene) }
    }

    /// Boards side by side. The sentences are about the first.
    pub fn gallery<S: Shown>(&self, scenes: &[S]) -> PartView {
        let plate = |(number, scene): (usize, &S)| self.captioned(scene, number).plate(self.lang);
        let plates = scenes.iter().enumerate().map(plate).collect();
        PartView { kind: "gallery", plates, ..self.text(&scenes[0]) }
    }

    /// A board to step through.
    pub fn steps<S: Shown>(&self, scene: &S, frames: &[S::Frame]) -> PartView {
        let mut view = self.text(scene);
        view.steps(self.lang, frames);
        view
    }

    /// A question with answers to choose from.
    pub fn choose<S: Shown>(&self, scene: &S, letters: &[char], right: fn(&S::Position) -> char) -> PartView {
        let position = scene.position();
        let mut view = self.text(scene);
        let about = |ending: &str| self.about::<S>(ending, &position);
        view.choose(self.lang, &scene.frame(), letters, right(&position), about);
        view
    }

    /// A question answered on the board: `found` are the answers as they are told to who unfolds them.
    pub fn find<S: Shown>(&self, scene: &S, found: &[String], data: &FindData<S::Frame>) -> PartView {
        let mut view = self.still(scene);
        let answer = format!("_{}_\n\n{}", found.join(" · "), data.done);
        view.asking("find", self.about::<S>("ask", &scene.position()), &answer);
        view.data = json(data);
        view
    }
}
