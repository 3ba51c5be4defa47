//! In which order to fill the last four squares.
//!
//! A square alone in its quadrant goes first: whoever fills the last of a region has the last word there. Two together wait.

/// For each way in which four squares lie in quadrants (two bits each, from the first square on: right half, lower half) the
/// order of the four, and after each of them, in turn the first, the others' order. Numbers of squares, four times four.
pub(super) static ORDERS: [Order; 256] = orders();

#[derive(Clone, Copy)]
#[repr(align(16))]
pub(super) struct Order(pub(super) [u8; 16]);

/// The bits of the four squares' indices that tell their quadrants.
pub(super) const QUADRANT_BITS: u32 = 0x2424_2424;

const fn orders() -> [Order; 256] {
    let mut table = [Order([0; 16]); 256];
    let mut code = 0;
    while code < 256 {
        let all = sorted(code, 4);
        let mut turn = 0;
        while turn < 4 {
            let rest = sorted(code, all[turn]);
            table[code].0[4 * turn] = all[turn] as u8;
            let mut at = 0;
            while at < 3 {
                table[code].0[4 * turn + 1 + at] = rest[at] as u8;
                at += 1;
            }
            turn += 1;
        }
        code += 1;
    }
    table
}

/// The numbers of the squares but `taken`, those of odd quadrants first, and of these the lonely ones.
const fn sorted(code: usize, taken: usize) -> [usize; 4] {
    let mut order = [0; 4];
    let mut count = 0;
    let mut rank = 0;
    while rank < 3 {
        let mut square = 0;
        while square < 4 {
            if square != taken && rank_of(code, taken, square) == rank {
                order[count] = square;
                count += 1;
            }
            square += 1;
        }
        rank += 1;
    }
    order
}

const fn rank_of(code: usize, taken: usize, square: usize) -> usize {
    let mut mates = 0;
    let mut other = 0;
    while other < 4 {
        if other != taken && code >> (2 * other) & 3 == code >> (2 * square) & 3 {
            mates += 1;
        }
        other += 1;
    }
    match mates {
        1 => 0,
        3 => 1,
        _ => 2,
    }
}
