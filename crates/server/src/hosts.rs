//! The names that the site answers to.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::Request;
use axum::http::header;

/// The names that a browser may have for the site: any address in figures, `localhost`, and those that were given.
///
/// A page elsewhere can have its own name point at this machine. What it then asks for would count as its own site, and it could read
/// the answers: only the name it asks under tells it apart.
#[derive(Clone, Debug, Default)]
pub struct Hosts(Arc<[String]>);

impl Hosts {
    /// With these names besides, without ports.
    pub fn named(names: impl IntoIterator<Item = String>) -> Hosts {
        Hosts(names.into_iter().collect())
    }

    /// The name that a request asks under, where the site does not answer to it. A program that names no site is no browser.
    pub(crate) fn stranger<'a>(&self, request: &'a Request) -> Option<&'a str> {
        let in_address = request.uri().authority().map(|authority| authority.as_str());
        let in_header = request.headers().get(header::HOST).map(|host| host.to_str().unwrap_or("?"));
        let name = name(in_address.or(in_header)?);
        let is_known = is_address(name)
            || name.eq_ignore_ascii_case("localhost")
            || self.0.iter().any(|known| known.eq_ignore_ascii_case(name));
        (!is_known).then_some(name)
    }
}

/// The name in `name:port`, without the dot that may end it.
fn name(host: &str) -> &str {
    let name = match host.rsplit_once(':') {
        Some((name, _)) if !name.contains(':') || name.ends_with(']') => name,
        _ => host,
    };
    name.strip_suffix('.').unwrap_or(name)
}

/// Whether a name is an address in figures; one of version 6 stands in brackets.
fn is_address(name: &str) -> bool {
    let bare = name.strip_prefix('[').and_then(|name| name.strip_suffix(']'));
    match bare {
        Some(bare) => matches!(bare.parse(), Ok(IpAddr::V6(_))),
        None => matches!(name.parse(), Ok(IpAddr::V4(_))),
    }
}

#[cfg(test)]
mod tests {
    use axum::body::Body;

    use super::*;

    fn check(host: &str, stranger: Option<&str>) {
        let hosts = Hosts::named(["club.example".to_owned()]);
        let request = Request::get("/").header(header::HOST, host).body(Body::empty()).unwrap();
        assert_eq!(hosts.stranger(&request), stranger, "{host}");
    }

    #[test]
    fn addresses_and_known_names_are_no_strangers() {
        for host in
            ["127.0.0.1:8640", "192.168.1.7", "[::1]:8640", "[fe80::1]", "localhost:8640", "LocalHost.", "Club.example"]
        {
            check(host, None);
        }
        check("elsewhere.example:8640", Some("elsewhere.example"));
        check("127.0.0.1.elsewhere.example", Some("127.0.0.1.elsewhere.example"));
        check("localhost.elsewhere.example", Some("localhost.elsewhere.example"));
        check("club.example.elsewhere.example", Some("club.example.elsewhere.example"));
        check("club.example@elsewhere.example:80", Some("club.example@elsewhere.example"));
        check("::1", Some("::1"));
        check("", Some(""));
    }

    #[test]
    fn who_names_no_site_is_no_browser() {
        let request = Request::get("/").body(Body::empty()).unwrap();
        assert_eq!(Hosts::default().stranger(&request), None);
        let request = Request::get("http://elsewhere.example/").body(Body::empty()).unwrap();
        assert_eq!(Hosts::default().stranger(&request), Some("elsewhere.example"));
    }
}
