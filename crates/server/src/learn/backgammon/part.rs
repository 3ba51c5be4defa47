//! Lessons as the page shows them, in the reader's language.

use backgammon::{Action, Checker, Due, Game, Play, Position, Setup};
use serde::Serialize;
use wire::TurnView;
use words::Lang;

use super::frame::{Frame, Thrown};
use super::goal::{Goal, args};
use super::lessons::STARTS;
use super::scene::{Exhibit, Part, Scene, Step};
use super::task::{Task, places};
use super::witness::hitting_rolls;
use crate::learn::speaker::{Shown, Speaker};
use crate::learn::text::{Args, json};
use crate::learn::view::{FindData, PartView, RightData, WrongData, hide_square};
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
    match &part.exhibit {
        Exhibit::Still(scene) => speaker.still(scene),
        Exhibit::Start(scene) => speaker.start(scene, &STARTS),
        Exhibit::Gallery(scenes) => speaker.gallery(scenes),
        Exhibit::Steps(scene, taken) => speaker.steps(scene, &steps(&speaker, scene, taken)),
        Exhibit::Find(scene, task) => find(&speaker, scene, task),
        Exhibit::Play(scene, goal) => play(&speaker, scene, goal),
        Exhibit::Choose(scene, letters, right) => speaker.choose(scene, letters, *right),
    }
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
        let shown = self.shown.iter().map(|&name| name.to_owned()).collect();
        Frame { shown, letters: self.letters, way: self.way, ..Frame::of(&Scene::position(self)) }
    }
}

/// The frames of a scene and the steps from it.
fn steps(speaker: &Speaker, scene: &Scene, steps: &[Step]) -> Vec<Frame> {
    let mut game = Game::from_setup(Setup::from(scene.position())).expect("a lesson's scene is a position");
    let mut frames = vec![speaker.captioned(scene, 0)];
    for (number, step) in steps.iter().enumerate() {
        let frame = match step {
            Step::Look(shown) => {
                let shown = shown.iter().map(|&name| name.to_owned()).collect();
                Frame { shown, ..frames[number].clone() }
            }
            Step::Do(text) => done(speaker, &mut game, text),
        };
        let text = speaker.about::<Scene>(&(number + 1).to_string(), game.position());
        frames.push(Frame { text, ..frame });
    }
    frames
}

/// The frame after something was done.
fn done(speaker: &Speaker, game: &mut Game, text: &str) -> Frame {
    let before = *game.position();
    let by = before.due().checker().unwrap_or(before.on_roll);
    let action = before.read(text).unwrap_or_else(|error| panic!("{}: {text}: {error}", speaker.id));
    game.act(action).unwrap_or_else(|error| panic!("{}: {text}: {error}", speaker.id));
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

fn find(speaker: &Speaker, scene: &Scene, task: &Task) -> PartView {
    let position = scene.position();
    let right = task.right(&position);
    let mut wrong = Vec::new();
    for place in places() {
        if task.is_ordered() || !right.contains(&place) {
            let mut args = task.args(&position, &place);
            hide_square(&mut args);
            WrongData::add(&mut wrong, speaker.sentence("wrong", &args), place);
        }
    }
    let data = FindData {
        frame: scene.frame(),
        right: right.iter().map(|square| RightData { square: square.clone(), after: None }).collect(),
        wrong,
        ordered: task.is_ordered(),
        end: None,
        done: speaker.sentence("right", &task.args(&position, &right[0])),
    };
    speaker.find(scene, &right, &data)
}

fn play(speaker: &Speaker, scene: &Scene, goal: &Goal) -> PartView {
    let position = scene.position();
    let right = goal.right(&position);
    let said = speaker.sentence("right", &args(&position, &right[0]));
    let plays: Vec<String> = right.iter().map(Play::to_string).collect();
    // Where nearly everything is right one example is enough.
    let plays = if matches!(goal, Goal::Any) { &plays[..1] } else { &plays[..] };
    let mut view = speaker.still(scene);
    view.asking("play", speaker.about::<Scene>("ask", &position), &format!("_{}_\n\n{said}", plays.join("_ · _")));
    let turn = turn_of(&position, &[]).expect("a lesson's roll is to be played");
    view.data = json(&PlayData { frame: &scene.frame(), turn });
    view
}
