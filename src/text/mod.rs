//! What any text is made of: bytes, percent-encoded octets, and the few delimiters that code needs.

pub(crate) mod delimiter;
pub(crate) mod scan;
pub(crate) mod octets;
pub(crate) mod characters;
