//! Which characters stand for themselves in a text, and where: what the grammar of the rule says that refused the text.

use super::component::Component;
use super::explain::matches;
use super::grammar::{Family, Rule};
use super::table::GrammarRule;

/// The characters that the grammar of a rule lets stand.
#[derive(Clone, Copy)]
pub(super) struct Standing {
    whole: GrammarRule,
    family: Family,
    unreserved: GrammarRule,
    reserved: GrammarRule,
}

impl Standing {
    pub(super) fn of(whole: GrammarRule, family: Family) -> Self {
        let unreserved = whole.sister(match family {
            Family::Uris => Rule::unreserved,
            Family::Iris => Rule::iunreserved,
        });
        Standing { whole, family, unreserved, reserved: whole.sister(Rule::reserved) }
    }

    /// Whether a character stands for itself in any component, or is a delimiter.
    pub(super) fn everywhere(self, character: &str) -> bool {
        matches(self.unreserved, character) || matches(self.reserved, character)
    }

    /// Whether the rule of a component takes a character; a grammar without that rule takes none.
    pub(super) fn in_component(self, component: Component, character: &str) -> bool {
        let rule = component.rule_in(self.family);
        let sister = self.whole.sister(rule);
        sister == rule && matches(sister, character)
    }

    /// Whether a character stands for itself in some component.
    pub(super) fn in_any(self, character: &str) -> bool {
        matches(self.unreserved, character) || Component::ALL.iter().any(|&it| self.in_component(it, character))
    }
}
