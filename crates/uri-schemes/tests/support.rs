//! What the tests of all grammars share.

/// The rules of RFC 3986, and the rules of a file.
pub fn grammar(own: &str) -> [(&str, &str); 2] {
    [generic(), ("grammar.pest", own)]
}

/// The rules of RFC 3986, and those of several files.
pub fn grammar_of<'f>(own: &[&'f str]) -> Vec<(&'f str, &'f str)> {
    std::iter::once(generic()).chain(own.iter().map(|text| ("grammar.pest", *text))).collect()
}

fn generic() -> (&'static str, &'static str) {
    pest_uri::grammar_files().next().unwrap()
}
