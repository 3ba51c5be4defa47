//! Tables of lines: rays, neighbours, and what the last disc turns over.

/// Eight words that begin on a border of 64 bytes.
#[derive(Clone, Copy)]
#[repr(align(64))]
pub(super) struct Rays(pub(super) [u64; 8]);

/// The rays from each square: four towards the high bits, in steps of [`STEPS`], then the same towards the low ones.
pub(super) static RAYS: [Rays; 64] = rays();

/// Bits between neighbours on the four axes.
pub(super) const STEPS: [u64; 4] = [1, 7, 8, 9];

/// Two steps on each axis.
pub(super) const TWICE: [u64; 4] = [2, 14, 16, 18];

/// Four steps on each axis.
pub(super) const FOURFOLD: [u64; 4] = [4, 28, 32, 36];

/// File and rank steps of the eight directions.
const DIRECTIONS: [(i32, i32); 8] = [(1, 0), (-1, 1), (0, 1), (1, 1), (-1, 0), (1, -1), (0, -1), (-1, -1)];

const fn rays() -> [Rays; 64] {
    let mut table = [Rays([0; 8]); 64];
    let mut square = 0;
    while square < 64 {
        let mut ray = 0;
        while ray < 8 {
            let (file_step, rank_step) = DIRECTIONS[ray];
            let mut file = square as i32 % 8 + file_step;
            let mut rank = square as i32 / 8 + rank_step;
            while file >= 0 && file < 8 && rank >= 0 && rank < 8 {
                table[square].0[ray] |= 1 << (rank * 8 + file);
                file += file_step;
                rank += rank_step;
            }
            ray += 1;
        }
        square += 1;
    }
    table
}

/// The squares next to each.
pub(crate) static NEIGHBOURS: [u64; 64] = neighbours();

const fn neighbours() -> [u64; 64] {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        let mut rank = square / 8 - 1;
        while rank <= square / 8 + 1 {
            let mut file = square % 8 - 1;
            while file <= square % 8 + 1 {
                let other = rank * 8 + file;
                if rank >= 0 && rank < 8 && file >= 0 && file < 8 && other != square {
                    table[square as usize] |= 1 << other;
                }
                file += 1;
            }
            rank += 1;
        }
        square += 1;
    }
    table
}

/// What a line of eight squares yields: the discs turned over by a disc on square `at`, where the bits of `own` lie as
/// they do and every other square of the line is the opponent's.
pub(super) static TURNED: [[u8; 256]; 8] = turned();

const fn turned() -> [[u8; 256]; 8] {
    let mut table = [[0; 256]; 8];
    let mut at = 0;
    while at < 8 {
        let mut own = 0usize;
        while own < 256 {
            let mut step = -1;
            while step <= 1 {
                let mut run = 0;
                let mut square = at as i32 + step;
                while step != 0 && square >= 0 && square < 8 {
                    if own >> square & 1 == 1 {
                        table[at][own] += run;
                        break;
                    }
                    run += 1;
                    square += step;
                }
                step += 1;
            }
            own += 1;
        }
        at += 1;
    }
    table
}

/// The four lines through a square, itself among them, and its place on each, counted from the lowest bit: rank, file,
/// the diagonal of step 7, the diagonal of step 9.
#[derive(Clone, Copy)]
#[repr(align(64))]
pub(super) struct Cross {
    pub(super) lines: [u64; 4],
    pub(super) places: [u8; 4],
}

pub(super) static CROSSES: [Cross; 64] = crosses();

const fn crosses() -> [Cross; 64] {
    // The axes of `Rays` in the order of `Cross`.
    const AXES: [usize; 4] = [0, 2, 1, 3];
    let mut table = [Cross { lines: [0; 4], places: [0; 4] }; 64];
    let mut square = 0;
    while square < 64 {
        let rays = RAYS_OF[square].0;
        let mut axis = 0;
        while axis < 4 {
            table[square].lines[axis] = rays[AXES[axis]] | rays[AXES[axis] + 4] | 1 << square;
            table[square].places[axis] = rays[AXES[axis] + 4].count_ones() as u8;
            axis += 1;
        }
        square += 1;
    }
    table
}

const RAYS_OF: [Rays; 64] = rays();

const FILES_A: [u64; 3] = [0x0101_0101_0101_0101, 0x0303_0303_0303_0303, 0x0f0f_0f0f_0f0f_0f0f];
const FILES_H: [u64; 3] = [0x8080_8080_8080_8080, 0xc0c0_c0c0_c0c0_c0c0, 0xf0f0_f0f0_f0f0_f0f0];
const RANKS_1: [u64; 3] = [0xff, 0xffff, 0xffff_ffff];
const RANKS_8: [u64; 3] = [0xff << 56, 0xffff << 48, 0xffff_ffff << 32];

/// For each axis of [`STEPS`] the squares from which one, two and four steps down (the first index 0) or up (1) lead off the
/// frame.
pub(super) const BEYOND: [[[u64; 4]; 3]; 2] = {
    let mut table = [[[0; 4]; 3]; 2];
    let mut round = 0;
    while round < 3 {
        let (a, h, one, eight) = (FILES_A[round], FILES_H[round], RANKS_1[round], RANKS_8[round]);
        table[0][round] = [a, h | one, one, a | one];
        table[1][round] = [h, a | eight, eight, h | eight];
        round += 1;
    }
    table
};
