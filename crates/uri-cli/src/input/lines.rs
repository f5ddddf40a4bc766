//! Divides lines into inputs.

use std::borrow::Cow;

use memchr::memchr;

use crate::input::record::{Source, SourceKind};

/// Returns whether a text of one or more lines continues on the next line, as one input.
pub type IsContinued = fn(&str) -> bool;

/// The maximum number of lines of one input.
const MOST_LINES: u64 = 32;

/// An iterator over the inputs in lines, without the ends of the lines. An input is a line, and the
/// lines on which it continues.
pub struct LineInputs<'l> {
    rest: &'l [u8],
    /// The number of the next line.
    number: u64,
    continues: Option<IsContinued>,
}

impl<'l> LineInputs<'l> {
    /// Creates the iterator. `number` is the number of the first line.
    pub fn new(lines: &'l [u8], number: u64, continues: Option<IsContinued>) -> Self {
        LineInputs { rest: lines, number, continues }
    }

    fn next_line(&mut self) -> Option<&'l [u8]> {
        if self.rest.is_empty() {
            return None;
        }
        let end = memchr(b'\n', self.rest).map_or(self.rest.len(), |end| end + 1);
        let (line, rest) = self.rest.split_at(end);
        self.rest = rest;
        self.number += 1;
        let line = line.strip_suffix(b"\n").unwrap_or(line);
        Some(line.strip_suffix(b"\r").unwrap_or(line))
    }

    /// Returns whether the next line would belong to a text of some lines.
    fn is_continued(&self, text: &[u8], lines: u64) -> bool {
        let Some(is_continued) = self.continues.filter(|_| lines < MOST_LINES) else { return false };
        text.utf8_chunks().last().is_some_and(|chunk| chunk.invalid().is_empty() && is_continued(chunk.valid()))
    }
}

impl<'l> Iterator for LineInputs<'l> {
    type Item = (Source, Cow<'l, [u8]>);

    fn next(&mut self) -> Option<Self::Item> {
        let (number, mut lines) = (self.number, 1);
        let mut text = Cow::Borrowed(self.next_line()?);
        while self.is_continued(&text, lines)
            && let Some(line) = self.next_line()
        {
            let text = text.to_mut();
            text.push(b'\n');
            text.extend(line);
            lines += 1;
        }
        Some((Source { number, lines, kind: SourceKind::Line }, text))
    }
}

/// Returns how many bytes of lines are inputs that do not continue after the last line.
pub fn complete_bytes(lines: &[u8], continues: Option<IsContinued>) -> usize {
    if continues.is_none() {
        return lines.len();
    }
    let (mut inputs, mut complete) = (LineInputs::new(lines, 1, continues), 0);
    while let Some((source, text)) = inputs.next() {
        if !inputs.is_continued(&text, source.lines) {
            complete = lines.len() - inputs.rest.len();
        }
    }
    complete
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn assert_inputs(lines: &str, continues: Option<IsContinued>, expected: &[(u64, &str)], complete: usize) {
        let inputs: Vec<_> = LineInputs::new(lines.as_bytes(), 5, continues).collect();
        let inputs: Vec<_> =
            inputs.iter().map(|(source, text)| (source.number, str::from_utf8(text).unwrap())).collect();
        assert_eq!((&inputs[..], complete_bytes(lines.as_bytes(), continues)), (expected, complete));
    }

    #[test]
    fn a_line_ends_with_lf_crlf_or_the_input() {
        assert_inputs("a\r\n\nb\rc\nd", None, &[(5, "a"), (6, ""), (7, "b\rc"), (8, "d")], 9);
        assert_inputs("a\n", None, &[(5, "a")], 2);
        assert_inputs("", None, &[], 0);
    }

    #[test]
    fn an_input_may_continue_on_the_next_line() {
        let continues: Option<IsContinued> = Some(|text| text.ends_with('<'));
        assert_inputs("a<\r\nb<\nc\nd\n", continues, &[(5, "a<\nb<\nc"), (8, "d")], 11);
        assert_inputs("a\nb<\nc<\n", continues, &[(5, "a"), (6, "b<\nc<")], 2);
        let many = "<\n".repeat(40);
        assert_eq!(complete_bytes(many.as_bytes(), continues), 64);
    }
}
