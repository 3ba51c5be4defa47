//! Files of labelled positions, outside the repository.
//!
//! After a head of eight bytes (`VFRC`, version, side of the board, goal, 0) come records of 24 bytes, numbers little-endian: the
//! mover's discs, the opponent's discs, the number of the game in its file, an estimate in hundredths of a disc (the least
//! number where there is none), the score in discs, a 0. Both values are the mover's.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use reversi::{Bitboard, Board, Disc, DiscDiff, Goal, Position, Variant};

const MAGIC: [u8; 4] = *b"VFRC";
const VERSION: u8 = 1;
const HEAD: usize = 8;
const RECORD: usize = 24;

/// A position and what is known of its worth for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    own: u64,
    opp: u64,
    /// The number of its game in the file.
    pub game: u32,
    /// What a search from it expected, in hundredths of a disc.
    pub estimate: Option<i16>,
    /// How the game ended from there, or would have with best play near the end.
    pub score: DiscDiff,
}

impl Sample {
    pub fn new(position: &Position, game: u32, estimate: Option<i16>, score: DiscDiff) -> Sample {
        Sample { own: position.own().0, opp: position.opp().0, game, estimate, score }
    }

    pub fn position(&self, variant: Variant) -> Position {
        let board = Board { black: Bitboard(self.own), white: Bitboard(self.opp) };
        Position { board, to_move: Disc::Black, variant }
    }

    fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.own.to_le_bytes());
        bytes.extend(self.opp.to_le_bytes());
        bytes.extend(self.game.to_le_bytes());
        bytes.extend(self.estimate.unwrap_or(i16::MIN).to_le_bytes());
        bytes.extend([self.score.0 as u8, 0]);
    }

    fn read(record: &[u8; RECORD]) -> Sample {
        let word = |at: usize| u64::from_le_bytes(std::array::from_fn(|byte| record[at + byte]));
        let estimate = i16::from_le_bytes([record[20], record[21]]);
        Sample {
            own: word(0),
            opp: word(8),
            game: u32::from_le_bytes([record[16], record[17], record[18], record[19]]),
            estimate: (estimate != i16::MIN).then_some(estimate),
            score: DiscDiff(record[22] as i8),
        }
    }
}

fn head(variant: Variant) -> [u8; HEAD] {
    let [a, b, c, d] = MAGIC;
    [a, b, c, d, VERSION, variant.size.side(), u8::from(variant.goal == Goal::Fewest), 0]
}

/// Writes a whole file; a torn one is never seen under the name.
pub fn write(path: &Path, variant: Variant, samples: &[Sample]) -> anyhow::Result<()> {
    let mut bytes = head(variant).to_vec();
    for sample in samples {
        sample.write(&mut bytes);
    }
    let parts = path.with_extension("part");
    fs::write(&parts, bytes).with_context(|| format!("cannot write {}", parts.display()))?;
    fs::rename(&parts, path).with_context(|| format!("cannot write {}", path.display()))
}

/// The samples of a file, none when they are of another variant.
pub fn read(path: &Path, variant: Variant) -> anyhow::Result<Vec<Sample>> {
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    ensure!(bytes.starts_with(&MAGIC) && bytes.len() % RECORD == HEAD, "{} is no corpus", path.display());
    if bytes[..HEAD] != head(variant) {
        return Ok(Vec::new());
    }
    Ok(bytes[HEAD..].as_chunks().0.iter().map(Sample::read).collect())
}

/// The samples of some twenty files spread over a folder; there is at least one.
pub fn spread(folder: &Path, variant: Variant) -> anyhow::Result<Vec<Sample>> {
    let files = files(folder, "bin")?;
    let mut samples = Vec::new();
    for file in files.iter().step_by(files.len().div_ceil(20).max(1)) {
        samples.extend(read(file, variant)?);
    }
    ensure!(!samples.is_empty(), "no position of {variant} in {}", folder.display());
    Ok(samples)
}

/// The files with this extension in a folder, by name.
pub fn files(folder: &Path, extension: &str) -> anyhow::Result<Vec<PathBuf>> {
    let mut files = fs::read_dir(folder)
        .with_context(|| format!("cannot list {}", folder.display()))?
        .map(|entry| Ok(entry?.path()))
        .collect::<anyhow::Result<Vec<_>>>()?;
    files.retain(|path| path.extension().is_some_and(|found| found.eq_ignore_ascii_case(extension)));
    files.sort();
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_come_back_as_they_went() {
        let position = Position::start(Variant::REVERSI);
        for (estimate, score) in [(None, -64), (Some(-6399), 64), (Some(123), 0)] {
            let sample = Sample::new(&position, 7, estimate, DiscDiff(score));
            let mut bytes = Vec::new();
            sample.write(&mut bytes);
            assert_eq!(Sample::read(&bytes.try_into().unwrap()), sample);
        }
    }
}
