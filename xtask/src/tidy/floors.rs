//! The floors: a crate uses only crates on its own line or below, and some crates use only what is named here.

use std::path::PathBuf;

use anyhow::Context;
use serde_json::Value;

use super::Finding;
use crate::run::{cargo, output};
use crate::tree::Tree;

/// The lines, the ground first. A new crate finds its place here.
const LINES: [(&str, &[&str]); 6] = [
    ("ground", &["gametree", "reversi", "backgammon"]),
    ("strength", &["reversi-engine", "backgammon-engine"]),
    ("table", &["table", "bots"]),
    ("wire", &["wire", "words"]),
    ("club", &["club", "store", "arena"]),
    ("faces", &["volteface", "lab", "server", "tui"]),
];

/// Crates that stand beside the floors and use none of them.
const BESIDE: [&str; 2] = ["xtask", "specimen"];

/// Libraries that only these crates know.
const ONLY: [(&str, &[&str]); 8] = [
    ("rusqlite", &["store"]),
    ("libsqlite3-sys", &["store"]),
    ("axum", &["server"]),
    ("askama", &["server"]),
    ("rust-embed", &["server"]),
    ("tower-http", &["server"]),
    ("ratatui", &["tui"]),
    ("anyhow", &["volteface", "lab", "xtask"]),
];

/// Libraries that no crate of the table's line or below may use: nothing there is async or draws random numbers.
const NOT_BELOW_WIRE: [&str; 13] = [
    "tokio",
    "async-trait",
    "futures",
    "futures-util",
    "futures-core",
    "smol",
    "async-std",
    "mio",
    "rand",
    "rand_core",
    "getrandom",
    "fastrand",
    "chrono",
];

/// Rule, engine and table types derive no serde.
const NO_SERDE: [&str; 6] = ["gametree", "reversi", "backgammon", "reversi-engine", "backgammon-engine", "table"];

/// What a rules crate may use.
const GROUND_MAY_USE: [&str; 2] = ["thiserror", "gametree"];

/// A crate of the workspace as cargo knows it.
struct Package {
    name: String,
    manifest: PathBuf,
    /// Names of what it uses to run or to build; not what only its tests use.
    uses: Vec<String>,
    /// Names of what its tests use.
    tests_use: Vec<String>,
}

/// Asks cargo, and checks every crate.
///
/// # Errors
///
/// When cargo does not answer.
pub fn check(tree: &Tree) -> anyhow::Result<Vec<Finding>> {
    let metadata = output(cargo().current_dir(&tree.root).args(["metadata", "--no-deps", "--format-version=1"]))?;
    let mut packages = read(&serde_json::from_str(&metadata)?)?;
    for package in &mut packages {
        package.manifest = package.manifest.strip_prefix(&tree.root).unwrap_or(&package.manifest).to_path_buf();
    }
    Ok(packages.iter().flat_map(check_package).collect())
}

fn read(metadata: &Value) -> anyhow::Result<Vec<Package>> {
    let packages = metadata["packages"].as_array().context("cargo metadata lists no packages")?;
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let package = |package: &Value| {
        let dependencies = package["dependencies"].as_array().map_or(&[][..], Vec::as_slice);
        let (tests_use, uses): (Vec<&Value>, Vec<&Value>) = dependencies.iter().partition(|uses| uses["kind"] == "dev");
        let names = |list: Vec<&Value>| list.into_iter().map(|uses| text(&uses["name"])).collect();
        Package {
            name: text(&package["name"]),
            manifest: PathBuf::from(text(&package["manifest_path"])),
            uses: names(uses),
            tests_use: names(tests_use),
        }
    };
    Ok(packages.iter().map(package).collect())
}

fn line_of(name: &str) -> Option<usize> {
    LINES.iter().position(|(_, crates)| crates.contains(&name))
}

/// The game a crate belongs to, when it belongs to one.
fn game_of(name: &str) -> Option<&str> {
    ["reversi", "backgammon"].into_iter().find(|game| name == *game || name.strip_prefix(game) == Some("-engine"))
}

