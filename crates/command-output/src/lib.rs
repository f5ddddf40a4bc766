//! The output that the commands `uri` and `pest-check` have in common, as text and JSON. It changes
//! with them.

#![allow(
    clippy::missing_errors_doc,
    clippy::must_use_candidate,
    clippy::new_without_default,
    reason = "only the two commands call it"
)]

pub mod escape;
pub mod styles;
pub mod stdout;
pub mod json;
pub mod message;
pub mod excerpt;
pub mod outcome;
#[cfg(feature = "usage")]
pub mod usage;
