//! What a form sends.

use axum::Form;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use serde::Deserialize;
use table::Reason;

use crate::error::Failure;
use crate::page::Page;

/// The fields of a form, in its order. A field that is missing reads as empty, and has a default.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(transparent)]
pub struct Fields(Vec<(String, String)>);

impl Fields {
    /// The value of the first field of this name.
    pub fn get(&self, name: &str) -> &str {
        self.iter().find(|(found, _)| *found == name).map_or("", |(_, value)| value)
    }

    /// Every field, as name and value.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }
}

impl<S: Send + Sync> FromRequest<S> for Fields {
    type Rejection = Failure;

    /// Reads a posted form; one that is too long, or none at all, gets a page of this site that says so.
    async fn from_request(request: Request, state: &S) -> Result<Fields, Failure> {
        let (mut parts, body) = request.into_parts();
        let Ok(page) = Page::from_request_parts(&mut parts, state).await;
        match Form::<Fields>::from_request(Request::from_parts(parts, body), state).await {
            Ok(Form(fields)) => Ok(fields),
            Err(refused) => Err(match refused.into_response().status() {
                StatusCode::PAYLOAD_TOO_LARGE => Failure::too_long(page),
                _ => Failure::not_a_form(page),
            }),
        }
    }
}

/// A field's new value in its place, if it has one; tells whether it had.
pub fn put<T>(place: &mut T, value: Option<T>) -> bool {
    value.map(|value| *place = value).is_some()
}

/// What a box or a switch says.
pub fn switch(value: &str) -> Option<bool> {
    match value {
        "1" | "on" | "true" => Some(true),
        "0" | "off" | "false" => Some(false),
        _ => None,
    }
}

/// Passes a field whose value is known, or empty.
///
/// # Errors
///
/// The sentence that names the field and its value.
pub fn known(name: &str, value: &str, is_known: bool) -> Result<(), Reason> {
    if is_known || value.is_empty() {
        return Ok(());
    }
    let short = |text: &str| text.chars().take(40).collect::<String>();
    Err(Reason::new("refusal-form-value").with("field", short(name)).with("value", short(value)))
}
