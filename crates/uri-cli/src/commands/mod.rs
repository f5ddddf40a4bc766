//! The commands. Each file is a command, or a pair of opposites.

pub mod encode;
pub mod scheme_aware;
pub mod get;
pub mod parse;
pub mod resolve;
pub mod normalize;
pub mod repair;
pub mod compare;
pub mod check;
pub mod complete;
pub mod find;
pub mod redact;
pub mod query;
pub mod set_options;
pub mod set_data;
pub mod set;
pub mod convert;
pub mod file_path;
pub mod template;
pub mod schemes;
pub mod grammar;
pub mod completions;
