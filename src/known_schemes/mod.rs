//! What is known of schemes, as data.

pub(crate) mod alike;
pub(crate) mod registration;
pub(crate) mod scheme_rules;
