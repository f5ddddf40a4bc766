//! The grammar files and rules that a command line names.

use std::collections::{BTreeSet, HashMap, VecDeque};
use std::fs;
use std::path::Path;

use grammar_reader::pest_notation::builtins::IMPLICIT;
use grammar_reader::pest_notation::grammar::names;
use grammar_reader::{Error, Expressions, Location, PestGrammar, Problem, SourceFile};
use pest_meta::parser::{self, Rule as Meta};

use crate::command::error::GrammarError;
use crate::command::git_revision;
use crate::command::rule_comments;
use crate::command::shipped::ShippedGrammars;
use crate::comparing::{Operand, RuleSource};

/// A rule on the command line, and the files that contain it.
pub struct RuleArgument<'n> {
    /// The name on the command line: `FILE[,FILE...][:RULE]`.
    pub name: &'n str,
    pub side: Operand,
    /// Whether the argument names the rule. Otherwise it is the first of the last file.
    pub has_rule: bool,
    pub is_abnf: bool,
    /// The files, preceded by those that define rules they use.
    pub files: Vec<SourceFile>,
    /// The rules of the named files, in order.
    pub own_rules: Vec<String>,
}

impl<'n> RuleArgument<'n> {
    /// Reads the files, from a git revision if one is given.
    pub fn read(name: &'n str, revision: Option<&str>, shipped: &ShippedGrammars) -> Result<Self, GrammarError> {
        let (names, rule) = split_rule(name);
        let files = names.split(',').map(|name| file(name, revision, shipped)).collect::<Result<Vec<_>, _>>()?;
        let is_own = |location: &&Location| files.iter().any(|file| file.name == location.file);
        let is_last = |location: &&Location| files.last().is_some_and(|file| file.name == location.file);
        let is_abnf = names.split(',').all(is_abnf_name);
        if !is_abnf && names.split(',').any(is_abnf_name) {
            return Err(GrammarError::new(names, "expected files of one notation"));
        }
        let given = rule.unwrap_or_default();
        let all = if is_abnf { completed_abnf(&files, given, shipped)? } else { completed(&files, given, shipped)? };
        let read = if is_abnf { Operand::abnf(&all, given) } else { Operand::pest(&all, given) };
        let side = read.map_err(|error| with_argument(name, error))?;
        let own_rules = side.rules().filter(is_own).filter_map(|location| location.rule.clone()).collect();
        let first = || first_rule(&side, side.rules().filter(is_last));
        // The last file may be newer than the revision.
        let any =
            || side.rules().find(is_own).and_then(|location| location.rule.clone()).filter(|_| revision.is_some());
        let rule_name = rule.map(|_| side.rule().to_owned()).or_else(first).or_else(any);
        let rule_name = rule_name.ok_or_else(|| no_rule_in(files.last()))?;
        Ok(RuleArgument {
            name,
            side: side.with_rule(&rule_name),
            has_rule: rule.is_some(),
            is_abnf,
            files: all,
            own_rules,
        })
    }

    /// Returns an error if no file defines the rule.
    pub fn check_name(&self) -> Result<(), GrammarError> {
        let is_defined = self.side.rules().any(|location| location.rule.as_deref() == Some(self.side.rule()));
        if is_defined { Ok(()) } else { self.check() }
    }

    /// Returns an error if the rule is undefined or too large. The message contains the argument. A
    /// rule that is not regular may still be compared with some others.
    pub fn check(&self) -> Result<(), GrammarError> {
        match self.side.expression(&mut Expressions::default()) {
            Err(Error { problem: Problem::Recursion(_) | Problem::Undecidable(_), .. }) | Ok(_) => Ok(()),
            Err(error) => Err(with_argument(self.name, error)),
        }
    }
}

/// Returns the rule that uses `SOI`, or else the first that pest does not match implicitly.
fn first_rule<'l>(side: &Operand, rules: impl Iterator<Item = &'l Location>) -> Option<String> {
    let rules: Vec<&String> = rules.filter_map(|location| location.rule.as_ref()).collect();
    let uses_start = |rule: &&&String| match side.with_rule(rule).source() {
        Some(RuleSource::Pest(rule)) => names(&rule.expr).any(|name| name == "SOI"),
        _ => false,
    };
    let is_explicit = |rule: &&&String| side.is_abnf() || !IMPLICIT.contains(&rule.as_str());
    let first = rules.iter().find(uses_start).or_else(|| rules.iter().find(is_explicit)).or(rules.first());
    first.map(|rule| (*rule).clone())
}

/// Splits an argument into files and rule.
fn split_rule(name: &str) -> (&str, Option<&str>) {
    name.split_once(':').map_or((name, None), |(names, rule)| (names, Some(rule)))
}

/// Returns whether a git revision has none of the files of an argument.
pub fn is_new(name: &str, revision: &str) -> bool {
    split_rule(name).0.split(',').all(|name| git_revision::is_new(revision, name))
}

