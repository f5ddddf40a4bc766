//! The grammar files that a command names.

use std::collections::{BTreeSet, HashMap, VecDeque};
use std::fs;

use grammar_reader::{Error, Expressions, PestGrammar, Place, Problem, SourceFile};
use pest_meta::parser::{self, Rule as Meta};

use crate::command::doc_abnf;
use crate::command::error::GrammarError;
use crate::command::git_revision;
use crate::command::shipped::ShippedGrammars;
use crate::comparing::Side;

/// A rule and the files that contain it.
pub struct NamedSide<'n> {
    /// The name on the command line: `FILE[,FILE...][:RULE]`.
    pub name: &'n str,
    pub side: Side,
    /// Whether the rule was named. If not, it is the first of the last file.
    pub has_rule: bool,
    pub is_abnf: bool,
    /// The files, preceded by those whose rules they lack.
    pub files: Vec<SourceFile>,
    /// The rules in the files that were named, in their order.
    pub own_rules: Vec<String>,
}

impl<'n> NamedSide<'n> {
    /// Reads the files, as they are in a revision of git if one is given.
    pub fn read(name: &'n str, revision: Option<&str>, shipped: &ShippedGrammars) -> Result<Self, GrammarError> {
        let (names, rule) = split_rule(name);
        let files = names.split(',').map(|name| file(name, revision, shipped)).collect::<Result<Vec<_>, _>>()?;
        let is_own = |place: &&Place| files.iter().any(|file| file.name == place.file);
        let is_last = |place: &&Place| files.last().is_some_and(|file| file.name == place.file);
        let is_abnf = names.split(',').all(is_of_abnf);
        if !is_abnf && names.split(',').any(is_of_abnf) {
            return Err(GrammarError::new(names, "files of one notation are wanted"));
        }
        let given = rule.unwrap_or_default();
        let all = if is_abnf { completed_abnf(&files, given, shipped)? } else { completed(&files, given, shipped)? };
        let read = if is_abnf { Side::abnf(&all, given) } else { Side::pest(&all, given) };
        let side = read.map_err(|error| in_side(name, error))?;
        let own_rules = side.rules().filter(is_own).filter_map(|place| place.rule.clone()).collect();
        let first = || side.rules().find(is_last).and_then(|place| place.rule.clone());
        // The last file may be newer than the revision.
        let any = || side.rules().find(is_own).and_then(|place| place.rule.clone()).filter(|_| revision.is_some());
        let of_side = rule.map(|_| side.rule().to_owned()).or_else(first).or_else(any);
        let of_side = of_side.ok_or_else(|| no_rule(files.last()))?;
        Ok(NamedSide { name, side: side.of_rule(&of_side), has_rule: rule.is_some(), is_abnf, files: all, own_rules })
    }

    /// Returns an error if no file defines the rule.
    pub fn check_name(&self) -> Result<(), GrammarError> {
        let is_defined = self.side.rules().any(|place| place.rule.as_deref() == Some(self.side.rule()));
        if is_defined { Ok(()) } else { self.check() }
    }

    /// Returns an error if the rule cannot be compared, so that the message has the name of the side.
    pub fn check(&self) -> Result<(), GrammarError> {
        let expression = self.side.expression(&mut Expressions::default());
        expression.map(|_| ()).map_err(|error| in_side(self.name, error))
    }
}

/// Splits a name into its files and its rule.
fn split_rule(name: &str) -> (&str, Option<&str>) {
    name.split_once(':').map_or((name, None), |(names, rule)| (names, Some(rule)))
}

/// Returns whether a revision of git has none of the files in a name.
pub fn is_new(name: &str, revision: &str) -> bool {
    split_rule(name).0.split(',').all(|name| git_revision::is_new(revision, name))
}

/// Returns an error for a name that has only built-in grammars and no files: no revision of git can have a different one.
pub fn check_in_revision(name: &str, shipped: &ShippedGrammars) -> Result<(), GrammarError> {
    let (names, _) = split_rule(name);
    if names.split(',').all(|name| shipped.find(name).is_some()) {
        return Err(GrammarError::new(names, "is built in, and in no revision of git; name the file of a grammar"));
    }
    Ok(())
}

/// Returns whether the name of a file says that it is ABNF.
pub fn is_of_abnf(name: &str) -> bool {
    name.rsplit_once('.').is_some_and(|(_, ending)| ending.eq_ignore_ascii_case("abnf"))
}

/// Adds the name of a side to an error that has no file.
fn in_side(name: &str, error: Error) -> GrammarError {
    if error.place.is_some() { error.into() } else { GrammarError::new(name, error) }
}

