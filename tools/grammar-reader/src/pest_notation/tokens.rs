//! Splits a text into tokens. The text need not be a valid pest grammar.

/// A token: its offset, text and kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Token<'t> {
    pub offset: usize,
    pub text: &'t str,
    pub kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A name or a number.
    Name,
    /// `"string"`.
    String,
    /// `'c'`.
    Character,
    /// `/// documentation` or `//! documentation`.
    Documentation,
    /// A string, character or comment without an end.
    Unterminated,
    /// Any other character, or `..`.
    Symbol,
}

impl Token<'_> {
    pub fn end(&self) -> usize {
        self.offset + self.text.len()
    }

    pub fn is(&self, text: &str) -> bool {
        self.text == text
    }

    /// Whether an expression may begin with the token.
    pub fn begins_term(&self) -> bool {
        matches!(self.kind, Kind::String | Kind::Character | Kind::Unterminated)
            || self.kind == Kind::Name && !self.text.starts_with(|it: char| it.is_ascii_digit())
            || matches!(self.text, "(" | "!" | "&" | "^" | "#")
    }
}

/// Returns the tokens of a text, without white space and comments.
pub(crate) fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut tokens = vec![];
    let mut offset = 0;
    while let Some(first) = text[offset..].chars().next() {
        let (kind, length) = token(&text[offset..], first);
        let text = &text[offset..offset + length];
        if let Some(kind) = kind {
            tokens.push(Token { offset, text, kind });
        }
        offset += length;
    }
    tokens
}

/// Returns the kind and length of the token at the beginning of a text. The kind is `None` for
/// white space and comments.
fn token(text: &str, first: char) -> (Option<Kind>, usize) {
    // Computed only when needed: a line may be as long as the text.
    let line = || text.find(['\n', '\r']).unwrap_or(text.len());
    let quoted = |kind, end: Option<usize>| match end {
        Some(end) => (Some(kind), end),
        None => (Some(Kind::Unterminated), text.len()),
    };
    match first {
        ' ' | '\t' | '\n' | '\r' => (None, 1),
        '/' if text.starts_with("///") || text.starts_with("//!") => (Some(Kind::Documentation), line()),
        '/' if text.starts_with("//") => (None, line()),
        '/' if text.starts_with("/*") => match comment_end(text) {
            Some(end) => (None, end),
            None => (Some(Kind::Unterminated), text.len()),
        },
        '"' => quoted(Kind::String, quote_end(text, '"')),
        '\'' => quoted(Kind::Character, quote_end(text, '\'')),
        _ if is_name_character(first) => {
            (Some(Kind::Name), text.find(|it| !is_name_character(it)).unwrap_or(text.len()))
        }
        '.' if text.starts_with("..") => (Some(Kind::Symbol), 2),
        _ => (Some(Kind::Symbol), first.len_utf8()),
    }
}

fn is_name_character(character: char) -> bool {
    character.is_ascii_alphanumeric() || character == '_'
}

/// Returns the offset after the closing quote. A character must end in its line.
fn quote_end(text: &str, quote: char) -> Option<usize> {
    let mut is_escaped = false;
    let mut line = text.char_indices().skip(1).take_while(|&(_, it)| quote == '"' || it != '\n' && it != '\r');
    let end = line.find(|&(_, it)| {
        let is_end = it == quote && !is_escaped;
        is_escaped = it == '\\' && !is_escaped;
        is_end
    });
    end.map(|(at, _)| at + quote.len_utf8())
}

/// Returns the end of a comment, which may contain other comments.
fn comment_end(text: &str) -> Option<usize> {
    let (mut depth, mut at) = (0, 0);
    loop {
        let next = at + text[at..].find(['/', '*'])?;
        (depth, at) = match text.get(next..next + 2) {
            Some("/*") => (depth + 1, next + 2),
            Some("*/") => (depth - 1, next + 2),
            _ => (depth, next + 1),
        };
        if depth == 0 {
            return Some(at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_of_valid_and_invalid_text() {
        let text = "//! A\na_1=@{/*x/*y*/*/\"a\\\"}\" ~ '\\''..'b'//c\n}";
        let texts: Vec<&str> = tokens(text).iter().map(|token| token.text).collect();
        assert_eq!(texts, ["//! A", "a_1", "=", "@", "{", "\"a\\\"}\"", "~", "'\\''", "..", "'b'", "}"]);
        assert!(tokens(text).iter().all(|token| text[token.offset..token.end()] == *token.text));
        for (text, last) in
            [("a \"b\\\" }", "\"b\\\" }"), ("a /* b /* c */ }", "/* b /* c */ }"), ("a 'b }\nc", "'b }\nc")]
        {
            assert_eq!(
                tokens(text).last().map(|token| (token.kind, token.text)),
                Some((Kind::Unterminated, last)),
                "{text}"
            );
        }
        for text in ["\u{e9}", "\u{2028}", "/", "-", "1", "_"] {
            assert_eq!(tokens(text).len(), 1, "{text}");
        }
    }
}
