//! The comparison ladder (RFC 3986, section 6.2), up to what the specification of a scheme takes for the same.

mod normalize;
pub(crate) mod compare;
