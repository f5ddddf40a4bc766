//! Regular grammars: compiles those of pest to Rust source that recognizes text at the speed of hand-written code, and decides
//! exactly whether two grammars, of pest or of ABNF, accept the same texts.
//!
//! # Compiling
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
//! The source goes into a module by `include!`; the package needs the crate `fearless_simd` (with its feature `std`, or `libm` for
//! [`Compiler::without_std`]), which looks at many bytes at a time, by the best instructions that the machine has and without `unsafe` of
//! one's own. Only what [`Compiler::byte_by_byte`] makes needs no crate.
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
//! # Deciding
//!
//! All of this is behind the feature `decide`, which is on by default. A `build.rs` that only compiles does without, and is built in half the
//! time.
//!
//! ```
//! use pest_regular::{AbnfGrammar, Expressions, Limits, PestGrammar, Question, SourceFile, decide};
//!
//! let pest = SourceFile { name: "octet.pest".into(), text: r#"octet = { '0'..'9' | '1'..'9' ~ '0'..'9' }"#.into() };
//! let abnf = SourceFile { name: "octet.abnf".into(), text: "octet = DIGIT / %x31-39 DIGIT\n".into() };
//!
//! let mut expressions = Expressions::default();
//! let left = PestGrammar::read(&[pest])?.expression("octet", &mut expressions)?;
//! let right = AbnfGrammar::read(&[abnf])?.expression("octet", &mut expressions)?;
//! let verdict = decide(&expressions, [left, right], Question::Equal, Limits::default())?;
//!
//! // In pest a choice is final: one digit is enough for the first alternative.
//! assert_eq!(verdict.only_left, None);
//! assert_eq!(verdict.only_right.as_deref(), Some("10"));
//! # Ok::<(), pest_regular::Error>(())
//! ```
//!
//! On the road from two grammars to a verdict:
//!
//! 1. [`PestGrammar`] and [`AbnfGrammar`] read a notation and make expressions of rules. Where pest reads a list otherwise than it is
//!    written, so does the first of them (`pest_notation/lists`).
//! 2. `decision/alphabet`: characters that no expression tells apart become one class.
//! 3. `decision/build`: both expressions become one circuit, whose gates are predicates on the suffixes of a text.
//! 4. `decision/derive`: what a gate says of a text is a Boolean function of what gates say of the text behind its first character.
//! 5. `decision/search`: texts are tried in order of length. Two texts are continued as one if the same function is left to ask; there
//!    are finitely many, so the search ends, and the first difference is a shortest one.
//!
//! [`compare`] goes this road for two [`Side`]s, and tells by which rules the one side reads what the other does not.
//! [`compare_files`] does it for all rules of two grammars; [`assert_inside`] and [`changes`] are that as lines of a test.
//! [`compare_trees`] goes the same road for texts in which marks stand where the nodes of pest's trees begin and end.
//! [`dead_parts`] finds the parts of a rule that make no difference: alternatives behind one that takes all that they would.
//! [`TranscribedGrammar`] holds the rules of a grammar against the ABNF in their own documentation, and so does [`assert_transcribed`].
//!
//! [`Language`] goes another way from the fourth step on. `decision/automaton` finds all states of one expression, `decision/partition`
//! merges those that accept the same, and `decision/smallest` puts them in an order that does not depend on how the expression is
//! written: equal languages are equal values. `decision/fingerprint` is of these, and `decision/counts` counts their texts.
//!
//! # Bounds
//!
//! A grammar may come from anywhere, so none overflows the stack or takes memory without end: what is larger than any grammar for people
//! is refused as [`Problem::TooLarge`], with its place and what to do. In pest rules may stand 200 deep in one another, expressions
//! 100 deep in one another and 500 side by side; and a rule may have 10,000 expressions when its repetitions are written out, as pest
//! itself does it, all rules together 30,000 (`pest_notation/bounds`). In
//! ABNF groups may stand 100 deep in one another, and rules and groups together 600: a group that is a rule of its own stands in no other. In
//! both notations the files may have a million bytes, and what is decided may have 300,000 expressions and 3,000 alternatives. What a
//! question may take besides, [`Limits`] says.

// Without the feature `decide`, what only that asks for is not used.
#![cfg_attr(not(feature = "decide"), allow(dead_code))]

// What both notations come to.
mod characters;
mod similar;
mod core_rules;
mod error;
mod expression;
#[cfg(all(test, feature = "decide"))]
mod expression_tests;
mod source;
mod large_stack;

// The notations.
mod pest_notation;
#[cfg(feature = "decide")]
mod abnf_notation;

mod compiler;
#[cfg(feature = "decide")]
mod decision;
#[cfg(feature = "decide")]
mod comparing;

#[cfg(feature = "decide")]
pub use abnf_notation::grammar::AbnfGrammar;
#[cfg(feature = "decide")]
pub use comparing::{
    Cause, Comparison, DeadPart, GrammarComparison, Role, RuleComparison, RuleMatch, RulePairs, RulePath, Side,
    TranscribedGrammar, Transcription, TranscriptionComparison, TreeDifference, Witness, Writing, assert_inside,
    assert_transcribed, changes, changes_with, compare, compare_files, compare_renamed_trees, compare_rules,
    compare_trees, dead_parts,
};
pub use compiler::{Compiler, character_sets};
#[cfg(feature = "decide")]
pub use decision::{Counts, Figures, Fingerprint, Language, Limits, Longer, Question, Verdict, decide};
pub use error::{Error, Place, Problem};
pub use expression::{ExpressionId, Expressions};
pub use pest_notation::grammar::PestGrammar;
pub use pest_notation::syntax::without_tags;
pub use similar::similar;
pub use source::{EXPRESSION, SourceFile};

/// Runs the examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