/// Returns the error for a file that has no rule.
pub fn no_rule(file: Option<&SourceFile>) -> GrammarError {
    let place = Place::new(file.map(|file| file.name.clone()).unwrap_or_default(), 1);
    GrammarError::from(Error::at(place, Problem::Syntax("no rule stands in the file".to_owned())))
}

/// Returns the files, preceded by those of the built-in grammars whose rules they lack. `asked` is a rule or an expression of the command
/// line, which may name such rules, too.
pub fn completed(own: &[SourceFile], asked: &str, shipped: &ShippedGrammars) -> Result<Vec<SourceFile>, GrammarError> {
    let lacks_rules = |error: Error| matches!(error.problem, Problem::NoRule { .. });
    if !PestGrammar::read(own).is_err_and(lacks_rules) {
        return Ok(own.to_vec());
    }
    // `-` in the name of a rule means `_`. In a string the replacement does not matter here.
    let asked = asked.trim_start_matches('=').replace('-', "_");
    let asked = SourceFile { name: String::new(), text: format!("asked = {{ {asked} }}\n") };
    let shipped = shipped.files();
    let lacked = lacked(shipped, own, &asked)?;
    let lacked = shipped.iter().zip(lacked).filter(|(_, is_lacked)| *is_lacked).map(|(file, _)| file);
    Ok(lacked.chain(own).cloned().collect())
}

/// Returns files of ABNF, preceded by the rules that they use and do not define, from the document of the built-in grammars. `asked` is a
/// rule or an expression of the command line.
fn completed_abnf(own: &[SourceFile], asked: &str, shipped: &ShippedGrammars) -> Result<Vec<SourceFile>, GrammarError> {
    let SourceFile { name, text } = shipped.first();
    let known_rules = doc_abnf::rules(&text, &format!("({}, ", shipped.document));
    let mut borrowed = BTreeSet::new();
    loop {
        let text: String = borrowed.iter().map(|&index: &usize| known_rules[index].text.as_str()).collect();
        let before = (!text.is_empty()).then(|| SourceFile { name: name.clone(), text });
        let all: Vec<SourceFile> = before.into_iter().chain(own.iter().cloned()).collect();
        // Errors in the files are reported when they are read.
        let Ok(side) = Side::abnf(&all, asked) else { return Ok(all) };
        let is_own = |place: &&Place| own.iter().any(|file| file.name == place.file);
        let defined: Vec<&Place> = side.rules().filter(is_own).collect();
        let known = |name: String| known_rules.iter().position(|rule| rule.is_called(&name));
        let found = lacking(&side, &defined).filter_map(known).find(|index| !borrowed.contains(index));
        let Some(first) = found else { return Ok(all) };
        let mut open = vec![first];
        while let Some(index) = open.pop() {
            let rule = &known_rules[index];
            let used = known_rules.iter().enumerate().filter(|(_, other)| rule.uses(&other.name));
            for (index, used) in used {
                let is_used = |place: &&&Place| place.rule.as_deref().is_some_and(|name| used.is_called(name));
                if let Some(place) = defined.iter().find(is_used) {
                    return Err(clash_with_document(shipped.document, &rule.name, &used.name, place));
                }
                open.extend((!borrowed.contains(&index)).then_some(index));
            }
            borrowed.insert(index);
        }
    }
}

/// Returns the first rule that no file defines, for the requested rule and for each rule of ABNF files that uses such rules.
fn lacking<'s>(side: &'s Side, defined: &'s [&Place]) -> impl Iterator<Item = String> + 's {
    let of = |side: &Side| match side.expression(&mut Expressions::default()) {
        Err(Error { problem: Problem::NoRule { name, .. }, .. }) => Some(name),
        _ => None,
    };
    let names = defined.iter().filter_map(|place| place.rule.as_deref());
    of(side).into_iter().chain(names.filter_map(move |name| of(&side.of_rule(name))))
}

/// Returns the error for a rule that both the files and a document define, if a rule taken from the document uses it.
fn clash_with_document(document: &str, borrowed: &str, used: &str, place: &Place) -> GrammarError {
    let message = format!(
        "{document} defines `{used}`, too, for its rule `{borrowed}`, which no file defines; give this rule another name, or define all that \
         the files use"
    );
    GrammarError::from(Error::at(place.clone(), Problem::Syntax(message)))
}

