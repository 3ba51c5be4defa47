//! Nets in training, as a file: three times the numbers of inputs and blocks, then all weights, little-endian.

use std::fs;
use std::path::Path;

use anyhow::{Context, ensure};
use backgammon_engine::{Class, Inputs, Net, Nets, OUTPUTS};

use crate::draw::Draw;

/// Blocks of 64 hidden units by class, in the order of `Class::NETS`.
pub type Sizes = [usize; 3];

/// Untrained nets.
pub fn fresh(sizes: Sizes, draw: &mut Draw) -> Nets {
    let mut net = |at: usize| Net::new(Inputs::count(Class::NETS[at]), sizes[at], || draw.unit() * 2.0 - 1.0);
    Nets { contact: net(0), crashed: net(1), race: net(2), sieve: None }
}

/// Nets that tell the same, with at least so many blocks, the new ones to be filled by what is learnt.
pub fn widened(nets: Nets, sizes: Sizes, draw: &mut Draw) -> Nets {
    let mut wide = |net: Net, blocks: usize| {
        if net.blocks() >= blocks {
            return net;
        }
        let mut weights: Vec<f32> = net.weights().collect();
        let bias = weights.split_off(weights.len() - OUTPUTS);
        let of_block = Net::size(net.inputs(), 1) - OUTPUTS;
        let to_outputs = Net::size(0, 1) - OUTPUTS;
        for _ in net.blocks()..blocks {
            weights.extend((to_outputs..of_block).map(|_| (draw.unit() * 2.0 - 1.0) * 0.1));
            weights.extend((0..to_outputs).map(|_| 0.0));
        }
        weights.extend(bias);
        Net::of_weights(net.inputs(), blocks, weights.into_iter())
    };
    Nets {
        contact: wide(nets.contact, sizes[0]),
        crashed: wide(nets.crashed, sizes[1]),
        race: wide(nets.race, sizes[2]),
        sieve: nets.sieve,
    }
}

pub fn write(path: &Path, nets: &Nets) -> anyhow::Result<()> {
    let mut bytes = Vec::new();
    for net in [&nets.contact, &nets.crashed, &nets.race].into_iter().chain(&nets.sieve) {
        bytes.extend((net.inputs() as u32).to_le_bytes());
        bytes.extend((net.blocks() as u32).to_le_bytes());
        bytes.extend(net.weights().flat_map(f32::to_le_bytes));
    }
    // Written beside and renamed, so that an interruption leaves the old file.
    let beside = path.with_extension("part");
    fs::write(&beside, bytes).with_context(|| format!("cannot write {}", beside.display()))?;
    fs::rename(&beside, path).with_context(|| format!("cannot write {}", path.display()))
}

pub fn read(path: &Path) -> anyhow::Result<Nets> {
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    let mut words = bytes.chunks_exact(4).map(|word| <[u8; 4]>::try_from(word).expect("four bytes")).peekable();
    let mut net = |expected: usize| {
        if words.peek().is_none() {
            return Ok(None);
        }
        let mut number = || words.next().map(|word| u32::from_le_bytes(word) as usize).context("the file ends early");
        let (inputs, blocks) = (number()?, number()?);
        ensure!(inputs == expected, "{inputs} inputs, where the engine has {expected}");
        let weights: Vec<f32> = words.by_ref().take(Net::size(inputs, blocks)).map(f32::from_le_bytes).collect();
        ensure!(weights.len() == Net::size(inputs, blocks), "the file ends early");
        Ok(Some(Net::of_weights(inputs, blocks, weights.into_iter())))
    };
    let mut of_class = |class| net(Inputs::count(class))?.context("the file ends early");
    let (contact, crashed, race) = (of_class(Class::Contact)?, of_class(Class::Crashed)?, of_class(Class::Race)?);
    Ok(Nets { contact, crashed, race, sieve: net(Inputs::PLACES)? })
}
