//! How browsers read a host (URL Standard, section 3.5).

use alloc::string::{String, ToString as _};
use alloc::vec::Vec;
use core::net::{Ipv4Addr, Ipv6Addr};

use crate::check::encoded_label::is_encoded;
use crate::component::host::IpLiteral;
use crate::text::delimiter::IP_LITERAL;
use crate::text::percent_encoded::decoded;

/// What browsers make of a host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum BrowserHost {
    /// A host in lower case, with addresses in their usual form.
    Host(String),
    Rejected,
    /// The tables of IDNA decide, which the feature `idna` has.
    Unknown,
}

/// The host that browsers read.
pub(crate) fn browser_host(written: &str) -> BrowserHost {
    if let Some(literal) = written.strip_prefix(IP_LITERAL[0]) {
        let address = literal.strip_suffix(IP_LITERAL[1]).and_then(|it| it.parse::<Ipv6Addr>().ok());
        return address.map_or(BrowserHost::Rejected, |it| BrowserHost::Host(IpLiteral(it).to_string()));
    }
    let Some(decoded) = decoded_host(written) else { return BrowserHost::Rejected };
    let Some(host) = mapped(&decoded) else { return BrowserHost::Unknown };
    if host.is_empty() || host.chars().any(is_forbidden) {
        BrowserHost::Rejected
    } else if ends_in_number(&host) {
        ipv4(&host).map_or(BrowserHost::Rejected, |it| BrowserHost::Host(it.to_string()))
    } else {
        BrowserHost::Host(host)
    }
}

/// A percent-decoded host, or `None` if it is not UTF-8.
pub(crate) fn decoded_host(written: &str) -> Option<String> {
    String::from_utf8(decoded(written).into_owned()).ok()
}

/// A decoded host as IDNA maps it, or an empty text if it is not a domain (UTS #46). `None` if the tables of IDNA would
/// decide, which are not here.
#[cfg_attr(feature = "idna", expect(clippy::unnecessary_wraps, reason = "without the feature, it may be unknown"))]
fn mapped(decoded: &str) -> Option<String> {
    let is_ascii = decoded.is_ascii() && !decoded.split('.').any(is_encoded);
    if is_ascii {
        return Some(decoded.to_ascii_lowercase());
    }
    #[cfg(feature = "idna")]
    return Some(
        ::idna::domain_to_ascii_cow(decoded.as_bytes(), ::idna::AsciiDenyList::URL).unwrap_or_default().into_owned(),
    );
    #[cfg(not(feature = "idna"))]
    return None;
}

/// Whether the last label is a number, so that the host is an IPv4 address or invalid.
pub(crate) fn ends_in_number(host: &str) -> bool {
    is_number(last_label(host).1)
}

/// Whether a label is a number, or would be one with other digits: `09`.
pub(crate) fn is_number(label: &str) -> bool {
    let is_decimal = || label.bytes().all(|it| it.is_ascii_digit());
    label.starts_with(|it: char| it.is_ascii_digit()) && (is_decimal() || number(label).is_some())
}

/// The labels before the last one, if there are any, and the last label. A dot at the end is left out.
pub(crate) fn last_label(name: &str) -> (Option<&str>, &str) {
    let name = name.strip_suffix('.').unwrap_or(name);
    // The last label is short.
    match name.bytes().rposition(|it| it == b'.') {
        Some(dot) => (Some(&name[..dot]), &name[dot + 1..]),
        None => (None, name),
    }
}

/// The IPv4 address that a name is to browsers, and to `inet_aton`: `127.1`, `0x7f.1`, `2130706433`.
pub(crate) fn ipv4(host: &str) -> Option<Ipv4Addr> {
    let host = host.strip_suffix('.').unwrap_or(host);
    let numbers = host.split('.').map(number).collect::<Option<Vec<u64>>>()?;
    let (last, others) = numbers.split_last()?;
    let shift = 32_u32.checked_sub(8 * u32::try_from(others.len()).ok()?).filter(|&bits| bits > 0)?;
    if *last >> shift != 0 || others.iter().any(|&it| it > 255) {
        return None;
    }
    let high = others.iter().zip([24, 16, 8]).map(|(number, bits)| number << bits).sum::<u64>();
    u32::try_from(high | last).ok().map(Ipv4Addr::from)
}

