//! Plays each level against the one below from balanced openings, each opening with both colours, and prints the scores.
//!
//! `cargo run --release -p bots --example ladder -- --games 100 --variant 8x8 --from 1 --to 9`
//!
//! The same arguments give the same games. `--greedy` plays level `from` against one who only counts discs instead.

use bots::{Choice, Player, StopFlag};
use reversi::{Disc, Goal, Position, Square, Variant};
use reversi_engine::{Engine, Limits, Memory};
use table::reversi::Setup;
use table::{AnyTable, Due, Entry, Level, Table, Verb};

/// Plies of an opening.
const OPENING: usize = 8;
/// How far from even an opening may be, in hundredths of a disc.
const EVEN: i16 = 300;

struct Args {
    games: usize,
    variant: Variant,
    from: u8,
    to: u8,
    seed: u64,
    greedy: bool,
}

/// Who plays a side.
#[derive(Clone, Copy)]
enum Side {
    Level(Level),
    /// Turns over the most discs it can (in Anti Reversi the fewest).
    Greedy,
}

fn main() {
    let args = args();
    let openings = openings(&args);
    let level = |number| Level::new(number).expect("levels are 1 to 9");
    if args.greedy {
        report(&args, &openings, Side::Level(level(args.from)), Side::Greedy, &format!("{} - greedy", args.from));
        return;
    }
    for number in args.from..args.to {
        let (upper, lower) = (Side::Level(level(number + 1)), Side::Level(level(number)));
        report(&args, &openings, upper, lower, &format!("{} - {number}", number + 1));
    }
}

fn args() -> Args {
    let mut args = Args { games: 40, variant: Variant::REVERSI, from: 1, to: 9, seed: 1, greedy: false };
    let mut given = std::env::args().skip(1);
    while let Some(name) = given.next() {
        let mut value = || given.next().unwrap_or_else(|| panic!("{name} needs a value"));
        match name.as_str() {
            "--games" => args.games = value().parse().expect("a number of games"),
            "--variant" => args.variant = value().parse().expect("a variant"),
            "--from" => args.from = value().parse().expect("a level"),
            "--to" => args.to = value().parse().expect("a level"),
            "--seed" => args.seed = value().parse().expect("a seed"),
            "--greedy" => args.greedy = true,
            _ => panic!("unknown argument {name}"),
        }
    }
    args
}

/// Plays the games of one pair and prints a line: wins, draws, losses, points and mean margin of the first.
fn report(args: &Args, openings: &[Vec<Square>], upper: Side, lower: Side, name: &str) {
    let mut player = Player::new();
    let (mut wins, mut draws, mut losses, mut margin) = (0u32, 0u32, 0u32, 0i32);
    for game in 0..args.games {
        let black = game % 2 == 0;
        let sides = if black { [upper, lower] } else { [lower, upper] };
        let seed = args.seed.wrapping_mul(1_000_003).wrapping_add(game as u64);
        let diff = play(&mut player, args.variant, &openings[game / 2 % openings.len()], sides, seed);
        let diff = if black { diff } else { -diff };
        margin += diff;
        match diff {
            1.. => wins += 1,
            0 => draws += 1,
            ..0 => losses += 1,
        }
    }
    let games = args.games as f64;
    let points = (f64::from(wins) + f64::from(draws) / 2.0) / games;
    let error = (points * (1.0 - points) / games).sqrt();
    println!(
        "{} {name}: +{wins} ={draws} -{losses}, {:.0} % (± {:.0}), mean margin {:+.1}",
        args.variant,
        100.0 * points,
        196.0 * error,
        f64::from(margin) / games
    );
}

/// Black's margin in a game between two, in the goal of the variant.
fn play(player: &mut Player, variant: Variant, opening: &[Square], sides: [Side; 2], seed: u64) -> i32 {
    let start = Position::start(variant);
    let setup = Setup::new(start.into(), opening.to_vec()).expect("openings are legal");
    let occupants = "computer 1, computer 1".parse().expect("two computers");
    let mut table = AnyTable::Reversi(Table::new(setup, occupants));
    loop {
        let seat = match table.due() {
            Due::Seat(seat) => seat,
            Due::Dice { .. } => unreachable!("no dice in Reversi"),
            Due::Over(award) => {
                let diff = award.points[0] as i32 - award.points[1] as i32;
                return if variant.goal == Goal::Most { diff } else { -diff };
            }
        };
        let text = match sides[seat.index()] {
            Side::Level(level) => {
                let choice = player.choose(&table, level, seed, &StopFlag::new(), &mut |_| {});
                choice.and_then(Choice::action).expect("a seat is due")
            }
            Side::Greedy => greedy(&table),
        };
        let entry = Entry { seq: table.seq() + 1, at: 0, seat: Some(seat), verb: Verb::Play, text };
        table.push(&entry).expect("players play legally");
    }
}

fn greedy(table: &AnyTable) -> String {
    let table = table.reversi().expect("Reversi is played here");
    let position = table.current().state.position;
    let count = |&square: &Square| {
        let count = position.flips(square).count();
        if position.variant.goal == Goal::Most { count } else { 64 - count }
    };
    let best = position.legal().iter().max_by_key(count).expect("a seat is due");
    position.size().name(best).to_string()
}

/// Random openings that the engine thinks about even.
fn openings(args: &Args) -> Vec<Vec<Square>> {
    let mut engine = Engine::new(Memory::mebibytes(2));
    let limits = Limits { depth: Some(6), exact: 8, ..Limits::default() };
    let mut state = args.seed;
    let mut found = Vec::new();
    while found.len() < args.games.div_ceil(2) {
        let mut position = Position::start(args.variant);
        let mut line = Vec::new();
        while line.len() < OPENING && !position.legal().is_empty() {
            let legal: Vec<Square> = position.legal().iter().collect();
            let square = legal[(random(&mut state) % legal.len() as u64) as usize];
            position = position.play_unchecked(reversi::Move::At(square));
            line.push(square);
        }
        let value = engine.analyse(&position, &limits, &StopFlag::new(), &mut |_| {}).value;
        if line.len() == OPENING && position.to_move == Disc::Black && value.centidiscs().0.abs() <= EVEN {
            found.push(line);
        }
    }
    found
}

/// xorshift64*
fn random(state: &mut u64) -> u64 {
    *state ^= *state >> 12;
    *state ^= *state << 25;
    *state ^= *state >> 27;
    state.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 16
}
