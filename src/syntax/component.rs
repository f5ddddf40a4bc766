//! The names of the components.

use core::fmt;

use super::grammar::Rule;

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
    /// The component's name in the RFC, in lower case.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.rule().entry().name
    }

    /// The rule that gives the component's syntax.
    pub(crate) fn rule(self) -> Rule {
        match self {
            Component::Scheme => Rule::scheme,
            Component::Authority => Rule::authority,
            Component::Userinfo => Rule::userinfo,
            Component::Host => Rule::host,
            Component::Port => Rule::port,
            Component::Path => Rule::path,
            Component::Query => Rule::query,
            Component::Fragment => Rule::fragment,
        }
    }

    /// The component that a rule stands for by itself.
    pub(crate) fn of_rule(rule: Rule) -> Option<Component> {
        match rule {
            Rule::scheme => Some(Component::Scheme),
            Rule::authority => Some(Component::Authority),
            Rule::userinfo => Some(Component::Userinfo),
            Rule::host => Some(Component::Host),
            Rule::port => Some(Component::Port),
            Rule::path
            | Rule::path_abempty
            | Rule::path_absolute
            | Rule::path_noscheme
            | Rule::path_rootless
            | Rule::path_empty => Some(Component::Path),
            Rule::query => Some(Component::Query),
            Rule::fragment => Some(Component::Fragment),
            _ => None,
        }
    }
}

impl fmt::Display for Component {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.name())
    }
}
