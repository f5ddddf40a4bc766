//! Finds what is wrong with a grammar, and where.

pub mod code;
pub mod finding;
pub mod lines;
pub mod spans;
mod callers;
mod parts;
pub mod samples;
mod alive;
mod beginnings;
mod trial;
mod dead;
mod keywords;
mod growth;
mod read_again;
mod backtracking;
mod unused;
pub mod candidates;
mod examples;
mod transcription_notes;
pub mod coverage;
pub mod grammar;
