//! Comparisons of grammars, built on the decision of single questions.

mod trace;
mod rule_path;
mod rule_source;
mod operand;
mod comparison;
mod tree_comparison;
mod rule_pairs;
mod rule_comparison;
mod transcribed_abnf;
mod transcription;
mod changelog;
mod assertions;

pub use assertions::{assert_inside, assert_transcribed};
pub use changelog::changes;
pub use comparison::{Comparison, Witness, compare, compare_texts, compare_to_depth};
pub use operand::Operand;
pub use rule_comparison::{RuleComparison, SourceChange, compare_rules};
pub use rule_pairs::RulePairs;
pub use rule_path::{RuleMatch, RulePath};
pub use transcription::{TranscribedGrammar, Transcription, TranscriptionComparison};
pub use tree_comparison::{TreeDifference, compare_trees};
