//! Writes elements of ABNF in the notation of pest.

use std::fmt::Write as _;

use grammar_reader::AbnfGrammar;
use grammar_reader::abnf_notation::syntax::Element;
use grammar_reader::characters::CharacterSet;

use super::names::Names;
use super::nullable::{is_nullable, without_empty};
use super::order::order;

/// An expression that matches nothing, for what is to be written.
pub const NOTHING: &str = "!ANY ~ ANY";

/// Writes elements.
pub struct Writer<'g> {
    pub grammar: &'g AbnfGrammar,
    pub names: &'g Names,
    /// Whether the alternatives of some choice were written in another order.
    pub is_reordered: bool,
    /// The work of all questions about the order of alternatives.
    pub work: usize,
}

/// The operator around an element. Those that bind more tightly are greater.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Around {
    Choice,
    Sequence,
    Repeat,
}

impl Writer<'_> {
    /// Returns the expression of the whole of a rule.
    pub fn rule(&mut self, element: &Element) -> String {
        self.element(element, Around::Choice)
    }

    fn element(&mut self, element: &Element, around: Around) -> String {
        match element {
            Element::Rule(name) => self.names.get(name),
            Element::Text { text, is_sensitive } => {
                let has_case = text.chars().any(|it| it.is_ascii_alphabetic());
                let text: String = text.chars().map(|it| escaped(it, '"')).collect();
                format!("{}\"{text}\"", if has_case && !is_sensitive { "^" } else { "" })
            }
            Element::Values(values) => {
                let text = values.iter().filter_map(|value| char::from_u32(*value));
                format!("\"{}\"", text.map(|it| escaped(it, '"')).collect::<String>())
            }
            Element::Range(first, last) => {
                let set = CharacterSet::range(*first, *last);
                let character = |code: u32| escaped(char::from_u32(code).unwrap_or_default(), '\'');
                let ranges = set.ranges().iter();
                let ranges: Vec<String> =
                    ranges.map(|it| format!("'{}'..'{}'", character(it.first), character(it.last))).collect();
                grouped(ranges.join(" | "), ranges.len() > 1 && around > Around::Choice)
            }
            Element::Prose(_) => grouped(NOTHING.into(), around > Around::Sequence),
            Element::Repeat { item, least, most } => self.repeat(item, *least, *most, around),
            Element::Sequence(parts) => {
                let parts: Vec<String> = parts.iter().map(|part| self.element(part, Around::Sequence)).collect();
                grouped(parts.join(" ~ "), around > Around::Sequence)
            }
            Element::Choice(parts) => {
                let order = order(parts, self.grammar, &mut self.work);
                self.is_reordered |= !order.is_sorted();
                let parts = order.iter().map(|index| &parts[*index]);
                let last = order.len() - 1;
                let parts = parts.enumerate().filter_map(|(index, part)| {
                    // pest rejects alternatives after one that matches the empty text.
                    let part = if index < last { without_empty(part, self.grammar)? } else { part.clone() };
                    Some(self.element(&part, Around::Sequence))
                });
                let parts: Vec<String> = parts.collect();
                grouped(parts.join(" | "), parts.len() > 1 && around > Around::Choice)
            }
        }
    }

    fn repeat(&mut self, item: &Element, least: u32, most: Option<u32>, around: Around) -> String {
        let suffix = match (least, most) {
            (_, Some(0)) => return "\"\"".into(),
            (1, Some(1)) => return self.element(item, around),
            (0, Some(1)) => "?".into(),
            (0, None) => "*".into(),
            (1, None) => "+".into(),
            (least, None) => format!("{{{least},}}"),
            (least, Some(most)) if least == most => format!("{{{least}}}"),
            (0, Some(most)) => format!("{{,{most}}}"),
            (least, Some(most)) => format!("{{{least},{most}}}"),
        };
        if most.is_none() && is_nullable(item, self.grammar) {
            return match without_empty(item, self.grammar) {
                Some(item) => self.element(&item, Around::Repeat) + "*",
                None => "\"\"".into(),
            };
        }
        self.element(item, Around::Repeat) + &suffix
    }
}

fn grouped(text: String, is_grouped: bool) -> String {
    if is_grouped { format!("({text})") } else { text }
}

/// Returns a character between quotes, escaped if necessary.
fn escaped(character: char, quote: char) -> String {
    match character {
        '\n' => "\\n".into(),
        '\r' => "\\r".into(),
        '\t' => "\\t".into(),
        '\\' => "\\\\".into(),
        it if it == quote => format!("\\{it}"),
        ' '..='~' => character.into(),
        _ => {
            let mut text = String::new();
            // Writing to a `String` does not fail.
            let _ = write!(text, "\\u{{{:02X}}}", u32::from(character));
            text
        }
    }
}
