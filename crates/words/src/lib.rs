//! Everything the product says, in French and English: the Fluent catalogues of `locales/`, built in.
//!
//! Floors below give reasons as data ([`table::Reason`]); here they become sentences.

mod catalogue;
mod lang;
mod script;

pub use catalogue::{names, say, say_at, say_reason};
pub use lang::{Lang, UnknownLang};
pub use script::script;
