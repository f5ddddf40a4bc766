//! Reads the ABNF above the rules of pest, and resolves the names of rules in it.

use std::collections::{HashMap, HashSet};

use grammar_reader::abnf_notation::grammar::key;
use grammar_reader::abnf_notation::syntax::{Definition, Element, definitions, is_meant_as_rules};
use grammar_reader::error::{Error, Place, Problem};
use grammar_reader::pest_notation::above::Above;
use grammar_reader::pest_notation::grammar::{PestGrammar, names};
use grammar_reader::source::SourceFile;

/// The ABNF above a rule, after reading.
pub(crate) struct ReadAbove<'g> {
    pub rule: &'g str,
    pub above: &'g Above,
    /// The rules that the rule uses.
    uses: HashSet<&'g str>,
    /// The definition of the rule first; empty, if they cannot be read.
    pub definitions: Vec<Definition>,
    /// The error in the ABNF.
    pub fault: Option<Error>,
}

impl<'g> ReadAbove<'g> {
    /// Returns `None` if there is no ABNF.
    pub fn of(rule: &'g str, above: &'g Above, pest: &'g PestGrammar) -> Option<Self> {
        let file = SourceFile { name: above.place.file.clone(), text: above.abnf.clone() };
        // Other documentation is not ABNF.
        let is_nameless = above.document.is_some() && is_nameless(&file.text);
        let is_abnf = is_meant_as_rules(&file) || is_meant_for(rule, &file.text) || is_nameless;
        if !is_abnf {
            return None;
        }
        let here = |mut place: Place| {
            let written = above.lines.get(place.line - 1);
            (place.line, place.column) = match written {
                Some(&(line, indent)) => (line, place.column.map(|column| column + indent)),
                None => (above.place.line, None),
            };
            place
        };
        let of_rule = |place| here(place).in_rule(rule);
        let (definitions, fault) = match definitions(&file) {
            Ok(definitions) => (definitions, None),
            Err(mut error) => {
                error.place = error.place.map(of_rule);
                (vec![], Some(error))
            }
        };
        let definitions = definitions.into_iter().map(|it| Definition { place: here(it.place), ..it }).collect();
        let uses = pest.written(rule).into_iter().flat_map(|rule| names(&rule.expr)).collect();
        Some(ReadAbove { rule, above, uses, definitions, fault })
    }

    /// Notes a definition; or that there is another of its name, and this one is left out.
    pub fn defines(&mut self, definition: &Definition, known: &mut HashMap<String, Element>) -> bool {
        let Definition { name, element, is_incremental, place } = definition;
        let before = known.entry(key(name)).or_insert_with(|| element.clone());
        if *is_incremental || before == element {
            return true;
        }
        let place = place.clone().in_rule(self.rule);
        let name = definition.place.rule.clone().unwrap_or_default();
        self.fault.get_or_insert(Error::at(place, Problem::Twice(name)));
        false
    }

    /// Returns whether rules that use this rule use it directly instead of its ABNF, because the ABNF cannot be read or is not intended.
    pub fn is_left_out(&self) -> bool {
        self.above.is_departure || self.definitions.first().is_none_or(|own| own.element.has_prose())
    }
}

/// Returns whether documentation is intended as ABNF, though it cannot be read. It begins with the name of its rule and what people write
/// after one (`my_rule = "a"`, `my-rule ::= "a"`, `my-rule "a"`), or contains that, followed by something that can only be ABNF (`This is
/// my-rule = "a"`).
fn is_meant_for(rule: &str, documentation: &str) -> bool {
    let mut rest = documentation.trim_start();
    let mut is_first = true;
    while let Some((name, behind)) = rest.split_once(char::is_whitespace) {
        rest = behind.trim_start();
        let name = name.trim_start_matches(['<', '`']).trim_end_matches(['>', ':', '`']).replace(['_', '.'], "-");
        let defined = ["::=", ":=", "<-", "="].iter().find_map(|it| rest.strip_prefix(it));
        let is_definition = match defined {
            Some(element) => is_first && !element.starts_with(['=', '>']) || is_element(element),
            None => is_first && ["->", "\"", "%", "*"].iter().any(|it| rest.starts_with(it)),
        };
        if is_definition && key(&name) == key(rule) {
            return true;
        }
        is_first = false;
    }
    false
}

