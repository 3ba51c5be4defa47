//! Plays as text: `13/8 6/5`, `bar/21`, `8/5(2)`, `24/18*/13`, `4/off`; and the letters of the classic keyboard.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::{Board, Play, Plays, Point, Refusal, Roll, Turn};

/// A checker's way within a play, as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Leg {
    /// Where it starts and each place where it is said to stop; the last is where it arrives.
    stops: [Point; 5],
    /// How many of `stops` count, 2..=5.
    len: u8,
    /// Which of the stops are marked as hits, by bit.
    hits: u8,
    /// How many checkers go this way, 1..=4.
    times: u8,
}

impl Leg {
    fn stops(&self) -> &[Point] {
        &self.stops[..usize::from(self.len)]
    }

    fn from(&self) -> Point {
        self.stops[0]
    }

    fn to(&self) -> Point {
        self.stops[usize::from(self.len) - 1]
    }
}

impl fmt::Display for Play {
    /// Canonical: rearmost first, hops of one checker joined, hits marked with `*` (also on the way), equal ways counted
    /// `(2)`, `bar` and `off` in words. Nothing at all for [`Play::NONE`].
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, leg) in legs(self).iter().enumerate() {
            if number > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{}", leg.from())?;
            for (at, stop) in leg.stops().iter().enumerate().skip(1) {
                let is_hit = leg.hits & (1 << at) != 0;
                if is_hit || at + 1 == usize::from(leg.len) {
                    write!(f, "/{stop}{}", if is_hit { "*" } else { "" })?;
                }
            }
            if leg.times > 1 {
                write!(f, "({})", leg.times)?;
            }
        }
        Ok(())
    }
}

/// The ways of the checkers, each hop joined to the one it continues; equal ways counted.
fn legs(play: &Play) -> Vec<Leg> {
    let mut legs: Vec<Leg> = Vec::with_capacity(4);
    for hop in play.hops() {
        let hit = u8::from(hop.is_hit());
        match legs.iter_mut().find(|leg| leg.to() == hop.from()) {
            Some(leg) => {
                leg.stops[usize::from(leg.len)] = hop.to();
                leg.hits |= hit << leg.len;
                leg.len += 1;
            }
            None => {
                let mut stops = [Point::OFF; 5];
                stops[..2].copy_from_slice(&[hop.from(), hop.to()]);
                legs.push(Leg { stops, len: 2, hits: hit << 1, times: 1 });
            }
        }
    }
    // Of two checkers that go the same way only the first hits.
    let mut joined: Vec<Leg> = Vec::with_capacity(legs.len());
    for leg in legs {
        match joined.iter_mut().find(|known| known.stops() == leg.stops()) {
            Some(known) => {
                known.times += 1;
                known.hits |= leg.hits;
            }
            None => joined.push(leg),
        }
    }
    joined
}

/// A play as somebody wrote it, not yet known to be legal anywhere.
///
/// Reading is lenient. Ways are split by spaces, commas or semicolons, a way's places by `/` or `-`; `bar`, `b` or 25
/// is the bar, `off`, `o` or 0 off; a `*` marks a hit and may be left out; `(2)` counts checkers; stops on the way may be
/// named or not; the order is free. `no play`, `cannot move`, `pass` and an empty text are the play of no hop.
///
/// Letters alone are the classic keyboard: each names where the next die is played from, `A` … `X` for the points 1 … 24
/// of the mover and `Y` for the bar, the larger die first; a `Z` anywhere takes the other die first.
///
/// ```
/// use backgammon::{Board, Sketch};
/// let sketch: Sketch = "24-18-13".parse().unwrap();
/// let play = sketch.resolve(&Board::START, "65".parse().unwrap()).unwrap();
/// assert_eq!(play.to_string(), "24/13");
/// let keys: Sketch = "HF".parse().unwrap();
/// assert_eq!(keys.resolve(&Board::START, "31".parse().unwrap()).unwrap().to_string(), "8/5 6/5");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sketch {
    content: Content,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Content {
    Legs(Vec<Leg>),
    Letters { from: Vec<Point>, low_first: bool },
}

