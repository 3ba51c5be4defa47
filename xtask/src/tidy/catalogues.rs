//! The catalogues: both languages have the same messages with the same variables, each used, none missing.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use super::Finding;
use super::rust_text::RustText;
use crate::tree::Tree;

/// A message of a catalogue.
#[derive(Debug, PartialEq, Eq)]
pub struct Message {
    /// Its name.
    pub key: String,
    /// Where it begins, from 1.
    pub line: usize,
    /// Its variables.
    pub variables: BTreeSet<String>,
    /// Its texts, in order, also those of every choice.
    pub texts: Vec<String>,
    /// The messages it quotes.
    pub quotes: BTreeSet<String>,
}

/// The messages of a Fluent file.
///
/// # Errors
///
/// The line and the reason, when the file does not parse.
pub fn read_messages(text: &str) -> Result<Vec<Message>, (usize, String)> {
    let line_of = |at: usize| text.as_bytes()[..at.min(text.len())].iter().filter(|&&byte| byte == b'\n').count() + 1;
    let resource = fluent_syntax::parser::parse(text).map_err(|(_, errors)| {
        errors
            .first()
            .map_or((1, "it does not parse".to_owned()), |error| (line_of(error.pos.start), error.to_string()))
    })?;
    let lines = format!("\n{text}");
    let mut from = 0;
    let mut messages = Vec::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let key = message.id.name;
        let start = format!("\n{key}");
        let is_key = |at: &usize| lines[at + start.len()..].trim_start_matches(' ').starts_with('=');
        let next = lines[from..].match_indices(&start).map(|(at, _)| from + at).find(is_key);
        let line = next.map_or(1, line_of);
        from = next.map_or(from, |at| at + 1);
        let mut read = Message {
            key: key.to_owned(),
            line,
            variables: BTreeSet::new(),
            texts: Vec::new(),
            quotes: BTreeSet::new(),
        };
        let patterns = message.value.iter().chain(message.attributes.iter().map(|attribute| &attribute.value));
        patterns.for_each(|pattern| read.pattern(pattern));
        messages.push(read);
    }
    Ok(messages)
}

impl Message {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.texts.push((*value).to_owned()),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { value } => self.texts.push((*value).to_owned()),
            InlineExpression::VariableReference { id } => drop(self.variables.insert(id.name.to_owned())),
            InlineExpression::MessageReference { id, .. } => drop(self.quotes.insert(id.name.to_owned())),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| self.inline(argument));
            }
            _ => {}
        }
    }
}

/// Compares the two languages, and them with the sources.
///
/// # Errors
///
/// When a file cannot be read.
pub fn check(tree: &Tree) -> anyhow::Result<Vec<Finding>> {
    let mut found = Vec::new();
    let mut languages = Vec::new();
    for folder in ["locales/en", "locales/fr"] {
        let mut catalogue = Catalogue { folder: folder.into(), messages: BTreeMap::new() };
        for file in tree.below(folder, &["ftl"]) {
            found.extend(catalogue.add(file, &tree.read(file)?.unwrap_or_default()));
        }
        languages.push(catalogue);
    }
    let [english, french] = languages.as_slice() else { unreachable!("two languages") };
    found.extend(differences(english, french));

    let mut uses = Uses::default();
    for file in &tree.files {
        let is_source = file.components().any(|part| part.as_os_str() == "src") && file.starts_with("crates");
        let is_page = file.starts_with("web/templates") || file.starts_with("web/static");
        let ending = file.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        if !((is_source && ending == "rs") || (is_page && ["html", "js", "svg"].contains(&ending))) {
            continue;
        }
        uses.read(file, &tree.read(file)?.unwrap_or_default());
    }
    found.extend(misuses(english, &uses));
    Ok(found)
}

/// One language.
struct Catalogue {
    folder: PathBuf,
    messages: BTreeMap<String, (PathBuf, Message)>,
}

impl Catalogue {
    fn add(&mut self, file: &Path, text: &str) -> Vec<Finding> {
        let messages = match read_messages(text) {
            Ok(messages) => messages,
            Err((line, why)) => return vec![Finding::new(file, line, why)],
        };
        let mut found = Vec::new();
        for message in messages {
            let (key, line) = (message.key.clone(), message.line);
            if let Some((before, _)) = self.messages.insert(key.clone(), (file.to_path_buf(), message)) {
                found.push(Finding::new(file, line, format!("`{key}` is already in {}", before.display())));
            }
        }
        found
    }
}

