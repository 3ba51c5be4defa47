//! What a person chooses for a new game, in forms and in a cookie that remembers the last choice.

use std::fmt;

use club::NewTable;
use reversi::{Disc, Variant};
use table::backgammon::Backgammon;
use table::reversi::{Reversi, Setup, about};
use table::{Level, Occupant, Occupants, Reason, Referee, Verb};

use crate::form;
use crate::match_choice::MatchChoice;

/// The name of the cookie.
pub const COOKIE: &str = "choice";

/// The fields of the forms that start a game.
#[derive(Clone, Debug)]
pub struct Choice {
    /// `8x8`, `6x6`, `anti`, `anti6x6`, `backgammon`; empty where the text of a game decides.
    pub variant: String,
    /// `computer`, `person` or `demo`.
    pub opponent: String,
    /// 1..=9.
    pub level: u8,
    /// `lot`, `black` or `white`: the person's, against the computer.
    pub colour: String,
    /// `standard`, `xot` or `handicap`.
    pub start: String,
    /// Corners given as a handicap, 1..=4.
    pub corners: u8,
    /// Whom they are given to, `black` or `white`.
    pub handicap_to: String,
    /// How Backgammon is played.
    pub play: MatchChoice,
}

impl Default for Choice {
    fn default() -> Choice {
        Choice {
            variant: Variant::REVERSI.to_string(),
            opponent: "computer".to_owned(),
            level: Level::NORMAL.number(),
            colour: "lot".to_owned(),
            start: "standard".to_owned(),
            corners: 1,
            handicap_to: "black".to_owned(),
            play: MatchChoice::default(),
        }
    }
}

impl Choice {
    /// The choice that a form makes. What it leaves out or empty is as by default.
    ///
    /// # Errors
    ///
    /// The field whose value no form offers.
    pub fn chosen<'a>(fields: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Choice, Reason> {
        let mut choice = Choice::default();
        fields.into_iter().try_for_each(|(name, value)| form::known(name, value, choice.set(name, value)))?;
        Ok(choice)
    }

    /// The choice that these pairs make, of a cookie or an address. What is not offered counts as the default.
    pub fn of<'a>(pairs: impl IntoIterator<Item = (&'a str, &'a str)>) -> Choice {
        let mut choice = Choice::default();
        for (name, value) in pairs {
            choice.set(name, value);
        }
        choice
    }

    /// Reads the cookie's value.
    pub fn read(text: &str) -> Choice {
        Choice::of(text.split('&').filter_map(|pair| pair.split_once('=')))
    }

    /// Takes note of a field, or of none when it is not of a choice; tells whether its value is one that is offered.
    fn set(&mut self, name: &str, value: &str) -> bool {
        let (place, offered): (&mut String, &[&str]) = match name {
            "variant" => (&mut self.variant, &["8x8", "6x6", "anti", "anti6x6", Backgammon::NAME, ""]),
            "opponent" => (&mut self.opponent, &["computer", "person", "demo"]),
            "colour" => (&mut self.colour, &["lot", "black", "white"]),
            "start" => (&mut self.start, &["standard", "xot", "handicap"]),
            "handicap_to" => (&mut self.handicap_to, &["black", "white"]),
            "level" => return form::put(&mut self.level, value.parse().ok().and_then(Level::new).map(Level::number)),
            "corners" => {
                return form::put(&mut self.corners, value.parse().ok().filter(|corners| (1..=4).contains(corners)));
            }
            name => return self.play.set(name, value),
        };
        form::put(place, offered.contains(&value).then(|| value.to_owned()))
    }

    /// Whether Backgammon is chosen.
    pub fn is_backgammon(&self) -> bool {
        self.variant == Backgammon::NAME
    }

    /// The variant of Reversi; 8x8 where the field is empty.
    pub fn variant(&self) -> Variant {
        self.variant.parse().unwrap_or(Variant::REVERSI)
    }

    /// Who plays at Reversi or Backgammon. Draws lots for the colours unless they are chosen.
    fn occupants_of(&self, game: &str) -> Occupants {
        let computer = Occupant::Computer(Level::new(self.level).unwrap_or(Level::NORMAL));
        match self.opponent.as_str() {
            "person" => Occupants([Occupant::Person; 2]),
            "demo" => Occupants([computer; 2]),
            _ => {
                // Black sits first at Reversi, White at Backgammon.
                let first = if game == Backgammon::NAME { "white" } else { "black" };
                let is_first = match self.colour.as_str() {
                    "black" | "white" => self.colour == first,
                    _ => club::heads(),
                };
                let occupants = Occupants([Occupant::Person, computer]);
                if is_first { occupants } else { occupants.swapped() }
            }
        }
    }

    /// The game that the form asks for.
    pub fn new_table(&self) -> NewTable {
        if self.is_backgammon() {
            return self.backgammon(&self.play.setup(), Vec::new());
        }
        let variant = self.variant();
        let start = match self.start.as_str() {
            "handicap" => {
                let to = if self.handicap_to == "white" { Disc::White } else { Disc::Black };
                reversi::Setup::handicap(variant, self.corners.clamp(1, 4), to)
            }
            _ => reversi::Setup::standard(variant),
        };
        let opening = if self.start == "xot" { club::draw_opening(variant) } else { Vec::new() };
        let setup = Setup::new(start, opening).expect("our own starts and openings are sound");
        NewTable {
            kind: Reversi::NAME,
            setup: Reversi::write_setup(&setup),
            occupants: self.occupants_of(Reversi::NAME),
            entries: Vec::new(),
        }
    }

    /// Backgammon from this set-up, as far as it has been played.
    pub fn backgammon(&self, setup: &table::backgammon::Setup, entries: Vec<(Verb, String)>) -> NewTable {
        NewTable {
            kind: Backgammon::NAME,
            setup: Backgammon::write_setup(setup),
            occupants: self.occupants_of(Backgammon::NAME),
            entries,
        }
    }

    /// A game from a position that was put together.
    ///
    /// # Errors
    ///
    /// Why there is no such position.
    pub fn new_table_from(&self, start: reversi::Setup) -> Result<NewTable, Reason> {
        let setup = Setup::new(start, Vec::new())?;
        Ok(NewTable {
            kind: Reversi::NAME,
            setup: Reversi::write_setup(&setup),
            occupants: self.occupants_of(Reversi::NAME),
            entries: Vec::new(),
        })
    }

    /// A game that was played elsewhere, from its start to its last move, with what its file tells of it.
    pub fn new_table_of(&self, record: &reversi::Record) -> NewTable {
        let game = &record.game;
        let size = game.setup().variant.size;
        let moves = game.squares().map(|square| (Verb::Play, size.name(square).to_string()));
        NewTable {
            kind: Reversi::NAME,
            setup: game.setup().text(),
            occupants: self.occupants_of(Reversi::NAME),
            entries: moves.chain(about(record).entry()).collect(),
        }
    }
}

impl fmt::Display for Choice {
    /// The cookie's value.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Choice { variant, opponent, level, colour, start, corners, handicap_to, play } = self;
        write!(
            f,
            "variant={variant}&opponent={opponent}&level={level}&colour={colour}&start={start}&corners={corners}\
             &handicap_to={handicap_to}&{play}"
        )
    }
}
