//! The delimiters between components (RFC 3986, section 2.2), for code that takes components apart or puts them together.
//!
//! Each is a character of the grammar's `gen-delims`; a test holds them against it.

/// Between the segments of a path.
pub(crate) const SEGMENT: char = '/';
/// Behind the user in a userinfo, before what was once a password (section 3.2.1).
pub(crate) const PASSWORD: char = ':';
/// Around an IP literal.
pub(crate) const IP_LITERAL: [char; 2] = ['[', ']'];

#[cfg(test)]
#[test]
fn delimiters_are_gen_delims() {
    for delimiter in [SEGMENT, PASSWORD, IP_LITERAL[0], IP_LITERAL[1]] {
        let mut buffer = [0; 4];
        assert!(crate::ParseTree::parse_rule("gen-delims", delimiter.encode_utf8(&mut buffer)).is_ok(), "{delimiter}");
    }
}