/// Where the two languages differ.
fn differences(english: &Catalogue, french: &Catalogue) -> Vec<Finding> {
    let mut found = Vec::new();
    for (own, other) in [(english, french), (french, english)] {
        for (key, (file, message)) in &own.messages {
            let name = Path::new(file.file_name().unwrap_or_default());
            match other.messages.get(key) {
                None => {
                    let missing = other.folder.join(name);
                    found.push(Finding::new(
                        file,
                        message.line,
                        format!("`{key}` is missing in {}", missing.display()),
                    ));
                }
                Some((there, _)) if there.file_name() != file.file_name() => {
                    let what = format!("`{key}` is in another file there: {}", there.display());
                    found.push(Finding::new(file, message.line, what));
                }
                Some((_, theirs)) => {
                    for variable in message.variables.difference(&theirs.variables) {
                        let what = format!("`{key}` uses `${variable}`, which {} does not", other.folder.display());
                        found.push(Finding::new(file, message.line, what));
                    }
                }
            }
        }
    }
    found
}

/// Names of messages that the sources use.
#[derive(Default)]
struct Uses {
    /// Anything quoted that could be a message's name.
    quoted: BTreeSet<String>,
    /// Quoted beginnings that something is put behind, as in `format!("level-{level}")`.
    beginnings: BTreeSet<String>,
    /// What is asked for by name, and where.
    asked: Vec<(PathBuf, usize, String)>,
}

/// Calls whose first text is a message's name, and whether, in Rust, another argument may come before it.
const ASKS: [(&str, bool); 5] =
    [(".t(", false), (".tn(", false), (".ts(", false), ("Reason::new(", false), ("say(", true)];

impl Uses {
    fn read(&mut self, file: &Path, text: &str) {
        let is_rust = file.extension().is_some_and(|ending| ending == "rs");
        if is_rust {
            RustText::read(text).strings.iter().for_each(|(_, string)| self.quote(string, true));
        } else {
            for (at, _) in text.match_indices(['"', '\'', '`']) {
                self.quote(&text[at + 1..], false);
            }
        }
        for (call, later) in ASKS {
            for (at, _) in text.match_indices(call) {
                let is_word_before = text[..at].ends_with(|letter: char| letter.is_alphanumeric() || letter == '_');
                if is_word_before && !call.starts_with('.') {
                    continue;
                }
                let rest = &text[at + call.len()..];
                if let Some(key) = asked(rest, later && is_rust) {
                    self.asked.push((file.to_path_buf(), text[..at].matches('\n').count() + 1, key.to_owned()));
                }
            }
        }
    }

    /// Takes in a text that follows a quote; `whole` when it ends with the quoted text.
    fn quote(&mut self, text: &str, whole: bool) {
        let end = text.find(|letter: char| !is_of_key(letter)).unwrap_or(text.len());
        let (word, rest) = text.split_at(end);
        if word.ends_with('-') && word.len() > 3 {
            self.beginnings.insert(word.to_owned());
        } else if !word.is_empty() && (if whole { rest.is_empty() } else { rest.starts_with(['"', '\'', '`']) }) {
            self.quoted.insert(word.to_owned());
        }
    }

    fn uses(&self, key: &str) -> bool {
        self.quoted.contains(key) || self.beginnings.iter().any(|beginning| key.starts_with(beginning.as_str()))
    }
}

fn is_of_key(letter: char) -> bool {
    letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-'
}

/// The name asked for in a call's arguments, when it is written there whole.
fn asked(arguments: &str, later: bool) -> Option<&str> {
    let before = arguments.find(['"', '\'', '`', '(', ')', '[', '{', ';'])?;
    let others = arguments[..before].trim();
    let is_its_place = others.is_empty() || (later && others.ends_with(','));
    if !is_its_place {
        return None;
    }
    let quote = arguments[before..].chars().next().filter(|letter| "\"'`".contains(*letter))?;
    let name = &arguments[before + 1..];
    let name = &name[..name.find(quote)?];
    (!name.is_empty() && !name.ends_with('-') && name.chars().all(is_of_key)).then_some(name)
}

