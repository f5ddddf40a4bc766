//! The nodes of a parse tree, by whatever reads the grammar.

use crate::grammar::span::Span;
use crate::grammar::table::GrammarRule;

/// One match of one rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Match {
    pub(crate) rule: GrammarRule,
    pub(crate) span: Span,
    /// The number of nodes below this one.
    pub(crate) below: usize,
}

/// Why a text has no tree.
#[derive(Clone, Copy, Debug)]
pub enum NoTree {
    /// The rule does not match the whole text.
    NoMatch,
    /// The text reached a limit of pest: that of `pest::set_call_limit`, or the end of the stack.
    Limit,
    /// From this byte on, a rule is nested in itself more often than [`MAX_NESTING`], or more rules than [`MAX_DEPTH`]
    /// are nested in one another.
    ///
    /// [`MAX_NESTING`]: crate::grammar::table::MAX_NESTING
    /// [`MAX_DEPTH`]: crate::grammar::table::MAX_DEPTH
    Nesting(usize),
}
