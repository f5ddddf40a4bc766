//! The tests of the command `uri`, one module for each subject.

mod support;

mod help;
mod streams;
mod inputs;
mod hostile;
mod passwords;
mod parse;
mod commands;
mod check;
mod set;
mod file_paths;
mod schemes;
mod templates;
mod grammar_check;
mod grammar_check_notes;
mod grammar_parse;
mod grammar_compare;
mod grammar_compare_trees;
mod grammar_abnf;
