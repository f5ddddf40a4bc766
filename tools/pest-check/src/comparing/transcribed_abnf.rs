//! Parses the ABNF above pest rules, and resolves the rule names in it.

use std::collections::{HashMap, HashSet};

use grammar_reader::abnf_notation::grammar::key;
use grammar_reader::abnf_notation::syntax::{Definition, Element, definitions, looks_like_rules};
use grammar_reader::error::{Error, Location, Problem};
use grammar_reader::pest_notation::doc_abnf::DocAbnf;
use grammar_reader::pest_notation::expressions::names;
use grammar_reader::source::SourceFile;

use crate::pest_notation::grammar::PestGrammar;

/// The parsed ABNF above a rule.
pub(crate) struct ParsedAbnf<'g> {
    pub rule: &'g str,
    pub above: &'g DocAbnf,
    /// The rules that the pest rule uses.
    uses: HashSet<&'g str>,
    /// The definition of the rule, then others. Empty if the ABNF is invalid.
    pub definitions: Vec<Definition>,
    /// The error in the ABNF.
    pub error: Option<Error>,
}

impl<'g> ParsedAbnf<'g> {
    /// Parses the documentation of a rule. Returns `None` if it is not ABNF.
    pub fn parse(rule: &'g str, above: &'g DocAbnf, pest: &'g PestGrammar) -> Option<Self> {
        let file = SourceFile { name: above.location.file.clone(), text: above.abnf.clone() };
        // Other documentation is ignored.
        let has_no_name = above.document.is_some() && is_nameless(&file.text);
        let is_abnf = looks_like_rules(&file) || looks_like_definition_of(rule, &file.text) || has_no_name;
        if !is_abnf {
            return None;
        }
        let in_grammar = |mut location: Location| {
            let line = above.lines.get(location.line - 1);
            (location.line, location.column) = match line {
                Some(&(line, indent)) => (line, location.column.map(|column| column + indent)),
                None => (above.location.line, None),
            };
            location
        };
        let in_rule = |location| in_grammar(location).in_rule(rule);
        let (definitions, error) = match definitions(&file) {
            Ok(definitions) => (definitions, None),
            Err(mut error) => {
                error.location = error.location.map(in_rule);
                (vec![], Some(error))
            }
        };
        let definitions =
            definitions.into_iter().map(|it| Definition { location: in_grammar(it.location), ..it }).collect();
        let uses = pest.rule(rule).into_iter().flat_map(|rule| names(&rule.expr)).collect();
        Some(ParsedAbnf { rule, above, uses, definitions, error })
    }

    /// Adds a definition to the known ones. Returns false and keeps the error if it contradicts
    /// another.
    pub fn add_definition(&mut self, definition: &Definition, known: &mut HashMap<String, Element>) -> bool {
        let Definition { name, element, is_incremental, location } = definition;
        let before = known.entry(key(name)).or_insert_with(|| element.clone());
        if *is_incremental || before == element {
            return true;
        }
        let location = location.clone().in_rule(self.rule);
        let name = definition.location.rule.clone().unwrap_or_default();
        self.error.get_or_insert(Error::at(location, Problem::DefinedTwice(name)));
        false
    }

    /// Returns whether other ABNF uses the pest rule directly, because its own ABNF is invalid or
    /// not intended.
    pub fn is_used_directly(&self) -> bool {
        self.above.is_departure || self.definitions.first().is_none_or(|own| own.element.has_prose())
    }
}

