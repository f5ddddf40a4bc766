//! The comparison ladder (RFC 3986, section 6.2).

mod normalize;
pub(crate) mod compare;
