//! Normal forms, and comparison by them (RFC 3986, section 6).

pub(crate) mod options;
pub(crate) mod normalizer;
pub(crate) mod normalize;
pub(crate) mod compare;
