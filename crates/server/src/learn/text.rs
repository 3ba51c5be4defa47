//! Sentences of a lesson.

use table::Arg;
use words::Lang;

/// The variables of a sentence.
pub type Args = Vec<(&'static str, Arg)>;

/// A sentence of the catalogue.
pub fn say(lang: Lang, name: &str, args: &[(&'static str, Arg)]) -> String {
    words::say(lang, name, args)
}

/// A text as paragraphs of markup: an empty line parts them, `_underscores_` stress.
pub fn markup(text: &str) -> String {
    let paragraphs = text.split("\n\n").map(str::trim).filter(|text| !text.is_empty());
    paragraphs.map(|text| format!("<p>{}</p>", stressed(text))).collect()
}

fn stressed(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 16);
    let mut inside = false;
    for letter in text.chars() {
        match letter {
            '_' => {
                out.push_str(if inside { "</strong>" } else { "<strong>" });
                inside = !inside;
            }
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '\n' => out.push(' '),
            other => out.push(other),
        }
    }
    debug_assert!(!inside, "an underscore is missing in {text}");
    out
}

/// JSON that may stand in a script element: no text in it can look like a tag.
pub fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("a lesson is plain data").replace('<', "\\u003c")
}

#[cfg(test)]
mod tests {
    use super::markup;

    #[test]
    fn markup_is_escaped_and_parted() {
        assert_eq!(markup("a < b\n\n_c_ & d"), "<p>a &lt; b</p><p><strong>c</strong> &amp; d</p>");
        assert_eq!(markup("a\nb"), "<p>a b</p>");
    }
}
