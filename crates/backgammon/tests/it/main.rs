//! One test binary: the rules against a naive oracle, the given sets, files and pasted text.

mod cube;
mod data;
mod garbage;
mod ids;
mod mat;
mod notation;
mod oracle;
mod plays;
mod property;
mod random;
mod rules;
mod sgf;
