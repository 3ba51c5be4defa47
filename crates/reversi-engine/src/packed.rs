//! The file format of weights.
//!
//! After a head of eight bytes (`VFRW`, version, side of the board, goal, phases) and a check sum come the weights of each phase
//! as differences to the phase before, in an adaptive Rice code: a difference is written as a quotient in unary and a
//! remainder of `k` bits, where `k` follows the mean size of the differences met so far in the same context. The context is
//! the size of the same weight's difference one phase earlier: what is rarely seen changes little in every phase.

use reversi::{Goal, Size, Variant};

use crate::weights::Weights;

const MAGIC: &[u8; 4] = b"VFRW";
const VERSION: u8 = 1;
const HEAD: usize = 12;
/// Sizes of differences told apart as contexts: 0, 1, 2–3, 4–7, …
const CONTEXTS: usize = 10;
/// A longer quotient is written as so many ones, and the number itself after them.
const LONGEST: u32 = 24;
/// The number of differences after which the older ones count half.
const MEMORY: u32 = 128;

/// The bytes are no file of weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotWeights;

impl std::fmt::Display for NotWeights {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("not a file of weights, or a torn one")
    }
}

impl std::error::Error for NotWeights {}

/// How long differences are in a context.
#[derive(Clone, Copy)]
struct Lengths {
    sum: u32,
    count: u32,
    /// The length of the remainder that suits a number of mean size.
    remainder_bits: u32,
}

impl Lengths {
    const START: Lengths = Lengths { sum: 4, count: 1, remainder_bits: 2 };

    fn note(&mut self, number: u32) {
        self.sum += number;
        self.count += 1;
        if self.count >= MEMORY {
            self.sum /= 2;
            self.count /= 2;
        }
        let rounded = self.sum + self.count / 2;
        while self.count << (self.remainder_bits + 1) <= rounded {
            self.remainder_bits += 1;
        }
        while self.remainder_bits > 0 && self.count << self.remainder_bits > rounded {
            self.remainder_bits -= 1;
        }
    }
}

/// The differences 0, -1, 1, -2, 2 … as 0, 1, 2, 3, 4 …
fn folded(difference: i16) -> u32 {
    u32::from((difference << 1 ^ difference >> 15) as u16)
}

fn unfolded(number: u32) -> i16 {
    ((number >> 1) as i16) ^ -((number & 1) as i16)
}

fn context(earlier: i16) -> usize {
    ((16 - earlier.unsigned_abs().leading_zeros()) as usize).min(CONTEXTS - 1)
}

/// FNV-1a over all weights.
fn check_sum(phases: &[Vec<i16>]) -> u32 {
    let mut sum = 0x811c_9dc5u32;
    for byte in phases.iter().flatten().flat_map(|weight| weight.to_le_bytes()) {
        sum = (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    }
    sum
}

/// What the coder knows between two weights.
struct Model {
    before: Vec<i16>,
    changes: Vec<i16>,
    lengths: [Lengths; CONTEXTS],
}

impl Model {
    fn new(weights: usize) -> Model {
        Model { before: vec![0; weights], changes: vec![0; weights], lengths: [Lengths::START; CONTEXTS] }
    }

    fn set(&mut self, at: usize, weight: i16) {
        self.changes[at] = weight.wrapping_sub(self.before[at]);
        self.before[at] = weight;
    }
}

pub(crate) fn pack(variant: Variant, phases: &[Vec<i16>]) -> Vec<u8> {
    let goal = u8::from(variant.goal == Goal::Fewest);
    let mut bytes = MAGIC.to_vec();
    bytes.extend([VERSION, variant.size.side(), goal, phases.len() as u8]);
    bytes.extend(check_sum(phases).to_le_bytes());
    let mut model = Model::new(Weights::per_phase(variant.size));
    let mut bits = Writer { bytes, held: 0, count: 0 };
    for phase in phases {
        for (at, &weight) in phase.iter().enumerate() {
            let number = folded(weight.wrapping_sub(model.before[at]));
            let lengths = &mut model.lengths[context(model.changes[at])];
            bits.write_rice(number, lengths.remainder_bits);
            lengths.note(number);
            model.set(at, weight);
        }
    }
    bits.finish()
}

/// The weights in a file of which it is not known whether it is sound.
pub(crate) fn unpack(bytes: &[u8]) -> Result<(Variant, Vec<Vec<i16>>), NotWeights> {
    let (variant, phases) = unpack_sound(bytes, &|| false)?;
    if check_sum(&phases).to_le_bytes() != bytes[8..HEAD] {
        return Err(NotWeights);
    }
    Ok((variant, phases))
}

/// The same without a look at the check sum, which takes a third of the time. It ends early, with too few phases, once `ended`
/// tells so.
pub(crate) fn unpack_sound(bytes: &[u8], ended: &dyn Fn() -> bool) -> Result<(Variant, Vec<Vec<i16>>), NotWeights> {
    let (head, body) = bytes.split_at_checked(HEAD).ok_or(NotWeights)?;
    if &head[..4] != MAGIC || head[4] != VERSION {
        return Err(NotWeights);
    }
    let size = Size::of_side(usize::from(head[5])).ok_or(NotWeights)?;
    let goal = match head[6] {
        0 => Goal::Most,
        1 => Goal::Fewest,
        _ => return Err(NotWeights),
    };
    if usize::from(head[7]) != Weights::phases(size) {
        return Err(NotWeights);
    }
    let weights = Weights::per_phase(size);
    let mut model = Model::new(weights);
    let mut bits = Reader { bytes: body, held: 0, count: 0 };
    let mut phases = Vec::with_capacity(usize::from(head[7]));
    for _ in 0..head[7] {
        if ended() {
            break;
        }
        for (weight, change) in model.before.iter_mut().zip(&mut model.changes) {
            let lengths = &mut model.lengths[context(*change)];
            let number = bits.read_rice(lengths.remainder_bits);
            lengths.note(number);
            *change = unfolded(number);
            *weight = weight.wrapping_add(*change);
        }
        phases.push(model.before.clone());
    }
    Ok((Variant { size, goal }, phases))
}

/// Bits into bytes, lowest first.
struct Writer {
    bytes: Vec<u8>,
    held: u64,
    count: u32,
}

impl Writer {
    fn write(&mut self, value: u32, bits: u32) {
        self.held |= u64::from(value) << self.count;
        self.count += bits;
        while self.count >= 8 {
            self.bytes.push(self.held as u8);
            self.held >>= 8;
            self.count -= 8;
        }
    }

    fn write_rice(&mut self, number: u32, remainder_bits: u32) {
        let quotient = number >> remainder_bits;
        if quotient >= LONGEST {
            self.write((1 << LONGEST) - 1, LONGEST);
            self.write(number, 16);
        } else {
            self.write((1 << quotient) - 1, quotient + 1);
            self.write(number & ((1 << remainder_bits) - 1), remainder_bits);
        }
    }

    fn finish(mut self) -> Vec<u8> {
        self.write(0, 7);
        self.bytes
    }
}

struct Reader<'a> {
    bytes: &'a [u8],
    held: u64,
    count: u32,
}

