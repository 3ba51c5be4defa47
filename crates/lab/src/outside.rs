//! What it takes to prove positions that no book has: those of games in which both sides have erred.

use reversi::{Bitboard, Board, Move, Position, Variant};
use reversi_engine::{Book, Engine, Limits, Memory, StopFlag, Value};

use crate::draw::Draw;

#[derive(clap::Args)]
pub struct Options {
    /// The variant: 6x6, anti6x6
    #[arg(long)]
    variant: Variant,
    /// The fewest empty squares
    #[arg(long, default_value_t = 20)]
    from: u8,
    /// The most
    #[arg(long, default_value_t = 26)]
    to: u8,
    /// Positions for each number of empty squares
    #[arg(long, default_value_t = 50)]
    positions: usize,
    /// Moves in a hundred that are drawn by lot; the others are the best of a search three plies deep
    #[arg(long, default_value_t = 50)]
    random: u64,
    /// Discs lying anywhere, as a person may set them up, instead of games
    #[arg(long)]
    set_up: bool,
    /// Positions that a search may visit: how many are proven with so many
    #[arg(long, default_value_t = u64::MAX)]
    nodes: u64,
    /// Threads of the engine
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Mebibytes of its table
    #[arg(long, default_value_t = 32)]
    memory: usize,
    /// The games follow from it
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// What one search took.
struct Cost {
    nodes: u64,
    is_proven: bool,
}

/// Prints for each number of empty squares how many positions were proven, and what that took.
pub fn run(options: &Options) {
    let how = if options.set_up { "set up by lot".into() } else { format!("{} % of moves by lot", options.random) };
    println!("{}: {} positions a row, {how}", options.variant, options.positions);
    println!("empties  proven  million nodes: median  nine in ten  most");
    let mut engine = Engine::new(Memory::mebibytes(options.memory));
    engine.set_threads(options.threads);
    let mut player = Engine::new(Memory::mebibytes(1));
    let mut draw = Draw::new(options.seed);
    let limits = Limits { exact: u8::MAX, nodes: Some(options.nodes), ..Limits::default() };
    for empties in options.from..=options.to {
        let costs: Vec<Cost> = (0..options.positions)
            .map(|_| {
                let position = outside(options, empties, &mut draw, &mut player);
                engine.clear();
                let analysis = engine.analyse(&position, &limits, &StopFlag::new(), &mut |_| {});
                let is_proven = matches!(analysis.value, Value::Exact(_)) && analysis.complete;
                Cost { nodes: analysis.nodes, is_proven }
            })
            .collect();
        let proven = costs.iter().filter(|cost| cost.is_proven).count();
        let nodes = spread(costs.iter().map(|cost| cost.nodes as f64 / 1e6));
        println!("{empties}  {proven} of {}  {:.1}  {:.1}  {:.1}", costs.len(), nodes[0], nodes[1], nodes[2]);
    }
}

/// The median, what nine in ten do not exceed, and the most.
fn spread(values: impl Iterator<Item = f64>) -> [f64; 3] {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    let at = |tenths: usize| values.get((values.len() * tenths / 10).min(values.len().saturating_sub(1)));
    [5, 9, 10].map(|tenths| at(tenths).copied().unwrap_or(0.0))
}

/// A position with so many empty squares in which somebody can move and which the books do not have.
fn outside(options: &Options, empties: u8, draw: &mut Draw, player: &mut Engine) -> Position {
    let book = Book::of(options.variant);
    loop {
        let position = if options.set_up {
            set_up(options.variant, empties, draw)
        } else {
            played(options, empties, draw, player)
        };
        let is_known = book.is_some_and(|book| book.worth(&position).is_some());
        if !position.is_over() && !position.must_pass() && !is_known {
            return position;
        }
    }
}

/// A position of a game from the start; with more empty squares where the game is over before.
fn played(options: &Options, empties: u8, draw: &mut Draw, player: &mut Engine) -> Position {
    let limits = Limits { depth: Some(3), exact: 0, ..Limits::default() };
    let mut position = Position::start(options.variant);
    while position.empty().count() > empties && !position.is_over() {
        let mv = if position.must_pass() {
            Move::Pass
        } else if draw.below(100) < options.random {
            draw.legal(&position)
        } else {
            let best = player.analyse(&position, &limits, &StopFlag::new(), &mut |_| {}).best;
            best.map_or(Move::Pass, Move::At)
        };
        position = position.play_unchecked(mv);
    }
    position
}

/// Discs of either colour on squares drawn by lot.
fn set_up(variant: Variant, empties: u8, draw: &mut Draw) -> Position {
    let mut position = Position::start(variant);
    position.board = Board { black: Bitboard::EMPTY, white: Bitboard::EMPTY };
    while position.empty().count() > empties {
        let free = position.empty();
        let at = draw.below(u64::from(free.count())) as usize;
        let square = free.iter().nth(at).expect("one of the empty squares");
        match draw.below(2) {
            0 => position.board.black |= square,
            _ => position.board.white |= square,
        }
    }
    position
}

#[cfg(test)]
mod tests {
    use super::spread;

    #[test]
    fn nine_in_ten_do_not_exceed_the_ninth() {
        assert_eq!(spread((0..=10).rev().map(f64::from)), [5.0, 9.0, 10.0]);
        assert_eq!(spread([2.5].into_iter()), [2.5; 3]);
        assert_eq!(spread(std::iter::empty()), [0.0; 3]);
    }
}
