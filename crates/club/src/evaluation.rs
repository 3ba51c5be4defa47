//! What is known of a node, for whoever looks at it.

use std::sync::{Arc, Weak};

use bots::Evaluation;
use store::Games;
use table::{AnyTable, Reason};
use tokio::sync::watch;

use crate::live::Stop;
use crate::{Club, Error, Live, Refused};

/// Nodes whose evaluation a table remembers; when there are more it begins anew.
const REMEMBERED: usize = 512;

/// An evaluation that gets better as long as it is held. Dropped, it ends the search.
#[derive(Debug)]
pub struct Evaluating {
    node: u64,
    known: watch::Receiver<Option<Arc<Evaluation>>>,
}

impl Evaluating {
    /// The node asked about.
    pub fn node(&self) -> u64 {
        self.node
    }

    /// Something new that is known of it; what has been found out in between is passed over. `None` when there will be
    /// nothing more. Nothing is lost by giving up waiting.
    pub async fn next(&mut self) -> Option<Arc<Evaluation>> {
        self.known.changed().await.ok()?;
        self.known.borrow_and_update().clone()
    }
}

impl<S: Games + 'static> Live<S> {
    /// Finds out what everything that can be played at a node is worth, as long as the answer is held. It gives way to
    /// everybody's moves and hints, and waits while the computer thinks at this table.
    ///
    /// # Errors
    ///
    /// [`Error::Refused`] when there is no such node.
    pub async fn evaluate(self: &Arc<Self>, node: u64) -> Result<Evaluating, Error> {
        let club = self.club().ok_or(Error::Closed)?;
        let table = self.table().await;
        if !table.has(node) {
            return Err(Error::Refused(Refused(Reason::new("refusal-no-such-node").with("node", node as i64))));
        }
        let (tell, known) = watch::channel(None);
        let live = Arc::downgrade(self);
        let job = Job { node, table, tell, busy: self.busy() };
        tokio::spawn(job.run(club, live));
        Ok(Evaluating { node, known })
    }
}

/// One evaluation under way.
struct Job {
    node: u64,
    table: Arc<AnyTable>,
    tell: watch::Sender<Option<Arc<Evaluation>>>,
    /// Whether the computer thinks at the table.
    busy: watch::Receiver<bool>,
}

impl Job {
    /// Round after round until all is known that shall be, or nobody wants it any more.
    async fn run<S: Games + 'static>(mut self, club: Arc<Club<S>>, live: Weak<Live<S>>) {
        let remembered = live.upgrade().and_then(|live| live.known(self.node));
        if let Some(known) = &remembered {
            self.tell.send_replace(Some(known.clone()));
        }
        if remembered.is_some_and(|known| known.done) {
            return;
        }
        let mut round = 0;
        loop {
            tokio::select! {
                free = self.busy.wait_for(|busy| !busy) => if free.is_err() { return },
                () = self.tell.closed() => return,
            }
            let pause = Arc::new(Stop::new());
            let found = self.round(&club, round, pause.clone()).await;
            if self.tell.is_closed() {
                return;
            }
            match found {
                Ok(Some(found)) => {
                    let known = improve(&self.tell, found);
                    if let Some(live) = live.upgrade() {
                        live.remember(self.node, &known);
                    }
                    if known.done {
                        return;
                    }
                }
                // The game is over here, or the club closes.
                Ok(None) => return,
                Err(error) => {
                    tracing::error!(node = self.node, %error, "an evaluation failed");
                    return;
                }
            }
            // A round that was interrupted is begun again.
            round += usize::from(!pause.is_raised());
        }
    }

    /// One round, ended before its time when the computer begins to think here, or nobody wants it any more.
    async fn round<S: Games + 'static>(
        &mut self,
        club: &Arc<Club<S>>,
        round: usize,
        pause: Arc<Stop>,
    ) -> Result<Option<Evaluation>, Error> {
        let (node, table, tell) = (self.node, self.table.clone(), self.tell.clone());
        let search = club.thinkers.aside(pause.clone(), move |player, stop| {
            player.evaluate(&table, node, round, stop, &mut |so_far| drop(improve(&tell, so_far)))
        });
        tokio::pin!(search);
        tokio::select! {
            done = &mut search => return done,
            _ = self.busy.wait_for(|busy| *busy) => {}
            () = self.tell.closed() => {}
        }
        pause.raise();
        search.await
    }
}

/// Tells what is known now: the new, and what was known more surely before.
fn improve(tell: &watch::Sender<Option<Arc<Evaluation>>>, found: Evaluation) -> Arc<Evaluation> {
    let known = match &*tell.borrow() {
        Some(earlier) => Arc::new(found.with_earlier(earlier)),
        None => Arc::new(found),
    };
    tell.send_if_modified(|told| {
        let is_new = told.as_ref() != Some(&known);
        if is_new {
            *told = Some(known.clone());
        }
        is_new
    });
    known
}

/// Evaluations by node.
pub(crate) type Remembered = std::collections::HashMap<u64, Arc<Evaluation>>;

/// Remembers an evaluation, and forgets all others when there are too many.
pub(crate) fn remember(all: &mut Remembered, node: u64, known: &Arc<Evaluation>) {
    if all.len() >= REMEMBERED && !all.contains_key(&node) {
        all.clear();
    }
    all.insert(node, known.clone());
}
