//! One game between two players.

use std::time::Instant;

use reversi::{Disc, Game, Outcome, Record};

use crate::{Fault, Interrupt, Opening, Pace, Player};

/// The two sides of a match, whatever their colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The first named.
    A,
    /// The second named.
    B,
}

impl Side {
    /// The other one.
    pub const fn other(self) -> Side {
        match self {
            Side::A => Side::B,
            Side::B => Side::A,
        }
    }

    /// 0 or 1.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `a` or `b`.
    pub const fn word(self) -> &'static str {
        match self {
            Side::A => "a",
            Side::B => "b",
        }
    }
}

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Played {
    /// The set-up and the moves.
    pub game: Game,
    /// The opening it began with, as its list has it.
    pub opening: String,
    /// Who had Black.
    pub black: Side,
    /// Who did not make a move that counts, and why; `None` when the game was played to its end.
    pub fault: Option<(Side, Fault)>,
    /// How fast they played.
    pub pace: Pace,
}

impl Played {
    /// Half points of side A: 0 for a loss, 1 for a draw, 2 for a win.
    pub fn half_points(&self) -> u8 {
        let winner = match self.fault {
            Some((by, _)) => Some(by.other()),
            None => self.game.score().and_then(|score| score.winner).map(|disc| self.side(disc)),
        };
        match winner {
            Some(Side::A) => 2,
            None => 1,
            Some(Side::B) => 0,
        }
    }

    /// The final difference in discs for side A, in the goal of the variant; `None` when the game was not played to its end.
    pub fn discs(&self) -> Option<i32> {
        let position = self.game.position();
        let diff = i32::from(position.final_diff().filter(|_| self.fault.is_none())?.0);
        Some(if self.side(position.to_move) == Side::A { diff } else { -diff })
    }

    /// Who plays this colour.
    pub fn side(&self, disc: Disc) -> Side {
        match disc {
            Disc::Black => self.black,
            Disc::White => self.black.other(),
        }
    }

    /// The game as a record, with the players' names.
    pub fn record(&self, names: [&str; 2]) -> Record {
        let mut record = Record::from(self.game.clone());
        // A name in a file is one line without brackets of its own.
        let name = |disc| names[self.side(disc).index()].split_whitespace().collect::<Vec<_>>().join(" ");
        (record.black.name, record.white.name) = (name(Disc::Black), name(Disc::White));
        record.place = "Volteface".to_owned();
        if let Some((by, fault)) = &self.fault {
            let winner = if self.side(Disc::Black) == *by { Disc::White } else { Disc::Black };
            let margin = match fault {
                Fault::Timeout { .. } => reversi::Margin::Time,
                Fault::Resigned => reversi::Margin::Resigned,
                _ => reversi::Margin::Forfeit,
            };
            record.outcome = Some(Outcome::Win { by: winner, margin });
        }
        record
    }
}

/// Plays a game from an opening.
///
/// # Errors
///
/// When the work was interrupted, or a player cannot play at all.
pub fn play(
    players: &mut [Player; 2],
    black: Side,
    opening: &Opening,
    seed: u64,
    interrupt: &Interrupt,
) -> Result<Played, (Side, Fault)> {
    let mut played =
        Played { game: opening.game.clone(), opening: opening.text.clone(), black, fault: None, pace: Pace::default() };
    for side in [Side::A, Side::B] {
        if let Err(fault) = players[side.index()].begin(&opening.game.setup(), interrupt) {
            return failed(played, side, fault);
        }
    }
    while !played.game.position().is_over() {
        let side = played.side(played.game.position().to_move);
        let begun = Instant::now();
        // A level's moves depend on where the game stands, not only on which game it is.
        let chosen = players[side.index()].choose(&played.game, mix(seed, played.game.plies().len() as u64), interrupt);
        played.pace.spend(side, begun.elapsed());
        match chosen {
            Ok(square) => {
                played.pace.count(side);
                played.game.play(square).expect("a player's move is legal");
            }
            Err(fault) => return failed(played, side, fault),
        }
    }
    Ok(played)
}

fn failed(mut played: Played, side: Side, fault: Fault) -> Result<Played, (Side, Fault)> {
    if fault == Fault::Interrupted || fault.is_hopeless() {
        return Err((side, fault));
    }
    played.fault = Some((side, fault));
    Ok(played)
}

/// One number of two, each bit of it depending on all of theirs (SplitMix64's finish; Steele, Lea, Flood 2014).
pub(crate) fn mix(seed: u64, number: u64) -> u64 {
    let mut mixed = seed.wrapping_add(number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
