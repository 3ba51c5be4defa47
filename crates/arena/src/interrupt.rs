//! Somebody asks for the end of everything.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use reversi_engine::StopFlag;

/// Asked for once by whoever wants the work to end; reaches every search that is under way.
#[derive(Debug, Default)]
pub struct Interrupt {
    asked: AtomicBool,
    searches: Mutex<Vec<Weak<StopFlag>>>,
}

impl Interrupt {
    /// Nobody has asked yet.
    pub const fn new() -> Interrupt {
        Interrupt { asked: AtomicBool::new(false), searches: Mutex::new(Vec::new()) }
    }

    /// Asks for the end, and raises the flags of all searches.
    pub fn ask(&self) {
        let searches = self.searches.lock().unwrap_or_else(PoisonError::into_inner);
        self.asked.store(true, Ordering::SeqCst);
        searches.iter().filter_map(Weak::upgrade).for_each(|flag| flag.raise());
    }

    /// Whether the end was asked for.
    pub fn is_asked(&self) -> bool {
        self.asked.load(Ordering::SeqCst)
    }

    /// A flag for a search, raised when the end is asked for; at once if it was already.
    pub fn flag(&self) -> Arc<StopFlag> {
        let flag = Arc::new(StopFlag::new());
        let mut searches = self.searches.lock().unwrap_or_else(PoisonError::into_inner);
        searches.retain(|flag| flag.strong_count() > 0);
        searches.push(Arc::downgrade(&flag));
        if self.is_asked() {
            flag.raise();
        }
        flag
    }
}

#[cfg(test)]
mod tests {
    use super::Interrupt;

    #[test]
    fn it_reaches_searches_begun_before_and_after() {
        let interrupt = Interrupt::new();
        let before = interrupt.flag();
        assert!(!before.is_raised() && !interrupt.is_asked());
        interrupt.ask();
        assert!(before.is_raised() && interrupt.flag().is_raised() && interrupt.is_asked());
    }
}
