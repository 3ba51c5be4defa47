//! The paste door for Backgammon: never a panic, and any position it lets in survives as text and as ids.
#![no_main]

use backgammon::text::{self, Pasted};
use backgammon::{Setup, gnuid, xgid};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|pasted: &str| {
    match text::read(pasted) {
        Ok(Pasted::Position(setup)) => {
            assert_eq!(setup.to_string().parse::<Setup>(), Ok(setup));
            let position = setup.position().expect("a position was let in");
            assert_eq!(xgid::read(&xgid::write(&position)).map(|setup| setup.board), Ok(setup.board));
            assert_eq!(gnuid::read(&gnuid::write(&position)).map(|setup| setup.board), Ok(setup.board));
        }
        Ok(Pasted::Match(_)) => {}
        Err(error) => {
            assert!(pasted.is_char_boundary(error.place().offset));
            assert!(!error.to_string().is_empty());
        }
    }
});
