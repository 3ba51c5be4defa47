//! Backgammon by the keys of the classic: letters for points, one die after the other.

use backgammon::{Checker, Die, Due as Game, Point, Stage, Turn};
use club::Wish;
use table::backgammon::{State as Node, checker_of, refusal_reason, seat_of};
use table::{AnyTable, Dice, Due, Reason, Seat};

use crate::command::{self, Does, plain_letters};
use crate::game;
use crate::key::Key;
use crate::moving::Moving;
use crate::place::Place;
use crate::state::{Layer, State};
use crate::voice::{Said, Voice};

/// A turn being made, checker by checker.
#[derive(Clone, Debug)]
pub struct InHand {
    /// The checkers moved so far, and what may follow.
    pub turn: Turn,
    /// Whose it is.
    pub by: Checker,
    /// Whether the smaller die goes first.
    pub other_first: bool,
}

impl InHand {
    /// The turn that is due for a person at the table's node, with nothing moved.
    pub fn new(table: &AnyTable) -> Option<InHand> {
        let backgammon = table.backgammon()?;
        let position = &backgammon.current().state.position;
        let (Stage::ToPlay(roll), Game::Play(by)) = (position.stage, position.due()) else { return None };
        let is_person = table.occupants().at(seat_of(by)) == table::Occupant::Person;
        is_person.then(|| InHand { turn: Turn::new(position.board, roll), by, other_first: false })
    }

    /// The turn at the node that is shown: of a person at the table's own node, and of whoever has it at another, for whoever plays on
    /// from there takes that side over.
    pub fn at(game: &game::Game) -> Option<InHand> {
        if game.looking.is_none() {
            return InHand::new(&game.table);
        }
        let position = &game.node()?.position;
        let (Stage::ToPlay(roll), Game::Play(by)) = (position.stage, position.due()) else { return None };
        Some(InHand { turn: Turn::new(position.board, roll), by, other_first: false })
    }

    /// The die that is asked for next.
    pub fn die(&self) -> Option<Die> {
        let dice = self.turn.dice();
        if self.other_first { dice.last().copied() } else { dice.first().copied() }
    }
}

/// The point of a letter, in the mover's own numbers: `A` is 24, `X` is 1, `Y` the bar.
pub fn point(letter: char) -> Option<Point> {
    match letter.to_ascii_lowercase() {
        'y' => Some(Point::BAR),
        letter @ 'a'..='x' => Point::new(24 - (letter as u8 - b'a')),
        _ => None,
    }
}

/// The letter of a point: what is typed to move from it.
pub fn letter(point: u8) -> char {
    match point {
        25 => 'Y',
        point => char::from(b'A' + 24_u8.saturating_sub(point.max(1))),
    }
}

/// What the keys of the classic say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Says {
    /// A checker moves from this point.
    Hop,
    /// The other die first.
    OtherDie,
    /// The last checker of this turn goes back.
    TakeBack,
    /// The play stands.
    Confirm,
    /// The dice are thrown.
    Throw,
    /// A double is offered.
    Double,
    /// Yes: a double is taken, a resignation accepted, another game played.
    Yes,
    /// No: no other game is played.
    No,
    /// The game is really given up.
    GiveUp,
}

/// A row of the table of the classic's keys.
#[derive(Clone, Copy, Debug)]
pub struct ClassicKey {
    /// What it says.
    pub says: Says,
    /// The end of its name in the catalogue, `tui-classic-…`.
    pub name: &'static str,
    /// Letters in a row that say it, each with another meaning.
    pub letters: Option<[char; 2]>,
    /// Other keys that say it.
    pub keys: &'static [Key],
}

const fn row(says: Says, name: &'static str, keys: &'static [Key]) -> ClassicKey {
    ClassicKey { says, name, letters: None, keys }
}

