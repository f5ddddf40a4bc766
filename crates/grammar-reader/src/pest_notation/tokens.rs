//! Splits a text into words. The text may be a pest grammar, or not.

/// A word: its offset and its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Token<'t> {
    pub at: usize,
    pub text: &'t str,
    pub kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// `name`, and a number.
    Name,
    /// `"string"`.
    String,
    /// `'c'`.
    Character,
    /// Documentation of a rule, or of the grammar.
    Documentation,
    /// A string, a character or a comment without an end.
    Endless,
    /// Anything else.
    Sign,
}

impl Token<'_> {
    pub fn end(&self) -> usize {
        self.at + self.text.len()
    }

    pub fn is(&self, text: &str) -> bool {
        self.text == text
    }

    /// Whether an expression may begin with it.
    pub fn begins_term(&self) -> bool {
        matches!(self.kind, Kind::String | Kind::Character | Kind::Endless)
            || self.kind == Kind::Name && !self.text.starts_with(|it: char| it.is_ascii_digit())
            || matches!(self.text, "(" | "!" | "&" | "^" | "#")
    }
}

/// The words of a text, without white space and comments.
pub(crate) fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut tokens = vec![];
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        let (kind, length) = word(&text[at..], first);
        let text = &text[at..at + length];
        if let Some(kind) = kind {
            tokens.push(Token { at, text, kind });
        }
        at += length;
    }
    tokens
}

/// The kind and the length of the word at the beginning of a text. The kind is `None` for what pest skips.
fn word(text: &str, first: char) -> (Option<Kind>, usize) {
    // Computed only when needed: a line may be as long as the text.
    let line = || text.find(['\n', '\r']).unwrap_or(text.len());
    let quoted = |kind, end: Option<usize>| match end {
        Some(end) => (Some(kind), end),
        None => (Some(Kind::Endless), text.len()),
    };
    match first {
        ' ' | '\t' | '\n' | '\r' => (None, 1),
        '/' if text.starts_with("///") || text.starts_with("//!") => (Some(Kind::Documentation), line()),
        '/' if text.starts_with("//") => (None, line()),
        '/' if text.starts_with("/*") => match comment_end(text) {
            Some(end) => (None, end),
            None => (Some(Kind::Endless), text.len()),
        },
        '"' => quoted(Kind::String, quote_end(text, '"')),
        '\'' => quoted(Kind::Character, quote_end(text, '\'')),
        _ if is_of_name(first) => (Some(Kind::Name), text.find(|it| !is_of_name(it)).unwrap_or(text.len())),
        '.' if text.starts_with("..") => (Some(Kind::Sign), 2),
        _ => (Some(Kind::Sign), first.len_utf8()),
    }
}

fn is_of_name(character: char) -> bool {
    character.is_ascii_alphanumeric() || character == '_'
}

/// The end of what begins with a quote, after the next quote that is not escaped. A character ends in its line.
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

/// The end of a comment that begins here. It may contain other comments.
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
    fn words() {
        let text = "//! A\na_1=@{/*x/*y*/*/\"a\\\"}\" ~ '\\''..'b'//c\n}";
        let words: Vec<&str> = tokens(text).iter().map(|token| token.text).collect();
        assert_eq!(words, ["//! A", "a_1", "=", "@", "{", "\"a\\\"}\"", "~", "'\\''", "..", "'b'", "}"]);
        assert!(tokens(text).iter().all(|token| text[token.at..token.end()] == *token.text));
        for (text, last) in
            [("a \"b\\\" }", "\"b\\\" }"), ("a /* b /* c */ }", "/* b /* c */ }"), ("a 'b }\nc", "'b }\nc")]
        {
            assert_eq!(
                tokens(text).last().map(|token| (token.kind, token.text)),
                Some((Kind::Endless, last)),
                "{text}"
            );
        }
        for text in ["\u{e9}", "\u{2028}", "/", "-", "1", "_"] {
            assert_eq!(tokens(text).len(), 1, "{text}");
        }
    }
}
