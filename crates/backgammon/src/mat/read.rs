//! Reading a match line by line.

use gametree::Places;

use super::cells::{self, Cell};
use super::tags;
use crate::replay::Replay;
use crate::score::MOST_POINTS;
use crate::text_error::{Fault, quote};
use crate::{
    Action, Checker, Die, Format, Illegal, Match, NotAPlay, Reading, Reason, Roll, Rules, Score, Setup, Sketch,
    TextError, xgid,
};

/// Reads a match. Without a word on the Crawford rule it is taken to be played, unless a game then fails by it alone.
pub(super) fn reading(text: &str) -> Result<Reading, TextError> {
    let first = attempt(text, true)?;
    let crawford = |error: &TextError| matches!(error.reason(), Reason::Illegal { illegal: Illegal::Crawford, .. });
    if first.bad.iter().any(crawford) {
        let second = attempt(text, false)?;
        if second.bad.len() < first.bad.len() {
            return Ok(second);
        }
    }
    Ok(first)
}

fn attempt(text: &str, crawford: bool) -> Result<Reading, TextError> {
    let mut reader = Reader::new(crawford);
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let content = line.trim_end_matches(['\n', '\r']);
        let mark = if at == 0 { content.len() - content.trim_start_matches('\u{feff}').len() } else { 0 };
        let (content, from) = (&content[mark..], at + mark);
        reader.line(content, from).map_err(|fault| fault.in_text(text, Format::Mat))?;
        at += line.len();
    }
    reader.close();
    if reader.record.games.is_empty() && reader.bad.is_empty() {
        return Err(Fault::new(0, Reason::Missing { field: "Game 1" }).in_text(text, Format::Mat));
    }
    let mut places = Places::of(text);
    let bad = reader.bad.into_iter().map(|fault| fault.among(&mut places, Format::Mat)).collect();
    Ok(Reading { record: reader.record, bad })
}

struct Reader {
    record: Match,
    bad: Vec<Fault>,
    section: Section,
    /// The number of the game that is being read.
    number: usize,
    /// Whether a side has been one point away before this game.
    was_close: bool,
    /// What stands in tags before the line with the players.
    opening: Vec<(Die, usize)>,
    setup: Option<Setup>,
}

/// Where in the file a line is.
enum Section {
    /// Before the first game.
    Head,
    /// Behind `Game`, before the line with the players.
    Players,
    /// Within a game.
    Turns(Replay),
    /// In a game that has failed.
    Bad,
}

impl Reader {
    fn new(crawford: bool) -> Reader {
        Reader {
            record: Match::new(0, Rules { crawford, ..Rules::STANDARD }),
            bad: Vec::new(),
            section: Section::Head,
            number: 0,
            was_close: false,
            opening: Vec::new(),
            setup: None,
        }
    }

    fn line(&mut self, line: &str, at: usize) -> Result<(), Fault> {
        let trimmed = line.trim();
        if trimmed.is_empty() {
            return Ok(());
        }
        if trimmed.starts_with(';') {
            return self.comment(line, at);
        }
        if let Some(number) = game_number(line) {
            self.close();
            self.number = number;
            self.section = Section::Players;
            return Ok(());
        }
        let result = match &mut self.section {
            Section::Head => {
                self.head(line);
                Ok(())
            }
            Section::Players => self.players(line, at),
            Section::Turns(replay) => turns(replay, line, at),
            Section::Bad => Ok(()),
        };
        if let Err(fault) = result {
            self.fail(fault);
        }
        Ok(())
    }

    fn fail(&mut self, fault: Fault) {
        self.bad.push(fault.in_game(self.number));
        self.section = Section::Bad;
    }

    fn head(&mut self, line: &str) {
        if let Some(length) = match_length(line) {
            self.record.length = length;
        }
    }

