//! Open Board Format: never a panic, and what is accepted round-trips.
#![no_main]

use libfuzzer_sys::fuzz_target;
use reversi::{Goal, obf};

fuzz_target!(|text: &str| {
    match obf::read(text, Goal::Most) {
        Ok(problems) => {
            for problem in problems {
                problem.record();
                assert_eq!(obf::read(&obf::write(&problem), Goal::Most), Ok(vec![problem]));
            }
        }
        Err(error) => {
            assert!(text.is_char_boundary(error.place().offset));
            assert!(!error.to_string().is_empty());
        }
    }
});
