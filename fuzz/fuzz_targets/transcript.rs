//! Moves: never a panic, and what is accepted is written so that it is read as the same game.
#![no_main]

use libfuzzer_sys::fuzz_target;
use reversi::{Variant, transcript};

fuzz_target!(|text: &str| {
    for variant in Variant::PLAYED {
        match transcript::read(text, variant) {
            Ok(game) => assert_eq!(transcript::read(&game.to_string(), variant), Ok(game)),
            Err(error) => {
                assert!(text.is_char_boundary(error.place().offset));
                assert!(!error.to_string().is_empty());
            }
        }
    }
});
