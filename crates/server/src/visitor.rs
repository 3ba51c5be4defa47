//! Who is at the other end, without an account.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderValue, header::HeaderName};
use sha2::{Digest, Sha256};
use store::OwnerKey;

use crate::cookie;

/// The name of the cookie with the token.
pub const COOKIE: &str = "visitor";

/// A browser that has played here, known by a secret of 256 bits of which only the SHA-256 is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Visitor(pub OwnerKey);

impl Visitor {
    /// The visitor of a token: 64 hexadecimal digits.
    pub fn of_token(token: &str) -> Option<Visitor> {
        let well_formed = token.len() == 64 && token.bytes().all(|byte| byte.is_ascii_hexdigit());
        well_formed.then(|| Visitor(OwnerKey(Sha256::digest(token).into())))
    }

    /// A new token.
    pub fn new_token() -> String {
        club::random_bytes::<32>().iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// A new visitor, and the header that makes its browser remember it.
    pub fn fresh() -> (Visitor, (HeaderName, HeaderValue)) {
        let token = Visitor::new_token();
        let visitor = Visitor::of_token(&token).expect("a token of our own is well formed");
        (visitor, cookie::set(COOKIE, &token))
    }
}

/// The name of the cookie with the token of this machine's terminal.
pub const TERMINAL_COOKIE: &str = "terminal";

/// The visitor, if the browser has been here before, and the terminal whose games it was shown the way to.
#[derive(Clone, Copy)]
pub struct Known {
    /// The browser.
    pub visitor: Option<Visitor>,
    /// The terminal.
    pub terminal: Option<Visitor>,
}

impl Known {
    /// Whose games may be seen and played.
    pub fn owners(&self) -> impl Iterator<Item = OwnerKey> + use<> {
        [self.visitor, self.terminal].into_iter().flatten().map(|visitor| visitor.0)
    }
}

impl<S: Sync> FromRequestParts<S> for Known {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Known, Infallible> {
        let read = |name| cookie::read(&parts.headers, name).and_then(Visitor::of_token);
        Ok(Known { visitor: read(COOKIE), terminal: read(TERMINAL_COOKIE) })
    }
}

/// The visitor, made on the spot when the browser has not been here before.
pub struct Welcome {
    /// Who.
    pub visitor: Visitor,
    /// What the answer must carry for a new visitor.
    pub cookie: Option<(HeaderName, HeaderValue)>,
}

impl<S: Sync> FromRequestParts<S> for Welcome {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Welcome, Infallible> {
        let known = Known::from_request_parts(parts, state).await?;
        Ok(match known.visitor {
            Some(visitor) => Welcome { visitor, cookie: None },
            None => {
                let (visitor, cookie) = Visitor::fresh();
                Welcome { visitor, cookie: Some(cookie) }
            }
        })
    }
}
