//! The tests of the command `uri`, one module for each subject.

mod support;

mod help;
mod streams;
mod inputs;
mod reports;
mod hostile;
mod passwords;
mod parse;
mod commands;
mod check;
mod set;
mod file_paths;
mod schemes;
mod templates;
