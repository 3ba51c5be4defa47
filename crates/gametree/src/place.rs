/// Where something stands in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Byte offset, from 0; always at a character's start.
    pub offset: usize,
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1; a byte order mark is none.
    pub column: usize,
}

/// Tells the places of a text. Those that are asked for in their order take one pass over the text, however many they are.
///
/// ```
/// let mut places = gametree::Places::of("f5\nd6 é1");
/// let told: Vec<_> = [0, 3, 6, 7, 8, 99, 1].map(|at| places.at(at)).map(|it| (it.offset, it.line, it.column)).into();
/// // The é is two bytes: nothing stands in its middle.
/// assert_eq!(told, [(0, 1, 1), (3, 2, 1), (6, 2, 4), (6, 2, 4), (8, 2, 5), (9, 2, 6), (1, 1, 2)]);
/// ```
#[derive(Clone, Debug)]
pub struct Places<'a> {
    text: &'a str,
    /// The place told last.
    last: Place,
}

const START: Place = Place { offset: 0, line: 1, column: 1 };

impl<'a> Places<'a> {
    /// The places of this text.
    pub const fn of(text: &'a str) -> Places<'a> {
        Places { text, last: START }
    }

    /// The place of this byte, or of the character that it is in; behind the end, the end.
    pub fn at(&mut self, offset: usize) -> Place {
        let mut offset = offset.min(self.text.len());
        while !self.text.is_char_boundary(offset) {
            offset -= 1;
        }
        let mut place = if offset < self.last.offset { START } else { self.last };
        for letter in self.text[place.offset..offset].chars() {
            match letter {
                '\n' => (place.line, place.column) = (place.line + 1, 1),
                '\u{feff}' => {}
                _ => place.column += 1,
            }
        }
        place.offset = offset;
        self.last = place;
        place
    }
}