/// The keys of the classic, in the order of the help. What a key says depends on what is asked: `Y` is the bar, or yes.
pub const KEYS: [ClassicKey; 9] = [
    ClassicKey { letters: Some(['a', 'x']), ..row(Says::Hop, "hop", &[Key::Char('y')]) },
    row(Says::OtherDie, "other-die", &[Key::Char('z')]),
    row(Says::TakeBack, "take-back", &[Key::Delete, Key::Backspace]),
    row(Says::Confirm, "confirm", &[Key::Enter]),
    row(Says::Throw, "throw", &[Key::Enter, Key::Char(' ')]),
    row(Says::Double, "double", &[Key::Char('d')]),
    row(Says::Yes, "yes", &[Key::Char('y'), Key::Char('o')]),
    row(Says::No, "no", &[Key::Char('n')]),
    row(Says::GiveUp, "give-up", &[Key::Char('r')]),
];

impl ClassicKey {
    fn has(&self, key: Key) -> bool {
        let is_letter =
            matches!((self.letters, key), (Some([from, to]), Key::Char(letter)) if (from..=to).contains(&letter));
        is_letter || self.keys.contains(&key)
    }

    /// Its keys, in words.
    pub fn key_names(&self, voice: Voice) -> Vec<String> {
        let upper = |letter: char| letter.to_ascii_uppercase();
        let letters = self.letters.map(|[from, to]| format!("{}–{}", upper(from), upper(to)));
        let named = self.keys.iter().map(|key| match key {
            Key::Char(letter) if letter.is_ascii_alphabetic() => upper(*letter).to_string(),
            key => key.name(voice),
        });
        letters.into_iter().chain(named).collect()
    }

    /// What it says, in words.
    pub fn about(&self, voice: Voice) -> String {
        voice.t(&format!("tui-classic-{}", self.name))
    }
}

/// Whether a key says this.
fn says(key: Key, what: Says) -> bool {
    let key = match key {
        Key::Char(letter) => Key::Char(letter.to_ascii_lowercase()),
        key => key,
    };
    KEYS.iter().any(|row| row.says == what && row.has(key))
}

/// What is due, where dice or a person's word are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Dice, to be thrown or typed.
    Dice,
    /// Dice, or a double before them.
    DiceOrDouble,
    /// The dice of the next game, the score being kept.
    NextGame,
    /// The dice of the computer, which a person types.
    ComputersDice,
    /// A play.
    Play,
    /// Whether a double is taken.
    Double,
    /// Whether a double is really given up.
    GivingUp,
    /// Whether a resignation is accepted.
    Resignation,
    /// Whether there is to be another match.
    Over,
    /// Nothing: the computer has the turn.
    Nothing,
}

impl game::Game {
    /// The state of Backgammon that is shown.
    pub fn node(&self) -> Option<&Node> {
        let table = self.table.backgammon()?;
        Some(&table.node(self.shown()).unwrap_or(table.current()).state)
    }

    /// What a person is asked.
    pub fn asked(&self) -> Asked {
        let Some(node) = self.node() else { return Asked::Nothing };
        let position = &node.position;
        let is_person = |checker| self.is_person(seat_of(checker));
        let typed = self.table.dice() == Dice::Typed;
        let anyone = Seat::BOTH.into_iter().any(|seat| self.is_person(seat));
        match position.due() {
            // A play goes on from the commented game by itself; all else is only looked at.
            Game::Play(_) if self.example => Asked::Play,
            _ if self.example => Asked::Nothing,
            Game::Opening if anyone => Asked::Dice,
            Game::Over(_) if node.goes_on() && anyone => Asked::NextGame,
            Game::Over(_) if !node.goes_on() => Asked::Over,
            Game::Roll(by) if is_person(by) && position.may_double() && !node.asked => Asked::DiceOrDouble,
            Game::Roll(by) if is_person(by) => Asked::Dice,
            Game::Roll(_) if typed && (node.asked || !position.may_double()) => Asked::ComputersDice,
            Game::Play(by) if is_person(by) => Asked::Play,
            Game::Double(by) | Game::Beaver(by) if is_person(by) => {
                if self.giving_up {
                    Asked::GivingUp
                } else {
                    Asked::Double
                }
            }
            Game::Resignation(by) if is_person(by) => Asked::Resignation,
            _ => Asked::Nothing,
        }
    }

    /// Whose side is at the bottom of the board: the person's, else White's.
    pub fn bottom(&self) -> Checker {
        match Seat::BOTH.map(|seat| self.is_person(seat)) {
            [false, true] => checker_of(Seat::Second),
            _ => Checker::White,
        }
    }

