//! The grammar as Rust: what `cargo regenerate` writes from `grammar/`. `build.rs` fails where a grammar file has changed since.
//!
//! The parser is the one that `pest_derive` derives, in three files: the enum of the rules, the rules of the generic syntax, and those of
//! the schemes. A test derives it once more, and compares the trees.

mod rule;
pub(crate) mod table;
#[cfg(feature = "schemes")]
pub(crate) mod scheme_table;
#[cfg(feature = "trees")]
pub(crate) mod parser;
#[cfg(feature = "schemes")]
mod scheme_parser;
pub(crate) mod recognizer;
#[cfg(feature = "schemes")]
pub(crate) mod scheme_recognizer;
#[cfg(feature = "schemes")]
pub(crate) mod server_recognizer;
#[cfg(feature = "templates")]
pub(crate) mod template_recognizer;
#[cfg(feature = "custom-grammars")]
mod custom;

pub use rule::Rule;
