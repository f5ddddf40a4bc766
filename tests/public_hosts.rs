//! Which hosts are on the public Internet: names, and IANA's registries of addresses.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use pest_uri::check::{AddressClass, Policy, ViolationKind};

const BLOCKS: &str = include_str!("data/special-addresses.tsv");

/// A row of the file.
struct Block {
    is_v4: bool,
    first: u128,
    last: u128,
    class: &'static str,
}

fn blocks() -> Vec<Block> {
    let rows = BLOCKS.lines().filter(|line| !line.starts_with('#'));
    let block = |row: &'static str| {
        let mut fields = row.split('\t');
        let (address, length) = fields.next().unwrap().split_once('/').unwrap();
        let (is_v4, first) = bits(address.parse().unwrap());
        let length = length.parse().unwrap();
        let hosts = if is_v4 {
            u32::MAX.checked_shr(length).unwrap_or(0).into()
        } else {
            u128::MAX.checked_shr(length).unwrap_or(0)
        };
        assert_eq!(first & hosts, 0, "{row}");
        Block { is_v4, first, last: first | hosts, class: fields.next().unwrap() }
    };
    rows.map(block).collect()
}

fn bits(address: IpAddr) -> (bool, u128) {
    match address {
        IpAddr::V4(address) => (true, address.to_bits().into()),
        IpAddr::V6(address) => (false, address.to_bits()),
    }
}

/// The class by the smallest block around an address.
fn expected(is_v4: bool, bits: u128) -> &'static str {
    let around = blocks().into_iter().filter(|it| it.is_v4 == is_v4 && (it.first..=it.last).contains(&bits));
    match around.min_by_key(|it| it.last - it.first) {
        Some(Block { class: "ipv4", .. }) => expected(true, bits & 0xFFFF_FFFF),
        Some(block) => block.class,
        None if is_v4 || bits >> 125 == 1 => "public",
        None => "reserved",
    }
}

#[test]
fn addresses_have_the_classes_of_the_registries() {
    let blocks = blocks();
    assert_eq!(blocks.len(), 26 + 25 + 4);
    for Block { is_v4, first, last, .. } in blocks {
        let most = if is_v4 { u32::MAX.into() } else { u128::MAX };
        let outside = [first.checked_sub(1), last.checked_add(1).filter(|&it| it <= most)];
        for bits in [first, last, first + (last - first) / 2, first + (last - first) / 3]
            .into_iter()
            .chain(outside.into_iter().flatten())
        {
            let address = match u32::try_from(bits).ok().filter(|_| is_v4) {
                Some(bits) => IpAddr::V4(Ipv4Addr::from_bits(bits)),
                None => IpAddr::V6(Ipv6Addr::from_bits(bits)),
            };
            assert_eq!(AddressClass::from_ip(address).name(), expected(is_v4, bits), "{address}");
        }
    }
}

#[test]
fn only_the_blocks_with_a_reason_differ_from_the_registries() {
    for row in BLOCKS.lines().filter(|line| !line.starts_with('#')) {
        let [block, class, is_global, name, reference] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{row}")
        };
        assert!(class != "public" && !reference.is_empty(), "{block}");
        assert!(["", "-", "no"].contains(&is_global) || is_global == "yes" && name.contains(": "), "{block}");
    }
}

#[test]
fn metadata_services_are_known() {
    for address in [
        "169.254.169.254", "169.254.170.2", "169.254.170.23", "169.254.0.23", "169.254.42.42", "100.100.100.200",
        "168.63.129.16", "192.0.0.192", "fd00:ec2::254", "fd00:ec2::23", "fd20:ce::254", "fd00:c1::a9fe:a9fe",
        "fd00:42::42", "fd00:100::100:200", "fd00:a9fe:a9fe::1", "fe80::a9fe:a9fe", "64:ff9b::a9fe:a9fe",
        "64:ff9b::a83f:8110",
    ] {
        assert_eq!(AddressClass::from_ip(address.parse().unwrap()), AddressClass::Metadata, "{address}");
    }
    for address in ["168.63.129.15", "168.63.129.17", "8.8.8.8"] {
        assert_eq!(AddressClass::from_ip(address.parse().unwrap()), AddressClass::Public, "{address}");
    }
}

