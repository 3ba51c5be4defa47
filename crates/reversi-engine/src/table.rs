//! The transposition table: what is already known of a position.

use crate::discs::Discs;

/// How many bytes an engine may use for its transposition table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Memory(usize);

impl Memory {
    /// So many bytes.
    pub const fn bytes(bytes: usize) -> Memory {
        Memory(bytes)
    }

    /// So many times 2^20 bytes.
    pub const fn mebibytes(mebibytes: usize) -> Memory {
        Memory(mebibytes << 20)
    }
}

/// The depth of entries whose bounds are proven; those are in discs, all others in hundredths.
pub(crate) const PROVEN: u8 = u8::MAX;
/// "No square" in [`Entry::best`].
pub(crate) const NO_SQUARE: u8 = 64;

/// What is known of one position, seen by its mover.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    own: u64,
    opp: u64,
    pub(crate) lower: i16,
    pub(crate) upper: i16,
    /// Plies looked ahead, or [`PROVEN`].
    pub(crate) depth: u8,
    /// How dear the entry was to find: plies to the leaves.
    work: u8,
    age: u8,
    pub(crate) best: u8,
}

impl Entry {
    // A position without discs does not occur, so this key is never met.
    const VACANT: Entry =
        Entry { own: 0, opp: 0, lower: i16::MIN, upper: i16::MAX, depth: 0, work: 0, age: 0, best: NO_SQUARE };
}

/// Entries in groups of [`WAYS`] neighbours.
#[derive(Debug)]
pub(crate) struct Table {
    entries: Vec<Entry>,
    age: u8,
}

const WAYS: usize = 4;

/// What a search found out about a position: the true value, within its depth, lies in `lower..=upper`.
#[derive(Clone, Copy)]
pub(crate) struct Found {
    pub(crate) lower: i32,
    pub(crate) upper: i32,
    pub(crate) depth: u8,
    pub(crate) work: u8,
    pub(crate) best: u8,
}

impl Table {
    pub(crate) fn new(memory: Memory) -> Table {
        let entries = (memory.0 / size_of::<Entry>()).max(4 * WAYS);
        Table { entries: vec![Entry::VACANT; entries], age: 0 }
    }

    pub(crate) fn clear(&mut self) {
        self.entries.fill(Entry::VACANT);
        self.age = 0;
    }

    /// Marks what is there as older than what comes.
    pub(crate) fn next_search(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    #[inline]
    fn slot(&self, discs: Discs) -> usize {
        let mixed = (discs.own.wrapping_mul(0x9e37_79b9_7f4a_7c15)).rotate_left(29)
            ^ discs.opp.wrapping_mul(0xc2b2_ae3d_27d4_eb4f);
        let hash = (mixed ^ (mixed >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
        let groups = (self.entries.len() - WAYS) as u128;
        ((u128::from(hash) * groups) >> 64) as usize
    }

    #[inline]
    pub(crate) fn get(&self, discs: Discs) -> Option<Entry> {
        let slot = self.slot(discs);
        self.entries[slot..slot + WAYS].iter().find(|entry| entry.own == discs.own && entry.opp == discs.opp).copied()
    }

    pub(crate) fn put(&mut self, discs: Discs, found: Found) {
        let (slot, age) = (self.slot(discs), self.age);
        let group = &mut self.entries[slot..slot + WAYS];
        let mut place = 0;
        let mut least = u32::MAX;
        for (at, entry) in group.iter().enumerate() {
            if entry.own == discs.own && entry.opp == discs.opp {
                place = at;
                break;
            }
            let keep = u32::from(entry.work) + if entry.age == age { 256 } else { 0 };
            if keep < least {
                (place, least) = (at, keep);
            }
        }
        let entry = &mut group[place];
        let same = entry.own == discs.own && entry.opp == discs.opp;
        let (mut lower, mut upper) = (found.lower as i16, found.upper as i16);
        let mut best = found.best;
        if same {
            if entry.depth == PROVEN && found.depth != PROVEN {
                return;
            }
            if entry.depth == found.depth {
                // Two searches of the same depth may each know one bound.
                let (low, high) = (lower.max(entry.lower), upper.min(entry.upper));
                if low <= high {
                    (lower, upper) = (low, high);
                }
            }
            if best == NO_SQUARE {
                best = entry.best;
            }
        }
        *entry =
            Entry { own: discs.own, opp: discs.opp, lower, upper, depth: found.depth, work: found.work, age, best };
    }
}