/// Returns whether documentation is intended as ABNF, even if invalid. It begins with something
/// like a definition of the rule (`my_rule = "a"`, `my-rule ::= "a"`, `my-rule "a"`), or contains a
/// definition whose right side can only be ABNF (`This is my-rule = "a"`).
fn looks_like_definition_of(rule: &str, documentation: &str) -> bool {
    let mut rest = documentation.trim_start();
    let mut is_first = true;
    while let Some((name, after)) = rest.split_once(char::is_whitespace) {
        rest = after.trim_start();
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

/// Returns whether documentation is the right side of an ABNF rule without the name.
fn is_nameless(documentation: &str) -> bool {
    let element = documentation.trim_start();
    let element = element.strip_prefix('=').unwrap_or(element);
    let after_text = || Some(element.trim_start().strip_prefix('"')?.split_once('"')?.1.trim_start());
    let is_alone = || after_text().is_none_or(|rest| rest.is_empty() || rest.starts_with(['/', '"', '%', '*', '[']));
    is_element(element) && is_alone()
}

/// Returns whether a text begins with an element that is unlikely in prose: a string or a number,
/// also in brackets or repeated.
fn is_element(text: &str) -> bool {
    let text = text.trim_start().trim_start_matches(['(', '[', ' ']);
    let item = text.trim_start_matches(|it: char| it.is_ascii_digit() || it == '*');
    let is_repeated = text[..text.len() - item.len()].contains('*');
    let is_number = item.strip_prefix('%').is_some_and(|rest| rest.starts_with(|it| "xdbsiXDBSI".contains(it)));
    item.starts_with('"') || is_number || is_repeated && item.starts_with(|it: char| it.is_ascii_alphabetic())
}

/// Maps the names in ABNF to the names of pest rules.
pub(crate) struct NameResolver<'g> {
    by_document: HashMap<(&'g str, String), String>,
    by_file: HashMap<(&'g str, String), String>,
    rules: HashMap<String, String>,
    all: HashMap<String, String>,
}

impl<'g> NameResolver<'g> {
    pub fn new(read: &[ParsedAbnf<'g>], pest: &PestGrammar) -> Self {
        let rules = pest.rules().map(|rule| (key(rule), rule.to_owned())).collect();
        let mut scopes =
            NameResolver { by_document: HashMap::new(), by_file: HashMap::new(), rules, all: HashMap::new() };
        for above in read {
            for (index, definition) in above.definitions.iter().enumerate() {
                let (name, rule) = (key(&definition.name), name(index, definition, above));
                if let Some(document) = &above.above.document {
                    scopes.by_document.entry((document, name.clone())).or_insert_with(|| rule.clone());
                }
                scopes.by_file.entry((&above.above.location.file, name.clone())).or_insert_with(|| rule.clone());
                scopes.all.entry(name).or_insert(rule);
            }
        }
        scopes
    }

    /// Returns a definition with resolved names. Its own name becomes that of the pest rule.
    pub fn resolved(&self, definition: &Definition, above: &ParsedAbnf<'g>) -> Definition {
        let index = above.definitions.iter().position(|it| it.name == definition.name).unwrap_or_default();
        let mut resolved = Definition { name: name(index, definition, above), ..definition.clone() };
        resolved.location.rule = Some(if index == 0 { above.rule.to_owned() } else { definition.name.clone() });
        resolved.element.rename(&|name| self.rule(name, above));
        resolved
    }

    /// Returns the rule for a name in ABNF, or the name itself if there is none. If there are
    /// several, a rule that the pest rule uses is preferred.
    fn rule(&self, name: &str, ParsedAbnf { above, uses, .. }: &ParsedAbnf<'g>) -> String {
        let key = key(name);
        let in_document = || self.by_document.get(&(above.document.as_deref()?, key.clone()));
        let in_file = || self.by_file.get(&(above.location.file.as_str(), key.clone()));
        let candidates = [in_document(), in_file(), self.rules.get(&key)];
        let is_used = |rule: &&&String| uses.contains(rule.as_str());
        let mut found = candidates.iter().flatten();
        let found = found.clone().find(is_used).or_else(|| found.next()).copied().or_else(|| self.all.get(&key));
        found.map_or_else(|| name.to_owned(), String::clone)
    }
}

/// Returns the name of a definition in the ABNF of the whole grammar: the name of the pest rule for
/// the first definition, and a name that is unique to the file for others.
fn name(index: usize, definition: &Definition, above: &ParsedAbnf<'_>) -> String {
    if index == 0 { above.rule.to_owned() } else { format!("{}:{}", above.above.location.file, definition.name) }
}
