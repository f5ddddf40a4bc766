//! What stands above a rule: its ABNF, the section that explains it, and its examples.

use std::str::CharIndices;

use pest_meta::parser::{self, Rule as Meta};
use proc_macro2::Span;
use syn::{Error, LitStr, Result};

use crate::input::{File, Input};

/// The `///` lines above a rule.
pub struct Doc {
    pub abnf: String,
    /// The document and section: `RFC 3986, section 3`.
    pub section: String,
}

/// A text that stands above a rule as one that the rule matches, or does not match.
pub struct Example {
    pub place: String,
    pub rule: String,
    pub text: String,
    pub matches: bool,
}

/// The documentation of each rule, in the order of the rules.
pub fn docs(input: &Input) -> Result<Vec<Doc>> {
    let mut docs = vec![];
    let mut lines: Vec<&str> = vec![];
    let text = input.text();
    let pairs = parser::parse(Meta::grammar_rules, &text).into_iter().flatten();
    for pair in pairs.filter(|pair| pair.as_rule() == Meta::grammar_rule) {
        let Some(inner) = pair.into_inner().next() else { continue };
        if inner.as_rule() == Meta::line_doc {
            lines.push(inner.into_inner().as_str());
        } else {
            let place = input.places.get(docs.len()).map_or("", String::as_str);
            docs.push(doc(inner.as_str(), &lines.join("\n"), place, input)?);
            lines.clear();
        }
    }
    Ok(docs)
}

fn doc(rule: &str, lines: &str, place: &str, input: &Input) -> Result<Doc> {
    let split = lines.rsplit_once(" (").and_then(|(abnf, rest)| Some((abnf.trim_end(), rest.strip_suffix(')')?)));
    let Some((abnf, section)) = split.filter(|(_, section)| section.contains(", ")) else {
        let message = format!(
            "{place}: above the rule `{rule}` stand no `///` lines that give its ABNF and end in the document and section, as in \
             `/// port = *DIGIT  (RFC 3986, section 3.2.3)`"
        );
        return Err(Error::new(input.name.span(), message));
    };
    Ok(Doc { abnf: abnf.to_owned(), section: section.to_owned() })
}

/// The examples above each rule of a file: JSON strings behind `// ok:` and `// bad:`.
pub fn examples(file: &File) -> Result<Vec<Example>> {
    let (mut all, mut open) = (vec![], vec![]);
    let mut rules = rules(&file.text).into_iter().peekable();
    for (index, line) in file.text.lines().enumerate() {
        let place = format!("{}:{}", file.name, index + 1);
        let (list, matches) = match (line.strip_prefix("// ok:"), line.strip_prefix("// bad:")) {
            (Some(list), _) => (list, true),
            (_, Some(list)) => (list, false),
            _ if looks_like_examples(line) => {
                let message =
                    format!("{place}: examples begin with `// ok:` or `// bad:`, at the beginning of the line");
                return Err(Error::new(Span::call_site(), message));
            }
            _ => {
                while let Some((_, name)) = rules.next_if(|(place, _)| *place == index + 1) {
                    all.extend(open.drain(..).map(|example| Example { rule: name.to_owned(), ..example }));
                }
                continue;
            }
        };
        let wanted = || format!(r#"{place}: strings of JSON with spaces between them are wanted: "a" "b""#);
        for text in strings(list).ok_or_else(|| Error::new(Span::call_site(), wanted()))? {
            open.push(Example { place: place.clone(), rule: String::new(), text, matches });
        }
    }
    match open.first() {
        Some(Example { place, .. }) => {
            let message = format!("{place}: examples stand above their rule, and no rule follows these");
            Err(Error::new(Span::call_site(), message))
        }
        None => Ok(all),
    }
}

/// The rules of a file, each with the line in which its name stands.
fn rules(text: &str) -> Vec<(usize, &str)> {
    let rules = parser::parse(Meta::grammar_rules, text).into_iter().flatten();
    let names = rules.filter_map(|rule| rule.into_inner().next().filter(|it| it.as_rule() == Meta::identifier));
    names.map(|name| (name.line_col().0, name.as_str())).collect()
}

/// Whether a comment is meant as examples, and is written in another way.
fn looks_like_examples(line: &str) -> bool {
    let Some(comment) = line.trim_start().strip_prefix("//").filter(|comment| !comment.starts_with(['/', '!'])) else {
        return false;
    };
    let comment = comment.trim_start();
    let word = comment.split(|it: char| !it.is_ascii_alphabetic()).next().unwrap_or_default();
    let behind = comment.strip_prefix(word).unwrap_or_default().trim_start();
    matches!(word.to_ascii_lowercase().as_str(), "ok" | "bad") && behind.starts_with([':', '"'])
}

/// The character behind a `\\u`: four digits, or two times four with another `\\u` between them.
fn escaped(characters: &mut CharIndices<'_>) -> Option<char> {
    let first = unit(characters)?;
    if let Some(character) = char::from_u32(first.into()) {
        return Some(character);
    }
    characters.next().filter(|(_, it)| *it == '\\')?;
    characters.next().filter(|(_, it)| *it == 'u')?;
    char::decode_utf16([first, unit(characters)?]).next()?.ok()
}

fn unit(characters: &mut CharIndices<'_>) -> Option<u16> {
    let digits: String = (0..4).map_while(|_| characters.next()).map(|(_, digit)| digit).collect();
    u16::from_str_radix(&digits, 16).ok()
}

/// Strings with white space between them. JSON writes a character beyond ASCII `\u00e9`, Rust `\u{00e9}`.
fn strings(list: &str) -> Option<Vec<String>> {
    let (mut found, mut rest) = (vec![], list.trim_start());
    while let Some(inner) = rest.strip_prefix('"') {
        let mut literal = String::from("\"");
        let mut characters = inner.char_indices();
        let end = loop {
            match characters.next()? {
                (at, '"') => break at + 1,
                (_, '\\') => match characters.next()?.1 {
                    'u' => literal.push(escaped(&mut characters)?),
                    'b' => literal.push_str("\\u{8}"),
                    'f' => literal.push_str("\\u{c}"),
                    '/' => literal.push('/'),
                    escaped => literal.extend(['\\', escaped]),
                },
                (_, character) => literal.push(character),
            }
        };
        literal.push('"');
        found.push(syn::parse_str::<LitStr>(&literal).ok()?.value());
        rest = inner[end..].trim_start();
    }
    rest.is_empty().then_some(found)
}
