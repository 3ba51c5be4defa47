//! The sentences of one language, from the Fluent files in `locales/`.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};
use table::{Arg, Reason};
use unic_langid::langid;

use crate::Lang;

/// The files of each language: `(name, English, French)`. `play`, `backgammon` and `lesson` are also sent to the pages' scripts.
macro_rules! files {
    ($($name:literal),* $(,)?) => {
        [$((
            $name,
            include_str!(concat!("../../../locales/en/", $name, ".ftl")),
            include_str!(concat!("../../../locales/fr/", $name, ".ftl")),
        )),*]
    };
}

const FILES: [(&str, &str, &str); 10] =
    files!["site", "play", "backgammon", "refusal", "hint", "learn", "learn-backgammon", "lesson", "tui", "cli"];

static ENGLISH: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| bundle(Lang::En));
static FRENCH: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| bundle(Lang::Fr));

/// The text of one file in one language.
pub(crate) fn source(lang: Lang, file: &str) -> Option<&'static str> {
    let (_, en, fr) = FILES.iter().find(|(name, ..)| *name == file)?;
    Some(match lang {
        Lang::En => en,
        Lang::Fr => fr,
    })
}

fn bundle(lang: Lang) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![match lang {
        Lang::En => langid!("en"),
        Lang::Fr => langid!("fr"),
    }]);
    // Both languages are written left to right, and the marks would show up in copied text.
    bundle.set_use_isolating(false);
    for (name, ..) in FILES {
        let source = source(lang, name).expect("every file is in the list").to_owned();
        let resource = FluentResource::try_new(source)
            .unwrap_or_else(|(_, errors)| panic!("locales/{lang}/{name}.ftl does not parse: {errors:?}"));
        bundle
            .add_resource(resource)
            .unwrap_or_else(|errors| panic!("locales/{lang}/{name}.ftl repeats a message: {errors:?}"));
    }
    bundle
}

const fn of(lang: Lang) -> &'static LazyLock<FluentBundle<FluentResource>> {
    match lang {
        Lang::En => &ENGLISH,
        Lang::Fr => &FRENCH,
    }
}

/// The sentence of this name with these variables put in.
///
/// A name that the catalogue does not have comes back in braces, as `{name}`: the tests look for every name that the
/// product uses, so that nobody reads one.
///
/// ```
/// use table::Arg;
/// use words::{Lang, say};
/// let args = [("square", Arg::from("d6"))];
/// assert_eq!(say(Lang::En, "refusal-flips-nothing", &args), "d6: flips nothing: no disc of the other side lies next to it");
/// ```
pub fn say(lang: Lang, name: &str, args: &[(&'static str, Arg)]) -> String {
    let bundle = of(lang);
    let Some(pattern) = bundle.get_message(name).and_then(|message| message.value()) else {
        return format!("{{{name}}}");
    };
    let mut values = FluentArgs::with_capacity(args.len());
    for (name, arg) in args {
        match arg {
            Arg::Text(text) => values.set(*name, text.as_str()),
            Arg::Number(number) => values.set(*name, *number),
            Arg::Thousandths(number) => values.set(*name, thousandths(lang, *number)),
        }
    }
    bundle.format_pattern(pattern, Some(&values), &mut Vec::new()).into_owned()
}

/// A figure with its sign, and the decimal sign of the language: `+0.125`, `−1,500`.
fn thousandths(lang: Lang, number: i64) -> String {
    let sign = match number {
        1.. => "+",
        0 => "",
        _ => "−",
    };
    let point = match lang {
        Lang::En => '.',
        Lang::Fr => ',',
    };
    let size = number.unsigned_abs();
    format!("{sign}{}{point}{:03}", size / 1_000, size % 1_000)
}

/// A refusal, or another reason, as a sentence.
pub fn say_reason(lang: Lang, reason: &Reason) -> String {
    say(lang, reason.key, &reason.args)
}

/// The names of all sentences of a language.
///
/// # Panics
///
/// If a file of the catalogue does not parse.
pub fn names(lang: Lang) -> BTreeSet<String> {
    use fluent_syntax::ast::Entry;
    let mut names = BTreeSet::new();
    for (file, ..) in FILES {
        let resource = fluent_syntax::parser::parse(source(lang, file).expect("every file is in the list"))
            .unwrap_or_else(|(_, errors)| panic!("locales/{lang}/{file}.ftl does not parse: {errors:?}"));
        names.extend(resource.body.into_iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some(message.id.name.to_owned()),
            _ => None,
        }));
    }
    names
}

/// A refusal with the place it speaks of before it: `Move 9 (line 1, column 17): the game is over`.
pub fn say_at(lang: Lang, place: &Reason, reason: &Reason) -> String {
    let colon = match lang {
        Lang::En => ": ",
        Lang::Fr => "\u{a0}: ",
    };
    format!("{}{colon}{}", say_reason(lang, place), say_reason(lang, reason))
}
