//! The components of a reference (RFC 3986, section 3), and the types of those that are more than text.

pub mod part;
pub(crate) mod text_methods;
pub(crate) mod encoded;
pub(crate) mod percent;
pub(crate) mod query;
pub(crate) mod query_pairs;
pub(crate) mod userinfo;
pub(crate) mod host;
pub(crate) mod path;
pub(crate) mod accessors;
