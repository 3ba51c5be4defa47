//! Several threads on one search.
//!
//! Where a node's first move has not cut it off and a thread has nothing to do, the moves that are left are shared out
//! ("young brothers wait", Feldmann 1993). The node's owner works on them too; when there are none left to begin, it helps
//! within the moves of the others until they are done. A move that cuts the node off calls the others back. What one
//! thread finds out the others see in the common table. Proven values are the same with any number of threads.

use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use crate::kernel::Kernel;
use crate::order::Candidate;
use crate::search::{Halt, Search};

/// What is searched below a shared node.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Aim {
    /// Values in discs, with so many empty squares at the node, as sure as the pass.
    Solve(u32, u8),
    /// Estimates, looking so many plies ahead from the node, within so many shallow searches.
    Estimate(u8, u8),
}

/// A node whose moves are shared out.
#[derive(Debug)]
pub(crate) struct Shared {
    aim: Aim,
    alpha: i32,
    /// Whether its value is known to be above `alpha`, or nobody wants it any more.
    cut: AtomicBool,
    /// The shared node within one of whose moves this one lies.
    above: Option<Arc<Shared>>,
    moves: Mutex<Moves>,
}

#[derive(Debug)]
struct Moves {
    /// The best last.
    waiting: Vec<Candidate>,
    best: (i32, u8),
    /// Threads at work on one of the moves, the owner left out.
    helpers: usize,
}

impl Shared {
    /// Whether this or a node above it has been cut off.
    pub(crate) fn is_cut(&self) -> bool {
        self.cut.load(Ordering::Relaxed) || self.above.as_ref().is_some_and(|above| above.is_cut())
    }

    fn is_below(&self, other: &Arc<Shared>) -> bool {
        let mut above = self.above.as_ref();
        while let Some(node) = above {
            if Arc::ptr_eq(node, other) {
                return true;
            }
            above = node.above.as_ref();
        }
        false
    }

    fn moves(&self) -> MutexGuard<'_, Moves> {
        self.moves.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The threads of one search.
#[derive(Debug, Default)]
pub(crate) struct Crew {
    /// Nodes with moves that wait, the latest last.
    open: Mutex<Vec<Arc<Shared>>>,
    /// Something may have changed for whoever waits.
    news: Condvar,
    /// Threads that have nothing to do.
    idle: AtomicUsize,
    /// No more work will come.
    over: AtomicBool,
    /// The budget of one of the threads is used up: all give up.
    spent: AtomicBool,
    /// Positions visited by all but the first thread.
    nodes: AtomicU64,
}

impl Crew {
    /// Whether a thread has nothing to do.
    #[inline]
    pub(crate) fn is_idle(&self) -> bool {
        self.idle.load(Ordering::Relaxed) > 0
    }

    /// Whether all have to give up.
    #[inline]
    pub(crate) fn is_spent(&self) -> bool {
        self.spent.load(Ordering::Relaxed)
    }

    /// Positions visited by all but the first thread, as far as they have reported.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    fn open(&self) -> MutexGuard<'_, Vec<Arc<Shared>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn tell(&self) {
        // Whoever is about to wait holds the lock until it does: it cannot miss the news.
        drop(self.open());
        self.news.notify_all();
    }

    /// Sends the helpers home when the search is over, in whichever way.
    pub(crate) fn end_with(&self) -> impl Drop + '_ {
        struct End<'a>(&'a Crew);
        impl Drop for End<'_> {
            fn drop(&mut self) {
                self.0.over.store(true, Ordering::Relaxed);
                self.0.tell();
            }
        }
        End(self)
    }

    /// Takes a move of an open node, below `within` if that is given; waits for one until `enough`.
    fn find(&self, within: Option<&Arc<Shared>>, enough: impl Fn() -> bool) -> Option<(Arc<Shared>, Candidate)> {
        let mut open = self.open();
        loop {
            if enough() {
                return None;
            }
            let fits = |node: &&Arc<Shared>| within.is_none_or(|within| node.is_below(within));
            for node in open.iter().filter(fits) {
                let mut moves = node.moves();
                if !node.is_cut()
                    && let Some(candidate) = moves.waiting.pop()
                {
                    moves.helpers += 1;
                    return Some((Arc::clone(node), candidate));
                }
            }
            self.idle.fetch_add(1, Ordering::Relaxed);
            open = self.news.wait(open).unwrap_or_else(PoisonError::into_inner);
            self.idle.fetch_sub(1, Ordering::Relaxed);
        }
    }
}