fn check_package(package: &Package) -> Vec<Finding> {
    let name = package.name.as_str();
    let finding = |what: String| Finding::new(&package.manifest, 1, what);
    let Some(line) = line_of(name) else {
        if BESIDE.contains(&name) {
            let own = |uses: &&String| line_of(uses).is_some();
            let uses = package.uses.iter().filter(own);
            return uses.map(|uses| finding(format!("`{name}` stands beside the floors, yet uses `{uses}`"))).collect();
        }
        return vec![finding(format!("`{name}` stands on no floor: give it a line in xtask/src/tidy/floors.rs"))];
    };
    let mut wrong = Vec::new();
    for uses in package.uses.iter().chain(&package.tests_use) {
        if let Some(theirs) = line_of(uses)
            && theirs > line
        {
            let (own, above) = (LINES[line].0, LINES[theirs].0);
            wrong.push(format!("`{name}` ({own}) uses `{uses}` ({above}), a floor above"));
        }
        if let (Some(own), Some(other)) = (game_of(name), game_of(uses))
            && own != other
        {
            wrong.push(format!("`{name}` uses `{uses}`: the two games never see each other"));
        }
    }
    for uses in &package.uses {
        if let Some((_, allowed)) = ONLY.iter().find(|(library, _)| library == uses)
            && !allowed.contains(&name)
        {
            wrong.push(format!("`{name}` uses `{uses}`, which only {} may know", allowed.join(", ")));
        }
        if line < line_of("wire").unwrap_or(0) && NOT_BELOW_WIRE.contains(&uses.as_str()) {
            wrong.push(format!("`{name}` uses `{uses}`: nothing at the table or below is async, timed or random"));
        }
        if NO_SERDE.contains(&name) && uses.starts_with("serde") {
            wrong.push(format!("`{name}` uses `{uses}`: rules, engines and the table derive no serde"));
        }
        if line == 0 && !GROUND_MAY_USE.contains(&uses.as_str()) {
            wrong.push(format!(
                "`{name}` uses `{uses}`: rules depend on an error derive and the writing of game trees only"
            ));
        }
    }
    wrong.into_iter().map(finding).collect()
}

#[cfg(test)]
mod tests {
    use super::{check_package, read};

    fn check(name: &str, uses: &[&str], tests_use: &[&str], wrong: &[&str]) {
        let dependency = |kind: Option<&'static str>| move |name: &&str| serde_json::json!({ "name": *name, "kind": kind, "path": null });
        let dependencies: Vec<_> =
            uses.iter().map(dependency(None)).chain(tests_use.iter().map(dependency(Some("dev")))).collect();
        let metadata = serde_json::json!({ "packages": [
            { "name": name, "manifest_path": "crates/x/Cargo.toml", "dependencies": dependencies }
        ] });
        let found: Vec<String> = check_package(&read(&metadata).unwrap()[0]).into_iter().map(|it| it.what).collect();
        assert_eq!(found.len(), wrong.len(), "{name} using {uses:?}: {found:?}");
        for part in wrong {
            assert!(found.iter().any(|what| what.contains(part)), "{name}: no {part:?} in {found:?}");
        }
    }

    #[test]
    fn floors() {
        check("reversi", &["thiserror", "gametree"], &["serde_json"], &[]);
        check("gametree", &["reversi-engine"], &[], &["a floor above", "error derive"]);
        check("reversi", &["thiserror", "memchr"], &[], &["error derive"]);
        check("reversi", &["table"], &[], &["a floor above", "error derive"]);
        check("reversi-engine", &["reversi"], &["serde_json"], &[]);
        check("reversi-engine", &["reversi", "bots"], &[], &["a floor above"]);
        check("reversi-engine", &[], &["table"], &["a floor above"]);
        check("backgammon-engine", &["reversi"], &[], &["never see each other"]);
        check("bots", &["table", "reversi-engine", "rand"], &[], &["async, timed or random"]);
        check("table", &["serde", "tokio"], &[], &["derive no serde", "async, timed or random"]);
        check("club", &["store", "tokio", "rusqlite"], &[], &["only store may know"]);
        check("words", &["table", "fluent-bundle", "anyhow"], &[], &["only volteface, lab, xtask"]);
        check("lab", &["axum"], &[], &["only server"]);
        check("server", &["axum", "askama", "club"], &[], &[]);
        check("store", &["server"], &[], &["a floor above"]);
        check("xtask", &["clap"], &[], &[]);
        check("xtask", &["reversi"], &[], &["beside the floors"]);
        check("utils", &[], &[], &["stands on no floor"]);
    }
}
