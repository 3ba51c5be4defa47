//! Nets that play and learn.

use ::backgammon::{Board, Candidate, Plays, Roll};
use backgammon_engine::{Adam, Choice, Class, Cpu, Glance, Inputs, Lesson, Net, Nets, Outcomes, exact};

use crate::draw::Draw;

/// Nets with what they need to play and to learn.
pub struct Learner {
    pub nets: Nets,
    cpu: Cpu,
    glance: Glance,
    inputs: Inputs,
    lesson: Lesson,
}

impl Learner {
    pub fn new(nets: Nets) -> Learner {
        let cpu = Cpu::best();
        Learner { nets, cpu, glance: Glance::new(cpu), inputs: Inputs::default(), lesson: Lesson::default() }
    }

    /// The chances of the side to roll.
    pub fn judge(&mut self, board: &Board) -> Outcomes {
        self.glance.judge(&self.nets, board)
    }

    /// The best play without looking ahead.
    pub fn best(&mut self, board: &Board, roll: Roll) -> Choice {
        self.glance.best(&self.nets, board, roll)
    }

    /// The plays that `best` has just looked at.
    pub fn plays(&self) -> &[Candidate] {
        self.glance.plays().as_slice()
    }

    /// Moves the net's judgement of this board towards the target.
    pub fn learn(&mut self, board: &Board, target: &Outcomes, rate: f32) {
        let class = self.inputs.read(board);
        let Some(net) = self.nets.of_mut(class) else { return };
        let told = net.judge_to_learn(self.cpu, &self.inputs, &mut self.lesson);
        let target = target.to_array();
        let errors = std::array::from_fn(|at| target[at] - told[at]);
        net.learn(self.cpu, &self.lesson, errors, rate);
    }

    /// Collects what this board asks of the net that judges it, which moves once `batch` boards have been collected. Returns how far off its
    /// equity was; `None` where no net judges.
    pub fn learn_by(&mut self, adams: &mut Adams, board: &Board, target: &Outcomes, rate: f32) -> Option<f32> {
        let class = self.inputs.read(board);
        let at = Class::NETS.iter().position(|&known| known == class)?;
        let net = self.nets.of_mut(class)?;
        let told = net.judge_to_learn(self.cpu, &self.inputs, &mut self.lesson);
        let wanted = target.to_array();
        let adam = &mut adams.of[at];
        adam.collect(net, &self.lesson, std::array::from_fn(|at| wanted[at] - told[at]));
        if adam.collected() >= adams.batch {
            adam.step(net, rate);
        }
        Some((target.equity() - Outcomes::from_array(told).equity()).abs())
    }

    /// Teaches the sieve what the nets judge of each play of a roll.
    pub fn teach_sieve(&mut self, sieve: &mut Net, board: &Board, roll: Roll, rate: f32) {
        let results: Vec<Board> = Plays::of(board, roll).iter().map(|play| play.result.flipped()).collect();
        for after in &results {
            if !matches!(self.inputs.read(after), Class::Contact | Class::Crashed) {
                continue;
            }
            let target = self.judge(after).to_array();
            self.inputs.read_places(after);
            let told = sieve.judge_to_learn(self.cpu, &self.inputs, &mut self.lesson);
            sieve.learn(self.cpu, &self.lesson, std::array::from_fn(|at| target[at] - told[at]), rate);
        }
    }
}

/// A teacher for each net.
pub struct Adams {
    of: [Adam; 3],
    batch: u32,
}

impl Adams {
    /// That take so many boards at once.
    pub fn new(nets: &Nets, batch: u32) -> Adams {
        let of = [&nets.contact, &nets.crashed, &nets.race].map(|net| Adam::new(Cpu::best(), net));
        Adams { of, batch }
    }
}

/// Both dice.
pub fn roll(draw: &mut Draw) -> Roll {
    let mut die = || 1 + draw.below(6) as u8;
    Roll::of(die(), die()).expect("two dice")
}

/// The first roll of a game: no doublet.
pub fn first_roll(draw: &mut Draw) -> Roll {
    loop {
        let roll = roll(draw);
        if !roll.is_doublet() {
            return roll;
        }
    }
}

/// Whether nets need not judge it.
pub fn is_known(board: &Board) -> bool {
    exact(board).is_some()
}
