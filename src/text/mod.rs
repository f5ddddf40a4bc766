//! The parts of any text: bytes, percent-encoded bytes, and the few delimiters that code needs.

pub(crate) mod delimiter;
pub(crate) mod scan;
pub(crate) mod percent_encoded;
pub(crate) mod characters;
