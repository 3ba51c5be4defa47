//! GNU Backgammon as a player, through the commands that people type to it.

use std::time::Duration;

use backgammon::{Action, Due, Position, Stage, xgid};

use super::Terms;
use crate::outside::{Process, Wait};
use crate::{Fault, Interrupt};

/// What is said behind every question, and its answer, which tells that everything before has been answered. It is true and changes nothing.
const MARK: [&str; 2] = ["set beavers 0", "No beavers allowed"];

/// GNU Backgammon, started when first needed and again when it has ended.
#[derive(Debug)]
pub(super) struct Gnubg {
    command: Vec<String>,
    plies: u8,
    timeout: Duration,
    process: Option<Process>,
    /// The terms that it was told.
    told: Option<Terms>,
}

impl Gnubg {
    pub(super) fn new(command: &[String], plies: u8, timeout: Duration) -> Gnubg {
        // In the terminal, and without a greeting.
        let command = command.iter().cloned().chain(["-t".to_owned(), "-q".to_owned()]).collect();
        Gnubg { command, plies, timeout, process: None, told: None }
    }

    pub(super) fn begin(&mut self, terms: &Terms, interrupt: &Interrupt) -> Result<(), Fault> {
        if self.process.is_some() && self.told == Some(*terms) {
            return Ok(());
        }
        if self.process.is_none() {
            // Its answers are read, and must not change with the language of the terminal.
            self.process = Some(Process::start_with(&self.command, &[("LC_ALL", "C"), ("LANGUAGE", "C")])?);
        }
        let cubeful = if terms.rules.cube { "on" } else { "off" };
        let mut settings: Vec<String> = [
            "set display off",
            "set player 0 human",
            "set player 1 human",
            "set automatic doubles 0",
            "set jacoby off",
            "set output mwc off",
        ]
        .map(str::to_owned)
        .into();
        for kind in ["chequerplay", "cubedecision"] {
            let evaluation = format!("set evaluation {kind} evaluation");
            settings.push(format!("set evaluation {kind} type evaluation"));
            settings.push(format!("{evaluation} plies {}", self.plies));
            settings.push(format!("{evaluation} noise 0"));
            settings.push(format!("{evaluation} cubeful {cubeful}"));
        }
        self.ask(&settings, interrupt)?;
        self.told = Some(*terms);
        Ok(())
    }

    /// What it finds best; `None` to roll.
    pub(super) fn choose(&mut self, position: &Position, interrupt: &Interrupt) -> Result<Option<Action>, Fault> {
        // It cannot be shown a double that waits for its answer, but tells of the answer before the double as well.
        let shown = match position.stage {
            Stage::Doubled => Position { stage: Stage::ToRoll, ..*position },
            _ => *position,
        };
        let question = format!("set xgid {}", xgid::write(&shown));
        let is_play = matches!(position.stage, Stage::ToPlay(_));
        let hint = if is_play { "hint 1" } else { "hint" };
        let answer = self.ask(&[question.clone(), hint.to_owned()], interrupt)?;
        let refused = || {
            let last = answer.iter().rev().find(|line| !line.trim().is_empty());
            Fault::Refused { command: question.clone(), answer: last.cloned().unwrap_or_default().trim().to_owned() }
        };
        if is_play {
            let play = answer.iter().find_map(|line| play_of(line)).ok_or_else(refused)?;
            return match position.read(play) {
                Ok(action @ Action::Play(_)) => Ok(Some(action)),
                _ => Err(Fault::Illegal { found: play.to_owned() }),
            };
        }
        let equity = |words: [&str; 2]| answer.iter().find_map(|line| equity_of(line, words)).ok_or_else(refused);
        let [stay, drop, take] = [
            equity(["No double", "No redouble"])?,
            equity(["Double, pass", "Redouble, pass"])?,
            equity(["Double, take", "Redouble, take"])?,
        ];
        Ok(match position.due() {
            Due::Roll(_) => (take.min(drop) > stay).then_some(Action::Double),
            _ if take <= drop => Some(Action::Take),
            _ => Some(Action::Drop),
        })
    }

    /// Says these lines; what it answers to all of them.
    fn ask(&mut self, lines: &[String], interrupt: &Interrupt) -> Result<Vec<String>, Fault> {
        let wait = Wait::new(self.timeout, interrupt);
        let process = self.process.as_mut().expect("the game has begun");
        process.send(&format!("{}\n{}", lines.join("\n"), MARK[0]))?;
        let mut answer = Vec::new();
        loop {
            let line = process.hear(&wait)?;
            if line.contains(MARK[1]) {
                return Ok(answer);
            }
            answer.push(line);
        }
    }

    /// Ends the program: who knows what it still says.
    pub(super) fn end(&mut self) {
        (self.process, self.told) = (None, None);
    }
}

/// The play in a line such as `    1. Cubeful 0-ply    8/5 6/5                      Eq.: +0.218`.
fn play_of(line: &str) -> Option<&str> {
    let line = line.trim().strip_prefix("1.")?;
    let (_, play) = line.split_once("-ply")?;
    let (play, _) = play.split_once("Eq.:")?;
    Some(play.trim())
}

/// The figure in a line such as `3. Double, take        -0.191  (-0.283)`.
fn equity_of(line: &str, words: [&str; 2]) -> Option<f32> {
    let (_, line) = line.trim().split_once(". ")?;
    let rest = words.into_iter().find_map(|word| line.strip_prefix(word))?;
    rest.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::{equity_of, play_of};

    #[test]
    fn its_lines_are_read() {
        assert_eq!(play_of("    1. Cubeless 0-ply   bar/21*/20(2)          Eq.: +0.159"), Some("bar/21*/20(2)"));
        assert_eq!(play_of("    2. Cubeful 2-ply   8/5                     Eq.: +0.159"), None);
        let double = ["Double, take", "Redouble, take"];
        assert_eq!(equity_of("3. Double, take        -0.191  (-0.283)", double), Some(-0.191));
        assert_eq!(equity_of("2. Redouble, take      +1.204", double), Some(1.204));
        assert_eq!(equity_of("Proper cube action: No double, take (23.8%)", double), None);
    }
}
