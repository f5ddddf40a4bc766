//! A path as the data of its segments.

use alloc::string::String;

use crate::bytes::delimiter::SEGMENT;
use crate::components::encoded::push_encoded;
use crate::components::part;
use crate::resolution::dot_segments::is_dot_segment;

/// Why data is no segment at its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SegmentFault {
    /// It is `.` or `..`.
    Dots,
    /// It is empty, and the first of a path that does not begin with `/`.
    EmptyFirst,
}

/// A path with a `/` before each segment.
pub(crate) fn absolute(segments: impl IntoIterator<Item = impl AsRef<[u8]>>) -> Result<String, SegmentFault> {
    let mut path = String::new();
    for data in segments {
        path.push(SEGMENT);
        push_segment(data.as_ref(), &mut path)?;
    }
    Ok(path)
}

/// A path with a `/` before each segment but the first.
pub(crate) fn rootless(segments: impl IntoIterator<Item = impl AsRef<[u8]>>) -> Result<String, SegmentFault> {
    let mut path = String::new();
    for (index, data) in segments.into_iter().enumerate() {
        if index > 0 {
            path.push(SEGMENT);
        } else if data.as_ref().is_empty() {
            return Err(SegmentFault::EmptyFirst);
        }
        push_segment(data.as_ref(), &mut path)?;
    }
    Ok(path)
}

/// Adds the data of a segment, encoded where it needs it.
pub(crate) fn push_segment(data: &[u8], path: &mut String) -> Result<(), SegmentFault> {
    if is_dot_segment(data) {
        return Err(SegmentFault::Dots);
    }
    push_encoded::<part::Segment>(data, path);
    Ok(())
}
