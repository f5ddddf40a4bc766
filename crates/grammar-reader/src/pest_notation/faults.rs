//! Says what is wrong with a text that is not a pest grammar, in words for its author.
//!
//! pest reports an offset, and which of its own rules it tried there. Often something is missing before that offset, or is
//! written in another notation. So the words around it are examined, and what pest expected is reported only if they say
//! nothing.

use pest_meta::parser::Rule as Meta;

use super::tokens::{Kind, Token, tokens};

/// What is wrong, and where.
pub(crate) struct Fault<'t> {
    pub at: usize,
    /// The rule that contains the error, if there is one.
    pub rule: Option<&'t str>,
    pub message: String,
}

/// What is wrong with a text that pest cannot read from an offset on, where it tried these.
pub(crate) fn fault<'t>(text: &'t str, at: usize, tried: &[Meta]) -> Fault<'t> {
    let tokens = tokens(text);
    let around = Around::new(text, at, &tokens);
    let told = around
        .endless()
        .or_else(|| around.push())
        .or_else(|| around.behind_term(tried))
        .or_else(|| around.before_term(tried));
    let told = told.or_else(|| around.of_a_rule(tried));
    let (at, message) = told.unwrap_or_else(|| (at, around.expected(tried)));
    Fault { at, rule: around.rule(at), message }
}

/// The rule at an offset.
pub(crate) fn rule_at(text: &str, at: usize) -> Option<&str> {
    Around::new(text, at, &tokens(text)).rule(at)
}

/// The words before and after an offset.
struct Around<'t, 'a> {
    text: &'t str,
    at: usize,
    tokens: &'a [Token<'t>],
    /// The index of the first word that ends after the offset.
    place: usize,
}

type Told = Option<(usize, String)>;

impl<'t, 'a> Around<'t, 'a> {
    fn new(text: &'t str, at: usize, tokens: &'a [Token<'t>]) -> Self {
        Around { text, at, tokens, place: tokens.partition_point(|token| token.end() <= at) }
    }

    fn before(&self, back: usize) -> Option<&Token<'t>> {
        self.tokens[..self.place].iter().rev().nth(back)
    }

