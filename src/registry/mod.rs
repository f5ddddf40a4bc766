//! Data about schemes.

pub(crate) mod name_index;
pub(crate) mod registration;
pub(crate) mod scheme_rules;
