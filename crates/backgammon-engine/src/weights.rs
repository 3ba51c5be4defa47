//! The engine's own nets, and the file that they are kept in.
//!
//! The file: `VFBG` and a version, then for each net (contact, crashed, race, and the sieve if there is one) the numbers of its inputs and blocks and all its weights, each 16 bits in steps of 1/2048,
//! little-endian. How the weights are trained, and how good they measured, is in `assets/weights/README.md`.

use std::fmt;
use std::sync::{Arc, OnceLock};

use crate::class::Class;
use crate::inputs::Inputs;
use crate::judge::Nets;
use crate::net::Net;

const MAGIC: [u8; 4] = *b"VFBG";

/// To be raised whenever the inputs change their meaning.
const VERSION: u16 = 2;

/// Steps a unit.
const STEPS: f32 = 2048.0;

/// More blocks than any net has.
const MOST_BLOCKS: u16 = 64;

impl Nets {
    /// The engine's own nets, unpacked when first asked for.
    pub fn own() -> Arc<Nets> {
        static OWN: OnceLock<Arc<Nets>> = OnceLock::new();
        let unpack = || {
            let packed = include_bytes!("../../../assets/weights/backgammon.bin");
            Arc::new(Nets::unpack(packed).expect("the engine's own weights are sound"))
        };
        Arc::clone(OWN.get_or_init(unpack))
    }

    /// The file that holds these nets; weights beyond ±16 are cut.
    pub fn pack(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        for net in [&self.contact, &self.crashed, &self.race].into_iter().chain(&self.sieve) {
            bytes.extend((net.inputs() as u16).to_le_bytes());
            bytes.extend((net.blocks() as u16).to_le_bytes());
            let steps = |weight: f32| (weight * STEPS).round().clamp(f32::from(i16::MIN), f32::from(i16::MAX)) as i16;
            bytes.extend(net.weights().flat_map(|weight| steps(weight).to_le_bytes()));
        }
        bytes
    }

    /// The nets in a file of [`pack`](Nets::pack).
    ///
    /// # Errors
    ///
    /// When the bytes are not such a file.
    pub fn unpack(bytes: &[u8]) -> Result<Nets, NotNets> {
        let body = bytes.strip_prefix(&MAGIC).ok_or(NotNets::Foreign)?;
        if body.len() % 2 == 1 {
            return Err(NotNets::WrongLength);
        }
        let mut words = body.chunks_exact(2).map(|word| u16::from_le_bytes([word[0], word[1]]));
        if words.next() != Some(VERSION) {
            return Err(NotNets::OtherVersion);
        }
        let mut net = |expected: usize| {
            let Some(inputs) = words.next() else { return Ok(None) };
            let Some(blocks) = words.next() else { return Err(NotNets::WrongLength) };
            if usize::from(inputs) != expected || blocks > MOST_BLOCKS {
                return Err(NotNets::OtherVersion);
            }
            let (inputs, blocks) = (usize::from(inputs), usize::from(blocks));
            let size = Net::size(inputs, blocks);
            let weights: Vec<f32> = words.by_ref().take(size).map(|word| f32::from(word as i16) / STEPS).collect();
            if weights.len() != size {
                return Err(NotNets::WrongLength);
            }
            Ok(Some(Net::of_weights(inputs, blocks, weights.into_iter())))
        };
        let mut of_class = |class| net(Inputs::count(class))?.ok_or(NotNets::WrongLength);
        let (contact, crashed, race) = (of_class(Class::Contact)?, of_class(Class::Crashed)?, of_class(Class::Race)?);
        let nets = Nets { contact, crashed, race, sieve: net(Inputs::PLACES)? };
        if words.next().is_some() { Err(NotNets::WrongLength) } else { Ok(nets) }
    }
}

/// The bytes are not a file of nets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotNets {
    /// They do not begin as such a file does.
    Foreign,
    /// They are of another version of the engine.
    OtherVersion,
    /// There are too few or too many.
    WrongLength,
}

impl fmt::Display for NotNets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NotNets::Foreign => "this is not a file of nets",
            NotNets::OtherVersion => "these nets are of another version of the engine",
            NotNets::WrongLength => "the file of nets is cut off or too long",
        })
    }
}

impl std::error::Error for NotNets {}
