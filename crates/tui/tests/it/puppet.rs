//! The opponent of these tests: it does the first thing that is legal, so that no picture changes when an engine learns.

use backgammon::Due as Rules;
use bots::{Choice, Hint, Sure, Worth};
use table::{AnyTable, Reason};

/// What it does at a node; `None` when nobody has anything to decide there.
pub fn choose(table: &AnyTable, node: u64) -> Option<Choice> {
    match table {
        AnyTable::Reversi(table) => {
            let position = &table.node(node)?.state.position;
            let square = position.legal().iter().next()?;
            Some(Choice::Act(position.size().name(square).to_string()))
        }
        AnyTable::Backgammon(table) => {
            let position = &table.node(node)?.state.position;
            Some(match position.due() {
                Rules::Roll(_) => Choice::Roll,
                Rules::Play(_) => Choice::Act(position.plays().as_slice().first()?.play.to_string()),
                Rules::Double(_) | Rules::Beaver(_) => Choice::Act("take".to_owned()),
                Rules::Resignation(_) => Choice::Act("accept".to_owned()),
                Rules::Opening | Rules::Over(_) => return None,
            })
        }
    }
}

/// It suggests what it would do itself.
pub fn hint(table: &AnyTable, node: u64) -> Option<Hint> {
    let choice = choose(table, node)?;
    let why = match table {
        AnyTable::Reversi(_) => Reason::new("hint-all-alike"),
        AnyTable::Backgammon(_) => Reason::new("hint-only-play").with("play", choice.text()),
    };
    Some(Hint { choice, why, worth: Worth { value: 0.0, sure: Sure::Estimate { depth: 0 } } })
}
