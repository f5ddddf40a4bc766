//! Data about schemes.

pub(crate) mod scheme_info;
