//! Balanced openings to start from.

use reversi::{Square, Variant};

const LISTS: [(Variant, &str); 4] = [
    (Variant::REVERSI, include_str!("../../../assets/xot/8x8.txt")),
    (Variant::REVERSI_6, include_str!("../../../assets/xot/6x6.txt")),
    (Variant::ANTI, include_str!("../../../assets/xot/anti.txt")),
    (Variant::ANTI_6, include_str!("../../../assets/xot/anti6x6.txt")),
];

/// The XOT lines of a variant: eight plies each, from the standard start, judged balanced by the engine.
fn lines(variant: Variant) -> impl Iterator<Item = &'static str> + Clone {
    let list = LISTS.iter().find(|(listed, _)| *listed == variant).map_or("", |(_, text)| text);
    list.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// The line that this random number draws; `None` for a variant without a list.
pub(crate) fn draw(variant: Variant, random: u64) -> Option<Vec<Square>> {
    let lines = lines(variant);
    let count = lines.clone().count() as u64;
    let line = lines.clone().nth(random.checked_rem(count)? as usize)?;
    let squares = line.as_bytes().chunks(2).map(|name| {
        let name = std::str::from_utf8(name).expect("a list is ASCII");
        variant.size.square(name).expect("a list names squares of its board")
    });
    Some(squares.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_listed_opening_can_start_a_game() {
        for variant in Variant::PLAYED {
            let count = lines(variant).count() as u64;
            assert!(count >= 32, "{variant} has {count} openings");
            for random in 0..count {
                let opening = draw(variant, random).unwrap();
                assert_eq!(opening.len(), 8);
                table::reversi::Setup::new(reversi::Setup::standard(variant), opening).unwrap();
            }
        }
    }
}
