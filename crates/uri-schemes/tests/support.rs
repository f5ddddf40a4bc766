//! What the tests of all grammars share.

/// The rules of RFC 3986, and the rules of a file.
pub fn grammar(own: &str) -> [(&str, &str); 2] {
    [pest_uri::grammar_files().next().unwrap(), ("grammar.pest", own)]
}
