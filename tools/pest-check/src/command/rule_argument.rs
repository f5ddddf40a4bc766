//! The grammar files and rules that a command line names.

use std::path::Path;
use std::{fs, io};

use crate::command::error::GrammarError;
use crate::command::git_revision;
use crate::command::options::PestOption;
use crate::command::rust_source::{self, GrammarAttribute, grammar_path, is_rust_name};
use command_output::message;
use grammar_reader::pest_notation::builtins::IMPLICIT;
use grammar_reader::pest_notation::expressions::names;
use grammar_reader::{Error, Expressions, Location, Problem, SourceFile};
use pest_check::Operand;
use pest_check::PestGrammar;
use pest_check::findings::grammar::{are_abnf, no_rule_in};
use pest_check::rfc3986;

/// A rule on the command line, and the files that contain it.
pub struct RuleArgument<'n> {
    /// The name on the command line: `FILE[,FILE...][:RULE]`.
    pub name: &'n str,
    pub side: Operand,
    /// Whether the argument names the rule. Otherwise it is the first of the last file.
    pub has_rule: bool,
    pub is_abnf: bool,
}

/// A version of files.
#[derive(Clone, Copy)]
pub enum Version<'r> {
    /// The current files, which are not compared with those of a revision.
    Only,
    /// The files in a git revision. A file that exists only now is empty.
    Before(&'r str),
    /// The current files. A file that does not exist is empty: the revision has it.
    After,
}

impl<'n> RuleArgument<'n> {
    /// Reads a version of the files.
    pub fn read(name: &'n str, version: Version<'_>, pest: PestOption) -> Result<Self, GrammarError> {
        let (names, rule) = split_rule(name);
        let files = names.split(',').map(|name| files(name, version)).collect::<Result<Vec<_>, _>>()?;
        let mut files = files.concat();
        if !matches!(version, Version::Only) {
            // pest allows `//!` only at the start, but `grammar/*.pest` is sorted by name.
            files.sort_by_key(|file| !file.text.starts_with("//!"));
        }
        let is_abnf = are_abnf(&files).map_err(|error| with_argument(names, error))?;
        let given = rule.unwrap_or_default();
        let last = files.last().cloned();
        let is_last = |location: &&Location| last.as_ref().is_some_and(|file| file.name == location.file);
        let features = pest.features_for(names);
        let mut read = if is_abnf { Operand::abnf(&files, given) } else { Operand::pest_as(&files, given, features) };
        if read.is_err()
            && !is_abnf
            && let Some(completed) = rfc3986::completed(&files)
        {
            files = completed;
            read = Operand::pest_as(&files, given, features);
        }
        let side = read.map_err(|error| with_argument(name, error))?;
        let depends = side.pest_grammar().is_ok_and(PestGrammar::depends_on_features);
        if depends && !matches!(version, Version::Before(_)) && features.keeps_once_or_more() {
            message::print(&format!("note: {names}: {}", features.description()));
        }
        let first = || first_rule(side.pest_grammar().ok(), side.rules().filter(is_last));
        // Files that an edit adds or removes have no rules before or after it.
        let any = || {
            let first = side.rules().find_map(|location| location.rule.clone()).unwrap_or_default();
            (!matches!(version, Version::Only)).then_some(first)
        };
        let rule_name = rule.map(|_| side.rule().to_owned()).or_else(first).or_else(any);
        let rule_name = rule_name.ok_or_else(|| no_rule_in(last.as_ref()))?;
        Ok(RuleArgument { name, side: side.with_rule(&rule_name), has_rule: rule.is_some(), is_abnf })
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

/// Returns the grammar and the rule of an argument that must name a rule of a pest grammar.
pub fn pest_rule(named: &str, pest: PestOption) -> Result<(PestGrammar, String), GrammarError> {
    let side = RuleArgument::read(named, Version::Only, pest)?;
    side.check_name()?;
    let grammar = side.side.pest_grammar().ok().filter(|_| !named.contains(":="));
    let grammar = grammar.ok_or_else(|| GrammarError::new(named, "expected a rule of a pest grammar file"))?;
    // The command line may have `-`, as in ABNF.
    Ok((grammar.clone(), side.side.rule().replace('-', "_")))
}

/// Returns the rule that uses `SOI`, or else the first that pest does not match implicitly. ABNF has
/// no such rules.
fn first_rule<'l>(grammar: Option<&PestGrammar>, rules: impl Iterator<Item = &'l Location>) -> Option<String> {
    let rules: Vec<&String> = rules.filter_map(|location| location.rule.as_ref()).collect();
    let uses_start = |rule: &&&String| {
        let rule = grammar.and_then(|grammar| grammar.rule(rule));
        rule.is_some_and(|rule| names(&rule.expr).any(|name| name == "SOI"))
    };
    let is_explicit = |rule: &&&String| grammar.is_none() || !IMPLICIT.contains(&rule.as_str());
    let first = rules.iter().find(uses_start).or_else(|| rules.iter().find(is_explicit)).or(rules.first());
    first.map(|rule| (*rule).clone())
}

/// Splits an argument into files and rule.
fn split_rule(name: &str) -> (&str, Option<&str>) {
    name.split_once(':').map_or((name, None), |(names, rule)| (names, Some(rule)))
}

/// Adds the argument to an error without a location.
pub fn with_argument(name: &str, error: Error) -> GrammarError {
    if error.location.is_some() { error.into() } else { GrammarError::new(name, error) }
}

/// Returns a version of the files that a name is for. A Rust file is for those of its grammar.
fn files(name: &str, version: Version<'_>) -> Result<Vec<SourceFile>, GrammarError> {
    let rust_file = file(name, version)?;
    if !is_rust_name(name) || rust_file.text.is_empty() {
        return Ok(vec![rust_file]);
    }
    let attributes = rust_source::only_grammar(&rust_file)?.into_iter().map(|attribute| match attribute {
        GrammarAttribute::Path(path) => file(&grammar_path(name, &path).to_string_lossy(), version),
        GrammarAttribute::Inline(grammar) => Ok(grammar.padded()),
    });
    attributes.collect()
}

/// Returns a version of a file.
pub fn file(name: &str, version: Version<'_>) -> Result<SourceFile, GrammarError> {
    if name.is_empty() {
        return Err(GrammarError::new("the grammar", "missing file name; separate several by commas"));
    }
    if name == rfc3986::NAME && !Path::new(name).exists() {
        return Ok(rfc3986::file());
    }
    let (read, shown) = match version {
        Version::Before(revision) => (git_revision::read(revision, name), format!("{revision}:{name}")),
        Version::Only | Version::After => (fs::read(name), name.to_owned()),
    };
    let is_missing = |error: &io::Error| match version {
        Version::Only => false,
        Version::Before(revision) => git_revision::is_new(revision, name),
        Version::After => error.kind() == io::ErrorKind::NotFound,
    };
    match read {
        Ok(bytes) => Ok(SourceFile::from_bytes(&shown, bytes)?),
        Err(error) if is_missing(&error) => Ok(SourceFile { name: shown, text: String::new() }),
        Err(error) => Err(GrammarError::unreadable(name, &error)),
    }
}
