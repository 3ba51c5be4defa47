//! What a browser remembers of its person's taste, in one cookie without a secret.

use std::fmt;

use words::Lang;

use crate::form;

/// The name of the cookie.
pub const COOKIE: &str = "taste";

/// A person's settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prefs {
    /// The chosen language; `None` follows the browser.
    pub lang: Option<Lang>,
    /// Light, dark, or as the system has it.
    pub theme: Theme,
    /// Whether legal squares are marked.
    pub marks: bool,
    /// Whether moves make a sound.
    pub sound: bool,
    /// Whether discs may move.
    pub motion: Motion,
    /// At Backgammon: whether one's dice are rolled at once where there is nothing else to decide.
    pub auto_roll: bool,
    /// At Backgammon: whether the only legal play is made at once.
    pub auto_forced: bool,
    /// At Backgammon: whether checkers are borne off at once in a race.
    pub auto_bear_off: bool,
}

/// Light or dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// As the system has it.
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// How much may move on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// As the system has it.
    Auto,
    /// Nothing moves.
    Reduced,
}

impl Default for Prefs {
    fn default() -> Prefs {
        Prefs {
            lang: None,
            theme: Theme::Auto,
            marks: true,
            sound: false,
            motion: Motion::Auto,
            auto_roll: false,
            auto_forced: false,
            auto_bear_off: false,
        }
    }
}

impl Prefs {
    /// Reads the cookie's value. What is missing or unknown stays as it is by default.
    ///
    /// ```
    /// use server::prefs::{Prefs, Theme};
    /// let prefs = Prefs::read("lang=fr&theme=dark&marks=0&what=ever");
    /// assert_eq!((prefs.theme, prefs.marks, prefs.sound), (Theme::Dark, false, false));
    /// assert_eq!(Prefs::read(&prefs.to_string()), prefs);
    /// ```
    pub fn read(text: &str) -> Prefs {
        let mut prefs = Prefs::default();
        for (name, value) in text.split('&').filter_map(|pair| pair.split_once('=')) {
            prefs.set(name, value);
        }
        prefs
    }

    /// Sets one setting by its name in forms and in the cookie; passes over what is none. Tells whether the value is known.
    pub fn set(&mut self, name: &str, value: &str) -> bool {
        match name {
            "lang" => form::put(&mut self.lang, value.parse().ok().map(Some)),
            "theme" => form::put(&mut self.theme, Theme::ALL.into_iter().find(|theme| theme.to_string() == value)),
            "motion" => form::put(&mut self.motion, Motion::ALL.into_iter().find(|motion| motion.to_string() == value)),
            "marks" => form::put(&mut self.marks, form::switch(value)),
            "sound" => form::put(&mut self.sound, form::switch(value)),
            "auto_roll" => form::put(&mut self.auto_roll, form::switch(value)),
            "auto_forced" => form::put(&mut self.auto_forced, form::switch(value)),
            "auto_bear_off" => form::put(&mut self.auto_bear_off, form::switch(value)),
            _ => true,
        }
    }
}

impl Theme {
    const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];
}

impl Motion {
    const ALL: [Motion; 2] = [Motion::Auto, Motion::Reduced];
}

impl fmt::Display for Prefs {
    /// The cookie's value.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(lang) = self.lang {
            write!(f, "lang={lang}&")?;
        }
        let (marks, sound) = (u8::from(self.marks), u8::from(self.sound));
        write!(f, "theme={}&marks={marks}&sound={sound}&motion={}", self.theme, self.motion)?;
        let helpers = [("roll", self.auto_roll), ("forced", self.auto_forced), ("bear_off", self.auto_bear_off)];
        helpers.iter().try_for_each(|(name, on)| write!(f, "&auto_{name}={}", u8::from(*on)))
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        })
    }
}

impl fmt::Display for Motion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Motion::Auto => "auto",
            Motion::Reduced => "reduced",
        })
    }
}
