//! The catalogue as the pages' scripts read it.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use serde_json::{Map, Value, json};

use crate::Lang;
use crate::catalogue::source;

/// One file of the catalogue in JSON: each message an array of parts, a part being a text, a variable `{"var": name}`
/// or a choice `{"var": name, "of": {variant: parts}, "else": variant}` (a number chooses by itself, else by plural
/// category). `None` when there is no such file.
///
/// # Panics
///
/// If the file uses more of Fluent than this; a test reads every file, so a page never meets it.
pub fn script(lang: Lang, file: &str) -> Option<String> {
    let source = source(lang, file)?;
    let resource = fluent_syntax::parser::parse(source).unwrap_or_else(|_| panic!("{file}.ftl does not parse"));
    let messages: Map<String, Value> = resource
        .body
        .iter()
        .filter_map(|entry| match entry {
            Entry::Message(message) => Some((message.id.name.to_owned(), parts(message.value.as_ref()?))),
            _ => None,
        })
        .collect();
    Some(Value::Object(messages).to_string())
}

fn parts(pattern: &Pattern<&str>) -> Value {
    pattern
        .elements
        .iter()
        .map(|element| match element {
            PatternElement::TextElement { value } => json!(value),
            PatternElement::Placeable { expression: Expression::Inline(inline) } => inline_part(inline),
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                let InlineExpression::VariableReference { id } = selector else {
                    panic!("scripts choose by a variable only");
                };
                let key = |key: &VariantKey<&str>| match key {
                    VariantKey::Identifier { name } => (*name).to_owned(),
                    VariantKey::NumberLiteral { value } => (*value).to_owned(),
                };
                let of: Map<String, Value> =
                    variants.iter().map(|variant| (key(&variant.key), parts(&variant.value))).collect();
                let other = variants.iter().find(|variant| variant.default).map(|variant| key(&variant.key));
                json!({ "var": id.name, "of": of, "else": other })
            }
        })
        .collect()
}

fn inline_part(inline: &InlineExpression<&str>) -> Value {
    match inline {
        InlineExpression::StringLiteral { value } => json!(value),
        InlineExpression::NumberLiteral { value } => json!(value),
        InlineExpression::VariableReference { id } => json!({ "var": id.name }),
        _ => panic!("scripts read texts, variables and choices only"),
    }
}
