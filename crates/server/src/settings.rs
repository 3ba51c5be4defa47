//! A reader's settings, and the language switch of every page.

use askama::Template;
use axum::extract::Query;
use axum::http::HeaderMap;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use serde::Deserialize;

use crate::cookie;
use crate::form::Fields;
use crate::page::{Page, show};
use crate::prefs::{self, Prefs};

#[derive(Template)]
#[template(path = "settings.html")]
struct SettingsPage {
    page: Page,
    saved: bool,
    back: String,
}

/// Where the page was come from.
#[derive(Deserialize)]
pub struct Came {
    /// Present after saving.
    saved: Option<String>,
}

/// The page.
pub async fn get(page: Page, Query(came): Query<Came>) -> Response {
    show(&SettingsPage { page, saved: came.saved.is_some(), back: String::new() })
}

/// Saves the settings.
pub async fn post(page: Page, fields: Fields) -> Response {
    let mut prefs = page.prefs;
    for (name, value) in fields.iter() {
        prefs.set(name, value);
    }
    back_with(prefs, "/settings?saved")
}

/// Switches the language and goes back to the page.
pub async fn language(headers: HeaderMap, fields: Fields) -> Response {
    let mut prefs = cookie::read(&headers, prefs::COOKIE).map(Prefs::read).unwrap_or_default();
    prefs.set("lang", fields.get("lang"));
    back_with(prefs, own_path(fields.get("back")))
}

/// A path of this site; the start page for anything else, so that nobody is led away.
fn own_path(path: &str) -> &str {
    let own = path.starts_with('/') && !path.starts_with("//") && path.bytes().all(|byte| byte.is_ascii_graphic());
    if own && !path.contains('\\') { path } else { "/" }
}

fn back_with(prefs: Prefs, path: &str) -> Response {
    let remembered = cookie::set(prefs::COOKIE, &prefs.to_string());
    (AppendHeaders([remembered]), Redirect::to(path)).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_leads_back_only_into_this_site() {
        for (path, expect) in [
            ("/games?after=x", "/games?after=x"),
            ("//elsewhere.example/", "/"),
            ("https://elsewhere.example", "/"),
            ("/\\elsewhere.example", "/"),
            ("/a\r\nSet-Cookie: x", "/"),
            ("", "/"),
        ] {
            assert_eq!(own_path(path), expect);
        }
    }
}
