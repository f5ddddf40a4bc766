//! Which characters stand for themselves in a text, and where: what the grammar of the rule says that refused the text.

use core::cell::Cell;

use super::component::Component;
use super::explain::matches;
use super::grammar::{Family, Rule};
use super::table::GrammarRule;

/// The characters that the grammar of a rule lets stand. It is asked once for each that is ASCII.
pub(super) struct Standing {
    whole: GrammarRule,
    family: Family,
    unreserved: GrammarRule,
    reserved: GrammarRule,
    everywhere: Answers,
    components: [Answers; Component::ALL.len()],
}

/// What was answered of ASCII characters, a bit for each.
#[derive(Default)]
struct Answers {
    known: Cell<u128>,
    yes: Cell<u128>,
}

impl Answers {
    fn of(&self, character: &str, ask: impl FnOnce() -> bool) -> bool {
        let &[ascii @ ..128] = character.as_bytes() else { return ask() };
        let bit = 1 << ascii;
        if self.known.get() & bit == 0 {
            self.known.set(self.known.get() | bit);
            self.yes.set(self.yes.get() | if ask() { bit } else { 0 });
        }
        self.yes.get() & bit != 0
    }
}

impl Standing {
    pub(super) fn of(whole: GrammarRule, family: Family) -> Self {
        let unreserved = whole.sister(match family {
            Family::Uris => Rule::unreserved,
            Family::Iris => Rule::iunreserved,
        });
        let (reserved, everywhere, components) = (whole.sister(Rule::reserved), Answers::default(), Default::default());
        Standing { whole, family, unreserved, reserved, everywhere, components }
    }

    /// The rule that refused the text.
    pub(super) fn whole(&self) -> GrammarRule {
        self.whole
    }

    /// Whether the rule is that of a component, and not of a whole reference.
    pub(super) fn is_of_component(&self) -> bool {
        self.whole.core.is_some_and(|rule| Component::of_rule(rule).is_some())
    }

    /// Whether a character stands for itself in any component, or is a delimiter.
    pub(super) fn everywhere(&self, character: &str) -> bool {
        self.everywhere.of(character, || matches(self.unreserved, character) || matches(self.reserved, character))
    }

    /// Whether the rule of a component takes a character; a grammar without that rule takes none.
    pub(super) fn in_component(&self, component: Component, character: &str) -> bool {
        self.components[component as usize].of(character, || {
            let rule = component.rule_in(self.family);
            let sister = self.whole.sister(rule);
            sister.is_named(rule) && matches(sister, character)
        })
    }

    /// Whether a character stands for itself in some component.
    pub(super) fn in_any(&self, character: &str) -> bool {
        matches(self.unreserved, character) || Component::ALL.iter().any(|&it| self.in_component(it, character))
    }
}
