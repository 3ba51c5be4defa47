//! How the terminal is painted.

/// The colours a terminal has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Palette {
    /// 256 colours.
    Full,
    /// The sixteen of old.
    Sixteen,
    /// None: bold and reversed letters at most.
    Mono,
}

/// How the terminal is painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// Its colours.
    pub palette: Palette,
    /// Nothing but ASCII.
    pub ascii: bool,
    /// Whether discs are seen turning over.
    pub motion: bool,
    /// Whether legal squares are marked.
    pub marks: bool,
}

impl Default for Look {
    fn default() -> Look {
        Look { palette: Palette::Full, ascii: false, motion: true, marks: true }
    }
}
