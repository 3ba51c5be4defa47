//! XOT: balanced openings to start from.
//!
//! How they were found and how good they are is told in `docs/xot.md`.

use reversi::{Square, Variant};

const LISTS: [(Variant, &str); 4] = [
    (Variant::REVERSI, include_str!("../../../../assets/xot/8x8.txt")),
    (Variant::REVERSI_6, include_str!("../../../../assets/xot/6x6.txt")),
    (Variant::ANTI, include_str!("../../../../assets/xot/anti.txt")),
    (Variant::ANTI_6, include_str!("../../../../assets/xot/anti6x6.txt")),
];

/// The balanced openings of a variant, eight moves each from the standard start, in the order of their texts; none for a variant
/// without a list.
pub fn lines(variant: Variant) -> impl Iterator<Item = &'static str> + Clone {
    let list = LISTS.iter().find(|(listed, _)| *listed == variant).map_or("", |(_, text)| text);
    list.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// The squares of one of these lines.
///
/// # Panics
///
/// If it is not one of this variant's.
pub fn squares(line: &str, variant: Variant) -> Vec<Square> {
    let names = line.as_bytes().chunks(2).map(|name| std::str::from_utf8(name).expect("a list is ASCII"));
    names.map(|name| variant.size.square(name).expect("a list names squares of its board")).collect()
}
