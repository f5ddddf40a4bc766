//! A guard for requests to URLs from strangers: allows only some hosts, and connects only to public addresses.
//!
//! `cargo run --example guard -- https://api.example.com/x 'https://api.example.com@evil.example/'`

use std::error::Error;
use std::net::TcpStream;

use pest_uri::check::{CheckedUri, Policy};

/// The policy for all requests.
fn policy() -> Result<Policy, Box<dyn Error>> {
    let policy = Policy::new().schemes(["https"]).ports([443]).hosts(["api.example.com", "*.static.example.com"])?;
    Ok(policy.public_addresses().no_userinfo())
}

/// Connects to the server of a checked URL. The name is looked up once, and the connection is to a checked address: a
/// second look-up could return another (DNS rebinding).
fn connect(policy: &Policy, uri: CheckedUri<'_>) -> Result<TcpStream, Box<dyn Error>> {
    let addresses = policy.check_addresses(uri.uri().to_socket_addrs(None)?)?;
    Ok(TcpStream::connect(&addresses[..])?)
}

fn main() -> Result<(), Box<dyn Error>> {
    let policy = policy()?;
    for text in std::env::args().skip(1) {
        match policy.check(&text) {
            Ok(uri) => match connect(&policy, uri) {
                // TLS and HTTP follow. Each redirect is a new URL from a stranger: check it again.
                Ok(_) => println!("allowed: {uri}"),
                Err(error) => println!("not connected: {uri}: {error}"),
            },
            Err(error) => println!("rejected: {}: {error}", pest_uri::redact(&text)),
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::policy;

    #[test]
    fn listed_hosts_pass() {
        let policy = policy().unwrap();
        assert_eq!(policy.check("HTTPS://API.example.com:443/a/../b").unwrap().port(), 443);
        assert!(policy.check("https://eu.static.example.com").is_ok());
    }

    #[test]
    fn everything_else_is_rejected() {
        for text in [
            "http://api.example.com/", "https://evil.example/", "https://api.example.com@evil.example/",
            "https://evil.example\\@api.example.com/", "https://api.example.com:8443/", "https://127.0.0.1/",
            "https://[::1]/", "https://2130706433/", "https://api.example.com.evil.example/", "https:api.example.com",
            "https://api%2eexample.com.evil.example/", "https://api.example.com\n/", "//api.example.com/", "",
            "https://evil-static.example.com/", "https://user@api.example.com/",
        ] {
            assert!(policy().unwrap().check(text).is_err(), "{text}");
        }
    }
}