/// A number in decimal, in octal after `0`, or in hexadecimal after `0x`. One over 64 bits is the greatest.
fn number(text: &str) -> Option<u64> {
    let lower = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X"));
    let (digits, radix) = match lower {
        Some(digits) => (digits, 16),
        None if text.starts_with('0') => (&text[1..], 8),
        None if text.is_empty() => return None,
        None => (text, 10),
    };
    let is_number = digits.chars().all(|it| it.is_digit(radix));
    // `0` and `0x` are zero.
    let value = if digits.is_empty() { 0 } else { u64::from_str_radix(digits, radix).unwrap_or(u64::MAX) };
    is_number.then_some(value)
}

/// The forbidden code points of a domain (URL Standard, section 3.2).
fn is_forbidden(character: char) -> bool {
    character <= ' ' || "#/:<>?@[\\]^|%\u{7F}".contains(character)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn host(text: &str) -> BrowserHost {
        BrowserHost::Host(text.into())
    }

    #[test]
    fn numbers_are_addresses() {
        for (written, address) in [
            ("127.1", "127.0.0.1"),
            ("0x7f.1", "127.0.0.1"),
            ("2130706433", "127.0.0.1"),
            ("017700000001", "127.0.0.1"),
            ("127.0.0.1.", "127.0.0.1"),
            ("1.2.3", "1.2.0.3"),
            ("0x", "0.0.0.0"),
            ("%31%32%37.0.0.1", "127.0.0.1"),
            ("4294967295", "255.255.255.255"),
            ("0X7F.0X0.1", "127.0.0.1"),
            ("[::FFFF:7F00:1]", "[::ffff:127.0.0.1]"),
            ("EX%41MPLE.com", "example.com"),
            ("1.2.3.4.a", "1.2.3.4.a"),
            ("a_b", "a_b"),
            ("0xg", "0xg"),
        ] {
            assert_eq!(browser_host(written), host(address), "{written}");
        }
    }

    #[cfg(feature = "idna")]
    #[test]
    fn idna_maps_hosts() {
        for (written, found) in [
            ("\u{FF11}\u{FF12}\u{FF17}.0.0.1", "127.0.0.1"),
            ("\u{2460}\u{2461}\u{2466}.0.0.1", "127.0.0.1"),
            ("127\u{3002}1", "127.0.0.1"),
            ("exa\u{AD}mple", "example"),
            ("%e2%91%a0.1", "1.0.0.1"),
            ("B\u{FC}cher.de", "xn--bcher-kva.de"),
            ("XN--BCHER-KVA.de", "xn--bcher-kva.de"),
            ("\u{1D7D9}\u{1D7DA}\u{1D7DF}.1", "127.0.0.1"),
        ] {
            assert_eq!(browser_host(written), host(found), "{written}");
        }
        for written in
            ["xn--a", "xn--", "127.0.xn--01-r13a", "a.xn--evilcom-9o3f", "\u{FF0F}a", "a\u{2100}b", "xn--a-\u{e9}"]
        {
            assert_eq!(browser_host(written), BrowserHost::Rejected, "{written}");
        }
    }

    #[cfg(not(feature = "idna"))]
    #[test]
    fn without_tables_of_idna_its_hosts_are_unknown() {
        for written in ["\u{FF11}27.1", "xn--a", "a.XN--bcher-kva", "%C3%A9"] {
            assert_eq!(browser_host(written), BrowserHost::Unknown, "{written}");
        }
    }

    #[test]
    fn other_hosts_are_rejected() {
        for written in [
            "", "4294967296", "1.2.3.4.5", "1.2.3.4.0", "1..2", "256.1.1.1", "1.1.1.256", "09", "a.1", "a.0x1",
            "1.2.3.08", "a b", "a%20b", "%", "%zz", "%FF", "[::1", "[::g]", "[v1.x]", "[::1%25eth0]", "a%2Fb",
            "99999999999999999999999999",
        ] {
            assert_eq!(browser_host(written), BrowserHost::Rejected, "{written}");
        }
    }
}
