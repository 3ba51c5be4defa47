//! Just enough HTTP to measure a server that runs on this machine.

use std::io::{Read, Write};
use std::net::TcpStream;

use anyhow::Context;

/// An answer.
pub struct Answer {
    /// Status line and headers.
    pub head: String,
    /// The body.
    pub body: String,
}

impl Answer {
    /// The first header of this name.
    pub fn header(&self, name: &str) -> Option<&str> {
        let of_name = |line: &&str| line.split_once(':').is_some_and(|(it, _)| it.eq_ignore_ascii_case(name));
        self.head.lines().find(of_name).and_then(|line| line.split_once(':')).map(|(_, value)| value.trim())
    }
}

/// Asks once and reads to the end.
///
/// # Errors
///
/// When the connection fails or the answer is none of HTTP.
pub fn ask(authority: &str, method: &str, path: &str, cookie: &str, form: &str) -> anyhow::Result<Answer> {
    let mut stream = TcpStream::connect(authority)?;
    stream.set_nodelay(true)?;
    let kind = if form.is_empty() { "" } else { "Content-Type: application/x-www-form-urlencoded\r\n" };
    let length = form.len();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nHost: {authority}\r\nCookie: {cookie}\r\nConnection: close\r\n{kind}Content-Length: {length}\r\n\r\n{form}"
    )?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    let (head, body) = answer.split_once("\r\n\r\n").context("an answer has a head")?;
    Ok(Answer { head: head.to_owned(), body: body.to_owned() })
}