/// Messages that nothing uses, and names that mean no message.
fn misuses(catalogue: &Catalogue, uses: &Uses) -> Vec<Finding> {
    let quoted: BTreeSet<&String> = catalogue.messages.values().flat_map(|(_, message)| &message.quotes).collect();
    let unused = catalogue.messages.iter().filter(|(key, _)| !uses.uses(key) && !quoted.contains(key));
    let mut found: Vec<Finding> = unused
        .map(|(key, (file, message))| Finding::new(file, message.line, format!("nothing says `{key}`")))
        .collect();
    let missing = uses.asked.iter().filter(|(_, _, key)| !catalogue.messages.contains_key(key));
    found.extend(missing.map(|(file, line, key)| Finding::new(file, *line, format!("`{key}` is in no catalogue"))));
    found
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::path::Path;

    use super::{Catalogue, Finding, Uses, differences, misuses, read_messages};

    fn catalogue(folder: &str, text: &str) -> (Catalogue, Vec<Finding>) {
        let mut catalogue = Catalogue { folder: folder.into(), messages: BTreeMap::new() };
        let found = catalogue.add(&Path::new(folder).join("a.ftl"), text);
        (catalogue, found)
    }

    fn check(english: &str, french: &str, sources: &[(&str, &str)], wrong: &[(usize, &str)]) {
        let (english, mut found) = catalogue("en", english);
        let (french, more) = catalogue("fr", french);
        found.extend(more);
        found.extend(differences(&english, &french));
        let mut uses = Uses::default();
        sources.iter().for_each(|(file, text)| uses.read(Path::new(file), text));
        found.extend(misuses(&english, &uses));
        assert_eq!(found.len(), wrong.len(), "{found:?}");
        for (line, part) in wrong {
            let is_there = found.iter().any(|finding| finding.line == *line && finding.what.contains(part));
            assert!(is_there, "no {part:?} on line {line} in {found:?}");
        }
    }

    const ALL: &[(&str, &str)] = &[("a.rs", "x(\"a\"); x(\"b\")")];

    #[test]
    fn the_languages_agree() {
        check("a = x\nb = { $n }", "b = { $n }\na = y", ALL, &[]);
        check("a = x\nb = y", "a = x", ALL, &[(2, "`b` is missing in fr")]);
        check("a = x", "# c\n\na = x\nb = y", ALL, &[(4, "`b` is missing in en")]);
        check("a = { $n }\nb = y", "a = { $m }\nb = y", ALL, &[(1, "`$n`"), (1, "`$m`")]);
        check("a = { $n ->\n    [one] { $x }\n   *[other] y\n  }\nb = y", "a = { $n }\nb = y", ALL, &[(1, "`$x`")]);
        check("a = x\nb = y\na = z", "a = x\nb = y", ALL, &[(3, "already")]);
        check("a = {\n", "", &[], &[(2, "")]);
    }

    #[test]
    fn every_message_is_used() {
        check("a = x", "a = x", &[("a.rs", "// \"a\"")], &[(1, "nothing says `a`")]);
        check("a = x", "a = x", &[("a.html", "{{ page.t(\"a\") }}")], &[]);
        check(
            "a-b = x\na-c = { a-d }\na-d = y",
            "a-b = x\na-c = z\na-d = y",
            &[("a.js", "say(`a-b`); say('a-c')")],
            &[],
        );
        check("level-1 = x", "level-1 = x", &[("a.rs", "format!(\"level-{n}\")")], &[]);
        check("level-1 = x", "level-1 = x", &[("a.js", "say(`level-${n}`)")], &[]);
    }

    #[test]
    fn every_used_message_is_there() {
        for (file, text) in [
            ("a.html", "{{ page.t(\"b-c\") }}"),
            ("a.html", "<p title=\"{{ page.tn(\"b-c\", \"n\", 1) }}\">"),
            ("a.rs", "Reason::new(\"b-c\")"),
            ("a.rs", "say(\n    lang,\n    \"b-c\",\n    &[])"),
            ("a.js", "words.say('b-c', { n })"),
        ] {
            check("a = x", "a = x", &[("b.rs", "\"a\""), (file, text)], &[(1, "`b-c` is in no catalogue")]);
        }
        check("a = x", "a = x", &[("b.rs", "\"a\""), ("a.js", "say(x === \"b\" ? 1 : 2); this.say(text, \"c\")")], &[]);
        check("a = x", "a = x", &[("b.rs", "\"a\"; say(lang, key, &[(\"n\", 1)]); essay(\"z\"); x.t(key)")], &[]);
    }

    #[test]
    fn messages_know_their_lines() {
        let messages = read_messages("aa = 1\n# a = 0\na =\n    2\nab = a\n").unwrap();
        assert_eq!(
            messages.iter().map(|it| (it.key.as_str(), it.line)).collect::<Vec<_>>(),
            [("aa", 1), ("a", 3), ("ab", 5)]
        );
    }
}
