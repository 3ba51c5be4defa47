//! `unsafe` lives only in the engines' `kernel` modules, each use with its argument.

use std::path::Path;

use super::Finding;
use super::rust_text::RustText;
use crate::tree::Tree;

/// Scans every Rust file.
///
/// # Errors
///
/// When a file cannot be read.
pub fn check(tree: &Tree) -> anyhow::Result<Vec<Finding>> {
    let mut found = Vec::new();
    for folder in ["crates", "xtask", "fuzz"] {
        for file in tree.below(folder, &["rs"]) {
            if let Some(text) = tree.read(file)? {
                found.extend(check_text(file, &text));
            }
        }
    }
    Ok(found)
}

/// Whether a file is, or lies below, a `kernel` module of an engine.
fn is_kernel(file: &Path) -> bool {
    let names: Vec<&str> = file.iter().filter_map(|part| part.to_str()).collect();
    let [_, engine, "src", rest @ ..] = names.as_slice() else { return false };
    engine.ends_with("-engine") && rest.iter().any(|name| name.strip_suffix(".rs").unwrap_or(name) == "kernel")
}

fn check_text(file: &Path, text: &str) -> Vec<Finding> {
    let parts = RustText::read(text);
    let code: Vec<&str> = parts.code.lines().collect();
    let mut found = Vec::new();
    for (line, text) in parts.lines() {
        let mut words = text.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
        if text.contains("allow(unsafe_code)") && !is_kernel(file) {
            found.push(Finding::new(file, line, "`unsafe_code` is allowed only in the engines' `kernel` modules"));
        }
        if !words.any(|word| word == "unsafe") {
            continue;
        }
        if !is_kernel(file) {
            found.push(Finding::new(file, line, "`unsafe` lives only in the engines' `kernel` modules"));
        } else if !is_argued(&parts, &code, line) {
            found.push(Finding::new(file, line, "`unsafe` without a `// SAFETY:` (or `# Safety`) argument above it"));
        }
    }
    found
}

/// Whether a safety argument stands on this line or in the comments and attributes right above it.
fn is_argued(parts: &RustText, code: &[&str], line: usize) -> bool {
    let argued = |line: usize| {
        let comment = &parts.comments[line - 1];
        comment.contains("SAFETY:") || comment.contains("# Safety")
    };
    if argued(line) {
        return true;
    }
    for above in (1..line).rev() {
        if argued(above) {
            return true;
        }
        let code = code[above - 1].trim();
        let is_between = code.is_empty() || code.starts_with("#[") || code.ends_with('=') || code.ends_with('(');
        if !is_between || (code.is_empty() && parts.comments[above - 1].is_empty()) {
            return false;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::check_text;

    fn check(file: &str, text: &str, wrong: Option<&str>) {
        let found = check_text(Path::new(file), text);
        assert_eq!(found.len(), usize::from(wrong.is_some()), "{file}: {text}: {found:?}");
        if let Some(part) = wrong {
            assert!(found[0].what.contains(part), "{text}: {found:?}");
        }
    }

    #[test]
    fn where_unsafe_may_stand() {
        let argued = "// SAFETY: the processor has it.\nlet x = unsafe { f() };";
        check("crates/reversi-engine/src/kernel.rs", argued, None);
        check("crates/reversi-engine/src/kernel/avx2.rs", argued, None);
        check("crates/reversi-engine/src/search.rs", argued, Some("only in the engines"));
        check("crates/store/src/kernel.rs", argued, Some("only in the engines"));
        check("crates/store/src/lib.rs", "#![allow(unsafe_code)]", Some("allowed only"));
        check("crates/store/src/lib.rs", "// unsafe\nlet unsafe_code = \"unsafe\";", None);
    }

    #[test]
    fn how_it_is_argued() {
        let file = "crates/reversi-engine/src/kernel.rs";
        check(file, "let x = unsafe { f() };", Some("without"));
        check(file, "// SAFETY: of another line\nlet y = 1;\nlet x = unsafe { f() };", Some("without"));
        check(file, "// SAFETY: long\n// argument.\n#[inline]\nunsafe fn f() {}", None);
        check(
            file,
            "/// # Safety\n///\n/// The processor has it.\n#[target_feature(enable = \"avx2\")]\nunsafe fn f() {}",
            None,
        );
        check(file, "// SAFETY: it.\nlet x =\n    unsafe { f() };", None);
    }
}
