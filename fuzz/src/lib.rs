//! Code that the fuzz targets share: the properties from the tests of the library, and the
//! comparisons with other crates.

// The tests of the library compile this module with the features of the library. A separate package
// would have to name each feature again, and would be a circular dependency of these tests.
#[path = "../../tests/properties/mod.rs"]
pub mod properties;

pub mod rivals;
pub mod targets;
