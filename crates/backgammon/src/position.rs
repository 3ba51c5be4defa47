//! A game at one moment: all that the rules need.

use crate::{
    Action, Award, Board, Checker, Cube, Die, Due, Ending, Illegal, Outcome, Play, Plays, Roll, Rules, Score, Sketch,
};

/// A position that may occur in play or has been set up; see [`Setup`](crate::Setup) for what is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The checkers, in the view of the side on roll.
    pub board: Board,
    /// Whose turn it is. While a double is to be answered, the side that doubled; before the first dice it means nothing
    /// but whose view the board has.
    pub on_roll: Checker,
    /// How far the turn is.
    pub stage: Stage,
    /// The cube; while a double is to be answered, as it was before.
    pub cube: Cube,
    /// The score before this game.
    pub score: Score,
    /// What is agreed on.
    pub rules: Rules,
    /// A resignation that waits for its answer.
    pub resignation: Option<Resignation>,
}

/// How far a turn is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// One die of each side is due, for the first turn.
    Opening,
    /// The side on roll may double, or rolls.
    ToRoll,
    /// The side on roll plays this.
    ToPlay(Roll),
    /// The side on roll has doubled.
    Doubled,
    /// The side on roll has doubled, and the other has beavered.
    Beavered,
    /// The game is over.
    Over(Award),
}

/// An offer to lose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Resignation {
    /// Who offers.
    pub by: Checker,
    /// How much.
    pub outcome: Outcome,
}

impl Position {
    /// The start of a game: the first dice are due.
    pub const fn start(rules: Rules, score: Score) -> Position {
        Position {
            board: Board::START,
            on_roll: Checker::White,
            stage: Stage::Opening,
            cube: Cube::START,
            score,
            rules,
            resignation: None,
        }
    }

    /// The board in this side's view.
    pub fn board_of(&self, checker: Checker) -> Board {
        if checker == self.on_roll { self.board } else { self.board.flipped() }
    }

    /// What the game waits for.
    pub fn due(&self) -> Due {
        if let (Some(offer), false) = (self.resignation, self.is_over()) {
            return Due::Resignation(!offer.by);
        }
        match self.stage {
            Stage::Opening => Due::Opening,
            Stage::ToRoll => Due::Roll(self.on_roll),
            Stage::ToPlay(_) => Due::Play(self.on_roll),
            Stage::Doubled => Due::Double(!self.on_roll),
            Stage::Beavered => Due::Beaver(self.on_roll),
            Stage::Over(award) => Due::Over(award),
        }
    }

