//! The two languages.

use std::fmt;
use std::str::FromStr;

/// A language of the product.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English, when nothing says otherwise.
    #[default]
    En,
    /// French.
    Fr,
}

impl Lang {
    /// Both.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Fr];

    /// `en` or `fr`.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
        }
    }

    /// The other one: what a language switch offers.
    pub const fn other(self) -> Lang {
        match self {
            Lang::En => Lang::Fr,
            Lang::Fr => Lang::En,
        }
    }

    /// The best match for an `Accept-Language` header; English when neither is asked for.
    ///
    /// ```
    /// use words::Lang;
    /// assert_eq!(Lang::accepted("de, fr-CA;q=0.8, en;q=0.3"), Lang::Fr);
    /// assert_eq!(Lang::accepted("fr;q=0, *"), Lang::En);
    /// ```
    pub fn accepted(header: &str) -> Lang {
        let mut best = (0.0, Lang::default());
        for item in header.split(',') {
            let mut parts = item.split(';');
            let lang = parts.next().and_then(|tag| tag.trim().split(['-', '_']).next()?.parse().ok());
            let weight = parts.find_map(|part| part.trim().strip_prefix("q=")?.parse().ok()).unwrap_or(1.0f32);
            if let Some(lang) = lang
                && weight > best.0
            {
                best = (weight, lang);
            }
        }
        best.1
    }

    /// The language of a POSIX locale name such as `fr_FR.UTF-8`; English for any other.
    pub fn of_locale(name: &str) -> Lang {
        name.split(['_', '.', '-']).next().and_then(|code| code.parse().ok()).unwrap_or_default()
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(code: &str) -> Result<Lang, UnknownLang> {
        Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(code)).ok_or(UnknownLang)
    }
}

/// The code is of no language of the product.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownLang;

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the languages are `en` and `fr`")
    }
}

impl std::error::Error for UnknownLang {}
