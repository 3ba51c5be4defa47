//! Generic Game Format: never a panic, and what is accepted round-trips.
#![no_main]

use libfuzzer_sys::fuzz_target;
use reversi::ggf;

fuzz_target!(|text: &str| {
    match ggf::read(text) {
        Ok(records) => {
            for record in records {
                assert_eq!(ggf::read(&ggf::write(&record)), Ok(vec![record]));
            }
        }
        Err(error) => {
            assert!(text.is_char_boundary(error.place().offset));
            assert!(!error.to_string().is_empty());
        }
    }
});