    fn comment(&mut self, line: &str, at: usize) -> Result<(), Fault> {
        match (&self.section, tags::parse(line)) {
            (Section::Head, Some((name, value, offset))) => tags::apply(&mut self.record, name, value, at + offset)?,
            (Section::Head, None) => {
                let text = tags::comment(line);
                let is_drawn = !text.chars().any(char::is_alphanumeric);
                if !is_drawn {
                    self.record.comment = gametree::one_line(&format!("{} {text}", self.record.comment));
                }
            }
            (Section::Players, Some((name, value, offset))) => {
                if let Err(fault) = self.game_tag(name, value).map_err(|fault| fault.shifted(at + offset)) {
                    self.fail(fault);
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// A tag behind `Game`.
    fn game_tag(&mut self, name: &str, value: &str) -> Result<(), Fault> {
        if name.eq_ignore_ascii_case("setup") {
            self.setup = Some(xgid::scan(value)?);
        }
        if name.eq_ignore_ascii_case("opening") {
            for word in value.split_whitespace() {
                let roll: Option<Roll> = word.parse().ok().filter(|roll: &Roll| roll.is_doublet());
                let roll = roll.ok_or_else(|| Fault::not_a(0, "doublet", word))?;
                self.opening.push((roll.high(), 0));
            }
        }
        Ok(())
    }

    /// `Ada : 0    Bob : 2`.
    fn players(&mut self, line: &str, at: usize) -> Result<(), Fault> {
        let unexpected = || Fault::new(at, Reason::Unexpected { found: quote(line) });
        let (white, black) = players(line).ok_or_else(unexpected)?;
        let players = [(&mut self.record.white, white.0, "White"), (&mut self.record.black, black.0, "Black")];
        for (person, name, nobody) in players {
            if person.name.is_empty() && name != nobody {
                person.name = gametree::one_line(name);
            }
        }
        let score = Score { length: self.record.length, points: [white.1, black.1], is_crawford: false };
        let score = score.marked(&self.record.rules, self.was_close);
        self.was_close |= score.is_close();
        let setup = self.setup.take().unwrap_or(Setup::standard(self.record.rules, score));
        let mut replay = Replay::new(setup, at)?;
        for (die, _) in std::mem::take(&mut self.opening) {
            replay.equal_dice(die, at)?;
        }
        self.section = Section::Turns(replay);
        Ok(())
    }

    /// Ends the game that is being read.
    fn close(&mut self) {
        let section = std::mem::replace(&mut self.section, Section::Bad);
        match section {
            Section::Turns(replay) => self.record.games.push(replay.finish()),
            Section::Head | Section::Players | Section::Bad => {}
        }
        self.opening.clear();
        self.setup = None;
    }
}

/// Plays what a line says that begins at `from`.
fn turns(replay: &mut Replay, line: &str, from: usize) -> Result<(), Fault> {
    let unexpected = |at: usize| Fault::new(from + at, Reason::Unexpected { found: quote(&line[at..]) });
    for cell in cells::split(line).map_err(unexpected)? {
        play(replay, cell, from + cell.at)?;
    }
    Ok(())
}

/// Plays a cell that begins at `at`.
fn play(replay: &mut Replay, cell: Cell<'_>, at: usize) -> Result<(), Fault> {
    let Cell { by, text, .. } = cell;
    if text.contains(':') {
        return turn(replay, by, text, at);
    }
    let mut words = text.split_whitespace();
    let verb = words.next().unwrap_or_default().to_ascii_lowercase();
    let number = words.find_map(|word| word.parse::<u32>().ok());
    match verb.as_str() {
        "doubles" | "redoubles" | "beavers" => {
            replay.double(by, at, text)?;
            match number.filter(|&number| number != replay.doubled_to()) {
                Some(_) => Err(Fault::not_a(at, "double of this cube", text)),
                None => Ok(()),
            }
        }
        "takes" => replay.answer(by, Action::Take, at, text),
        "drops" | "passes" => replay.answer(by, Action::Drop, at, text),
        _ => {
            let points = number.ok_or_else(|| Fault::not_a(at, "number of points", text))?;
            replay.wins(if verb == "wins" { by } else { !by }, points, at)
        }
    }
}

fn turn(replay: &mut Replay, by: Checker, text: &str, at: usize) -> Result<(), Fault> {
    let (dice, play) = text.split_once(':').unwrap_or((text, ""));
    let from = at + text.len() - play.len();
    let written = play.trim_end_matches(|letter: char| letter == '?' || letter.is_whitespace());
    let sketch: Sketch =
        written.parse().map_err(|error: NotAPlay| Fault::not_a(from + error.at, "play", &error.text))?;
    let roll = match dice {
        "" => replay.dice_of(by, &sketch).ok_or_else(|| Fault::not_a(at, "roll", text)),
        dice => dice.parse().map_err(|_| Fault::not_a(at, "roll", dice)),
    }?;
    replay.turn(by, roll, &sketch, at, text)
}

/// The two names with their points.
#[expect(clippy::type_complexity, reason = "two players, each a name and points")]
fn players(line: &str) -> Option<((&str, u32), (&str, u32))> {
    let (before, right) = line.rsplit_once(':')?;
    let points = |text: &str| text.parse::<u32>().ok().filter(|&points| points <= MOST_POINTS);
    let right = points(right.trim())?;
    // The first colon with a number and a space behind it ends the left name.
    for (at, _) in before.match_indices(':') {
        let behind = before[at + 1..].trim_start();
        let digits = behind.bytes().take_while(u8::is_ascii_digit).count();
        let name = &behind[digits..];
        if digits > 0 && name.starts_with(char::is_whitespace) {
            let left = points(&behind[..digits])?;
            return Some(((before[..at].trim(), left), (name.trim(), right)));
        }
    }
    None
}

/// The number in a line `Game 3`.
pub(super) fn game_number(line: &str) -> Option<usize> {
    let (word, number) = line.trim().trim_start_matches('\u{feff}').split_once(' ')?;
    if word.eq_ignore_ascii_case("game") { number.trim().trim_end_matches(['.', ':']).parse().ok() } else { None }
}

/// The length in a line `7 point match`; 0, as in `Money session`, is play for money.
pub(super) fn match_length(line: &str) -> Option<u16> {
    let line = line.trim().trim_start_matches('\u{feff}');
    if ["money session", "money game", "unlimited match"].iter().any(|known| line.eq_ignore_ascii_case(known)) {
        return Some(0);
    }
    let mut words = line.split_whitespace();
    let length = words.next()?.parse().ok().filter(|&length: &u16| length <= 32_767)?;
    let (point, rest) = (words.next()?.to_ascii_lowercase(), words.next()?.to_ascii_lowercase());
    (matches!(point.as_str(), "point" | "points") && rest == "match").then_some(length)
}
