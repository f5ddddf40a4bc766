//! Classes of IP addresses, by the registries of special-purpose addresses (RFC 6890).

use core::fmt;
use core::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// What an IP address is for. Only [`AddressClass::Public`] is an address of the public Internet.
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
    /// `169.254.0.0/16` and `fe80::/10` (RFC 3927, RFC 4291), except for the address of metadata.
    LinkLocal,
    /// `169.254.169.254`, `fd00:ec2::254` and `fd20:ce::254`: credentials of a machine at a cloud provider.
    Metadata,
    /// `fc00::/7` (RFC 4193), except for the addresses of metadata.
    UniqueLocal,
    /// `224.0.0.0/4` and `ff00::/8` (RFC 5771, RFC 4291).
    Multicast,
    /// `192.0.2.0/24`, `198.51.100.0/24`, `203.0.113.0/24` (RFC 5737), `2001:db8::/32` (RFC 3849), `3fff::/20` (RFC 9637).
    Documentation,
    /// `198.18.0.0/15` (RFC 2544) and `2001:2::/48` (RFC 5180).
    Benchmarking,
    /// `::ffff:0:0/96` and `::/96`: an IPv4 address written in IPv6 (RFC 4291, section 2.5.5), whichever it is.
    Mapped,
    /// `64:ff9b::/96` and `64:ff9b:1::/48`: translated to an IPv4 address by NAT64 (RFC 6052, RFC 8215), whichever it is.
    Nat64,
    /// `2002::/16`: relayed to an IPv4 address by 6to4 (RFC 3056), whichever it is.
    SixToFour,
    /// `2001::/32`: relayed to an IPv4 address by Teredo (RFC 4380), whichever it is.
    Teredo,
    /// Any other address that is not global: `192.0.0.0/24`, `240.0.0.0/4`, and IPv6 outside `2000::/3` (RFC 6890, RFC 4291).
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

fn class_v4(address: Ipv4Addr) -> AddressClass {
    match address.to_bits().to_be_bytes() {
        [0, ..] => AddressClass::Unspecified,
        [127, ..] => AddressClass::Loopback,
        [10, ..] | [172, 16..=31, ..] | [192, 168, ..] => AddressClass::Private,
        [100, 64..=127, ..] => AddressClass::Shared,
        [169, 254, 169, 254] => AddressClass::Metadata,
        [169, 254, ..] => AddressClass::LinkLocal,
        [192, 0, 2, _] | [198, 51, 100, _] | [203, 0, 113, _] => AddressClass::Documentation,
        [198, 18..=19, ..] => AddressClass::Benchmarking,
        // 192.88.99.0/24 is where 6to4 was relayed (RFC 7526).
        [192, 88, 99, _] => AddressClass::SixToFour,
        [192, 0, 0, _] | [240..=255, ..] => AddressClass::Reserved,
        [224..=239, ..] => AddressClass::Multicast,
        _ => AddressClass::Public,
    }
}

fn class_v6(address: Ipv6Addr) -> AddressClass {
    match address.segments() {
        [0, 0, 0, 0, 0, 0, 0, 0] => AddressClass::Unspecified,
        [0, 0, 0, 0, 0, 0, 0, 1] => AddressClass::Loopback,
        [0, 0, 0, 0, 0, 0 | 0xFFFF, ..] => AddressClass::Mapped,
        [0x64, 0xFF9B, 0, 0, 0, 0, ..] | [0x64, 0xFF9B, 1, ..] => AddressClass::Nat64,
        [0xFD00, 0xEC2, 0, 0, 0, 0, 0, 0x254] | [0xFD20, 0xCE, 0, 0, 0, 0, 0, 0x254] => AddressClass::Metadata,
        [0xFC00..=0xFDFF, ..] => AddressClass::UniqueLocal,
        [0xFE80..=0xFEBF, ..] => AddressClass::LinkLocal,
        [0xFEC0..=0xFEFF, ..] => AddressClass::Private,
        [0xFF00..=0xFFFF, ..] => AddressClass::Multicast,
        [0x2001, 0xDB8, ..] | [0x3FFF, 0..=0xFFF, ..] => AddressClass::Documentation,
        [0x2001, 2, 0, ..] => AddressClass::Benchmarking,
        [0x2001, 0, ..] => AddressClass::Teredo,
        // 2001::/23 is for protocols (RFC 2928), of which none is a place to request URLs from.
        [0x2001, 1..=0x1FF, ..] => AddressClass::Reserved,
        [0x2002, ..] => AddressClass::SixToFour,
        [0x2000..=0x3FFF, ..] => AddressClass::Public,
        _ => AddressClass::Reserved,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_range_ends_where_its_rfc_says() {
        use AddressClass::{
            Benchmarking, Documentation, LinkLocal, Loopback, Mapped, Metadata, Multicast, Nat64, Private, Public,
            Reserved, Shared, SixToFour, Teredo, UniqueLocal, Unspecified,
        };
        for (class, addresses) in [
            (
                Public,
                "1.1.1.1 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255 128.0.0.0 169.253.255.255 \
              169.255.0.0 172.15.255.255 172.32.0.0 192.0.1.0 192.0.3.0 192.167.255.255 192.169.0.0 198.17.255.255 198.20.0.0 \
              223.255.255.255 2000:: 2001:200:: 2001:db7:: 2001:db9:: 2003:: 3ffe:: 3fff:1000:: 2606:2800:220:1::1",
            ),
            (Unspecified, "0.0.0.0 0.255.255.255 ::"),
            (Loopback, "127.0.0.1 127.255.255.255 ::1"),
            (Private, "10.0.0.0 10.255.255.255 172.16.0.0 172.31.255.255 192.168.0.0 192.168.255.255 fec0:: feff::1"),
            (Shared, "100.64.0.0 100.127.255.255"),
            (LinkLocal, "169.254.0.1 169.254.169.253 fe80::1 febf::"),
            (Metadata, "169.254.169.254 fd00:ec2::254 fd20:ce::254"),
            (UniqueLocal, "fc00:: fd00:ec2::253 fdff::"),
            (Multicast, "224.0.0.0 239.255.255.255 ff00:: ff02::1"),
            (Documentation, "192.0.2.1 198.51.100.1 203.0.113.255 2001:db8:: 2001:db8:ffff:: 3fff:: 3fff:fff::"),
            (Benchmarking, "198.18.0.0 198.19.255.255 2001:2::"),
            (Mapped, "::ffff:1.1.1.1 ::ffff:127.0.0.1 ::2 ::127.0.0.1"),
            (Nat64, "64:ff9b::7f00:1 64:ff9b:1::"),
            (SixToFour, "2002:: 2002:7f00:1:: 192.88.99.1"),
            (Teredo, "2001:: 2001:0:ffff::"),
            (
                Reserved,
                "192.0.0.1 240.0.0.0 255.255.255.255 100:: 64:ff9c:: 4000:: 2001:2:1:: 2001:1:: 2001:1ff:: 5f00::",
            ),
        ] {
            for address in addresses.split_whitespace() {
                assert_eq!(AddressClass::from_ip(address.parse().unwrap()), class, "{address}");
            }
        }
    }
}
