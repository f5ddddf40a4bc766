//! Lines of octets, each of which is kept only as far as it can be an input.

use std::io::{self, BufRead, Read as _};

/// More than the longest text that is parsed has.
pub const TOO_LONG: u64 = u32::MAX as u64;

/// What was read of a line, without its end.
#[derive(Debug, PartialEq)]
pub enum Line<'b> {
    Octets(&'b [u8]),
    /// It has as many octets as are too many, or more; the rest of it has been passed over.
    TooLong,
}

/// What some programs write at the start of a file of UTF-8.
const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// The next line; `None` behind the last. No more than `too_long` octets of it are kept. The first is read without a byte order mark.
pub fn next<'b>(
    input: &mut impl BufRead,
    buffer: &'b mut Vec<u8>,
    too_long: u64,
    is_first: bool,
) -> io::Result<Option<Line<'b>>> {
    buffer.clear();
    let read = input.take(too_long).read_until(b'\n', buffer)? as u64;
    let is_ended = buffer.pop_if(|last| *last == b'\n').is_some();
    if read == too_long && !is_ended {
        *buffer = Vec::new();
        input.skip_until(b'\n')?;
        return Ok(Some(Line::TooLong));
    }
    let octets = buffer.strip_suffix(b"\r").unwrap_or(buffer);
    let marked = octets.strip_prefix(BYTE_ORDER_MARK).filter(|_| is_first);
    // Where nothing but the mark is read there is no line.
    let is_line = is_ended || marked.map_or(read > 0, |rest| !rest.is_empty());
    Ok(is_line.then_some(Line::Octets(marked.unwrap_or(octets))))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(mut input: &[u8], too_long: u64) -> Vec<Option<Vec<u8>>> {
        let (mut found, mut buffer) = (vec![], vec![]);
        while let Some(line) = next(&mut input, &mut buffer, too_long, found.is_empty()).unwrap() {
            found.push(match line {
                Line::Octets(octets) => Some(octets.to_vec()),
                Line::TooLong => None,
            });
        }
        found
    }

    #[test]
    fn a_line_ends_with_lf_crlf_or_the_input() {
        let expected = ["a", "", "b\rc", "d"].map(|line| Some(line.into()));
        assert_eq!(lines(b"a\r\n\nb\rc\nd", 10), expected);
        assert_eq!(lines(b"a\r\n\nb\rc\nd\r", 10), expected);
        assert_eq!(lines(b"a\r\n\nb\rc\nd\n", 10), expected);
        assert_eq!(lines(b"", 10), []);
    }

    #[test]
    fn a_byte_order_mark_is_dropped_before_the_first_line() {
        let marked = |rest: &str| ["\u{feff}", rest].concat();
        assert_eq!(lines(marked("a\n\u{feff}b").as_bytes(), 10), [Some("a".into()), Some("\u{feff}b".into())]);
        assert_eq!(lines(marked("\r\n").as_bytes(), 10), [Some(vec![])]);
        assert_eq!(lines(marked("\u{feff}").as_bytes(), 10), [Some("\u{feff}".into())]);
        assert_eq!(lines(marked("").as_bytes(), 10), []);
        assert_eq!(lines(b"\xef\xbb", 10), [Some(b"\xef\xbb".into())]);
    }

    #[test]
    fn a_line_that_is_too_long_is_passed_over() {
        assert_eq!(lines(b"abc\nabcd\nabcdefghi\nab\n", 4), [Some(b"abc".into()), None, None, Some(b"ab".into())]);
        assert_eq!(lines(b"abcd", 4), [None]);
        assert_eq!(lines(b"abc", 4), [Some(b"abc".into())]);
    }
}
