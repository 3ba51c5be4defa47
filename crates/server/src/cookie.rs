//! Reading and setting cookies.

use axum::http::{HeaderMap, HeaderValue, header};

/// A year.
const KEPT_SECONDS: u32 = 31_536_000;

/// The value of a cookie that the browser sent.
pub fn read<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find_map(|(found, value)| (found == name).then_some(value))
}

/// The header that sets a cookie for a year; scripts do not see it, other sites' forms do not send it.
///
/// # Panics
///
/// If the value holds a character that a cookie cannot.
pub fn set(name: &str, value: &str) -> (header::HeaderName, HeaderValue) {
    let text = format!("{name}={value}; Path=/; Max-Age={KEPT_SECONDS}; HttpOnly; SameSite=Lax");
    (header::SET_COOKIE, HeaderValue::from_str(&text).expect("our cookies are plain ASCII"))
}
