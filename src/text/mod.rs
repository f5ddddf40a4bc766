//! Bytes, percent-encoded bytes, and the delimiters that code needs.

pub(crate) mod delimiter;
pub(crate) mod authority;
pub(crate) mod scan;
pub(crate) mod percent_encoded;
pub(crate) mod characters;
