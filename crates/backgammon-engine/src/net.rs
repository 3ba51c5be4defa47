//! A net with one hidden layer: inputs to hidden units to the chances of five endings.

use crate::inputs::{Changes, Inputs};
use crate::kernel::{BLOCK, Cpu, Kernel, Work, add_rows, dot, nudge_rows, sigmoid};

/// What a net tells: the chances in the order of [`Outcomes`](crate::Outcomes).
pub const OUTPUTS: usize = 5;

/// A net. Its hidden units and its outputs are sigmoids.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// How many inputs it has; input 0 is always 1.
    inputs: usize,
    /// The hidden units by blocks.
    blocks: Vec<Block>,
    /// What each output begins with.
    bias: [f32; OUTPUTS],
}

/// Some of the hidden units.
#[derive(Clone, Debug, PartialEq)]
struct Block {
    /// By input, then by unit.
    from_inputs: Vec<f32>,
    /// By output, then by unit.
    to_outputs: [[f32; BLOCK]; OUTPUTS],
}

impl Net {
    /// A net with these many inputs and blocks of 64 hidden units, its weights drawn by `draw` (each call a number from -1 to 1).
    pub fn new(inputs: usize, blocks: usize, mut draw: impl FnMut() -> f32) -> Net {
        let mut block = || Block {
            from_inputs: (0..inputs * BLOCK).map(|_| draw() * 0.1).collect(),
            to_outputs: std::array::from_fn(|_| std::array::from_fn(|_| draw() * 0.1)),
        };
        let blocks = (0..blocks).map(|_| block()).collect();
        Net { inputs, blocks, bias: [0.0; OUTPUTS] }
    }

    /// How many inputs it has.
    pub fn inputs(&self) -> usize {
        self.inputs
    }

    /// How many blocks of 64 hidden units.
    pub fn blocks(&self) -> usize {
        self.blocks.len()
    }

    /// All weights: by block those from the inputs and those to the outputs, then what the outputs begin with.
    pub fn weights(&self) -> impl Iterator<Item = f32> {
        let block = |block: &Block| {
            block.from_inputs.iter().copied().chain(block.to_outputs.iter().flatten().copied()).collect::<Vec<f32>>()
        };
        self.blocks.iter().flat_map(block).chain(self.bias)
    }

    /// How many weights a net of this size has.
    pub const fn size(inputs: usize, blocks: usize) -> usize {
        blocks * BLOCK * (inputs + OUTPUTS) + OUTPUTS
    }

    /// A net of the weights in the order of [`weights`](Net::weights).
    ///
    /// # Panics
    ///
    /// If there are not as many as its size takes.
    pub fn of_weights(inputs: usize, blocks: usize, mut weights: impl Iterator<Item = f32>) -> Net {
        let mut next = || weights.next().expect("a weight for each place");
        let mut block = || Block {
            from_inputs: (0..inputs * BLOCK).map(|_| next()).collect(),
            to_outputs: std::array::from_fn(|_| std::array::from_fn(|_| next())),
        };
        let blocks = (0..blocks).map(|_| block()).collect();
        Net { inputs, blocks, bias: std::array::from_fn(|_| next()) }
    }

    /// All weights, in a few parts.
    pub(crate) fn parts_mut(&mut self) -> impl Iterator<Item = &mut [f32]> {
        fn parts(block: &mut Block) -> [&mut [f32]; 2] {
            [&mut block.from_inputs, block.to_outputs.as_flattened_mut()]
        }
        self.blocks.iter_mut().flat_map(parts).chain([&mut self.bias[..]])
    }

    /// Adds to `slopes`, a net of the same size, how each weight should go so that the outputs go by `errors`.
    #[inline(always)]
    pub(crate) fn collect(&self, lesson: &Lesson, errors: [f32; OUTPUTS], slopes: &mut Net) {
        for ((block, units), into) in self.blocks.iter().zip(&lesson.units).zip(&mut slopes.blocks) {
            let mut back = [0f32; BLOCK];
            for ((error, weights), into) in errors.iter().zip(&block.to_outputs).zip(&mut into.to_outputs) {
                for at in 0..BLOCK {
                    back[at] += error * weights[at];
                    into[at] += error * units[at];
                }
            }
            for (slope, unit) in back.iter_mut().zip(units) {
                *slope *= unit * (1.0 - unit);
            }
            nudge_rows(&back, lesson.near.changes.iter(), &mut into.from_inputs);
        }
        for (bias, error) in slopes.bias.iter_mut().zip(errors) {
            *bias += error;
        }
    }

