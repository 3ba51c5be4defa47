//! A time limit: the clock that engines do not have.

use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use reversi_engine::StopFlag;

/// Raises a stop flag when its time is up. Dropped before that, it never does.
#[derive(Debug)]
pub struct Alarm {
    off: Arc<(Mutex<bool>, Condvar)>,
    thread: Option<JoinHandle<()>>,
}

impl Alarm {
    /// An alarm that raises `flag` after this time.
    pub fn after(time: Duration, flag: Arc<StopFlag>) -> Alarm {
        let off = Arc::new((Mutex::new(false), Condvar::new()));
        let heard = Arc::clone(&off);
        let thread = std::thread::spawn(move || {
            let (off, changed) = &*heard;
            let off = off.lock().unwrap_or_else(PoisonError::into_inner);
            let waited = changed.wait_timeout_while(off, time, |off| !*off).unwrap_or_else(PoisonError::into_inner);
            if waited.1.timed_out() {
                flag.raise();
            }
        });
        Alarm { off, thread: Some(thread) }
    }
}

impl Drop for Alarm {
    fn drop(&mut self) {
        let (off, changed) = &*self.off;
        *off.lock().unwrap_or_else(PoisonError::into_inner) = true;
        changed.notify_one();
        if let Some(thread) = self.thread.take() {
            // Nothing in the thread panics, and if it did the search would have gone on without a limit.
            let _ = thread.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::time::Duration;

    use reversi_engine::StopFlag;

    use super::Alarm;

    #[test]
    fn it_rings_only_in_its_time() {
        let flag = Arc::new(StopFlag::new());
        drop(Alarm::after(Duration::from_secs(3600), Arc::clone(&flag)));
        assert!(!flag.is_raised());
        let alarm = Alarm::after(Duration::ZERO, Arc::clone(&flag));
        while !flag.is_raised() {
            std::thread::yield_now();
        }
        drop(alarm);
    }
}
