//! A path as the data of its segments.

use alloc::string::String;

use crate::bytes::delimiter::{SCHEME, SEGMENT};
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
    let (guard, segments) = guard(segments, <[u8]>::is_empty);
    let mut path = guard.map_or_else(String::new, |guard| [SEGMENT, guard].into_iter().collect());
    for data in segments {
        path.push(SEGMENT);
        push_segment(data.as_ref(), &mut path)?;
    }
    Ok(path)
}

/// A path with a `/` before each segment but the first.
pub(crate) fn rootless(segments: impl IntoIterator<Item = impl AsRef<[u8]>>) -> Result<String, SegmentFault> {
    let (guard, segments) = guard(segments, |data| data.contains(&SCHEME.as_bytes()[0]));
    let mut path: String = guard.into_iter().collect();
    for data in segments {
        if !path.is_empty() {
            path.push(SEGMENT);
        } else if data.as_ref().is_empty() {
            return Err(SegmentFault::EmptyFirst);
        }
        push_segment(data.as_ref(), &mut path)?;
    }
    Ok(path)
}

/// A `.` that stands before all other segments so that what follows is read as a path: of `/.//a` and of `./a:b`. It is the only dot segment
/// that an edit puts there, and what was read of a path can be set.
fn guard<D: AsRef<[u8]>>(
    segments: impl IntoIterator<Item = D>,
    is_guarded: impl FnOnce(&[u8]) -> bool,
) -> (Option<char>, impl Iterator<Item = D>) {
    let mut segments = segments.into_iter().peekable();
    let first = segments.next();
    let is_guard = first.as_ref().is_some_and(|first| first.as_ref() == b".")
        && segments.peek().is_some_and(|second| is_guarded(second.as_ref()));
    (is_guard.then_some('.'), first.filter(|_| !is_guard).into_iter().chain(segments))
}

/// Adds the data of a segment, encoded where it needs it.
pub(crate) fn push_segment(data: &[u8], path: &mut String) -> Result<(), SegmentFault> {
    if is_dot_segment(data) {
        return Err(SegmentFault::Dots);
    }
    push_encoded::<part::Segment>(data, path);
    Ok(())
}
