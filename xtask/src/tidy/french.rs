//! French typography: no-break spaces before `; : ! ?` and inside « », typographic apostrophes.

use std::path::Path;

use super::Finding;
use super::catalogues::{Message, read_messages};
use super::links::prose;
use crate::tree::Tree;

/// Checks the French catalogue and the French documents.
///
/// # Errors
///
/// When a file cannot be read.
pub fn check(tree: &Tree) -> anyhow::Result<Vec<Finding>> {
    let mut found = Vec::new();
    for file in tree.below("locales/fr", &["ftl"]) {
        let text = tree.read(file)?.unwrap_or_default();
        // A catalogue that does not parse is the other check's business.
        found.extend(read_messages(&text).unwrap_or_default().iter().flat_map(|message| check_message(file, message)));
    }
    for file in tree.files.iter().filter(|file| file.to_string_lossy().ends_with(".fr.md")) {
        found.extend(check_document(file, &tree.read(file)?.unwrap_or_default()));
    }
    Ok(found)
}

fn check_message(file: &Path, message: &Message) -> Vec<Finding> {
    // The command line's examples are typed into a shell, which wants straight quotes.
    let is_shell = file.ends_with("cli.ftl");
    let finding = |what: String| Finding::new(file, message.line, format!("{}: {what}", message.key));
    let texts = message.texts.iter().map(|text| if is_shell { text.replace('"', "x") } else { text.clone() });
    texts.flat_map(|text| faults(&text)).map(finding).collect()
}

fn check_document(file: &Path, text: &str) -> Vec<Finding> {
    let lines = prose(text).map(|(line, text)| (line, without_markup(&text)));
    lines.flat_map(|(line, text)| faults(&text).into_iter().map(move |what| Finding::new(file, line, what))).collect()
}

/// A line of Markdown without tags, link targets, code spans and table rules: what is read aloud.
fn without_markup(line: &str) -> String {
    let mut kept = String::new();
    let mut rest = line;
    while let Some(letter) = rest.chars().next() {
        let skipped = match letter {
            '<' => rest.find('>').map(|at| at + 1),
            '`' => rest[1..].find('`').map(|at| at + 2),
            ']' if rest.starts_with("](") => rest.find(')').map(|at| at + 1),
            '!' if rest.starts_with("![") => Some(1),
            '|' | '*' | '_' | '[' => Some(1),
            _ => None,
        };
        if letter == '`' {
            kept.push('x');
        }
        if skipped.is_none() {
            kept.push(letter);
        }
        rest = &rest[skipped.unwrap_or(letter.len_utf8())..];
    }
    if kept.trim().chars().all(|letter| ":- ".contains(letter)) { String::new() } else { kept }
}

/// What is wrong in a French text.
fn faults(text: &str) -> Vec<String> {
    let is_unbreakable = |letter: char| letter == '\u{a0}' || letter == '\u{202f}';
    let mut found = Vec::new();
    let letters: Vec<char> = text.chars().collect();
    for (at, &letter) in letters.iter().enumerate() {
        let before = at.checked_sub(1).map(|at| letters[at]);
        let after = letters.get(at + 1).copied();
        let ends = after.is_none_or(|after| after.is_whitespace() || ")»”".contains(after));
        let wrong = match letter {
            ';' | ':' | '!' | '?' if before == Some(' ') => Some("a plain space"),
            ';' | '!' | '?' | ':' if before.is_some_and(|it| it.is_alphanumeric() || ")»”’".contains(it)) && ends => {
                Some("no space")
            }
            '»' if !before.is_some_and(is_unbreakable) => Some("no no-break space"),
            _ => None,
        };
        let near: String = letters[at.saturating_sub(12)..letters.len().min(at + 6)].iter().collect();
        if let Some(wrong) = wrong {
            found.push(format!("{wrong} before `{letter}` in `{near}`: put a no-break space"));
        }
        if letter == '«' && !after.is_some_and(is_unbreakable) {
            found.push(format!("no no-break space after `«` in `{near}`"));
        }
        if letter == '\'' || letter == '"' {
            found.push(format!("a straight `{letter}` in `{near}`: French writes ’ and « »"));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{check_document, check_message, faults};
    use crate::tidy::catalogues::read_messages;

    #[test]
    fn texts() {
        for (text, number) in [
            ("Voulez-vous rejouer\u{a0}?", 0),
            ("Voulez-vous rejouer\u{202f}?", 0),
            ("Voulez-vous rejouer ?", 1),
            ("Voulez-vous rejouer?", 1),
            ("d6 : rien", 1),
            ("d6\u{a0}: rien à 12:30, voir https://example.org", 0),
            ("«\u{a0}oui\u{a0}»", 0),
            ("« oui »", 2),
            ("«oui»", 2),
            ("l'ordinateur", 1),
            ("l’ordinateur", 0),
            ("\u{a0}: hors du plateau", 0),
            (" : hors du plateau", 1),
            ("Quoi\u{a0}?!", 0),
        ] {
            assert_eq!(faults(text).len(), number, "{text:?}: {:?}", faults(text));
        }
    }

    #[test]
    fn catalogues_and_documents() {
        let messages = read_messages("# l'un\na = { $x ->\n    [one] l'un\n   *[other] deux\n  }\n").unwrap();
        let found = check_message(Path::new("a.ftl"), &messages[0]);
        assert_eq!(found.len(), 1, "{found:?}");
        assert_eq!(found[0].line, 2);
        let text =
            "# Quoi\u{a0}?\n![l’image](a.png) : `a: b`\n```\nl'un\n```\n| a | b |\n|:---|---|\n<p align=\"center\">\n";
        let found = check_document(Path::new("a.fr.md"), text);
        assert_eq!(found.iter().map(|it| it.line).collect::<Vec<_>>(), [2], "{found:?}");
    }
}
