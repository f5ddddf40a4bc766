//! Classes of IP addresses, by the registries of special-purpose addresses (RFC 6890).

use core::fmt;
use core::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// What an IP address is for, by IANA's registries of special-purpose addresses. Only [`AddressClass::Public`] is an
/// address of the public Internet.
///
/// ```
/// use pest_uri::check::AddressClass;
///
/// let class = |text: &str| AddressClass::from_ip(text.parse().unwrap());
/// assert_eq!(class("169.254.169.254"), AddressClass::Metadata);
/// assert_eq!(class("::ffff:127.0.0.1"), AddressClass::Mapped);
/// assert_eq!(class("2606:2800:220:1::1"), AddressClass::Public);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum AddressClass {
    /// An address of the public Internet.
    Public,
    /// `0.0.0.0/8` and `::`: this host (RFC 6890). Many systems connect to themselves.
    Unspecified,
    /// `127.0.0.0/8` and `::1` (RFC 1122, RFC 4291).
    Loopback,
    /// `10.0.0.0/8`, `172.16.0.0/12`, `192.168.0.0/16` (RFC 1918), and `fec0::/10` (RFC 3879).
    Private,
    /// `100.64.0.0/10`: shared by the customers of a provider (RFC 6598).
    Shared,
    /// `169.254.0.0/16` and `fe80::/10` (RFC 3927, RFC 4291), except for the addresses of metadata.
    LinkLocal,
    /// The addresses at which cloud providers have the credentials of a machine: `169.254.169.254`, `168.63.129.16`,
    /// `fd00:ec2::254` and others.
    Metadata,
    /// `fc00::/7` (RFC 4193), except for the addresses of metadata.
    UniqueLocal,
    /// `224.0.0.0/4` and `ff00::/8` (RFC 5771, RFC 4291).
    Multicast,
    /// `192.0.2.0/24`, `198.51.100.0/24`, `203.0.113.0/24` (RFC 5737), `2001:db8::/32` (RFC 3849), `3fff::/20` (RFC
    /// 9637).
    Documentation,
    /// `198.18.0.0/15` (RFC 2544) and `2001:2::/48` (RFC 5180).
    Benchmarking,
    /// `::ffff:0:0/96` and `::/96`: an IPv4 address written in IPv6 (RFC 4291, section 2.5.5), whichever it is.
    Mapped,
    /// `64:ff9b:1::/48`: translated to an IPv4 address by NAT64 of a local network (RFC 8215), whichever it is. An
    /// address of `64:ff9b::/96` has the class of the IPv4 address inside (RFC 6052).
    Nat64,
    /// `2002::/16`: relayed to an IPv4 address by 6to4 (RFC 3056), whichever it is.
    SixToFour,
    /// `2001::/32`: relayed to an IPv4 address by Teredo (RFC 4380), whichever it is.
    Teredo,
    /// Any other address of IANA's registries of special-purpose addresses (RFC 6890), and IPv6 outside `2000::/3` (RFC
    /// 4291): `192.0.0.0/24`, `240.0.0.0/4`, `2001::/23`. Some of them are globally reachable, for protocols other than
    /// those of URLs.
    Reserved,
}

impl AddressClass {
    /// The class of an address.
    #[must_use]
    pub fn from_ip(address: IpAddr) -> Self {
        match address {
            IpAddr::V4(address) => class_v4(address),
            IpAddr::V6(address) => class_v6(address),
        }
    }

    /// The class as a word for programs: `link-local`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            AddressClass::Public => "public",
            AddressClass::Unspecified => "unspecified",
            AddressClass::Loopback => "loopback",
            AddressClass::Private => "private",
            AddressClass::Shared => "shared",
            AddressClass::LinkLocal => "link-local",
            AddressClass::Metadata => "metadata",
            AddressClass::UniqueLocal => "unique-local",
            AddressClass::Multicast => "multicast",
            AddressClass::Documentation => "documentation",
            AddressClass::Benchmarking => "benchmarking",
            AddressClass::Mapped => "mapped",
            AddressClass::Nat64 => "nat64",
            AddressClass::SixToFour => "6to4",
            AddressClass::Teredo => "teredo",
            AddressClass::Reserved => "reserved",
        }
    }
}

impl fmt::Display for AddressClass {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.name())
    }
}

/// An address that a policy rejects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{address} is not a public address: {class}")]
pub struct AddressError {
    address: IpAddr,
    class: AddressClass,
}

impl AddressError {
    /// Checks that an address is public.
    pub(crate) fn check_public(address: IpAddr) -> Result<(), Self> {
        match AddressClass::from_ip(address) {
            AddressClass::Public => Ok(()),
            class => Err(AddressError { address, class }),
        }
    }

    /// The address.
    #[must_use]
    pub fn address(self) -> IpAddr {
        self.address
    }

    /// The class of the address.
    #[must_use]
    pub fn class(self) -> AddressClass {
        self.class
    }
}

