//! The dot segment before a path that would be parsed as something else without it.
//!
//! RFC 3986 excludes such paths in its grammar (section 3.3: `path-absolute`, `path-noscheme`), but its algorithms and
//! setters can make them. A dot segment changes nothing, so the result still has the components that were computed.

use crate::text::delimiter;
use crate::text::delimiter::{AUTHORITY, SEGMENT};
use crate::text::scan::find_any;

/// What goes before a path that would be parsed as an authority.
pub(crate) const ROOT_DOT: &str = "/.";

/// What goes before a relative path that would be empty, absolute, or begin with a scheme (section 4.2).
pub(crate) const DOT: &str = "./";

/// Whether a path would be parsed as an authority if none is before it.
#[inline]
pub(crate) fn looks_like_authority(path: &str) -> bool {
    // The same as `path.starts_with(AUTHORITY)`, which would be a call.
    path.len() >= AUTHORITY.len() && path.as_bytes()[..AUTHORITY.len()] == *AUTHORITY.as_bytes()
}

/// The dot segment that a path needs after a scheme and an authority, or without them.
pub(crate) fn dot_prefix(has_scheme: bool, has_authority: bool, path: &str) -> &'static str {
    match () {
        () if has_authority => "",
        () if looks_like_authority(path) => ROOT_DOT,
        () if !has_scheme && !path.is_empty() && !path.starts_with(SEGMENT) => relative_dot_prefix(path),
        () => "",
    }
}

/// The dot segment that a path needs to be a relative path.
pub(crate) fn relative_dot_prefix(path: &str) -> &'static str {
    let bytes = path.as_bytes();
    let colon = delimiter::SCHEME.as_bytes()[0];
    match find_any(bytes, [SEGMENT as u8, colon]) {
        _ if bytes.is_empty() => DOT,
        Some(at) if at == 0 || bytes[at] == colon => DOT,
        _ => "",
    }
}

/// A path without the `/.` that it needs if it has no authority.
pub(crate) fn without_root_dot(path: &str, has_authority: bool) -> &str {
    path.strip_prefix(ROOT_DOT).filter(|rest| !has_authority && looks_like_authority(rest)).unwrap_or(path)
}
