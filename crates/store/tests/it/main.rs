//! The store, seen from outside.

mod batch;
mod close;
mod contract;
mod crash;
mod game_id;
mod open;
mod place;
mod processes;
mod sample;

/// The contract for data in memory.
mod memory {
    crate::contract::suite!(store::Sqlite::in_memory().unwrap());
}

/// The contract for data in a file.
mod file {
    crate::contract::suite!(store::Sqlite::open(crate::place::fresh("contract")).unwrap());
}
