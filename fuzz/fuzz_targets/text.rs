//! The paste door: never a panic, and any game it lets in can be written and read again in each form.
#![no_main]

use libfuzzer_sys::fuzz_target;
use reversi::{Variant, sgf, text};

fuzz_target!(|pasted: &str| {
    let _ = text::read_all(pasted, Variant::ANTI);
    for variant in [Variant::REVERSI, Variant::ANTI_6] {
        match text::read(pasted, variant) {
            Ok(record) => {
                for default in Variant::PLAYED {
                    let again = text::read(&text::write(&record.game), default);
                    assert_eq!(again.map(|record| record.game).as_ref(), Ok(&record.game));
                    assert_eq!(text::read(&sgf::write(&record), default).as_ref(), Ok(&record));
                }
            }
            Err(error) => {
                assert!(pasted.is_char_boundary(error.place().offset));
                assert!(!error.to_string().is_empty());
            }
        }
    }
});
