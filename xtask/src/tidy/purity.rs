//! At the table and below nothing is async, opens a file or a socket, reads a clock or draws a random number.

use std::path::Path;

use super::Finding;
use super::rust_text::RustText;
use crate::tree::Tree;

/// The crates this holds for.
const PURE: [&str; 6] = ["reversi", "backgammon", "reversi-engine", "backgammon-engine", "table", "bots"];

/// Modules of `std` that reach outside.
const NOT_FROM_STD: [&str; 7] = ["fs", "net", "env", "process", "io::stdin", "io::stdout", "os"];

/// Words that mean a clock, randomness or async wherever they stand in code.
const NOT_WORDS: [(&str, &str); 9] = [
    ("Instant", "reads a clock"),
    ("SystemTime", "reads a clock"),
    ("UNIX_EPOCH", "reads a clock"),
    ("RandomState", "draws random numbers"),
    ("rand", "draws random numbers"),
    ("getrandom", "draws random numbers"),
    ("async", "is async"),
    ("await", "is async"),
    ("println", "writes to the screen"),
];

/// Scans the sources of the pure crates; their tests and examples may do as they like.
///
/// # Errors
///
/// When a file cannot be read.
pub fn check(tree: &Tree) -> anyhow::Result<Vec<Finding>> {
    let mut found = Vec::new();
    for name in PURE {
        for file in tree.below(&format!("crates/{name}/src"), &["rs"]) {
            if let Some(text) = tree.read(file)? {
                found.extend(check_text(file, &text));
            }
        }
    }
    Ok(found)
}

fn check_text(file: &Path, text: &str) -> Vec<Finding> {
    let parts = RustText::read(text);
    let mut found = Vec::new();
    for (line, code) in parts.lines() {
        for (word, does) in NOT_WORDS {
            if words(code).any(|it| it == word) {
                found.push(Finding::new(file, line, format!("`{word}` {does}: the caller gives it as an argument")));
            }
        }
    }
    for (line, path) in std_paths(&parts.code) {
        if let Some(module) = NOT_FROM_STD.iter().find(|module| starts_with_path(&path, module)) {
            found.push(Finding::new(
                file,
                line,
                format!("`std::{module}` reaches outside: the caller gives the bytes"),
            ));
        }
    }
    found
}

fn words(code: &str) -> impl Iterator<Item = &str> {
    code.split(|letter: char| !letter.is_alphanumeric() && letter != '_')
}

fn starts_with_path(path: &str, module: &str) -> bool {
    path.strip_prefix(module).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

/// What is named from `std`, also within braces: `std::{fmt, io::{self, stdin}}` gives `fmt`, `io::self`, `io::stdin`.
fn std_paths(code: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (at, _) in code.match_indices("std::") {
        if code[..at].ends_with(|letter: char| letter.is_alphanumeric() || letter == '_') {
            continue;
        }
        let line = code[..at].matches('\n').count() + 1;
        let mut rest = &code[at + "std::".len()..];
        paths("", &mut rest, &mut |path| found.push((line, path)));
    }
    found
}

/// Reads one use tree from `rest` and tells each of its paths.
fn paths(before: &str, rest: &mut &str, tell: &mut impl FnMut(String)) {
    let mut path = before.to_owned();
    loop {
        *rest = rest.trim_start();
        if let Some(inside) = rest.strip_prefix('{') {
            *rest = inside;
            while !rest.is_empty() && !rest.starts_with('}') {
                let length = rest.len();
                paths(&path, rest, tell);
                *rest = rest.trim_start();
                *rest = rest.strip_prefix(',').unwrap_or(rest).trim_start();
                if rest.len() == length {
                    return;
                }
            }
            *rest = rest.strip_prefix('}').unwrap_or(rest);
            return;
        }
        let end = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(rest.len());
        path.push_str(&rest[..end]);
        *rest = &rest[end..];
        match rest.strip_prefix("::") {
            Some(next) => {
                path.push_str("::");
                *rest = next;
            }
            None => return tell(path),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::check_text;

    fn check(text: &str, wrong: &[&str]) {
        let found: Vec<String> = check_text(Path::new("a.rs"), text).into_iter().map(|it| it.what).collect();
        assert_eq!(found.len(), wrong.len(), "{text}: {found:?}");
        for part in wrong {
            assert!(found.iter().any(|what| what.contains(part)), "{text}: no {part:?} in {found:?}");
        }
    }

    #[test]
    fn what_reaches_outside() {
        check("use std::fs;", &["`std::fs`"]);
        check("use std::{fmt, fs::File};", &["`std::fs`"]);
        check("use std::{\n    fmt,\n    io::{self, stdin},\n};", &["`std::io::stdin`"]);
        check("let x = std::env::var(\"A\");", &["`std::env`"]);
        check("use std::net::TcpStream;", &["`std::net`"]);
        check("use std::time::{Duration, Instant};", &["`Instant`"]);
        check("async fn f() {}", &["`async`"]);
        check("let x = rand::random();", &["`rand`"]);
    }

    #[test]
    fn what_does_not() {
        check("use std::{fmt, io, time::Duration};", &[]);
        check("// std::fs, Instant\nlet x = \"std::fs Instant\";", &[]);
        check("use std::fsync; let operand = 1; let instant = 2;", &[]);
    }
}
