//! What happens to the program, and what it asks of the world.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use club::{NewTable, Thinking, Wish};
use store::{Cursor, GameId};
use table::{AnyTable, Entry, Reason};

use crate::card::Card;
use crate::choice::Choice;
use crate::key::Key;

/// Something that happens. Time comes as an input like any other: nothing here reads a clock.
#[derive(Clone, Debug)]
pub enum Input {
    /// So much time has passed since the program began.
    Time(Duration),
    /// The terminal is so many columns wide and rows high.
    Size(u16, u16),
    /// A key.
    Key(Key),
    /// A click at a column and a row.
    Click(u16, u16),
    /// The wheel turned: up, or down.
    Wheel {
        /// Away from the person.
        up: bool,
    },
    /// Text pasted at once.
    Pasted(String),
    /// A line of the line mode.
    Line(String),
    /// The program sits at a table now.
    Sat(Sitting),
    /// An entry was stored, and the table after it.
    Entry(Entry, Arc<AnyTable>),
    /// The computer thinks.
    Thinking(Thinking),
    /// The computer stopped without playing.
    Idle,
    /// The game was deleted elsewhere.
    Gone,
    /// Something asked for was refused; nothing has changed.
    Refused(Reason),
    /// A hint for this node.
    Hint(u64, bots::Hint),
    /// A piece of the list of games, and whether it goes on.
    Games(Vec<Card>, bool),
    /// The last game that is not over.
    Latest(Option<Card>),
    /// The text that was to be loaded.
    Loaded(String),
    /// The game was written to this file.
    Written(PathBuf),
    /// A kept game was deleted.
    Deleted,
}

/// A table sat at.
#[derive(Clone, Debug)]
pub struct Sitting {
    /// The game's name in the store.
    pub id: GameId,
    /// Whether it is kept; an example or a demonstration of the first screen is not.
    pub kept: bool,
    /// The table.
    pub table: Arc<AnyTable>,
    /// What the computer is thinking.
    pub thinking: Option<Thinking>,
}

/// Formats that a game is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// The moves alone.
    Transcript,
    /// SGF.
    Sgf,
    /// GGF.
    Ggf,
    /// A match of Backgammon as most programs read it.
    Mat,
    /// The position of Backgammon alone, as an XGID.
    Xgid,
    /// The same as the ids of GNU Backgammon.
    Gnuid,
}

impl Format {
    /// All of them.
    pub const ALL: [Format; 6] =
        [Format::Transcript, Format::Sgf, Format::Ggf, Format::Mat, Format::Xgid, Format::Gnuid];

    /// The ending of its files.
    pub const fn ending(self) -> &'static str {
        match self {
            Format::Transcript => "txt",
            Format::Sgf => "sgf",
            Format::Ggf => "ggf",
            Format::Mat => "mat",
            Format::Xgid => "xgid",
            Format::Gnuid => "gnuid",
        }
    }

    /// The format of a file's name; a transcript where the name does not say.
    pub fn of_name(name: &str) -> Format {
        let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
        Format::ALL
            .into_iter()
            .find(|format| format.ending().eq_ignore_ascii_case(ending))
            .unwrap_or(Format::Transcript)
    }
}

/// What the program asks of the world.
#[derive(Clone, Debug)]
pub enum Effect {
    /// A game with these choices; lots are drawn where they leave something to chance.
    Deal(Choice),
    /// This game, kept.
    Start(NewTable),
    /// This game, not kept: the example.
    Show(NewTable),
    /// A demonstration that is not kept.
    Demonstrate(Choice),
    /// A kept game.
    Sit(GameId),
    /// The table is left.
    Leave,
    /// A wish at the table.
    Wish(Wish),
    /// The computer is to play at once.
    PlayNow,
    /// A hint at a node.
    Hint(u64),
    /// The games kept, from the newest or after a place.
    Games(Option<Cursor>),
    /// The last game that is not over.
    Latest,
    /// The text of this file; what is no file is itself the text.
    Load(String),
    /// The line to a node, to a file of this name.
    Save {
        /// The file.
        path: PathBuf,
        /// How.
        format: Format,
        /// Where the line ends.
        node: u64,
        /// The names of Black and White.
        names: [String; 2],
    },
    /// A kept game is deleted, for good.
    Delete(GameId),
    /// A line of the line mode.
    Say(String),
    /// This line of the line mode comes again, once it is the person's turn.
    Retype(String),
    /// The end.
    Quit,
}
