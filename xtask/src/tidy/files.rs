//! Names and sizes of files, and words that no file may hold.

use std::path::Path;

use super::Finding;
use super::rust_text::RustText;
use crate::tree::Tree;

/// The longest source file, in lines.
const LONGEST: usize = 800;

/// Names that say nothing: a module is a noun.
const EMPTY_NAMES: [&str; 11] =
    ["util", "utils", "helper", "helpers", "common", "commons", "manager", "managers", "misc", "shared", "stuff"];

/// Words of unfinished things, in any text that a person may read, in lower case.
const UNFINISHED: [&str; 4] = [
    concat!("coming", " soon"),
    concat!("not yet ", "implemented"),
    concat!("bientôt ", "disponible"),
    concat!("lorem ", "ipsum"),
];

/// The starts of paths that exist on one machine only.
const MACHINE_PATHS: [&str; 5] = [
    concat!("/ho", "me/"),
    concat!("/ro", "ot/"),
    concat!("/Use", "rs/"),
    concat!("/wo", "rk/"),
    concat!("C:", "\\Users"),
];

/// Endings of files that are read for words and paths.
const TEXTS: [&str; 17] = [
    "rs", "toml", "md", "ftl", "html", "js", "mjs", "ts", "css", "json", "svg", "sh", "sql", "txt", "yml", "yaml",
    "jsonl",
];

/// Checks every file.
///
/// # Errors
///
/// When a file cannot be read.
pub fn check(tree: &Tree) -> anyhow::Result<Vec<Finding>> {
    let mut found = Vec::new();
    for file in &tree.files {
        found.extend(check_name(file));
        let ending = file.extension().and_then(|ending| ending.to_str()).unwrap_or("");
        if (TEXTS.contains(&ending) || file.starts_with(".ci"))
            && let Some(text) = tree.read(file)?
        {
            found.extend(check_text(file, &text));
        }
    }
    Ok(found)
}

fn check_name(file: &Path) -> Option<Finding> {
    let ours = ["crates", "xtask", "web", "fuzz"].iter().any(|folder| file.starts_with(folder));
    let named = |part: &std::ffi::OsStr| {
        let name = part.to_str().unwrap_or_default();
        EMPTY_NAMES.iter().find(|empty| name.split('.').next() == Some(empty)).copied()
    };
    let name = file.iter().find_map(named).filter(|_| ours)?;
    Some(Finding::new(file, 0, format!("`{name}` names nothing: a module is a noun of the field")))
}

fn check_text(file: &Path, text: &str) -> Vec<Finding> {
    let mut found = Vec::new();
    let is_rust = file.extension().is_some_and(|ending| ending == "rs");
    let lines = text.lines().count();
    if is_rust && lines > LONGEST {
        found.push(Finding::new(
            file,
            LONGEST + 1,
            format!("{lines} lines: more than {LONGEST} are more than one noun"),
        ));
    }
    for (line, text) in (1..).zip(text.lines()) {
        let lower = text.to_lowercase();
        if let Some(word) = UNFINISHED.iter().find(|word| lower.contains(*word)) {
            found.push(Finding::new(file, line, format!("`{word}`: what is not there is not announced")));
        }
        if let Some(path) = MACHINE_PATHS.iter().find(|path| holds_path(text, path)) {
            found.push(Finding::new(file, line, format!("`{path}` is a path of one machine")));
        }
    }
    if is_rust {
        for (line, code) in RustText::read(text).lines() {
            for name in ["todo!", "unimplemented!"] {
                if code.contains(name) {
                    found.push(Finding::new(file, line, format!("`{name}` is left")));
                }
            }
        }
    }
    found
}

/// Whether an absolute path that starts so stands in the text, not just a part of another path.
fn holds_path(text: &str, start: &str) -> bool {
    text.match_indices(start)
        .any(|(at, _)| !text[..at].ends_with(|letter: char| letter.is_alphanumeric() || "._-~$}/*".contains(letter)))
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{check_name, check_text};

    fn check(file: &str, text: &str, wrong: &[&str]) {
        let found: Vec<String> = check_text(Path::new(file), text).into_iter().map(|it| it.what).collect();
        assert_eq!(found.len(), wrong.len(), "{file}: {found:?}");
        for part in wrong {
            assert!(found.iter().any(|what| what.contains(part)), "{file}: no {part:?} in {found:?}");
        }
    }

    #[test]
    fn names() {
        for (file, is_wrong) in [
            ("crates/reversi/src/utils.rs", true),
            ("crates/reversi/src/helpers/mod.rs", true),
            ("web/static/scripts/common.js", true),
            ("crates/reversi/src/flip.rs", false),
            ("crates/reversi/src/commons_law.rs", false),
            ("docs/common.md", false),
        ] {
            assert_eq!(check_name(Path::new(file)).is_some(), is_wrong, "{file}");
        }
    }

    #[test]
    fn sizes() {
        check("a.rs", &"\n".repeat(800), &[]);
        check("a.rs", &"\n".repeat(801), &["801 lines"]);
        check("a.json", &"\n".repeat(801), &[]);
    }

    #[test]
    fn unfinished() {
        check("a.rs", concat!("fn f() { to", "do!() }"), &[concat!("to", "do!")]);
        check("a.rs", concat!("// to", "do!\nlet x = \"unimplemented", "!\";"), &[]);
        check("a.ftl", concat!("x = Coming", " soon"), &["not announced"]);
    }

    #[test]
    fn paths() {
        check("a.md", concat!("see `/ho", "me/ada/x`"), &["one machine"]);
        check("a.toml", concat!("x = \"/wo", "rk/x\""), &["one machine"]);
        check("a.md", concat!("https://example.org/ho", "me/x and ~/ho", "me/y"), &[]);
    }
}
