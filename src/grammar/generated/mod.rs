//! The grammar as Rust: what `cargo regenerate` writes from `grammar/`. `HASH` is that of its files: `build.rs`
//! fails if one has changed since.
//!
//! `parser.rs` is what `pest_derive` derives from `uri.pest` and `iri.pest`. Trees of other rules are read from the table. A test derives
//! a parser of all files, and compares the trees.

mod rule;
pub(crate) mod table;
#[cfg(feature = "trees")]
pub(crate) mod parser;
#[cfg(feature = "custom-grammars")]
#[allow(unused_parens, unused_variables)]
pub mod functions;
#[allow(dead_code, unused_imports, unused_results, unreachable_pub)]
mod runtime;
pub(crate) mod recognizer;
#[cfg(feature = "check")]
pub(crate) mod check_recognizer;
#[cfg(feature = "templates")]
pub(crate) mod template_recognizer;

pub use rule::Rule;