/// With DNS64, the resolver has an IPv6 address for each name that has only IPv4 addresses.
#[test]
fn addresses_of_dns64_are_judged_by_the_address_inside() {
    let check = |address: &str| {
        Policy::new().public_addresses().check_addresses([SocketAddr::new(address.parse().unwrap(), 443)])
    };
    assert!(check("64:ff9b::1.1.1.1").is_ok());
    for (address, class) in [
        ("64:ff9b::127.0.0.1", AddressClass::Loopback),
        ("64:ff9b::10.1.2.3", AddressClass::Private),
        ("64:ff9b::0.0.0.0", AddressClass::Unspecified),
        ("64:ff9b:1::1.1.1.1", AddressClass::Nat64),
        ("::ffff:1.1.1.1", AddressClass::Mapped),
        ("2002:101:101::", AddressClass::SixToFour),
    ] {
        assert_eq!(check(address).unwrap_err().class(), class, "{address}");
    }
}

#[track_caller]
fn assert_local(name: &str) {
    let error = Policy::new().public_addresses().check(&format!("https://{name}/")).unwrap_err();
    assert_eq!(error.violations()[0].kind(), ViolationKind::LocalName, "{name}");
}

#[test]
fn names_that_the_public_dns_does_not_have_are_local() {
    for name in [
        // IANA's registry of special-use domain names.
        "alt", "6tisch.arpa", "10.in-addr.arpa", "254.169.in-addr.arpa", "31.172.in-addr.arpa",
        "170.0.0.192.in-addr.arpa", "8.e.f.ip6.arpa", "8.b.d.0.1.0.0.2.ip6.arpa", "eap.arpa", "eap-noob.arpa",
        "home.arpa", "ipv4only.arpa", "resolver.arpa", "service.arpa", "example", "invalid", "local", "localhost",
        "onion", "test", // Private networks and programs.
        "internal", "corp", "home", "mail", "intranet", "lan", "private", "localdomain", "cluster", "svc", "consul",
        "docker", "default", "podman", "openstacklocal", "novalocal", "lxd", "belkin", "dlink",
    ] {
        assert_local(name);
        assert_local(&format!("{name}."));
        assert_local(&format!("a.b-c.{}", name.to_ascii_uppercase()));
    }
    for name in [
        "intra", "com", "localhost4.localdomain4", "localhost6.localdomain6", "kubernetes.default",
        "kubernetes.default.svc", "kubernetes.default.svc.cluster.local", "host.docker.internal", "web.service.consul",
        "api.dc1.consul.", "fritz.box", "NAS.Fritz.Box.", "metadata.goog", "metadata.google.internal",
        "metadata.tencentyun.com", "web.dns.podman",
    ] {
        assert_local(name);
    }
}

#[test]
fn other_names_are_public() {
    let policy = Policy::new().public_addresses();
    for name in [
        "example.com", "www.example.net", "EXAMPLE.ORG.", "test.com", "localhost.com", "mail.google.com", "home.cern",
        "svc.dev", "a.box", "fritzx.box", "notfritz.box", "fritz.box.com", "goog.com", "x.goog", "xmetadata.goog",
        "arpa.net", "corp.com", "my.docker.com", "consul.io", "internal.example.com", "default.com", "a.intranets.com",
        "xn--p1ai.xn--p1ai", "tencentyun.com", "locals.xyz", "test-lan.com", "lan.de", "a.name", "b.zone", "c.network",
        "d.systems",
    ] {
        assert!(policy.check(&format!("https://{name}/")).is_ok(), "{name}");
    }
}
