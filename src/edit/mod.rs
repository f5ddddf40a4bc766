//! Editing references, and building new ones.

pub(crate) mod error;
pub(crate) mod segment_data;
pub(crate) mod edit;
pub(crate) mod edit_segments;
pub(crate) mod edit_data;
pub(crate) mod builder;
