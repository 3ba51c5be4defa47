//! Patterns: small sets of squares whose contents, read as a number to the base 3, choose a weight.
//!
//! A digit is 0 for an empty square, 1 for a disc of the mover, 2 for one of the opponent. Each shape is laid on the board in
//! every way that a turn or a mirror allows; the images share one set of weights, and so do contents that a symmetry of
//! the shape itself makes one. The numbers of all images are computed side by side, a lane each.

mod lanes;
mod shapes;

use std::sync::OnceLock;

use reversi::Size;

pub(crate) use lanes::{LANES, Lanes, Tracer};

/// Places for the weights of a phase, more than all shapes have contents; a power of two, so that none needs a check. The last holds 0.
pub(crate) const CONTENTS: usize = 1 << 19;

/// The patterns of a board size.
#[derive(Debug)]
pub(crate) struct Patterns {
    pub(crate) tracer: Tracer,
    /// Lanes in use, one for each image of each shape.
    pub(crate) lanes: usize,
    /// Where each lane's weights begin among all of a phase's; for a lane that is not in use, whose contents are 0, the last place.
    pub(crate) offsets: [u32; LANES],
    /// For each of the contents its class: those of equal class share a weight. Classes are numbered from 0 by the least
    /// of their contents.
    pub(crate) class: Box<[u32]>,
    pub(crate) classes: usize,
}

impl Patterns {
    /// The patterns of boards of this size, made once.
    pub(crate) fn of(size: Size) -> &'static Patterns {
        static EIGHT: OnceLock<Patterns> = OnceLock::new();
        static SIX: OnceLock<Patterns> = OnceLock::new();
        static FOUR: OnceLock<Patterns> = OnceLock::new();
        match size {
            Size::Eight => EIGHT.get_or_init(|| Patterns::new(size, shapes::EIGHT)),
            Size::Six => SIX.get_or_init(|| Patterns::new(size, shapes::SIX)),
            Size::Four => FOUR.get_or_init(|| Patterns::new(size, shapes::FOUR)),
        }
    }

    /// Appends the weights of all contents, from those of the classes.
    pub(crate) fn spread(&self, classes: &[i16], into: &mut Vec<i16>) {
        let end = into.len() + CONTENTS;
        into.extend(self.class.iter().map(|class| classes[*class as usize]));
        into.resize(end, 0);
    }

    /// The sum of the weights of what the lanes hold.
    #[inline(always)]
    pub(crate) fn sum(&self, contents: &[i16; CONTENTS], lanes: &Lanes) -> i32 {
        let mut sum = 0;
        for (offset, held) in self.offsets.iter().zip(&lanes.0) {
            sum += i32::from(contents[(*offset as usize + usize::from(*held)) % CONTENTS]);
        }
        sum
    }

    fn new(size: Size, shapes: &[&str]) -> Patterns {
        let mut offsets = [CONTENTS as u32 - 1; LANES];
        let mut images = Vec::new();
        let (mut class, mut classes) = (Vec::new(), 0);
        for names in shapes {
            let shape = squares(size, names);
            for image in images_of(&shape) {
                offsets[images.len()] = class.len() as u32;
                images.push(image);
            }
            append_classes(&shape, &mut class, &mut classes);
        }
        assert!(class.len() < CONTENTS, "the last place is free");
        Patterns {
            tracer: Tracer::new(&images),
            lanes: images.len(),
            offsets,
            class: class.into(),
            classes: classes as usize,
        }
    }
}

fn squares(size: Size, names: &str) -> Vec<u8> {
    let square = |name| size.square(name).expect("a shape's squares are on the board").index() as u8;
    names.split(' ').map(square).collect()
}

/// The square to which one of the eight turns and mirrors of the frame moves a square.
fn moved(square: u8, symmetry: u8) -> u8 {
    let (mut file, mut rank) = (square & 7, square >> 3);
    if symmetry & 1 != 0 {
        file = 7 - file;
    }
    if symmetry & 2 != 0 {
        rank = 7 - rank;
    }
    if symmetry & 4 != 0 {
        (file, rank) = (rank, file);
    }
    rank * 8 + file
}

fn set(squares: &[u8]) -> u64 {
    squares.iter().map(|&square| 1u64 << square).sum()
}

/// The shape's different images, each square by square in the shape's order.
fn images_of(shape: &[u8]) -> Vec<Vec<u8>> {
    let mut images: Vec<Vec<u8>> = Vec::new();
    for symmetry in 0..8 {
        let image: Vec<u8> = shape.iter().map(|&square| moved(square, symmetry)).collect();
        if images.iter().all(|known| set(known) != set(&image)) {
            images.push(image);
        }
    }
    images
}

