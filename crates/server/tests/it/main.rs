//! The site over HTTP and sockets, without a browser.

mod backgammon;
mod match_pages;
mod pages;
mod socket;
mod terminal;

use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Request, StatusCode, header};
use club::{Club, Options};
use server::{App, Hosts, router};
use store::{Millis, Sqlite};
use tower::ServiceExt;

fn site() -> Router {
    let options = Options { threads: 1, demonstration_pace: Duration::ZERO };
    // A fixed day: 2026-01-02 in UTC.
    let club = Club::new(Sqlite::in_memory().unwrap(), || Millis(1_767_312_000_000), options);
    router(App { club, terminal: None, hosts: Hosts::default() })
}

/// An answer, read to its end.
struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    text: String,
}

impl Answer {
    fn header(&self, name: header::HeaderName) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    /// The cookies it sets, as a browser would send them back.
    fn cookies(&self) -> String {
        let set = self.headers.get_all(header::SET_COOKIE).iter();
        let pairs: Vec<_> = set.map(|value| value.to_str().unwrap().split(';').next().unwrap()).collect();
        pairs.join("; ")
    }
}

async fn send(site: &Router, request: Request<Body>) -> Answer {
    let (head, body) = site.clone().oneshot(request).await.unwrap().into_parts();
    let text = String::from_utf8(to_bytes(body, usize::MAX).await.unwrap().to_vec()).unwrap();
    Answer { status: head.status, headers: head.headers, text }
}

async fn get(site: &Router, path: &str, cookies: &str) -> Answer {
    send(site, Request::get(path).header(header::COOKIE, cookies).body(Body::empty()).unwrap()).await
}

async fn post(site: &Router, path: &str, cookies: &str, form: &str) -> Answer {
    let request = Request::post(path)
        .header(header::COOKIE, cookies)
        .header(header::HOST, "127.0.0.1:8640")
        .header(header::ORIGIN, "http://127.0.0.1:8640")
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    send(site, request.body(Body::from(form.to_owned())).unwrap()).await
}

/// Starts a game with this form; its address and its owner's cookies.
async fn start(site: &Router, path: &str, form: &str) -> (String, String) {
    let answer = post(site, path, "", form).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    (answer.header(header::LOCATION).to_owned(), answer.cookies())
}
