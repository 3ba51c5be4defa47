//! Learning from many positions at once.

use crate::kernel::{Cpu, Kernel, Work};
use crate::net::{Lesson, Net, OUTPUTS};

/// How much of the means of slopes, and of their squares, stays from step to step.
const KEEPS: f32 = 0.9;
const KEEPS_SQUARES: f32 = 0.999;

/// A net's teacher that collects what several positions ask for before it changes a weight, and steps in each weight's own measure, so that
/// inputs which are seldom there are learnt as fast as the others: Adam (Kingma and Ba, 2015).
pub struct Adam {
    cpu: Cpu,
    /// What the positions since the last step ask for.
    slopes: Net,
    count: u32,
    means: Net,
    squares: Net,
    steps: i32,
}

impl Adam {
    /// For a net of this size.
    pub fn new(cpu: Cpu, net: &Net) -> Adam {
        let zero = || Net::new(net.inputs(), net.blocks(), || 0.0);
        Adam { cpu, slopes: zero(), count: 0, means: zero(), squares: zero(), steps: 0 }
    }

    /// Collects what the position asks for that the net has just judged to learn: `errors` are what it should have told less what it told.
    pub fn collect(&mut self, net: &Net, lesson: &Lesson, errors: [f32; OUTPUTS]) {
        self.count += 1;
        self.cpu.run(Collect { net, lesson, errors, slopes: &mut self.slopes });
    }

    /// How many positions have been collected since the last step.
    pub fn collected(&self) -> u32 {
        self.count
    }

    /// Moves all weights of the net by about `rate` each, as the collected positions ask; nothing when there are none.
    pub fn step(&mut self, net: &mut Net, rate: f32) {
        if self.count == 0 {
            return;
        }
        self.steps += 1;
        let share = 1.0 / self.count as f32;
        self.count = 0;
        let young = 1.0 - KEEPS.powi(self.steps);
        let young_squares = 1.0 - KEEPS_SQUARES.powi(self.steps);
        let rate = rate * young_squares.sqrt() / young;
        self.cpu.run(Step { net, adam: [&mut self.slopes, &mut self.means, &mut self.squares], share, rate });
    }
}

struct Collect<'a> {
    net: &'a Net,
    lesson: &'a Lesson,
    errors: [f32; OUTPUTS],
    slopes: &'a mut Net,
}

impl Work for Collect<'_> {
    type Done = ();

    #[inline(always)]
    fn on<K: Kernel>(self, _: K) {
        self.net.collect(self.lesson, self.errors, self.slopes);
    }
}

struct Step<'a> {
    net: &'a mut Net,
    /// The slopes, which are forgotten, their means, and those of their squares.
    adam: [&'a mut Net; 3],
    share: f32,
    rate: f32,
}

impl Work for Step<'_> {
    type Done = ();

    #[inline(always)]
    fn on<K: Kernel>(self, _: K) {
        let [slopes, means, squares] = self.adam;
        let parts = self.net.parts_mut().zip(slopes.parts_mut()).zip(means.parts_mut().zip(squares.parts_mut()));
        for ((weights, slopes), (means, squares)) in parts {
            step(weights, slopes, means, squares, self.share, self.rate);
        }
    }
}

#[inline(always)]
fn step(weights: &mut [f32], slopes: &mut [f32], means: &mut [f32], squares: &mut [f32], share: f32, rate: f32) {
    let rest = weights.iter_mut().zip(slopes).zip(means.iter_mut().zip(squares));
    for ((weight, slope), (mean, square)) in rest {
        let asked = *slope * share;
        *slope = 0.0;
        *mean += (1.0 - KEEPS) * (asked - *mean);
        *square += (1.0 - KEEPS_SQUARES) * (asked * asked - *square);
        *weight += rate * *mean / (square.sqrt() + 1e-8);
    }
}
