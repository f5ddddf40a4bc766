//! What the fuzz targets share: the properties that the tests of the library have too, and the comparisons with other crates.

// The tests of the library compile this module with the features of the library. A package of its own would have to name each of
// these again, and would be needed for the tests of the library, which it needs itself.
#[path = "../../tests/properties/mod.rs"]
pub mod properties;

pub mod rivals;
pub mod targets;
