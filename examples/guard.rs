//! A guard for requests to URLs from strangers: allows only listed hosts, and says why it rejects a URL.
//!
//! `cargo run --example guard -- https://api.example.com/x http://169.254.169.254/ 'https://api.example.com@evil.example/'`

use pest_uri::{HostKind, Uri};

const ALLOWED: [&str; 2] = ["api.example.com", "static.example.com"];

/// The URL in normal form, as it is to be requested, or the reason why not.
fn checked(text: &str) -> Result<Uri, String> {
    // What RFC 3986 rejects is rejected here: backslashes, spaces, control characters, a second `#`.
    let uri = Uri::parse(text).map_err(|error| error.to_string())?.normalize();
    if !uri.has_scheme("https") {
        return Err(format!("the scheme is `{}`, and not `https`", uri.scheme()));
    }
    if uri.userinfo().is_some() {
        return Err("a userinfo may hide the host".to_owned());
    }
    let Some(host) = uri.host() else { return Err("there is no host".to_owned()) };
    // Names are in lower case after normalizing; numbers (`2130706433`, `0x7f.1`) and encoded names are on no list.
    if host.kind() != HostKind::RegName || !ALLOWED.contains(&host.as_str()) {
        return Err(format!("the host `{}` is not allowed", host.as_str()));
    }
    match uri.port_or_default() {
        Ok(Some(443)) => Ok(uri),
        _ => Err("the port is not 443".to_owned()),
    }
}

fn main() {
    for text in std::env::args().skip(1) {
        match checked(&text) {
            Ok(uri) => println!("allowed: {uri}"),
            Err(reason) => println!("rejected: {}: {reason}", pest_uri::redact(&text)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::checked;

    #[test]
    fn listed_hosts_pass() {
        assert_eq!(checked("HTTPS://API.example.com:443/a/../b").unwrap(), "https://api.example.com:443/b");
        assert!(checked("https://static.example.com").is_ok());
    }

    #[test]
    fn everything_else_is_rejected() {
        for text in [
            "http://api.example.com/", "https://evil.example/", "https://api.example.com@evil.example/",
            "https://evil.example\\@api.example.com/", "https://api.example.com:8443/", "https://127.0.0.1/",
            "https://[::1]/", "https://2130706433/", "https://api.example.com.evil.example/", "https:api.example.com",
            "https://api%2eexample.com.evil.example/", "https://api.example.com\n/", "//api.example.com/", "",
        ] {
            assert!(checked(text).is_err(), "{text}");
        }
    }
}
