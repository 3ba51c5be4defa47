//! What one can ask for: the one table that keys, typed words and the help are read from.

use words::Lang;

use crate::key::Key;
use crate::voice::Voice;

/// What a command does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Does {
    /// Opens the numbered options.
    Menu,
    /// Suggests a move.
    Hint,
    /// Makes the computer play at once.
    Now,
    /// Takes the last move back.
    Undo,
    /// Plays it again.
    Redo,
    /// Looks at the start.
    First,
    /// Looks one move back.
    Previous,
    /// Looks one move on.
    Next,
    /// Looks at the last move.
    Last,
    /// Goes on from the position looked at.
    Here,
    /// Sets the computer's level; without one, asks.
    Level,
    /// One level up.
    LevelUp,
    /// One level down.
    LevelDown,
    /// Changes sides.
    Swap,
    /// Takes over a side (`black`, `white`, `both`, `none`); without one, asks.
    Take,
    /// Sets up a position.
    Setup,
    /// To the choices for a new game.
    New,
    /// A new game with the same choices.
    Again,
    /// A new game for two people.
    Two,
    /// The example game.
    Example,
    /// The games kept.
    Games,
    /// Opens a kept game by its number in the list or its name.
    Open,
    /// Older games of the list.
    Older,
    /// Deletes a kept game by its number in the list or its name, or the one on the screen, once that is confirmed.
    Delete,
    /// Opens a game from a file or a text.
    Load,
    /// Writes the game to a file.
    Save,
    /// How the game is opened in the page.
    Browser,
    /// Changes the language.
    Language,
    /// The marks of legal squares.
    Marks,
    /// The keys and words.
    Help,
    /// Passes, when there is nothing else.
    Pass,
    /// Gives a game of Backgammon up.
    Resign,
    /// Tells the board in words.
    Board,
    /// Draws the board.
    Draw,
    /// Tells the moves.
    Moves,
    /// Tells the legal squares.
    Legal,
    /// Tells the score.
    Score,
    /// Leaves the program.
    Quit,
    /// Starts the game chosen; only on the first screen.
    Begin,
    /// Returns to the last game; only on the first screen.
    Resume,
    /// Changes a choice of the first screen.
    Choose,
}

/// A command, the keys that ask for it on a game's screen, and its name in the catalogue: `tui-do-…` tells what it
/// does, `tui-word-…` lists the words that ask for it.
#[derive(Clone, Copy, Debug)]
pub struct Command {
    /// What it does.
    pub does: Does,
    /// The end of its names in the catalogue.
    pub name: &'static str,
    /// Keys.
    pub keys: &'static [Key],
}

const fn command(does: Does, name: &'static str, keys: &'static [Key]) -> Command {
    Command { does, name, keys }
}

/// Every command, in the order of the help.
pub const COMMANDS: [Command; 37] = [
    command(Does::Menu, "menu", &[Key::Enter]),
    command(Does::Now, "now", &[Key::Esc, Key::Ctrl('b')]),
    command(Does::Hint, "hint", &[Key::Tab, Key::F(2)]),
    command(Does::Pass, "pass", &[Key::Enter, Key::Char(' ')]),
    command(Does::Resign, "resign", &[]),
    command(Does::Undo, "undo", &[Key::Ctrl('z'), Key::Delete]),
    command(Does::Redo, "redo", &[Key::Ctrl('y')]),
    command(Does::Previous, "previous", &[Key::PageUp, Key::Char('<')]),
    command(Does::Next, "next", &[Key::PageDown, Key::Char('>')]),
    command(Does::First, "first", &[Key::Home]),
    command(Does::Last, "last", &[Key::End]),
    command(Does::Here, "here", &[Key::Ctrl('g')]),
    command(Does::Take, "take", &[Key::Ctrl('t')]),
    command(Does::Swap, "swap", &[Key::Ctrl('x')]),
    command(Does::Level, "level", &[Key::F(3)]),
    command(Does::LevelUp, "level-up", &[Key::Char('+')]),
    command(Does::LevelDown, "level-down", &[Key::Char('-')]),
    command(Does::Setup, "setup", &[Key::F(4)]),
    command(Does::New, "new", &[Key::Ctrl('n')]),
    command(Does::Again, "again", &[Key::F(5)]),
    command(Does::Two, "two", &[Key::F(6)]),
    command(Does::Example, "example", &[Key::F(7)]),
    command(Does::Games, "games", &[Key::Ctrl('o')]),
    command(Does::Open, "open", &[]),
    command(Does::Delete, "delete", &[]),
    command(Does::Load, "load", &[Key::F(8)]),
    command(Does::Save, "save", &[Key::Ctrl('s')]),
    command(Does::Browser, "browser", &[Key::F(9)]),
    command(Does::Language, "language", &[Key::Ctrl('l')]),
    command(Does::Marks, "marks", &[Key::Char('.')]),
    command(Does::Help, "help", &[Key::F(1), Key::Char('?')]),
    command(Does::Board, "board", &[]),
    command(Does::Draw, "draw", &[]),
    command(Does::Moves, "moves", &[]),
    command(Does::Legal, "legal", &[]),
    command(Does::Score, "score", &[]),
    command(Does::Quit, "quit", &[Key::Ctrl('c'), Key::Ctrl('q')]),
];

impl Command {
    /// What it does, in words.
    pub fn about(&self, voice: Voice) -> String {
        voice.t(&format!("tui-do-{}", self.name))
    }

    /// The words that ask for it in a language.
    pub fn words(&self, lang: Lang) -> Vec<String> {
        Voice(lang).t(&format!("tui-word-{}", self.name)).split_whitespace().map(str::to_owned).collect()
    }

    /// Its keys, in words.
    pub fn key_names(&self, voice: Voice) -> Vec<String> {
        self.keys.iter().map(|key| key.name(voice)).collect()
    }
}

/// The command of a key on a game's screen. Enter and the space bar pass only when that is due, which the caller knows.
pub fn of_key(key: Key) -> Option<Does> {
    COMMANDS
        .iter()
        .find(|command| command.does != Does::Pass && command.keys.contains(&key))
        .map(|command| command.does)
}

/// The command that a typed line asks for, and what follows its word. Words of both languages count, with or without
/// accents.
pub fn of_line(line: &str) -> Option<(Does, &str)> {
    let (word, rest) = line.trim().split_once(char::is_whitespace).unwrap_or((line.trim(), ""));
    let word = plain_letters(word);
    let asked = |command: &&Command| {
        Lang::ALL.iter().any(|&lang| command.words(lang).iter().any(|known| plain_letters(known) == word))
    };
    COMMANDS.iter().find(asked).map(|command| (command.does, rest.trim()))
}

/// A word in lower case without its accents.
pub fn plain_letters(word: &str) -> String {
    word.to_lowercase().chars().map(|letter| crate::ascii::of(letter).unwrap_or(letter)).collect()
}