    /// The letter that means a place of the board as it lies on the screen.
    pub fn letter_of(&self, place: Place) -> char {
        match place.number() {
            25 => 'Y',
            number => letter(if self.namer() == self.bottom() { number } else { 25 - number }),
        }
    }

    /// The side in whose numbers points are named: that of the turn in hand, the mover's if a person is; else the one at the bottom.
    pub fn namer(&self) -> Checker {
        match self.due() {
            _ if self.hand.is_some() => self.hand.as_ref().map_or(Checker::White, |hand| hand.by),
            Due::Seat(seat) if self.is_person(seat) => checker_of(seat),
            _ => self.bottom(),
        }
    }
}

impl State {
    /// Takes in a key at a table of Backgammon.
    pub(crate) fn classic_key(&mut self, key: Key) {
        let Some(game) = &mut self.game else { return };
        match key {
            // Words and notation are typed out; a colon or a digit begins them, for letters move checkers.
            Key::Char(letter) if !game.typed.is_empty() => return game.typed.push(letter),
            Key::Char(letter) if letter == ':' || letter.is_ascii_digit() => return game.typed.push(letter),
            Key::Backspace if !game.typed.is_empty() => {
                game.typed.pop();
                return;
            }
            Key::Esc if !game.typed.is_empty() => return game.typed.clear(),
            Key::Enter if !game.typed.is_empty() => {
                let typed = std::mem::take(&mut game.typed);
                self.message.clear();
                return self.classic_line(typed.trim_start_matches(':'));
            }
            _ => {}
        }
        if self.walk(key) || self.classic_answer(key) {
            return;
        }
        match key {
            Key::Esc if self.game.as_ref().is_some_and(|game| !game.is_busy() && game.looking.is_some()) => {
                self.run(Does::Last, "");
            }
            Key::Esc if !self.is_busy() => self.message.clear(),
            key => {
                if let Some(does) = command::of_key(key) {
                    self.message.clear();
                    self.run(does, "");
                }
            }
        }
    }

    /// Takes in a key that answers what is asked; tells whether it did.
    fn classic_answer(&mut self, key: Key) -> bool {
        let Some(game) = &self.game else { return false };
        let asked = match (game.looking, &game.hand) {
            (None, _) => game.asked(),
            // Who plays on from here does it by a play; nothing else is answered.
            (Some(_), Some(_)) => Asked::Play,
            (Some(_), None) => return false,
        };
        let drawn = game.table.dice() == Dice::Drawn;
        let is = |what| says(key, what);
        match (asked, key) {
            (Asked::Dice | Asked::DiceOrDouble, _) if is(Says::Double) => self.classic_act("double"),
            (Asked::Dice | Asked::DiceOrDouble, _) if drawn && is(Says::Throw) => self.throw(None),
            (Asked::NextGame, _) if drawn && (is(Says::Throw) || is(Says::Yes)) => self.throw(None),
            (Asked::NextGame, _) if is(Says::Yes) => self.tell_reason(Reason::new("tui-ask-first-dice")),
            (Asked::NextGame | Asked::Over, _) if is(Says::No) => self.leave(),
            (Asked::Over, _) if is(Says::Yes) => self.run(Does::Again, ""),
            (Asked::Double, _) if is(Says::Yes) => self.classic_act("take"),
            (Asked::Double, Key::Char(_)) => self.give_up(true),
            (Asked::GivingUp, _) if is(Says::GiveUp) => self.classic_act("drop"),
            (Asked::GivingUp, Key::Char(_)) => self.give_up(false),
            (Asked::Resignation, _) if is(Says::Yes) => self.classic_act("accept"),
            (Asked::Resignation, Key::Char(_)) => self.classic_act("refuse"),
            (Asked::Play, _) if is(Says::TakeBack) => return self.take_hop_back(),
            (Asked::Play, _) if is(Says::Confirm) => return self.confirm_play(),
            (Asked::Play, _) if is(Says::OtherDie) => self.other_die(),
            (Asked::Play, Key::Char(letter)) if is(Says::Hop) => self.hop(letter),
            _ => return false,
        }
        true
    }

