//! Marks an error in a text.

use std::fmt::Write as _;

use unicode_width::UnicodeWidthStr as _;

use crate::escape;

/// Returns the beginning of a text, with a caret under the offset.
pub fn excerpt(text: &str, at: Option<usize>) -> String {
    let end = text.char_indices().nth(76).map_or(text.len(), |(at, _)| at);
    let mut excerpt = format!("    {}\n", escape::escape(&text[..end]));
    if let Some(before) = at.filter(|at| *at <= end).and_then(|at| text.get(..at)) {
        // Writing to a `String` does not fail.
        let _ = writeln!(excerpt, "    {:columns$}^", "", columns = escape::escape(before).width());
    }
    excerpt
}
