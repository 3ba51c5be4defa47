//! Colours, by what they are for.

use ratatui::style::{Color, Modifier, Style};

use crate::look::{Look, Palette};

/// What something on the screen is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The line at the top.
    Title,
    /// Running text.
    Text,
    /// Less important text.
    Quiet,
    /// What counts now: the side to move, the chosen item.
    Strong,
    /// The item that is chosen.
    Chosen,
    /// A refusal.
    Refusal,
    /// A key's name.
    Key,
}

/// The colours of a palette.
pub struct Theme {
    /// Which palette.
    pub palette: Palette,
}

/// The colours of the board.
#[derive(Clone, Copy)]
pub struct BoardColours {
    /// The two shades of the squares.
    pub squares: [Color; 2],
    /// The square of the last move.
    pub last: Color,
    /// The square of the cursor.
    pub cursor: Color,
    /// Lines and marks on the board.
    pub lines: Color,
    /// The suggested square.
    pub hint: Color,
    /// Black's discs.
    pub black: Color,
    /// White's discs.
    pub white: Color,
    /// The edge of a disc.
    pub edge: Color,
}

impl Theme {
    /// The theme of a look.
    pub fn new(look: Look) -> Theme {
        Theme { palette: look.palette }
    }

    /// How something is written.
    pub fn style(&self, role: Role) -> Style {
        let plain = Style::new();
        let mono = self.palette == Palette::Mono;
        match role {
            Role::Text => plain,
            Role::Title if mono => plain.add_modifier(Modifier::REVERSED),
            Role::Title if self.palette == Palette::Full => plain.bg(Color::Indexed(22)).fg(Color::Indexed(231)),
            Role::Title => plain.bg(Color::Green).fg(Color::Black),
            Role::Quiet if mono => plain,
            Role::Quiet if self.palette == Palette::Full => plain.fg(Color::Indexed(245)),
            Role::Quiet => plain.fg(Color::Cyan),
            Role::Strong => plain.add_modifier(Modifier::BOLD),
            Role::Chosen => plain.add_modifier(Modifier::REVERSED),
            Role::Refusal if mono => plain.add_modifier(Modifier::BOLD),
            Role::Refusal if self.palette == Palette::Full => {
                plain.fg(Color::Indexed(203)).add_modifier(Modifier::BOLD)
            }
            Role::Refusal => plain.fg(Color::Red).add_modifier(Modifier::BOLD),
            Role::Key => plain.add_modifier(Modifier::BOLD),
        }
    }

    /// The board's colours; `None` without colours.
    pub fn board(&self) -> Option<BoardColours> {
        match self.palette {
            Palette::Full => Some(BoardColours {
                squares: [Color::Indexed(28), Color::Indexed(22)],
                last: Color::Indexed(64),
                cursor: Color::Indexed(178),
                lines: Color::Indexed(22),
                hint: Color::Indexed(226),
                black: Color::Indexed(232),
                white: Color::Indexed(255),
                edge: Color::Indexed(245),
            }),
            Palette::Sixteen => Some(BoardColours {
                squares: [Color::Green, Color::Green],
                last: Color::Green,
                cursor: Color::Yellow,
                lines: Color::Black,
                hint: Color::LightYellow,
                black: Color::Black,
                white: Color::White,
                edge: Color::DarkGray,
            }),
            Palette::Mono => None,
        }
    }
}
