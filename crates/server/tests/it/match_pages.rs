//! The pages of Backgammon: forms, files, the paste door and the editor.

use axum::http::{StatusCode, header};

use crate::{get, post, site, start};

/// As a form sends it.
fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

#[tokio::test]
async fn a_match_is_chosen_listed_and_played_again() {
    let site = site();
    let form =
        "variant=backgammon&opponent=computer&level=3&colour=white&length=match&points=7&cube=off&cube=on&jacoby=on";
    let (href, cookies) = start(&site, "/games", form).await;
    let page = get(&site, &href, &cookies).await.text;
    assert!(
        page.contains("\"game\":\"backgammon\",\"length\":\"match\",\"points\":7,\"dice\":\"drawn\",\"cube\":true"),
        "{page}"
    );
    assert!(page.contains("\"jacoby\":false"), "no match has it");
    assert!(page.contains("\"seats\":[\"person\",\"computer 3\"]"), "White sits first");
    let list = get(&site, "/games", &cookies).await.text;
    assert!(list.contains(&href) && list.contains("match to 7 points") && list.contains("You (White)"), "{list}");
    assert!(get(&site, "/", &cookies).await.text.contains("name=\"variant\" value=\"backgammon\" checked"));
    let again = post(&site, &format!("{href}/again"), &cookies, "").await;
    assert_eq!(again.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn every_kind_of_text_opens_a_table_and_comes_back() {
    let site = site();
    let xgid = "XGID=-b----E-C---eE---c-e----B-:1:1:1:52:3:6:0:9:10";
    let (href, cookies) = start(&site, "/open", &format!("text={}&opponent=person", encoded(xgid))).await;
    let shown = get(&site, &format!("{href}/export/xgid?show"), &cookies).await.text;
    assert_eq!(shown.trim(), xgid);
    let ids = get(&site, &format!("{href}/export/gnuid"), &cookies).await.text;
    let (copy, owner) = start(&site, "/open", &format!("text={}", encoded(ids.trim()))).await;
    assert_eq!(get(&site, &format!("{copy}/export/gnuid"), &owner).await.text, ids);

    let mat = " 3 point match\n\n Game 1\n Ada : 0                         Bob : 0\n  1) 31: 8/5 6/5                  62: 24/18 13/11\n  2)  Doubles => 2                 Takes\n";
    let (href, cookies) = start(&site, "/open", &format!("text={}", encoded(mat))).await;
    let file = get(&site, &format!("{href}/export/mat"), &cookies).await;
    assert!(file.header(header::CONTENT_DISPOSITION).ends_with(".mat\""));
    assert!(file.text.contains("3 point match") && file.text.contains("Doubles => 2"), "{}", file.text);
    let sgf = get(&site, &format!("{href}/export/sgf"), &cookies).await.text;
    assert!(sgf.contains("GM[6]"), "{sgf}");
    for text in [&file.text, &sgf] {
        let (copy, owner) = start(&site, "/open", &format!("text={}", encoded(text))).await;
        let again = get(&site, &format!("{copy}/export/xgid"), &owner).await.text;
        assert_eq!(again, get(&site, &format!("{href}/export/xgid"), &cookies).await.text);
    }
    assert_eq!(get(&site, &format!("{href}/export/ggf"), &cookies).await.status, StatusCode::NOT_FOUND);
    assert_eq!(get(&site, &format!("{href}/export/xgid?node=77"), &cookies).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn who_played_and_when_is_kept_with_the_game() {
    let site = site();
    let mat = "; [Player 1 \"Ada\"]\n; [Player 2 \"Bob\"]\n; [Event \"Spring open\"]\n; [EventDate \"1843.09.05\"]\n\n 3 point match\n\n Game 1\n Ada : 0                         Bob : 0\n  1) 31: 8/5 6/5                  62: 24/18 13/11\n  2)  Doubles => 2                 Takes\n";
    let (href, cookies) = start(&site, "/open", &format!("text={}", encoded(mat))).await;
    let page = get(&site, &href, &cookies).await.text;
    assert!(page.contains("match to 3 points · Ada – Bob</h1>"), "the page names them");
    let file = get(&site, &format!("{href}/export/mat"), &cookies).await.text;
    let (copy, owner) = start(&site, "/open", &format!("text={}", encoded(&file))).await;
    assert_eq!(get(&site, &format!("{copy}/export/mat"), &owner).await.text, file, "the same text again");
    let sgf = get(&site, &format!("{href}/export/sgf"), &cookies).await.text;
    for (text, part) in [(&file, "Ada : 0"), (&file, "Spring open"), (&sgf, "PW[Ada]"), (&sgf, "1843")] {
        assert!(text.contains(part), "{part} in {text}");
    }
}

#[tokio::test]
async fn the_good_games_of_a_match_are_opened_and_the_bad_ones_told() {
    let site = site();
    let mat = " 5 point match\n\n Game 1\n Ada : 0                         Bob : 0\n  1) 31: 8/5 6/5                  62: 24/18 13/11\n  2) 31: 8/1\n\n Game 2\n Ada : 0                         Bob : 1\n  1)                               31: 8/5 6/5\n      Wins 2 points\n";
    let answer = post(&site, "/open", "", &format!("text={}", encoded(mat))).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    assert!(
        answer.text.contains("One game was left out:") && answer.text.contains("Game 1 (line 6,"),
        "{}",
        answer.text
    );
    let at = answer.text.find("href=\"/game/").expect("the other game is there");
    let href = answer.text[at + 6..].split('"').next().unwrap();
    let file = get(&site, &format!("{href}/export/mat"), &answer.cookies()).await.text;
    assert!(file.contains("Wins 2 points"), "{file}");
}

#[tokio::test]
async fn a_bad_text_says_what_it_was_taken_for() {
    let site = site();
    for (text, expect) in [
        ("XGID=-b----E-C---eE---c-e----B-:x:0:1:52:0:0:3:0:10", "“x” cannot be read here (cube)"),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:52:9:0:0:9:10", "The match is over at this score"),
        ("3 point match\n\n Game 1\n Ada : 0   Bob : 0\n 1) 31: 8/1\n", "Game 1 (line 5"),
        ("good morning", "“good” is not a move"),
    ] {
        let answer = post(&site, "/open", "", &format!("text={}", encoded(text))).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{text}");
        assert!(answer.text.contains(expect), "{expect} in {}", answer.text);
    }
}

#[tokio::test]
async fn a_position_is_put_together_field_by_field() {
    let site = site();
    let fields = "turn=black&cube=2&owner=black&length=7&white=3&black=4&roll=31";
    let check = post(&site, "/setup/backgammon/check", "", fields).await.text;
    assert!(check.contains("\"ok\":true") && check.contains(":1:1:1:31:4:3:0:7:10"), "{check}");
    for (fields, expect, field) in [
        ("cube=3", "“3” cannot be read here", "cube"),
        ("board=-b----E-C---eE---c-e----O-", "One side has 28 checkers", "board"),
        ("length=7&white=9", "The match is over", "score"),
        ("cube=1&owner=white", "A cube at 1 is in the middle", "cube"),
        ("roll=72", "“72” cannot be read here (dice)", "roll"),
    ] {
        let check = post(&site, "/setup/backgammon/check", "", fields).await.text;
        assert!(check.contains("\"ok\":false") && check.contains(expect), "{fields}: {check}");
        assert!(check.contains(&format!("\"field\":\"{field}\"")), "{fields}: {check}");
        let refused = post(&site, "/setup/backgammon", "", fields).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    }
    let form = format!("{fields}&opponent=person&dice=typed");
    let (href, cookies) = start(&site, "/setup/backgammon", &form).await;
    let page = get(&site, &href, &cookies).await.text;
    assert!(page.contains("\"due\":\"play\",\"by\":\"black\"") && page.contains("\"dice\":\"typed\""), "{page}");
}
