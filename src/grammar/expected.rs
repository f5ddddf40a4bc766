//! What a rule allows at an offset.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::grammar::rules::Rule;
use crate::grammar::table::{Characters, GrammarRule};
use crate::text::percent_encoded::PERCENT;

/// Something that is allowed at an offset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Expected {
    /// A character of the set that this rule names.
    Rule(GrammarRule),
    /// The rest of a literal in the grammar; and the whole literal, if the rest alone cannot be understood.
    Literal {
        rest: &'static str,
        whole: Option<&'static str>,
    },
    Range(char, char),
    End,
}

impl Expected {
    /// The rest of a literal after its first `read` bytes. The rest of a broken word alone says little.
    pub(crate) fn literal(whole: &'static str, read: usize) -> Self {
        let (before, rest) = whole.split_at(read);
        let is_in_word = before.ends_with(char::is_alphabetic) && rest.starts_with(char::is_alphabetic);
        Expected::Literal { rest, whole: is_in_word.then_some(whole) }
    }
}

/// What is allowed at an offset, as far as a message names it: a digit, delimiters, the end. Other characters of names
/// and data are not named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Summary {
    /// ASCII characters, in order, then zeros.
    delimiters: [u8; 6],
    has_digit: bool,
    has_end: bool,
}

impl Summary {
    /// Empty if there is too much to name.
    pub(crate) fn new(all: &[Expected]) -> Self {
        let is_digit = |expected: &Expected| match *expected {
            Expected::Range(first, last) => first.is_ascii_digit() && last.is_ascii_digit(),
            Expected::Rule(rule) => rule.is_named(Rule::DIGIT),
            _ => false,
        };
        // Beside names and data, a digit or another character of theirs is not named.
        let has_data = all.iter().any(|it| matches!(it, Expected::Rule(_) | Expected::Range(..)) && !is_digit(it));
        let is_data = |byte: u8| byte == PERCENT || Characters::from_rule(Rule::unreserved).has(byte);
        let is_named = |byte: &u8| byte.is_ascii_punctuation() && !(has_data && is_data(*byte));
        let has_digit = !has_data && all.iter().any(is_digit);
        let mut summary = Summary { delimiters: [0; 6], has_digit, has_end: all.contains(&Expected::End) };
        let mut length = 0;
        for expected in all {
            let Expected::Literal { rest, whole: None } = expected else { continue };
            let is_new = |byte: &u8| is_named(byte) && !summary.delimiters.contains(byte);
            let Some(delimiter) = rest.bytes().next().filter(is_new) else { continue };
            let Some(free) = summary.delimiters.get_mut(length) else { return Summary::default() };
            *free = delimiter;
            length += 1;
        }
        summary
    }
}

impl fmt::Display for Summary {
    /// `; expected` and a list; nothing if it is empty, or if only the end is expected.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digit = self.has_digit.then(|| String::from("a digit"));
        let delimiters = self.delimiters.iter().take_while(|it| **it != 0).map(|it| format!("`{}`", char::from(*it)));
        let mut all: Vec<String> = digit.into_iter().chain(delimiters).collect();
        if all.is_empty() {
            return Ok(());
        }
        all.extend(self.has_end.then(|| String::from("the end")));
        write!(formatter, "; expected {}", Listed(&all))
    }
}

/// A list in words: `a, b or c`.
pub(crate) struct Listed<'l>(pub(crate) &'l [String]);

impl fmt::Display for Listed<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, text) in self.0.iter().enumerate() {
            let before = if index == 0 {
                ""
            } else if index + 1 == self.0.len() {
                " or "
            } else {
                ", "
            };
            write!(formatter, "{before}{text}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expected::Rule(rule) => formatter.write_str(rule.name),
            Expected::Literal { rest, whole: None } => formatter.write_str(&quoted(rest)),
            Expected::Literal { rest, whole: Some(whole) } => {
                write!(formatter, "{} of {}", quoted(rest), quoted(whole))
            }
            Expected::Range(first, last) => write!(formatter, "\"{first}\" to \"{last}\""),
            Expected::End => formatter.write_str("the end"),
        }
    }
}

fn quoted(text: &str) -> String {
    format!("{text:?}").replace(r#""\"""#, r#"'"'"#)
}
