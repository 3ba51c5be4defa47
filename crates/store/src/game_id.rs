//! The names of games.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// Crockford's base 32: no `i`, `l`, `o` or `u`, so that nothing is misread or spelt by chance.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The name of a game: 60 bits as twelve characters of lower-case base 32 in Crockford's alphabet.
///
/// It stands in addresses, so it is drawn at random: nobody finds a game by counting.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId([u8; GameId::LEN]);

impl GameId {
    /// Characters in a name.
    pub const LEN: usize = 12;

    /// The name made of eight random bytes, given by the caller; the last four bits are not used.
    pub fn from_random(bytes: [u8; 8]) -> GameId {
        let bits = u64::from_be_bytes(bytes);
        GameId(std::array::from_fn(|at| ALPHABET[(bits >> (59 - 5 * at)) as usize & 31]))
    }

    /// The canonical text.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).expect("the alphabet is ASCII")
    }
}

impl FromStr for GameId {
    type Err = NotAGameId;

    /// Reads a name. Upper case is read as lower case, `o` as `0`, `i` and `l` as `1`: the alphabet's own leniency
    /// towards people who type.
    fn from_str(text: &str) -> Result<GameId, NotAGameId> {
        let refused = || NotAGameId { text: text.chars().take(24).collect() };
        let letters: &[u8; GameId::LEN] = text.as_bytes().try_into().map_err(|_| refused())?;
        let mut id = [0; GameId::LEN];
        for (to, from) in id.iter_mut().zip(letters) {
            *to = match from.to_ascii_lowercase() {
                b'o' => b'0',
                b'i' | b'l' => b'1',
                letter if ALPHABET.contains(&letter) => letter,
                _ => return Err(refused()),
            };
        }
        Ok(GameId(id))
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "GameId({self})")
    }
}

/// The text is not the name of a game, whether or not such a game exists.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{text}` is not the name of a game: {} letters and digits are needed", GameId::LEN)]
pub struct NotAGameId {
    /// The text as given, at most 24 characters of it.
    pub text: String,
}
