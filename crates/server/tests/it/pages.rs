//! Pages, forms and files.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};

use crate::{get, post, send, site, start};

const PAGES: [&str; 7] = ["/", "/games", "/open", "/setup", "/setup/backgammon", "/settings", "/learn"];

#[tokio::test]
async fn every_page_speaks_both_languages_in_full() {
    let site = site();
    for path in PAGES {
        for lang in ["en", "fr"] {
            let request = Request::get(path).header(header::ACCEPT_LANGUAGE, lang).body(Body::empty()).unwrap();
            let answer = send(&site, request).await;
            assert_eq!(answer.status, StatusCode::OK, "{path}");
            assert!(answer.text.contains(&format!("<html lang=\"{lang}\"")), "{path} in {lang}");
            assert!(!answer.text.contains('{'), "{path} in {lang} has a sentence that the catalogue has not");
        }
    }
}

#[tokio::test]
async fn lessons_and_commented_games_are_served_in_both_languages() {
    let site = site();
    for (path, en, fr) in [
        ("/learn/reversi", "How to play Reversi", "Apprendre le Reversi"),
        ("/learn/reversi/example", "Move by move", "coup par coup"),
        ("/learn/backgammon", "How to play Backgammon", "Apprendre le Backgammon"),
        ("/learn/backgammon/example", "A game of Backgammon, move by move", "Une partie de Backgammon, coup par coup"),
    ] {
        for (lang, title) in [("en", en), ("fr", fr)] {
            let request = Request::get(path).header(header::ACCEPT_LANGUAGE, lang).body(Body::empty()).unwrap();
            let answer = send(&site, request).await;
            assert_eq!(answer.status, StatusCode::OK, "{path}");
            assert!(answer.text.to_lowercase().contains(&title.to_lowercase()), "{path} in {lang}");
        }
    }
}

