//! The words of a text. A userinfo ends where its word ends, unless its password has white space.

use alloc::vec::Vec;
use core::ops::Range;

use crate::redact::passwords::Tokens;

/// The words of a text: white space separates them, and so do a quotation mark that closes a string, and a closing tag.
pub(super) struct Words {
    /// In the order of the text; none is empty.
    pub(super) ranges: Vec<Range<usize>>,
    /// The offset of each quotation mark that closes a string, and that of the one that opens it; and of each closing
    /// tag, and 0.
    closing: Vec<(usize, usize)>,
    /// The offset of each `@`, percent-encoded or not.
    ends: Vec<usize>,
    /// The quoted strings that do not close on their line, which is not the last one: up to the end of that line.
    unclosed: Vec<Range<usize>>,
}

/// The quotation marks of programming languages, of JSON and of shells.
pub(super) const QUOTATION_MARKS: [char; 3] = ['"', '\'', '`'];

impl Words {
    pub(super) fn new(text: &str) -> Self {
        let ends = Tokens::new(text).filter(|it| it.byte == b'@').map(|it| it.range.start).collect();
        let mut words = Words { ranges: Vec::new(), closing: Vec::new(), ends, unclosed: Vec::new() };
        let (mut start, mut before, mut open) = (0, None, [None; QUOTATION_MARKS.len()]);
        for (at, character) in text.char_indices() {
            let mark = QUOTATION_MARKS.iter().position(|&it| it == character).map(|it| &mut open[it]);
            let closes = mark.is_some_and(|mark| {
                match *mark {
                    None if !before.is_some_and(char::is_alphanumeric) => *mark = Some(at),
                    Some(_) if is_after_string(&text[at + 1..]) => {
                        words.closing.extend(mark.take().map(|open| (at, open)));
                        return true;
                    }
                    _ => {}
                }
                false
            });
            let is_tag = character == '<' && before != Some('/') && is_closing_tag(&text[at..]);
            if is_tag {
                words.closing.push((at, 0));
            }
            if character == '\n' {
                words.unclosed.extend(open.iter_mut().filter_map(Option::take).map(|from| from..at));
            }
            if closes || is_tag || character.is_whitespace() {
                words.push(start..at);
                start = at + character.len_utf8();
            }
            before = Some(character);
        }
        words.push(start..text.len());
        words
    }

    fn push(&mut self, range: Range<usize>) {
        if !range.is_empty() {
            self.ranges.push(range);
        }
    }

    /// Whether a string that is open at `start` is closed at an offset.
    pub(super) fn closes(&self, at: usize, start: usize) -> bool {
        let found = self.closing.binary_search_by_key(&at, |&(close, _)| close);
        found.is_ok_and(|found| self.closing[found].1 < start)
    }

    /// The end of a password that continues at an offset: the last `@` of that word, or if there is none, of the next
    /// word with one.
    pub(super) fn end_of_password(&self, at: usize) -> Option<usize> {
        let next = *self.ends.get(self.ends.partition_point(|&end| end < at))?;
        let word = &self.ranges[self.ranges.partition_point(|word| word.end <= next)];
        self.ends[..self.ends.partition_point(|&end| end < word.end)].last().copied()
    }

    /// The end of the line, for an offset in a quoted string that does not close on that line.
    pub(super) fn end_of_unclosed(&self, at: usize) -> Option<usize> {
        let next = self.unclosed.partition_point(|it| it.end <= at);
        self.unclosed.get(next).filter(|it| it.contains(&at)).map(|it| it.end)
    }
}

/// Whether a quotation mark before this text closes a string, rather than being part of a password.
pub(super) fn is_after_string(text: &str) -> bool {
    let closes = |it: char| it.is_whitespace() || ",;:)]}>|.\\".contains(it);
    text.is_empty() || text.starts_with(closes) || text.starts_with("/>")
}

fn is_closing_tag(text: &str) -> bool {
    text.strip_prefix("</").is_some_and(|name| name.starts_with(char::is_alphabetic))
}

/// The offset in a word after what may be before a URI in it: brackets, or after a quoted string, `:`, `,` and the
/// like.
pub(super) fn start_in_word(text: &str, word: &Range<usize>) -> usize {
    let is_after_string = text[..word.start].ends_with(QUOTATION_MARKS);
    let is_before = |it: char| is_around(it) || is_after_string && !it.is_alphanumeric();
    word.end - text[word.clone()].trim_start_matches(is_before).len()
}

/// Whether a character may be before a URI in other text.
pub(super) fn is_around(character: char) -> bool {
    character.is_whitespace() || character.is_control() || "<\"'`([{\u{feff}".contains(character)
}
