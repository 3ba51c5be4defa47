//! What an expert would count in a position with contact, for one side.

use crate::side::{POINTS, Side, mirrored};

use super::Inputs;
use super::block::{Ways, longest_row};
use super::shots::Shots;

/// Inputs a side.
pub(super) const COUNT: usize = 48;

const HOME: u32 = 0x7e;
const THEIR_HOME: u32 = 0x01f8_0000;
const OUTSIDE: u32 = POINTS & !HOME & !THEIR_HOME;

#[inline(always)]
pub(super) fn fill(inputs: &mut Inputs, first: usize, side: &Side, other: &Side) {
    let mut at = first;
    let mut add = |value: f32| {
        inputs.set(at, value);
        at += 1;
    };
    let ways = Ways::get();
    let held = mirrored(other.made);
    // Where the other side's rearmost checker stands, in this side's numbering: 0 when it is on the bar.
    let behind = 25 - other.rear();

    let (pips, theirs) = (f32::from(side.pips), f32::from(other.pips));
    add(pips / 150.0);
    add((theirs - pips) / (theirs + pips + 20.0));

    let contact = Contact::of(side, behind);
    add(f32::from(contact.to_break) / 150.0);
    add(f32::from(contact.free) / 100.0);
    add(f32::from(contact.timing) / 100.0);
    add(f32::from(contact.spread) / 400.0);

    let rear = side.rear();
    add(rear as f32 / 24.0);
    let anchors = side.made & THEIR_HOME;
    let back = side.made & !HOME;
    add(if back == 0 { 0.0 } else { (31 - back.leading_zeros()) as f32 / 24.0 });
    add(if anchors == 0 { 0.0 } else { (25 - anchors.trailing_zeros()) as f32 / 6.0 });
    let many = anchors.count_ones();
    add(f32::from(u8::from(many >= 1)));
    add(f32::from(u8::from(many >= 2)));
    let checkers_back: u8 = side.counts[19..].iter().sum();
    add(f32::from(checkers_back) / 8.0);
    add(if many >= 2 { f32::from(checkers_back) / 8.0 } else { 0.0 });

    add(f32::from(ways.full(rear, held)) / 36.0);
    add(f32::from(ways.out(rear, held)) / 36.0);
    add(mobility(ways, side, held));

    let block = Block::of(ways, side, other);
    add(block.anywhere);
    add(block.anywhere * block.anywhere);
    add(block.actual);
    add(block.actual * block.actual);
    let walls = side.made & !((2u32 << behind) - 1);
    let row = longest_row(walls);
    for length in 3..7 {
        add(f32::from(u8::from(row >= length)));
    }
    add((walls & (0x7e << behind)).count_ones() as f32 / 6.0);
    add((walls & (0x1ffe_u32 << behind)).count_ones() as f32 / 10.0);

    let shots = Shots::of(side, other);
    let of_36 = |rolls: u32| rolls as f32 / 36.0;
    add(of_36(shots.hit));
    add(of_36(shots.hit) * of_36(shots.hit));
    add(of_36(shots.twice));
    add(of_36(shots.pips) / 12.0);
    add(of_36(shots.point_on));
    add(of_36(shots.make));
    add(of_36(shots.cover));

    let home = (side.made & HOME).count_ones();
    for points in 2..7 {
        add(f32::from(u8::from(home >= points)));
    }
    // What may happen to a checker on the bar, or to one that would be hit.
    let shut = (held & THEIR_HOME).count_ones();
    let bar = side.counts[25];
    let stays = of_36(shut * shut);
    let stays_one = of_36(36 - (6 - shut) * (6 - shut));
    add(if bar > 0 { stays } else { 0.0 });
    add(if bar > 1 { stays_one } else { 0.0 });
    let exposed = (side.blots & POINTS).count_ones() as f32;
    add(exposed * stays / 4.0);

    add(links(side.made) / 20.0);
    add(f32::from(side.counts[1] + side.counts[2]) / 10.0);
    let stacked: u8 = side.counts[1..9].iter().map(|&count| count.saturating_sub(3)).sum();
    add(f32::from(stacked) / 8.0);
    add((side.blots & HOME).count_ones() as f32 / 3.0);
    add((side.blots & OUTSIDE).count_ones() as f32 / 4.0);
    add((side.blots & THEIR_HOME).count_ones() as f32 / 3.0);
    add(far_gammon(side) / 100.0);
    debug_assert_eq!(at - first, COUNT);
}

/// Pips, as far as contact goes.
struct Contact {
    /// That this side's checkers need to get past the other side's rearmost one.
    to_break: u16,
    /// That those have which are past it already.
    free: u16,
    /// That may be played before the home board or an anchor has to be broken.
    timing: u16,
    /// How far the checkers behind the mean lie behind it, squared, a checker.
    spread: u16,
}

impl Contact {
    #[inline(always)]
    fn of(side: &Side, behind: usize) -> Contact {
        let (mut to_break, mut free, mut timing) = (0u16, 0u16, 0u16);
        for place in 1..26usize {
            let count = u16::from(side.counts[place]);
            let pips = place as u16;
            to_break += count * pips.saturating_sub(behind as u16);
            free += if place < behind { count * pips } else { 0 };
            let spare = if (19..25).contains(&place) || place < 7 { count.saturating_sub(2) } else { count };
            timing += spare * if place < 7 { pips - 1 } else { pips - 6 };
        }
        let left = u16::from(side.left.max(1));
        let mean = side.pips / left;
        let (mut beyond, mut squares) = (0u16, 0u16);
        for place in 1..26u16 {
            let count = u16::from(side.counts[usize::from(place)]);
            let distance = place.saturating_sub(mean);
            beyond += if place > mean { count } else { 0 };
            squares += count * distance * distance;
        }
        Contact { to_break, free, timing, spread: squares / beyond.max(1) }
    }
}

/// How well the side's checkers outside its home get along, the far ones counting more.
#[inline(always)]
fn mobility(ways: &Ways, side: &Side, held: u32) -> f32 {
    let mut sum = 0u32;
    let mut places = side.any & !HOME;
    while places != 0 {
        let place = places.trailing_zeros() as usize;
        places &= places - 1;
        sum += u32::from(side.counts[place]) * (place as u32 - 6) * u32::from(ways.full(place, held));
    }
    sum as f32 / 3600.0
}

/// How well the side holds the other's checkers back.
struct Block {
    /// Rolls that do not get through at the block's best place, of 36.
    anywhere: f32,
    /// The same in front of the other side's rearmost checker.
    actual: f32,
}

impl Block {
    #[inline(always)]
    fn of(ways: &Ways, side: &Side, other: &Side) -> Block {
        let held = mirrored(side.made);
        let least = |from: usize, to: usize| {
            let mut least = 36;
            for place in to..=from {
                least = least.min(ways.full(place, held));
            }
            f32::from(36 - least) / 36.0
        };
        Block { anywhere: least(25, 16), actual: least(other.rear(), 13) }
    }
}

/// Pairs of made points within six of each other: how easily a checker goes from one to the next.
#[inline(always)]
fn links(made: u32) -> f32 {
    let mut sum = 0;
    for distance in 1..7 {
        sum += (made & (made >> distance)).count_ones();
    }
    sum as f32
}

/// Pips that a side without a checker off needs before it saves a gammon.
#[inline(always)]
fn far_gammon(side: &Side) -> f32 {
    if side.left < 15 {
        return 0.0;
    }
    let mut pips = 1u16;
    for place in 7..26u16 {
        pips += u16::from(side.counts[usize::from(place)]) * (place - 6);
    }
    f32::from(pips)
}