/// The addresses of metadata services at cloud providers, as the providers' documentation has them.
const METADATA_V4: [Ipv4Addr; 8] = [
    // AWS, Azure, DigitalOcean, Google Cloud, Hetzner, OpenStack, Oracle Cloud and others.
    Ipv4Addr::new(169, 254, 169, 254),
    Ipv4Addr::new(169, 254, 170, 2),   // AWS: credentials of tasks in ECS
    Ipv4Addr::new(169, 254, 170, 23),  // AWS: EKS Pod Identity
    Ipv4Addr::new(169, 254, 0, 23),    // Tencent Cloud
    Ipv4Addr::new(169, 254, 42, 42),   // Scaleway
    Ipv4Addr::new(100, 100, 100, 200), // Alibaba Cloud
    Ipv4Addr::new(168, 63, 129, 16),   // Azure: "What is IP address 168.63.129.16?"
    Ipv4Addr::new(192, 0, 0, 192),     // Oracle Cloud at Customer
];

const METADATA_V6: [Ipv6Addr; 8] = [
    Ipv6Addr::new(0xFD00, 0xEC2, 0, 0, 0, 0, 0, 0x254),      // AWS
    Ipv6Addr::new(0xFD00, 0xEC2, 0, 0, 0, 0, 0, 0x23),       // AWS: EKS Pod Identity
    Ipv6Addr::new(0xFD20, 0xCE, 0, 0, 0, 0, 0, 0x254),       // Google Cloud
    Ipv6Addr::new(0xFD00, 0xC1, 0, 0, 0, 0, 0xA9FE, 0xA9FE), // Oracle Cloud
    Ipv6Addr::new(0xFD00, 0x42, 0, 0, 0, 0, 0, 0x42),        // Scaleway
    Ipv6Addr::new(0xFD00, 0x100, 0, 0, 0, 0, 0x100, 0x200),  // Alibaba Cloud
    Ipv6Addr::new(0xFD00, 0xA9FE, 0xA9FE, 0, 0, 0, 0, 1),    // Akamai (Linode)
    Ipv6Addr::new(0xFE80, 0, 0, 0, 0, 0, 0xA9FE, 0xA9FE),    // OpenStack
];

fn class_v4(address: Ipv4Addr) -> AddressClass {
    if METADATA_V4.contains(&address) {
        return AddressClass::Metadata;
    }
    match address.to_bits().to_be_bytes() {
        [0, ..] => AddressClass::Unspecified,
        [127, ..] => AddressClass::Loopback,
        [10, ..] | [172, 16..=31, ..] | [192, 168, ..] => AddressClass::Private,
        [100, 64..=127, ..] => AddressClass::Shared,
        [169, 254, ..] => AddressClass::LinkLocal,
        [192, 0, 2, _] | [198, 51, 100, _] | [203, 0, 113, _] => AddressClass::Documentation,
        [198, 18..=19, ..] => AddressClass::Benchmarking,
        // 192.88.99.0/24 is where 6to4 was relayed (RFC 7526).
        [192, 88, 99, _] => AddressClass::SixToFour,
        // The nearest server of AS112 or AMT may be in the local network (RFC 7534, RFC 7535, RFC 7450).
        [192, 31, 196, _] | [192, 52, 193, _] | [192, 175, 48, _] | [192, 0, 0, _] | [240..=255, ..] => {
            AddressClass::Reserved
        }
        [224..=239, ..] => AddressClass::Multicast,
        _ => AddressClass::Public,
    }
}

fn class_v6(address: Ipv6Addr) -> AddressClass {
    if METADATA_V6.contains(&address) {
        return AddressClass::Metadata;
    }
    match address.segments() {
        [0, 0, 0, 0, 0, 0, 0, 0] => AddressClass::Unspecified,
        [0, 0, 0, 0, 0, 0, 0, 1] => AddressClass::Loopback,
        [0, 0, 0, 0, 0, 0 | 0xFFFF, ..] => AddressClass::Mapped,
        // What DNS64 makes of an IPv4 address; a server of names can make it of any (RFC 6052, section 3.1).
        [0x64, 0xFF9B, 0, 0, 0, 0, high, low] => class_v4(Ipv4Addr::from_bits(u32::from(high) << 16 | u32::from(low))),
        [0x64, 0xFF9B, 1, ..] => AddressClass::Nat64,
        [0xFC00..=0xFDFF, ..] => AddressClass::UniqueLocal,
        [0xFE80..=0xFEBF, ..] => AddressClass::LinkLocal,
        [0xFEC0..=0xFEFF, ..] => AddressClass::Private,
        [0xFF00..=0xFFFF, ..] => AddressClass::Multicast,
        [0x2001, 0xDB8, ..] | [0x3FFF, 0..=0xFFF, ..] => AddressClass::Documentation,
        [0x2001, 2, 0, ..] => AddressClass::Benchmarking,
        [0x2001, 0, ..] => AddressClass::Teredo,
        // 2001::/23 is for protocols (RFC 2928), of which none is a place to request URLs from. The other block is
        // AS112 (RFC 7534).
        [0x2001, 1..=0x1FF, ..] | [0x2620, 0x4F, 0x8000, ..] => AddressClass::Reserved,
        [0x2002, ..] => AddressClass::SixToFour,
        [0x2000..=0x3FFF, ..] => AddressClass::Public,
        _ => AddressClass::Reserved,
    }
}
