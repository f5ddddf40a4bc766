//! The rules of RFC 3986, for grammars that use some of them and do not define them.

use std::collections::HashSet;

use grammar_reader::pest_notation::expressions::names;
use grammar_reader::pest_notation::syntax::written;
use grammar_reader::{SourceFile, core_rules};
use pest_meta::parser::{self, Rule as Meta};

use crate::pest_notation::reading::rules_as_written;

/// The name of the grammar in place of a file: `rfc3986:URI`.
pub const NAME: &str = "rfc3986";

/// The name of the file with the rules that a grammar uses and does not define.
pub const ADDED: &str = "RFC 3986";

/// A copy of `grammar/uri.pest`.
const URI: &str = include_str!("uri.pest");

/// Returns the grammar.
#[must_use]
pub fn file() -> SourceFile {
    SourceFile { name: NAME.to_owned(), text: URI.to_owned() }
}

/// Returns files of a grammar, and after them one with the rules of RFC 3986. Returns `None` if the grammar uses none
/// of them that it does not define, or if it defines a rule that those which it uses need.
#[must_use]
pub fn completed(files: &[SourceFile]) -> Option<Vec<SourceFile>> {
    let text: String = files.iter().flat_map(|file| [&*file.text, "\n"]).collect();
    let (own, known) = (rules_as_written(&text).ok()?, rules_as_written(URI).ok()?);
    let defined: HashSet<&str> = own.iter().map(|rule| rule.name.as_str()).collect();
    let find = |name: &str| known.iter().find(|rule| rule.name == name);
    let used = own.iter().flat_map(|rule| names(&rule.expr)).filter(|name| !defined.contains(name));
    let (mut waiting, mut added): (Vec<&str>, HashSet<&str>) = (used.collect(), HashSet::new());
    // `DIGIT` alone is a mistake for `ASCII_DIGIT`.
    let is_specific = |name: &&str| find(name).is_some() && !core_rules::names().any(|core| core == *name);
    if !waiting.iter().any(is_specific) {
        return None;
    }
    while let Some(name) = waiting.pop() {
        if let Some(rule) = find(name).filter(|rule| added.insert(&rule.name)) {
            waiting.extend(names(&rule.expr));
        }
    }
    if added.iter().any(|name| defined.contains(name)) {
        return None;
    }
    // ABNF above the rules may use any of the others.
    let sources = written(parser::parse(Meta::grammar_rules, URI).ok()?).zip(&known);
    let new = sources.filter(|(_, rule)| !defined.contains(rule.name.as_str()));
    let text = new.map(|(source, _)| source.as_str().to_owned() + "\n").collect();
    let mut files = files.to_vec();
    // A comment ends there.
    files.iter_mut().last()?.text.push('\n');
    files.push(SourceFile { name: ADDED.to_owned(), text });
    Some(files)
}
