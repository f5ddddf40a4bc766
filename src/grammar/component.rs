//! The names of the components.

use core::fmt;

use crate::grammar::rules::{Family, Rule};

/// A component of a reference, as RFC 3986, section 3, names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Component {
    /// The scheme (section 3.1).
    Scheme,
    /// The authority (section 3.2).
    Authority,
    /// The userinfo, a part of the authority (section 3.2.1).
    Userinfo,
    /// The host, a part of the authority (section 3.2.2).
    Host,
    /// The port, a part of the authority (section 3.2.3).
    Port,
    /// The path (section 3.3).
    Path,
    /// The query (section 3.4).
    Query,
    /// The fragment (section 3.5).
    Fragment,
}

impl Component {
    /// All components.
    pub(crate) const ALL: [Component; 8] = [
        Component::Scheme,
        Component::Authority,
        Component::Userinfo,
        Component::Host,
        Component::Port,
        Component::Path,
        Component::Query,
        Component::Fragment,
    ];

    /// The component's name in the RFC, in lower case.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.rule().entry().name
    }

    /// The rule that gives the component's syntax in URIs.
    pub(crate) fn rule(self) -> Rule {
        self.rule_in(Family::Uris)
    }

    /// The rule that gives the component's syntax in a grammar.
    pub(crate) fn rule_in(self, family: Family) -> Rule {
        match (self, family) {
            (Component::Scheme, _) => Rule::scheme,
            (Component::Authority, Family::Uris) => Rule::authority,
            (Component::Authority, Family::Iris) => Rule::iauthority,
            (Component::Userinfo, Family::Uris) => Rule::userinfo,
            (Component::Userinfo, Family::Iris) => Rule::iuserinfo,
            (Component::Host, Family::Uris) => Rule::host,
            (Component::Host, Family::Iris) => Rule::ihost,
            (Component::Port, _) => Rule::port,
            (Component::Path, Family::Uris) => Rule::path,
            (Component::Path, Family::Iris) => Rule::ipath,
            (Component::Query, Family::Uris) => Rule::query,
            (Component::Query, Family::Iris) => Rule::iquery,
            (Component::Fragment, Family::Uris) => Rule::fragment,
            (Component::Fragment, Family::Iris) => Rule::ifragment,
        }
    }

    /// The component that a rule alone describes.
    pub(crate) const fn from_rule(rule: Rule) -> Option<Component> {
        match rule {
            Rule::scheme => Some(Component::Scheme),
            Rule::authority | Rule::iauthority => Some(Component::Authority),
            Rule::userinfo | Rule::iuserinfo => Some(Component::Userinfo),
            Rule::host | Rule::ihost => Some(Component::Host),
            Rule::port => Some(Component::Port),
            Rule::path
            | Rule::path_abempty
            | Rule::path_absolute
            | Rule::path_noscheme
            | Rule::path_rootless
            | Rule::path_empty
            | Rule::ipath
            | Rule::ipath_abempty
            | Rule::ipath_absolute
            | Rule::ipath_noscheme
            | Rule::ipath_rootless
            | Rule::ipath_empty => Some(Component::Path),
            Rule::query | Rule::iquery => Some(Component::Query),
            Rule::fragment | Rule::ifragment => Some(Component::Fragment),
            _ => None,
        }
    }
}

impl fmt::Display for Component {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn from_rule_inverts_rule_in() {
        for component in Component::ALL {
            for family in [Family::Uris, Family::Iris] {
                assert_eq!(Component::from_rule(component.rule_in(family)), Some(component));
            }
        }
    }
}
