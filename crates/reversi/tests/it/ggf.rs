//! GGF games.

use reversi::{Disc, Goal, Margin, Outcome, Reason, Record, Size, Variant, ggf, text};

use crate::data;

const START: &str = "BO[8 ---------------------------O*------*O--------------------------- *]";

fn one(text: &str) -> Record {
    let mut records = ggf::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(records.len(), 1, "{text}");
    records.remove(0)
}

fn refused(text: &str) -> (usize, Reason) {
    let error = ggf::read(text).expect_err(text);
    (error.place().offset, error.reason().clone())
}

#[test]
fn games_of_a_server_and_other_programs() {
    let Some(text) = data::FILES.borrowed_text("ggf_games.jsonl") else { return };
    let mut games = 0;
    for line in data::json_lines(&text) {
        let game = data::string(&line, "text");
        if line["n"] == 10 {
            let error = text::read(game, Variant::REVERSI).expect_err("10x10");
            assert_eq!(*error.reason(), Reason::Size { found: "10x10".into() });
            assert!(error.to_string().contains("10x10"));
            continue;
        }
        let record = text::read(game, Variant::REVERSI).unwrap_or_else(|error| panic!("{game}: {error}"));
        let position = record.game.position();
        let number = |key: &str| line[key].as_u64().unwrap_or_else(|| panic!("{game}: {key}"));
        let moves = line["moves"].as_array().expect("a list").iter().map(|name| name.as_str().expect("a name"));
        let squares: String = moves.filter(|name| name.len() == 2 && *name != "PA").collect();
        assert_eq!(record.game.to_string(), squares.to_lowercase(), "{game}");
        assert_eq!(u64::from(position.size().side()), number("n"), "{game}");
        assert_eq!(u64::from(position.board.count(Disc::Black)), number("black"), "{game}");
        assert_eq!(u64::from(position.board.count(Disc::White)), number("white"), "{game}");
        assert_eq!(position.is_over(), line["over"] == true, "{game}");
        if let Some(net) = line["net_black"].as_i64() {
            let score = record.game.score().expect("the game is over");
            assert_eq!(i64::from(score.black) - i64::from(score.white), net, "{game}");
        }
        let result: Option<f64> = data::string(&line, "result").parse().ok();
        let told = record.outcome.map(|outcome| match outcome {
            Outcome::Draw => 0.0,
            Outcome::Win { by: Disc::Black, margin: Margin::Discs { hundredths } } => f64::from(hundredths) / 100.0,
            Outcome::Win { margin: Margin::Discs { hundredths }, .. } => -f64::from(hundredths) / 100.0,
            other => panic!("{other:?}"),
        });
        assert_eq!(told, result, "{game}");
        assert_eq!(one(&ggf::write(&record)), record, "{game}");
        games += 1;
    }
    assert_eq!(games, 18);
}

#[test]
fn fields() {
    let record = one(&format!(
        "(;GM[Othello]PC[GGS/os]DT[2003.12.15_12:33:18.MST]PB[Ada]PW[Bo \\[b\\]]RB[2196.37]RW[?]TI[05:00//02:00]\
         TY[8]RE[-64.00:r]{START}B[F5/1.2/3]W[d6//0.01]B[C3];)"
    ));
    assert_eq!((record.black.name.as_str(), record.white.name.as_str()), ("Ada", "Bo [b]"));
    assert_eq!((record.black.rating.as_str(), record.white.rating.as_str()), ("2196.37", "?"));
    assert_eq!((record.place.as_str(), record.date.as_str()), ("GGS/os", "2003.12.15_12:33:18.MST"));
    assert_eq!(record.time, "05:00//02:00");
    assert_eq!(record.outcome, Some(Outcome::Win { by: Disc::White, margin: Margin::Resigned }));
    assert_eq!(record.game.to_string(), "f5d6c3");
}

#[test]
fn the_kind_tells_the_variant() {
    let check = |kind: &str, variant: Variant| {
        assert_eq!(one(&format!("(;GM[Othello]TY[{kind}];)")).game.setup().variant, variant, "{kind}");
    };
    check("8", Variant::REVERSI);
    check("s8r18", Variant::REVERSI);
    check("8kr20", Variant::REVERSI);
    check("8a", Variant::ANTI);
    check("s8ar18", Variant::ANTI);
    check("6", Variant::REVERSI_6);
    check("6a", Variant::ANTI_6);
    check("4", Variant { size: Size::Four, goal: Goal::Most });
    let (_, reason) = refused("(;GM[Othello]TY[s10r5];)");
    assert_eq!(reason, Reason::Size { found: "10x10".into() });
    // Where kind and board differ, the board is right.
    assert_eq!(one(&format!("(;GM[Othello]TY[6]{START};)")).game.setup().variant, Variant::REVERSI);
}

#[test]
fn smaller_boards_have_their_own_names() {
    let text = "(;GM[Othello]TY[6]BO[6 ------ ------ --O*-- --*O-- ------ ------ *]B[C2]W[B4];)";
    assert_eq!(one(text).game.to_string(), "c2b4");
    assert!(ggf::write(&one(text)).contains("B[C2]W[B4]"));
}

#[test]
fn several_games_and_torn_beginnings() {
    let game = format!("(;GM[Othello]{START}B[F5];)");
    assert_eq!(ggf::read(&format!("2 {game}{game}\n1 {game}\n")).expect("three games").len(), 3);
    one(&format!("(;GM[Othello]PC[torn {game}"));
    one(&format!("(;GM[Othello]PC[torn]TY[8]R{game}"));
    one(&format!("(;GM[Othello]{game}"));
}

#[test]
fn refusals_name_the_place() {
    assert_eq!(refused(""), (0, Reason::Missing { field: "(;" }));
    assert_eq!(refused("(;GM[Othello];)"), (0, Reason::Missing { field: "BO" }));
    assert_eq!(refused("(;GM[Chess];)"), (5, Reason::OtherGame { found: "Chess".into() }));
    assert_eq!(refused("(;GM[Othello"), (4, Reason::Unclosed { opener: '[' }));
    assert_eq!(refused("(;GM[Othello]TY[8];"), (0, Reason::Unclosed { opener: '(' }));
    assert_eq!(refused("(;GM[Othello]TY[8]!;)"), (18, Reason::Unexpected { found: "!;)".into() }));
    assert_eq!(refused("(;GM[Othello]TY[8]B[F5]B[D6];)"), (25, Reason::NotTheirTurn { by: Disc::Black }));
    assert_eq!(refused("(;GM[Othello]TY[8]B[PA];)"), (20, Reason::PassNotDue { by: Disc::Black, legal: 4 }));
    assert!(matches!(refused("(;GM[Othello]TY[8]B[F9];)"), (20, Reason::NoSuchSquare(_))));
    assert!(matches!(refused("(;GM[Othello]TY[8]B[A1];)"), (20, Reason::Illegal { .. })));
    assert!(matches!(refused("(;BO[4 ---- -O*- -*O- --- *];)"), (6, Reason::Board(_))));
    assert!(matches!(refused("(;BO[4 ---- -O*- -*O- ---Q *];)"), (25, Reason::Board(_))));
    assert!(matches!(refused("(;BO[4 ---- -O*- -*O- ---- ?];)"), (_, Reason::NotASide { .. })));
    assert!(matches!(refused("(;BO[4 ---- -O-- -*O- ---- *];)"), (_, Reason::Impossible { .. })));
    assert!(matches!(refused("(;BO[4];)"), (_, Reason::NotASide { .. })));
    assert!(matches!(refused("(;BO[];)"), (_, Reason::Size { .. })));
}
