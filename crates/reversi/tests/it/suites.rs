//! Whole games at the edges of the rules.

use reversi::{Disc, Goal, Score, Size, Variant, transcript};

use crate::data;

#[test]
fn edge_games() {
    let text = data::FILES.own("edge_games.jsonl");
    let mut games = 0;
    for line in data::json_lines(&text) {
        let id = data::string(&line, "id");
        let size = Size::of_side(line["size"].as_u64().expect("a size") as usize).expect("a size");
        let variant = Variant { size, goal: Goal::Most };
        let read = transcript::read(data::string(&line, "moves"), variant);
        if line["valid"] == false {
            assert!(read.is_err(), "{id}");
            continue;
        }
        let game = read.unwrap_or_else(|error| panic!("{id}: {error}"));
        let board = game.position().board;
        let number = |key: &str| line[key].as_u64().unwrap_or_else(|| panic!("{id}: {key}"));
        assert_eq!(game.to_string(), data::string(&line, "moves").to_lowercase(), "{id}");
        assert_eq!(game.squares().count() as u64, number("n_moves"), "{id}");
        let passes: Vec<u64> = game.passes_before().into_iter().map(|number| number as u64).collect();
        assert_eq!(passes, data::numbers(&line["pass_before_move"]), "{id}");
        assert_eq!(board.text(size), data::string(&line, "board"), "{id}");
        assert_eq!(u64::from(board.count(Disc::Black)), number("black"), "{id}");
        assert_eq!(u64::from(board.count(Disc::White)), number("white"), "{id}");
        assert_eq!(u64::from(game.position().empty().count()), number("empties"), "{id}");
        assert_eq!(game.position().is_over(), line["game_over"] == true, "{id}");
        if game.position().is_over() {
            let winner = |goal| {
                let score = Score::of(board, Variant { size, goal });
                score.winner.map_or("draw".to_string(), |disc| disc.to_string())
            };
            assert_eq!(winner(Goal::Most), data::string(&line, "result"), "{id}");
            assert_eq!(winner(Goal::Fewest), data::string(&line, "anti_result"), "{id}");
            let score = game.score().expect("the game is over");
            let counts = vec![u64::from(score.black), u64::from(score.white)];
            assert_eq!(counts, data::numbers(&line["score_empties_to_winner"]), "{id}");
        } else {
            assert_eq!(game.position().to_move.to_string(), data::string(&line, "to_move"), "{id}");
        }
        games += 1;
    }
    assert!(games >= 90, "only {games} games");
}