impl Sketch {
    /// A play of single hops, each from a place to a place, as files keep it.
    pub(crate) fn of_hops(hops: &[(Point, Point)]) -> Sketch {
        let leg = |&(from, to): &(Point, Point)| {
            let mut stops = [Point::OFF; 5];
            stops[..2].copy_from_slice(&[from, to]);
            Leg { stops, len: 2, hits: 0, times: 1 }
        };
        Sketch { content: Content::Legs(hops.iter().map(leg).collect()) }
    }

    /// Whether nothing moves.
    pub fn is_empty(&self) -> bool {
        matches!(&self.content, Content::Legs(legs) if legs.is_empty())
    }

    /// The legal play that is meant.
    ///
    /// # Errors
    ///
    /// Why there is none.
    pub fn resolve(&self, board: &Board, roll: Roll) -> Result<Play, Refusal> {
        self.resolve_among(board, roll, &Plays::of(board, roll))
    }

    /// As [`resolve`](Sketch::resolve), with the legal plays of this roll already known.
    ///
    /// # Errors
    ///
    /// Why there is none.
    pub fn resolve_among(&self, board: &Board, roll: Roll, plays: &Plays) -> Result<Play, Refusal> {
        match &self.content {
            Content::Letters { from, low_first } => letters(board, roll, from, *low_first),
            Content::Legs(legs) if legs.is_empty() && plays.is_empty() => Ok(Play::NONE),
            Content::Legs(legs) => match fitting(board, legs, plays)? {
                Some(play) => Ok(play),
                None => walk(board, roll, legs),
            },
        }
    }
}

impl From<Play> for Sketch {
    fn from(play: Play) -> Sketch {
        Sketch { content: Content::Legs(legs(&play)) }
    }
}

/// The legal play that moves the same checkers and hits what is marked, or the nearest to that.
fn fitting(board: &Board, legs: &[Leg], plays: &Plays) -> Result<Option<Play>, Refusal> {
    let mut moved = [0i8; 26];
    let mut hits = 0u32;
    for leg in legs {
        let times = leg.times as i8;
        moved[usize::from(leg.from().index())] -= times;
        moved[usize::from(leg.to().index())] += times;
        for (at, stop) in leg.stops().iter().enumerate().skip(1) {
            let is_blot = *stop != Point::OFF && board.opp(*stop) == 1;
            if is_blot || leg.hits & (1 << at) != 0 {
                hits |= 1 << stop.index();
            }
        }
    }
    let moves_so = |result: &Board| {
        (1..26)
            .map(Point::at)
            .all(|point| result.own(point) as i8 - board.own(point) as i8 == moved[usize::from(point.index())])
    };
    let mut best: Option<(u32, Play)> = None;
    let mut equals = 0;
    for candidate in plays.iter().filter(|candidate| moves_so(&candidate.result)) {
        let made = candidate.play.hops().iter().filter(|hop| hop.is_hit());
        let made = made.fold(0u32, |set, hop| set | 1 << hop.to().index());
        let distance = (made ^ hits).count_ones();
        match best {
            Some((least, _)) if distance > least => {}
            Some((least, _)) if distance == least => equals += 1,
            _ => {
                best = Some((distance, candidate.play));
                equals = 1;
            }
        }
    }
    if equals > 1 { Err(Refusal::Unclear) } else { Ok(best.map(|(_, play)| play)) }
}

/// Makes the hops one by one, to find the one that fails.
fn walk(board: &Board, roll: Roll, legs: &[Leg]) -> Result<Play, Refusal> {
    let mut turn = Turn::new(*board, roll);
    let mut legs: Vec<&Leg> = legs.iter().collect();
    legs.sort_by_key(|leg| std::cmp::Reverse(leg.from()));
    for leg in legs {
        for _ in 0..leg.times {
            for pair in leg.stops().windows(2) {
                turn.hop_to(pair[0], pair[1])?;
            }
        }
    }
    turn.play()
}

