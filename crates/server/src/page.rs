//! What every page knows: its language, its reader's settings, its own address.

use std::convert::Infallible;

use askama::Template;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use table::{Arg, Reason};
use words::Lang;

use crate::prefs::{self, Prefs};
use crate::{cookie, files};

/// The frame of a page, handed to each template.
#[derive(Clone, Debug)]
pub struct Page {
    /// The language it speaks.
    pub lang: Lang,
    /// The language that its switch offers.
    pub other_lang: Lang,
    /// Its reader's settings.
    pub prefs: Prefs,
    /// Its path and query: where forms of the frame lead back to.
    pub path: String,
}

impl Page {
    /// A sentence of the catalogue.
    pub fn t(&self, name: &str) -> String {
        words::say(self.lang, name, &[])
    }

    /// A sentence with a number in it.
    pub fn tn(&self, name: &str, variable: &'static str, number: impl Count) -> String {
        words::say(self.lang, name, &[(variable, Arg::Number(number.count()))])
    }

    /// A sentence with a text in it.
    pub fn ts(&self, name: &str, variable: &'static str, text: &str) -> String {
        words::say(self.lang, name, &[(variable, Arg::from(text))])
    }

    /// A refusal or another reason as a sentence.
    pub fn reason(&self, reason: &Reason) -> String {
        words::say_reason(self.lang, reason)
    }

    /// The address of a file of `web/static`, which changes with its content.
    pub fn asset(&self, path: &str) -> String {
        files::address(path)
    }
}

/// A number in a sentence. Templates hand over references.
pub trait Count {
    /// The number.
    fn count(&self) -> i64;
}

impl<T: Count> Count for &T {
    fn count(&self) -> i64 {
        (*self).count()
    }
}

macro_rules! counts {
    ($($number:ty),*) => {
        $(impl Count for $number {
            fn count(&self) -> i64 {
                i64::try_from(*self).unwrap_or(i64::MAX)
            }
        })*
    };
}

counts!(u8, u32, u64, usize, i64);

impl<S: Sync> FromRequestParts<S> for Page {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Page, Infallible> {
        let prefs = cookie::read(&parts.headers, prefs::COOKIE).map(Prefs::read).unwrap_or_default();
        let accepted = || {
            let header = parts.headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
            header.map(Lang::accepted).unwrap_or_default()
        };
        let lang = prefs.lang.unwrap_or_else(accepted);
        let path = parts.uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
        Ok(Page { lang, other_lang: lang.other(), prefs, path })
    }
}

/// A rendered template as an answer.
pub fn show(template: &impl Template) -> Response {
    show_as(StatusCode::OK, template)
}

/// A rendered template as an answer with a status of its own.
pub fn show_as(status: StatusCode, template: &impl Template) -> Response {
    match template.render() {
        // A page tells of its reader's games: nothing on the way may keep it.
        Ok(html) => (status, [(header::CACHE_CONTROL, "no-store")], Html(html)).into_response(),
        Err(error) => {
            tracing::error!(%error, "a template does not render");
            StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
    }
}
