//! Changing what is there, and building what is not.

pub(crate) mod segment_data;
pub(crate) mod edit;
pub(crate) mod edit_segments;
pub(crate) mod edit_data;
pub(crate) mod builder;