/// Returns which of the built-in grammars have rules that some files, or those grammars, use and do not define.
fn lacked(shipped: &[SourceFile], own: &[SourceFile], asked: &SourceFile) -> Result<Vec<bool>, GrammarError> {
    let defined = named(own).filter(|name| name.is_definition);
    let own_rules: HashMap<&str, Name<'_>> = defined.map(|name| (name.rule, name)).collect();
    let of_shipped: Vec<HashMap<&str, Name<'_>>> = shipped.iter().map(definitions).collect();
    let is_edited: Vec<bool> = of_shipped.iter().map(|rules| is_edit(rules, &own_rules)).collect();
    let mut is_lacked = vec![false; shipped.len()];
    let mut open: VecDeque<Name<'_>> = named(own).chain(named(std::slice::from_ref(asked))).collect();
    while let Some(used) = open.pop_front() {
        let is_there = used.is_definition || own_rules.contains_key(used.rule);
        let Some(index) = of_shipped.iter().position(|rules| !is_there && rules.contains_key(used.rule)) else {
            continue;
        };
        // A rule that an edited file lacks was removed by the edit.
        if is_edited[index] || std::mem::replace(&mut is_lacked[index], true) {
            continue;
        }
        let mut own_names = named(own).filter(|name| name.is_definition);
        if let Some(own) = own_names.find(|own| of_shipped[index].contains_key(own.rule)) {
            return Err(clash(&own, &of_shipped[index][own.rule], used.rule));
        }
        open.extend(named(&shipped[index..=index]));
    }
    // An undefined rule may be a misspelled rule of the first grammar.
    let is_apart = |rules: &HashMap<&str, Name<'_>>| rules.keys().all(|rule| !own_rules.contains_key(rule));
    if of_shipped.first().is_some_and(is_apart) {
        is_lacked[0] = true;
    }
    Ok(is_lacked)
}

/// Returns the error for a rule that both the files and a built-in grammar define, if the files use another rule of that grammar.
fn clash(own: &Name<'_>, shipped: &Name<'_>, used: &str) -> GrammarError {
    let Name { rule, file, line, column, .. } = *own;
    let (other, line_there) = (shipped.file, shipped.line);
    let message = format!(
        "{other}.pest:{line_there} defines this rule, too, and is read for the rule `{used}`, which no file defines; give this rule \
         another name, or define all that the files use"
    );
    let place = Place::new(file, line).at_column(column).in_rule(rule);
    GrammarError::from(Error::at(place, Problem::Syntax(message)))
}

/// Returns whether files are an edit of a grammar.
pub fn is_edit_of(grammar: &SourceFile, own: &[SourceFile]) -> bool {
    let own: HashMap<&str, Name<'_>> = own.iter().flat_map(definitions).collect();
    is_edit(&definitions(grammar), &own)
}

/// Returns whether files define most of the rules of another, which makes them an edit of it.
fn is_edit(rules: &HashMap<&str, Name<'_>>, own: &HashMap<&str, Name<'_>>) -> bool {
    rules.keys().filter(|rule| own.contains_key(*rule)).count() * 2 > rules.len()
}

/// An occurrence of the name of a rule.
#[derive(Clone, Copy)]
pub struct Name<'t> {
    pub rule: &'t str,
    /// The name of its file.
    pub file: &'t str,
    pub line: usize,
    column: usize,
    /// Whether the rule is defined here, rather than used.
    is_definition: bool,
}

/// Returns the rules that a file defines.
pub fn definitions(file: &SourceFile) -> HashMap<&str, Name<'_>> {
    let names = named(std::slice::from_ref(file)).filter(|name| name.is_definition);
    names.map(|name| (name.rule, name)).collect()
}

/// Returns the names in some files, as far as pest can read them.
fn named(files: &[SourceFile]) -> impl Iterator<Item = Name<'_>> {
    files.iter().flat_map(|SourceFile { name: file, text }| {
        let rules = parser::parse(Meta::grammar_rules, text).into_iter().flatten();
        rules.flat_map(move |rule| {
            let names = rule.into_inner().flatten().filter(|part| part.as_rule() == Meta::identifier);
            names.enumerate().map(move |(index, name)| {
                let (line, column) = name.line_col();
                Name { rule: name.as_str(), file, line, column, is_definition: index == 0 }
            })
        })
    })
}

/// Returns the built-in grammar of this name, or a file, as it is now or in a revision of git.
pub fn file(name: &str, revision: Option<&str>, shipped: &ShippedGrammars) -> Result<SourceFile, GrammarError> {
    if let Some(shipped) = shipped.find(name) {
        return Ok(shipped.clone());
    }
    if name.is_empty() {
        return Err(GrammarError::new(
            "the grammar",
            "the name of a file is missing; several have commas between them",
        ));
    }
    let (read, shown) = match revision {
        Some(revision) => (git_revision::read(revision, name), format!("{revision}:{name}")),
        None => (fs::read(name), name.to_owned()),
    };
    match read {
        Ok(bytes) => Ok(SourceFile::of_bytes(&shown, bytes)?),
        // If other files exist in the revision, a file that does not had no rules.
        Err(_) if revision.is_some_and(|revision| git_revision::is_new(revision, name)) => {
            Ok(SourceFile { name: shown, text: String::new() })
        }
        Err(error) => Err(GrammarError::unreadable(name, &error)),
    }
}
