//! What every request and answer must have, whatever the page.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::error::Failure;
use crate::hosts::Hosts;
use crate::page::Page;

/// Pages load nothing from anywhere else, and run no script of a text.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Whether a request that may change something comes from a page of this very site.
///
/// A browser names the page's origin with each form and socket; a program that is no browser need not.
pub fn is_own(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let host = headers.get(header::HOST).map(HeaderValue::as_bytes).unwrap_or_default();
    match origin.to_str().ok().and_then(|origin| origin.split_once("://")) {
        Some((_, authority)) => !host.is_empty() && authority.as_bytes().eq_ignore_ascii_case(host),
        None => false,
    }
}

/// Refuses strange names and other sites' forms, and puts the safety headers on every answer.
pub async fn guard(State(hosts): State<Hosts>, page: Page, request: Request, next: Next) -> Response {
    let mut answer = if let Some(name) = hosts.stranger(&request) {
        Failure::misdirected(page, name).into_response()
    } else if request.method() == Method::POST && !is_own(request.headers()) {
        Failure::forbidden(page).into_response()
    } else {
        next.run(request).await
    };
    let headers = answer.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    answer
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(origin: Option<&'static str>, host: &'static str, expect: bool) {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_static(host));
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
        }
        assert_eq!(is_own(&headers), expect, "{origin:?} at {host}");
    }

    #[test]
    fn only_pages_of_this_site_may_post() {
        check(None, "127.0.0.1:8080", true);
        check(Some("http://127.0.0.1:8080"), "127.0.0.1:8080", true);
        check(Some("http://127.0.0.1:8081"), "127.0.0.1:8080", false);
        check(Some("https://elsewhere.example"), "127.0.0.1:8080", false);
        check(Some("null"), "127.0.0.1:8080", false);
    }
}
