//! How long a move may take, by what the other program says about the clocks.

use std::time::Duration;

use reversi::Disc;

/// What is kept back of a move's time: the answer has to travel.
const TRAVEL: Duration = Duration::from_millis(20);
/// The least time for a move, however late it is.
const LEAST: Duration = Duration::from_millis(5);

/// The clocks of both sides.
#[derive(Debug, Default)]
pub(super) struct Clocks {
    settings: Option<Settings>,
    sides: [Side; 2],
}

/// Seconds for the game, then so many seconds for every so many moves.
#[derive(Clone, Copy, Debug)]
struct Settings {
    main: u32,
    extra: u32,
    moves: u32,
}

#[derive(Clone, Copy, Debug, Default)]
struct Side {
    /// Time used in this game.
    used: Duration,
    /// Seconds and moves that the other program says are left; 0 moves: for the rest of the game.
    left: Option<(u32, u32)>,
}

impl Clocks {
    pub(super) fn settle(&mut self, main: u32, extra: u32, moves: u32) {
        self.settings = Some(Settings { main, extra, moves });
        self.sides = Default::default();
    }

    /// A new game with the same settings.
    pub(super) fn restart(&mut self) {
        self.sides = Default::default();
    }

    pub(super) fn left(&mut self, by: Disc, seconds: u32, moves: u32) {
        self.side(by).left = Some((seconds, moves));
    }

    pub(super) fn spent(&mut self, by: Disc, time: Duration) {
        let side = self.side(by);
        side.used += time;
        // What was said holds for the move it was said before.
        side.left = None;
    }

    /// Time for one move with so many squares empty; `None` without a limit.
    pub(super) fn time(&self, by: Disc, empties: u8) -> Option<Duration> {
        // Half the moves to come are the side's own; the last few take no time.
        let own = u32::from(empties / 2).max(1);
        let side = self.sides[usize::from(by == Disc::White)];
        let seconds = |seconds: u32| Duration::from_secs(seconds.into());
        let time = match (side.left, self.settings) {
            (Some((left, 0)), _) => seconds(left) / (own + 1),
            (Some((left, moves)), _) => seconds(left) / moves,
            (None, None | Some(Settings { main: 0, extra: 0, .. })) => return None,
            // Extra time for no moves means no limit.
            (None, Some(Settings { extra: 1.., moves: 0, .. })) => return None,
            (None, Some(Settings { main, extra, moves })) => {
                let of_main = seconds(main).saturating_sub(side.used) / (own + 1);
                if moves > 0 { of_main.max(seconds(extra) / moves) } else { of_main }
            }
        };
        Some((time * 9 / 10).saturating_sub(TRAVEL).max(LEAST))
    }

    fn side(&mut self, by: Disc) -> &mut Side {
        &mut self.sides[usize::from(by == Disc::White)]
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use reversi::Disc;

    use super::Clocks;

    fn check(clocks: &Clocks, empties: u8, expect: Option<u64>) {
        assert_eq!(clocks.time(Disc::Black, empties).map(|time| time.as_millis() as u64), expect, "{clocks:?}");
    }

    #[test]
    fn a_move_gets_its_share() {
        let mut clocks = Clocks::default();
        check(&clocks, 60, None);
        clocks.settle(0, 2, 1);
        check(&clocks, 60, Some(1780));
        clocks.settle(310, 0, 0);
        check(&clocks, 60, Some(8980));
        clocks.spent(Disc::Black, Duration::from_secs(300));
        check(&clocks, 60, Some(270));
        clocks.left(Disc::Black, 22, 0);
        check(&clocks, 20, Some(1780));
        clocks.left(Disc::Black, 10, 5);
        check(&clocks, 20, Some(1780));
        clocks.spent(Disc::Black, Duration::from_secs(300));
        check(&clocks, 20, Some(5));
        clocks.settle(0, 5, 0);
        check(&clocks, 20, None);
        clocks.settle(0, 0, 0);
        check(&clocks, 20, None);
    }
}
