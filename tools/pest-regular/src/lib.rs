//! Compiles regular pest grammars to Rust source that recognizes text at the speed of hand-written
//! code.
//!
//! pest's own parsers build a tree of everything that matched. A program that needs only the
//! offsets of a few rules, or only whether a text is valid, does not need that tree. The recognizer
//! that a [`Compiler`] writes gives the same answer from the same grammar files, ten to eighty
//! times faster in ASCII: ordered choice, possessive repetition and lookahead are kept exactly. The
//! generated source contains no `unsafe`, allocates nothing, and calls no deeper than the grammar
//! nests. It takes time linear in the text for every grammar whose lookaheads and alternatives have
//! bounded length.
//!
//! It is intended for a `build.rs`:
//!
//! ```
//! let source = pest_regular::Compiler::new()
//!     .text("pair.pest", r#"pair = { key ~ "=" ~ value } key = @{ ('a'..'z')+ } value = @{ ('0'..'9')* }"#)
//!     .entry("pair")
//!     .capture("key")
//!     .capture("value")
//!     .compile()?;
//! assert!(source.contains("entry!(pair, pair_then, "));
//! # Ok::<(), pest_regular::Error>(())
//! ```
//!
//! Include the source in a module with `include!`, or make it a file of its own. The package needs
//! the crate `fearless_simd` with its feature `std`, which processes many bytes at a time with the
//! best instructions of the machine; the generated code itself has no `unsafe`. The output of
//! [`Compiler::byte_by_byte`] needs no crate.
//!
//! For each entry rule the source has a function that takes a text and a value for captures. It
//! returns how far the rule matches from the start of the text: the length of the text if the rule
//! matches all of it. The value has a type that is `Copy` and implements the trait `Capture<Rule>`
//! of the source. It receives the offsets of each match of a captured rule. If an alternative
//! fails, its matches are undone; if the rule does not match the text at all, the value is
//! unchanged. `RULE_then` calls a function with both results where they are found, which saves
//! moving them.
//!
//! A rule is compiled with the rules that it reaches; the other rules of a file are ignored. A
//! compiled rule must not reach itself, use the stack, or have implicit whitespace between its
//! parts, and must not have the name of a Rust keyword or of an item in the generated source.
//! Otherwise `compile` returns an error with the file, the line and the rule.
//!
//! The passes, in `compiler/`:
//!
//! - `reachable` finds the rules that the entry rules reach.
//! - `read` turns them into expressions.
//! - `characters` folds expressions that match one character into one set.
//! - `runs` finds repetitions of one character.
//! - `subsumed` removes options that make no difference.
//! - `first_sets` computes what may fail and what a match may begin with.
//! - `merge_runs` merges options that differ only in how they begin.
//! - `on_empty_input` computes the result for a text from which nothing can be taken.
//! - `bitmaps` chooses the runs that get a bitmap, and `derived_sets` those that are combinations
//!   of two others.
//! - `left_factor` reads options with a common beginning together.
//! - `follow_sets` computes what must follow a run for an option to match.
//! - `emit` writes the source, with a copy of `runtime` or the path of one.
//!
//! [`character_sets`] is the first two passes alone.
//!
//! Grammars must be within the bounds of [`grammar_reader`].

mod compiler;

pub use compiler::{Compiler, character_sets};
pub use grammar_reader::{Error, Location, Problem, SourceFile};

/// Runs the examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
