//! The engine's door.

use std::sync::Arc;

use reversi::{Move, Position, Variant};

use crate::book::Book;
use crate::crew::Crew;
use crate::discs::Discs;
use crate::frame::Frame;
use crate::kernel::{Kernel, Work};
use crate::near::Near;
use crate::page::Page;
use crate::probcut::Probes;
use crate::root::Root;
use crate::search::Search;
use crate::table::{PROVEN, Table};
use crate::weights::Weights;
use crate::{Analysis, Cpu, Limits, Memory, StopFlag, Value};

/// An engine with its memory of what it has searched.
///
/// What it remembers makes the next search of the same game faster, and may change an estimate; a cleared engine is a new one.
#[derive(Debug)]
pub struct Engine {
    table: Table,
    ready: Option<(Variant, Arc<Weights>)>,
    /// Weights that stand in for the engine's own.
    given: Option<Arc<Weights>>,
    cpu: Cpu,
    threads: usize,
    selective: bool,
    /// Whether it looks into the book of the variant first.
    book: bool,
}

impl Engine {
    /// An engine whose transposition table takes so much memory, at once and for as long as the engine lives.
    pub fn new(memory: Memory) -> Engine {
        Engine {
            table: Table::new(memory),
            ready: None,
            given: None,
            cpu: Cpu::best(),
            threads: 1,
            selective: true,
            book: false,
        }
    }

    /// An engine that evaluates with the given weights, in their variant.
    pub fn with_weights(memory: Memory, weights: Arc<Weights>) -> Engine {
        Engine { given: Some(weights), ..Engine::new(memory) }
    }

    /// Chooses the instructions to search with; unless it is called, the best that the processor has. A path that the
    /// processor has not got stands for the portable one.
    pub fn set_cpu(&mut self, cpu: Cpu) {
        self.cpu = cpu;
    }

    /// Sets how many threads search, the caller's among them; at least 1, which it is at first.
    ///
    /// Proven values do not depend on it. With more than one thread the node budget is shared out evenly, and the same budget
    /// need not give the same answer twice.
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = threads.max(1);
    }

    /// Sets whether estimates leave out what a shallower search makes unlikely to matter, which they do at first. Without that a
    /// look as far ahead takes many times longer; it is for measuring how far the shallower searches may be trusted.
    pub fn set_selective(&mut self, selective: bool) {
        self.selective = selective;
    }

    /// Sets whether the engine answers from the [`Book`] of proven openings where it can; not unless told so. There is one for
    /// 6x6. What the book does not say is searched as ever.
    pub fn set_book(&mut self, book: bool) {
        self.book = book;
    }

    /// Forgets every search.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// Finds out what the position and its moves are worth, for the side to move and in the goal of the variant.
    ///
    /// `progress` is given what is known after each pass of the search. With a raised `stop` flag, also one that is
    /// raised from the start, the answer comes at once and still has a legal move, if there is one.
    ///
    /// The same position and limits give the same answer in a new or [cleared](Engine::clear) engine of the same
    /// memory, unless the stop flag interferes; values that are proven are the same in any.
    ///
    /// A side that has to pass gets no `best` and no `moves`, but the value and the line. A game that is over has its
    /// final difference for a value.
    pub fn analyse(
        &mut self,
        position: &Position,
        limits: &Limits,
        stop: &StopFlag,
        progress: &mut dyn FnMut(&Analysis),
    ) -> Analysis {
        if let Some(diff) = position.final_diff() {
            return Analysis {
                best: None,
                value: Value::Exact(diff),
                moves: Vec::new(),
                depth: 0,
                nodes: 1,
                pv: Vec::new(),
                complete: true,
            };
        }
        if position.must_pass() {
            let after = position.play_unchecked(Move::Pass);
            let analysis = self.search(&after, limits, stop, &mut |so_far| progress(&before_pass(so_far)));
            return before_pass(&analysis);
        }
        self.search(position, limits, stop, progress)
    }

    /// Unpacks the weights and the book of a variant, so that its first search begins at once.
    pub fn prepare(&mut self, variant: Variant) {
        Book::of(variant);
        self.make_ready(variant, &|| false);
    }

    /// Gets the weights of a variant, unless it is ended before they are unpacked; tells whether they are there.
    fn make_ready(&mut self, variant: Variant, ended: &dyn Fn() -> bool) -> bool {
        if self.ready.as_ref().is_some_and(|(of, _)| *of == variant) {
            return true;
        }
        // What the table knows of a board means something else in another variant.
        if self.ready.take().is_some() {
            self.table.clear();
        }
        self.ready = match &self.given {
            Some(weights) if weights.variant() == variant => Some((variant, Arc::clone(weights))),
            _ => Weights::of_unless(variant, ended).map(|weights| (variant, weights)),
        };
        self.ready.is_some()
    }

    /// The side to move has a legal square.
    fn search(
        &mut self,
        position: &Position,
        limits: &Limits,
        stop: &StopFlag,
        progress: &mut dyn FnMut(&Analysis),
    ) -> Analysis {
        let page = Book::of(position.variant).filter(|_| self.book).and_then(|book| Page::of(book, position));
        if let Some(analysis) = page.as_ref().and_then(|page| page.analysis(limits.breadth)) {
            return analysis;
        }
        let stand_in;
        let weights: &Weights = if self.make_ready(position.variant, &|| stop.is_raised()) {
            &self.ready.as_ref().expect("it was made ready").1
        } else {
            // There is no time for more than a first look, and none for what that needs.
            stand_in = Weights::counted(position.variant);
            &stand_in
        };
        self.table.next_search();
        let analysis = Analysing {
            threads: self.threads,
            selective: self.selective,
            weights,
            table: &self.table,
            limits,
            stop,
            progress,
            position,
        };
        let analysis = self.cpu.dispatch(analysis);
        match page {
            Some(page) => page.with_search(analysis),
            None => analysis,
        }
    }
}

