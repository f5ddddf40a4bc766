//! Explains syntax errors in pest grammars to their authors.
//!
//! pest reports an offset, and which rules of its own grammar it tried there. Often something is
//! missing before that offset, or is written in another notation. So the tokens around it are
//! examined first, and the expected rules are reported only if the tokens explain nothing.

use pest_meta::parser::Rule as Meta;

use super::tokens::{Kind, Token, tokens};

/// The explanation of a syntax error.
pub(crate) struct SyntaxHint<'t> {
    pub offset: usize,
    /// The rule that contains the error, if there is one.
    pub rule: Option<&'t str>,
    pub message: String,
}

/// Explains the syntax error at an offset, where pest tried these rules.
pub(crate) fn syntax_hint<'t>(text: &'t str, offset: usize, tried: &[Meta]) -> SyntaxHint<'t> {
    let tokens = tokens(text);
    let context = TokenContext::new(text, offset, &tokens);
    let hint = context
        .unterminated()
        .or_else(|| context.push_operator())
        .or_else(|| context.after_term(tried))
        .or_else(|| context.instead_of_term(tried))
        .or_else(|| context.in_rule_header(tried));
    let (offset, message) = hint.unwrap_or_else(|| (offset, context.expected(tried)));
    SyntaxHint { offset, rule: context.rule(offset), message }
}

/// Returns the rule at an offset.
pub(crate) fn rule_at(text: &str, offset: usize) -> Option<&str> {
    TokenContext::new(text, offset, &tokens(text)).rule(offset)
}

/// The tokens before and after an offset.
struct TokenContext<'t, 'a> {
    text: &'t str,
    offset: usize,
    tokens: &'a [Token<'t>],
    /// The index of the first token that ends after the offset.
    index: usize,
}

/// The offset of an error and its message.
type Hint = Option<(usize, String)>;

impl<'t, 'a> TokenContext<'t, 'a> {
    fn new(text: &'t str, offset: usize, tokens: &'a [Token<'t>]) -> Self {
        TokenContext { text, offset, tokens, index: tokens.partition_point(|token| token.end() <= offset) }
    }

    /// Returns the last token before the offset, or an earlier one.
    fn before(&self, back: usize) -> Option<&Token<'t>> {
        self.tokens[..self.index].iter().rev().nth(back)
    }

