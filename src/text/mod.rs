//! The parts of any text: bytes, percent-encoded bytes, and the few delimiters that code needs.

pub(crate) mod delimiter;
pub(crate) mod scan;
pub(crate) mod octets;
pub(crate) mod characters;