    fn found(&self) -> Option<&Token<'t>> {
        self.tokens.get(self.place)
    }

    /// The name of the rule at an offset: the last name before it that a `=` follows and that is not a label.
    fn rule(&self, at: usize) -> Option<&'t str> {
        let before = self.tokens.partition_point(|token| token.end() <= at);
        let is_label = |name: usize| name > 0 && self.tokens[name - 1].is("#");
        let name = (0..before).rev().find(|&name| self.begins_rule(name) && !is_label(name))?;
        let is_begun = self.tokens[name..before].iter().any(|token| token.is("{"));
        (!is_begun || !self.open(name, before).is_empty()).then(|| self.tokens[name].text)
    }

    fn begins_rule(&self, token: usize) -> bool {
        self.tokens[token].kind == Kind::Name && self.tokens.get(token + 1).is_some_and(|next| next.is("="))
    }

    /// The brackets that are open after some of the words.
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

    /// The innermost bracket that is open after some of the words, in the last rule that begins there.
    fn innermost(&self, words: usize) -> Option<&Token<'t>> {
        let rule = (0..words).rev().find(|&token| self.begins_rule(token))?;
        self.open(rule, words).pop()
    }

    /// A string, a character or a comment without an end, or a string or character with an invalid escape.
    fn endless(&self) -> Told {
        let found = self.before(0).filter(|before| before.kind == Kind::Endless).or(self.found())?;
        let is_inside = found.at < self.at || matches!(found.kind, Kind::Endless);
        if is_inside
            && matches!(found.kind, Kind::String | Kind::Character | Kind::Endless)
            && self.text[self.at..].starts_with('\\')
        {
            let escape: String = self.text[self.at..].chars().take(2).collect();
            let message = match &*escape {
                "\\x" | "\\u" => {
                    "`\\x` has two hexadecimal digits, `\\x41`, and `\\u` two to six in braces, `\\u{41}`".into()
                }
                _ => format!(
                    "`{escape}` is no escape; those are `\\\"`, `\\\\`, `\\'`, `\\n`, `\\r`, `\\t`, `\\0`, `\\x41` and `\\u{{41}}`"
                ),
            };
            return Some((self.at, message));
        }
        let what = match (found.kind, found.text.chars().next()?) {
            (Kind::Endless, '"') => "the string",
            (Kind::Endless, '/') => "the comment",
            (Kind::Endless, _) => {
                return Some((found.at, "the character that begins here has no `'` behind it".into()));
            }
            _ => return None,
        };
        Some((found.at, format!("{what} that begins here has no end")))
    }

    /// A name that pest begins to read as its operator.
    fn push(&self) -> Told {
        let name = self.found().filter(|found| found.kind == Kind::Name && found.text.starts_with("PUSH"))?;
        let is_operator = matches!(name.text, "PUSH" | "PUSH_LITERAL");
        let message =
            || format!("no rule is called `{}`: at `PUSH` pest begins its operator; take another name", name.text);
        (!is_operator).then(|| (name.at, message()))
    }

    /// Something that cannot follow an expression.
    fn behind_term(&self, tried: &[Meta]) -> Told {
        if !tried.contains(&Meta::sequence_operator) {
            return None;
        }
        let before = self.before(0)?;
        let Some(found) = self.found() else {
            return Some((before.end(), self.missing("the end", self.place)?));
        };
        // A missing quote makes a string of what follows, up to the next one.
        if let Some(string) = self.tokens[..self.place].iter().rev().find(|token| token.kind == Kind::String) {
            let is_long = string.text.contains('\n') && !self.text[string.end()..self.at].contains('\n');
            if is_long {
                return Some((
                    string.at,
                    "the string that begins here goes on in the next line; is a `\"` left out?".into(),
                ));
            }
        }
        if found.is("=") && before.kind == Kind::Name {
            let missing = self.missing(&format!("the rule `{}`", before.text), self.place - 1)?;
            return Some((self.before(1)?.end(), missing));
        }
        if self.begins_rule(self.place) {
            return Some((before.end(), self.missing(&format!("the rule `{}`", found.text), self.place)?));
        }
        let message = match found.text {
            "/" => "alternatives are divided by `|`, not by `/`".into(),
            ";" => NO_COMMENT.into(),
            ".." => "a range is of single quotes: `'a'..'z'`".into(),
            "-" if before.kind == Kind::Name && before.end() == found.at => return Some(self.hyphen(before)),
            ")" => "this `)` closes nothing".into(),
            "}" => self.missing("`}`", self.place)?,
            text if text.starts_with("//") => {
                "`///` stands above a rule; inside of one write `//`, or `}` is missing before it".into()
            }
            _ if found.begins_term() => format!("`~` is missing before `{}`", shown(found)),
            _ => {
                let closing = closing(self.innermost(self.place)?);
                format!(
                    "here must stand `~`, `|`, a repetition (`?`, `*`, `+`, `{{2}}`) or `{closing}`, not `{}`",
                    shown(found)
                )
            }
        };
        Some((found.at, message))
    }

    /// The message that the innermost bracket after some of the words is not closed.
    fn missing(&self, before: &str, words: usize) -> Option<String> {
        Some(format!("`{}` is missing before {before}", closing(self.innermost(words)?)))
    }

    fn hyphen(&self, name: &Token<'t>) -> (usize, String) {
        let is_of_name = |it: char| it.is_ascii_alphanumeric() || matches!(it, '_' | '-');
        let rest = &self.text[name.at..];
        let whole = &rest[..rest.find(|it| !is_of_name(it)).unwrap_or(rest.len())];
        (name.at, format!("a name has no `-`: write `{}` for `{whole}`", whole.replace('-', "_")))
    }

    /// An expression is missing.
    fn before_term(&self, tried: &[Meta]) -> Told {
        let before = self.before(0)?;
        if tried.contains(&Meta::range_operator) && before.kind == Kind::Character {
            let character = before.text.trim_matches('\'');
            return Some((
                self.at,
                format!(
                    "a range is missing its other end, `'{character}'..'z'`; a character by itself is `\"{character}\"`"
                ),
            ));
        }
        if tried.contains(&Meta::single_quote) && self.found()?.kind == Kind::Character {
            return Some((
                self.found()?.at,
                "single quotes have one character, of a range; a string stands in `\"`".into(),
            ));
        }
        let is_term = [Meta::term, Meta::expression, Meta::identifier].iter().any(|rule| tried.contains(rule));
        if !is_term {
            return None;
        }
        let message = match self.found().map_or("", |found| found.text) {
            "}" | ")" if matches!(before.text, "{" | "(") => {
                "nothing stands here; what matches the empty text is `\"\"`".into()
            }
            "[" if self.is_set() => {
                "one of some characters is `'a'..'z' | '0'..'9' | \"_\"`, and what may be absent is `( … )?`; neither is `[ … ]`"
                    .into()
            }
            "[" => "what may be absent is `( … )?`, not `[ … ]`".into(),
            "%" if self.stands_here("%i\"") => "a string in either case is `^\"a\"`, not `%i\"a\"`".into(),
            "%" if self.stands_here("%s\"") => "a string in just this case is `\"a\"`, not `%s\"a\"`".into(),
            "%" => "a character is `'\\x41'..'\\x41'` or `\"A\"`, not `%x41`".into(),
            "<" => "prose stands in a comment, `// …`".into(),
            "\u{201C}" | "\u{201D}" | "\u{2018}" | "\u{2019}" => {
                "strings stand in `\"`, and characters of ranges in `'`".into()
            }
            text if text == "*" || text.starts_with(|it: char| it.is_ascii_digit()) => {
                "a repetition stands behind what is repeated: `a*`, `a+`, `a{1,3}`".into()
            }
            _ => {
                let place = shown(before);
                format!("behind `{place}` must stand what is matched: the name of a rule, a string, a range or `(`")
            }
        };
        Some((self.at, message))
    }

    /// Whether the text at the offset begins with this, in either case.
    fn stands_here(&self, text: &str) -> bool {
        self.text[self.at..].get(..text.len()).is_some_and(|it| it.eq_ignore_ascii_case(text))
    }

    /// Whether a set of characters of a regular expression begins at the offset: `[a-z]`, `[^/]`.
    fn is_set(&self) -> bool {
        let mut inside = self.text[self.at..].chars().skip(1);
        match (inside.next(), inside.next()) {
            (Some('^'), Some(next)) => next != '"' && !next.is_whitespace(),
            (_, next) => next == Some('-'),
        }
    }

    /// An error in the beginning of a rule.
    fn of_a_rule(&self, tried: &[Meta]) -> Told {
        if tried.contains(&Meta::assignment_operator) {
            let name = self.before(0)?;
            return Some(match self.found() {
                Some(found) if found.is("-") && found.at == name.end() => self.hyphen(name),
                _ if self.before(1).is_some_and(|before| before.is("#")) => {
                    (name.end(), format!("behind a label must stand `=` and what it labels: `#{} = …`", name.text))
                }
                _ => (name.end(), format!("behind the name of a rule must stand `=`: `{} = {{ … }}`", name.text)),
            });
        }
        let is_modified = || self.before(0).is_some_and(|before| matches!(before.text, "_" | "@" | "$" | "!"));
        if tried.contains(&Meta::silent_modifier) || tried.contains(&Meta::opening_brace) && is_modified() {
            let rule = self.rule(self.at).unwrap_or("a");
            if self.stands_here("/") {
                let message = "alternatives stand in the braces of their rule, `{ a | b }`, and none are added by `=/`";
                return Some((self.at, message.into()));
            }
            return Some((self.at, format!("what a rule matches stands in braces: `{rule} = {{ … }}`")));
        }
        if !tried.contains(&Meta::grammar_rule) {
            return None;
        }
        let message = match self.found()?.text {
            closing @ ("}" | ")") => format!("this `{closing}` closes nothing"),
            ";" => NO_COMMENT.into(),
            text if text.starts_with(char::is_alphanumeric) => {
                "the name of a rule has only the letters A to Z and a to z, `_`, and digits behind them".into()
            }
            _ => "here must stand a rule, `name = { … }`".into(),
        };
        Some((self.at, message))
    }

    /// What pest expected.
    fn expected(&self, tried: &[Meta]) -> String {
        let names: Vec<String> = tried.iter().map(|&rule| name(rule)).collect();
        let names = match names.split_last() {
            Some((last, [])) => last.clone(),
            Some((last, others)) => format!("{} or {last}", others.join(", ")),
            None => "something else".into(),
        };
        let found = self.found().map_or_else(|| "the end".into(), |found| format!("`{}`", shown(found)));
        format!("here must stand {names}, not {found}")
    }
}

const NO_COMMENT: &str = "a comment begins with `//`, not with `;`";

fn closing(opening: &Token<'_>) -> &'static str {
    match opening.text {
        "(" => ")",
        "[" => "]",
        _ => "}",
    }
}

/// The text of a word, shortened to what one needs to find it.
fn shown(token: &Token<'_>) -> String {
    let mut characters = token.text.chars();
    let beginning: String = characters.by_ref().take(20).take_while(|it| !it.is_control()).collect();
    if beginning.len() == token.text.len() { beginning } else { format!("{beginning}…") }
}

/// What pest calls a rule of its notation.
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