/// One search, to be run on whichever kernel.
struct Analysing<'a> {
    threads: usize,
    selective: bool,
    position: &'a Position,
    weights: &'a Weights,
    table: &'a Table,
    limits: &'a Limits,
    stop: &'a StopFlag,
    progress: &'a mut dyn FnMut(&Analysis),
}

impl Work for Analysing<'_> {
    type Done = Analysis;

    fn on<K: Kernel>(self, kernel: K) -> Analysis {
        let crew = Crew::default();
        let crew = (self.threads > 1).then_some(&crew);
        let searcher = || Search {
            kernel,
            frame: Frame::new(self.position.variant),
            weights: self.weights,
            table: self.table,
            stop: self.stop,
            nodes: 0,
            budget: self.limits.nodes.map_or(u64::MAX, |nodes| nodes / self.threads as u64),
            candidates: Vec::with_capacity(1024),
            near: Near::new(),
            probes: Probes::of(self.position.variant),
            probing: 0,
            selective: self.selective,
            confidence: PROVEN,
            crew,
            above: None,
        };
        let discs = Discs { own: self.position.own().0, opp: self.position.opp().0 };
        let mut search = searcher();
        let mut run = |progress| Root::new(&mut search, discs).run(&mut search, self.limits, progress);
        let Some(crew) = crew else { return run(self.progress) };
        std::thread::scope(|scope| {
            let _end = crew.end_with();
            for _ in 1..self.threads {
                let mut helper = searcher();
                scope.spawn(move || helper.help(crew));
            }
            run(self.progress)
        })
    }
}

/// The analysis of the position after a forced pass as one of the position before it.
fn before_pass(after: &Analysis) -> Analysis {
    let mut pv = vec![Move::Pass];
    pv.extend_from_slice(&after.pv);
    Analysis { best: None, value: -after.value, moves: Vec::new(), pv, ..after.clone() }
}
