//! The pages obey their own content security policy: nothing inline.

use std::path::Path;

use super::Finding;
use crate::tree::Tree;

/// Checks the templates.
///
/// # Errors
///
/// When a template cannot be read.
pub fn check(tree: &Tree) -> anyhow::Result<Vec<Finding>> {
    let mut found = Vec::new();
    for file in tree.below("web/templates", &["html", "svg"]) {
        if let Some(text) = tree.read(file)? {
            found.extend(check_text(file, &text));
        }
    }
    Ok(found)
}

fn check_text(file: &Path, text: &str) -> Vec<Finding> {
    let mut found = Vec::new();
    for (at, _) in text.match_indices('<') {
        let tag = &text[at..];
        let tag = &tag[..tag.find('>').map_or(tag.len(), |end| end + 1)];
        if let Some(what) = inline(tag) {
            found.push(Finding::new(file, text[..at].matches('\n').count() + 1, what));
        }
    }
    found
}

/// What in this tag the policy would block.
fn inline(tag: &str) -> Option<String> {
    let name = tag[1..].split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-').next()?;
    if name == "style" {
        return Some("an inline `<style>`: the policy blocks it, put it in web/static/styles".to_owned());
    }
    if name == "script" && !tag.contains(" src=") && !tag.contains("application/json") {
        return Some("an inline `<script>`: the policy blocks it, put it in web/static/scripts".to_owned());
    }
    let attributes = tag.split_ascii_whitespace().skip(1).filter_map(|part| part.split_once('=')).map(|(name, _)| name);
    let is_blocked =
        |name: &&str| *name == "style" || (name.len() > 2 && name.starts_with("on") && !name.contains('-'));
    attributes.into_iter().find(is_blocked).map(|name| format!("an inline `{name}=`: the policy blocks it"))
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::check_text;

    #[test]
    fn nothing_inline() {
        for (text, is_wrong) in [
            ("<p class=\"a\">x</p>", false),
            ("<script type=\"module\" src=\"/a.js\"></script>", false),
            ("<script type=\"application/json\" id=\"x\">{}</script>", false),
            ("<script>let x;</script>", true),
            ("<style>p {}</style>", true),
            ("<p\n  style=\"color: red\">x</p>", true),
            ("<button onclick=\"f()\">x</button>", true),
            ("<input one-size=\"1\">", false),
        ] {
            assert_eq!(!check_text(Path::new("a.html"), text).is_empty(), is_wrong, "{text}");
        }
    }
}
