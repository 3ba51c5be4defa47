//! Numbered options: the menu, what it asks further, and the first screen.

use reversi::Disc;
use table::{Level, Occupant, Seat};

use crate::card;
use crate::choice::{Choice, Colour, Field, Opponent, Start};
use crate::command::Does;
use crate::state::State;
use crate::voice::Voice;

/// Which list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The first screen.
    First,
    /// The options during a game.
    Menu,
    /// The nine levels.
    Levels,
    /// Who plays which side.
    Seats,
    /// Formats of a file.
    Formats,
    /// The games kept.
    Games,
}

/// A list on the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct List {
    /// Which.
    pub kind: Kind,
    /// The item that Enter takes, from 0.
    pub selected: usize,
    /// Whether the arrows have chosen it: only then Enter takes it in the menu.
    pub moved: bool,
    /// The digits typed so far.
    pub digits: String,
}

/// An option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// Its words.
    pub label: String,
    /// The value it stands at, where arrows change it.
    pub value: Option<String>,
    /// What it does.
    pub does: Does,
    /// With what.
    pub with: String,
    /// The line of the form that it changes.
    pub field: Option<Field>,
}

impl List {
    /// A list at its first item.
    pub fn new(kind: Kind) -> List {
        List { kind, selected: 0, moved: false, digits: String::new() }
    }

    /// Moves the choice up or down, round and round.
    pub fn step(&mut self, count: usize, down: bool) {
        if count > 0 {
            self.selected = (self.selected + if down { 1 } else { count - 1 }) % count;
        }
        self.moved = true;
        self.digits.clear();
    }

    /// Takes in a digit: the item that is chosen by it, once no further digit could mean another.
    pub fn digit(&mut self, digit: char, count: usize) -> Option<usize> {
        self.digits.push(digit);
        let number: usize = self.digits.parse().unwrap_or(0);
        if number == 0 || number > count {
            self.digits.clear();
            return None;
        }
        self.selected = number - 1;
        self.moved = true;
        (number * 10 > count).then(|| {
            self.digits.clear();
            number - 1
        })
    }
}

fn item(label: String, does: Does, with: &str) -> Item {
    Item { label, value: None, does, with: with.to_owned(), field: None }
}

/// The title of a list.
pub fn title(kind: Kind, voice: Voice) -> String {
    voice.t(match kind {
        Kind::First => "tui-title-first",
        Kind::Menu => "tui-title-menu",
        Kind::Levels => "tui-title-levels",
        Kind::Seats => "tui-title-seats",
        Kind::Formats => "tui-title-formats",
        Kind::Games => "games-title",
    })
}

/// The items of a list as things stand.
pub fn items(state: &State, kind: Kind) -> Vec<Item> {
    let voice = state.voice();
    match kind {
        Kind::First => first(state, voice),
        Kind::Menu => menu(state, voice),
        Kind::Levels => {
            let named: fn(Voice, Level) -> String = if is_match(state) { match_level } else { self::level };
            Level::all().map(|level| item(named(voice, level), Does::Level, &level.to_string())).collect()
        }
        Kind::Seats => ["black", "white", "both", "none"]
            .map(|who| item(voice.t(&format!("tui-take-{who}")), Does::Take, who))
            .to_vec(),
        Kind::Formats => {
            let formats: &[&str] =
                if is_match(state) { &["mat", "sgf", "xgid", "gnuid"] } else { &["transcript", "sgf", "ggf"] };
            let named =
                |format: &&str| item(voice.t(&format!("tui-format-{format}")), Does::Save, &format!(".{format}"));
            formats.iter().map(named).collect()
        }
        Kind::Games => games(state, voice),
    }
}

/// A level in words.
pub fn level(voice: Voice, level: Level) -> String {
    voice.tn("seat-level", "level", level.number())
}

/// A level in few words.
pub fn short_level(voice: Voice, level: Level) -> String {
    voice.tn("tui-level", "level", level.number())
}

/// A level of Backgammon in few words, with those of the classic.
pub fn match_level(voice: Voice, level: Level) -> String {
    voice.tn("tui-match-level", "level", level.number())
}

/// Whether Backgammon is played, or about to be.
pub fn is_match(state: &State) -> bool {
    state.game.as_ref().map_or(state.choice.backgammon, |game| !game.is_reversi())
}

/// A side in words.
pub fn side(voice: Voice, disc: Disc) -> String {
    voice.ts("side-name", "side", &disc.to_string())
}

/// A value of the form in words.
pub fn value(choice: &Choice, field: Field, voice: Voice) -> String {
    match field {
        Field::Variant if choice.backgammon => voice.t("variant-backgammon"),
        Field::Variant => card::variant(voice, choice.variant),
        Field::Points => voice.tn("tui-points", "points", choice.rounds.points),
        Field::OwnDice => voice.t(if choice.rounds.own_dice { "settings-on" } else { "settings-off" }),
        Field::Opponent => voice.t(match choice.opponent {
            Opponent::Computer => "opponent-computer",
            Opponent::Person => "opponent-person",
            Opponent::Demo => "opponent-demo",
        }),
        Field::Level if choice.backgammon => match_level(voice, choice.level),
        Field::Level => short_level(voice, choice.level),
        Field::Colour => match choice.colour {
            Colour::Lot => voice.t("colour-lot"),
            Colour::Is(disc) => side(voice, disc),
        },
        Field::Start if choice.backgammon => {
            voice.t(if choice.rounds.start.is_some() { "tui-start-position" } else { "tui-start-match" })
        }
        Field::Start => voice.t(match choice.start {
            Start::Standard => "start-standard",
            Start::Xot => "start-xot",
            Start::Handicap { .. } => "start-handicap",
            Start::Position(_) => "tui-start-position",
        }),
        Field::Corners => match choice.start {
            Start::Handicap { corners, .. } => voice.tn("handicap-count", "count", corners),
            _ => String::new(),
        },
        Field::To => match choice.start {
            Start::Handicap { to, .. } => side(voice, to),
            _ => String::new(),
        },
    }
}