    /// Takes in an arrow, and what is pressed where the arrows are; tells whether it did.
    fn walk(&mut self, key: Key) -> bool {
        let Some(game) = &mut self.game else { return false };
        let is_complete = game.hand.as_ref().is_some_and(|hand| hand.turn.is_complete());
        match (key, game.place) {
            (Key::Left | Key::Right | Key::Up | Key::Down, place) => {
                // The first arrow shows where it starts from.
                game.place = Some(place.map_or(Place::of(6), |place| place.stepped(key)));
            }
            (Key::Esc, Some(_)) if !game.is_busy() => game.place = None,
            (Key::Enter | Key::Char(' '), Some(place)) if game.hand.is_some() && !is_complete => {
                let letter = game.letter_of(place);
                self.hop(letter);
            }
            _ => return false,
        }
        true
    }

    /// A click on a place of the board: its checker moves, or a checker is put down.
    pub(crate) fn click_place(&mut self, place: Place) {
        if let Some(Layer::Match(editor)) = self.layers.last_mut() {
            let left = editor.click(place);
            self.message.clear();
            return self.edited(left);
        }
        let Some(game) = &mut self.game else { return };
        if game.place.is_some() {
            game.place = Some(place);
        }
        let letter = game.letter_of(place);
        self.hop(letter);
    }

    /// A click on the row of the dice: they are thrown, the play is confirmed, or the other die is to go first.
    pub(crate) fn click_dice(&mut self) {
        let Some(game) = &self.game else { return };
        match &game.hand {
            Some(hand) if hand.turn.is_complete() => drop(self.confirm_play()),
            Some(_) => self.other_die(),
            None => drop(self.classic_answer(Key::Char(' '))),
        }
    }

    fn give_up(&mut self, giving_up: bool) {
        self.message.clear();
        if let Some(game) = &mut self.game {
            game.giving_up = giving_up;
        }
        // On the screen the question stands where it is always told what is asked.
        if self.plain {
            self.tell_reason(Reason::new(if giving_up { "tui-give-up" } else { "tui-double-offered" }));
        }
    }

    fn classic_act(&mut self, text: &str) {
        self.message.clear();
        self.play(text);
    }

    fn throw(&mut self, text: Option<String>) {
        let Some(game) = &self.game else { return };
        let at = game.table.current();
        self.message.clear();
        self.wish(Wish::Roll { at, text });
    }

    /// Moves a checker from the point of a letter with the die that is asked for.
    pub(crate) fn hop(&mut self, letter: char) {
        self.message.clear();
        let Some(hand) = self.game.as_mut().and_then(|game| game.hand.as_mut()) else { return };
        let (Some(from), Some(die)) = (point(letter), hand.die()) else {
            return self.tell_reason(refusal_reason(backgammon::Refusal::PlayedOut));
        };
        if let Err(refusal) = hand.turn.hop(from, die) {
            self.tell_reason(refusal_reason(refusal));
        }
    }

    fn other_die(&mut self) {
        self.message.clear();
        if let Some(hand) = self.game.as_mut().and_then(|game| game.hand.as_mut()) {
            hand.other_first = !hand.other_first;
        }
    }

    fn take_hop_back(&mut self) -> bool {
        let hand = self.game.as_mut().and_then(|game| game.hand.as_mut());
        let taken = hand.is_some_and(|hand| hand.turn.undo().is_some());
        if taken {
            self.message.clear();
        }
        taken
    }

    /// Plays the turn in hand; with nothing moved, Enter means the options.
    fn confirm_play(&mut self) -> bool {
        let Some(hand) = self.game.as_ref().and_then(|game| game.hand.as_ref()) else { return false };
        if hand.turn.hops().next().is_none() && !hand.turn.legal().is_empty() {
            return false;
        }
        self.message.clear();
        match hand.turn.play() {
            Ok(play) => {
                let text = backgammon::Action::Play(play).to_string();
                self.play(&text);
            }
            Err(refusal) => self.tell_reason(refusal_reason(refusal)),
        }
        true
    }

