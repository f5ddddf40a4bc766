//! Reads the examples above the rules of a grammar file: JSON strings after `// ok:` and `// bad:`.

use std::mem;
use std::str::CharIndices;

use pest_meta::parser::{self, Rule as Meta};

/// A text that a rule must match as a whole, or must reject.
pub struct Example {
    /// The line number, from 1.
    pub line: usize,
    /// The text.
    pub text: String,
    /// Whether the rule must match it.
    pub must_match: bool,
}

/// A rule, and the examples above it.
pub struct RuleExamples {
    /// The name of the rule.
    pub rule: String,
    /// The number of the line with the name, from 1.
    pub line: usize,
    /// The examples above it, in order.
    pub examples: Vec<Example>,
}

/// A line that is intended as examples but is invalid.
pub struct BadLine {
    /// The line number, from 1.
    pub line: usize,
    /// The number of the first invalid character in the line, from 1.
    pub column: usize,
    /// The rule after the line.
    pub rule: Option<String>,
    /// The error message.
    pub message: &'static str,
}

/// Returns the rules of a file in order, with their examples, and the invalid lines.
#[must_use]
pub fn read(text: &str) -> (Vec<RuleExamples>, Vec<BadLine>) {
    let (mut read, mut open) = (vec![], vec![]);
    let (mut bad, mut open_bad): (Vec<BadLine>, Vec<BadLine>) = (vec![], vec![]);
    let mut rules = rules(text).into_iter().peekable();
    for (line, content) in (1..).zip(text.lines()) {
        match texts(content) {
            Ok((texts, must_match)) => {
                open.extend(texts.into_iter().map(|text| Example { line, text, must_match }));
            }
            Err(LineError { at, message }) => {
                let column = content.get(..at).unwrap_or_default().chars().count() + 1;
                open_bad.push(BadLine { line, column, rule: None, message });
            }
        }
        while let Some((_, rule)) = rules.next_if(|(start, _)| *start == line) {
            bad.extend(open_bad.drain(..).map(|bad| BadLine { rule: Some(rule.to_owned()), ..bad }));
            read.push(RuleExamples { rule: rule.to_owned(), line, examples: mem::take(&mut open) });
        }
    }
    bad.extend(open_bad);
    bad.extend(open.first().map(|example| BadLine { line: example.line, column: 1, rule: None, message: NO_RULE }));
    (read, bad)
}

/// An error in a line, and its byte offset.
struct LineError {
    at: usize,
    message: &'static str,
}

const NO_STRINGS: &str = r#"expected JSON strings separated by spaces: "a" "b""#;
const NO_LIST: &str = "examples must begin with `// ok:` or `// bad:` at the start of the line";
const NO_RULE: &str = "no rule follows these examples";
const NO_END: &str = "unterminated string";
const NO_ESCAPE: &str = r"invalid JSON escape; write a backslash as `\\`";
const CONTROL: &str = r"unescaped control character; write an escape such as `\t`";

/// Returns the texts of a line and whether they must match. Other lines have no texts.
fn texts(line: &str) -> Result<(Vec<String>, bool), LineError> {
    for (label, must_match) in [("// ok:", true), ("// bad:", false)] {
        if line.starts_with(label) {
            return Ok((strings(line, label.len())?, must_match));
        }
    }
    if looks_like_examples(line) {
        return Err(LineError { at: line.len() - line.trim_start().len(), message: NO_LIST });
    }
    Ok((vec![], true))
}

/// Whether a comment begins like examples, except for case, spaces or the colon.
fn looks_like_examples(line: &str) -> bool {
    let Some(comment) = line.trim_start().strip_prefix("//").filter(|it| !it.starts_with(['/', '!'])) else {
        return false;
    };
    let comment = comment.trim_start();
    let word = comment.split(|it: char| !it.is_ascii_alphabetic()).next().unwrap_or_default();
    let after = comment.strip_prefix(word).unwrap_or_default().trim_start();
    matches!(word.to_ascii_lowercase().as_str(), "ok" | "bad") && after.starts_with([':', '"'])
}

/// Reads the strings of a line, starting at a byte offset.
fn strings(line: &str, from: usize) -> Result<Vec<String>, LineError> {
    let mut characters = line.char_indices();
    let (mut strings, mut next) = (vec![], characters.find(|(at, _)| *at >= from));
    while let Some((at, character)) = next {
        match character {
            '"' => strings.push(string(&mut characters, at)?),
            ' ' | '\t' | '\r' => {}
            _ => return Err(LineError { at, message: NO_STRINGS }),
        }
        next = characters.next();
    }
    Ok(strings)
}

/// Reads the rest of a string whose quote is at a byte offset.
fn string(characters: &mut CharIndices<'_>, start: usize) -> Result<String, LineError> {
    let mut text = String::new();
    while let Some((at, character)) = characters.next() {
        match character {
            '"' => return Ok(text),
            '\\' => {
                let (_, letter) = characters.next().ok_or(LineError { at: start, message: NO_END })?;
                text.push(escaped(letter, characters).ok_or(LineError { at, message: NO_ESCAPE })?);
            }
            '\0'..' ' => return Err(LineError { at, message: CONTROL }),
            _ => text.push(character),
        }
    }
    Err(LineError { at: start, message: NO_END })
}

/// Returns the character of an escape with this letter, and reads its digits if it has any.
fn escaped(letter: char, characters: &mut CharIndices<'_>) -> Option<char> {
    Some(match letter {
        '"' | '\\' | '/' => letter,
        'b' => '\u{8}',
        'f' => '\u{c}',
        'n' => '\n',
        'r' => '\r',
        't' => '\t',
        'u' => return numbered(characters),
        _ => return None,
    })
}

/// Reads the digits after `\u`: four, or a surrogate pair of two escapes.
fn numbered(characters: &mut CharIndices<'_>) -> Option<char> {
    let first = unit(characters)?;
    if let Some(character) = char::from_u32(first.into()) {
        return Some(character);
    }
    characters.next().filter(|(_, it)| *it == '\\')?;
    characters.next().filter(|(_, it)| *it == 'u')?;
    char::decode_utf16([first, unit(characters)?]).next()?.ok()
}

fn unit(characters: &mut CharIndices<'_>) -> Option<u16> {
    let mut digits = (0..4).map(|_| characters.next()?.1.to_digit(16));
    digits.try_fold(0, |unit, digit| Some(unit << 4 | u16::try_from(digit?).ok()?))
}

/// Returns the rules of a file, each with the line of its name.
fn rules(text: &str) -> Vec<(usize, &str)> {
    let rules = parser::parse(Meta::grammar_rules, text).into_iter().flatten();
    let names = rules.filter_map(|rule| rule.into_inner().next().filter(|it| it.as_rule() == Meta::identifier));
    names.map(|name| (name.line_col().0, name.as_str())).collect()
}
