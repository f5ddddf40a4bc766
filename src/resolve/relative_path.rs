//! Dot segments of a relative path that can be removed for any base.
//!
//! A path such as `a/../b` is resolved against the base's directory, which may be empty (`x:y`). Then the first segment has no
//! `/` before it, and removing it with a `..` leaves the `/` after it: `x:/b`. So a `..` may only remove a segment that has
//! another one before it; the first segment stays, and so does each `..` without a segment to remove.

use alloc::string::String;

use crate::text::delimiter;
use crate::text::delimiter::SEGMENT;

/// What `..` could remove, as the segments are read.
#[derive(Default)]
struct Depth {
    has_first: bool,
    removable: usize,
}

impl Depth {
    /// Counts one segment that is not `.`; returns true if it is a `..` that removes the segment before it.
    fn removes(&mut self, segment: &str) -> bool {
        match segment {
            ".." if self.removable > 0 => {
                self.removable -= 1;
                return true;
            }
            ".." => {}
            _ if self.has_first => self.removable += 1,
            _ => self.has_first = true,
        }
        false
    }
}

/// Writes the path without the dot segments that can be removed.
pub(crate) fn write(path: &str, out: &mut String) {
    if path.is_empty() || path == "." {
        return out.push_str(path);
    }
    let start = out.len();
    let mut depth = Depth::default();
    let mut slash = false;
    let mut segments = path.split(SEGMENT).peekable();
    while let Some(segment) = segments.next() {
        let last = segments.peek().is_none();
        if segment == "." {
            if last && slash {
                out.push(SEGMENT);
            }
            continue;
        }
        if depth.removes(segment) {
            let before = out[start..].rfind(SEGMENT).unwrap_or(0);
            out.truncate(start + before);
            if last {
                out.push(SEGMENT);
            }
            continue;
        }
        if slash {
            out.push(SEGMENT);
        }
        slash = true;
        out.push_str(segment);
    }
    if needs_dot(&out[start..]) {
        out.insert_str(start, "./");
    }
}

/// Whether a path without a `./` before it would be empty, absolute, or begin with a scheme.
fn needs_dot(path: &str) -> bool {
    let first = path.split(SEGMENT).next().unwrap_or_default();
    first.is_empty() || first.contains(delimiter::SCHEME)
}
