//! Every file of `assets/` has a line in its folder's README: who made it, how, and how good it is.

use std::path::Path;

use super::Finding;
use crate::tree::Tree;

/// Checks the files below `assets/`.
///
/// # Errors
///
/// When a README cannot be read.
pub fn check(tree: &Tree) -> anyhow::Result<Vec<Finding>> {
    let mut found = Vec::new();
    for file in tree.files.iter().filter(|file| file.starts_with("assets")) {
        let readme = file.parent().unwrap_or(Path::new("")).join("README.md");
        let text = if tree.files.contains(&readme) { tree.read(&readme)?.unwrap_or_default() } else { String::new() };
        found.extend(check_file(file, &text));
    }
    Ok(found)
}

fn check_file(file: &Path, readme: &str) -> Option<Finding> {
    let name = file.file_name()?.to_str()?;
    if name == "README.md" || name.starts_with('.') || readme.lines().any(|line| line.contains(&format!("`{name}`"))) {
        return None;
    }
    Some(Finding::new(
        file,
        0,
        format!("its folder's README.md has no line for `{name}`: its maker command and quality"),
    ))
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::check_file;

    #[test]
    fn each_file_has_its_line() {
        let readme = "| `xot.txt` | `cargo run -p lab -- xot` |";
        for (file, is_wrong) in
            [("assets/reversi/xot.txt", false), ("assets/reversi/README.md", false), ("assets/reversi/xot", true)]
        {
            assert_eq!(check_file(Path::new(file), readme).is_some(), is_wrong, "{file}");
        }
    }
}
