//! A game played from a text: every refusal becomes a [`Reason`].

use crate::text_error::{Fault, quote};
use crate::{Action, Checker, Die, Due, Game, Illegal, Outcome, Play, Reason, Roll, Setup, Sketch, Stage};

/// A game to which written actions are added.
pub(crate) struct Replay {
    game: Game,
    /// Dice without a play though there is one: allowed only at the end. Where, and whose.
    unplayed: Option<(usize, Checker)>,
}

impl Replay {
    pub(crate) fn new(setup: Setup, at: usize) -> Result<Replay, Fault> {
        let game = Game::from_setup(setup).map_err(|why| Fault::new(at, Reason::Impossible(why)))?;
        Ok(Replay { game, unplayed: None })
    }

    /// The game as far as it was written.
    pub(crate) fn finish(self) -> Game {
        self.game
    }

    /// Equal dice before the first turn.
    pub(crate) fn equal_dice(&mut self, die: Die, at: usize) -> Result<(), Fault> {
        self.act(Checker::White, Action::Opening { white: die, black: die }, at)
    }

    /// A side's dice, and its play if one is written.
    pub(crate) fn turn(&mut self, by: Checker, roll: Roll, play: &Sketch, at: usize, found: &str) -> Result<(), Fault> {
        self.begin(by, roll.is_doublet(), at)?;
        if self.is_pass_of_setup(by, roll, play) {
            return Ok(());
        }
        self.is_due(by, at, found)?;
        if self.game.position().stage == Stage::ToPlay(roll) && self.game.entries().is_empty() {
            return self.play(by, roll, play, at);
        }
        let is_opening = self.game.position().stage == Stage::Opening;
        let length = self.game.entries().len();
        self.act(by, if is_opening { opening(by, roll) } else { Action::Roll(roll) }, at)?;
        if self.game.entries().len() > length + 1 {
            return self.passed(by, roll, play, at);
        }
        self.play(by, roll, play, at)
    }

    fn play(&mut self, by: Checker, roll: Roll, play: &Sketch, at: usize) -> Result<(), Fault> {
        if play.is_empty() {
            self.unplayed = Some((at, by));
            return Ok(());
        }
        let play = play.resolve(&self.game.position().board, roll);
        let play = play.map_err(|refusal| illegal(by, Illegal::Play(refusal), at))?;
        self.act(by, Action::Play(play), at)
    }

    /// Whether this is the roll that the game was set up with, for which it has passed already.
    fn is_pass_of_setup(&self, by: Checker, roll: Roll, play: &Sketch) -> bool {
        let start = self.game.start();
        let has_passed = matches!(self.game.entries(), [entry] if entry.action == Action::Play(Play::NONE));
        has_passed && play.is_empty() && start.stage == Stage::ToPlay(roll) && start.on_roll == by
    }

    /// The turn has passed: nothing may be written but that.
    fn passed(&self, by: Checker, roll: Roll, play: &Sketch, at: usize) -> Result<(), Fault> {
        let before = self.game.position().board.flipped();
        match play.resolve(&before, roll) {
            Ok(_) => Ok(()),
            Err(refusal) => Err(illegal(by, Illegal::Play(refusal), at)),
        }
    }

    /// The dice that fit a play written without them, if only one roll does with the fewest hops.
    pub(crate) fn dice_of(&self, by: Checker, play: &Sketch) -> Option<Roll> {
        let board = self.game.position().board_of(by);
        let hops = |roll| play.resolve(&board, roll).ok().map(|play| play.len());
        let mut fitting: Vec<(usize, Roll)> =
            Roll::ALL.into_iter().filter_map(|roll| Some((hops(roll)?, roll))).collect();
        fitting.sort_unstable();
        match fitting.as_slice() {
            [(_, roll)] => Some(*roll),
            [(least, roll), (next, _), ..] if least < next => Some(*roll),
            _ => None,
        }
    }

    /// Doubles, or beavers when that is what it can be.
    pub(crate) fn double(&mut self, by: Checker, at: usize, found: &str) -> Result<(), Fault> {
        self.begin(by, true, at)?;
        self.is_due(by, at, found)?;
        let is_answer = matches!(self.game.position().due(), Due::Double(_));
        self.act(by, if is_answer { Action::Beaver } else { Action::Double }, at)
    }

    /// What the cube shows when the double that waits for its answer is taken.
    pub(crate) fn doubled_to(&self) -> u32 {
        let position = self.game.position();
        position.cube.value() << if position.stage == Stage::Beavered { 2 } else { 1 }
    }

    pub(crate) fn answer(&mut self, by: Checker, action: Action, at: usize, found: &str) -> Result<(), Fault> {
        self.begin(by, false, at)?;
        self.is_due(by, at, found)?;
        self.act(by, action, at)
    }

