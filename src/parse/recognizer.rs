//! How far a rule matches a text, at the speed of hand-written code.
//!
//! It finds the same as a walk over the tree, without one.

use crate::grammar::rules::Rule;
use crate::parse::offsets::OffsetsBuilder;

#[cfg(feature = "check")]
pub(crate) use crate::grammar::generated::check_recognizer as check_generated;
pub(crate) use crate::grammar::generated::recognizer as generated;

/// How far a rule matches a text from its start, for the rules that have a recognizer. The captures are not used, but
/// with another type of captures the code would be compiled once more.
pub(crate) fn matched(rule: Rule, text: &str) -> Option<usize> {
    let mut captures = OffsetsBuilder::NEW;
    generated::matched(rule, text, &mut captures)
}

/// How far a rule of `grammar/unambiguous.pest` matches a text from its start.
#[cfg(feature = "check")]
pub(crate) fn matched_by_check(rule: Rule, text: &str) -> Option<usize> {
    let mut captures = OffsetsBuilder::NEW;
    check_generated::matched(rule, text, &mut captures)
}
