//! One test binary: the rules against a naive oracle, counts, files and pasted text.

mod data;
mod garbage;
mod ggf;
mod obf;
mod oracle;
mod perft;
mod random;
mod round_trip;
mod rules;
mod score;
mod setup;
mod sgf;
mod suites;
mod text;
mod transcript;
mod wthor;
