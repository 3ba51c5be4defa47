//! When a page cannot be shown.

use askama::Template;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use table::Reason;

use crate::page::{Page, show_as};

/// A page's failure, shown in the frame of the site.
pub struct Failure {
    page: Page,
    status: StatusCode,
    detail: Option<String>,
}

#[derive(Template)]
#[template(path = "error.html")]
struct ErrorPage {
    page: Page,
    status: u16,
    detail: Option<String>,
}

impl Failure {
    /// There is no such page, or it is someone else's.
    pub fn not_found(page: Page) -> Failure {
        Failure { page, status: StatusCode::NOT_FOUND, detail: None }
    }

    /// The form did not come from a page of this site.
    pub fn forbidden(page: Page) -> Failure {
        Failure { page, status: StatusCode::FORBIDDEN, detail: None }
    }

    /// The site was asked under a name that it does not answer to.
    pub fn misdirected(page: Page, name: &str) -> Failure {
        let detail = Some(page.ts("error-name", "name", name));
        Failure { page, status: StatusCode::MISDIRECTED_REQUEST, detail }
    }

    /// The form is longer than any that a page here sends.
    pub fn too_long(page: Page) -> Failure {
        let detail = Some(page.t("refusal-form-too-long"));
        Failure { page, status: StatusCode::PAYLOAD_TOO_LARGE, detail }
    }

    /// A form says what none can, and why not.
    pub fn refused(page: Page, reason: &Reason) -> Failure {
        let detail = Some(page.reason(reason));
        Failure { page, status: StatusCode::UNPROCESSABLE_ENTITY, detail }
    }

    /// What was posted is no form.
    pub fn not_a_form(page: Page) -> Failure {
        Failure { page, status: StatusCode::BAD_REQUEST, detail: None }
    }

    /// The club refused, or could not.
    pub fn club(page: Page, error: &club::Error) -> Failure {
        match error {
            club::Error::Refused(refused) => {
                let detail = Some(page.reason(&refused.0));
                Failure { page, status: StatusCode::BAD_REQUEST, detail }
            }
            error => {
                tracing::error!(path = page.path, %error, "a page failed");
                Failure { page, status: StatusCode::INTERNAL_SERVER_ERROR, detail: None }
            }
        }
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let Failure { page, status, detail } = self;
        show_as(status, &ErrorPage { page, status: status.as_u16(), detail })
    }
}
