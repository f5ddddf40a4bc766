//! Removing dot segments (RFC 3986, section 5.2.4).

use alloc::string::String;

pub(crate) use crate::component::percent::is_dot_segment;
use crate::resolve::dot_prefix::relative_dot_prefix;
use crate::text::delimiter::SEGMENT;
use crate::text::scan::{find_byte, has_byte, last_byte, last_pair, split_at_byte};

const SLASH: u8 = SEGMENT as u8;

/// Appends a path to a string, segment by segment, and removes dot segments on the way.
///
/// The RFC describes this with an input buffer that is rewritten at its front. Here the input is read once; a comment
/// at each step names the RFC's step A to E. Each byte is written once and removed at most once.
pub(crate) struct WithoutDots<'o> {
    out: &'o mut String,
    /// Where the path begins in `out`.
    floor: usize,
    /// Whether the `/` before the next segment was removed together with a dot segment at the path's beginning.
    slash_is_gone: bool,
}

impl<'o> WithoutDots<'o> {
    pub(crate) fn new(out: &'o mut String) -> Self {
        let floor = out.len();
        WithoutDots { out, floor, slash_is_gone: false }
    }

    /// Writes a whole path that begins a path (`slash` off), or continues after a `/` (`slash` on).
    pub(crate) fn path(&mut self, path: &str, slash: bool, last: bool) {
        self.path_and_more(path, path.len(), slash, last);
    }

    /// Writes the last path, which ends at `path_end`, and the rest of the text after it: most paths have no dot
    /// segments, and then one copy of both is made.
    pub(crate) fn path_to_end(&mut self, text: &str, path_end: usize, slash: bool) {
        self.path_and_more(text, path_end, slash, true);
    }

    fn path_and_more(&mut self, text: &str, path_end: usize, slash: bool, last: bool) {
        let Some(end) = last_possible_dot(&text[..path_end]) else { return self.plain(text, slash) };
        let (dotted, plain) = text.split_at(end);
        let (mut slash, mut rest) = (slash, dotted);
        loop {
            let (segment, after) = split_at_byte(rest, SLASH);
            self.segment(slash, last && end == path_end && after.is_none(), |out| out.push_str(segment));
            slash = true;
            match after {
                Some(after) => rest = after,
                None => break,
            }
        }
        match plain.strip_prefix(SEGMENT) {
            Some(plain) => self.plain(plain, true),
            None => self.out.push_str(plain),
        }
    }

    /// Writes a path that has no dot segments.
    fn plain(&mut self, path: &str, slash: bool) {
        if slash && !core::mem::take(&mut self.slash_is_gone) {
            self.out.push(SEGMENT);
        }
        self.out.push_str(path);
    }

    /// Writes one segment, after a `/` or not, as the path's last or not; it is examined after it is written.
    pub(crate) fn segment(&mut self, slash: bool, last: bool, write: impl FnOnce(&mut String)) {
        let before = self.out.len();
        let slash = slash && !core::mem::take(&mut self.slash_is_gone);
        if slash {
            self.out.push(SEGMENT);
        }
        let start = self.out.len();
        write(self.out);
        let up = match &self.out[start..] {
            "." => false,
            ".." => true,
            // E: "move the first path segment in the input buffer to the end of the output buffer"
            _ => return,
        };
        self.out.truncate(before);
        if !slash {
            // A: "a prefix of "../" or "./" ... remove that prefix"; D: "consists only of "." or ".." ... remove that"
            self.slash_is_gone = true;
            return;
        }
        if up {
            // C: "remove the last segment and its preceding "/" (if any) from the output buffer"
            let last = last_byte(&self.out.as_bytes()[self.floor..], SLASH).unwrap_or(0);
            self.out.truncate(self.floor + last);
        }
        if last {
            // B, C: "replace that prefix with "/" in the input buffer"
            self.out.push(SEGMENT);
        }
    }
}

/// Appends a relative path, without the dot segments that can be removed before it is resolved. Each `..` without a
/// segment to remove stays.
///
/// With `keeps_first`, the first segment that is no dot segment stays, too. The directory of a base may be empty
/// (`x:y`): then the first segment of `a/../b` has no `/` before it, and `..` leaves the `/` after it: `x:/b`.
pub(crate) fn remove_from_relative(path: &str, keeps_first: bool, out: &mut String) {
    if path.is_empty() || path == "." {
        return out.push_str(path);
    }
    let start = out.len();
    // The number of segments that `..` could remove.
    let mut removable = 0;
    let (mut has_first, mut slash) = (!keeps_first, false);
    let mut segments = path.split(SEGMENT).peekable();
    while let Some(segment) = segments.next() {
        match segment {
            "." => {}
            ".." if removable > 0 => {
                removable -= 1;
                let before = out[start..].rfind(SEGMENT).unwrap_or(0);
                out.truncate(start + before);
                slash = out.len() > start;
            }
            _ => {
                if slash {
                    out.push(SEGMENT);
                }
                slash = true;
                out.push_str(segment);
                if segment != ".." {
                    removable += usize::from(has_first);
                    has_first = true;
                }
                continue;
            }
        }
        if segments.peek().is_none() && slash {
            out.push(SEGMENT);
        }
    }
    out.insert_str(start, relative_dot_prefix(&out[start..]));
}

/// The end of the last segment that begins with a dot; `None` if no segment does, as in most paths.
#[inline]
fn last_possible_dot(path: &str) -> Option<usize> {
    let bytes = path.as_bytes();
    if !has_byte(path, b'.') {
        return None;
    }
    let start = last_pair(bytes, SLASH, b'.').map(|slash| slash + 1).or((*bytes.first()? == b'.').then_some(0))?;
    Some(find_byte(&bytes[start..], SLASH).map_or(path.len(), |length| start + length))
}

/// Whether a segment of a path begins with a dot.
#[inline]
pub(crate) fn may_have_dot_segments(path: &str) -> bool {
    last_possible_dot(path).is_some()
}

/// Whether a path has dot segments; a percent-encoded dot does not count.
pub(crate) fn has_dot_segments(path: &str) -> bool {
    last_possible_dot(path).is_some() && path.split(SEGMENT).any(is_dot_segment)
}
