//! What the fuzz targets share: the properties that the tests of the library have too, and the comparisons with other crates.

#[path = "../../tests/properties/mod.rs"]
pub mod properties;

pub mod rivals;
pub mod targets;
