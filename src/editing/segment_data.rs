//! A path as the data of its segments.

use alloc::string::String;

use crate::bytes::delimiter::{SCHEME, SEGMENT};
use crate::components::encoded::push_encoded;
use crate::components::part;
use crate::resolution::dot_segments::is_dot_segment;

/// The segment that stands before one that would be read as something else: the `.` of `/.//a` and of `./a:b`.
const GUARD: &[u8] = b".";

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
    for data in without_guard(segments, <[u8]>::is_empty) {
        path.push(SEGMENT);
        push_segment(data.as_ref(), &mut path)?;
    }
    Ok(path)
}

/// A path with a `/` before each segment but the first.
pub(crate) fn rootless(segments: impl IntoIterator<Item = impl AsRef<[u8]>>) -> Result<String, SegmentFault> {
    let mut path = String::new();
    let has_colon = |data: &[u8]| data.contains(&SCHEME.as_bytes()[0]);
    for (index, data) in without_guard(segments, has_colon).enumerate() {
        if index > 0 {
            path.push(SEGMENT);
        } else if data.as_ref().is_empty() {
            return Err(SegmentFault::EmptyFirst);
        }
        push_segment(data.as_ref(), &mut path)?;
    }
    Ok(path)
}

/// The segments without a `.` that stands in front only so that what follows is read as a path: whatever takes the path puts it there where
/// it is needed, and so what was read of one can be set.
fn without_guard<D: AsRef<[u8]>>(
    segments: impl IntoIterator<Item = D>,
    is_guarded: impl FnOnce(&[u8]) -> bool,
) -> impl Iterator<Item = D> {
    let mut segments = segments.into_iter().peekable();
    let first = segments.next().filter(|first| {
        let is_guard = first.as_ref() == GUARD && segments.peek().is_some_and(|second| is_guarded(second.as_ref()));
        !is_guard
    });
    first.into_iter().chain(segments)
}

/// Adds the data of a segment, encoded where it needs it.
pub(crate) fn push_segment(data: &[u8], path: &mut String) -> Result<(), SegmentFault> {
    if is_dot_segment(data) {
        return Err(SegmentFault::Dots);
    }
    push_encoded::<part::Segment>(data, path);
    Ok(())
}
