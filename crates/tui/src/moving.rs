//! Checkers on their way: a play is seen hop by hop before it lies there.

use std::time::Duration;

use backgammon::{Board, Checker, Hop, Roll, Stage, Turn};
use table::AnyTable;

/// How long a checker is seen on its way.
pub const HOP: Duration = Duration::from_millis(220);

/// A play that is being seen.
#[derive(Clone, Debug)]
pub struct Moving {
    /// When it began.
    since: Duration,
    /// Whose it is.
    pub by: Checker,
    /// The dice that it plays.
    pub roll: Roll,
    /// The hops, each with the board it begins from, in the mover's view.
    hops: Vec<(Hop, Board)>,
}

/// A moment of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The board without the checker that is on its way, in the mover's view.
    pub board: Board,
    /// Where that checker is, in the mover's numbers: 25 the bar, 0 off.
    pub at: u8,
}

impl Moving {
    /// The play that led to the table's node; `None` when no checker moved there, or the person has already seen it as `seen`, a board
    /// in the mover's view.
    pub fn new(table: &AnyTable, now: Duration, seen: Option<Board>) -> Option<Moving> {
        let table = table.backgammon()?;
        let node = table.current();
        let (by, play) = node.state.played?;
        let before = &table.node(node.parent?)?.state.position;
        let Stage::ToPlay(roll) = before.stage else { return None };
        if play.is_empty() || seen == Some(before.board.played(&play)) {
            return None;
        }
        let mut turn = Turn::new(before.board, roll);
        let mut hops = Vec::with_capacity(play.len());
        for &hop in play.hops() {
            hops.push((hop, *turn.board()));
            turn.hop_to(hop.from(), hop.to()).ok()?;
        }
        Some(Moving { since: now, by, roll, hops })
    }

    /// When the last checker has arrived.
    pub fn ends(&self) -> Duration {
        self.since + HOP * self.hops.len() as u32
    }

    /// What is seen now.
    pub fn frame(&self, now: Duration) -> Option<Frame> {
        let passed = now.saturating_sub(self.since).as_millis();
        let number = usize::try_from(passed / HOP.as_millis()).unwrap_or(usize::MAX);
        let &(hop, board) = self.hops.get(number).or(self.hops.last())?;
        let (from, to) = (u128::from(hop.from().index()), u128::from(hop.to().index()));
        let gone = (from - to) * (passed % HOP.as_millis()) / HOP.as_millis();
        let at = if number < self.hops.len() { from - gone } else { to };
        Some(Frame { board: lifted(board, hop)?, at: at as u8 })
    }
}

/// The board when the hop's checker is in the hand.
fn lifted(board: Board, hop: Hop) -> Option<Board> {
    let mut cells = board.signed();
    *cells.get_mut(usize::from(hop.from().index()))? -= 1;
    Board::from_signed(cells).ok()
}
