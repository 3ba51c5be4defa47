//! How much alive a cube is.

use backgammon::Board;

use crate::class::Class;
use crate::side::Side;

/// The share of a cube's full liveliness, 0..=1: the more the chances jump from turn to turn, the less often it is turned at the best
/// moment. The values are those in common use for Janowski's model: two thirds and a little more with contact, in a race rising
/// with its length.
pub(crate) fn life(board: &Board) -> f32 {
    let (own, opp) = Side::both(board);
    match Class::of(&own, &opp) {
        Class::Contact | Class::Crashed => 0.68,
        Class::Race | Class::BearOff => (0.55 + 0.00125 * f32::from(own.pips)).clamp(0.6, 0.7),
        Class::Over => 0.0,
    }
}
