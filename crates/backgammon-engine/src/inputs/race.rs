//! What is counted in a race.

use crate::side::Side;

use super::Inputs;

/// Inputs for both sides together.
pub(super) const COUNT: usize = 12;

#[inline(always)]
pub(super) fn fill(inputs: &mut Inputs, first: usize, own: &Side, opp: &Side) {
    let mut at = first;
    let mut add = |value: f32| {
        inputs.set(at, value);
        at += 1;
    };
    let (pips, theirs) = (f32::from(own.pips), f32::from(opp.pips));
    add(pips / 100.0);
    add(theirs / 100.0);
    // The roll is worth four pips; a difference matters less the longer the race.
    add((theirs - pips + 4.0) / (theirs + pips + 10.0).sqrt());
    add(own.left as f32 / 15.0);
    add(opp.left as f32 / 15.0);
    add(waste(own) / 20.0);
    add(waste(opp) / 20.0);
    let (saved, saved_by_them) = (to_save(own), to_save(opp));
    add(saved / 50.0);
    add(saved_by_them / 50.0);
    // Rolls to go beside the rolls that the other side needs to save the gammon.
    add(if saved_by_them > 0.0 { (saved_by_them - pips - 8.0) / 25.0 } else { 0.0 });
    add(if saved > 0.0 { (saved - theirs) / 25.0 } else { 0.0 });
    add((theirs - pips + 4.0) / 30.0);
    debug_assert_eq!(at - first, COUNT);
}

/// Pips that will be wasted by checkers deep at home and by gaps, roughly.
#[inline(always)]
fn waste(side: &Side) -> f32 {
    let deep = 2 * side.counts[1] + side.counts[2];
    let gaps = (4..7).filter(|&point| side.counts[point] == 0).count();
    f32::from(deep) + gaps as f32
}

/// Pips to bear off a first checker, 0 when one is off.
#[inline(always)]
fn to_save(side: &Side) -> f32 {
    if side.left < 15 {
        return 0.0;
    }
    let mut pips = 1u16;
    for place in 7..26u16 {
        pips += u16::from(side.counts[usize::from(place)]) * (place - 6);
    }
    f32::from(pips)
}
