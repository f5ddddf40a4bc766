//! The findings of `check`: what is wrong with a grammar, and where.

pub mod code;
pub mod finding;
pub mod spans;
mod allowed;
mod callers;
mod parts;
mod samples;
mod dead;
mod keywords;
mod growth;
mod read_again;
mod backtracking;
mod unused;
mod examples;
pub mod coverage;
pub mod grammar;
pub mod abnf;