/// Numbers the classes of the shape's contents from `classes` on.
fn append_classes(shape: &[u8], class: &mut Vec<u32>, classes: &mut u32) {
    // The orders in which the symmetries that keep the shape in place visit its squares.
    let orders: Vec<Vec<usize>> = (0..8)
        .map(|symmetry| shape.iter().map(|&square| moved(square, symmetry)).collect::<Vec<_>>())
        .filter(|image| set(image) == set(shape))
        .map(|image| image.iter().map(|square| shape.iter().position(|of| of == square).unwrap_or(0)).collect())
        .collect();
    // What a disc on each square of the shape counts for once a symmetry has moved it.
    let powers: Vec<Vec<usize>> = orders
        .iter()
        .map(|order| {
            let mut powers = vec![0; order.len()];
            for (at, &from) in order.iter().enumerate() {
                powers[from] = 3usize.pow(at as u32);
            }
            powers
        })
        .collect();
    let base = class.len();
    let mut digits = vec![0; shape.len()];
    for contents in 0..3usize.pow(shape.len() as u32) {
        let moved = |powers: &Vec<usize>| digits.iter().zip(powers).map(|(digit, power)| digit * power).sum();
        let least: usize = powers.iter().map(moved).min().unwrap_or(contents);
        if least == contents {
            class.push(*classes);
            *classes += 1;
        } else {
            class.push(class[base + least]);
        }
        count_up(&mut digits);
    }
}

/// The next number to the base 3, its lowest digit first.
fn count_up(digits: &mut [usize]) {
    for digit in digits {
        *digit = (*digit + 1) % 3;
        if *digit != 0 {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use reversi::{Bitboard, Size, Square};

    use super::*;

    fn naive(image: &[u8], own: u64, opp: u64) -> u16 {
        let digit = |&square: &u8| {
            let square = Square::new(square).unwrap();
            u16::from(Bitboard(own).has(square)) + 2 * u16::from(Bitboard(opp).has(square))
        };
        image.iter().rev().fold(0, |number, square| 3 * number + digit(square))
    }

    fn word(state: &mut u64) -> u64 {
        *state ^= *state << 13;
        *state ^= *state >> 7;
        *state ^= *state << 17;
        *state
    }

    #[test]
    fn lanes_hold_the_contents() {
        let mut state = 0x9e37_79b9_7f4a_7c15;
        for (size, shapes) in [(Size::Eight, shapes::EIGHT), (Size::Six, shapes::SIX), (Size::Four, shapes::FOUR)] {
            let patterns = Patterns::of(size);
            let images: Vec<_> = shapes.iter().flat_map(|names| images_of(&squares(size, names))).collect();
            assert_eq!(images.len(), patterns.lanes);
            for _ in 0..1000 {
                let filled = word(&mut state) & size.playable().0;
                let own = filled & word(&mut state);
                let opp = filled & !own;
                let (now, turned) = (patterns.tracer.lanes(own, opp), patterns.tracer.lanes(opp, own));
                for (lane, image) in images.iter().enumerate() {
                    assert_eq!(now.0[lane], naive(image, own, opp));
                    assert_eq!(turned.0[lane], naive(image, opp, own));
                }
                let empty = !filled & size.playable().0;
                if let Some(square) = Bitboard(empty).iter().next() {
                    let flips = opp & word(&mut state);
                    let after = patterns.tracer.after(&turned, square.index(), flips);
                    let own = own | flips | 1 << square.index();
                    assert_eq!(after.0, patterns.tracer.lanes(opp & !flips, own).0);
                }
            }
        }
    }

    /// A turned or mirrored board has the same classes, counted over all lanes.
    #[test]
    fn symmetric_boards_have_equal_classes() {
        let mut state = 0x2545_f491_4f6c_dd1d;
        for size in [Size::Eight, Size::Six, Size::Four] {
            let patterns = Patterns::of(size);
            for _ in 0..200 {
                let filled = word(&mut state) & size.playable().0;
                let own = filled & word(&mut state);
                let classes = |symmetry: u8| {
                    let image =
                        |set: u64| Bitboard(set).iter().map(|square| 1 << moved(square.index() as u8, symmetry)).sum();
                    let lanes = patterns.tracer.lanes(image(own), image(filled & !own));
                    let class = |lane| patterns.class[patterns.offsets[lane] as usize + usize::from(lanes.0[lane])];
                    let mut classes: Vec<_> = (0..patterns.lanes).map(class).collect();
                    classes.sort_unstable();
                    classes
                };
                assert!((1..8).all(|symmetry| classes(symmetry) == classes(0)));
            }
        }
    }
}
