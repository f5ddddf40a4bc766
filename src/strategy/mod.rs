//! Strategies that generate URIs and IRIs, for tests with proptest.

mod by_rule;
mod references;

pub use by_rule::matching;
pub use references::{iri_reference, nearly_valid, uri, uri_reference};
