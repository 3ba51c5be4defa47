//! What kind of position it is, and so which net or table judges it.

use crate::side::Side;

/// Kinds of positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// A side has borne off all its checkers.
    Over,
    /// No contact, and all checkers of both sides are home: exact tables.
    BearOff,
    /// No contact.
    Race,
    /// Contact, and a side has few checkers left to play with but those on its last two points.
    Crashed,
    /// Contact.
    Contact,
}

/// A side is crashed with at most this many checkers that are neither off nor on its last two points.
const CRASHED: u8 = 6;

impl Class {
    /// The classes that are judged by a net, in the order of the nets.
    pub const NETS: [Class; 3] = [Class::Contact, Class::Crashed, Class::Race];

    #[inline(always)]
    pub(crate) fn of(own: &Side, opp: &Side) -> Class {
        if own.left == 0 || opp.left == 0 {
            return Class::Over;
        }
        if own.is_past(opp) {
            return if own.rear() <= 6 && opp.rear() <= 6 { Class::BearOff } else { Class::Race };
        }
        let crashed = |side: &Side| side.left - side.counts[1] - side.counts[2] <= CRASHED;
        if crashed(own) || crashed(opp) { Class::Crashed } else { Class::Contact }
    }
}
