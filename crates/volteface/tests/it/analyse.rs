//! `volteface analyse`.

use serde_json::Value;

use crate::files::{file, known, obf};
use crate::{err, out, run, run_with, volteface};

fn analysed(arguments: &[&str]) -> Value {
    let output = run(&[&["analyse", "--json", "--memory", "1"], arguments].concat());
    assert!(output.status.success(), "{}", err(&output));
    serde_json::from_str(out(&output)).unwrap()
}

fn check_set(set: &str, variant: &str, step: usize) {
    let positions = known(set, step);
    let path = file(&format!("analyse-{set}.obf"), &obf(&positions));
    let output =
        run(&["analyse", path.to_str().unwrap(), "--json", "--variant", variant, "--threads", "2", "--memory", "1"]);
    assert!(output.status.success(), "{}", err(&output));
    let found: Vec<Value> = out(&output).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(found.len(), positions.len());
    for (at, (found, known)) in found.iter().zip(&positions).enumerate() {
        assert_eq!((&found["line"], &found["score"]), (&(at + 1).into(), &known.value.into()), "{}", known.line);
        assert_eq!(found["exact"], true);
        let moves: serde_json::Map<String, Value> = found["moves"]
            .as_array()
            .unwrap()
            .iter()
            .inspect(|mv| assert_eq!(mv["exact"], true))
            .map(|mv| (mv["move"].as_str().unwrap().to_owned(), mv["score"].clone()))
            .collect();
        assert_eq!(moves, known.moves, "{}", known.line);
    }
}

#[test]
fn every_move_of_the_solved_sets_is_exact() {
    check_set("solved_exact8_random.jsonl", "8x8", 13);
    check_set("solved_exact6.jsonl", "6x6", 17);
    check_set("solved_anti8.jsonl", "anti", 23);
}

#[test]
fn a_position_has_every_legal_move_best_first() {
    let value = analysed(&["--depth", "4", "---------------------------OX------XO--------------------------- X"]);
    assert_eq!((&value["variant"], &value["to_move"], &value["depth"]), (&"8x8".into(), &"X".into(), &4.into()));
    assert_eq!(value["exact"], false);
    let moves = value["moves"].as_array().unwrap();
    let scores: Vec<f64> = moves.iter().map(|mv| mv["score"].as_f64().unwrap()).collect();
    assert_eq!(scores.len(), 4);
    assert!(scores.is_sorted_by(|better, worse| better >= worse));
    assert_eq!(value["best"], moves[0]["move"]);
    assert_eq!(value["pv"], moves[0]["pv"]);
    for mv in moves {
        let line = mv["pv"].as_array().unwrap();
        assert_eq!((&line[0], line.len()), (&mv["move"], 4));
    }
    assert_eq!(value.get("line"), None);
}

#[test]
fn the_start_of_6x6_is_known_to_the_end() {
    let value = analysed(&["--depth", "4", "--------------OX----XO-------------- X"]);
    assert_eq!((&value["variant"], &value["depth"]), (&"6x6".into(), &32.into()));
    assert_eq!((&value["score"], &value["exact"]), (&(-4).into(), &true.into()));
    for mv in value["moves"].as_array().unwrap() {
        assert_eq!((&mv["score"], &mv["exact"]), (&(-4).into(), &true.into()), "{mv}");
    }
}

#[test]
fn a_game_has_a_loss_for_every_move() {
    let game = "f5d6c3d3c4f4f6f3e6e7";
    let value = analysed(&["--depth", "3", "--threads", "2", game]);
    assert_eq!((&value["game"], &value["complete"]), (&game.into(), &true.into()));
    let plies = value["plies"].as_array().unwrap();
    assert_eq!(plies.len(), 10);
    let mut losses = [0.0, 0.0];
    for (at, ply) in plies.iter().enumerate() {
        assert_eq!((&ply["number"], &ply["by"]), (&(at + 1).into(), &["X", "O"][at % 2].into()));
        assert_eq!(ply["played"], game[2 * at..2 * at + 2]);
        let number = |key: &str| ply[key].as_f64().unwrap();
        assert!((number("score") - number("played_score") - number("loss")).abs() < 1e-9, "{ply}");
        losses[at % 2] += number("loss");
    }
    for (side, loss) in ["black", "white"].into_iter().zip(losses) {
        assert_eq!(value[side]["moves"], 5);
        assert!((value[side]["loss"].as_f64().unwrap() - loss).abs() < 1e-6);
    }
    assert_eq!(value["end"]["to_move"], "X");
    // The same whatever the number of threads and the way in.
    let path = file("game.txt", game);
    assert_eq!(without_times(analysed(&["--depth", "3", path.to_str().unwrap()])), without_times(value));
}

fn without_times(mut value: Value) -> Value {
    value["end"]["seconds"] = Value::Null;
    value
}