/// Returns whether documentation is the right side of an ABNF rule, without the name.
fn is_nameless(documentation: &str) -> bool {
    let element = documentation.trim_start();
    let element = element.strip_prefix('=').unwrap_or(element);
    let behind_text = || Some(element.trim_start().strip_prefix('"')?.split_once('"')?.1.trim_start());
    let is_alone = || behind_text().is_none_or(|rest| rest.is_empty() || rest.starts_with(['/', '"', '%', '*', '[']));
    is_element(element) && is_alone()
}

/// Returns whether a text begins with an element that is hardly prose: a string, a number, or one of these in brackets or repeated.
fn is_element(text: &str) -> bool {
    let text = text.trim_start().trim_start_matches(['(', '[', ' ']);
    let item = text.trim_start_matches(|it: char| it.is_ascii_digit() || it == '*');
    let is_repeated = text[..text.len() - item.len()].contains('*');
    let is_number = item.strip_prefix('%').is_some_and(|rest| rest.starts_with(|it| "xdbsiXDBSI".contains(it)));
    item.starts_with('"') || is_number || is_repeated && item.starts_with(|it: char| it.is_ascii_alphabetic())
}

/// Maps the names in ABNF to the names of rules.
pub(crate) struct Scopes<'g> {
    of_documents: HashMap<(&'g str, String), String>,
    of_files: HashMap<(&'g str, String), String>,
    rules: HashMap<String, String>,
    all: HashMap<String, String>,
}

impl<'g> Scopes<'g> {
    pub fn of(read: &[ReadAbove<'g>], pest: &PestGrammar) -> Self {
        let rules = pest.rules().map(|rule| (key(rule), rule.to_owned())).collect();
        let mut scopes = Scopes { of_documents: HashMap::new(), of_files: HashMap::new(), rules, all: HashMap::new() };
        for above in read {
            for (index, definition) in above.definitions.iter().enumerate() {
                let (name, rule) = (key(&definition.name), name(index, definition, above));
                if let Some(document) = &above.above.document {
                    scopes.of_documents.entry((document, name.clone())).or_insert_with(|| rule.clone());
                }
                scopes.of_files.entry((&above.above.place.file, name.clone())).or_insert_with(|| rule.clone());
                scopes.all.entry(name).or_insert(rule);
            }
        }
        scopes
    }

    /// Returns a definition under the name of the rule below it, with the names of rules in it.
    pub fn resolved(&self, definition: &Definition, above: &ReadAbove<'g>) -> Definition {
        let index = above.definitions.iter().position(|it| it.name == definition.name).unwrap_or_default();
        let mut resolved = Definition { name: name(index, definition, above), ..definition.clone() };
        resolved.place.rule = Some(if index == 0 { above.rule.to_owned() } else { definition.name.clone() });
        resolved.element.rename(&|name| self.rule(name, above));
        resolved
    }

    /// Returns the rule that a name in ABNF means. If there are several, it is one that the rule below the ABNF uses; if there is none, the
    /// name itself.
    fn rule(&self, name: &str, ReadAbove { above, uses, .. }: &ReadAbove<'g>) -> String {
        let key = key(name);
        let of_document = || self.of_documents.get(&(above.document.as_deref()?, key.clone()));
        let of_file = || self.of_files.get(&(above.place.file.as_str(), key.clone()));
        let candidates = [of_document(), of_file(), self.rules.get(&key)];
        let is_used = |rule: &&&String| uses.contains(rule.as_str());
        let mut found = candidates.iter().flatten();
        let found = found.clone().find(is_used).or_else(|| found.next()).copied().or_else(|| self.all.get(&key));
        found.map_or_else(|| name.to_owned(), String::clone)
    }
}

/// Returns the name of a definition in the ABNF of the whole grammar: the name of the rule below it, or its own within its file.
fn name(index: usize, definition: &Definition, above: &ReadAbove<'_>) -> String {
    if index == 0 { above.rule.to_owned() } else { format!("{}:{}", above.above.place.file, definition.name) }
}
