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

pub(crate) fn unpack(bytes: &[u8]) -> Result<(Variant, Vec<Vec<i16>>), NotWeights> {
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
        for at in 0..weights {
            let lengths = &mut model.lengths[context(model.changes[at])];
            let number = bits.read_rice(lengths.remainder_bits);
            lengths.note(number);
            let weight = model.before[at].wrapping_add(unfolded(number));
            model.set(at, weight);
        }
        phases.push(model.before.clone());
    }
    if check_sum(&phases).to_le_bytes() != head[8..] {
        return Err(NotWeights);
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
    /// Has at least 32 bits at hand; zeros follow the last byte.
    #[inline]
    fn fill(&mut self) {
        if self.count >= 32 {
            return;
        }
        let mut word = [0; 4];
        let taken = self.bytes.len().min(4);
        word[..taken].copy_from_slice(&self.bytes[..taken]);
        self.bytes = &self.bytes[taken..];
        self.held |= u64::from(u32::from_le_bytes(word)) << self.count;
        self.count += 32;
    }

    fn read(&mut self, bits: u32) -> u32 {
        let value = self.held & ((1 << bits) - 1);
        self.held >>= bits;
        self.count -= bits;
        value as u32
    }

    fn read_rice(&mut self, remainder_bits: u32) -> u32 {
        self.fill();
        let quotient = self.held.trailing_ones();
        if quotient >= LONGEST {
            self.read(LONGEST);
            self.fill();
            return self.read(16);
        }
        self.read(quotient + 1);
        self.fill();
        quotient << remainder_bits | self.read(remainder_bits)
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
