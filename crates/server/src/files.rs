//! The files of `web/static`: built into a release, read from the folder while developing.

use std::fmt::Write;

use axum::extract::{Path, RawQuery};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../web/static"]
struct Files;

fn tag(hash: &[u8]) -> String {
    hash.iter().take(8).fold(String::with_capacity(16), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a string takes all that is written");
        text
    })
}

/// The address of a file, with its content's hash: it may be kept for ever.
pub fn address(path: &str) -> String {
    match Files::get(path) {
        Some(file) => format!("/static/{path}?v={}", tag(&file.metadata.sha256_hash())),
        None => format!("/static/{path}"),
    }
}

/// Answers with a file.
pub async fn serve(Path(path): Path<String>, RawQuery(query): RawQuery, headers: HeaderMap) -> Response {
    let Some(file) = Files::get(&path) else { return StatusCode::NOT_FOUND.into_response() };
    let etag = format!("\"{}\"", tag(&file.metadata.sha256_hash()));
    // A module imports its neighbours by their plain names: those are asked for again each time, and rarely sent.
    let cache = if query.is_some_and(|query| query.starts_with("v=")) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|value| value.as_bytes() == etag.as_bytes());
    let head = [(header::ETAG, etag.as_str()), (header::CACHE_CONTROL, cache), (header::CONTENT_TYPE, kind(&path))];
    if known {
        return (StatusCode::NOT_MODIFIED, head).into_response();
    }
    (head, file.data.into_owned()).into_response()
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("json" | "webmanifest") => "application/json",
        _ => "application/octet-stream",
    }
}
