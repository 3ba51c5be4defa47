//! Whose a game is.

use std::fmt;

/// Who owns a game: the SHA-256 of a visitor's secret token, made by the caller. The token itself is never stored.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct OwnerKey(pub [u8; 32]);

impl fmt::Debug for OwnerKey {
    /// The first four bytes: enough to tell owners apart in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c, d, ..] = self.0;
        write!(f, "OwnerKey({a:02x}{b:02x}{c:02x}{d:02x}…)")
    }
}
