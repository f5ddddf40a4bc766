//! The source of rules, ignoring white space and comments.

use pest_meta::ast::Rule;

use crate::pest_notation::pest::Pest;
use grammar_reader::abnf_notation::syntax::Element;
use grammar_reader::pest_notation::expressions;

/// The source of a rule.
#[derive(PartialEq)]
pub(crate) enum RuleSource<'g> {
    /// The rule, and the features of pest that decide what it matches.
    Pest(&'g Rule, Pest),
    Abnf(&'g Element),
}

impl RuleSource<'_> {
    /// Returns the names that the rule uses.
    pub fn names(&self) -> Vec<&str> {
        match self {
            RuleSource::Pest(rule, _) => expressions::names(&rule.expr).collect(),
            RuleSource::Abnf(element) => element.names(),
        }
    }
}
