//! References and their bases (RFC 3986, section 5).

pub(crate) mod dot_prefix;
pub(crate) mod compose;
pub(crate) mod dot_segments;
pub(crate) mod resolve;
pub(crate) mod base;
pub(crate) mod relativize;
