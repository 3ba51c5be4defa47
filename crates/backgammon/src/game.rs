//! A game as a log of what was done.

use crate::{Action, Award, Checker, Illegal, Impossible, Play, Position, Rules, Score, Setup, Stage};

/// A set-up and what was done from it, every step legal.
///
/// A turn without a legal play passes by itself, so a [`position`](Game::position) with a roll to play has a play.
///
/// ```
/// use backgammon::{Game, Rules, Score};
/// let mut game = Game::new(Rules::STANDARD, Score::of_match(7));
/// for text in ["3-1", "8/5 6/5", "double", "take", "52"] {
///     game.act(game.position().read(text).unwrap()).unwrap_or_else(|illegal| panic!("{text}: {illegal}"));
/// }
/// assert_eq!(game.position().cube.value(), 2);
/// assert_eq!(game.position().plays().len(), 8);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    setup: Setup,
    start: Position,
    entries: Vec<Entry>,
}

/// One thing done in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Who did it; nobody rolls the first dice alone.
    pub by: Option<Checker>,
    /// What.
    pub action: Action,
    /// The position after it.
    pub after: Position,
}

impl Game {
    /// A game from the start.
    ///
    /// # Panics
    ///
    /// If the score is no score of a game to be played, such as that of a finished match.
    pub fn new(rules: Rules, score: Score) -> Game {
        Game::from_setup(Setup::standard(rules, score)).expect("a game can be played at this score")
    }

    /// A game from any set-up.
    ///
    /// # Errors
    ///
    /// When the set-up is impossible.
    pub fn from_setup(setup: Setup) -> Result<Game, Impossible> {
        let start = setup.position()?;
        let mut game = Game { setup, start, entries: Vec::new() };
        game.pass_if_due();
        Ok(game)
    }

    /// What the game started from.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The position before the first entry.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// Everything done so far.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        self.entries.last().map_or(&self.start, |entry| &entry.after)
    }

    /// Who got how much, once the game is over.
    pub fn award(&self) -> Option<Award> {
        self.position().award()
    }

    /// Does something; then passes for a side whose roll has no legal play.
    ///
    /// # Errors
    ///
    /// Why it is not legal now; the game is then unchanged.
    pub fn act(&mut self, action: Action) -> Result<(), Illegal> {
        let after = self.position().act(&action)?;
        self.push(action, after);
        self.pass_if_due();
        Ok(())
    }

    fn push(&mut self, action: Action, after: Position) {
        let by = match action {
            Action::Resign { by, .. } => Some(by),
            _ => self.position().due().checker(),
        };
        self.entries.push(Entry { by, action, after });
    }

    fn pass_if_due(&mut self) {
        let position = self.position();
        if matches!(position.stage, Stage::ToPlay(_)) && position.resignation.is_none() && position.plays().is_empty() {
            let after = position.play_unchecked(&Play::NONE);
            self.push(Action::Play(Play::NONE), after);
        }
    }

    /// Takes back the last entry.
    pub fn undo(&mut self) -> Option<Action> {
        self.entries.pop().map(|entry| entry.action)
    }

    /// Takes back all entries but the first `length`.
    pub fn truncate(&mut self, length: usize) {
        self.entries.truncate(length);
    }
}
