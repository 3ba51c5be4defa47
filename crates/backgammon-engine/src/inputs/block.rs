//! How well a checker gets past the points that the other side holds.

use std::sync::LazyLock;

/// By the set of held points up to 12 in front of a checker.
pub(super) struct Ways {
    /// Of the 36 rolls, how many the checker alone can play in full (of a doublet, half).
    full: [u8; 4096],
    /// Of the 36 rolls, how many can bring it to where at most one of the next six points is held.
    out: [u8; 4096],
}

static WAYS: LazyLock<Box<Ways>> = LazyLock::new(|| {
    let mut ways = Box::new(Ways { full: [0; 4096], out: [0; 4096] });
    for held in 0..4096u32 {
        let (full, out) = count(held);
        ways.full[held as usize] = full;
        ways.out[held as usize] = out;
    }
    ways
});

/// Both counts for the set in which bit 12 - d is the point d in front.
fn count(held: u32) -> (u8, u8) {
    let is_held = |distance: u32| distance <= 12 && held >> (12 - distance) & 1 == 1;
    let is_out = |distance: u32| (distance + 1..=distance + 6).filter(|&ahead| is_held(ahead)).count() <= 1;
    let (mut full, mut out) = (0, 0);
    for one in 1..=6u32 {
        for other in 1..=6u32 {
            let steps = if one == other { 4 } else { 2 };
            let (mut furthest, mut gets_out) = (0, false);
            for (first, second) in [(one, other), (other, one)] {
                let mut at = 0;
                for step in 0..steps {
                    let next = at + if step % 2 == 0 { first } else { second };
                    if is_held(next) {
                        break;
                    }
                    at = next;
                    furthest = furthest.max(step + 1);
                    gets_out |= is_out(at);
                }
            }
            full += u8::from(furthest >= 2);
            out += u8::from(gets_out);
        }
    }
    (full, out)
}

impl Ways {
    pub fn get() -> &'static Ways {
        &WAYS
    }

    /// Rolls of 36 that a checker on this point can play in full, the other side's points in its numbering.
    #[inline(always)]
    pub fn full(&self, point: usize, held: u32) -> u8 {
        self.full[ahead(point, held)]
    }

    /// Rolls of 36 that bring a checker on this point out of the block.
    #[inline(always)]
    pub fn out(&self, point: usize, held: u32) -> u8 {
        self.out[ahead(point, held)]
    }
}

#[inline(always)]
fn ahead(point: usize, held: u32) -> usize {
    ((u64::from(held) << 12 >> point) & 0xfff) as usize
}

/// The longest row of neighbouring bits, at most 6.
#[inline(always)]
pub(super) fn longest_row(set: u32) -> u32 {
    let mut row = set;
    let mut length = 0;
    while row != 0 && length < 6 {
        length += 1;
        row &= row << 1;
    }
    length
}
