//! The comparisons built on the decision: whether two grammars accept the same texts, and which rules are responsible.

mod dead_parts;
mod trace;
mod rule_path;
mod written;
mod side;
mod comparison;
mod tree_comparison;
mod rule_pairs;
mod rule_comparison;
mod grammar_comparison;
mod transcribed_abnf;
mod transcription;
mod change;
mod assertions;

pub use assertions::{assert_inside, assert_transcribed};
pub use change::{changes, changes_with};
pub use comparison::{Comparison, Witness, compare};
pub use dead_parts::{Cause, DeadPart, Role, dead_parts};
pub use grammar_comparison::{GrammarComparison, compare_files};
pub use rule_comparison::{RuleComparison, Writing, compare_rules};
pub use rule_pairs::RulePairs;
pub use rule_path::{RuleMatch, RulePath};
pub use side::Side;
pub use transcription::{TranscribedGrammar, Transcription, TranscriptionComparison};
pub use tree_comparison::{TreeDifference, compare_renamed_trees, compare_trees};
