//! What is written is read as it was, for random games from random starts.

use reversi::{
    Disc, DiscDiff, Game, Goal, Margin, Move, Outcome, Record, Score, Setup, Size, Variant, ggf, obf, sgf, text,
    transcript, wthor,
};

use crate::random::{self, Random};

const ALL: [Variant; 5] = [
    Variant::REVERSI,
    Variant::REVERSI_6,
    Variant::ANTI,
    Variant::ANTI_6,
    Variant { size: Size::Four, goal: Goal::Most },
];

/// A game from the standard start, from handicap corners, or from the middle of another game.
fn game(random: &mut Random, variant: Variant) -> Game {
    let discs = random.below(62);
    let start = match random.below(3) {
        0 => return random::game(random, variant, discs),
        1 => Setup::handicap(variant, 1 + random.below(4) as u8, Disc::BOTH[random.below(2)]),
        _ => {
            let mut setup = Setup::from(random::game(random, variant, discs).position());
            setup.to_move = Disc::BOTH[random.below(2)];
            setup
        }
    };
    let mut game = Game::from_setup(start).expect("possible");
    let discs = random.below(62);
    random::play_on(random, &mut game, discs);
    game
}

fn name(random: &mut Random) -> String {
    const PIECES: [&str; 10] = ["Ada", "]", "\\", "[x]", "é", "(;GM[", "B[", ":", "%", "黒"];
    (0..random.below(4)).map(|_| PIECES[random.below(PIECES.len())]).collect()
}

fn record(random: &mut Random, game: Game) -> Record {
    let mut record = Record::from(game);
    record.black.name = name(random);
    record.white.name = name(random);
    record.white.rating = name(random);
    record.event = name(random);
    record.place = name(random);
    record.date = name(random);
    record.time = ["", "300", "05:00//02:00", "5 min"][random.below(4)].into();
    record.comment = name(random);
    let by = Disc::BOTH[random.below(2)];
    let margin = match random.below(5) {
        0 => Margin::Resigned,
        1 => Margin::Time,
        2 => Margin::Forfeit,
        _ => Margin::Discs { hundredths: 1 + random.below(6400) as u32 },
    };
    record.outcome = [None, Some(Outcome::Draw), Some(Outcome::Win { by, margin })][random.below(3)];
    record
}

#[test]
fn games() {
    let mut random = Random(7);
    for variant in ALL {
        for _ in 0..400 {
            let game = game(&mut random, variant);
            let written = text::write(&game);
            let default = ALL[random.below(ALL.len())];
            assert_eq!(text::read(&written, default).map(|record| record.game), Ok(game.clone()), "{written}");
            assert_eq!(transcript::read_from(&game.to_string(), game.setup()), Ok(game));
        }
    }
}

#[test]
fn records() {
    let mut random = Random(8);
    for variant in ALL {
        for _ in 0..400 {
            let game = game(&mut random, variant);
            let record = record(&mut random, game);
            let default = ALL[random.below(ALL.len())];
            let written = ggf::write(&record);
            assert_eq!(ggf::read(&written), Ok(vec![record.clone()]), "{written}");
            assert_eq!(text::read(&written, default).as_ref(), Ok(&record), "{written}");
            let written = sgf::write(&record);
            let games = sgf::read(&written).unwrap_or_else(|error| panic!("{written}\n{error}"));
            assert_eq!((games.len(), &games[0].record, games[0].variations), (1, &record, 0), "{written}");
            assert_eq!(text::read(&written, default).as_ref(), Ok(&record), "{written}");
        }
    }
}

#[test]
fn problems() {
    let mut random = Random(9);
    for variant in ALL {
        for _ in 0..400 {
            let position = game(&mut random, variant).position();
            let mut problem = obf::Problem::from(position);
            for square in position.legal() {
                problem.scores.push((Move::At(square), DiscDiff((random.below(129) as i32 - 64) as i8)));
            }
            problem.comment = ["", "FFO#1", "a; b % c"][random.below(3)].into();
            let written = obf::write(&problem);
            assert_eq!(obf::read(&written, variant.goal), Ok(vec![problem]), "{written}");
        }
    }
}

#[test]
fn tournament_files() {
    let mut random = Random(10);
    let games: Vec<Game> = (0..300).map(|_| random::game(&mut random, Variant::REVERSI, 64)).collect();
    let entries = games.iter().map(|game| wthor::WtbGame::from_game(game).expect("8x8")).collect();
    let wtb = wthor::Wtb { made: wthor::Made::default(), year: 2026, depth: 0, games: entries };
    let read = wthor::read(&wtb.write()).expect("what was written");
    assert_eq!(read, wtb);
    for (index, game) in games.iter().enumerate() {
        assert_eq!(read.game(index).as_ref(), Ok(game));
        let score = Score::of(game.position().board, Variant::REVERSI);
        assert_eq!(read.games[index].black_score, score.black);
        let outcome = read.record(index, &[], &[]).expect("legal").outcome;
        assert_eq!(outcome, Some(Outcome::from(score)));
    }
}
