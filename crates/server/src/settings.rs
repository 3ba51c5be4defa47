//! A reader's settings, and the language switch of every page.

use askama::Template;
use axum::extract::Query;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use serde::Deserialize;
use table::Reason;

use crate::cookie;
use crate::error::Failure;
use crate::form::{self, Fields};
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
pub async fn post(page: Page, fields: Fields) -> Result<Response, Failure> {
    let prefs = with(page.prefs, &fields).map_err(|reason| Failure::refused(page, &reason))?;
    Ok(back_with(prefs, "/settings?saved"))
}

/// These settings with what a form changes.
fn with(mut prefs: Prefs, fields: &Fields) -> Result<Prefs, Reason> {
    fields.iter().try_for_each(|(name, value)| form::known(name, value, prefs.set(name, value)))?;
    Ok(prefs)
}

/// Switches the language and goes back to the page.
pub async fn language(page: Page, fields: Fields) -> Result<Response, Failure> {
    let prefs = with(page.prefs, &fields).map_err(|reason| Failure::refused(page, &reason))?;
    Ok(back_with(prefs, own_path(fields.get("back"))))
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