    /// Whether the game is over.
    pub const fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over(_))
    }

    /// Who gets how much, once the game is over.
    pub const fn award(&self) -> Option<Award> {
        match self.stage {
            Stage::Over(award) => Some(award),
            _ => None,
        }
    }

    /// The legal plays, when a roll is to be played; none when the turn passes.
    pub fn plays(&self) -> Plays {
        match self.stage {
            Stage::ToPlay(roll) => Plays::of(&self.board, roll),
            _ => Plays::new(),
        }
    }

    /// How many points an outcome is worth now: the cube times 1, 2 or 3; with the Jacoby rule, once the cube while it is
    /// in the middle.
    pub fn worth(&self, outcome: Outcome) -> u32 {
        let is_jacoby = self.rules.jacoby && !self.score.is_match() && self.cube.owner.is_none();
        self.cube.value() * if is_jacoby { 1 } else { outcome.factor() }
    }

    /// Why the side on roll may not double now, or `None` when it may.
    pub fn double_refusal(&self) -> Option<Illegal> {
        if self.stage != Stage::ToRoll || self.resignation.is_some() {
            return Some(Illegal::NotNow { due: self.due() });
        }
        if !self.rules.cube {
            return Some(Illegal::NoCube);
        }
        if self.score.is_crawford {
            return Some(Illegal::Crawford);
        }
        if let Some(owner) = self.cube.owner.filter(|&owner| owner != self.on_roll) {
            return Some(Illegal::CubeIsOthers { owner });
        }
        self.limit(1)
    }

    /// Whether the side on roll may double now.
    pub fn may_double(&self) -> bool {
        self.double_refusal().is_none()
    }

    /// Why who is doubled may not beaver, or `None` when it may.
    pub fn beaver_refusal(&self) -> Option<Illegal> {
        if self.stage != Stage::Doubled || self.resignation.is_some() {
            return Some(Illegal::NotNow { due: self.due() });
        }
        if !self.rules.beavers || self.score.is_match() {
            return Some(Illegal::NoBeavers);
        }
        self.limit(2)
    }

    fn limit(&self, turns: u8) -> Option<Illegal> {
        let most = self.rules.cube_limit.min(Cube::MOST);
        (self.cube.log() + turns > most).then(|| Illegal::CubeLimit { value: self.cube.value() << (turns - 1) })
    }

    /// Whether a higher cube is of no use to this side: a single game at the present cube wins it the match. Doubling is
    /// allowed all the same, and gives the other side a cube for nothing.
    pub fn is_cube_dead_for(&self, checker: Checker) -> bool {
        self.score.away(checker).is_some_and(|away| away <= self.cube.value())
    }

    /// The position after an action.
    ///
    /// # Errors
    ///
    /// Why it is not legal now.
    pub fn act(&self, action: &Action) -> Result<Position, Illegal> {
        if let Action::Resign { by, outcome } = *action {
            return self.resign(by, outcome);
        }
        let not_now = Err(Illegal::NotNow { due: self.due() });
        match (self.due(), action) {
            (Due::Opening, &Action::Opening { white, black }) => Ok(self.opening(white, black)),
            (Due::Roll(_), &Action::Roll(roll)) => Ok(Position { stage: Stage::ToPlay(roll), ..*self }),
            (Due::Play(_), Action::Play(play)) => self.play(play),
            (_, Action::Double) => match self.double_refusal() {
                None => Ok(Position { stage: Stage::Doubled, ..*self }),
                Some(illegal) => Err(illegal),
            },
            (_, Action::Beaver) => match self.beaver_refusal() {
                None => Ok(Position { stage: Stage::Beavered, ..*self }),
                Some(illegal) => Err(illegal),
            },
            (Due::Double(by), Action::Take) => Ok(self.taken(1, by)),
            (Due::Double(_), Action::Drop) => Ok(self.dropped(self.on_roll, self.cube.value())),
            (Due::Beaver(by), Action::Take) => Ok(self.taken(2, !by)),
            (Due::Beaver(by), Action::Drop) => Ok(self.dropped(!by, 2 * self.cube.value())),
            (Due::Resignation(winner), Action::Accept) => {
                let outcome = self.resignation.map_or(Outcome::Single, |offer| offer.outcome);
                Ok(self.over(winner, outcome, Ending::Resigned))
            }
            (Due::Resignation(_), Action::Refuse) => Ok(Position { resignation: None, ..*self }),
            _ => not_now,
        }
    }

    fn resign(&self, by: Checker, outcome: Outcome) -> Result<Position, Illegal> {
        if self.is_over() || self.resignation.is_some() {
            return Err(Illegal::NotNow { due: self.due() });
        }
        Ok(Position { resignation: Some(Resignation { by, outcome }), ..*self })
    }

    fn opening(&self, white: Die, black: Die) -> Position {
        if white == black {
            let most = self.rules.automatic_doubles.min(self.rules.cube_limit);
            let doubles = self.cube.log() < most && !self.score.is_crawford;
            return Position { cube: self.cube.turned(u8::from(doubles), self.cube.owner), ..*self };
        }
        let first = if white > black { Checker::White } else { Checker::Black };
        let stage = Stage::ToPlay(Roll::new(white, black));
        Position { board: self.board_of(first), on_roll: first, stage, ..*self }
    }

    fn play(&self, play: &Play) -> Result<Position, Illegal> {
        let Stage::ToPlay(roll) = self.stage else { return Err(Illegal::NotNow { due: self.due() }) };
        let plays = self.plays();
        let is_legal = match plays.is_empty() {
            true => play.is_empty(),
            false => plays.iter().any(|candidate| candidate.play == *play),
        };
        if !is_legal {
            Sketch::from(*play).resolve_among(&self.board, roll, &plays)?;
        }
        Ok(self.play_unchecked(play))
    }

    /// The position after a play that is known to be legal: the other side is to roll, or the game is over.
    #[must_use]
    pub fn play_unchecked(&self, play: &Play) -> Position {
        let board = self.board.played(play);
        match board.own_win() {
            Some(outcome) => Position { board, ..*self }.over(self.on_roll, outcome, Ending::BorneOff),
            None => Position { board: board.flipped(), on_roll: !self.on_roll, stage: Stage::ToRoll, ..*self },
        }
    }

    fn taken(&self, turns: u8, owner: Checker) -> Position {
        Position { cube: self.cube.turned(turns, Some(owner)), stage: Stage::ToRoll, ..*self }
    }

    fn dropped(&self, winner: Checker, points: u32) -> Position {
        let award = Award { winner, outcome: Outcome::Single, points, ending: Ending::Dropped };
        Position { stage: Stage::Over(award), ..*self }
    }

    pub(crate) fn over(&self, winner: Checker, outcome: Outcome, ending: Ending) -> Position {
        let award = Award { winner, outcome, points: self.worth(outcome), ending };
        Position { stage: Stage::Over(award), resignation: None, ..*self }
    }
}
