//! Backgammon by the keys of the classic: letters for points, one die after the other.

use backgammon::{Checker, Die, Due as Game, Point, Stage, Turn};
use club::Wish;
use table::backgammon::{State as Node, checker_of, refusal_reason, seat_of};
use table::{AnyTable, Dice, Due, Reason, Seat};

use crate::command::{self, Does, plain_letters};
use crate::game;
use crate::key::Key;
use crate::state::State;
use crate::voice::Said;

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

    /// The side in whose numbers points are named: the mover's, if a person is; else the one at the bottom.
    pub fn namer(&self) -> Checker {
        match self.table.due() {
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
        if game.looking.is_none() && self.classic_answer(key) {
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
        let asked = game.asked();
        let letter = match key {
            Key::Char(letter) => Some(letter.to_ascii_lowercase()),
            _ => None,
        };
        let drawn = game.table.dice() == Dice::Drawn;
        match (asked, key, letter) {
            (Asked::DiceOrDouble, _, Some('d')) => self.classic_act("double"),
            (Asked::Dice | Asked::DiceOrDouble, Key::Enter, _) if drawn => self.throw(None),
            (Asked::Dice | Asked::DiceOrDouble, _, Some(' ')) if drawn => self.throw(None),
            (Asked::Dice, _, Some('d')) => self.classic_act("double"),
            (Asked::NextGame, Key::Enter, _) | (Asked::NextGame, _, Some('y' | 'o' | ' ')) if drawn => self.throw(None),
            (Asked::NextGame | Asked::Over, _, Some('n')) => self.leave(),
            (Asked::Over, _, Some('y' | 'o')) => self.run(Does::Again, ""),
            (Asked::Double, _, Some('y' | 'o')) => self.classic_act("take"),
            (Asked::Double, _, Some(_)) => self.give_up(true),
            (Asked::GivingUp, _, Some('r')) => self.classic_act("drop"),
            (Asked::GivingUp, _, Some(_)) => self.give_up(false),
            (Asked::Resignation, _, Some('y' | 'o')) => self.classic_act("accept"),
            (Asked::Resignation, _, Some(_)) => self.classic_act("refuse"),
            (Asked::Play, Key::Delete | Key::Backspace, _) => return self.take_hop_back(),
            (Asked::Play, Key::Enter, _) => return self.confirm_play(),
            (Asked::Play, _, Some('z')) => self.other_die(),
            (Asked::Play, _, Some(letter)) if point(letter).is_some() => self.hop(letter),
            _ => return false,
        }
        true
    }

    fn give_up(&mut self, giving_up: bool) {
        self.message.clear();
        if let Some(game) = &mut self.game {
            game.giving_up = giving_up;
        }
        self.tell_reason(Reason::new(if giving_up { "tui-give-up" } else { "tui-double-offered" }));
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
    pub(crate) fn applied(&mut self) {
        let voice = self.voice();
        let Some(game) = &mut self.game else { return };
        game.looking = None;
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
