//! The sentences that pages' scripts speak.

use std::hash::{DefaultHasher, Hash, Hasher};

use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use words::Lang;

/// Answers with `play.json`, `backgammon.json` or `lesson.json` of a language: a file of the catalogue, see [`words::script`].
pub async fn get(Path((lang, file)): Path<(String, String)>, headers: HeaderMap) -> Response {
    let script = match (lang.parse::<Lang>(), file.as_str()) {
        (Ok(lang), "play.json") => words::script(lang, "play"),
        (Ok(lang), "backgammon.json") => words::script(lang, "backgammon"),
        (Ok(lang), "lesson.json") => words::script(lang, "lesson"),
        _ => None,
    };
    let Some(script) = script else { return StatusCode::NOT_FOUND.into_response() };
    let mut hasher = DefaultHasher::new();
    script.hash(&mut hasher);
    let etag = format!("\"{:016x}\"", hasher.finish());
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|value| value.as_bytes() == etag.as_bytes());
    let head = [
        (header::ETAG, etag.as_str()),
        (header::CACHE_CONTROL, "no-cache"),
        (header::CONTENT_TYPE, "application/json"),
    ];
    if known { (StatusCode::NOT_MODIFIED, head).into_response() } else { (head, script).into_response() }
}
