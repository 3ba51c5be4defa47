//! The weights that a command is told to use.

use std::fs;
use std::sync::Arc;

use anyhow::{Context, ensure};
use reversi::Variant;
use reversi_engine::Weights;

/// Those of this name: `own` the engine's, `counted` the dozen features', else of a file.
pub fn load(name: &str, variant: Variant) -> anyhow::Result<Arc<Weights>> {
    match name {
        "own" => Ok(Weights::of(variant)),
        "counted" => Ok(Arc::new(Weights::counted(variant))),
        path => {
            let bytes = fs::read(path).with_context(|| format!("cannot read {path}"))?;
            let weights = Weights::unpack(&bytes).with_context(|| path.to_string())?;
            ensure!(weights.variant() == variant, "{path} holds weights for {}", weights.variant());
            Ok(Arc::new(weights))
        }
    }
}
