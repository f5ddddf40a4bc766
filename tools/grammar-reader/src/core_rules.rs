//! The core rules of ABNF in the notation of pest.

/// RFC 5234, appendix B.1.
const CORE: [(&str, &str); 16] = [
    ("ALPHA", "{ 'A'..'Z' | 'a'..'z' }"),
    ("BIT", "{ \"0\" | \"1\" }"),
    ("CHAR", "{ '\\x01'..'\\x7F' }"),
    ("CR", "{ \"\\r\" }"),
    ("CRLF", "{ \"\\r\\n\" }"),
    ("CTL", "{ '\\0'..'\\x1F' | \"\\x7F\" }"),
    ("DIGIT", "{ '0'..'9' }"),
    ("DQUOTE", "{ \"\\\"\" }"),
    ("HEXDIG", "{ '0'..'9' | 'A'..'F' | 'a'..'f' }"),
    ("HTAB", "{ \"\\t\" }"),
    ("LF", "{ \"\\n\" }"),
    ("LWSP", "{ (\" \" | \"\\t\" | \"\\r\\n \" | \"\\r\\n\\t\")* }"),
    ("OCTET", "{ '\\0'..'\\u{FF}' }"),
    ("SP", "{ \" \" }"),
    ("VCHAR", "{ '!'..'~' }"),
    ("WSP", "{ \" \" | \"\\t\" }"),
];

/// The names of the core rules, in alphabetical order.
pub fn names() -> impl Iterator<Item = &'static str> {
    CORE.into_iter().map(|(name, _)| name)
}

/// The definition of a core rule in pest: its braces and the expression between them.
#[must_use]
pub fn in_pest(name: &str) -> Option<&'static str> {
    CORE.iter().find(|(known, _)| *known == name).map(|(_, rule)| *rule)
}
