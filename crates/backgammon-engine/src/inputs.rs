//! What the nets are told of a position: where the checkers are, and what an expert would count.
//!
//! Most inputs are 0 in any one position, and positions after different plays of one roll share most of theirs; so a net reads
//! only the [`Changes`] from the position before.
//!
//! The ideas are those of the literature: Tesauro's coding of the points (TD-Gammon, 1995), Berliner's timing, blockade,
//! containment and mobility (BKG, 1977), and shots, entry and escapes counted in rolls of 36.

mod block;
mod expert;
mod race;
mod shots;

use backgammon::Board;

use crate::class::Class;
use crate::kernel::{Kernel, LANES};
use crate::side::Side;

/// Room for the inputs of any net, in whole vectors.
const ROOM: usize = 352;

/// Inputs by point: one checker, two and more, three and more, four and more, and how many beyond.
const PER_POINT: usize = 5;

/// Inputs that tell where one side's checkers are: the points, the bar and those off.
const PER_SIDE: usize = 24 * PER_POINT + 6;

/// The inputs of a position.
#[derive(Clone)]
pub struct Inputs {
    values: Values,
}

#[derive(Clone)]
#[repr(align(64))]
struct Values([f32; ROOM]);

impl Default for Inputs {
    fn default() -> Inputs {
        Inputs { values: Values([0.0; ROOM]) }
    }
}

impl Inputs {
    /// How many inputs the net of this class has.
    ///
    /// # Panics
    ///
    /// For a class that is judged by tables.
    pub const fn count(class: Class) -> usize {
        match class {
            Class::Contact | Class::Crashed => 2 * (PER_SIDE + expert::COUNT) + 1,
            Class::Race => 2 * PER_SIDE + race::COUNT + 1,
            Class::Over | Class::BearOff => panic!("judged by tables"),
        }
    }

    /// How many inputs a net has that is told nothing but where the checkers are.
    pub const PLACES: usize = 2 * PER_SIDE + 1;

    /// Fills in where the checkers are, and nothing else.
    #[inline(always)]
    pub(crate) fn fill_places(&mut self, own: &Side, opp: &Side) {
        self.clear();
        self.values.0[0] = 1.0;
        self.checkers(1, own);
        self.checkers(1 + PER_SIDE, opp);
    }

    /// Fills in where the checkers are of a position, and nothing else.
    pub fn read_places(&mut self, board: &Board) {
        let (own, opp) = Side::both(board);
        self.fill_places(&own, &opp);
    }

    /// Fills in a position, after forgetting what was in it, and returns its class.
    pub fn read(&mut self, board: &Board) -> Class {
        let (own, opp) = Side::both(board);
        let class = Class::of(&own, &opp);
        if Class::NETS.contains(&class) {
            self.fill(class, &own, &opp);
        }
        class
    }

    /// Fills in a position of a class that is judged by a net.
    #[inline(always)]
    pub(crate) fn fill(&mut self, class: Class, own: &Side, opp: &Side) {
        self.fill_places(own, opp);
        let at = 1 + 2 * PER_SIDE;
        if class == Class::Race {
            race::fill(self, at, own, opp);
        } else {
            expert::fill(self, at, own, opp);
            expert::fill(self, at + expert::COUNT, opp, own);
        }
    }

    /// Sets all to 0.
    #[inline(always)]
    pub(crate) fn clear(&mut self) {
        self.values.0 = [0.0; ROOM];
    }

    #[inline(always)]
    fn checkers(&mut self, at: usize, side: &Side) {
        let mut places = side.any & !crate::side::BAR;
        while places != 0 {
            let point = places.trailing_zeros() as usize;
            places &= places - 1;
            let count = side.counts[point];
            let first = at + (point - 1) * PER_POINT;
            let codes = &CODES[usize::from(count & 15)];
            self.values.0[first..first + PER_POINT].copy_from_slice(codes);
        }
        let rest = at + 24 * PER_POINT;
        let bar = side.counts[25];
        if bar > 0 {
            self.set(rest, 1.0);
            self.set(rest + 1, f32::from(bar - 1) * 0.5);
        }
        let off = 15 - side.left;
        if off > 0 {
            self.set(rest + 2, 1.0);
            self.set(rest + 3, f32::from(off.min(5)) * 0.2);
            self.set(rest + 4, f32::from(off.clamp(5, 10) - 5) * 0.2);
            self.set(rest + 5, f32::from(off.max(10) - 10) * 0.2);
        }
    }

    #[inline(always)]
    fn set(&mut self, at: usize, value: f32) {
        self.values.0[at] = value;
    }

    /// Writes down in which of the first so many inputs these differ from others, and by how much.
    #[inline(always)]
    pub(crate) fn changes<K: Kernel>(&self, kernel: K, from: &Inputs, count: usize, changes: &mut Changes) {
        let mut len = 0;
        let vectors = self.values.0.as_chunks::<LANES>().0.iter().zip(from.values.0.as_chunks::<LANES>().0);
        let vectors = vectors.take(count.div_ceil(LANES));
        for (vector, (new, old)) in vectors.enumerate() {
            let mut set = kernel.differing(new, old);
            while set != 0 {
                let lane = set.trailing_zeros() as usize;
                set &= set - 1;
                changes.at[len] = (vector * LANES + lane) as u16;
                changes.by[len] = new[lane] - old[lane];
                len += 1;
            }
        }
        changes.len = len;
    }
}

/// A point's inputs by the number of checkers.
static CODES: [[f32; PER_POINT]; 16] = {
    let mut codes = [[0.0; PER_POINT]; 16];
    codes[1][0] = 1.0;
    let mut count = 2;
    while count < 16 {
        codes[count][1] = 1.0;
        codes[count][2] = if count > 2 { 1.0 } else { 0.0 };
        codes[count][3] = if count > 3 { 1.0 } else { 0.0 };
        codes[count][4] = if count > 4 { (count - 4) as f32 * 0.5 } else { 0.0 };
        count += 1;
    }
    codes
};

/// The inputs in which two positions differ.
pub(crate) struct Changes {
    len: usize,
    at: [u16; ROOM],
    by: [f32; ROOM],
}

impl Default for Changes {
    fn default() -> Changes {
        Changes { len: 0, at: [0; ROOM], by: [0.0; ROOM] }
    }
}

impl Changes {
    /// The numbers of the inputs, and by how much they differ.
    #[inline(always)]
    pub fn iter(&self) -> impl Iterator<Item = (usize, f32)> {
        let len = self.len.min(ROOM);
        self.at[..len].iter().zip(&self.by[..len]).map(|(&at, &by)| (usize::from(at), by))
    }
}
