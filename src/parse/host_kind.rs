//! The kind of a host, determined from its text.

use core::fmt;

use crate::grammar::rules::Rule;
use crate::parse::recognizer::matched;
use crate::text::delimiter;

/// The four kinds of host.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HostKind {
    /// `IPv4address`: `192.0.2.1`.
    Ipv4,
    /// `IPv6address`, in brackets: `[2001:db8::7]`.
    Ipv6,
    /// `IPvFuture`, in brackets: `[v1.x]`.
    IpvFuture,
    /// `reg-name`: `example.com`, `999.0.0.1`, or the empty text.
    RegName,
}

impl HostKind {
    /// The kind of a text that is a host. No parse needs it, so no parse determines it.
    pub(crate) fn from_host(host: &str) -> HostKind {
        match host.strip_prefix(delimiter::IP_LITERAL[0]) {
            Some(address) if matched(Rule::IPvFuture, address).is_some() => HostKind::IpvFuture,
            Some(_) => HostKind::Ipv6,
            None if matched(Rule::IPv4address, host) == Some(host.len()) => HostKind::Ipv4,
            None => HostKind::RegName,
        }
    }

    /// `ipv4`, `ipv6`, `ipvfuture` or `reg-name`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            HostKind::Ipv4 => "ipv4",
            HostKind::Ipv6 => "ipv6",
            HostKind::IpvFuture => "ipvfuture",
            HostKind::RegName => "reg-name",
        }
    }
}

impl fmt::Display for HostKind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse::ParseTree;
    use alloc::string::String;

    /// The kind according to the rules in a host's tree.
    fn in_tree(host: &str) -> HostKind {
        let tree = ParseTree::parse_by(Rule::ihost, host).unwrap();
        let kinds = [
            (Rule::IPv6address, HostKind::Ipv6),
            (Rule::IPvFuture, HostKind::IpvFuture),
            (Rule::IPv4address, HostKind::Ipv4),
        ];
        // An IPv6address may contain an IPv4address.
        let found = kinds.into_iter().find(|&(rule, _)| tree.find(rule.entry().name).is_some());
        found.map_or(HostKind::RegName, |(_, kind)| kind)
    }

    #[test]
    fn host_kind_agrees_with_the_grammar() {
        let bytes = ["0", "00", "01", "9", "10", "99", "100", "249", "255", "256", "999", "1000", "", "a", "%31", "+1"];
        let addresses = bytes.iter().flat_map(|it| [alloc::format!("{it}.1.2.3"), alloc::format!("1.2.3.{it}")]);
        let others = [
            "", "1", "1.2.3", "1.2.3.4.5", "1.2.3.4x", "1.2.3.4\u{e9}", "[::1]", "[::1.2.3.4]", "[v1.a]", "h",
            "h\u{e9}",
        ];
        for host in addresses.chain(others.map(String::from)) {
            assert_eq!(HostKind::from_host(&host), in_tree(&host), "{host}");
        }
    }
}