/// Returns an error for an argument without files. Built-in grammars are not in a git revision.
pub fn check_in_revision(name: &str, shipped: &ShippedGrammars) -> Result<(), GrammarError> {
    let (names, _) = split_rule(name);
    if names.split(',').all(|name| shipped.find(name).is_some()) {
        return Err(GrammarError::new(names, "is a built-in grammar; `--git` needs a file"));
    }
    Ok(())
}

/// Returns whether a file name has the extension of ABNF.
pub fn is_abnf_name(name: &str) -> bool {
    name.rsplit_once('.').is_some_and(|(_, ending)| ending.eq_ignore_ascii_case("abnf"))
}

/// Adds the argument to an error without a location.
fn with_argument(name: &str, error: Error) -> GrammarError {
    if error.location.is_some() { error.into() } else { GrammarError::new(name, error) }
}

/// Returns the error for a file without rules.
pub fn no_rule_in(file: Option<&SourceFile>) -> GrammarError {
    let location = Location::new(file.map(|file| file.name.clone()).unwrap_or_default(), 1);
    GrammarError::from(Error::at(location, Problem::Syntax("no rule in the file".to_owned())))
}

/// Returns the files, preceded by the built-in grammars that define rules they use. `requested` is
/// the rule or expression of the command line, which may also use such rules.
pub fn completed(
    own: &[SourceFile],
    requested: &str,
    shipped: &ShippedGrammars,
) -> Result<Vec<SourceFile>, GrammarError> {
    let lacks_rules = |error: Error| matches!(error.problem, Problem::UndefinedRule { .. });
    if !PestGrammar::read(own).is_err_and(lacks_rules) {
        return Ok(own.to_vec());
    }
    // `-` in a rule name means `_`. In a string the replacement does not matter here.
    let requested = requested.trim_start_matches('=').replace('-', "_");
    let requested = SourceFile { name: String::new(), text: format!("requested = {{ {requested} }}\n") };
    let shipped = shipped.files();
    let lacked = lacked(shipped, own, &requested)?;
    let lacked = shipped.iter().zip(lacked).filter(|(_, is_lacked)| *is_lacked).map(|(file, _)| file);
    Ok(lacked.chain(own).cloned().collect())
}

/// Returns ABNF files, preceded by the undefined rules that they use, from the document of the
/// built-in grammars. `requested` is the rule or expression of the command line.
fn completed_abnf(
    own: &[SourceFile],
    requested: &str,
    shipped: &ShippedGrammars,
) -> Result<Vec<SourceFile>, GrammarError> {
    let SourceFile { name, text } = shipped.first();
    let known_rules = rule_comments::rules(&text, &format!("({}, ", shipped.document));
    let mut borrowed = BTreeSet::new();
    loop {
        let text: String = borrowed.iter().map(|&index: &usize| known_rules[index].text.as_str()).collect();
        let before = (!text.is_empty()).then(|| SourceFile { name: name.clone(), text });
        let all: Vec<SourceFile> = before.into_iter().chain(own.iter().cloned()).collect();
        // Errors in the files are reported when they are read.
        let Ok(side) = Operand::abnf(&all, requested) else { return Ok(all) };
        let is_own = |location: &&Location| own.iter().any(|file| file.name == location.file);
        let defined: Vec<&Location> = side.rules().filter(is_own).collect();
        let known = |name: String| known_rules.iter().position(|rule| rule.has_name(&name));
        let found = lacking(&side, &defined).filter_map(known).find(|index| !borrowed.contains(index));
        let Some(first) = found else { return Ok(all) };
        let mut open = vec![first];
        while let Some(index) = open.pop() {
            let rule = &known_rules[index];
            let used = known_rules.iter().enumerate().filter(|(_, other)| rule.uses(&other.name));
            for (index, used) in used {
                let is_used = |location: &&&Location| location.rule.as_deref().is_some_and(|name| used.has_name(name));
                if let Some(location) = defined.iter().find(is_used) {
                    return Err(clash_with_document(shipped.document, &rule.name, &used.name, location));
                }
                open.extend((!borrowed.contains(&index)).then_some(index));
            }
            borrowed.insert(index);
        }
    }
}

/// Returns the first undefined rule that the requested rule and each rule of ABNF files uses.
fn lacking<'s>(side: &'s Operand, defined: &'s [&Location]) -> impl Iterator<Item = String> + 's {
    let undefined_rule = |side: &Operand| match side.expression(&mut Expressions::default()) {
        Err(Error { problem: Problem::UndefinedRule { name, .. }, .. }) => Some(name),
        _ => None,
    };
    let names = defined.iter().filter_map(|location| location.rule.as_deref());
    undefined_rule(side).into_iter().chain(names.filter_map(move |name| undefined_rule(&side.with_rule(name))))
}

