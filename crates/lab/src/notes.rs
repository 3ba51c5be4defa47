//! A file that long work writes its results into as they come, so that an interruption loses nothing.

use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::Path;

use anyhow::{Context, bail};

/// Results by what they are results of: a line each, the key, a blank and the value. Lines are only ever added.
pub struct Notes {
    file: File,
    known: HashMap<String, String>,
}

impl Notes {
    /// The notes of a file, which is made if it is not there. Its first line says what it is about; a line that was torn by
    /// the end of an earlier run is taken away.
    ///
    /// # Errors
    ///
    /// When the file is about something else, has a line that is none, or cannot be read or written.
    pub fn open(path: &Path, about: &str) -> anyhow::Result<Notes> {
        let name = path.display();
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        }
        let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
        let file = file.as_mut().map_err(|error| anyhow::anyhow!("cannot open {name}: {error}"))?;
        let mut text = String::new();
        file.read_to_string(&mut text).with_context(|| format!("cannot read {name}"))?;
        text.truncate(text.rfind('\n').map_or(0, |end| end + 1));
        file.set_len(text.len() as u64)?;
        file.seek(SeekFrom::End(0))?;
        if text.is_empty() {
            writeln!(file, "# {about}")?;
        } else if text.lines().next() != Some(&format!("# {about}")) {
            bail!("{name} is not about {about}");
        }
        let mut known = HashMap::new();
        for line in text.lines().skip(1) {
            let (key, value) = line.split_once(' ').with_context(|| format!("{name}: no note: {line}"))?;
            known.insert(key.to_string(), value.to_string());
        }
        Ok(Notes { file: file.try_clone()?, known })
    }

    /// What is known of the key.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.known.get(key).map(String::as_str)
    }

    /// Every result with its key, in no order.
    pub fn all(&self) -> impl Iterator<Item = (&str, &str)> {
        self.known.iter().map(|(key, value)| (key.as_str(), value.as_str()))
    }

    /// Adds a result, to the file at once.
    ///
    /// # Errors
    ///
    /// When the file cannot be written.
    pub fn add(&mut self, key: &str, value: &str) -> anyhow::Result<()> {
        self.file.write_all(format!("{key} {value}\n").as_bytes()).context("cannot write the notes")?;
        self.known.insert(key.to_string(), value.to_string());
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_torn_line_is_lost_alone() {
        let path = std::env::temp_dir().join(format!("volteface-notes-{}", std::process::id()));
        let mut notes = Notes::open(&path, "squares").unwrap();
        notes.add("2", "4").unwrap();
        notes.add("3", "9 or so").unwrap();
        drop(notes);
        let mut text = std::fs::read_to_string(&path).unwrap();
        text.push_str("4 1");
        std::fs::write(&path, text).unwrap();
        let mut notes = Notes::open(&path, "squares").unwrap();
        assert_eq!((notes.get("2"), notes.get("3"), notes.get("4")), (Some("4"), Some("9 or so"), None));
        notes.add("4", "16").unwrap();
        drop(notes);
        assert_eq!(Notes::open(&path, "squares").unwrap().get("4"), Some("16"));
        assert!(Notes::open(&path, "cubes").is_err());
        std::fs::remove_file(&path).unwrap();
    }
}
