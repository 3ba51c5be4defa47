//! What is agreed on before play.

/// The rules that may be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Whether the cube may be turned by the players.
    pub cube: bool,
    /// The largest cube, as a power of two, 0..=15: at 10 nobody may double beyond 1024.
    pub cube_limit: u8,
    /// How many times at most equal dice at the start of a game double the stake; 0 when they never do. Not in the
    /// Crawford game.
    pub automatic_doubles: u8,
    /// In a match: no doubling in the first game after a side has come within one point of winning.
    pub crawford: bool,
    /// Without a match: gammons and backgammons count as single games until a player has turned the cube.
    pub jacoby: bool,
    /// Without a match: who is doubled may double again at once and keep the cube.
    pub beavers: bool,
}

impl Rules {
    /// The cube up to 1024 and the Crawford rule; nothing else.
    pub const STANDARD: Rules =
        Rules { cube: true, cube_limit: 10, automatic_doubles: 0, crawford: true, jacoby: false, beavers: false };
}

impl Default for Rules {
    fn default() -> Rules {
        Rules::STANDARD
    }
}
