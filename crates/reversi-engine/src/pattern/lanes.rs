//! The numbers of all patterns side by side.

/// Patterns at most on a board.
pub(crate) const LANES: usize = 64;

/// A number for each pattern. Sums and differences wrap; what a board holds is below 3^10.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub(crate) struct Lanes(pub(crate) [u16; LANES]);

impl Lanes {
    const ZERO: Lanes = Lanes([0; LANES]);

    #[inline(always)]
    fn add(&mut self, other: &Lanes) {
        for (lane, other) in self.0.iter_mut().zip(&other.0) {
            *lane = lane.wrapping_add(*other);
        }
    }
}

/// What each disc adds to the lanes.
#[derive(Debug)]
pub(crate) struct Tracer {
    /// By square: the power of three that the square has in each lane's pattern, 0 where it is not in it.
    squares: Box<[Lanes; 64]>,
    /// The sums of these for each set of discs on four neighbouring squares, by the fours from a1 on.
    fours: Box<[[Lanes; 16]; 16]>,
}

impl Tracer {
    pub(crate) fn new(images: &[Vec<u8>]) -> Tracer {
        let mut squares = Box::new([Lanes::ZERO; 64]);
        for (lane, image) in images.iter().enumerate() {
            for (at, &square) in image.iter().enumerate() {
                squares[usize::from(square)].0[lane] = 3u16.pow(at as u32);
            }
        }
        let mut fours = Box::new([[Lanes::ZERO; 16]; 16]);
        for (four, sums) in fours.iter_mut().enumerate() {
            for (set, sum) in sums.iter_mut().enumerate() {
                for square in (0..4).filter(|square| set >> square & 1 != 0) {
                    sum.add(&squares[four * 4 + square]);
                }
            }
        }
        Tracer { squares, fours }
    }

    /// The numbers as the side with the discs `own` sees them.
    #[inline(always)]
    pub(crate) fn lanes(&self, own: u64, opp: u64) -> Lanes {
        let mut lanes = Lanes::ZERO;
        for (four, sums) in self.fours.iter().enumerate() {
            let (ours, theirs) = (&sums[(own >> (4 * four) & 15) as usize], &sums[(opp >> (4 * four) & 15) as usize]);
            for (lane, (ours, theirs)) in lanes.0.iter_mut().zip(ours.0.iter().zip(&theirs.0)) {
                *lane = lane.wrapping_add(*ours).wrapping_add(*theirs).wrapping_add(*theirs);
            }
        }
        lanes
    }

    /// The numbers after a move on `square` that turns over `flips`, as the side then to move sees them. `turned` are those
    /// before the move as that side would have seen them.
    #[inline(always)]
    pub(crate) fn after(&self, turned: &Lanes, square: usize, flips: u64) -> Lanes {
        let mut lanes = *turned;
        lanes.add(&self.squares[square & 63]);
        lanes.add(&self.squares[square & 63]);
        let mut rest = flips;
        while rest != 0 {
            lanes.add(&self.squares[rest.trailing_zeros() as usize & 63]);
            rest &= rest - 1;
        }
        lanes
    }
}
