/// Why a tree could not be read to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Torn {
    /// What opens here, in bytes from the text's start, never closes.
    Unclosed {
        /// Where it opens.
        at: usize,
        /// What opens: `(` or `[`.
        opener: char,
    },
    /// What stands here is no part of a tree.
    Unexpected {
        /// Where it stands, in bytes from the text's start; always before its end.
        at: usize,
    },
}

impl Torn {
    /// Something at `at` that the form does not allow; behind the text's end, the tree was never closed.
    pub(crate) fn here(text: &str, at: usize) -> Torn {
        match text.len() <= at {
            true => Torn::Unclosed { at, opener: '(' },
            false => Torn::Unexpected { at },
        }
    }
}