#[test]
fn a_finished_game_ends_with_its_totals() {
    let value = analysed(&["--depth", "2", "--exact", "0", "f5f4c3c6c5d6f3c4c7"]);
    assert_eq!((&value["end"], &value["complete"]), (&Value::Null, &true.into()));
    let text = volteface(&["analyse", "--depth", "2", "--memory", "1", "f5f4c3"]).env("LANG", "fr").output().unwrap();
    assert!(out(&text).contains("Blanc a perdu"), "{}", out(&text));
}

#[test]
fn passes_and_ends_are_told() {
    let pass = analysed(&["OX-------------------------XX------XX--------------------------- X"]);
    assert_eq!(pass["best"], "pass");
    assert_eq!(pass["moves"][0]["move"], "pass");
    let text = run(&["analyse", "--memory", "1", "--depth", "2", "f5f4c3c6c5d6f3c4c7"]);
    assert!(text.status.success());
    assert_eq!(out(&text).lines().count(), 11, "{}", out(&text));
}

#[test]
fn every_game_of_a_file_is_analysed() {
    let ggf =
        "(;GM[Othello]TY[8]PB[Ada]PW[Bob]B[F5]W[D6];)\n(;GM[Othello]TY[8]B[F5]W[F5];)\n(;GM[Othello]TY[8]B[D3];)\n";
    let path = file("several.ggf", ggf);
    let arguments = ["analyse", path.to_str().unwrap(), "--depth", "1", "--memory", "1"];
    let text = run(&arguments);
    assert_eq!(text.status.code(), Some(2));
    let heads: Vec<&str> = out(&text).lines().filter(|line| line.starts_with("Game")).collect();
    assert_eq!(heads, ["Game 1: Ada – Bob", "Game 3"]);
    assert!(err(&text).contains("line 2") && err(&text).contains("one game is left out"), "{}", err(&text));
    let json = run(&[&arguments[..], &["--json", "--threads", "2"]].concat());
    let found: Vec<Value> = out(&json).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let games: Vec<_> =
        found.iter().map(|game| (game["number"].as_u64().unwrap(), game["game"].as_str().unwrap())).collect();
    assert_eq!(games, [(1, "f5d6"), (3, "d3")]);
    assert!(found.iter().all(|game| game["complete"] == true && game["end"]["complete"] == true));
    // Games a line each, of which one is a position by itself.
    let board = "---------------------------OX------XO--------------------------- X";
    let lines =
        run_with(&["analyse", "-", "--depth", "1", "--memory", "1", "--json"], format!("f5d6\n{board}\n").as_bytes());
    let found: Vec<Value> = out(&lines).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(
        (&found[0]["game"], &found[1]["board"], &found[1]["number"]),
        (&"f5d6".into(), &board[..64].into(), &2.into())
    );
}

#[test]
fn a_base_of_games_is_read() {
    let base = run_with(&["convert", "-", "--to", "wthor"], b"f5d6\nf5f6\n");
    let path = std::env::temp_dir().join(format!("volteface-analyse-{}.wtb", std::process::id()));
    std::fs::write(&path, &base.stdout).unwrap();
    let output = run(&["analyse", path.to_str().unwrap(), "--depth", "1", "--memory", "1", "--json"]);
    std::fs::remove_file(&path).unwrap();
    assert_eq!(out(&output).lines().count(), 2, "{}", err(&output));
}

#[test]
fn a_file_that_is_not_there_is_named() {
    for (name, lang, said) in [
        ("no-such.obf", "C", "there is no file “no-such.obf” either"),
        ("/no/such/game", "fr", "il n’y a pas de fichier « /no/such/game »"),
    ] {
        let output = volteface(&["analyse", name]).env("LANG", lang).output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        assert!(err(&output).replace('\u{a0}', " ").contains(said), "{}", err(&output));
    }
    assert!(!err(&run(&["analyse", "f5d9"])).contains("file"));
}

#[test]
fn budgets_end_a_search() {
    let nodes = analysed(&["--nodes", "500", "--exact", "0", "f5"]);
    assert!(nodes["plies"][0]["depth"].as_u64().unwrap() > 0);
    assert!(nodes["end"]["nodes"].as_u64().unwrap() <= 600);
    let time = analysed(&["--time", "0.01", "f5d6"]);
    assert!(time["end"]["seconds"].as_f64().unwrap() >= 0.01);
    for wrong in [&["--depth", "3", "--nodes", "5"][..], &["--time", "-1"], &["--depth", "0"]] {
        assert_eq!(run(&[&["analyse", "f5"], wrong].concat()).status.code(), Some(2), "{wrong:?}");
    }
}

#[test]
fn bad_lines_and_bad_texts_are_named() {
    let text = "---------------------------OX------XO--------------------------- X;\nnonsense\n";
    let output = run_with(&["analyse", "-", "--json", "--depth", "2", "--memory", "1"], text.as_bytes());
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(out(&output).lines().count(), 1);
    assert!(err(&output).contains("Line 2, column 1"), "{}", err(&output));
    let refused = run(&["analyse", "f5d9"]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(err(&refused).contains("d9"));
}
