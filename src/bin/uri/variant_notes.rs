//! What the macro `variant!` refuses of a grammar that pest takes.

use std::collections::HashSet;

use pest::iterators::Pair;
use pest_meta::parser::{self, Rule as Meta};
use pest_regular::SourceFile;

/// How the macro itself reads examples, and what it refuses.
#[allow(dead_code, clippy::pedantic)]
pub mod shared {
    pest_uri_variant::shared!();
}

/// Something that is refused.
pub struct Refused {
    pub line: usize,
    pub rule: Option<String>,
    pub message: String,
}

impl Refused {
    fn of(line: usize, rule: Option<&str>, why: &str) -> Self {
        let message = if rule.is_some() { format!("is refused by `variant!`: {why}") } else { why.to_owned() };
        Refused { line, rule: rule.map(str::to_owned), message }
    }
}

/// What is refused of a file, where files together define some rules.
pub fn refused(file: &SourceFile, defined: &HashSet<&str>) -> Vec<Refused> {
    let rules = written(&file.text);
    let has_docs = rules.iter().any(|rule| !rule.docs.is_empty());
    let mut refused = vec![];
    if let Some(first) = rules.first().filter(|_| !has_docs) {
        let why = "no rule has `///` lines, which `variant!` wants above each: its ABNF, then the document and section in parentheses";
        refused.push(Refused::of(first.line, None, why));
    }
    for rule in &rules {
        let docs = (has_docs && !rule.has_section()).then(|| NO_SECTION.to_owned());
        refused.extend(
            docs.into_iter().chain(rule.faults(defined)).map(|why| Refused::of(rule.line, Some(rule.name), &why)),
        );
    }
    if let Some(first) = rules.first().filter(|first| first.is_silent) {
        let why = "it is silent (`_{`), so that as the entry rule it would give trees no root";
        refused.push(Refused::of(first.line, Some(first.name), why));
    }
    if !file.text.is_empty() && !file.text.ends_with('\n') {
        refused.push(Refused::of(
            file.text.lines().count(),
            None,
            "the last line does not end, which `variant!` refuses",
        ));
    }
    refused
}

const NO_SECTION: &str =
    "no `///` lines above it give its ABNF and end in the document and section, as in `(RFC 3986, section 3.2.3)`";

/// A rule as it stands in its file.
struct Written<'t> {
    name: &'t str,
    line: usize,
    docs: Vec<&'t str>,
    is_silent: bool,
    /// What stands in it: names, and what uses the stack.
    parts: Vec<Pair<'t, Meta>>,
}

fn written(text: &str) -> Vec<Written<'_>> {
    let (mut rules, mut docs) = (vec![], vec![]);
    let pairs = parser::parse(Meta::grammar_rules, text).into_iter().flatten();
    for pair in pairs.filter(|pair| pair.as_rule() == Meta::grammar_rule) {
        let line = pair.line_col().0;
        let mut parts = pair.into_inner().flatten();
        match parts.next() {
            Some(first) if first.as_rule() == Meta::line_doc => docs.push(first.into_inner().as_str()),
            Some(name) => {
                let parts: Vec<_> = parts.collect();
                let is_silent = parts.iter().any(|part| part.as_rule() == Meta::silent_modifier);
                rules.push(Written { name: name.as_str(), line, docs: std::mem::take(&mut docs), is_silent, parts });
            }
            None => {}
        }
    }
    rules
}

impl Written<'_> {
    /// Whether the lines above it end in a document and a section.
    fn has_section(&self) -> bool {
        let lines = self.docs.join("\n");
        let section = lines.rsplit_once(" (").and_then(|(_, rest)| rest.strip_suffix(')'));
        section.is_some_and(|section| section.contains(", "))
    }

    fn faults(&self, defined: &HashSet<&str>) -> Vec<String> {
        let name = match self.name {
            "WHITESPACE" | "COMMENT" => Some("pest lets it stand between the parts of all rules".to_owned()),
            "self" | "Self" | "super" | "crate" => Some("Rust keeps this name for itself".to_owned()),
            _ => None,
        };
        let mut seen = HashSet::new();
        let parts = self.parts.iter().filter(|part| seen.insert(part.as_str()));
        name.into_iter().chain(parts.filter_map(|part| fault(part, defined))).collect()
    }
}

/// What is refused of a part of a rule.
fn fault(part: &Pair<'_, Meta>, defined: &HashSet<&str>) -> Option<String> {
    let text = part.as_str().trim();
    match part.as_rule() {
        Meta::_push | Meta::_push_literal | Meta::peek_slice => Some(format!("`{text}` uses the stack")),
        Meta::identifier if defined.contains(text) || text == "ANY" => None,
        Meta::identifier => Some(match text {
            "SOI" | "EOI" => format!("leave `{text}` out, for a text is always read from its beginning to its end"),
            "PEEK" | "PEEK_ALL" | "POP" | "POP_ALL" | "DROP" => format!("`{text}` uses the stack"),
            _ => format!("`{text}` is built into pest; write a rule for it"),
        }),
        _ => None,
    }
}
