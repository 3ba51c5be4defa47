//! Backgammon in Smart Game Format: never a panic, and what is accepted is written and read again with the same text.
#![no_main]

use backgammon::sgf;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match sgf::read(text) {
        Ok(reading) => {
            for bad in &reading.bad {
                assert!(text.is_char_boundary(bad.place().offset));
                assert!(!bad.to_string().is_empty());
            }
            let written = sgf::write(&reading.record);
            if !reading.record.games.is_empty() {
                let again = sgf::read(&written).expect("what is written is read");
                assert_eq!(again.bad, []);
                assert_eq!(sgf::write(&again.record), written);
            }
        }
        Err(error) => {
            assert!(text.is_char_boundary(error.place().offset));
            assert!(!error.to_string().is_empty());
        }
    }
});
