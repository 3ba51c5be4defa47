//! Exact chances when all checkers left are home and there is no contact.

mod home;
mod one_sided;
mod two_sided;

pub(crate) use home::Home;
pub use one_sided::{OneSided, Rolls};
pub use two_sided::{Ending, TwoSided};
