//! A path as the data of its segments.

use alloc::string::String;
use alloc::vec::Vec;

use crate::component::encoded::encode_into;
use crate::component::part;
use crate::edit::error::EditError;
use crate::resolve::dot_segments::is_dot_segment;
use crate::text::delimiter::SEGMENT;

/// A path with a `/` before each segment.
pub(crate) fn absolute(segments: impl IntoIterator<Item = impl AsRef<[u8]>>) -> Result<String, EditError> {
    let mut path = String::new();
    for data in segments {
        path.push(SEGMENT);
        push_segment(data.as_ref(), &mut path)?;
    }
    Ok(path)
}

/// A path with a `/` before each segment but the first.
pub(crate) fn rootless(segments: impl IntoIterator<Item = impl AsRef<[u8]>>) -> Result<String, EditError> {
    let mut path = String::new();
    for (index, data) in segments.into_iter().enumerate() {
        if index > 0 {
            path.push(SEGMENT);
        } else if data.as_ref().is_empty() {
            return Err(EditError::EmptyFirstSegment);
        }
        push_segment(data.as_ref(), &mut path)?;
    }
    Ok(path)
}

/// The path of segments, as `write` makes it. The first is left out if it is the `.` of
/// [`dot_prefix`](crate::resolve::dot_prefix) before the path of the others: the setter of the path puts it there
/// again.
pub(crate) fn without_dot_prefix<D: AsRef<[u8]>>(
    segments: impl IntoIterator<Item = D>,
    write: fn(&[D]) -> Result<String, EditError>,
    dot_prefix: impl FnOnce(&str) -> &'static str,
) -> Result<String, EditError> {
    let segments: Vec<D> = segments.into_iter().collect();
    match &segments[..] {
        [first, others @ ..] if first.as_ref() == b"." => {
            write(others).ok().filter(|path| !dot_prefix(path).is_empty()).ok_or(EditError::DotSegment)
        }
        segments => write(segments),
    }
}

/// Appends the data of a segment, encoded where necessary.
pub(crate) fn push_segment(data: &[u8], path: &mut String) -> Result<(), EditError> {
    if is_dot_segment(data) {
        return Err(EditError::DotSegment);
    }
    encode_into::<part::Segment>(data, path);
    Ok(())
}
