//! The input of a command: options, arguments, lines of standard input, JSON.

pub mod kind;
pub mod level;
pub mod text_or_json;
pub mod options;
pub mod record;
pub mod lines;
pub mod reader;
