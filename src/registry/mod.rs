//! What is known of schemes, as data.

pub(crate) mod name_index;
pub(crate) mod registration;
pub(crate) mod scheme_rules;