/// Returns the error for a rule that both the files and a document define, if a rule from the
/// document uses it.
fn clash_with_document(document: &str, borrowed: &str, used: &str, location: &Location) -> GrammarError {
    let message = format!(
        "{document} also defines `{used}`, for its rule `{borrowed}`, which no file defines; rename this rule, or define all used \
         rules"
    );
    GrammarError::from(Error::at(location.clone(), Problem::Syntax(message)))
}

/// Returns which built-in grammars define rules that the files, or such grammars, use but do not
/// define.
fn lacked(shipped: &[SourceFile], own: &[SourceFile], requested: &SourceFile) -> Result<Vec<bool>, GrammarError> {
    let defined = named(own).filter(|name| name.is_definition);
    let own_rules: HashMap<&str, Name<'_>> = defined.map(|name| (name.rule, name)).collect();
    let shipped_rules: Vec<HashMap<&str, Name<'_>>> = shipped.iter().map(definitions).collect();
    let is_edited: Vec<bool> = shipped_rules.iter().map(|rules| is_edit(rules, &own_rules)).collect();
    let mut is_lacked = vec![false; shipped.len()];
    let mut open: VecDeque<Name<'_>> = named(own).chain(named(std::slice::from_ref(requested))).collect();
    while let Some(used) = open.pop_front() {
        let is_defined = used.is_definition || own_rules.contains_key(used.rule);
        let Some(index) = shipped_rules.iter().position(|rules| !is_defined && rules.contains_key(used.rule)) else {
            continue;
        };
        // An edited copy lacks the rule because the edit removed it.
        if is_edited[index] || std::mem::replace(&mut is_lacked[index], true) {
            continue;
        }
        let mut own_names = named(own).filter(|name| name.is_definition);
        if let Some(own) = own_names.find(|own| shipped_rules[index].contains_key(own.rule)) {
            return Err(clash(&own, &shipped_rules[index][own.rule], used.rule));
        }
        open.extend(named(&shipped[index..=index]));
    }
    // An undefined rule may be a misspelled rule of the first grammar.
    let shares_no_rule = |rules: &HashMap<&str, Name<'_>>| rules.keys().all(|rule| !own_rules.contains_key(rule));
    if shipped_rules.first().is_some_and(shares_no_rule) {
        is_lacked[0] = true;
    }
    Ok(is_lacked)
}

/// Returns the error for a rule that both the files and a built-in grammar define, if the files use
/// another rule of that grammar.
fn clash(own: &Name<'_>, shipped: &Name<'_>, used: &str) -> GrammarError {
    let Name { rule, file, line, column, .. } = *own;
    let (other, line_there) = (shipped.file, shipped.line);
    let message = format!(
        "{other}.pest:{line_there} also defines this rule, and is read for `{used}`, which no file defines; rename this rule, \
         or define all used rules"
    );
    let location = Location::new(file, line).at_column(column).in_rule(rule);
    GrammarError::from(Error::at(location, Problem::Syntax(message)))
}

/// Returns whether files are an edited copy of a grammar.
pub fn is_edit_of(grammar: &SourceFile, own: &[SourceFile]) -> bool {
    let own: HashMap<&str, Name<'_>> = own.iter().flat_map(definitions).collect();
    is_edit(&definitions(grammar), &own)
}

/// Returns whether files define most rules of a grammar, so that they are an edited copy of it.
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

/// Returns the names in the valid files.
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

/// Returns the built-in grammar of this name, or a file, from a git revision if one is given.
pub fn file(name: &str, revision: Option<&str>, shipped: &ShippedGrammars) -> Result<SourceFile, GrammarError> {
    if let Some(shipped) = shipped.find(name) {
        return Ok(shipped.clone());
    }
    if name.is_empty() {
        return Err(GrammarError::new("the grammar", "missing file name; separate several by commas"));
    }
    let (read, shown) = match revision {
        Some(revision) => (git_revision::read(revision, name), format!("{revision}:{name}")),
        None => (fs::read(name), name.to_owned()),
    };
    match read {
        Ok(bytes) => Ok(SourceFile::from_bytes(&shown, bytes)?),
        // A file that the revision does not have counts as empty if it has others.
        Err(_) if revision.is_some_and(|revision| git_revision::is_new(revision, name)) => {
            Ok(SourceFile { name: shown, text: String::new() })
        }
        Err(error) => Err(GrammarError::unreadable(name, &error)),
    }
}

/// Returns a file like [`file`], but an empty file if the directory or the revision does not have it.
pub fn file_in(name: &str, revision: Option<&str>, shipped: &ShippedGrammars) -> Result<SourceFile, GrammarError> {
    let is_missing = match revision {
        Some(revision) => git_revision::is_new(revision, name),
        None => !Path::new(name).exists(),
    };
    if is_missing {
        Ok(SourceFile { name: name.to_owned(), text: String::new() })
    } else {
        file(name, revision, shipped)
    }
}
