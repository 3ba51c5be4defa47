//! `RU[Crawford:Jacoby:…]`: the rules, a word each.

use crate::{Cube, Rules};

/// The rules that the words tell, and whether this is the Crawford game.
pub(super) fn read(text: &str) -> (Rules, bool) {
    let mut rules = Rules { crawford: false, ..Rules::STANDARD };
    let mut is_crawford = false;
    let number = |word: &str, name: &str| {
        let digits = word.strip_prefix(name)?;
        digits.parse().ok().filter(|&number: &u8| number <= Cube::MOST)
    };
    for word in text.split(':') {
        match word.trim() {
            "Crawford" => rules.crawford = true,
            "CrawfordGame" => is_crawford = true,
            "Jacoby" => rules.jacoby = true,
            "Beavers" => rules.beavers = true,
            "NoCube" => rules.cube = false,
            word => {
                rules.automatic_doubles = number(word, "Auto").unwrap_or(rules.automatic_doubles);
                rules.cube_limit = number(word, "CubeLimit").unwrap_or(rules.cube_limit);
            }
        }
    }
    (rules, is_crawford)
}

pub(super) fn write(rules: &Rules, is_crawford: bool) -> String {
    let words = [
        (rules.crawford, "Crawford".to_string()),
        (is_crawford, "CrawfordGame".to_string()),
        (rules.jacoby, "Jacoby".to_string()),
        (rules.beavers, "Beavers".to_string()),
        (!rules.cube, "NoCube".to_string()),
        (rules.automatic_doubles > 0, format!("Auto{}", rules.automatic_doubles)),
        (rules.cube_limit != Rules::STANDARD.cube_limit, format!("CubeLimit{}", rules.cube_limit)),
    ];
    words.into_iter().filter(|(is_said, _)| *is_said).map(|(_, word)| word).collect::<Vec<_>>().join(":")
}
