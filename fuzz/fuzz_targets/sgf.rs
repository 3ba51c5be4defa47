//! Smart Game Format: never a panic, and what is accepted round-trips, its variations apart.
#![no_main]

use libfuzzer_sys::fuzz_target;
use reversi::sgf;

fuzz_target!(|text: &str| {
    match sgf::read(text) {
        Ok(games) => {
            for sgf::SgfGame { record, .. } in games {
                let again = sgf::read(&sgf::write(&record));
                assert_eq!(again, Ok(vec![sgf::SgfGame { record, variations: 0 }]));
            }
        }
        Err(error) => {
            assert!(text.is_char_boundary(error.place().offset));
            assert!(!error.to_string().is_empty());
        }
    }
});
