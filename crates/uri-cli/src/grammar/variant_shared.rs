//! How the macro `variant!` itself reads examples, and what it refuses.

pest_uri_variant::shared!();