/// Plays each die from the place of its letter.
fn letters(board: &Board, roll: Roll, from: &[Point], low_first: bool) -> Result<Play, Refusal> {
    let mut turn = Turn::new(*board, roll);
    for &from in from {
        let mut dice = turn.dice();
        if low_first && turn.hops().next().is_none() {
            dice.reverse();
        }
        let Some(&die) = dice.first() else { return Err(Refusal::PlayedOut) };
        let hop = turn.hop(from, die);
        // When one die is all that can be played, it need not be the first.
        let other = dice.last().filter(|_| turn.legal().hops() == 1);
        if hop.is_err() && other.is_none_or(|&other| turn.hop(from, other).is_err()) {
            hop?;
        }
    }
    turn.play()
}

impl FromStr for Sketch {
    type Err = NotAPlay;

    fn from_str(text: &str) -> Result<Sketch, NotAPlay> {
        let empty = Sketch { content: Content::Legs(Vec::new()) };
        if is_no_play(text) {
            return Ok(empty);
        }
        if let Some(content) = keyboard(text) {
            return Ok(Sketch { content });
        }
        let mut legs = Vec::new();
        let mut hops = 0;
        for (at, word) in words(text) {
            let error = || NotAPlay { at, text: word.chars().take(12).collect() };
            let leg = leg(word).ok_or_else(error)?;
            hops += usize::from(leg.times) * (usize::from(leg.len) - 1);
            if hops > 4 {
                return Err(error());
            }
            legs.push(leg);
        }
        Ok(Sketch { content: Content::Legs(legs) })
    }
}

/// Whether the text says that nothing is moved.
fn is_no_play(text: &str) -> bool {
    let plain: String = text.chars().filter(|letter| letter.is_alphanumeric()).take(12).collect();
    matches!(plain.to_ascii_lowercase().as_str(), "" | "noplay" | "nomove" | "cannotmove" | "pass" | "dance" | "dances")
        && !text.contains('/')
}

fn keyboard(text: &str) -> Option<Content> {
    let lower = text.trim().to_ascii_lowercase();
    if lower.len() > 12 || matches!(lower.as_str(), "bar" | "off") {
        return None;
    }
    let (mut from, mut low_first) = (Vec::new(), false);
    for letter in lower.bytes() {
        match letter {
            b'z' => low_first = !low_first,
            b'a'..=b'y' => from.push(Point::of_index(letter - b'a' + 1)?),
            b' ' | b',' => {}
            _ => return None,
        }
    }
    (1..=4).contains(&from.len()).then_some(Content::Letters { from, low_first })
}

/// The words of a text with their byte offsets.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let is_gap = |letter: char| letter.is_whitespace() || letter == ',' || letter == ';';
    let start = text.as_ptr() as usize;
    text.split(is_gap).filter(|word| !word.is_empty()).map(move |word| (word.as_ptr() as usize - start, word))
}

fn leg(word: &str) -> Option<Leg> {
    let (word, times) = match word.strip_suffix(')') {
        Some(word) => {
            let (word, times) = word.split_once('(')?;
            (word, times.parse().ok().filter(|times| (1..=4).contains(times))?)
        }
        None => (word, 1),
    };
    let mut leg = Leg { stops: [Point::OFF; 5], len: 0, hits: 0, times };
    for stop in word.split(['/', '-']) {
        if leg.len == 5 {
            return None;
        }
        let name = stop.trim_end_matches('*');
        leg.stops[usize::from(leg.len)] = place(name)?;
        leg.hits |= u8::from(name.len() < stop.len()) << leg.len;
        leg.len += 1;
    }
    (leg.len >= 2).then_some(leg)
}

fn place(name: &str) -> Option<Point> {
    match name.to_ascii_lowercase().as_str() {
        "bar" | "b" => Some(Point::BAR),
        "off" | "o" | "f" => Some(Point::OFF),
        number if number.len() <= 2 && number.bytes().all(|byte| byte.is_ascii_digit()) => {
            Point::of_index(number.parse().ok()?)
        }
        _ => None,
    }
}

/// The text is no play, legal or not.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{text}` is not a play, such as 13/8 6/5")]
pub struct NotAPlay {
    /// Byte offset of what is not understood.
    pub at: usize,
    /// What stands there, at most 12 characters of it.
    pub text: String,
}
