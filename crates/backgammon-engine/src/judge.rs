//! Static judgement: the chances of the endings without looking ahead.

use backgammon::{Board, Outcome};

use crate::bearoff::{Ending, Home, OneSided, TwoSided};
use crate::class::Class;
use crate::inputs::Inputs;
use crate::kernel::{Cpu, Kernel, Work};
use crate::net::{Near, Net};
use crate::outcomes::Outcomes;
use crate::side::Side;

/// The nets by class.
#[derive(Clone, Debug, PartialEq)]
pub struct Nets {
    /// For contact.
    pub contact: Net,
    /// For contact with a crashed side.
    pub crashed: Net,
    /// For races.
    pub race: Net,
    /// A small one that is told nothing but where the checkers are, for any contact: it tells which plays are worth a judgement. Without
    /// it all are judged.
    pub sieve: Option<Net>,
}

impl Nets {
    /// The net of a class, if a net judges it.
    pub fn of(&self, class: Class) -> Option<&Net> {
        match class {
            Class::Contact => Some(&self.contact),
            Class::Crashed => Some(&self.crashed),
            Class::Race => Some(&self.race),
            Class::Over | Class::BearOff => None,
        }
    }

    /// The net of a class to change, if a net judges it.
    pub fn of_mut(&mut self, class: Class) -> Option<&mut Net> {
        match class {
            Class::Contact => Some(&mut self.contact),
            Class::Crashed => Some(&mut self.crashed),
            Class::Race => Some(&mut self.race),
            Class::Over | Class::BearOff => None,
        }
    }

    /// The chances of the side to roll.
    pub fn judge(&self, cpu: Cpu, board: &Board, memory: &mut Memory) -> Outcomes {
        cpu.run(Judge { nets: self, board, memory })
    }

    /// The chances of the side to roll as the sieve guesses them; `None` where there is no contact, and without a sieve.
    #[inline]
    pub(crate) fn guess(&self, cpu: Cpu, board: &Board, memory: &mut Memory) -> Option<Outcomes> {
        let net = self.sieve.as_ref()?;
        cpu.run(Guess { net, board, memory })
    }
}

/// What nets remember of the positions just judged, so that the next is judged the faster. Numbers come out the same but for
/// the last digits, so whoever needs them to the last forgets before each series.
#[derive(Default)]
pub struct Memory {
    inputs: Inputs,
    near: [Near; 3],
    places: Inputs,
    near_sieve: Near,
}

impl Memory {
    /// Forgets all. To be called when the nets have changed.
    pub fn forget(&mut self) {
        self.near.iter_mut().for_each(Near::forget);
        self.near_sieve.forget();
    }
}

/// What is known without a net, of a board where the game is over or only a bear-off is left.
pub fn exact(board: &Board) -> Option<Outcomes> {
    let (own, opp) = Side::both(board);
    match Class::of(&own, &opp) {
        Class::Over => Some(over(board)),
        Class::BearOff => Some(bear_off(&own, &opp)),
        Class::Contact | Class::Crashed | Class::Race => None,
    }
}

struct Judge<'a> {
    nets: &'a Nets,
    board: &'a Board,
    memory: &'a mut Memory,
}

impl Work for Judge<'_> {
    type Done = Outcomes;

    #[inline(always)]
    fn on<K: Kernel>(self, kernel: K) -> Outcomes {
        let (own, opp) = Side::both(self.board);
        let class = Class::of(&own, &opp);
        let (net, at) = match class {
            Class::Over => return over(self.board),
            Class::BearOff => return bear_off(&own, &opp),
            Class::Contact => (&self.nets.contact, 0),
            Class::Crashed => (&self.nets.crashed, 1),
            Class::Race => (&self.nets.race, 2),
        };
        let Memory { inputs, near, .. } = self.memory;
        inputs.fill(class, &own, &opp);
        possible(net.judge(kernel, inputs, &mut near[at]), class, &own, &opp)
    }
}

struct Guess<'a> {
    net: &'a Net,
    board: &'a Board,
    memory: &'a mut Memory,
}

impl Work for Guess<'_> {
    type Done = Option<Outcomes>;

    #[inline(always)]
    fn on<K: Kernel>(self, kernel: K) -> Option<Outcomes> {
        let (own, opp) = Side::both(self.board);
        if !matches!(Class::of(&own, &opp), Class::Contact | Class::Crashed) {
            return None;
        }
        let Memory { places, near_sieve, .. } = self.memory;
        places.fill_places(&own, &opp);
        Some(Outcomes::from_array(self.net.judge(kernel, places, near_sieve)))
    }
}

/// The chances as a net tells them, without what cannot be.
#[inline(always)]
fn possible(told: [f32; 5], class: Class, own: &Side, opp: &Side) -> Outcomes {
    let [win, mut win_gammon, mut win_backgammon, mut lose_gammon, mut lose_backgammon] = told;
    let is_race = class == Class::Race;
    if opp.left < 15 {
        win_gammon = 0.0;
    }
    if own.left < 15 {
        lose_gammon = 0.0;
    }
    // Without contact a side whose checkers have left the other's home loses no backgammon.
    if is_race && opp.rear() <= 18 {
        win_backgammon = 0.0;
    }
    if is_race && own.rear() <= 18 {
        lose_backgammon = 0.0;
    }
    let win_gammon = win_gammon.min(win);
    let lose_gammon = lose_gammon.min(1.0 - win);
    Outcomes {
        win,
        win_gammon,
        win_backgammon: win_backgammon.min(win_gammon),
        lose_gammon,
        lose_backgammon: lose_backgammon.min(lose_gammon),
    }
}

#[cold]
fn over(board: &Board) -> Outcomes {
    match (board.own_win(), board.opp_win()) {
        (Some(outcome), _) => Outcomes::won(outcome),
        (None, Some(outcome)) => Outcomes::won(outcome).flipped(),
        (None, None) => Outcomes::won(Outcome::Single),
    }
}

/// What the two-sided table tells, if it goes so far.
pub(crate) fn two_sided(own: &Side, opp: &Side) -> Option<&'static Ending> {
    let is_in = |side: &Side| side.left <= TwoSided::CHECKERS && side.rear() <= 6;
    (is_in(own) && is_in(opp)).then(|| TwoSided::get().ending(home(own).0, home(opp).0)).flatten()
}

#[inline(always)]
fn home(side: &Side) -> Home {
    Home(std::array::from_fn(|point| side.counts[point + 1]))
}

/// By the one-sided tables: each side bears off as fast as it can, whatever the other does. The last checkers are exact.
#[inline(never)]
fn bear_off(own: &Side, opp: &Side) -> Outcomes {
    let table = OneSided::get();
    let (mine, theirs) = (home(own), home(opp));
    let (own_rolls, opp_rolls) = (table.all_off(mine), table.all_off(theirs));
    let win = match two_sided(own, opp) {
        Some(ending) => ending.win,
        None => own_rolls.before(opp_rolls),
    };
    // The first to roll has rolled once more when it ends than the side that answers.
    let win_gammon = if opp.left == 15 { own_rolls.before(table.first_off(theirs)) } else { 0.0 };
    let lose_gammon = if own.left == 15 { 1.0 - table.first_off(mine).before(opp_rolls) } else { 0.0 };
    Outcomes { win, win_gammon, win_backgammon: 0.0, lose_gammon, lose_backgammon: 0.0 }
}
