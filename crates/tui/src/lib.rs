//! The game in a terminal: full screen, or line by line in words.
//!
//! What happens ([`Input`]) changes the [`State`] by [`update()`], which tells what is to be done ([`Effect`]); [`view()`]
//! paints the state and [`tell`] puts it into words. These are pure: time comes as an input, and no rule is here. What is legal,
//! what turns over, why something is refused and how it is counted comes from the table and the rules, each sentence from the
//! catalogue. [`run_screen`] and [`run_plain`] put them to work, over the same [`club`] as the page's.

mod act;
mod arrange;
pub mod ascii;
pub mod card;
pub mod choice;
pub mod classic;
pub mod command;
pub mod commentary;
mod desk;
pub mod editor;
mod example;
pub mod game;
pub mod input;
mod kept;
pub mod key;
pub mod list;
pub mod look;
pub mod match_editor;
pub mod moving;
pub mod place;
mod plain;
mod screen;
pub mod state;
pub mod tell;
mod update;
pub mod view;
pub mod voice;

pub use desk::{House, Trouble};
pub use input::{Effect, Input};
pub use look::{Look, Palette};
pub use plain::run as run_plain;
pub use screen::run as run_screen;
pub use state::State;
pub use update::update;
pub use view::view;
