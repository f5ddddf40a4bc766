//! Code that the fuzz targets share: the properties from the tests of the library, and the
//! comparisons with other crates.

// The package of the tests has no library that this one could depend on.
#[path = "../../tests/properties/mod.rs"]
pub mod properties;

pub mod rivals;
pub mod targets;
