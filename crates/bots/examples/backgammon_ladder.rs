//! Plays each level of Backgammon against the one below, for money with the cube, each game twice with the same dice and the sides changed, and
//! prints what the upper one wins a game.
//!
//! `cargo run --release -p bots --example backgammon_ladder -- --pairs 500 --from 1 --to 9`
//!
//! The same arguments give the same games. `--gap 2` plays each level against the second below. `--plain` plays level `from` against one who
//! only looks at what lies on the board: hits, made points, blots.
//!
//! Beside the plain mean stands one from which luck is taken: what each roll was worth more than the mean of all rolls, as the engine's
//! static judgement sees it, by the cube of that moment. That is nothing in the mean whoever judges, so it only varies less.

use std::fmt;

use backgammon::{Board, Due as Turn, Plays, Position, Roll};
use backgammon_engine::{Cpu, Glance, Nets};
use bots::{Choice, Player, StopFlag};
use table::backgammon::seat_of;
use table::{AnyTable, Due, Entry, Level, Seat, Verb};

const START: &str = "single drawn XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:0:0:0:0:10 opening";

struct Args {
    pairs: u64,
    from: u8,
    to: u8,
    gap: u8,
    seed: u64,
    plain: bool,
}

/// Who plays a side.
#[derive(Clone, Copy)]
enum Side {
    Level(Level),
    /// Hits, makes points and leaves few blots, and knows nothing else; it never doubles, and takes.
    Plain,
}