    /// What the net tells of the inputs, of which `near` knows some.
    #[inline(always)]
    pub(crate) fn judge<K: Kernel>(&self, kernel: K, inputs: &Inputs, near: &mut Near) -> [f32; OUTPUTS] {
        near.update(kernel, self, inputs);
        let mut sums = self.bias;
        for (block, units) in self.blocks.iter().zip(&near.sums) {
            let units = units.map(sigmoid);
            for (sum, weights) in sums.iter_mut().zip(&block.to_outputs) {
                *sum += dot(&units, weights);
            }
        }
        sums.map(sigmoid)
    }

    /// What the net tells of the inputs, and the values of its hidden units, which [`learn`](Net::learn) needs.
    pub fn judge_to_learn(&self, cpu: Cpu, inputs: &Inputs, lesson: &mut Lesson) -> [f32; OUTPUTS] {
        cpu.run(Judge { net: self, inputs, lesson })
    }

    /// Moves all weights a little, so that the outputs for the inputs that it has just judged to learn go by `errors`: what they
    /// should be less what they are.
    pub fn learn(&mut self, cpu: Cpu, lesson: &Lesson, errors: [f32; OUTPUTS], rate: f32) {
        cpu.run(Learn { net: self, lesson, steps: errors.map(|error| error * rate) });
    }
}

/// What a net has summed up for the position before: the next, if it is like it, is summed up the faster.
#[derive(Default)]
pub(crate) struct Near {
    inputs: Inputs,
    sums: Vec<[f32; BLOCK]>,
    changes: Changes,
}

impl Near {
    /// Forgets it: the next position is summed up from nothing.
    pub fn forget(&mut self) {
        self.sums.clear();
    }

    #[inline(always)]
    fn update<K: Kernel>(&mut self, kernel: K, net: &Net, inputs: &Inputs) {
        if self.sums.len() != net.blocks.len() {
            self.sums.clear();
            self.sums.resize(net.blocks.len(), [0.0; BLOCK]);
            self.inputs.clear();
        }
        inputs.changes(kernel, &self.inputs, net.inputs, &mut self.changes);
        self.inputs.clone_from(inputs);
        for (block, sums) in net.blocks.iter().zip(&mut self.sums) {
            let mut local = *sums;
            add_rows(&mut local, self.changes.iter(), &block.from_inputs);
            *sums = local;
        }
    }
}

/// A position that a net has judged and may learn from.
#[derive(Default)]
pub struct Lesson {
    near: Near,
    units: Vec<[f32; BLOCK]>,
}

struct Judge<'a> {
    net: &'a Net,
    inputs: &'a Inputs,
    lesson: &'a mut Lesson,
}

impl Work for Judge<'_> {
    type Done = [f32; OUTPUTS];

    #[inline(always)]
    fn on<K: Kernel>(self, kernel: K) -> [f32; OUTPUTS] {
        let Lesson { near, units } = self.lesson;
        near.forget();
        let told = self.net.judge(kernel, self.inputs, near);
        units.clear();
        units.extend(near.sums.iter().map(|sums| sums.map(sigmoid)));
        told
    }
}

struct Learn<'a> {
    net: &'a mut Net,
    lesson: &'a Lesson,
    steps: [f32; OUTPUTS],
}

impl Work for Learn<'_> {
    type Done = ();

    #[inline(always)]
    fn on<K: Kernel>(self, _: K) {
        for (block, units) in self.net.blocks.iter_mut().zip(&self.lesson.units) {
            let mut slopes = [0f32; BLOCK];
            for (step, weights) in self.steps.iter().zip(&mut block.to_outputs) {
                for ((slope, weight), unit) in slopes.iter_mut().zip(weights).zip(units) {
                    *slope += step * *weight;
                    *weight += step * unit;
                }
            }
            for (slope, unit) in slopes.iter_mut().zip(units) {
                *slope *= unit * (1.0 - unit);
            }
            nudge_rows(&slopes, self.lesson.near.changes.iter(), &mut block.from_inputs);
        }
        for (bias, step) in self.net.bias.iter_mut().zip(self.steps) {
            *bias += step;
        }
    }
}
