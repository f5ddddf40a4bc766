//! `uri set --data`: the values are data, and are percent-encoded before they are set.

use std::net::Ipv6Addr;

use pest_uri::part;

use crate::commands::encode::{encoded as encoded_for, encoded_path, encoded_userinfo};
use crate::commands::set_options::Setters;

/// Percent-encodes everything in the values that is not valid in its component. A scheme and a port
/// have no encoding.
pub fn encoded(set: Setters) -> Setters {
    Setters {
        userinfo: set.userinfo.map(|it| encoded_userinfo(it.as_bytes())),
        user: set.user.as_deref().map(text::<part::User>),
        password: set.password.as_deref().map(text::<part::Password>),
        host: set.host.as_deref().map(host),
        path: set.path.map(|it| encoded_path(it.as_bytes())),
        query: set.query.as_deref().map(text::<part::Query>),
        fragment: set.fragment.as_deref().map(text::<part::Fragment>),
        ..set
    }
}

fn text<P: part::Part>(data: &str) -> String {
    encoded_for::<P>(data.as_bytes())
}

/// Encodes a host. An IPv6 address is kept, with or without brackets. Other brackets and colons are
/// not data of a name, but a mistake to be reported.
fn host(data: &str) -> String {
    match data.parse::<Ipv6Addr>() {
        Ok(_) => format!("[{data}]"),
        Err(_) if is_encoded_in_host(data) => text::<part::RegName>(data),
        Err(_) => data.to_owned(),
    }
}

/// Returns whether the value of a host is the data of a name, and not an address.
pub fn is_encoded_in_host(data: &str) -> bool {
    !data.contains(['[', ':'])
}
