//! A position as someone puts it together, before it is known to be possible.

use std::fmt;

use thiserror::Error;

use crate::{Board, Checker, Cube, Ending, Position, Resignation, Rules, Score, Stage};

/// What a game starts from. The fields are those of [`Position`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The checkers, in the view of the side on roll.
    pub board: Board,
    /// Whose turn it is.
    pub on_roll: Checker,
    /// How far the turn is. An end of the game is not set up: it is found by the board.
    pub stage: Stage,
    /// The cube.
    pub cube: Cube,
    /// The score before this game.
    pub score: Score,
    /// What is agreed on.
    pub rules: Rules,
    /// A resignation that waits for its answer.
    pub resignation: Option<Resignation>,
}

impl Setup {
    /// The start of a game.
    pub const fn standard(rules: Rules, score: Score) -> Setup {
        Setup {
            board: Board::START,
            on_roll: Checker::White,
            stage: Stage::Opening,
            cube: Cube::START,
            score,
            rules,
            resignation: None,
        }
    }

    /// A board with the side on roll about to roll or to double, for money.
    pub const fn of_board(board: Board, on_roll: Checker) -> Setup {
        Setup { board, on_roll, stage: Stage::ToRoll, ..Setup::standard(Rules::STANDARD, Score::MONEY) }
    }

    /// Checks that play can start from here. A game whose last checker is off is over at once.
    ///
    /// # Errors
    ///
    /// [`Impossible`] when no game could look like this.
    pub fn position(&self) -> Result<Position, Impossible> {
        let Setup { board, on_roll, stage, cube, score, rules, resignation } = *self;
        check_board(&board)?;
        check_score(&score)?;
        self.check_cube()?;
        let stage = if matches!(stage, Stage::Over(_)) { Stage::ToRoll } else { stage };
        let position = Position { board, on_roll, stage, cube, score, rules, resignation };
        Ok(match (board.own_win(), board.opp_win()) {
            (Some(outcome), _) => position.over(on_roll, outcome, Ending::BorneOff),
            (_, Some(outcome)) => position.over(!on_roll, outcome, Ending::BorneOff),
            _ => position,
        })
    }

    fn check_cube(&self) -> Result<(), Impossible> {
        let Setup { cube, score, rules, .. } = self;
        let is_turned = *cube != Cube::START;
        if rules.cube_limit > Cube::MOST || cube.log() > rules.cube_limit {
            return Err(Impossible::CubeTooHigh { value: cube.value() });
        }
        if cube.log() == 0 && cube.owner.is_some() {
            return Err(Impossible::OwnedCubeOfOne);
        }
        if score.is_crawford && (is_turned || matches!(self.stage, Stage::Doubled | Stage::Beavered)) {
            return Err(Impossible::CrawfordCube);
        }
        let doubled = matches!(self.stage, Stage::Doubled | Stage::Beavered);
        match cube.owner.filter(|&owner| doubled && owner != self.on_roll) {
            Some(_) => Err(Impossible::DoubledByOther),
            None => Ok(()),
        }
    }
}

fn check_board(board: &Board) -> Result<(), Impossible> {
    if board.rearmost().is_none() && board.opp_rearmost().is_none() {
        return Err(Impossible::NoCheckers);
    }
    let shut_out =
        |board: &Board| board.opp(crate::Point::BAR) > 0 && (1..=6).all(|at| board.own(crate::Point::at(at)) > 1);
    if shut_out(board) && shut_out(&board.flipped()) {
        return Err(Impossible::BothShutOut);
    }
    Ok(())
}

fn check_score(score: &Score) -> Result<(), Impossible> {
    if score.winner().is_some() {
        return Err(Impossible::MatchOver);
    }
    let one_away = Checker::ALL.into_iter().filter(|&checker| score.away(checker) == Some(1)).count();
    // Both one away after the Crawford game, or from the start of a match to one point: then there is no such game.
    if score.is_crawford && one_away != 1 {
        return Err(Impossible::Crawford);
    }
    Ok(())
}

impl From<Position> for Setup {
    fn from(position: Position) -> Setup {
        let Position { board, on_roll, stage, cube, score, rules, resignation } = position;
        Setup { board, on_roll, stage, cube, score, rules, resignation }
    }
}

/// Why a set-up is no position of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum Impossible {
    /// Both sides have borne off everything.
    #[error("there is no checker on the board")]
    NoCheckers,
    /// Both sides wait on the bar before six points that are held.
    #[error("both sides are shut out for ever")]
    BothShutOut,
    /// The cube is beyond the limit.
    #[error("a cube of {value} is beyond the limit")]
    CubeTooHigh {
        /// Its value.
        value: u32,
    },
    /// A cube that nobody has turned belongs to nobody.
    #[error("a cube of 1 is nobody's")]
    OwnedCubeOfOne,
    /// In the Crawford game the cube stays in the middle at 1.
    #[error("the cube is not turned in the crawford game")]
    CrawfordCube,
    /// A double by the side that does not have the cube.
    #[error("the cube is the other side's, who did not double")]
    DoubledByOther,
    /// A side has the points to have won the match.
    #[error("the match is over at this score")]
    MatchOver,
    /// The Crawford game is the first with exactly one side one point away.
    #[error("this is not the score of a crawford game")]
    Crawford,
}

impl fmt::Display for Setup {
    /// As [`xgid::write`](crate::xgid::write), with what an XGID does not tell behind it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&crate::xgid::write_setup(self))
    }
}
