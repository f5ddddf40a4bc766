//! The component of a URI that a part of a template is in, and the characters of data there.

use crate::grammar::Rule;
use crate::grammar::table::Characters;
use crate::template::operator::{Operator, PAIR_SEPARATOR};
use crate::text::delimiter;

/// The component of a URI at a byte of a template.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Component {
    /// A path, or a scheme, after which an authority may follow.
    Start,
    Authority,
    Path,
    Query,
    Fragment,
}

impl Component {
    /// The length of the text up to the next component, that of the delimiter after it, and the component after that;
    /// `None` if the text has no more components.
    pub(crate) fn next(self, text: &str) -> Option<(usize, usize, Component)> {
        let ends = |character: char| match self {
            Component::Start | Component::Authority => delimiter::ends_authority(character),
            Component::Path => delimiter::ends_authority(character) && character != delimiter::SEGMENT,
            Component::Query => delimiter::FRAGMENT.contains(character),
            Component::Fragment => false,
        };
        let at = text.find(ends)?;
        let (before, after) = text.split_at(at);
        let is_authority = self == Component::Start
            && after.starts_with(delimiter::AUTHORITY)
            && (before.is_empty() || before.ends_with(delimiter::SCHEME));
        Some(if is_authority {
            (at, delimiter::AUTHORITY.len(), Component::Authority)
        } else if after.starts_with(delimiter::QUERY) {
            (at, delimiter::QUERY.len(), Component::Query)
        } else if after.starts_with(delimiter::FRAGMENT) {
            (at, delimiter::FRAGMENT.len(), Component::Fragment)
        } else {
            (at, delimiter::SEGMENT.len_utf8(), Component::Path)
        })
    }

    /// The component of the values of an expression that begins in this one.
    pub(crate) fn of_expression(self, operator: Operator) -> Self {
        match operator {
            Operator::PathSegment => Component::Path,
            Operator::Query | Operator::QueryContinuation => Component::Query,
            Operator::Fragment => Component::Fragment,
            _ => self,
        }
    }

    /// The characters that data may have unencoded: those of the component, without the delimiters of pairs in a query.
    pub(crate) fn data(self) -> Characters {
        match self {
            Component::Query => Characters::from_rule(Rule::query)
                .without(Operator::QueryContinuation.as_str())
                .without(PAIR_SEPARATOR)
                .without(PLUS),
            other => other.characters(),
        }
    }

    /// The characters that a value may have unencoded. `has_several` is whether the separator of the operator is not
    /// one of them.
    pub(crate) fn value(self, operator: Operator, has_several: bool) -> Characters {
        let characters = match (operator, self) {
            (Operator::Reserved, Component::Start | Component::Authority) => {
                let copied = operator.copied();
                copied.without(delimiter::QUERY).without(delimiter::FRAGMENT)
            }
            (Operator::Reserved, Component::Path) => self.characters().with(delimiter::SEGMENT),
            _ => self.characters(),
        };
        let characters = match self {
            Component::Query => characters.without(Operator::QueryContinuation.as_str()),
            _ => characters,
        };
        let is_delimited = operator.is_named() || has_several && !operator.copies_reserved();
        if is_delimited { characters.without(operator.separator()) } else { characters }
    }

    fn characters(self) -> Characters {
        Characters::from_rule(match self {
            Component::Start | Component::Path => Rule::pchar,
            Component::Authority => Rule::reg_name,
            Component::Query => Rule::query,
            Component::Fragment => Rule::fragment,
        })
    }
}

/// May be a space in a query.
pub(crate) const PLUS: &str = "+";
