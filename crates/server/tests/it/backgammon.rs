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
