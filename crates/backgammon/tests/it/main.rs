//! One test binary: the rules against a naive oracle, the given sets, files and pasted text.

mod data;
mod notation;
mod oracle;
mod plays;
mod random;
