//! `uri set --data`: what is given for a component is data, and percent-encoded before it is set.

use std::net::Ipv6Addr;

use pest_uri::part;

use crate::commands::encode::{encoded as encoded_for, encoded_path, encoded_userinfo};
use crate::commands::set_options::Setters;

/// The same values with all percent-encoded that cannot stand in its component. A scheme and a port have no encoding.
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

/// An IPv6 address is one, with its brackets or without. What else has brackets or a colon is no name, but a mistake that is to be told.
fn host(data: &str) -> String {
    match data.parse::<Ipv6Addr>() {
        Ok(_) => format!("[{data}]"),
        Err(_) if is_encoded_in_host(data) => text::<part::RegName>(data),
        Err(_) => data.to_owned(),
    }
}

/// Whether what is given for a host, and is no address, is the data of a name.
pub fn is_encoded_in_host(data: &str) -> bool {
    !data.contains(['[', ':'])
}
