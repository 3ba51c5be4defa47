//! The rules once more, cell by cell on an array of the board's own size, for comparison.

use reversi::{Board, Disc, Size};

/// A board without a frame; `cells[rank][file]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Oracle {
    cells: Vec<Vec<char>>,
    pub to_move: char,
}

/// The steps to the eight neighbours.
const STEPS: [(i32, i32); 8] = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)];

pub fn letter(disc: Disc) -> char {
    if disc == Disc::Black { 'X' } else { 'O' }
}

fn other(side: char) -> char {
    if side == 'X' { 'O' } else { 'X' }
}

impl Oracle {
    pub fn start(side: usize) -> Oracle {
        let mut cells = vec![vec!['-'; side]; side];
        let low = side / 2 - 1;
        cells[low][low] = 'O';
        cells[low + 1][low + 1] = 'O';
        cells[low][low + 1] = 'X';
        cells[low + 1][low] = 'X';
        Oracle { cells, to_move: 'X' }
    }

    /// From the text of a board, row by row.
    pub fn of_text(text: &str, to_move: char) -> Oracle {
        let letters: Vec<char> = text.chars().collect();
        let side = (1..=8).find(|side| side * side == letters.len()).expect("a square board");
        Oracle { cells: letters.chunks(side).map(<[char]>::to_vec).collect(), to_move }
    }

    pub fn of(board: Board, size: Size, to_move: Disc) -> Oracle {
        Oracle::of_text(&board.text(size), letter(to_move))
    }

    pub fn side(&self) -> usize {
        self.cells.len()
    }

    pub fn text(&self) -> String {
        self.cells.iter().flatten().collect()
    }

    fn cell(&self, file: i32, rank: i32) -> Option<char> {
        let row = self.cells.get(usize::try_from(rank).ok()?)?;
        row.get(usize::try_from(file).ok()?).copied()
    }

    /// The cells that `side` turns over by a disc here, none if the move is not legal.
    pub fn flips_for(&self, side: char, file: i32, rank: i32) -> Vec<(i32, i32)> {
        if self.cell(file, rank) != Some('-') {
            return Vec::new();
        }
        let mut all = Vec::new();
        for (df, dr) in STEPS {
            let mut line = Vec::new();
            let (mut f, mut r) = (file + df, rank + dr);
            while self.cell(f, r) == Some(other(side)) {
                line.push((f, r));
                f += df;
                r += dr;
            }
            if self.cell(f, r) == Some(side) {
                all.extend(line);
            }
        }
        all
    }

    /// The legal cells of a side, as `(file, rank)`, row by row.
    pub fn legal_for(&self, side: char) -> Vec<(i32, i32)> {
        let length = self.side() as i32;
        let cells = (0..length).flat_map(|rank| (0..length).map(move |file| (file, rank)));
        cells.filter(|&(file, rank)| !self.flips_for(side, file, rank).is_empty()).collect()
    }

    pub fn legal(&self) -> Vec<(i32, i32)> {
        self.legal_for(self.to_move)
    }

    pub fn is_over(&self) -> bool {
        self.legal_for('X').is_empty() && self.legal_for('O').is_empty()
    }

    pub fn pass(&self) -> Oracle {
        Oracle { to_move: other(self.to_move), ..self.clone() }
    }

    pub fn play(&self, file: i32, rank: i32) -> Oracle {
        let mut next = self.pass();
        for (f, r) in self.flips_for(self.to_move, file, rank).into_iter().chain([(file, rank)]) {
            next.cells[r as usize][f as usize] = self.to_move;
        }
        next
    }

    pub fn count(&self, what: char) -> u32 {
        self.cells.iter().flatten().filter(|&&cell| cell == what).count() as u32
    }

    /// The official count: Black's and White's.
    pub fn score(&self, anti: bool) -> (u32, u32) {
        let (black, white, empty) = (self.count('X'), self.count('O'), self.count('-'));
        match (anti, black.cmp(&white)) {
            (true, _) => (black, white),
            (false, std::cmp::Ordering::Greater) => (black + empty, white),
            (false, std::cmp::Ordering::Less) => (black, white + empty),
            (false, std::cmp::Ordering::Equal) => (black + empty / 2, white + empty / 2),
        }
    }

    /// Positions at this depth, a finished game counting as one.
    pub fn perft(&self, depth: u32, pass_is_ply: bool) -> u64 {
        if depth == 0 || self.is_over() {
            return 1;
        }
        let legal = self.legal();
        if legal.is_empty() {
            return self.pass().perft(depth - u32::from(pass_is_ply), pass_is_ply);
        }
        legal.into_iter().map(|(file, rank)| self.play(file, rank).perft(depth - 1, pass_is_ply)).sum()
    }
}
