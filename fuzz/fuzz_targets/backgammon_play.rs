//! Plays as people write them: never a panic, and a play that is found reads back as itself.
#![no_main]

use backgammon::{Roll, Sketch, gnuid};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Some((id, play)) = text.split_once(' ') else { return };
    let (Ok(board), Ok(sketch)) = (gnuid::read_position(id), play.parse::<Sketch>()) else { return };
    for roll in Roll::ALL {
        if let Ok(play) = sketch.resolve(&board, roll) {
            let again: Sketch = play.to_string().parse().expect("what is written is read");
            assert_eq!(again.resolve(&board, roll), Ok(play));
        }
    }
});
