//! The sentences of `hint.ftl`: one for every reason, in both languages.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// Each message with its text.
fn messages(lang: &str) -> BTreeMap<String, String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(lang).join("hint.ftl");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut messages: BTreeMap<String, String> = BTreeMap::new();
    let mut current = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
        let line = if line.starts_with(' ') {
            line
        } else {
            let (name, rest) = line.split_once('=').expect("a message has a name");
            current = name.trim().to_owned();
            rest
        };
        messages.entry(current.clone()).or_default().push_str(line);
    }
    messages
}

/// The variables of a message.
fn variables(text: &str) -> BTreeSet<&str> {
    let end = |rest: &str| rest.find(|letter: char| !letter.is_ascii_alphanumeric()).unwrap_or(rest.len());
    text.split('$').skip(1).map(|rest| &rest[..end(rest)]).collect()
}

/// The keys that the source names.
fn keys() -> BTreeSet<String> {
    let sources = ["src/reversi/hint.rs", "src/backgammon.rs"].map(|file| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
        fs::read_to_string(path).unwrap()
    });
    let texts = sources.iter().flat_map(|source| source.split('"'));
    texts.filter(|text| text.starts_with("hint-")).map(str::to_owned).collect()
}

#[test]
fn every_reason_has_its_sentence_and_every_sentence_its_reason() {
    let keys = keys();
    assert!(keys.len() > 25);
    for lang in ["en", "fr"] {
        assert_eq!(messages(lang).into_keys().collect::<BTreeSet<_>>(), keys, "{lang}");
    }
}

#[test]
fn both_languages_say_the_same_things() {
    let (english, french) = (messages("en"), messages("fr"));
    for (key, text) in &english {
        assert_eq!(variables(text), variables(&french[key]), "{key}");
        if variables(text).contains("square") {
            assert!(text.trim().starts_with("{ $square }:"), "{key}");
            assert!(french[key].trim().starts_with("{ $square }\u{a0}:"), "{key}");
        }
    }
}

/// Whether a sentence has all that it speaks of.
pub fn has_all(key: &str, args: &[&str]) -> bool {
    ["en", "fr"].iter().all(|lang| variables(&messages(lang)[key]).iter().all(|name| args.contains(name)))
}
