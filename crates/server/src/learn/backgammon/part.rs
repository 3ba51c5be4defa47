//! Lessons as the page shows them, in the reader's language.

use backgammon::{Action, Checker, Due, Game, Play, Position, Setup};
use serde::Serialize;
use table::Arg;
use wire::TurnView;
use words::Lang;

use super::frame::{Frame, Thrown};
use super::goal::{Goal, args};
use super::lessons::STARTS;
use super::scene::{Exhibit, Part, Scene, Step};
use super::task::{Task, places};
use super::witness::hitting_rolls;
use crate::learn::text::{Args, json, say};
use crate::learn::view::{FindData, PartView, Picture, RightData, StartView, WrongData, hide_square};
use crate::view::backgammon::turn_of;

/// A roll to be played, for the scripts.
#[derive(Serialize)]
struct PlayData<'a> {
    frame: &'a Frame,
    turn: TurnView,
}

/// A part in a language.
pub fn part(lang: Lang, part: &Part) -> PartView {
    let speaker = Speaker { lang, id: part.id };
    let position = match &part.exhibit {
        Exhibit::Gallery(scenes) => scenes[0].position(),
        Exhibit::Still(scene)
        | Exhibit::Steps(scene, _)
        | Exhibit::Find(scene, _)
        | Exhibit::Play(scene, _)
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
        Exhibit::Find(scene, task) => speaker.find(&mut view, scene, task),
        Exhibit::Play(scene, goal) => speaker.play(&mut view, scene, goal),
        Exhibit::Choose(scene, letters, right) => {
            let about = |suffix: &str| speaker.about(suffix, &position);
            view.choose(lang, &speaker.scene(scene), letters, right(&position), about);
        }
    }
    view
}

/// What any sentence about a position may mention: both sides' pips, how many points White holds, how many of the 36
/// rolls hit something, what the cube shows, the points of a game that is over, and both sides' points in the match.
pub fn facts(position: &Position) -> Args {
    let white = position.board_of(Checker::White);
    let points = position.award().map_or(0, |award| award.points);
    vec![
        ("white_pips", i64::from(white.own_pips()).into()),
        ("black_pips", i64::from(white.opp_pips()).into()),
        ("difference", i64::from(white.own_pips().abs_diff(white.opp_pips())).into()),
        ("hitting", hitting_rolls(&position.board).into()),
        ("cube", i64::from(position.cube.value()).into()),
        ("points", i64::from(points).into()),
        ("white_points", i64::from(position.score.points[0]).into()),
        ("black_points", i64::from(position.score.points[1]).into()),
        ("length", i64::from(position.score.length).into()),
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
        let shown = scene.shown.iter().map(|&name| name.to_owned()).collect();
        Frame { shown, letters: scene.letters, way: scene.way, ..Frame::of(&scene.position()) }
    }

    fn captioned(&self, scene: &Scene, number: usize) -> Frame {
        let text = self.about(&number.to_string(), &scene.position());
        Frame { text, ..self.scene(scene) }
    }

    /// The frames of a scene and the steps from it.
    fn steps(&self, scene: &Scene, steps: &[Step]) -> Vec<Frame> {
        let mut game = Game::from_setup(Setup::from(scene.position())).expect("a lesson's scene is a position");
        let mut frames = vec![self.captioned(scene, 0)];
        for (number, step) in steps.iter().enumerate() {
            let frame = match step {
                Step::Look(shown) => {
                    let shown = shown.iter().map(|&name| name.to_owned()).collect();
                    Frame { shown, ..frames[number].clone() }
                }
                Step::Do(text) => self.done(&mut game, text),
            };
            let text = self.about(&(number + 1).to_string(), game.position());
            frames.push(Frame { text, ..frame });
        }
        frames
    }

    /// The frame after something was done.
    fn done(&self, game: &mut Game, text: &str) -> Frame {
        let before = *game.position();
        let by = before.due().checker().unwrap_or(before.on_roll);
        let action = before.read(text).unwrap_or_else(|error| panic!("{}: {text}: {error}", self.id));
        game.act(action).unwrap_or_else(|error| panic!("{}: {text}: {error}", self.id));
        let frame = Frame::of(game.position());
        match (action, game.position().due()) {
            (Action::Play(play), _) => {
                let roll = if let backgammon::Stage::ToPlay(roll) = before.stage { Some(roll) } else { None };
                Frame { dice: roll.map(|roll| Thrown::of(by, roll, false)), ..frame.after(by, &play) }
            }
            // The turn has passed by itself.
            (Action::Roll(roll), Due::Roll(_)) => Frame { dice: Some(Thrown::of(by, roll, false)), ..frame },
            _ => frame,
        }
    }

    fn find(&self, view: &mut PartView, scene: &Scene, task: &Task) {
        let position = scene.position();
        let frame = self.scene(scene);
        let right = task.right(&position);
        let sentence =
            |suffix: &str, args: &[(&'static str, Arg)]| say(self.lang, &format!("learn-{}-{suffix}", self.id), args);
        let mut wrong = Vec::new();
        for place in places() {
            if task.is_ordered() || !right.contains(&place) {
                let mut args = task.args(&position, &place);
                hide_square(&mut args);
                WrongData::add(&mut wrong, sentence("wrong", &args), place);
            }
        }
        let done = sentence("right", &task.args(&position, &right[0]));
        let found = right.join(" · ");
        view.asking("find", self.about("ask", &position), &format!("_{found}_\n\n{done}"));
        view.plates = vec![frame.plate(self.lang)];
        view.data = json(&FindData {
            frame,
            right: right.into_iter().map(|square| RightData { square, after: None }).collect(),
            wrong,
            ordered: task.is_ordered(),
            end: None,
            done,
        });
    }

    fn play(&self, view: &mut PartView, scene: &Scene, goal: &Goal) {
        let position = scene.position();
        let frame = self.scene(scene);
        let right = goal.right(&position);
        let said = say(self.lang, &format!("learn-{}-right", self.id), &args(&position, &right[0]));
        let plays: Vec<String> = right.iter().map(Play::to_string).collect();
        // Where nearly everything is right one example is enough.
        let plays = if matches!(goal, Goal::Any) { &plays[..1] } else { &plays[..] };
        view.asking("play", self.about("ask", &position), &format!("_{}_\n\n{said}", plays.join("_ · _")));
        view.plates = vec![frame.plate(self.lang)];
        let turn = turn_of(&position, &[]).expect("a lesson's roll is to be played");
        view.data = json(&PlayData { frame: &frame, turn });
    }
}
