//! WTHOR files: never a panic, and what is accepted round-trips.
#![no_main]

use libfuzzer_sys::fuzz_target;
use reversi::wthor;

fuzz_target!(|bytes: &[u8]| {
    for names in [wthor::read_players(bytes), wthor::read_tournaments(bytes)] {
        if let Err(error) = names {
            assert!(error.offset <= bytes.len());
        }
    }
    match wthor::read(bytes) {
        Ok(wtb) => {
            for index in 0..wtb.games.len() {
                match wtb.record(index, &[], &[]) {
                    Ok(record) => assert_eq!(record.game.squares().count(), wtb.games[index].squares.len()),
                    Err(error) => assert!(!error.to_string().is_empty()),
                }
            }
            assert_eq!(wthor::read(&wtb.write()), Ok(wtb));
        }
        Err(error) => assert!(error.offset <= bytes.len()),
    }
});