/// The name of a line of the form.
pub fn field(field: Field, voice: Voice) -> String {
    voice.t(match field {
        Field::Variant => "tui-field-variant",
        Field::Opponent => "tui-field-opponent",
        Field::Level => "tui-field-level",
        Field::Colour => "tui-field-colour",
        Field::Start => "tui-field-start",
        Field::Corners => "tui-field-corners",
        Field::To => "tui-field-to",
        Field::Points => "tui-field-points",
        Field::OwnDice => "tui-field-own-dice",
    })
}

fn first(state: &State, voice: Voice) -> Vec<Item> {
    let mut items = vec![item(voice.t("home-play"), Does::Begin, "")];
    if let Some(latest) = &state.latest {
        let resume = Item { value: Some(latest.line(voice)), ..item(voice.t("home-resume"), Does::Resume, "") };
        items.push(resume);
    }
    for field in state.choice.fields() {
        items.push(Item {
            label: self::field(field, voice),
            value: Some(value(&state.choice, field, voice)),
            does: Does::Choose,
            with: String::new(),
            field: Some(field),
        });
    }
    items.extend([
        item(voice.t("editor-title"), Does::Setup, ""),
        item(voice.t("tui-item-example"), Does::Example, ""),
        item(voice.t("games-title"), Does::Games, ""),
        item(voice.t("tui-item-load"), Does::Load, ""),
        item(voice.t("nav-other-language"), Does::Language, ""),
        item(voice.t("tui-item-help"), Does::Help, ""),
        item(voice.t("tui-item-quit"), Does::Quit, ""),
    ]);
    items
}

/// Where the menu of Backgammon has what that of Reversi has not: behind what changes the game, so that the numbers before it are
/// the same.
const RESIGN: usize = 7;

fn menu(state: &State, voice: Voice) -> Vec<Item> {
    let with_value = |label: String, value: String, does| Item { value: Some(value), ..item(label, does, "") };
    let is_match = is_match(state);
    let level: fn(Voice, Level) -> String = if is_match { match_level } else { short_level };
    let mut items = vec![
        with_value(voice.t("tui-field-level"), level(voice, state.level()), Does::Level),
        item(voice.t("play-swap"), Does::Swap, ""),
        item(voice.t("play-hint"), Does::Hint, ""),
        item(voice.t("play-undo"), Does::Undo, ""),
        item(voice.t("tui-item-replay"), Does::Previous, ""),
        item(voice.t("tui-item-take"), Does::Take, ""),
        item(voice.t("editor-title"), Does::Setup, ""),
        item(voice.t("tui-item-new"), Does::New, ""),
        item(voice.t("tui-item-two"), Does::Two, ""),
        item(voice.t("tui-item-example"), Does::Example, ""),
        item(voice.t("tui-item-games"), Does::Games, ""),
        item(voice.t("tui-item-load"), Does::Load, ""),
        item(voice.t("tui-item-save"), Does::Save, ""),
        item(voice.t("tui-item-browser"), Does::Browser, ""),
        item(voice.t("nav-other-language"), Does::Language, ""),
        item(voice.t("tui-item-help"), Does::Help, ""),
        item(voice.t("tui-item-quit"), Does::Quit, ""),
    ];
    if is_match {
        items.insert(RESIGN, item(voice.t("tui-item-resign"), Does::Resign, ""));
    }
    items
}

fn games(state: &State, voice: Voice) -> Vec<Item> {
    let mut items: Vec<Item> =
        state.games.iter().map(|card| item(card.line(voice), Does::Open, card.id.as_str())).collect();
    if state.more_games {
        items.push(item(voice.t("games-more"), Does::Older, ""));
    }
    items
}

/// Who plays a seat, in words: `Person`, `Computer 5`.
pub fn occupant(voice: Voice, occupant: Occupant) -> String {
    match occupant {
        Occupant::Person => voice.t("seat-person"),
        Occupant::Computer(level) => format!("{} {level}", voice.t("seat-computer")),
    }
}

/// The seats that a word of `Take` gives to people.
pub fn people(word: &str) -> Option<[bool; 2]> {
    Some(match crate::command::plain_letters(word).as_str() {
        "black" | "noir" | "noirs" => [true, false],
        "white" | "blanc" | "blancs" => [false, true],
        "both" | "deux" => [true, true],
        "none" | "aucun" => [false, false],
        _ => return None,
    })
}

/// The seat of a disc.
pub const fn seat(disc: Disc) -> Seat {
    table::reversi::seat_of(disc)
}
