//! The operators of expressions, and how each expands (RFC 6570, appendix A).

use core::fmt;

use crate::grammar::Rule;
use crate::grammar::table::Characters;

/// The operator of an expression (RFC 6570, section 3.2).
///
/// ```
/// use pest_uri::template::{Operator, Template};
///
/// let template = Template::parse("/search{?q,page}")?;
/// assert!(template.variables().all(|variable| variable.operator() == Operator::Query));
/// assert_eq!(Operator::Query.to_string(), "?");
/// # Ok::<(), pest_uri::template::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Operator {
    /// No operator, `{var}`: everything but unreserved characters is percent-encoded (section 3.2.2).
    Simple,
    /// `{+var}`: reserved characters and percent-encoded bytes are copied (section 3.2.3).
    Reserved,
    /// `{#var}`: the same after a `#` (section 3.2.4).
    Fragment,
    /// `{.var}`: labels, each after a `.` (section 3.2.5).
    Label,
    /// `{/var}`: path segments, each after a `/` (section 3.2.6).
    PathSegment,
    /// `{;var}`: parameters `;name=value` (section 3.2.7).
    PathParameter,
    /// `{?var}`: `?name=value`, joined by `&` (section 3.2.8).
    Query,
    /// `{&var}`: `&name=value` (section 3.2.9).
    QueryContinuation,
}

impl Operator {
    /// All operators.
    pub(crate) const ALL: [Operator; 8] = [
        Operator::Simple,
        Operator::Reserved,
        Operator::Fragment,
        Operator::Label,
        Operator::PathSegment,
        Operator::PathParameter,
        Operator::Query,
        Operator::QueryContinuation,
    ];

    /// The operator as it is written in an expression; empty for [`Operator::Simple`].
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Operator::Simple => "",
            Operator::Reserved => "+",
            Operator::Fragment => "#",
            Operator::Label => ".",
            Operator::PathSegment => "/",
            Operator::PathParameter => ";",
            Operator::Query => "?",
            Operator::QueryContinuation => "&",
        }
    }

    /// The operator at the start of an expression's inside.
    pub(crate) fn at_start(inside: &str) -> Self {
        let is_first = |it: &&Operator| **it != Operator::Simple && inside.starts_with(it.as_str());
        Operator::ALL.iter().find(is_first).copied().unwrap_or(Operator::Simple)
    }

    /// The text before the first defined variable.
    pub(crate) fn first(self) -> &'static str {
        if self == Operator::Reserved { "" } else { self.as_str() }
    }

    /// The text between two defined variables, and between the members of an exploded one.
    pub(crate) fn separator(self) -> &'static str {
        match self {
            Operator::Simple | Operator::Reserved | Operator::Fragment => LIST_SEPARATOR,
            Operator::Query => Operator::QueryContinuation.as_str(),
            other => other.as_str(),
        }
    }

    /// Whether each value follows its name.
    pub(crate) fn is_named(self) -> bool {
        matches!(self, Operator::PathParameter | Operator::Query | Operator::QueryContinuation)
    }

    /// The text between a name and an empty value.
    pub(crate) fn before_empty(self) -> &'static str {
        if self == Operator::PathParameter { "" } else { PAIR_SEPARATOR }
    }

    /// Whether reserved characters and percent-encoded bytes of a value are copied.
    pub(crate) fn copies_reserved(self) -> bool {
        matches!(self, Operator::Reserved | Operator::Fragment)
    }

    /// The characters of a value that are copied.
    pub(crate) fn copied(self) -> Characters {
        let unreserved = Characters::from_rule(Rule::unreserved);
        if self.copies_reserved() { unreserved.or(Characters::from_rule(Rule::reserved)) } else { unreserved }
    }
}

/// Between the members of a list that is not exploded.
pub(crate) const LIST_SEPARATOR: &str = ",";
/// Between the name and the value of a pair.
pub(crate) const PAIR_SEPARATOR: &str = "=";

impl fmt::Display for Operator {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

#[cfg(all(test, feature = "trees"))]
#[test]
fn operators_are_those_of_the_grammar() {
    use crate::ParseTree;
    for operator in Operator::ALL {
        let text = operator.as_str();
        let has_rule = |rule| ParseTree::parse_rule(rule, text).is_ok();
        assert_eq!(has_rule("op-level2") || has_rule("op-level3"), operator != Operator::Simple, "{text}");
        assert_eq!(Operator::at_start(&alloc::format!("{text}a")), operator);
    }
    let known = |byte: u8| Operator::ALL.iter().any(|it| it.as_str().as_bytes() == [byte]);
    let characters = Characters::from_rule(Rule::op_level2).or(Characters::from_rule(Rule::op_level3));
    assert!((0..128).all(|byte| characters.has(byte) == known(byte)));
}