#[tokio::test]
async fn hops_are_tried_at_a_lesson() {
    let site = site();
    let turn = |query: &'static str| {
        let site = site.clone();
        async move { get(&site, &format!("/learn/backgammon/turn?{query}"), "").await }
    };
    let first = turn("part=bg-points-five").await;
    assert!(first.text.contains("\"reach\"") && !first.text.contains("verdict"), "{}", first.text);
    let right = turn("part=bg-points-five&hops=8/5,6/5").await;
    assert!(right.text.contains("\"verdict\":{\"right\":true"), "{}", right.text);
    let refused = turn("part=bg-bar-first&hops=13/7").await;
    assert_eq!(refused.text, r#"{"refused":"A checker waits on the bar: it must come in first"}"#);
    let odd = turn("part=bg-bar-first&hops=%00,999/1,bar/bar").await;
    assert!(odd.text.contains("refused"), "{}", odd.text);
    assert_eq!(turn("part=bg-board-home").await.status, StatusCode::NOT_FOUND);
    assert_eq!(turn("hops=8/5").await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn every_variant_has_a_game_to_watch() {
    let site = site();
    for (variant, game, end) in [
        ("8x8", "reversi", "Black wins 47–17"),
        ("6x6", "reversi", "White wins 20–16"),
        ("anti", "reversi", "That is the end"),
        ("anti6x6", "reversi", "That is the end"),
        ("backgammon", "backgammon", "45. White 44: 1/off(4)"),
    ] {
        let answer = get(&site, &format!("/demonstration/{variant}"), "").await;
        assert_eq!(answer.status, StatusCode::OK, "{variant}");
        assert!(answer.text.starts_with(&format!("{{\"game\":\"{game}\"")), "{variant}");
        assert!(answer.text.contains(end), "{variant}");
    }
    for variant in ["chess", "4x4", ""] {
        assert_eq!(get(&site, &format!("/demonstration/{variant}"), "").await.status, StatusCode::NOT_FOUND);
    }
}

#[tokio::test]
async fn every_answer_is_guarded() {
    let site = site();
    for path in ["/", "/nowhere", "/static/styles/site.css", "/words/en/play.json"] {
        let answer = get(&site, path, "").await;
        let policy = answer.header(header::CONTENT_SECURITY_POLICY);
        assert!(policy.starts_with("default-src 'none'") && !policy.contains("unsafe"), "{path}: {policy}");
        assert_eq!(answer.header(header::X_CONTENT_TYPE_OPTIONS), "nosniff");
    }
    let foreign = Request::post("/games").header(header::HOST, "localhost").header(header::ORIGIN, "http://b");
    let foreign = foreign.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    let answer = send(&site, foreign.body(Body::from("variant=8x8")).unwrap()).await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn strange_names_are_refused_before_anything_is_read() {
    let site = site();
    for path in ["/", "/games", "/static/styles/site.css", "/words/en/play.json", "/game/0/socket"] {
        let request = Request::get(path).header(header::HOST, "rebound.example:8640").body(Body::empty()).unwrap();
        let answer = send(&site, request).await;
        assert_eq!(answer.status, StatusCode::MISDIRECTED_REQUEST, "{path}");
        assert!(answer.text.contains("does not answer to the name “rebound.example”"), "{path}: {}", answer.text);
    }
    let form = Request::post("/games")
        .header(header::HOST, "rebound.example")
        .header(header::ORIGIN, "http://rebound.example");
    let form = form.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    let answer = send(&site, form.body(Body::from("variant=8x8")).unwrap()).await;
    assert_eq!((answer.status, answer.cookies()), (StatusCode::MISDIRECTED_REQUEST, String::new()));
}

#[tokio::test]
async fn the_language_switch_is_remembered_and_leads_back() {
    let site = site();
    let answer = post(&site, "/language", "", "lang=fr&back=%2Fopen").await;
    assert_eq!((answer.status, answer.header(header::LOCATION)), (StatusCode::SEE_OTHER, "/open"));
    let page = get(&site, "/open", &answer.cookies()).await;
    assert!(page.text.contains("<html lang=\"fr\""));
    let away = post(&site, "/language", "", "lang=fr&back=%2F%2Felsewhere.example").await;
    assert_eq!(away.header(header::LOCATION), "/");
}

#[tokio::test]
async fn settings_are_remembered() {
    let site = site();
    let form = "theme=dark&marks=false&sound=true&motion=reduced&lang=fr&auto_roll=true";
    let saved = post(&site, "/settings", "", form).await;
    let page = get(&site, "/settings", &saved.cookies()).await;
    for data in [
        "data-theme=\"dark\"",
        "data-marks=\"false\"",
        "data-sound=\"true\"",
        "data-motion=\"reduced\"",
        "data-auto-roll=\"true\"",
    ] {
        assert!(page.text.contains(data), "{data}");
    }
}

#[tokio::test]
async fn a_game_starts_is_listed_and_is_deleted() {
    let site = site();
    let (href, cookies) = start(&site, "/games", "variant=6x6&opponent=person&start=handicap&corners=2").await;
    let page = get(&site, &href, &cookies).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text.contains("\"variant\":\"6x6\"") && page.text.contains("X-------------OX"), "{}", page.text);
    let stranger = get(&site, &href, "").await;
    assert_eq!(stranger.status, StatusCode::NOT_FOUND, "a game is its owner's");
    assert!(get(&site, "/games", &cookies).await.text.contains(&href));
    assert!(get(&site, "/", &cookies).await.text.contains(&href), "the banner leads back to it");
    let again = post(&site, &format!("{href}/again"), &cookies, "").await;
    assert_eq!(again.status, StatusCode::SEE_OTHER);
    assert_ne!(again.header(header::LOCATION), href);
    let gone = post(&site, &format!("{href}/delete"), &cookies, "").await;
    assert_eq!(gone.header(header::LOCATION), "/games");
    assert_eq!(get(&site, &href, &cookies).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn an_xot_game_starts_after_its_opening() {
    let site = site();
    for variant in ["8x8", "6x6", "anti", "anti6x6"] {
        let form = format!("variant={variant}&opponent=person&start=xot");
        let (href, cookies) = start(&site, "/games", &form).await;
        let page = get(&site, &href, &cookies).await;
        assert!(page.text.contains("\"ply\":8,"), "{variant} starts after eight plies");
        let transcript = get(&site, &format!("{href}/export/transcript"), &cookies).await.text;
        assert!(transcript.trim().ends_with(|last: char| last.is_ascii_digit()), "{transcript}");
    }
}

#[tokio::test]
async fn a_pasted_game_comes_back_in_every_format() {
    let site = site();
    let (href, cookies) = start(&site, "/open", "text=1.+F5+d6+2.+C3&variant=&opponent=person").await;
    let transcript = get(&site, &format!("{href}/export/transcript"), &cookies).await;
    assert_eq!(transcript.text, "8x8 f5d6c3\n");
    let ending = transcript.header(header::CONTENT_DISPOSITION);
    assert!(ending.starts_with("attachment; filename=\"volteface-") && ending.ends_with(".txt\""), "{ending}");
    let ggf = get(&site, &format!("{href}/export/ggf?show"), &cookies).await;
    assert!(ggf.text.contains("B[F5]") && ggf.text.contains("W[D6]"), "{}", ggf.text);
    assert!(ggf.header(header::CONTENT_DISPOSITION).starts_with("inline"));
    let sgf = get(&site, &format!("{href}/export/sgf"), &cookies).await;
    assert!(sgf.text.contains("GM[2]") && sgf.text.contains("2026-01-02"), "{}", sgf.text);
    let part = get(&site, &format!("{href}/export/transcript?node=2"), &cookies).await;
    assert_eq!(part.text, "8x8 f5d6\n");
    assert_eq!(get(&site, &format!("{href}/export/pdf"), &cookies).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_bad_text_names_the_place_and_the_reason_and_is_kept() {
    let site = site();
    for (lang, text, expect) in [
        ("en", "f5d9", "Move 2 (line 1, column 3): “d9” is not a square of this 8×8 board"),
        ("en", "f5d6%0Aa1", "Move 3 (line 2, column 1): a1: flips nothing"),
        ("fr", "f5d6c", "Coup 3 (ligne 1, colonne 5)\u{a0}: «\u{a0}c\u{a0}» n’est que la moitié d’un coup"),
        ("fr", "", "il n’y a rien à lire"),
    ] {
        let answer = post(&site, "/open", &format!("taste=lang={lang}"), &format!("text={text}")).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(answer.text.contains(expect), "{expect} in {}", answer.text);
        assert!(answer.headers.get(header::SET_COOKIE).is_none(), "nothing was made");
    }
}

#[tokio::test]
async fn a_set_up_is_checked_and_played() {
    let site = site();
    let board = "X------X-------------------OX------XO--------------------------O";
    let (href, cookies) = start(&site, "/setup", &format!("variant=8x8&board={board}&to_move=O&opponent=person")).await;
    assert!(get(&site, &href, &cookies).await.text.contains("\"toMove\":\"white\""));
    let empty = "-".repeat(64);
    for (board, expect) in [
        (empty.as_str(), "no disc"),
        ("X", "the board has 1 squares"),
        ("X--------------------------?X------XO---------------------------", "“?” is not a square"),
    ] {
        let form = format!("variant=8x8&board={board}&to_move=X&opponent=person");
        let check = post(&site, "/setup/check", "", &form).await;
        assert!(check.text.contains("\"ok\":false") && check.text.contains(expect), "{}", check.text);
        let refused = post(&site, "/setup", "", &form).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    }
    let over = format!("variant=8x8&board={}&to_move=X&opponent=person", "X".repeat(64));
    assert!(post(&site, "/setup/check", "", &over).await.text.contains("\"ok\":true"));
    let (href, cookies) = start(&site, "/setup", &over).await;
    assert!(
        get(&site, &href, &cookies).await.text.contains("\"result\":{\"winner\":\"black\",\"black\":64,\"white\":0}")
    );
}

#[tokio::test]
async fn files_are_kept_by_their_content() {
    let site = site();
    let page = get(&site, "/", "").await.text;
    let start = page.find("/static/styles/site.css?v=").expect("the page names its style by content");
    let address = page[start..].split('"').next().unwrap();
    let file = get(&site, address, "").await;
    assert!(file.header(header::CACHE_CONTROL).contains("immutable"));
    let etag = file.header(header::ETAG).to_owned();
    let request = Request::get("/static/styles/site.css").header(header::IF_NONE_MATCH, &etag);
    let known = send(&site, request.body(Body::empty()).unwrap()).await;
    assert_eq!((known.status, known.text.as_str()), (StatusCode::NOT_MODIFIED, ""));
    assert_eq!(get(&site, "/static/../Cargo.toml", "").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn no_form_breaks_the_site() {
    let site = site();
    for (path, form) in [
        ("/games", "variant=9x9&opponent=ghost&level=77&corners=9&start=never"),
        ("/games", ""),
        ("/games", "level=300"),
        ("/games", "level=x"),
        ("/setup", ""),
        ("/open", ""),
        ("/settings", "theme=%00&lang=xx"),
        ("/language", ""),
        ("/game/zzz/again", ""),
        ("/game/0123456789ab/delete", ""),
    ] {
        let answer = post(&site, path, "visitor=short; choice=%%%; taste=&&=;", form).await;
        assert!(!answer.status.is_server_error(), "{path} {form}: {}", answer.status);
    }
}

#[tokio::test]
async fn a_value_that_no_form_offers_is_refused_and_named() {
    let site = site();
    for (path, form, expect) in [
        ("/games", "variant=9x9", "“variant” cannot be “9x9”"),
        ("/games", "level=10", "“level” cannot be “10”"),
        ("/games", "variant=backgammon&points=100", "“points” cannot be “100”"),
        ("/games", "cube=perhaps", "“cube” cannot be “perhaps”"),
        ("/games", "corners=five", "“corners” cannot be “five”"),
        ("/open", "text=f5&opponent=ghost", "“opponent” cannot be “ghost”"),
        ("/setup", "board=x&to_move=B", "“to_move” cannot be “B”"),
        ("/setup/backgammon", "turn=green", "“turn” cannot be “green”"),
        ("/setup/backgammon", "dice=loaded", "“dice” cannot be “loaded”"),
        ("/settings", "theme=pink", "“theme” cannot be “pink”"),
        ("/language", "lang=xx", "“lang” cannot be “xx”"),
    ] {
        let answer = post(&site, path, "", form).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{path} {form}");
        assert!(answer.text.contains(expect), "{path} {form}: {expect}");
    }
    // What is left out or empty is as by default; so is what an old cookie says.
    let answer = post(&site, "/games", "choice=variant=9x9", "level=&colour=white").await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn a_form_that_is_too_long_gets_a_page_in_words() {
    let site = site();
    let long = format!("text={}", "%C3%A9".repeat(1_000_000));
    let answer = post(&site, "/open", "taste=lang=fr", &long).await;
    assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert!(answer.text.contains("C’est trop long"), "{}", answer.text);
    let fits = format!("text={}", "%C3%A9".repeat(500_000));
    assert_eq!(post(&site, "/open", "", &fits).await.status, StatusCode::UNPROCESSABLE_ENTITY);
}
