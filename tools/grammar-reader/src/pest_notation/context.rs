//! How a part of a rule is read: with white space, and with nodes.

use pest_meta::ast::{Rule, RuleType};

use super::builtins::IMPLICIT;
use super::syntax::WrittenRule;
use crate::error::{Error, Problem};

/// Whether pest allows white space and makes nodes in a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Atomicity {
    /// White space is allowed between parts, and rules are nodes.
    NonAtomic,
    /// No white space is allowed between parts, and rules are nodes.
    Compound,
    /// No white space is allowed between parts, and rules are not nodes.
    Atomic,
}

/// The rule that contains an expression, and its atomicity.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    /// The rule.
    pub rule: &'a WrittenRule,
    /// The atomicity of the rule.
    pub atomicity: Atomicity,
}

impl Atomicity {
    /// Returns the atomicity in a rule that a rule with this atomicity uses.
    #[must_use]
    pub fn inside(self, rule: &Rule) -> Self {
        match rule.ty {
            RuleType::CompoundAtomic => Atomicity::Compound,
            RuleType::Atomic => Atomicity::Atomic,
            // pest allows no white space within white space.
            _ if IMPLICIT.contains(&rule.name.as_str()) => Atomicity::Atomic,
            RuleType::NonAtomic => Atomicity::NonAtomic,
            RuleType::Normal | RuleType::Silent => self,
        }
    }

    /// Returns the same as [`inside`](Self::inside) where nodes do not matter: compound atomic rules match as atomic
    /// ones.
    #[must_use]
    pub fn matching_inside(self, rule: &Rule) -> Self {
        match self.inside(rule) {
            Atomicity::Compound => Atomicity::Atomic,
            other => other,
        }
    }
}

impl<'a> Context<'a> {
    /// Creates the context of a rule that a rule with this atomicity uses.
    #[must_use]
    pub fn new(rule: &'a WrittenRule, caller: Atomicity) -> Self {
        let atomicity = caller.inside(&rule.rule);
        Context { rule, atomicity }
    }

    /// Whether the rule is a node. That depends on its modifier, or on the rule that uses it.
    #[must_use]
    pub fn is_node(self, caller: Atomicity) -> bool {
        match self.rule.rule.ty {
            RuleType::Silent => false,
            RuleType::Normal | RuleType::Atomic => caller != Atomicity::Atomic,
            RuleType::CompoundAtomic | RuleType::NonAtomic => true,
        }
    }

    /// Returns an error in the rule.
    #[must_use]
    pub fn error(self, problem: Problem) -> Error {
        Error { location: Some(self.rule.location.clone()), problem }
    }
}
