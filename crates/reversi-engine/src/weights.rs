//! The weights of the evaluation.
//!
//! They are fitted by `lab` from games and exact endings; how, and how good they measured, is in `assets/README.md`.

use std::ops::Range;
use std::sync::{Arc, OnceLock};

use reversi::{Goal, Position, Size, Variant};

use crate::Centidiscs;
use crate::counted::Counted;
use crate::discs::Discs;
use crate::evaluation::{COUNTS, evaluate, phase_of, terms, whole};
use crate::frame::Frame;
use crate::kernel::{Portable, prefer_large};
use crate::packed::{self, NotWeights};
use crate::pattern::{CONTENTS, Patterns};

/// The weights of a variant's evaluation, in hundredths of a disc.
#[derive(Debug)]
pub struct Weights {
    variant: Variant,
    pub(crate) form: Form,
}

#[derive(Debug)]
pub(crate) enum Form {
    /// Weights of patterns and counts, a set for each phase of the game.
    Patterns { patterns: &'static Patterns, phases: Phases },
    /// Weights of a dozen features.
    Counted(Counted),
}

/// The weights of all phases of the game, the contents' side by side in large pages: a search looks far apart in several.
#[derive(Debug)]
pub(crate) struct Phases {
    contents: Vec<i16>,
    counts: Vec<[i16; COUNTS]>,
}

/// The weights while the board holds so many discs.
pub(crate) struct Phase<'a> {
    /// By the contents of all shapes.
    pub(crate) contents: &'a [i16; CONTENTS],
    /// By what is counted.
    pub(crate) counts: &'a [i16; COUNTS],
}

impl Phases {
    /// Those of positions with so many discs.
    #[inline(always)]
    pub(crate) fn at(&self, filled: usize) -> Phase<'_> {
        // A full board belongs to the last phase.
        let phase = phase_of(filled).min(self.counts.len() - 1);
        Phase { contents: &self.contents.as_chunks().0[phase], counts: &self.counts[phase] }
    }
}

impl Weights {
    /// Phases of a game on a board of this size.
    pub fn phases(size: Size) -> usize {
        phase_of(usize::from(size.area()) - 1) + 1
    }

    /// The phase that a position belongs to, 0 the earliest. A full board belongs to the last.
    pub fn phase_of(position: &Position) -> usize {
        let size = position.size();
        phase_of(usize::from(size.area() - position.empty().count())).min(Weights::phases(size) - 1)
    }

    /// The number of weights of one phase.
    pub fn per_phase(size: Size) -> usize {
        Patterns::of(size).classes + COUNTS
    }

    /// The numbers of the weights of which each position with an even or odd number of empty squares uses one, and no other
    /// position any: what is added to all of them is added to the estimates of those positions.
    pub fn parity(size: Size, odd: bool) -> Range<usize> {
        let (classes, within) = (Patterns::of(size).classes, whole(odd));
        classes + within.start..classes + within.end
    }

    /// Appends the numbers of those weights of a phase whose sum is the position's estimate.
    pub fn terms(position: &Position, into: &mut Vec<u32>) {
        terms(position, into);
    }

    /// Weights by phase and number.
    ///
    /// # Panics
    ///
    /// If there are not as many as the variant's board takes.
    pub fn new(variant: Variant, phases: &[Vec<i16>]) -> Weights {
        Weights::new_unless(variant, phases, &|| false).expect("nothing ends it")
    }

    /// The same, or `None` once `ended` tells so.
    fn new_unless(variant: Variant, phases: &[Vec<i16>], ended: &dyn Fn() -> bool) -> Option<Weights> {
        assert_eq!(phases.len(), Weights::phases(variant.size));
        let patterns = Patterns::of(variant.size);
        let mut contents = Vec::with_capacity(phases.len() * CONTENTS);
        prefer_large(&mut contents);
        let mut counts = Vec::with_capacity(phases.len());
        for weights in phases {
            if ended() {
                return None;
            }
            let (of_contents, of_counts) = weights.split_at(patterns.classes);
            patterns.spread(of_contents, &mut contents);
            counts.push(of_counts.try_into().expect("a weight for each count"));
        }
        Some(Weights { variant, form: Form::Patterns { patterns, phases: Phases { contents, counts } } })
    }

