//! The pages' scripts are plain JavaScript; their JSDoc types are checked by the TypeScript compiler.

use std::process::Command;

use super::{Outcome, WEB_TESTS, npm_packages, whether};
use crate::tree::Tree;

/// `tsc --noEmit` over the scripts.
///
/// # Errors
///
/// When the compiler cannot be started.
pub fn check(tree: &Tree) -> anyhow::Result<Outcome> {
    if let Err(skipped) = npm_packages(tree)? {
        return Ok(skipped);
    }
    let tsc = tree.root.join(WEB_TESTS).join("node_modules/typescript/bin/tsc");
    let mut command = Command::new("node");
    command.current_dir(&tree.root).arg(tsc).args(["--noEmit", "-p", "web/tsconfig.json"]);
    whether(&mut command, "see the errors above")
}
