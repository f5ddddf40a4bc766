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

/// The next line; `None` behind the last. No more than `too_long` octets of it are kept.
pub fn next<'b>(input: &mut impl BufRead, buffer: &'b mut Vec<u8>, too_long: u64) -> io::Result<Option<Line<'b>>> {
    buffer.clear();
    let read = input.take(too_long).read_until(b'\n', buffer)? as u64;
    let is_ended = buffer.pop_if(|last| *last == b'\n').is_some();
    if read == too_long && !is_ended {
        *buffer = Vec::new();
        input.skip_until(b'\n')?;
        return Ok(Some(Line::TooLong));
    }
    let octets = buffer.strip_suffix(b"\r").unwrap_or(buffer);
    Ok((read > 0).then_some(Line::Octets(octets)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(mut input: &[u8], too_long: u64) -> Vec<Option<Vec<u8>>> {
        let (mut found, mut buffer) = (vec![], vec![]);
        while let Some(line) = next(&mut input, &mut buffer, too_long).unwrap() {
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
    fn a_line_that_is_too_long_is_passed_over() {
        assert_eq!(lines(b"abc\nabcd\nabcdefghi\nab\n", 4), [Some(b"abc".into()), None, None, Some(b"ab".into())]);
        assert_eq!(lines(b"abcd", 4), [None]);
        assert_eq!(lines(b"abc", 4), [Some(b"abc".into())]);
    }
}
