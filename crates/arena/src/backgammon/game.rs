//! One game for money, or one match, between two players.

use std::time::Instant;

use backgammon::{Action, Award, Checker, Due, Game, Match, Outcome, Roll};

use super::{Dice, Luck, Player, Terms};
use crate::game::mix;
use crate::{Fault, Interrupt, Pace, Side};

/// A game for money or a match that was played. Side A has White.
#[derive(Clone, Debug)]
pub struct Played {
    /// The games. Where a fault ended it, the last has no end.
    pub record: Match,
    /// Whether the first dice of each game were White's for Black's: the second of a pair.
    pub swapped: bool,
    /// What the dice gave side A in points, as [`Luck`] sees it; not known of matches, where points are not worth the same at each score.
    pub luck: Option<f64>,
    /// Who did not do anything that counts, and why; `None` when it was played to its end.
    pub fault: Option<(Side, Fault)>,
    /// How fast they played.
    pub pace: Pace,
}

impl Played {
    /// Points of side A: of a game for money what it wins, or loses with a minus; of a match 1 or 0. Who was at fault loses a single game
    /// at the cube's value.
    pub fn points(&self) -> f64 {
        let won = self.winner() == Side::A;
        if self.record.length > 0 {
            return f64::from(u8::from(won));
        }
        let last = self.record.games.last().expect("a game was begun");
        let points = f64::from(last.award().map_or(last.position().cube.value(), |award| award.points));
        if won { points } else { -points }
    }

    /// The points of side A less its luck, where that is known.
    pub fn points_without_luck(&self) -> Option<f64> {
        Some(self.points() - self.luck?)
    }

    /// Who has won.
    pub fn winner(&self) -> Side {
        if let Some((by, _)) = self.fault {
            return by.other();
        }
        let last = self.record.games.last().and_then(Game::award).expect("it was played to its end");
        side_of(last.winner)
    }

    /// The ends of the games that have one, with who won each.
    pub fn awards(&self) -> impl Iterator<Item = (Side, Award)> + '_ {
        self.record.games.iter().filter_map(Game::award).map(|award| (side_of(award.winner), award))
    }

    /// Games that each side won by this.
    pub fn count(&self, outcome: Outcome) -> [u64; 2] {
        let mut count = [0; 2];
        for (side, award) in self.awards() {
            count[side.index()] += u64::from(award.outcome == outcome);
        }
        count
    }
}

/// Who plays these checkers.
const fn side_of(checker: Checker) -> Side {
    match checker {
        Checker::White => Side::A,
        Checker::Black => Side::B,
    }
}

/// Plays a game for money or a match. Nobody resigns: everything is played to its end.
///
/// # Errors
///
/// When the work was interrupted, or a player cannot play at all.
pub fn play(
    players: &mut [Player; 2],
    terms: &Terms,
    seed: u64,
    swapped: bool,
    luck: &mut Luck,
    interrupt: &Interrupt,
) -> Result<Played, (Side, Fault)> {
    let mut played = Played {
        record: terms.record(),
        swapped,
        luck: (!terms.is_match()).then_some(0.0),
        fault: None,
        pace: Pace::default(),
    };
    while let Some(game) = played.record.next_game() {
        let number = played.record.games.len() as u64;
        played.record.games.push(game);
        let mut one = One { players, luck, interrupt, seed: mix(seed, number), dice: Dice::new(mix(seed, number)) };
        if let Err((side, fault)) = one.play(&mut played, terms) {
            if fault == Fault::Interrupted || fault.is_hopeless() {
                return Err((side, fault));
            }
            played.fault = Some((side, fault));
            break;
        }
        if !terms.is_match() {
            break;
        }
    }
    Ok(played)
}

/// What a game is played with.
struct One<'a> {
    players: &'a mut [Player; 2],
    luck: &'a mut Luck,
    interrupt: &'a Interrupt,
    seed: u64,
    dice: Dice,
}

impl One<'_> {
    fn play(&mut self, played: &mut Played, terms: &Terms) -> Result<(), (Side, Fault)> {
        for side in [Side::A, Side::B] {
            self.players[side.index()].begin(terms, self.interrupt).map_err(|fault| (side, fault))?;
        }
        loop {
            let game = played.record.games.last().expect("a game has begun");
            let position = *game.position();
            let action = match position.due() {
                Due::Over(_) => return Ok(()),
                Due::Opening => self.first(played),
                // Where a higher cube is of no use, no good player turns it.
                Due::Roll(by) if !position.may_double() || position.is_cube_dead_for(by) => self.roll(played, by),
                due => {
                    let by = due.checker().expect("somebody is to act");
                    match self.choose(played, side_of(by))? {
                        Some(action) => action,
                        None => self.roll(played, by),
                    }
                }
            };
            let game = played.record.games.last_mut().expect("a game has begun");
            game.act(action).expect("players' actions are legal");
        }
    }

    /// What a side does; `None` for rolling the dice.
    fn choose(&mut self, played: &mut Played, side: Side) -> Result<Option<Action>, (Side, Fault)> {
        let game = played.record.games.last().expect("a game has begun");
        let begun = Instant::now();
        // Moods depend on where the game stands, not only on which game it is, and those of one side are not those of the other.
        let seed = mix(self.seed, 2 * game.entries().len() as u64 + u64::from(side == Side::A));
        let chosen = self.players[side.index()].choose(game.position(), seed, self.interrupt);
        played.pace.spend(side, begun.elapsed());
        let action = chosen.map_err(|fault| (side, fault))?;
        played.pace.count(side);
        Ok(action)
    }

    fn first(&mut self, played: &mut Played) -> Action {
        let [one, other] = self.dice.first();
        let [white, black] = if played.swapped { [other, one] } else { [one, other] };
        if let Some(luck) = &mut played.luck {
            let worth = self.luck.of_first(Roll::new(white, black));
            *luck += if white > black { worth } else { -worth };
        }
        Action::Opening { white, black }
    }

    fn roll(&mut self, played: &mut Played, by: Checker) -> Action {
        let roll = self.dice.roll();
        if let Some(luck) = &mut played.luck {
            let position = played.record.games.last().expect("a game has begun").position();
            let worth = f64::from(position.cube.value()) * self.luck.of(&position.board, roll);
            *luck += if side_of(by) == Side::A { worth } else { -worth };
        }
        Action::Roll(roll)
    }
}
