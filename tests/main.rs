//! The tests of pest-uri: a module for each subject.

mod support;

mod components;
mod errors;
mod examples_of_the_notes;
mod grammar;
mod laws;
mod references;
mod snapshots;
mod walkthrough;

#[cfg(feature = "cli")]
mod command_line;
