//! A table of Backgammon through its socket.

use serde_json::{Value, json};

use crate::socket::{Page, Served};

const MATCH: &str = "variant=backgammon&opponent=person&length=match&points=3";

impl Page {
    /// Rolls or plays whatever is due, the simplest way; the entry that comes of it.
    async fn go_on(&mut self, id: u64, node: &Value, part: &Value) -> Value {
        let at = &node["id"];
        match node["due"].as_str().unwrap() {
            "opening" | "roll" | "next" => self.say(json!({"id": id, "t": "roll", "at": at})).await,
            "play" => {
                let mut parts: Vec<String> = Vec::new();
                let mut part = part.clone();
                while part["play"].is_null() {
                    let hop = &part["choices"][0];
                    parts.push(format!("{}:{}", hop["from"], hop["die"]));
                    self.say(json!({"id": 0, "t": "part", "at": at, "parts": parts})).await;
                    part = self.hear("part").await["part"].clone();
                }
                self.say(json!({"id": id, "t": "play", "at": at, "text": part["play"]})).await;
            }
            due => panic!("{due} is not to come"),
        }
        self.hear("entry").await
    }
}

#[tokio::test]
async fn a_whole_match_is_played_hop_by_hop() {
    let served = Served::new(MATCH).await;
    let mut page = served.open(-1, "a").await;
    let mut at = page.hear("table").await;
    assert_eq!((&at["setup"]["points"], &at["dice"]), (&json!(3), &json!("drawn")));
    let mut node = at["nodes"][0].clone();
    let mut games = 0;
    for id in 1.. {
        at = page.go_on(id, &node, &at["part"]).await;
        node = at["node"].clone();
        let board: Vec<i64> = node["board"].as_array().unwrap().iter().map(|count| count.as_i64().unwrap()).collect();
        let white: i64 = board[1..].iter().filter(|&&count| count > 0).sum();
        assert_eq!(white + node["off"][0].as_i64().unwrap(), 15);
        if let Some(result) = node["result"].as_object() {
            games += 1;
            assert_eq!(result["ending"], "borne-off");
        }
        if node["due"] == "over" {
            break;
        }
    }
    let winner = node["result"]["matchWinner"].as_str().unwrap();
    let points = &node["result"]["score"]["points"];
    assert!(points[usize::from(winner == "black")].as_u64().unwrap() >= 3, "{node}");
    page.say(json!({"id": 9_999, "t": "dice", "at": node["id"]})).await;
    let dice = page.hear("dice").await["dice"].clone();
    let sample = |side: usize| dice["sides"][side]["sample"].as_u64().unwrap();
    assert!(games >= 1 && sample(0) > 20 && sample(1) > 20, "{dice}");
}

#[tokio::test]
async fn a_hop_is_refused_in_words_and_nothing_changes() {
    let served = Served::new("variant=backgammon&opponent=person&dice=typed").await;
    let mut page = served.open(-1, "a").await;
    page.say(json!({"id": 1, "t": "roll", "at": 0, "text": "52"})).await;
    let entry = page.hear("entry").await;
    let (node, part) = (&entry["node"], &entry["part"]);
    assert_eq!((&node["by"], &node["dice"], &part["dice"]), (&json!("white"), &json!([5, 2]), &json!([5, 2])));
    assert!(part["reach"].as_array().unwrap().iter().any(|way| way["from"] == 13 && way["to"] == 6), "{part}");
    for (parts, key) in [
        (json!(["24/19"]), "refusal-held"),
        (json!(["5:2"]), "refusal-no-checker"),
        (json!(["13/8", "8/3"]), "refusal-no-die"),
        (json!(["6/off"]), "refusal-not-all-home"),
        (json!(["x"]), "refusal-not-a-play"),
    ] {
        page.say(json!({"id": 2, "t": "part", "at": 1, "parts": parts})).await;
        let refused = page.hear("refused").await;
        assert_eq!(refused["key"], key, "{parts}: {refused}");
        assert!(!refused["text"].as_str().unwrap().contains('{'), "{refused}");
    }
    page.say(json!({"id": 3, "t": "part", "at": 1, "parts": ["13/8", "24:2"]})).await;
    let part = page.hear("part").await["part"].clone();
    assert_eq!((&part["play"], &part["choices"], &part["plays"]), (&json!("24/22 13/8"), &json!([]), &json!(1)));
    // Letters of the keyboard say the same: the larger die first.
    page.say(json!({"id": 4, "t": "play", "at": 1, "text": "MX"})).await;
    assert_eq!(page.hear("entry").await["text"], "24/22 13/8");
}

#[tokio::test]
async fn the_cube_and_a_resignation_are_offered_and_answered() {
    let served = Served::new("variant=backgammon&opponent=person&dice=typed&length=match&points=5").await;
    let mut page = served.open(-1, "a").await;
    page.say(json!({"id": 1, "t": "roll", "at": 0, "text": "31"})).await;
    page.hear("entry").await;
    page.say(json!({"id": 2, "t": "play", "at": 1, "text": "8/5 6/5"})).await;
    let node = page.hear("entry").await["node"].clone();
    assert_eq!((&node["due"], &node["mayDouble"]), (&json!("roll"), &json!(true)));
    page.say(json!({"id": 3, "t": "play", "at": 2, "text": "double"})).await;
    let node = page.hear("entry").await["node"].clone();
    assert_eq!((&node["due"], &node["by"], &node["cube"]["offered"]), (&json!("double"), &json!("white"), &json!(2)));
    page.say(json!({"id": 4, "t": "roll", "at": 3, "text": "66"})).await;
    assert_eq!(page.hear("refused").await["key"], "refusal-no-roll-due");
    page.say(json!({"id": 5, "t": "play", "at": 3, "text": "take"})).await;
    let node = page.hear("entry").await["node"].clone();
    assert_eq!((&node["cube"]["owner"], &node["mayDouble"]), (&json!("white"), &Value::Null));
    page.say(json!({"id": 6, "t": "play", "at": 4, "text": "white resigns gammon"})).await;
    let node = page.hear("entry").await["node"].clone();
    assert_eq!(node["resignation"], json!({"by": "white", "outcome": "gammon", "points": 4}));
    page.say(json!({"id": 7, "t": "play", "at": 5, "text": "accept"})).await;
    let node = page.hear("entry").await["node"].clone();
    assert_eq!((&node["due"], &node["result"]["points"]), (&json!("next"), &json!(4)));
    // Sent twice it is counted once.
    page.say(json!({"id": 7, "t": "play", "at": 5, "text": "accept"})).await;
    assert_eq!(page.hear("ack").await["id"], 7);
    page.say(json!({"id": 8, "t": "roll", "at": 6, "text": "21"})).await;
    let score = page.hear("entry").await["node"]["score"].clone();
    assert_eq!(score, json!({"points": [0, 4], "length": 5, "crawford": true}));
}
