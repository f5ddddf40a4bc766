//! How far a search goes (RFC 4516, section 2).

use core::fmt;
use core::str::FromStr;

/// How far a search goes (RFC 4516, section 2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LdapScope {
    /// `base`: the entry alone.
    Base,
    /// `one`: the entries right below it.
    One,
    /// `sub`: the entry and all entries below it.
    Sub,
}

impl LdapScope {
    /// The scope of this name, in any case, or `None` if there is no such scope.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        let all = [LdapScope::Base, LdapScope::One, LdapScope::Sub];
        all.into_iter().find(|scope| name.eq_ignore_ascii_case(scope.as_str()))
    }

    /// The scope as written in a URL: `base`, `one` or `sub`.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            LdapScope::Base => "base",
            LdapScope::One => "one",
            LdapScope::Sub => "sub",
        }
    }
}

impl fmt::Display for LdapScope {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for LdapScope {
    type Err = &'static str;

    fn from_str(name: &str) -> Result<Self, &'static str> {
        LdapScope::from_name(name).ok_or("it is none of `base`, `one` and `sub`")
    }
}
