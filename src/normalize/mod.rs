//! The normal form of one reference, by its syntax and by what the registry says of its scheme (RFC 3986, sections
//! 6.2.2 and 6.2.3).

pub(crate) mod options;
pub(crate) mod normalizer;
mod normalize;
