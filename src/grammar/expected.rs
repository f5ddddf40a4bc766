//! What a rule allows at an offset.

use alloc::format;
use alloc::string::String;
use core::fmt;

use crate::grammar::table::GrammarRule;

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
