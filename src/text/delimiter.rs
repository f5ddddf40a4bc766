//! The delimiters between components (RFC 3986, section 2.2), for code that splits components or joins them.
//!
//! Each consists of the grammar's `gen-delims`; a test checks that.

/// After a scheme (section 3).
pub(crate) const SCHEME: &str = ":";
/// Before an authority (section 3.2).
pub(crate) const AUTHORITY: &str = "//";
/// After a userinfo (section 3.2.1).
pub(crate) const USERINFO: &str = "@";
/// After the user in a userinfo, before what was once a password (section 3.2.1).
pub(crate) const PASSWORD: &str = ":";
/// Around an IP literal (section 3.2.2).
pub(crate) const IP_LITERAL: [char; 2] = ['[', ']'];
/// Before a port (section 3.2.3).
pub(crate) const PORT: &str = ":";
/// Between the segments of a path (section 3.3).
pub(crate) const SEGMENT: char = '/';
/// Before a query (section 3.4).
pub(crate) const QUERY: &str = "?";
/// Before a fragment (section 3.5).
pub(crate) const FRAGMENT: &str = "#";

/// Whether an authority ends before this character (section 3.2).
pub(crate) const fn ends_authority(character: char) -> bool {
    character == SEGMENT || character == QUERY.as_bytes()[0] as char || character == FRAGMENT.as_bytes()[0] as char
}

/// The length of a possible scheme with its colon: the text up to the first `:`, if it is not empty and no other
/// delimiter is before the colon. 0 if there is none.
pub(crate) fn prefix(text: &str) -> usize {
    let end = text.bytes().position(|it| it == SCHEME.as_bytes()[0] || ends_authority(char::from(it)));
    match end {
        Some(end) if end > 0 && text[end..].starts_with(SCHEME) => end + SCHEME.len(),
        _ => 0,
    }
}

#[cfg(test)]
#[test]
fn delimiters_are_gen_delims() {
    let strings = [SCHEME, AUTHORITY, USERINFO, PASSWORD, PORT, QUERY, FRAGMENT];
    let characters = strings.iter().flat_map(|it| it.chars()).chain(IP_LITERAL).chain([SEGMENT]);
    for delimiter in characters {
        let mut buffer = [0; 4];
        assert!(crate::ParseTree::parse_rule("gen-delims", delimiter.encode_utf8(&mut buffer)).is_ok(), "{delimiter}");
    }
}
