//! The game that a GTP controller plays with the engine.

use reversi::{Disc, Move, Position, Size, Variant};
use reversi_engine::{Breadth, Engine};

use super::clock::Clocks;
use crate::console::Console;
use crate::effort::Effort;

/// Games by the names that `set_game` takes, beside the names of variants.
pub(super) const GAMES: [(&str, Variant); 5] = [
    ("Reversi", Variant::REVERSI),
    ("Othello", Variant::REVERSI),
    ("6x6", Variant::REVERSI_6),
    ("anti", Variant::ANTI),
    ("anti6x6", Variant::ANTI_6),
];

pub(super) struct Session {
    /// The positions after each command that played; the first is the start.
    positions: Vec<Position>,
    engine: Engine,
    effort: Effort,
    pub(super) clocks: Clocks,
}

impl Session {
    pub(super) fn new(variant: Variant, effort: Effort, engine: Engine) -> Session {
        Session { positions: vec![Position::start(variant)], engine, effort, clocks: Clocks::default() }
    }

    pub(super) fn position(&self) -> Position {
        *self.positions.last().expect("a game has a position")
    }

    /// Begins a new game of another variant.
    fn start(&mut self, variant: Variant) {
        self.positions = vec![Position::start(variant)];
        self.engine.clear();
        self.clocks.restart();
    }

    pub(super) fn clear(&mut self) {
        self.start(self.position().variant);
    }

    pub(super) fn resize(&mut self, side: &str) -> Result<(), String> {
        let side: usize = side.parse().map_err(|_| "boardsize not an integer".to_owned())?;
        let size = Size::of_side(side).ok_or("unacceptable size")?;
        self.start(Variant { size, ..self.position().variant });
        Ok(())
    }

    pub(super) fn set_game(&mut self, name: &str) -> Result<(), String> {
        let listed = GAMES.iter().find(|(listed, _)| listed.eq_ignore_ascii_case(name)).map(|(_, variant)| *variant);
        let variant = listed.or_else(|| name.parse().ok()).ok_or("unsupported game")?;
        self.start(variant);
        Ok(())
    }

    /// The position with this side to move, after a forced pass of the other one that nobody has told.
    fn turn(&self, by: Disc) -> Result<Position, String> {
        let position = self.position();
        if position.to_move == by || position.is_over() {
            Ok(position)
        } else if position.must_pass() {
            Ok(position.play_unchecked(Move::Pass))
        } else {
            Err(format!("it is {}'s turn", position.to_move))
        }
    }

    pub(super) fn play(&mut self, by: Disc, name: &str) -> Result<(), String> {
        let pass = name.eq_ignore_ascii_case("pass");
        let position = if pass { self.position() } else { self.turn(by)? };
        let after = if pass {
            // Some controllers close a game with passes.
            let may = position.is_over() || (position.must_pass() && position.to_move == by);
            if !may {
                return Err("illegal move".to_owned());
            }
            position.play_unchecked(Move::Pass)
        } else {
            let square = position.size().square(name).map_err(|_| "invalid coordinate".to_owned())?;
            position.play(Move::At(square)).map_err(|_| "illegal move".to_owned())?
        };
        self.positions.push(after);
        Ok(())
    }

    pub(super) fn undo(&mut self) -> Result<(), String> {
        if self.positions.len() == 1 {
            return Err("cannot undo".to_owned());
        }
        self.positions.pop();
        Ok(())
    }

    /// The move for a side, `pass` when it has none.
    pub(super) fn choose(&mut self, by: Disc, console: &Console) -> Result<String, String> {
        let position = self.turn(by)?;
        if position.legal().is_empty() {
            return Ok("pass".to_owned());
        }
        let time = self.clocks.time(by, position.empty().count());
        let effort = time.map_or(self.effort, |time| self.effort.with_time(time));
        let analysis = effort.search(&mut self.engine, &position, Breadth::Best, console.stop(), &mut |_| {});
        console.rest();
        let best = analysis.best.ok_or("no move")?;
        Ok(position.size().name(best).to_string())
    }

    pub(super) fn legal(&self) -> Vec<String> {
        let position = self.position();
        if position.must_pass() {
            return vec!["pass".to_owned()];
        }
        position.legal().iter().map(|square| position.size().name(square).to_string()).collect()
    }

    /// `B+12`, `W+2`, `0`.
    pub(super) fn final_score(&self) -> Result<String, String> {
        let position = self.position();
        let score = position.score().ok_or("cannot score: the game is not over")?;
        let (most, least) = (score.black.max(score.white), score.black.min(score.white));
        Ok(match score.winner {
            None => "0".to_owned(),
            Some(Disc::Black) => format!("B+{}", most - least),
            Some(Disc::White) => format!("W+{}", most - least),
        })
    }
}
