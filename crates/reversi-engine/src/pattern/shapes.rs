//! Which squares belong together, for each board size.
//!
//! The sets in use at many Reversi programs since Logistello (Buro 1997): lines, diagonals, corners and edges, and some larger
//! ones around the corner, where most is decided.

/// Shapes of the 8x8 board.
pub(super) const EIGHT: &[&str] = &[
    // Corner: 3x3, 2x5, triangle, and the band around the long diagonal.
    "a1 b1 c1 a2 b2 c2 a3 b3 c3",
    "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2",
    "a1 b1 c1 d1 a2 b2 c2 a3 b3 a4",
    "a1 b1 a2 b2 c2 b3 c3 d3 c4 d4",
    // Edge: with the X squares, and with the middle of the second row.
    "a1 b1 c1 d1 e1 f1 g1 h1 b2 g2",
    "a1 c1 d1 e1 f1 h1 c2 d2 e2 f2",
    // Lines.
    "a2 b2 c2 d2 e2 f2 g2 h2",
    "a3 b3 c3 d3 e3 f3 g3 h3",
    "a4 b4 c4 d4 e4 f4 g4 h4",
    // Diagonals.
    "a1 b2 c3 d4 e5 f6 g7 h8",
    "b1 c2 d3 e4 f5 g6 h7",
    "c1 d2 e3 f4 g5 h6",
    "d1 e2 f3 g4 h5",
    "e1 f2 g3 h4",
];

/// Shapes of the 6x6 board.
pub(super) const SIX: &[&str] = &[
    "a1 b1 c1 a2 b2 c2 a3 b3 c3",
    "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2",
    "a1 b1 c1 d1 a2 b2 c2 a3 b3 a4",
    "a1 b1 a2 b2 c2 b3 c3 d3 c4 d4",
    "a1 b1 c1 d1 e1 f1 b2 c2 d2 e2",
    "a2 b2 c2 d2 e2 f2 b3 c3 d3 e3",
    "a3 b3 c3 d3 e3 f3",
    "a1 b2 c3 d4 e5 f6",
    "b1 c2 d3 e4 f5",
    "c1 d2 e3 f4",
];

/// Shapes of the 4x4 board.
pub(super) const FOUR: &[&str] = &["a1 b1 c1 d1 a2 b2 c2 d2", "a1 b1 c1 a2 b2 c2 a3 b3 c3", "a1 b2 c3 d4", "b1 c2 d3"];
