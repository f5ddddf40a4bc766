//! Whether a host is on the public Internet, as far as its text says.

use core::net::{IpAddr, Ipv6Addr};

use crate::check::address::AddressClass;
use crate::check::browser_host::{ipv4, is_number, last_label};
use crate::check::host_pattern::is_at_or_below;
use crate::check::violation::ViolationKind;
use crate::text::delimiter::IP_LITERAL;

/// The last labels of names that the public DNS does not have.
///
/// `example.com`, `example.net` and `example.org` are in the registry of special-use names, too, but they are public:
/// IANA has web servers there.
const LOCAL: [&str; 29] = [
    // IANA's registry of special-use domain names (RFC 6761). Its other names are below `arpa`, which is for the
    // infrastructure of the Internet (RFC 3172): `home.arpa`, `10.in-addr.arpa`, `service.arpa`.
    "alt",       // RFC 9476
    "arpa",      // RFC 3172, RFC 8375
    "example",   // RFC 6761, section 6.5
    "invalid",   // RFC 6761, section 6.4
    "local",     // RFC 6762
    "localhost", // RFC 6761, section 6.3
    "onion",     // RFC 7686
    "test",      // RFC 6761, section 6.2
    // ICANN does not delegate these: resolutions 2024.07.29.06 and 2018.02.04.12.
    "internal", "corp", "home", "mail", // Used in private networks (RFC 6762, appendix G).
    "intranet", "lan", "private", // `/etc/hosts` of many systems.
    "localdomain", "localdomain4", "localdomain6",
    // Kubernetes: `kubernetes.default`, `kubernetes.default.svc` and `kubernetes.default.svc.cluster` are one service
    // (Documentation, "DNS for Services and Pods").
    "cluster", "default", "svc",
    // The domains that these servers of names have by default.
    "consul",         // HashiCorp Consul, option `domain`
    "docker",         // dnsdock and Dinghy
    "lxd",            // LXD, option `dns.domain`
    "novalocal",      // OpenStack Nova, option `dhcp_domain`
    "openstacklocal", // OpenStack Neutron, option `dns_domain`
    "podman",         // Podman: `dns.podman`
    // Home routers of these makers, whose names were often looked up at the root of the DNS (ICANN, SAC 045).
    "belkin", "dlink",
];

/// Names of local devices below public ones. The local resolver answers for them, not the public DNS.
const LOCAL_DEVICES: [&str; 3] = [
    "fritz.box",               // FRITZ!Box routers and the devices of their networks (WIPO, case D2024-0706)
    "metadata.goog",           // Google Cloud, "View and query VM metadata"
    "metadata.tencentyun.com", // Tencent Cloud, "Viewing Instance Metadata"
];

/// Why a host is not on the public Internet.
pub(crate) fn not_public(host: &str) -> Option<ViolationKind> {
    let address = if let Some(literal) = host.strip_prefix(IP_LITERAL[0]) {
        literal.strip_suffix(IP_LITERAL[1])?.parse::<Ipv6Addr>().ok().map(IpAddr::V6)
    } else {
        let (before, last) = last_label(host);
        if !is_number(last) {
            return is_local(host, before, last).then_some(ViolationKind::LocalName);
        }
        ipv4(host).map(IpAddr::V4)
    };
    let class = AddressClass::from_ip(address?);
    (class != AddressClass::Public).then_some(ViolationKind::Address(class))
}

/// Whether a name has no dot, or is one of the tables or below it.
fn is_local(name: &str, before: Option<&str>, last: &str) -> bool {
    before.is_none()
        || LOCAL.iter().any(|name| name.eq_ignore_ascii_case(last))
        || LOCAL_DEVICES.iter().any(|device| is_at_or_below(name, device))
}
