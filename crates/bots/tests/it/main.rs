//! The tests of the computer players.

mod backgammon;
mod catalogue;
mod choice;
mod evaluation;
mod hints;
mod positions;
mod truth;
