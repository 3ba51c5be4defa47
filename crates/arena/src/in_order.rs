//! Work on several threads whose results come in the order of the work.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::{Mutex, PoisonError, mpsc};

use crate::Interrupt;

/// Does each job on one of `threads` threads, and gives `sink` the results in the jobs' order, each as soon as it and all before
/// it are known.
///
/// `start` makes what a thread keeps from job to job. Work that was abandoned has no result, and `sink` does not hear of it.
/// After an interrupt no further job begins. A `sink` that breaks interrupts the rest, and what it broke with is returned.
pub fn in_order<J: Send, S, R: Send, E>(
    jobs: impl Iterator<Item = J> + Send,
    threads: usize,
    interrupt: &Interrupt,
    start: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, J) -> Option<R> + Sync,
    mut sink: impl FnMut(R) -> ControlFlow<E>,
) -> Option<E> {
    let jobs = Mutex::new(jobs.enumerate());
    let next = || jobs.lock().unwrap_or_else(PoisonError::into_inner).next();
    let (send, results) = mpsc::channel();
    let mut broken = None;
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let send = send.clone();
            let (next, start, work) = (&next, &start, &work);
            scope.spawn(move || {
                let mut kept = None;
                while !interrupt.is_asked()
                    && let Some((number, job)) = next()
                {
                    let result = work(kept.get_or_insert_with(start), job);
                    if send.send((number, result)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(send);
        let mut waiting = BTreeMap::new();
        let mut due = 0;
        for (number, result) in results {
            waiting.insert(number, result);
            while let Some(result) = waiting.remove(&due) {
                due += 1;
                if broken.is_none()
                    && let Some(result) = result
                    && let ControlFlow::Break(with) = sink(result)
                {
                    broken = Some(with);
                    interrupt.ask();
                }
            }
        }
    });
    broken
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use super::in_order;
    use crate::Interrupt;

    /// Jobs of which the early ones take longest.
    fn squares(threads: usize, interrupt: &Interrupt, until: u64) -> (Vec<u64>, Option<u64>) {
        let mut seen = Vec::new();
        let broken = in_order(
            0u64..40,
            threads,
            interrupt,
            || (),
            |(), job| {
                let slow = (0..(40 - job) * 1000).fold(job, |sum, step| std::hint::black_box(sum ^ step ^ step));
                (slow % 7 != 3).then_some(slow * slow)
            },
            |square| {
                seen.push(square);
                if square >= until { ControlFlow::Break(square) } else { ControlFlow::Continue(()) }
            },
        );
        (seen, broken)
    }

    #[test]
    fn results_come_in_order_and_abandoned_work_is_passed_over() {
        let expect: Vec<u64> = (0..40).filter(|job| job % 7 != 3).map(|job| job * job).collect();
        for threads in [1, 2, 5] {
            assert_eq!(squares(threads, &Interrupt::new(), u64::MAX), (expect.clone(), None));
        }
    }

    #[test]
    fn a_sink_that_breaks_ends_the_work() {
        let interrupt = Interrupt::new();
        let (seen, broken) = squares(3, &interrupt, 100);
        assert_eq!((seen.last(), broken), (Some(&121), Some(121)));
        assert!(interrupt.is_asked());
        assert_eq!(squares(2, &interrupt, 100), (vec![], None));
    }
}
