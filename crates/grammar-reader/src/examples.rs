//! Reads the examples above the rules of a grammar file: JSON strings after `// ok:` and `// bad:`.

use std::mem;
use std::str::CharIndices;

use pest_meta::parser::{self, Rule as Meta};

/// A text that a rule must match as a whole, or must not match.
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

/// A line that is intended as examples, and is invalid.
pub struct BadLine {
    /// The line number, from 1.
    pub line: usize,
    /// The number of the first invalid character in the line, from 1.
    pub column: usize,
    /// The rule below the line.
    pub rule: Option<String>,
    /// What is wrong.
    pub message: &'static str,
}

/// Reads the rules of a file in their order, and the lines that are invalid.
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
            Err(Fault { at, message }) => {
                let column = content.get(..at).unwrap_or_default().chars().count() + 1;
                open_bad.push(BadLine { line, column, rule: None, message });
            }
        }
        while let Some((_, rule)) = rules.next_if(|(place, _)| *place == line) {
            bad.extend(open_bad.drain(..).map(|bad| BadLine { rule: Some(rule.to_owned()), ..bad }));
            read.push(RuleExamples { rule: rule.to_owned(), line, examples: mem::take(&mut open) });
        }
    }
    bad.extend(open_bad);
    bad.extend(open.first().map(|example| BadLine { line: example.line, column: 1, rule: None, message: NO_RULE }));
    (read, bad)
}

/// An error in a line, and its byte offset.
struct Fault {
    at: usize,
    message: &'static str,
}

const NO_STRINGS: &str = r#"strings of JSON with spaces between them are wanted: "a" "b""#;
const NO_LIST: &str = "examples begin with `// ok:` or `// bad:`, at the beginning of the line";
const NO_RULE: &str = "examples stand above their rule, and no rule follows these";
const NO_END: &str = "this string is not closed";
const NO_ESCAPE: &str = r"this is no escape of JSON; a backslash is written `\\`";
const CONTROL: &str = r"JSON wants an escape for this control character, such as `\t`";

/// The texts of a line, and whether they must match. A line that is not intended as examples has none.
fn texts(line: &str) -> Result<(Vec<String>, bool), Fault> {
    for (label, must_match) in [("// ok:", true), ("// bad:", false)] {
        if line.starts_with(label) {
            return Ok((strings(line, label.len())?, must_match));
        }
    }
    if is_meant_as_examples(line) {
        return Err(Fault { at: line.len() - line.trim_start().len(), message: NO_LIST });
    }
    Ok((vec![], true))
}

/// Whether a comment begins as examples do, except for case, space or its colon.
fn is_meant_as_examples(line: &str) -> bool {
    let Some(comment) = line.trim_start().strip_prefix("//").filter(|it| !it.starts_with(['/', '!'])) else {
        return false;
    };
    let comment = comment.trim_start();
    let word = comment.split(|it: char| !it.is_ascii_alphabetic()).next().unwrap_or_default();
    let behind = comment.strip_prefix(word).unwrap_or_default().trim_start();
    matches!(word.to_ascii_lowercase().as_str(), "ok" | "bad") && behind.starts_with([':', '"'])
}

/// The strings of a line from a byte offset on.
fn strings(line: &str, from: usize) -> Result<Vec<String>, Fault> {
    let mut characters = line.char_indices();
    let (mut strings, mut next) = (vec![], characters.find(|(at, _)| *at >= from));
    while let Some((at, character)) = next {
        match character {
            '"' => strings.push(string(&mut characters, at)?),
            ' ' | '\t' | '\r' => {}
            _ => return Err(Fault { at, message: NO_STRINGS }),
        }
        next = characters.next();
    }
    Ok(strings)
}

/// The rest of a string whose quote is at a byte offset.
fn string(characters: &mut CharIndices<'_>, start: usize) -> Result<String, Fault> {
    let mut text = String::new();
    while let Some((at, character)) = characters.next() {
        match character {
            '"' => return Ok(text),
            '\\' => {
                let (_, letter) = characters.next().ok_or(Fault { at: start, message: NO_END })?;
                text.push(escaped(letter, characters).ok_or(Fault { at, message: NO_ESCAPE })?);
            }
            '\0'..' ' => return Err(Fault { at, message: CONTROL }),
            _ => text.push(character),
        }
    }
    Err(Fault { at: start, message: NO_END })
}

/// The character of the escape with this letter. Reads the digits after it, if there are any.
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

/// The character after a `\u`: four digits, or twice four with another `\u` between them.
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

/// The rules of a file, each with the line of its name.
fn rules(text: &str) -> Vec<(usize, &str)> {
    let rules = parser::parse(Meta::grammar_rules, text).into_iter().flatten();
    let names = rules.filter_map(|rule| rule.into_inner().next().filter(|it| it.as_rule() == Meta::identifier));
    names.map(|name| (name.line_col().0, name.as_str())).collect()
}
