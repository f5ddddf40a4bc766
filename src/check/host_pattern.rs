//! Patterns of hosts, which match label by label.

use alloc::string::String;

use crate::grammar::Rule;
use crate::parse::HostKind;
use crate::parse::recognizer::matched;

/// What a pattern begins with if it matches the names below a name.
const BELOW: &str = "*.";

/// Matches one host, or all names below a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct HostPattern {
    host: String,
    is_below: bool,
}

/// A pattern that is neither a host nor `*.` before a name: `*`, `*.`, `a*.example`, `example.com:80`, `[::ffff:1.2.3.4]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("host pattern {} is neither a host nor `*.` before a name", index + 1)]
pub struct HostPatternError {
    index: usize,
}

impl HostPatternError {
    /// The index of the pattern, counted from 0.
    #[must_use]
    pub fn index(self) -> usize {
        self.index
    }
}

impl HostPattern {
    /// Parses the pattern at an index of a list.
    pub(crate) fn parse(index: usize, text: &str) -> Result<Self, HostPatternError> {
        let (host, is_below) = text.strip_prefix(BELOW).map_or((text, false), |name| (name, true));
        let is_host = matched(Rule::plain_host, host) == Some(host.len())
            && (!is_below || HostKind::from_host(host) == HostKind::RegName);
        is_host.then(|| HostPattern { host: host.into(), is_below }).ok_or(HostPatternError { index })
    }

    /// Whether it matches a host, ignoring case.
    pub(crate) fn matches(&self, host: &str) -> bool {
        if !self.is_below {
            return self.host.eq_ignore_ascii_case(host);
        }
        let cut = host.len().checked_sub(self.host.len()).and_then(|at| host.split_at_checked(at));
        // The name begins a label, and there is a label before it.
        cut.is_some_and(|(before, name)| {
            name.eq_ignore_ascii_case(&self.host) && before.strip_suffix('.').is_some_and(|labels| !labels.is_empty())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_match_labels() {
        let matches = |pattern, host| HostPattern::parse(0, pattern).unwrap().matches(host);
        for (pattern, host) in [
            ("example.com", "Example.COM"),
            ("*.example.com", "a.example.com"),
            ("*.EXAMPLE.com", "a.b.example.com"),
            ("127.0.0.1", "127.0.0.1"),
            ("[::1]", "[::1]"),
            ("localhost", "LOCALHOST"),
        ] {
            assert!(matches(pattern, host), "{pattern} {host}");
        }
        for (pattern, host) in [
            ("example.com", "a.example.com"),
            ("example.com", "evil-example.com"),
            ("*.example.com", "example.com"),
            ("*.example.com", "evil-example.com"),
            ("*.example.com", ".example.com"),
            ("*.example.com", "a.example.com.evil"),
            ("*.com", "\u{e9}xcom"),
            ("*.example.com", "a.example.com."),
            ("[::1]", "[::2]"),
        ] {
            assert!(!matches(pattern, host), "{pattern} {host}");
        }
    }

    #[test]
    fn what_is_no_pattern_is_rejected() {
        for pattern in [
            "", "*", "*.", "a*.b", "*a.b", "*.*.a", "a:80", "https://a", "*.1.2.3.4", "a_b", "127.1",
            "[::ffff:1.2.3.4]",
        ] {
            assert_eq!(HostPattern::parse(3, pattern), Err(HostPatternError { index: 3 }), "{pattern}");
        }
    }
}
