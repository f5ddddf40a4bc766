//! The lines of a text.

use std::ops::Range;

use crate::findings::finding::{Place, Position};

/// Converts between offsets in a text, in bytes, and positions.
pub struct Lines<'t> {
    text: &'t str,
    /// The offset of each line.
    starts: Vec<usize>,
    /// Whether each character is a byte. Otherwise columns are counted.
    is_ascii: bool,
}

impl<'t> Lines<'t> {
    pub fn new(text: &'t str) -> Self {
        let starts = [0].into_iter().chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
        Lines { text, starts, is_ascii: text.is_ascii() }
    }

    /// Returns the position at an offset.
    #[must_use]
    pub fn position(&self, offset: usize) -> Position {
        let line = self.starts.partition_point(|start| *start <= offset).max(1);
        let before = self.text.get(self.starts[line - 1]..offset).unwrap_or_default();
        let column = if self.is_ascii { before.len() } else { before.chars().count() } + 1;
        Position { line, column }
    }

    /// Returns the offset of a column in a line, or of the end of the line if it is shorter.
    #[must_use]
    pub fn offset(&self, line: usize, column: usize) -> usize {
        let Range { start, end } = self.line(line);
        let before = column.saturating_sub(1);
        if self.is_ascii {
            return (start + before).min(end);
        }
        self.text[start..end].char_indices().nth(before).map_or(end, |(at, _)| start + at)
    }

    /// Returns the range of a place, in bytes. Without a column, it is the line without the white
    /// space around it.
    #[must_use]
    pub fn range(&self, place: &Place) -> Range<usize> {
        let line = self.line(place.line);
        let Some(column) = place.column else {
            let text = &self.text[line.clone()];
            let start = line.start + text.len() - text.trim_start().len();
            return start..start + text.trim().len();
        };
        let start = self.offset(place.line, column);
        start..place.end.map_or(line.end, |end| self.offset(end.line, end.column)).max(start)
    }

    /// Returns the range of a line without its line break.
    fn line(&self, line: usize) -> Range<usize> {
        let line = line.max(1);
        let start = self.starts.get(line - 1).copied().unwrap_or(self.text.len());
        let end = self.starts.get(line).map_or(self.text.len(), |next| next - 1);
        let is_windows = self.text[start..end].ends_with('\r');
        start..end - usize::from(is_windows)
    }
}