    /// The file says who wins how much: checked, or brought about by a resignation.
    pub(crate) fn wins(&mut self, by: Checker, points: u32, at: usize) -> Result<(), Fault> {
        self.unplayed = None;
        let other = || Fault::new(at, Reason::OtherResult { by, points });
        let position = *self.game.position();
        // Some programs count no more points than the winner still needs.
        let away = position.score.away(by);
        let is_it = |worth: u32| worth == points || (away == Some(points) && worth > points);
        if let Some(award) = self.game.award() {
            return if award.winner == by && is_it(award.points) { Ok(()) } else { Err(other()) };
        }
        if position.stage == Stage::Doubled && position.on_roll == by && is_it(position.cube.value()) {
            return self.act(!by, Action::Drop, at);
        }
        let outcome = Outcome::ALL.into_iter().find(|&outcome| is_it(position.worth(outcome))).ok_or_else(other)?;
        if position.resignation.is_some() {
            self.act(by, Action::Refuse, at)?;
        }
        self.act(by, Action::Resign { by: !by, outcome }, at)?;
        self.act(by, Action::Accept, at)
    }

    /// Who goes on has refused to resign. And a game whose first written action is not that of the winner of two different dice starts with that side on roll.
    fn begin(&mut self, by: Checker, without_opening: bool, at: usize) -> Result<(), Fault> {
        if self.game.position().resignation.is_some() {
            self.act(by, Action::Refuse, at)?;
        }
        let position = self.game.position();
        if position.stage == Stage::Opening && without_opening {
            let setup =
                Setup { board: position.board_of(by), on_roll: by, stage: Stage::ToRoll, ..Setup::from(*position) };
            self.game = Replay::new(setup, at)?.game;
        }
        Ok(())
    }

    fn is_due(&self, by: Checker, at: usize, found: &str) -> Result<(), Fault> {
        if let Some((at, by)) = self.unplayed {
            return Err(Fault::new(at, Reason::NoPlay { by }));
        }
        match self.game.position().due() {
            Due::Over(_) => Err(Fault::new(at, Reason::AfterEnd { found: quote(found) })),
            due if due.checker().is_some_and(|due| due != by) => Err(Fault::new(at, Reason::NotTheirTurn { by })),
            _ => Ok(()),
        }
    }

    fn act(&mut self, by: Checker, action: Action, at: usize) -> Result<(), Fault> {
        self.game.act(action).map_err(|why| illegal(by, why, at))
    }
}

fn opening(by: Checker, roll: Roll) -> Action {
    match by {
        Checker::White => Action::Opening { white: roll.high(), black: roll.low() },
        Checker::Black => Action::Opening { white: roll.low(), black: roll.high() },
    }
}

fn illegal(by: Checker, illegal: Illegal, at: usize) -> Fault {
    Fault::new(at, Reason::Illegal { by, illegal })
}

/// A turn as files write it: one cell of a column, one node of a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// Equal dice before the first turn.
    EqualDice(Die),
    /// Dice and the play; none when they have not been played yet.
    Turn { by: Checker, roll: Roll, play: Option<Play> },
    /// Double, take, drop or beaver, and what the cube shows if it is turned so.
    Cube { by: Checker, action: Action, value: u32 },
}

/// The written turns of a game. Resignations are no turns: the one accepted is told by the result, the others are lost.
pub(crate) fn steps(game: &Game) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    let mut value = game.start().cube.value();
    if let Stage::ToPlay(roll) = game.start().stage {
        steps.push(Step::Turn { by: game.start().on_roll, roll, play: None });
    }
    for entry in game.entries() {
        let by = entry.by.unwrap_or(entry.after.on_roll);
        match entry.action {
            Action::Opening { white, black } if white == black => steps.push(Step::EqualDice(white)),
            Action::Opening { white, black } => {
                steps.push(Step::Turn { by, roll: Roll::new(white, black), play: None });
            }
            Action::Roll(roll) => steps.push(Step::Turn { by, roll, play: None }),
            Action::Play(made) => {
                if let Some(Step::Turn { play, .. }) = steps.last_mut() {
                    *play = Some(made);
                }
            }
            Action::Double => {
                value = 2 * entry.after.cube.value();
                steps.push(Step::Cube { by, action: entry.action, value });
            }
            Action::Beaver => {
                value = 4 * entry.after.cube.value();
                steps.push(Step::Cube { by, action: entry.action, value });
            }
            Action::Take | Action::Drop => steps.push(Step::Cube { by, action: entry.action, value }),
            Action::Resign { .. } | Action::Accept | Action::Refuse => {}
        }
    }
    steps
}
