//! Properties of paths that the differences depend on.

/// Whether a path has a segment `.` or `..`.
pub fn has_dots(path: &str) -> bool {
    path.split('/').any(|it| it == "." || it == "..")
}

/// Whether a path has a segment that is `.` or `..` only after it is decoded.
pub fn has_encoded_dots(path: &str) -> bool {
    path.split('/').any(is_encoded_dots)
}

fn is_encoded_dots(segment: &str) -> bool {
    let decoded = segment.replace("%2E", ".").replace("%2e", ".");
    decoded != segment && (decoded == "." || decoded == "..")
}

/// Whether a path is not empty and does not begin with a slash.
pub fn is_rootless(path: &str) -> bool {
    !path.is_empty() && !path.starts_with('/')
}