    /// Returns the token at the offset.
    fn found(&self) -> Option<&Token<'t>> {
        self.tokens.get(self.index)
    }

    /// Returns the rule at an offset: the last name before it that a `=` follows and that is not a
    /// label.
    fn rule(&self, offset: usize) -> Option<&'t str> {
        let before = self.tokens.partition_point(|token| token.end() <= offset);
        let is_label = |name: usize| name > 0 && self.tokens[name - 1].is("#");
        let name = (0..before).rev().find(|&name| self.begins_rule(name) && !is_label(name))?;
        let has_body = self.tokens[name..before].iter().any(|token| token.is("{"));
        (!has_body || !self.open(name, before).is_empty()).then(|| self.tokens[name].text)
    }

    fn begins_rule(&self, token: usize) -> bool {
        self.tokens[token].kind == Kind::Name && self.tokens.get(token + 1).is_some_and(|next| next.is("="))
    }

    /// Returns the brackets that are open after a range of tokens.
    fn open(&self, from: usize, to: usize) -> Vec<&Token<'t>> {
        let mut open: Vec<&Token<'t>> = vec![];
        for token in &self.tokens[from..to] {
            match token.text {
                "(" | "{" | "[" => open.push(token),
                ")" | "}" | "]" => drop(open.pop()),
                _ => {}
            }
        }
        open
    }

    /// Returns the innermost open bracket before a token, in the last rule that begins before it.
    fn innermost(&self, token: usize) -> Option<&Token<'t>> {
        let rule = (0..token).rev().find(|&token| self.begins_rule(token))?;
        self.open(rule, token).pop()
    }

    /// Explains an unterminated string, character or comment, or an invalid escape.
    fn unterminated(&self) -> Hint {
        let found = self.before(0).filter(|before| before.kind == Kind::Unterminated).or(self.found())?;
        let is_inside = found.offset < self.offset || matches!(found.kind, Kind::Unterminated);
        if is_inside
            && matches!(found.kind, Kind::String | Kind::Character | Kind::Unterminated)
            && self.text[self.offset..].starts_with('\\')
        {
            let escape: String = self.text[self.offset..].chars().take(2).collect();
            let message = match &*escape {
                "\\x" => "expected two hexadecimal digits, as in `\\x41`".into(),
                "\\u" => "expected two to six hexadecimal digits in braces, as in `\\u{41}`".into(),
                _ => format!(
                    "unknown escape `{escape}`; expected `\\\"`, `\\\\`, `\\'`, `\\n`, `\\r`, `\\t`, `\\0`, `\\x41` \
                     or `\\u{{41}}`"
                ),
            };
            return Some((self.offset, message));
        }
        let message = match (found.kind, found.text.chars().next()?) {
            (Kind::Unterminated, '"') => "unterminated string",
            (Kind::Unterminated, '/') => "unterminated comment",
            (Kind::Unterminated, _) => "unterminated character",
            _ => return None,
        };
        Some((found.offset, message.into()))
    }

    /// Explains a rule name whose beginning pest reads as its operator.
    fn push_operator(&self) -> Hint {
        let name = self.found().filter(|found| found.kind == Kind::Name && found.text.starts_with("PUSH"))?;
        let is_operator = matches!(name.text, "PUSH" | "PUSH_LITERAL");
        let message = || format!("invalid rule name `{}`: pest reads `PUSH` as its operator", name.text);
        (!is_operator).then(|| (name.offset, message()))
    }

    /// Explains a token that cannot follow an expression.
    fn after_term(&self, tried: &[Meta]) -> Hint {
        if !tried.contains(&Meta::sequence_operator) {
            return None;
        }
        let before = self.before(0)?;
        let Some(found) = self.found() else {
            return Some((before.end(), self.missing_bracket("the end", self.index)?));
        };
        // A missing quote makes a string of the text up to the next quote.
        if let Some(string) = self.tokens[..self.index].iter().rev().find(|token| token.kind == Kind::String) {
            let is_long = string.text.contains('\n') && !self.text[string.end()..self.offset].contains('\n');
            if is_long {
                return Some((string.offset, "string continues on the next line; is a `\"` missing?".into()));
            }
        }
        if found.is("=") && before.kind == Kind::Name {
            let message = self.missing_bracket(&format!("rule `{}`", before.text), self.index - 1)?;
            return Some((self.before(1)?.end(), message));
        }
        if self.begins_rule(self.index) {
            return Some((before.end(), self.missing_bracket(&format!("rule `{}`", found.text), self.index)?));
        }
        let message = match found.text {
            "/" => "write `|` between alternatives, not `/`".into(),
            ";" => INVALID_COMMENT.into(),
            ".." => "write a range with single quotes: `'a'..'z'`".into(),
            "-" if before.kind == Kind::Name && before.end() == found.offset => return Some(self.hyphen(before)),
            ")" => "unmatched `)`".into(),
            "}" => self.missing_bracket("`}`", self.index)?,
            text if text.starts_with("//") => {
                "`///` is only allowed above a rule; write `//`, or add a missing `}`".into()
            }
            _ if found.begins_term() => format!("missing `~` before `{}`", shortened(found)),
            _ => {
                let closing = closing(self.innermost(self.index)?);
                format!(
                    "expected `~`, `|`, a repetition (`?`, `*`, `+`, `{{2}}`) or `{closing}`, found `{}`",
                    shortened(found)
                )
            }
        };
        Some((found.offset, message))
    }

    /// Returns the message that the innermost bracket before a token is not closed.
    fn missing_bracket(&self, next: &str, token: usize) -> Option<String> {
        Some(format!("missing `{}` before {next}", closing(self.innermost(token)?)))
    }

    fn hyphen(&self, name: &Token<'t>) -> (usize, String) {
        let is_name_character = |it: char| it.is_ascii_alphanumeric() || matches!(it, '_' | '-');
        let rest = &self.text[name.offset..];
        let whole = &rest[..rest.find(|it| !is_name_character(it)).unwrap_or(rest.len())];
        (name.offset, format!("invalid rule name `{whole}`; write `{}`", whole.replace('-', "_")))
    }

    /// Explains a token that is not an expression, where one is expected.
    fn instead_of_term(&self, tried: &[Meta]) -> Hint {
        let before = self.before(0)?;
        if tried.contains(&Meta::range_operator) && before.kind == Kind::Character {
            let character = before.text.trim_matches('\'');
            return Some((
                self.offset,
                format!("expected `..` after a character; write `'{character}'..'z'` or `\"{character}\"`"),
            ));
        }
        if tried.contains(&Meta::single_quote) && self.found()?.kind == Kind::Character {
            return Some((
                self.found()?.offset,
                "single quotes enclose one character of a range; write a string in `\"`".into(),
            ));
        }
        let is_term = [Meta::term, Meta::expression, Meta::identifier].iter().any(|rule| tried.contains(rule));
        if !is_term {
            return None;
        }
        let message = match self.found().map_or("", |found| found.text) {
            "}" | ")" if matches!(before.text, "{" | "(") => {
                "expected an expression; write `\"\"` for the empty text".into()
            }
            "[" if self.is_character_class() => {
                "write a character class as `'a'..'z' | '0'..'9' | \"_\"`, an option as `( … )?`, not `[ … ]`".into()
            }
            "[" => "write an option as `( … )?`, not `[ … ]`".into(),
            "%" if self.starts_with("%i\"") => "write a case-insensitive string as `^\"a\"`, not `%i\"a\"`".into(),
            "%" if self.starts_with("%s\"") => "write a case-sensitive string as `\"a\"`, not `%s\"a\"`".into(),
            "%" => "write a character as `'\\x41'..'\\x41'` or `\"A\"`, not `%x41`".into(),
            "<" => "write prose in a comment, `// …`".into(),
            "\u{201C}" | "\u{201D}" | "\u{2018}" | "\u{2019}" => {
                "write strings in `\"`, and characters of ranges in `'`".into()
            }
            text if text == "*" || text.starts_with(|it: char| it.is_ascii_digit()) => {
                "write a repetition after its operand: `a*`, `a+`, `a{1,3}`".into()
            }
            _ => format!("expected a rule name, a string, a range or `(` after `{}`", shortened(before)),
        };
        Some((self.offset, message))
    }

    /// Whether the text at the offset begins with this text, ignoring case.
    fn starts_with(&self, text: &str) -> bool {
        self.text[self.offset..].get(..text.len()).is_some_and(|it| it.eq_ignore_ascii_case(text))
    }

    /// Whether a character class of a regular expression begins at the offset: `[a-z]`, `[^/]`.
    fn is_character_class(&self) -> bool {
        let mut inside = self.text[self.offset..].chars().skip(1);
        match (inside.next(), inside.next()) {
            (Some('^'), Some(next)) => next != '"' && !next.is_whitespace(),
            (_, next) => next == Some('-'),
        }
    }

    /// Explains an error between rules, or in the beginning of one.
    fn in_rule_header(&self, tried: &[Meta]) -> Hint {
        if tried.contains(&Meta::assignment_operator) {
            let name = self.before(0)?;
            return Some(match self.found() {
                Some(found) if found.is("-") && found.offset == name.end() => self.hyphen(name),
                _ if self.before(1).is_some_and(|before| before.is("#")) => {
                    (name.end(), format!("expected `=` and an expression after the label: `#{} = …`", name.text))
                }
                _ => (name.end(), format!("expected `=` after the rule name: `{} = {{ … }}`", name.text)),
            });
        }
        let has_modifier = || self.before(0).is_some_and(|before| matches!(before.text, "_" | "@" | "$" | "!"));
        if tried.contains(&Meta::silent_modifier) || tried.contains(&Meta::opening_brace) && has_modifier() {
            let rule = self.rule(self.offset).unwrap_or("a");
            if self.starts_with("/") {
                let message = "pest has no `=/`; write all alternatives in the rule: `{ a | b }`";
                return Some((self.offset, message.into()));
            }
            return Some((self.offset, format!("expected the rule body in braces: `{rule} = {{ … }}`")));
        }
        if !tried.contains(&Meta::grammar_rule) {
            return None;
        }
        let message = match self.found()?.text {
            closing @ ("}" | ")") => format!("unmatched `{closing}`"),
            ";" => INVALID_COMMENT.into(),
            text if text.starts_with(char::is_alphanumeric) => {
                "invalid rule name; expected ASCII letters, `_` and, after the first, digits".into()
            }
            _ => "expected a rule, `name = { … }`".into(),
        };
        Some((self.offset, message))
    }

    /// Returns the message with the rules that pest expected.
    fn expected(&self, tried: &[Meta]) -> String {
        let names: Vec<String> = tried.iter().map(|&rule| name(rule)).collect();
        let names = match names.split_last() {
            Some((last, [])) => last.clone(),
            Some((last, others)) => format!("{} or {last}", others.join(", ")),
            None => "something else".into(),
        };
        let found = self.found().map_or_else(|| "the end".into(), |found| format!("`{}`", shortened(found)));
        format!("expected {names}, found {found}")
    }
}

