//! Compiles regular pest grammars to Rust source that recognizes text at the speed of hand-written code.
//!
//! pest's own parsers make a tree of all that matched. Where only the places of a few rules are wanted, or only whether a text is right,
//! the recognizer that a [`Compiler`] writes finds them ten to eighty times faster in ASCII, from the same grammar files, with the same answer: ordered
//! choice, possessive repetition and lookahead are kept exactly. The generated source contains no `unsafe`, allocates nothing, and calls no
//! deeper than the grammar nests. It takes time linear in the text for every grammar whose lookaheads and alternatives have bounded length.
//!
//! It is meant for a `build.rs`:
//!
//! ```
//! let source = pest_regular::Compiler::new()
//!     .text("pair.pest", r#"pair = { key ~ "=" ~ value } key = @{ ('a'..'z')+ } value = @{ ('0'..'9')* }"#)
//!     .entry("pair")
//!     .record("key")
//!     .record("value")
//!     .compile()?;
//! assert!(source.contains("entry!(pair, pair_then, "));
//! # Ok::<(), pest_regular::Error>(())
//! ```
//!
//! The source goes into a module by `include!`, or is a file of its own; the package needs the crate `fearless_simd` with its feature `std`,
//! which looks at many bytes at a time, by the best instructions that the machine has and without `unsafe` of one's own. What
//! [`Compiler::byte_by_byte`] makes needs no crate.
//!
//! For each entry rule the source has a function that takes a text and a recorder, and says how far the rule matches the text from its
//! start: all of it, if that is the length of the text. The recorder, a value of a type that is `Copy` and has the trait `Record<Rule>` of
//! the source, is told where each recorded rule matched; what it was told on a way that led nowhere is undone.
//! (Where the rule does not match the text at all, the recorder is as it was.) `RULE_then` calls a function with both where they are
//! found, which saves moving them. For a rule that is named by [`Compiler::reach`] there
//! is `RULE_reach`, which says how far the rule matches a text, if it does, and how far any way through it gets (`Reach`).
//!
//! A rule is compiled with those that it comes to; whatever else a file has is no matter. None of them may come to itself, use the stack,
//! or have white space between its parts that is not written there, and none may have the name of a Rust keyword or of an item in the
//! generated source. Any other is refused with file, line and rule.
//!
//! The passes, in `compiler/`: `reached` finds the rules that are come to, `read` makes expressions of them, `characters` makes one set of
//! what matches one character, `runs` finds what is repeated character by character, `covered` leaves out options that make no difference,
//! `facts` knows what may fail and what may begin with what, `same_run` reads options at once that are told apart by how they begin,
//! `nothing` knows what is made of a text of which nothing can be taken, `bitmaps` finds which runs are worth a bitmap and `made` which of
//! those two others make, `tree` reads options that begin alike together, `behind` knows what must stand behind a run for an option to
//! match, and `emit` writes it all down, with a copy of `runtime`. [`character_sets`] is the first two passes alone.
//!
//! Grammars have the bounds of [`grammar_reader`].

mod compiler;

pub use compiler::{Compiler, character_sets};
pub use grammar_reader::{Error, Place, Problem, SourceFile};

/// Runs the examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
