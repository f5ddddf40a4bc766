//! Recognizers that `pest-regular` compiles when this package is built, for its tests.

/// The recognizer of `grammar/shapes.pest`.
#[allow(clippy::all, clippy::pedantic, missing_docs)]
pub mod shapes {
    include!(concat!(env!("OUT_DIR"), "/shapes.rs"));
}

/// The recognizer of `grammar/several.pest`.
#[allow(clippy::all, clippy::pedantic, missing_docs)]
pub mod several {
    include!(concat!(env!("OUT_DIR"), "/several.rs"));
}