impl<'a, K: Kernel> Search<'a, K> {
    /// The life of a thread that helps until the search is over.
    pub(crate) fn help(&mut self, crew: &'a Crew) {
        while let Some((node, candidate)) = crew.find(None, || crew.over.load(Ordering::Relaxed)) {
            let before = self.nodes;
            self.help_with(crew, &node, candidate);
            crew.nodes.fetch_add(self.nodes - before, Ordering::Relaxed);
        }
    }

    /// Works on moves of a node as a helper, from the one that it has been given on.
    fn help_with(&mut self, crew: &Crew, node: &Arc<Shared>, candidate: Candidate) {
        let above = self.above.replace(Arc::clone(node));
        let (probing, confidence) = (self.probing, self.confidence);
        let mut next = Some(candidate);
        while let Some(candidate) = next {
            let base = self.candidates.len();
            if self.try_move(node, candidate).is_err() {
                self.candidates.truncate(base);
                if !node.is_cut() && !self.stop.is_raised() {
                    crew.spent.store(true, Ordering::Relaxed);
                }
                break;
            }
            next = if node.is_cut() { None } else { node.moves().waiting.pop() };
        }
        (self.probing, self.confidence) = (probing, confidence);
        self.above = above;
        node.moves().helpers -= 1;
        crew.tell();
    }

    /// Searches one move of a shared node and enters its value there.
    fn try_move(&mut self, node: &Shared, candidate: Candidate) -> Result<(), Halt> {
        let value = -match node.aim {
            Aim::Solve(empties, confidence) => {
                self.confidence = confidence;
                self.solve_null(candidate.child, -node.alpha - 1, empties - 1)?
            }
            Aim::Estimate(depth, probing) => {
                self.probing = probing;
                self.null(candidate.child, -node.alpha - 1, depth - 1)?
            }
        };
        let mut moves = node.moves();
        if value > moves.best.0 {
            moves.best = (value, candidate.square);
            if value > node.alpha {
                node.cut.store(true, Ordering::Relaxed);
            }
        }
        Ok(())
    }

    /// Shares out the candidates above `base`, and the one given, with the crew's idle threads. `best` is what the moves
    /// before them are worth; it is returned when none of these is better.
    #[cold]
    #[inline(never)]
    pub(crate) fn share(
        &mut self,
        crew: &Crew,
        aim: Aim,
        alpha: i32,
        best: (i32, u8),
        (next, base): (Candidate, usize),
    ) -> Result<(i32, u8), Halt> {
        let mut waiting = Vec::with_capacity(self.candidates.len() - base);
        while let Some(candidate) = self.next_candidate(base) {
            waiting.push(candidate);
        }
        waiting.reverse();
        let node = Arc::new(Shared {
            aim,
            alpha,
            cut: AtomicBool::new(false),
            above: self.above.clone(),
            moves: Mutex::new(Moves { waiting, best, helpers: 0 }),
        });
        crew.open().push(Arc::clone(&node));
        crew.news.notify_all();

        let above = self.above.replace(Arc::clone(&node));
        let mut next = Some(next);
        while let Some(candidate) = next {
            if self.try_move(&node, candidate).is_err() {
                self.candidates.truncate(base);
                // What remains is not wanted, or there is an end to everything.
                node.cut.store(true, Ordering::Relaxed);
                break;
            }
            next = if node.is_cut() { None } else { node.moves().waiting.pop() };
        }
        crew.open().retain(|open| !Arc::ptr_eq(open, &node));
        while let Some((other, candidate)) = crew.find(Some(&node), || node.moves().helpers == 0) {
            self.help_with(crew, &other, candidate);
        }
        self.above = above;
        let best = node.moves().best;
        if best.0 <= alpha {
            self.go_on()?;
        }
        Ok(best)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn node(above: Option<&Arc<Shared>>) -> Arc<Shared> {
        let moves = Mutex::new(Moves { waiting: Vec::new(), best: (0, 0), helpers: 0 });
        Arc::new(Shared {
            aim: Aim::Solve(20, 255),
            alpha: 0,
            cut: AtomicBool::new(false),
            above: above.cloned(),
            moves,
        })
    }

    #[test]
    fn a_cut_reaches_what_lies_below() {
        let top = node(None);
        let (middle, beside) = (node(Some(&top)), node(Some(&top)));
        let bottom = node(Some(&middle));
        assert!(bottom.is_below(&top) && !bottom.is_below(&beside) && !top.is_below(&top));
        middle.cut.store(true, Ordering::Relaxed);
        assert!(bottom.is_cut() && !beside.is_cut() && !top.is_cut());
    }
}
