//! `uri set --data`: the values are data, and are percent-encoded before they are set.

use pest_uri::part;

use crate::commands::encode::{encoded as encoded_for, encoded_path, encoded_userinfo};
use crate::commands::set_options::Setters;

/// Percent-encodes everything in the values that is not valid in its component. A scheme, a host and a
/// port have no encoding.
pub fn encoded(set: Setters) -> Setters {
    Setters {
        userinfo: set.userinfo.map(|it| encoded_userinfo(it.as_bytes())),
        user: set.user.as_deref().map(text::<part::User>),
        password: set.password.as_deref().map(text::<part::Password>),
        path: set.path.map(|it| encoded_path(it.as_bytes())),
        query: set.query.as_deref().map(text::<part::Query>),
        fragment: set.fragment.as_deref().map(text::<part::Fragment>),
        ..set
    }
}

fn text<P: part::Part>(data: &str) -> String {
    encoded_for::<P>(data.as_bytes())
}
