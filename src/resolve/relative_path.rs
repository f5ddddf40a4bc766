//! Dot segments of a relative path that can be removed whatever the base is.
//!
//! A path such as `a/../b` is resolved behind the base's directory, and that may be nothing at all (`x:y`). Then the first
//! segment has no `/` before it, and removing it with a `..` leaves the `/` behind it: `x:/b`. So a `..` may only take away a
//! segment that has another one before it; the first stays, and so does each `..` for which there is none.

use alloc::string::String;

use crate::text::delimiter;
use crate::text::delimiter::SEGMENT;

/// What `..` could take away, as the segments go by.
#[derive(Default)]
struct Depth {
    has_first: bool,
    removable: usize,
}

impl Depth {
    /// Counts one segment that is not `.`; true if it is a `..` that takes the segment before it away.
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

/// Writes the path without the dot segments that can go.
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

/// Whether a path would be none, or one with a root, or a scheme and more, were there no `./` before it.
fn needs_dot(path: &str) -> bool {
    let first = path.split(SEGMENT).next().unwrap_or_default();
    first.is_empty() || first.contains(delimiter::SCHEME)
}
