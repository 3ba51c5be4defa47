//! Lets each level of Backgammon play the one below, for money with the cube, each game twice with the same dice and the sides changed, and
//! prints what the upper one wins a game.
//!
//! `cargo run --release -p arena --example backgammon_ladder -- --pairs 500 --from 1 --to 9`
//!
//! The same arguments give the same games, those of `volteface match level:2 level:1 --variant backgammon` and so on. `--gap 2` has each level
//! play the second below. `--plain` has level `from` play one who only looks at what lies on the board.

use std::ops::ControlFlow;
use std::time::Duration;

use arena::backgammon::{Contest, Tally, Terms};
use arena::{Ended, Interrupt, Side};

struct Args {
    pairs: u64,
    from: u8,
    to: u8,
    gap: u8,
    seed: u64,
    plain: bool,
}

fn main() {
    let args = args();
    let level = |number| format!("level:{number}");
    if args.plain {
        report(&args, [&level(args.from), "plain"]);
        return;
    }
    for number in args.from..=args.to - args.gap {
        report(&args, [&level(number + args.gap), &level(number)]);
    }
}

fn args() -> Args {
    let mut args = Args { pairs: 100, from: 1, to: 9, gap: 1, seed: 1, plain: false };
    let mut given = std::env::args().skip(1);
    while let Some(name) = given.next() {
        let mut value = || given.next().unwrap_or_else(|| panic!("{name} needs a value"));
        match name.as_str() {
            "--pairs" => args.pairs = value().parse().expect("a number of pairs"),
            "--from" => args.from = value().parse().expect("a level"),
            "--to" => args.to = value().parse().expect("a level"),
            "--gap" => args.gap = value().parse().expect("a number of levels"),
            "--seed" => args.seed = value().parse().expect("a seed"),
            "--plain" => args.plain = true,
            _ => panic!("unknown argument {name}"),
        }
    }
    args
}

/// Plays the games of two players and prints a line.
fn report(args: &Args, players: [&str; 2]) {
    let contest = Contest {
        players: players.map(|spec| spec.parse().expect("levels are 1 to 9")),
        terms: Terms::money(true),
        pairs: args.pairs,
        seed: args.seed,
        threads: 1,
        timeout: Duration::MAX,
    };
    let mut tally = Tally::default();
    let ended: Option<Ended<()>> = contest.run(&Interrupt::new(), |number, game| {
        tally.add(number, &game);
        ControlFlow::Continue(())
    });
    assert!(ended.is_none(), "levels play to the end: {ended:?}");
    let games = tally.games();
    let share = 100.0 * tally.wins[Side::A.index()] as f64 / games as f64;
    let [upper, lower] = players;
    println!(
        "{upper} - {lower}: {games} games, {} points a game, without luck {}; {share:.1} % won",
        tally.points, tally.adjusted
    );
}