fn main() {
    let args = args();
    let level = |number| Side::Level(Level::new(number).expect("levels are 1 to 9"));
    if args.plain {
        report(&args, [level(args.from), Side::Plain], &format!("{} - plain", args.from));
        return;
    }
    for number in args.from..=args.to - args.gap {
        let upper = number + args.gap;
        report(&args, [level(upper), level(number)], &format!("{upper} - {number}"));
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

/// Plays the games of one pair of sides and prints a line.
fn report(args: &Args, sides: [Side; 2], name: &str) {
    let mut house = House { player: Player::new(), luck: Luck { nets: Nets::own(), glance: Glance::new(Cpu::best()) } };
    let (mut plain, mut adjusted, mut won) = (Tally::default(), Tally::default(), 0);
    for pair in 0..args.pairs {
        let seed = args.seed.wrapping_mul(1_000_003).wrapping_add(pair);
        let [one, other] = [sides, [sides[1], sides[0]]].map(|sides| house.game(sides, seed));
        won += u32::from(one.points > 0.0) + u32::from(other.points < 0.0);
        plain.add((one.points - other.points) / 2.0);
        adjusted.add((one.points - one.luck - other.points + other.luck) / 2.0);
    }
    let games = 2 * args.pairs;
    let share = 100.0 * f64::from(won) / games as f64;
    println!("{name}: {games} games, {plain} points a game, without luck {adjusted}; {share:.1} % won");
}

/// What the first seat won, and how much of it by luck.
struct Played {
    points: f64,
    luck: f64,
}

struct House {
    player: Player,
    luck: Luck,
}

impl House {
    fn game(&mut self, sides: [Side; 2], seed: u64) -> Played {
        let occupant = |side| match side {
            Side::Level(level) => format!("computer {level}"),
            Side::Plain => "computer 1".to_owned(),
        };
        let occupants = format!("{}, {}", occupant(sides[0]), occupant(sides[1])).parse().expect("two computers");
        let mut table = AnyTable::new("backgammon", START, occupants).expect("the start");
        let mut dice = Dice::new(seed);
        let mut luck = 0.0;
        loop {
            let choice = match table.due() {
                Due::Over(award) => {
                    let points = f64::from(award.points[0]) - f64::from(award.points[1]);
                    return Played { points, luck };
                }
                _ if table.rolls_itself() => Choice::Roll,
                _ => self.choose(&table, sides, seed),
            };
            let (verb, text) = match choice {
                Choice::Act(text) => (Verb::Play, text),
                Choice::Roll => {
                    let position = &table.backgammon().expect("Backgammon is played here").current().state.position;
                    let (text, won) = self.luck.roll(position, &mut dice);
                    luck += won;
                    (Verb::Roll, text)
                }
            };
            let seat = if verb == Verb::Roll { None } else { table.computer_due().map(|(seat, _)| seat) };
            let entry = Entry { seq: table.seq() + 1, at: 0, seat, verb, text };
            table.push(&entry).unwrap_or_else(|why| panic!("{entry:?}: {why}"));
        }
    }

    fn choose(&mut self, table: &AnyTable, sides: [Side; 2], seed: u64) -> Choice {
        let (seat, _) = table.computer_due().expect("a computer is to act");
        let position = &table.backgammon().expect("Backgammon is played here").current().state.position;
        match (sides[seat.index()], position.due()) {
            (Side::Level(level), _) => {
                // The moods of one game are not those of the other.
                let seed = 2 * seed + seat.index() as u64;
                self.player.choose(table, level, seed, &StopFlag::new(), &mut |_| {}).expect("somebody is to act")
            }
            (Side::Plain, Turn::Play(_)) => Choice::Act(plain(position)),
            (Side::Plain, Turn::Roll(_)) => Choice::Roll,
            (Side::Plain, Turn::Resignation(_)) => Choice::Act("accept".to_owned()),
            (Side::Plain, _) => Choice::Act("take".to_owned()),
        }
    }
}

/// The play that looks best to one who counts what lies on the board.
fn plain(position: &Position) -> String {
    let backgammon::Stage::ToPlay(roll) = position.stage else { panic!("dice are to be played") };
    let plays = Plays::of(&position.board, roll);
    let best = plays.iter().max_by_key(|candidate| looks(&candidate.result)).expect("a play");
    best.play.to_string()
}

/// How a board looks to one who counts checkers on the bar, made points and blots.
fn looks(board: &Board) -> i32 {
    let cells = board.signed();
    let own = |at: &usize| i32::from(cells[*at]);
    let made = (1..25).filter(|at| own(at) > 1).count() as i32;
    let blots = (1..25).filter(|at| own(at) == 1).count() as i32;
    let pips: i32 = (1..25).map(|at| own(&at).max(0) * at as i32).sum();
    20 * own(&0) + 8 * made - 6 * blots - pips / 4
}

/// What tells how lucky a roll is.
struct Luck {
    nets: std::sync::Arc<Nets>,
    glance: Glance,
}

impl Luck {
    /// The next roll's text, and how much more than the mean it is worth to the first seat.
    fn roll(&mut self, position: &Position, dice: &mut Dice) -> (String, f64) {
        if matches!(position.due(), Turn::Opening) {
            let (one, other) = dice.opening();
            let board = Board::START;
            let best = self.glance.best(&self.nets, &board, Roll::of(one, other).expect("two dice"));
            let worth = f64::from(best.outcomes.equity());
            // By symmetry all first rolls together are worth nothing.
            return (format!("{one}-{other}"), if one > other { worth } else { -worth });
        }
        let (one, other) = dice.throw();
        let thrown = Roll::of(one, other).expect("two dice");
        let (mut own, mut mean) = (0.0, 0.0);
        for roll in Roll::ALL {
            let worth = f64::from(self.glance.best(&self.nets, &position.board, roll).outcomes.equity());
            mean += worth * f64::from(roll.chances()) / 36.0;
            own = if roll == thrown { worth } else { own };
        }
        let sign = if seat_of(position.on_roll) == Seat::First { 1.0 } else { -1.0 };
        (format!("{one}{other}"), sign * f64::from(position.cube.value()) * (own - mean))
    }
}

/// The dice of a game: the n-th throw is the same whoever plays.
struct Dice(u64);

impl Dice {
    fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    fn die(&mut self) -> u8 {
        // xorshift64*
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let mixed = self.0.wrapping_mul(0x2545_f491_4f6c_dd1d);
        1 + ((u128::from(mixed) * 6) >> 64) as u8
    }

    fn throw(&mut self) -> (u8, u8) {
        (self.die(), self.die())
    }

    fn opening(&mut self) -> (u8, u8) {
        loop {
            let (one, other) = self.throw();
            if one != other {
                return (one, other);
            }
        }
    }
}

/// A mean and twice its standard error.
#[derive(Default)]
struct Tally {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Tally {
    fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mean = self.sum / self.count;
        let variance = (self.squares / self.count - mean * mean).max(0.0);
        write!(f, "{mean:+.3} ± {:.3}", 2.0 * (variance / self.count).sqrt())
    }
}
