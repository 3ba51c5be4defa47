//! What a person chooses for a new game.

use backgammon::{Rules, Score};
use club::NewTable;
use reversi::{Disc, Variant};
use table::backgammon::{Backgammon, Length};
use table::reversi::{Reversi, Setup};
use table::{Dice, Level, Occupant, Occupants, Referee};

/// Who plays against whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// The person against the computer.
    Computer,
    /// Two people, with the computer as referee.
    Person,
    /// The computer against itself.
    Demo,
}

/// The person's colour against the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colour {
    /// Lots are drawn.
    Lot,
    /// This one.
    Is(Disc),
}

/// Where the game starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// Four discs.
    Standard,
    /// Eight moves drawn from the list of balanced openings.
    Xot,
    /// Corners given beforehand.
    Handicap {
        /// 1..=4.
        corners: u8,
        /// To whom.
        to: Disc,
    },
    /// A position that was set up.
    Position(reversi::Setup),
}

/// A match of Backgammon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Match {
    /// Its length in points.
    pub points: u16,
    /// Whether the person throws real dice and types them.
    pub own_dice: bool,
    /// The position that was set up, if one was.
    pub start: Option<backgammon::Setup>,
}

/// A new game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Backgammon is played instead of Reversi.
    pub backgammon: bool,
    /// How, if it is.
    pub rounds: Match,
    /// Board and goal.
    pub variant: Variant,
    /// Who plays.
    pub opponent: Opponent,
    /// The computer's level.
    pub level: Level,
    /// The person's colour.
    pub colour: Colour,
    /// Where it starts.
    pub start: Start,
}

impl Default for Choice {
    fn default() -> Choice {
        Choice {
            backgammon: false,
            rounds: Match { points: 11, own_dice: false, start: None },
            variant: Variant::REVERSI,
            opponent: Opponent::Computer,
            level: Level::NORMAL,
            colour: Colour::Lot,
            start: Start::Standard,
        }
    }
}

/// The next of a list after this one, or the one before; round and round.
fn turn<T: PartialEq + Copy>(list: &[T], now: T, forward: bool) -> T {
    let at = list.iter().position(|it| *it == now);
    let count = list.len();
    list[at.map_or(0, |at| if forward { (at + 1) % count } else { (at + count - 1) % count })]
}

/// A line of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// Board and goal.
    Variant,
    /// Who plays.
    Opponent,
    /// The computer's level.
    Level,
    /// The person's colour.
    Colour,
    /// Where it starts.
    Start,
    /// How many corners a handicap has.
    Corners,
    /// Who gets them.
    To,
    /// The length of a match.
    Points,
    /// Whether the person throws the dice.
    OwnDice,
}

impl Choice {
    /// The lines that matter with these choices.
    pub fn fields(&self) -> Vec<Field> {
        let mut fields = vec![Field::Variant, Field::Opponent];
        if self.opponent != Opponent::Person {
            fields.push(Field::Level);
        }
        if self.opponent == Opponent::Computer {
            fields.push(Field::Colour);
        }
        if self.backgammon {
            // A position that was set up has its own score.
            if self.rounds.start.is_none() {
                fields.push(Field::Points);
            }
            fields.extend([Field::OwnDice, Field::Start]);
            return fields;
        }
        fields.push(Field::Start);
        if matches!(self.start, Start::Handicap { .. }) {
            fields.extend([Field::Corners, Field::To]);
        }
        fields
    }

