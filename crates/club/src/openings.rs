//! Balanced openings to start from.

use bots::reversi::xot;
use reversi::{Square, Variant};

/// The line that this random number draws; `None` for a variant without a list.
pub(crate) fn draw(variant: Variant, random: u64) -> Option<Vec<Square>> {
    let lines = xot::lines(variant);
    let count = lines.clone().count() as u64;
    let line = lines.clone().nth(random.checked_rem(count)? as usize)?;
    Some(xot::squares(line, variant))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_listed_opening_can_start_a_game() {
        for variant in Variant::PLAYED {
            let mut count = 0;
            for line in xot::lines(variant) {
                let opening = xot::squares(line, variant);
                assert_eq!(opening.len(), 8);
                table::reversi::Setup::new(reversi::Setup::standard(variant), opening).unwrap();
                count += 1;
            }
            assert!(count >= 32, "{variant} has {count} openings");
            assert_eq!(draw(variant, 0), draw(variant, count));
        }
        assert_eq!(draw("4x4".parse().unwrap(), 0), None);
    }
}