    /// Weights from a file of [`pack`](Weights::pack).
    ///
    /// # Errors
    ///
    /// When the bytes are not such a file.
    pub fn unpack(bytes: &[u8]) -> Result<Weights, NotWeights> {
        let (variant, phases) = Weights::numbers(bytes)?;
        Ok(Weights::new(variant, &phases))
    }

    /// What a file of [`pack`](Weights::pack) was made of: a variant, and its weights by phase and number.
    ///
    /// # Errors
    ///
    /// When the bytes are not such a file.
    pub fn numbers(bytes: &[u8]) -> Result<(Variant, Vec<Vec<i16>>), NotWeights> {
        packed::unpack(bytes)
    }

    /// The file that holds these weights by phase and number.
    ///
    /// # Panics
    ///
    /// If there are not as many as the variant's board takes.
    pub fn pack(variant: Variant, phases: &[Vec<i16>]) -> Vec<u8> {
        assert_eq!(phases.len(), Weights::phases(variant.size));
        assert!(phases.iter().all(|phase| phase.len() == Weights::per_phase(variant.size)));
        packed::pack(variant, phases)
    }

    /// The weights of a dozen features.
    pub fn counted(variant: Variant) -> Weights {
        Weights { variant, form: Form::Counted(Counted::new(variant)) }
    }

    /// The engine's own weights for a variant, unpacked when first asked for.
    pub fn of(variant: Variant) -> Arc<Weights> {
        Weights::of_unless(variant, &|| false).expect("nothing ends it")
    }

    /// The same, or `None` once `ended` tells that there is no time to unpack them, which takes tenths of a second.
    pub(crate) fn of_unless(variant: Variant, ended: &dyn Fn() -> bool) -> Option<Arc<Weights>> {
        static KNOWN: [OnceLock<Arc<Weights>>; 6] = [const { OnceLock::new() }; 6];
        let (at, packed): (usize, &[u8]) = match (variant.size, variant.goal) {
            (Size::Eight, Goal::Most) => (0, include_bytes!("../../../assets/weights/8x8.bin")),
            (Size::Eight, Goal::Fewest) => (1, include_bytes!("../../../assets/weights/anti.bin")),
            (Size::Six, Goal::Most) => (2, include_bytes!("../../../assets/weights/6x6.bin")),
            (Size::Six, Goal::Fewest) => (3, include_bytes!("../../../assets/weights/anti6x6.bin")),
            (Size::Four, Goal::Most) => (4, &[]),
            (Size::Four, Goal::Fewest) => (5, &[]),
        };
        if let Some(known) = KNOWN[at].get() {
            return Some(Arc::clone(known));
        }
        if ended() {
            return None;
        }
        let weights = if packed.is_empty() {
            Weights::counted(variant)
        } else {
            let (of, phases) = packed::unpack_sound(packed, ended).expect("the engine's own weights are sound");
            if phases.len() < Weights::phases(of.size) {
                return None;
            }
            Weights::new_unless(of, &phases, ended)?
        };
        // Two that unpack at once get the same.
        Some(Arc::clone(KNOWN[at].get_or_init(|| Arc::new(weights))))
    }

    /// What the weights say of a position of their variant that is not over, without any search.
    pub fn estimate(&self, position: &Position) -> Centidiscs {
        let discs = Discs { own: position.own().0, opp: position.opp().0 };
        Centidiscs(evaluate(Portable, &Frame::new(self.variant), self, discs) as i16)
    }

    /// The variant that these weights are for.
    pub fn variant(&self) -> Variant {
        self.variant
    }
}