    /// Changes a line to its next value, or the one before.
    pub fn turn(&mut self, field: Field, forward: bool) {
        match field {
            Field::Variant => {
                let all: Vec<Option<Variant>> = Variant::PLAYED.map(Some).into_iter().chain([None]).collect();
                let next = turn(&all, (!self.backgammon).then_some(self.variant), forward);
                self.backgammon = next.is_none();
                self.variant = next.unwrap_or(Variant::REVERSI);
                if matches!(self.start, Start::Position(_)) {
                    self.start = Start::Standard;
                }
                self.rounds.start = None;
            }
            Field::Opponent => {
                let all = [Opponent::Computer, Opponent::Person, Opponent::Demo];
                self.opponent = turn(&all, self.opponent, forward);
            }
            Field::Level => {
                let levels: Vec<Level> = Level::all().collect();
                self.level = turn(&levels, self.level, forward);
            }
            Field::Colour => {
                let all = [Colour::Lot, Colour::Is(Disc::Black), Colour::Is(Disc::White)];
                self.colour = turn(&all, self.colour, forward);
            }
            Field::Start if self.backgammon => self.rounds.start = None,
            Field::Start => {
                let handicap = Start::Handicap { corners: 4, to: Disc::Black };
                let now = if matches!(self.start, Start::Handicap { .. }) { handicap } else { self.start };
                self.start = turn(&[Start::Standard, Start::Xot, handicap], now, forward);
            }
            Field::Points => self.rounds.points = turn(&[1, 3, 5, 7, 9, 11, 15, 21, 25], self.rounds.points, forward),
            Field::OwnDice => self.rounds.own_dice = !self.rounds.own_dice,
            Field::Corners => {
                if let Start::Handicap { corners, .. } = &mut self.start {
                    *corners = turn(&[1, 2, 3, 4], *corners, forward);
                }
            }
            Field::To => {
                if let Start::Handicap { to, .. } = &mut self.start {
                    *to = turn(&Disc::BOTH, *to, forward);
                }
            }
        }
    }

    /// Who plays; `heads` is the lot for the colours.
    pub fn occupants(&self, heads: bool) -> Occupants {
        let computer = Occupant::Computer(self.level);
        match self.opponent {
            Opponent::Person => Occupants([Occupant::Person; 2]),
            Opponent::Demo => Occupants([computer; 2]),
            Opponent::Computer => {
                let black = match self.colour {
                    Colour::Lot => heads,
                    Colour::Is(disc) => disc == Disc::Black,
                };
                let occupants = Occupants([Occupant::Person, computer]);
                if black { occupants } else { occupants.swapped() }
            }
        }
    }

    /// The game; `heads` and `opening` are the lots drawn for it.
    pub fn new_table(&self, heads: bool, opening: Vec<reversi::Square>) -> NewTable {
        if self.backgammon {
            return self.new_match(heads);
        }
        let start = match self.start {
            Start::Standard | Start::Xot => reversi::Setup::standard(self.variant),
            Start::Handicap { corners, to } => reversi::Setup::handicap(self.variant, corners, to),
            Start::Position(setup) => setup,
        };
        let opening = if self.start == Start::Xot { opening } else { Vec::new() };
        let setup = Setup::new(start, opening).expect("starts and openings are checked before they are chosen");
        NewTable {
            kind: Reversi::NAME,
            setup: Reversi::write_setup(&setup),
            occupants: self.occupants(heads),
            entries: Vec::new(),
        }
    }

    /// The match, from the start or from the position that was set up.
    fn new_match(&self, heads: bool) -> NewTable {
        let dice = self.dice();
        let setup = match self.rounds.start {
            Some(start) => {
                table::backgammon::Setup::new(start, dice).expect("a position is checked before it is chosen")
            }
            None => self.match_from_the_start(dice),
        };
        // The first seat is White's here.
        let occupants = self.occupants(heads);
        NewTable {
            kind: Backgammon::NAME,
            setup: Backgammon::write_setup(&setup),
            occupants: occupants.swapped(),
            entries: Vec::new(),
        }
    }

    /// Where the dice come from. Where nobody plays, nobody types them.
    pub fn dice(&self) -> Dice {
        if self.rounds.own_dice && self.opponent != Opponent::Demo { Dice::Typed } else { Dice::Drawn }
    }

    /// The rules of a match: the cube, the Crawford rule, and the stake doubled once by equal first dice, as the classic has it.
    pub fn rules(&self) -> Rules {
        Rules { automatic_doubles: 1, ..Rules::STANDARD }
    }

    fn match_from_the_start(&self, dice: Dice) -> table::backgammon::Setup {
        let rules = self.rules();
        let score = Score::of_match(self.rounds.points);
        table::backgammon::Setup::standard(rules, score, Length::Match, dice)
    }
}
