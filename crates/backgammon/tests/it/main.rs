//! One test binary: the rules against a naive oracle, the given sets, files and pasted text.

mod data;
mod ids;
mod mat;
mod notation;
mod oracle;
mod plays;
mod random;
mod sgf;
