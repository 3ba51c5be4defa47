//! The pages, driven as a person would drive them, in a real Chromium.

use std::path::PathBuf;
use std::process::Command;

use anyhow::Context;

use super::{Outcome, WEB_TESTS, in_tree, npm_packages, whether};
use crate::run::{find, output, passes};
use crate::tree::Tree;

/// Builds the binary as people get it and runs `web/tests/*.test.mjs` against it.
///
/// # Errors
///
/// When a program cannot be started.
pub fn check(tree: &Tree) -> anyhow::Result<Outcome> {
    let chromium = match std::env::var_os("CHROMIUM") {
        Some(path) => Some(PathBuf::from(path)),
        None => find(&["chromium", "chromium-browser", "google-chrome"]),
    };
    let Some(chromium) = chromium else {
        let missing = "no Chromium on the path, nor in CHROMIUM".to_owned();
        return Ok(Outcome::Skipped { missing, get: "apt-get install chromium".to_owned() });
    };
    if let Err(skipped) = npm_packages(tree)? {
        return Ok(skipped);
    }
    if !passes(in_tree(tree).args(["build", "--quiet", "--release", "--package", "volteface"]))? {
        return Ok(Outcome::Failed("the release binary does not build".to_owned()));
    }
    let mut node = Command::new("node");
    node.current_dir(tree.root.join(WEB_TESTS));
    // What hangs fails by itself: the longest file takes a minute.
    node.args(["--test", "--test-reporter=spec", "--test-concurrency=2", "--test-timeout=300000"]);
    node.args(test_files(tree));
    node.env("CHROMIUM", chromium).env("VOLTEFACE_BINARY", release_binary(tree)?);
    whether(&mut node, "see the pages' tests above")
}

/// The test files, named one by one: older Node versions know no pattern.
fn test_files(tree: &Tree) -> Vec<PathBuf> {
    let is_test = |file: &&std::path::Path| file.to_string_lossy().ends_with(".test.mjs");
    tree.below(WEB_TESTS, &["mjs"]).filter(is_test).map(|file| tree.root.join(file)).collect()
}

/// Where cargo puts the release binary.
///
/// # Errors
///
/// When cargo does not say where it builds.
pub fn release_binary(tree: &Tree) -> anyhow::Result<PathBuf> {
    let metadata = output(in_tree(tree).args(["metadata", "--no-deps", "--format-version=1"]))?;
    let metadata: serde_json::Value = serde_json::from_str(&metadata)?;
    let target = metadata["target_directory"].as_str().context("cargo metadata names no target folder")?;
    Ok(PathBuf::from(target).join("release").join(format!("volteface{}", std::env::consts::EXE_SUFFIX)))
}
