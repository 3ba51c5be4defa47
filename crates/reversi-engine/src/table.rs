//! The transposition table: what is already known of a position.
//!
//! Threads share it without locks. The two words of a position are kept mixed with the word of what is known of it, so
//! that an entry of which another thread has written a part is nobody's.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::discs::Discs;
use crate::kernel::prefer_large;

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

    pub(crate) const fn size(self) -> usize {
        self.0
    }
}

/// The depth of entries whose bounds are proven; those are in discs.
pub(crate) const PROVEN: u8 = u8::MAX;
/// Depths from here on are those of the solver's passes: their bounds are in discs, and not proven but more or less sure.
pub(crate) const SURE: u8 = 200;
/// "No square" in [`Entry::best`].
pub(crate) const NO_SQUARE: u8 = 64;

/// What a search found out about a position, seen by its mover: the true value, within its depth, lies in
/// `lower..=upper`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) lower: i16,
    pub(crate) upper: i16,
    /// Plies looked ahead, or [`PROVEN`].
    pub(crate) depth: u8,
    /// How dear the entry was to find: plies to the leaves.
    pub(crate) work: u8,
    pub(crate) best: u8,
}

impl Entry {
    #[inline]
    fn pack(self, age: u8) -> u64 {
        u64::from(self.lower as u16)
            | u64::from(self.upper as u16) << 16
            | u64::from(self.depth) << 32
            | u64::from(self.work) << 40
            | u64::from(self.best) << 48
            | u64::from(age) << 56
    }

    #[inline]
    fn unpack(word: u64) -> Entry {
        Entry {
            lower: word as i16,
            upper: (word >> 16) as i16,
            depth: (word >> 32) as u8,
            work: (word >> 40) as u8,
            best: (word >> 48) as u8,
        }
    }
}

/// Two entries of three words in a line of the cache.
#[derive(Debug, Default)]
#[repr(align(64))]
pub(crate) struct Group([AtomicU64; 8]);

/// Where the entries of a group begin.
const PLACES: [usize; 2] = [0, 3];

impl Group {
    #[inline]
    fn at(&self, place: usize) -> (u64, u64, u64) {
        let word = |index: usize| self.0[index].load(Ordering::Relaxed);
        let known = word(place + 2);
        (word(place) ^ known, word(place + 1) ^ known, known)
    }
}

/// Entries in groups of neighbours.
#[derive(Debug)]
pub(crate) struct Table {
    groups: Vec<Group>,
    age: u8,
}

impl Table {
    // A vacant entry is all zeros. It would be that of a position without discs, which does not occur.
    pub(crate) fn new(memory: Memory) -> Table {
        let count = (memory.0 / size_of::<Group>()).max(4);
        let mut groups = Vec::with_capacity(count);
        prefer_large(&mut groups);
        groups.resize_with(count, Group::default);
        Table { groups, age: 0 }
    }

    pub(crate) fn clear(&mut self) {
        self.groups.fill_with(Group::default);
        self.age = 0;
    }

    /// Marks what is there as older than what comes.
    pub(crate) fn next_search(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    /// The group that may hold the position.
    #[inline(always)]
    pub(crate) fn group(&self, discs: Discs) -> &Group {
        let mixed = (discs.own.wrapping_mul(0x9e37_79b9_7f4a_7c15)).rotate_left(29)
            ^ discs.opp.wrapping_mul(0xc2b2_ae3d_27d4_eb4f);
        let hash = (mixed ^ (mixed >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
        let index = (u128::from(hash) * self.groups.len() as u128) >> 64;
        &self.groups[index as usize]
    }

    #[inline(always)]
    pub(crate) fn get(&self, discs: Discs) -> Option<Entry> {
        let group = self.group(discs);
        for place in PLACES {
            let (own, opp, known) = group.at(place);
            if own == discs.own && opp == discs.opp {
                return Some(Entry::unpack(known));
            }
        }
        None
    }

    pub(crate) fn put(&self, discs: Discs, mut found: Entry) {
        let group = self.group(discs);
        let mut place = 0;
        let mut least = u32::MAX;
        for at in PLACES {
            let (own, opp, known) = group.at(at);
            let old = Entry::unpack(known);
            if own == discs.own && opp == discs.opp {
                // A shallow search within a deep one must not make the table forget the deep one's values.
                let is_new = (known >> 56) as u8 == self.age;
                if old.depth > found.depth && (old.depth >= SURE || is_new) {
                    return;
                }
                if old.depth == found.depth {
                    // Two searches of the same depth may each know one bound.
                    let (lower, upper) = (old.lower.max(found.lower), old.upper.min(found.upper));
                    if lower <= upper {
                        (found.lower, found.upper) = (lower, upper);
                    }
                }
                if found.best == NO_SQUARE {
                    found.best = old.best;
                }
                place = at;
                break;
            }
            let keep = u32::from(old.work) + if (known >> 56) as u8 == self.age { 256 } else { 0 };
            if keep < least {
                (place, least) = (at, keep);
            }
        }
        let known = found.pack(self.age);
        let words = [discs.own ^ known, discs.opp ^ known, known];
        for (word, value) in group.0[place..].iter().zip(words) {
            word.store(value, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_comes_back_as_it_was() {
        let table = Table::new(Memory::bytes(0));
        let discs = Discs { own: 0x1234, opp: 1 << 63 };
        for (lower, upper) in [(-64, 64), (i16::MIN, -6400), (6400, i16::MAX), (0, 0)] {
            let table = Table::new(Memory::bytes(0));
            let entry = Entry { lower, upper, depth: 12, work: 13, best: 63 };
            table.put(discs, entry);
            assert_eq!(table.get(discs), Some(entry));
        }
        assert_eq!(table.get(discs), None);
        assert_eq!(table.get(discs.pass()), None);
    }

    /// Threads that write other positions into the same few groups never make a reader believe a mixture.
    #[test]
    fn torn_entries_are_nobodys() {
        let table = Table::new(Memory::bytes(0));
        let entry_of = |own: u64| Entry { lower: own as i16, upper: !own as i16, depth: own as u8, work: 3, best: 7 };
        std::thread::scope(|scope| {
            for seed in 1..4u64 {
                let table = &table;
                scope.spawn(move || {
                    let mut state = seed;
                    for _ in 0..100_000 {
                        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(seed);
                        let own = state >> 58 | 1;
                        let discs = Discs { own, opp: own << 8 };
                        if let Some(entry) = table.get(discs) {
                            assert_eq!(entry, entry_of(own));
                        }
                        table.put(discs, entry_of(own));
                    }
                });
            }
        });
    }
}