impl Reader<'_> {
    /// Has at least 48 bits at hand; zeros follow the last byte.
    #[inline(always)]
    fn fill(&mut self) {
        if let Some(word) = self.bytes.first_chunk() {
            // What does not fit is read again the next time, into the same places.
            self.held |= u64::from_le_bytes(*word) << self.count;
            self.bytes = &self.bytes[(63 - self.count as usize) / 8..];
            self.count |= 56;
        } else {
            while self.count < 56 {
                let (byte, rest) = self.bytes.split_first().map_or((0, &[][..]), |(byte, rest)| (*byte, rest));
                self.held |= u64::from(byte) << self.count;
                self.bytes = rest;
                self.count += 8;
            }
        }
    }

    #[inline(always)]
    fn skip(&mut self, bits: u32) {
        self.held >>= bits;
        self.count -= bits;
    }

    #[inline(always)]
    fn read_rice(&mut self, remainder_bits: u32) -> u32 {
        self.fill();
        let quotient = self.held.trailing_ones();
        if quotient >= LONGEST {
            let number = self.held >> LONGEST & 0xffff;
            self.skip(LONGEST + 16);
            return number as u32;
        }
        let remainder = self.held >> (quotient + 1) & ((1 << remainder_bits) - 1);
        self.skip(quotient + 1 + remainder_bits);
        quotient << remainder_bits | remainder as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn phases(size: Size, seed: u64) -> Vec<Vec<i16>> {
        let mut state = seed;
        let mut weight = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let wide = (state >> 48) as i16;
            // Mostly nothing or little, sometimes anything.
            match state >> 40 & 7 {
                0 => wide,
                1..4 => wide >> 9,
                _ => 0,
            }
        };
        (0..Weights::phases(size)).map(|_| (0..Weights::per_phase(size)).map(|_| weight()).collect()).collect()
    }

    #[test]
    fn weights_come_back_as_they_went() {
        for goal in [Goal::Most, Goal::Fewest] {
            let variant = Variant { size: Size::Four, goal };
            let phases = phases(Size::Four, 1);
            assert_eq!(unpack(&pack(variant, &phases)), Ok((variant, phases)));
        }
    }

    /// They are read without a look at their check sums.
    #[test]
    fn own_weights_are_sound() {
        for bytes in [
            &include_bytes!("../../../assets/weights/8x8.bin")[..],
            include_bytes!("../../../assets/weights/6x6.bin"),
            include_bytes!("../../../assets/weights/anti.bin"),
            include_bytes!("../../../assets/weights/anti6x6.bin"),
        ] {
            assert!(unpack(bytes).is_ok());
        }
    }

    /// Whoever cannot wait is heard between any two phases, a few milliseconds of work.
    #[test]
    fn unpacking_ends_when_told() {
        let variant = Variant { size: Size::Four, goal: Goal::Most };
        let bytes = pack(variant, &phases(Size::Four, 1));
        for last in 0..Weights::phases(Size::Four) {
            let asked = std::cell::Cell::new(0);
            let ended = || asked.replace(asked.get() + 1) == last;
            assert_eq!(unpack_sound(&bytes, &ended).unwrap().1.len(), last);
        }
    }

    #[test]
    fn extremes_come_back() {
        let variant = Variant { size: Size::Four, goal: Goal::Most };
        let mut phases = phases(Size::Four, 2);
        for (at, phase) in phases.iter_mut().enumerate() {
            phase.fill(if at % 2 == 0 { i16::MIN } else { i16::MAX });
        }
        assert_eq!(unpack(&pack(variant, &phases)), Ok((variant, phases)));
    }

    #[test]
    fn torn_files_are_refused() {
        let variant = Variant { size: Size::Four, goal: Goal::Most };
        let bytes = pack(variant, &phases(Size::Four, 3));
        for length in [0, 3, 8, 12, 100, bytes.len() / 2] {
            assert_eq!(unpack(&bytes[..length]), Err(NotWeights), "{length}");
        }
        for at in [0, 4, 5, 6, 7, 9, 40, bytes.len() - 20] {
            let mut wrong = bytes.clone();
            wrong[at] ^= 0x40;
            assert_eq!(unpack(&wrong), Err(NotWeights), "{at}");
        }
    }
}