const INVALID_COMMENT: &str = "write `//` before a comment, not `;`";

fn closing(opening: &Token<'_>) -> &'static str {
    match opening.text {
        "(" => ")",
        "[" => "]",
        _ => "}",
    }
}

/// Returns the beginning of a token, which is enough to find it.
fn shortened(token: &Token<'_>) -> String {
    let mut characters = token.text.chars();
    let beginning: String = characters.by_ref().take(20).take_while(|it| !it.is_control()).collect();
    if beginning.len() == token.text.len() { beginning } else { format!("{beginning}…") }
}

/// Returns the name of a rule of pest's own grammar.
fn name(rule: Meta) -> String {
    match rule {
        Meta::opening_brace => "`{`".into(),
        Meta::closing_brace => "`}`".into(),
        Meta::opening_brack => "`[`".into(),
        Meta::closing_brack => "`]`".into(),
        Meta::opening_paren => "`(`".into(),
        Meta::closing_paren => "`)`".into(),
        Meta::comma => "`,`".into(),
        Meta::range_operator => "`..`".into(),
        Meta::number | Meta::integer => "a number".into(),
        Meta::inner_chr => "a character".into(),
        Meta::assignment_operator => "`=`".into(),
        Meta::string | Meta::quote => "a string".into(),
        Meta::single_quote => "`'`".into(),
        Meta::EOI => "the end".into(),
        other => format!("{other:?}").replace('_', " "),
    }
}
