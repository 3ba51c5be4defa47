//! Links between the Markdown files lead somewhere, and the pictures are there.

use std::collections::BTreeMap;
use std::path::{Component, Path, PathBuf};

use super::Finding;
use crate::tree::Tree;

/// Checks all links of all Markdown files that stay inside the checkout.
///
/// # Errors
///
/// When a file cannot be read.
pub fn check(tree: &Tree) -> anyhow::Result<Vec<Finding>> {
    let mut texts = BTreeMap::new();
    for file in tree.files.iter().filter(|file| file.extension().is_some_and(|ending| ending == "md")) {
        texts.insert(file.as_path(), tree.read(file)?.unwrap_or_default());
    }
    let exists = |file: &Path| tree.root.join(file).exists();
    Ok(texts.iter().flat_map(|(file, text)| check_text(file, text, &texts, &exists)).collect())
}

fn check_text(
    file: &Path,
    text: &str,
    texts: &BTreeMap<&Path, String>,
    exists: &dyn Fn(&Path) -> bool,
) -> Vec<Finding> {
    let mut found = Vec::new();
    for (line, target) in links(text) {
        if target.contains("://") || target.starts_with("mailto:") {
            continue;
        }
        let (path, anchor) = target.split_once('#').unwrap_or((target, ""));
        let to = if path.is_empty() { file.to_path_buf() } else { resolved(file, path) };
        if !exists(&to) {
            found.push(Finding::new(file, line, format!("the link to `{target}` leads nowhere")));
        } else if !anchor.is_empty()
            && let Some(text) = texts.get(to.as_path())
            && !anchors(text).any(|it| it == anchor)
        {
            found.push(Finding::new(file, line, format!("`{}` has no heading `#{anchor}`", to.display())));
        }
    }
    found
}

/// The file that a link in `from` means.
fn resolved(from: &Path, link: &str) -> PathBuf {
    let mut to = match link.strip_prefix('/') {
        Some(_) => PathBuf::new(),
        None => from.parent().unwrap_or(Path::new("")).to_path_buf(),
    };
    for part in Path::new(link.trim_start_matches('/')).components() {
        match part {
            Component::ParentDir => drop(to.pop()),
            Component::Normal(name) => to.push(name),
            _ => {}
        }
    }
    to
}

/// Lines of a Markdown text outside of code blocks, numbered from 1, code spans blanked out.
pub fn prose(text: &str) -> impl Iterator<Item = (usize, String)> {
    let mut is_code = false;
    (1..).zip(text.lines()).filter_map(move |(number, line)| {
        if line.trim_start().starts_with("```") {
            is_code = !is_code;
            return None;
        }
        if is_code {
            return None;
        }
        let mut in_span = false;
        let blank = |letter| match letter {
            '`' => {
                in_span = !in_span;
                '`'
            }
            letter if in_span && letter != ' ' => 'x',
            letter => letter,
        };
        Some((number, line.chars().map(blank).collect()))
    })
}

/// The targets of inline links, pictures and link definitions, with their lines.
fn links(text: &str) -> Vec<(usize, &str)> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (number, line) in prose(text) {
        let original = lines[number - 1];
        for (at, _) in line.match_indices("](") {
            // Code spans keep their length in characters, which need not be their length in bytes.
            let start = line[..at].chars().count() + 2;
            let rest = original.char_indices().nth(start).map_or("", |(byte, _)| &original[byte..]);
            found.push((number, target(rest, ')')));
        }
        if line.starts_with('[')
            && let Some((_, rest)) = original.split_once("]: ")
        {
            found.push((number, target(rest, ' ')));
        }
        for name in ["src=\"", "href=\"", "srcset=\""] {
            for (at, _) in original.match_indices(name) {
                found.push((number, target(&original[at + name.len()..], '"')));
            }
        }
    }
    found
}

fn target(text: &str, close: char) -> &str {
    let text = &text[..text.find(close).unwrap_or(text.len())];
    text.split_ascii_whitespace().next().unwrap_or("").trim_matches(['<', '>'])
}

/// The anchors of a Markdown file's headings.
fn anchors(text: &str) -> impl Iterator<Item = String> {
    let headings = text.lines().filter(|line| line.starts_with('#'));
    headings.map(|line| {
        let heading = line.trim_start_matches('#').trim().to_lowercase();
        let kept = heading.chars().filter(|letter| letter.is_alphanumeric() || " -_".contains(*letter));
        kept.map(|letter| if letter == ' ' { '-' } else { letter }).collect()
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::path::Path;

    use super::check_text;

    fn check(text: &str, wrong: Option<&str>) {
        let there = Path::new("docs/there.md");
        let file = Path::new("docs/a.md");
        let texts = BTreeMap::from([(there, "# Ça va: d’où `x`?\n".to_owned()), (file, text.to_owned())]);
        let exists = |file: &Path| file == Path::new("README.md") || texts.contains_key(file);
        let found = check_text(file, text, &texts, &exists);
        assert_eq!(found.len(), usize::from(wrong.is_some()), "{text}: {found:?}");
        if let Some(part) = wrong {
            assert!(found[0].what.contains(part), "{text}: {found:?}");
        }
    }

    #[test]
    fn links_lead_somewhere() {
        check("[a](there.md), [b](../README.md), [c](https://example.org/x), ![d](/README.md)", None);
        check("[a](gone.md)", Some("leads nowhere"));
        check("![a](../docs/gone.png)", Some("leads nowhere"));
        check("<img src=\"gone.png\" alt=\"\">", Some("leads nowhere"));
        check("[a]: gone.md", Some("leads nowhere"));
        check("`[a](gone.md)`\n```\n[a](gone.md)\n```", None);
        check("`é` [a](gone.md)", Some("leads nowhere"));
    }

    #[test]
    fn anchors_are_headings() {
        check("[a](there.md#ça-va-doù-x)", None);
        check("[a](there.md#ca-va)", Some("no heading"));
        check("# Here\n[a](#here)", None);
        check("# Here\n[a](#there)", Some("no heading"));
    }
}
