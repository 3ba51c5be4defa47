//! The weights that a command is told to use.

use std::fs;
use std::path::Path;
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

/// The weights of a file by phase and number.
pub fn numbers(path: &Path, variant: Variant) -> anyhow::Result<Vec<Vec<i16>>> {
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    let (of, phases) = Weights::numbers(&bytes).with_context(|| path.display().to_string())?;
    ensure!(of == variant, "{} holds weights for {of}", path.display());
    Ok(phases)
}