    /// Does what was typed at a table of Backgammon: dice, a play in any notation, an answer or a command.
    pub(crate) fn classic_line(&mut self, line: &str) {
        let Some(game) = &self.game else { return };
        let asked = game.asked();
        let line = line.trim();
        let digits: String = line.chars().filter(|letter| !" -,:".contains(*letter)).collect();
        let is_dice = digits.len() == 2 && digits.bytes().all(|digit| (b'1'..=b'6').contains(&digit));
        let asks_dice = matches!(asked, Asked::Dice | Asked::DiceOrDouble | Asked::NextGame | Asked::ComputersDice);
        let drawn = game.table.dice() == Dice::Drawn;
        let word = plain_letters(line);
        match word.as_str() {
            _ if is_dice && asks_dice => self.throw(Some(digits)),
            "" | "roll" | "lancer" | "r" if asks_dice && drawn => self.throw(None),
            "" => self.run(Does::Menu, ""),
            "1" => self.run(Does::Hint, ""),
            "d" | "double" | "doubler" => self.play("double"),
            "y" | "o" | "yes" | "oui" | "take" | "prendre" if asked == Asked::Double => self.play("take"),
            "drop" | "abandonner" | "refuser" if matches!(asked, Asked::Double | Asked::GivingUp) => self.play("drop"),
            "r" if asked == Asked::GivingUp => self.play("drop"),
            "n" | "no" | "non" if asked == Asked::Double => self.give_up(true),
            _ if asked == Asked::GivingUp => self.give_up(false),
            "y" | "o" | "yes" | "oui" | "accept" | "accepter" if asked == Asked::Resignation => self.play("accept"),
            "n" | "no" | "non" | "refuse" | "refuser" if asked == Asked::Resignation => self.play("refuse"),
            "y" | "o" | "yes" | "oui" if asked == Asked::Over => self.run(Does::Again, ""),
            "y" | "o" | "yes" | "oui" if asked == Asked::NextGame && drawn => self.throw(None),
            "y" | "o" | "yes" | "oui" if asked == Asked::NextGame => {
                self.tell_reason(Reason::new("tui-ask-first-dice"))
            }
            "n" | "no" | "non" if matches!(asked, Asked::Over | Asked::NextGame) => self.leave(),
            _ => match command::of_line(line) {
                Some((Does::Resign, with)) => self.resign(with),
                Some((does, with)) => self.run(does, with),
                None => self.play(line),
            },
        }
    }

    /// Gives the game up: as a single game, a gammon or a backgammon.
    pub(crate) fn resign(&mut self, with: &str) {
        let Some(game) = &self.game else { return };
        let by = match game.due() {
            Due::Seat(seat) | Due::Dice { by: Some(seat), .. } if game.is_person(seat) => checker_of(seat),
            _ => game.bottom(),
        };
        let outcome = match plain_letters(with).as_str() {
            "gammon" => "gammon",
            "backgammon" => "backgammon",
            _ => "single",
        };
        self.play(&format!("{by} resigns {outcome}"));
    }

    /// Shows what an entry did to a table of Backgammon.
    pub(crate) fn applied(&mut self, motion: bool) {
        let (voice, now) = (self.voice(), self.now);
        let Some(game) = &mut self.game else { return };
        let seen = game.hand.as_ref().filter(|_| game.looking.is_none()).map(|hand| *hand.turn.board());
        game.looking = None;
        game.moving = if motion { Moving::new(&game.table, now, seen) } else { None };
        game.hint = None;
        game.giving_up = false;
        game.hand = InHand::new(&game.table);
        let lines = crate::commentary::happened(voice, game);
        let asked = game.asked();
        lines.into_iter().for_each(|line| self.tell(Said::Text(line)));
        if asked == Asked::Double && !self.plain {
            self.tell_reason(Reason::new("tui-double-offered"));
        }
        self.say_standing();
    }

    /// Asks for a hint, or for the dice where nothing else can be done.
    pub(crate) fn hinted_play(&mut self, hint: &bots::Hint) {
        self.message.retain(|said| *said != Said::Reason(Reason::new("hint-asked")));
        self.tell(Said::Hint(hint.why.clone()));
    }
}
