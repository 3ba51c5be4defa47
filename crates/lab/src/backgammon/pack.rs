//! Writes nets as the file that the engine carries.

use std::fs;
use std::path::PathBuf;

use anyhow::Context;

use super::nets;

#[derive(clap::Args)]
pub struct Options {
    /// The file of the nets in training
    #[arg(long)]
    nets: PathBuf,
    /// The file to write
    #[arg(long)]
    out: PathBuf,
}

pub fn run(options: &Options) -> anyhow::Result<()> {
    let bytes = nets::read(&options.nets)?.pack();
    println!("{} bytes", bytes.len());
    fs::write(&options.out, bytes).with_context(|| format!("cannot write {}", options.out.display()))
}
