//! Where the games of a match begin.

use bots::reversi::xot;
use reversi::{Game, TextError, Variant, text};
use thiserror::Error;

use crate::game::mix;

/// A game that has begun.
#[derive(Clone, Debug)]
pub struct Opening {
    /// The set-up and the moves so far; not over.
    pub game: Game,
    /// Its text: moves, or the whole set-up.
    pub text: String,
}

/// A text that is no list of openings.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OpeningError {
    /// A line that cannot be read.
    #[error("line {line}: {error}")]
    Text {
        /// Its number, from 1.
        line: usize,
        /// Why.
        error: TextError,
    },
    /// A game of another variant.
    #[error("line {line}: a game on {found}")]
    Variant {
        /// Its number, from 1.
        line: usize,
        /// What it is played on.
        found: Variant,
    },
    /// A game that is over.
    #[error("line {line}: the game is over")]
    Over {
        /// Its number, from 1.
        line: usize,
    },
    /// No line at all.
    #[error("no opening")]
    Empty,
}

impl Opening {
    fn new(game: Game) -> Opening {
        let standard = game.setup() == reversi::Setup::standard(game.setup().variant);
        let text = if standard { game.to_string() } else { text::write(&game) };
        Opening { game, text }
    }

    /// The standard start.
    pub fn start(variant: Variant) -> Opening {
        Opening::new(Game::new(variant))
    }

    /// The balanced openings of a variant, in an order drawn by the seed; none for a variant without a list.
    pub fn xot(variant: Variant, seed: u64) -> Vec<Opening> {
        let openings = xot::lines(variant).map(|line| {
            let mut game = Game::new(variant);
            xot::squares(line, variant)
                .into_iter()
                .for_each(|square| game.play(square).expect("a listed line is legal"));
            Opening::new(game)
        });
        shuffled(openings.collect(), seed)
    }

    /// The openings of a text, one a line: moves, or a board with the side to move; `#` and `%` begin remarks.
    ///
    /// # Errors
    ///
    /// The first line that is none.
    pub fn list(text: &str, variant: Variant) -> Result<Vec<Opening>, OpeningError> {
        let mut openings = Vec::new();
        for (at, whole) in text.lines().enumerate() {
            let line = at + 1;
            let part = whole.trim_start_matches('\u{feff}').trim();
            if part.is_empty() || part.starts_with(['#', '%']) {
                continue;
            }
            let record = text::read(part, variant).map_err(|error| OpeningError::Text { line, error })?;
            let found = record.game.setup().variant;
            if found != variant {
                return Err(OpeningError::Variant { line, found });
            }
            if record.game.position().is_over() {
                return Err(OpeningError::Over { line });
            }
            openings.push(Opening::new(record.game));
        }
        if openings.is_empty() { Err(OpeningError::Empty) } else { Ok(openings) }
    }
}

/// The same things in an order that the seed draws (Fisher and Yates).
fn shuffled<T>(mut things: Vec<T>, seed: u64) -> Vec<T> {
    for last in (1..things.len()).rev() {
        let drawn = (u128::from(mix(seed, last as u64)) * (last as u128 + 1)) >> 64;
        things.swap(last, drawn as usize);
    }
    things
}

#[cfg(test)]
mod tests {
    use reversi::Variant;

    use super::{Opening, OpeningError};

    #[test]
    fn xot_lists_hold_and_are_drawn_by_the_seed() {
        for variant in Variant::PLAYED {
            let texts = |seed| Opening::xot(variant, seed).into_iter().map(|it| it.text).collect::<Vec<_>>();
            let (one, two) = (texts(1), texts(2));
            assert!(one.len() >= 32 && one != two && one == texts(1), "{variant}");
            let sorted = |mut texts: Vec<String>| {
                texts.sort();
                texts
            };
            assert_eq!(sorted(one), sorted(two));
        }
        assert!(Opening::xot("4x4".parse().unwrap(), 1).is_empty());
    }

    #[test]
    fn lists_say_where_they_fail() {
        let list = |text: &str| Opening::list(text, Variant::REVERSI);
        let found = list("# a\nf5d6\n\n f5 f6\n").unwrap();
        assert_eq!([&found[0].text, &found[1].text], ["f5d6", "f5f6"]);
        assert_eq!(list("f5d6\n6x6 c2").unwrap_err(), OpeningError::Variant { line: 2, found: Variant::REVERSI_6 });
        assert_eq!(list("f5f4c3c6c5d6f3c4c7").unwrap_err(), OpeningError::Over { line: 1 });
        assert!(matches!(list("f5d6\nf5f5").unwrap_err(), OpeningError::Text { line: 2, .. }));
        assert_eq!(list("% nothing").unwrap_err(), OpeningError::Empty);
        let board = "---------------------------OX------XO--------------------------- O";
        assert_eq!(list(board).unwrap()[0].text, format!("8x8 {board}"));
    }
}
