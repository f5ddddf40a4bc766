//! The grammar files that a command names.

use std::collections::HashSet;
use std::{fmt, fs, io};

use pest_regular::{Error, Expressions, PestGrammar, Place, Problem, Side, SourceFile};
use pest_uri::grammar_files;
use serde::Serialize;

use crate::usage;

/// A rule, and the files that it stands in.
pub struct NamedSide {
    /// As it is written on the command line: `FILE[,FILE...][:RULE]`.
    name: String,
    pub side: Side,
    /// Whether the rule was named; it is the first of the last file, if not.
    pub has_rule: bool,
    pub is_abnf: bool,
    /// The rules that stand in the files that were named, in their order.
    pub own_rules: Vec<String>,
}

impl NamedSide {
    pub fn read(name: &str) -> Result<Self, GrammarError> {
        let (names, rule) = match name.split_once(':') {
            Some((names, rule)) => (names, Some(rule)),
            None => (name, None),
        };
        let files = names.split(',').map(file).collect::<Result<Vec<_>, _>>()?;
        let is_own = |place: &&Place| files.iter().any(|file| file.name == place.file);
        let is_last = |place: &&Place| files.last().is_some_and(|file| file.name == place.file);
        let of_abnf = |file: &SourceFile| {
            file.name.rsplit_once('.').is_some_and(|(_, ending)| ending.eq_ignore_ascii_case("abnf"))
        };
        let is_abnf = files.iter().all(of_abnf);
        if !is_abnf && files.iter().any(of_abnf) {
            return Err(GrammarError::of(names, "files of one notation are wanted"));
        }
        let (given, has_rule) = (rule.unwrap_or_default(), rule.is_some());
        let read = if is_abnf { Side::abnf(&files, given) } else { Side::pest(&with_generic(files.clone()), given) };
        let side = read.map_err(|error| GrammarError::in_side(name, error))?;
        let own_rules = side.rules().filter(is_own).filter_map(|place| place.rule.clone()).collect();
        let first = || side.rules().find(is_last).and_then(|place| place.rule.clone());
        let rule = rule.map(|_| side.rule().to_owned()).or_else(first);
        let rule = rule.ok_or_else(|| no_rule(files.last()))?;
        Ok(NamedSide { name: name.to_owned(), side: side.of_rule(&rule), has_rule, is_abnf, own_rules })
    }

    /// Refuses what cannot be compared, so that it is said with the name of the side.
    pub fn check(&self) -> Result<(), GrammarError> {
        let expression = self.side.expression(&mut Expressions::default());
        expression.map(|_| ()).map_err(|error| GrammarError::in_side(&self.name, error))
    }
}

/// What is wrong with a grammar that was named, or with its name.
#[derive(Debug)]
pub struct GrammarError {
    message: String,
    place: Option<Place>,
}

impl GrammarError {
    pub fn of(names: &str, message: impl fmt::Display) -> Self {
        GrammarError { message: format!("{names}: {message}"), place: None }
    }

    /// Where an error has a place, that names the file.
    fn in_side(name: &str, error: Error) -> Self {
        if error.place.is_some() { error.into() } else { GrammarError::of(name, error) }
    }

    /// The object that stands for it in JSON.
    pub fn object(&self) -> impl Serialize + use<> {
        let place = self.place.as_ref();
        ErrorObject {
            message: usage::without_passwords(&self.message),
            file: place.map(|place| usage::without_passwords(&place.file)),
            line: place.map(|place| place.line),
            column: place.and_then(|place| place.column),
            rule: place.and_then(|place| place.rule.clone()),
        }
    }
}

impl From<Error> for GrammarError {
    fn from(error: Error) -> Self {
        GrammarError { message: error.to_string(), place: error.place }
    }
}

impl fmt::Display for GrammarError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.message)
    }
}

impl From<GrammarError> for io::Error {
    fn from(error: GrammarError) -> Self {
        io::Error::other(error.message)
    }
}

/// The line of JSON that says what is wrong.
#[derive(Serialize)]
pub struct ErrorLine<E> {
    pub error: E,
}

#[derive(Serialize)]
struct ErrorObject {
    message: String,
    file: Option<String>,
    line: Option<usize>,
    column: Option<usize>,
    rule: Option<String>,
}

/// What is wrong with a file that has no rule.
pub fn no_rule(file: Option<&SourceFile>) -> GrammarError {
    let place =
        Place { file: file.map(|file| file.name.clone()).unwrap_or_default(), line: 1, column: None, rule: None };
    GrammarError::from(Error { place: Some(place), problem: Problem::Syntax("no rule stands in the file".to_owned()) })
}

/// With the rules of all grammars that are known, if the files lack rules: that of a scheme may use those of the generic syntax. Files that
/// define some of these anew have to define all that they use.
pub fn with_generic(files: Vec<SourceFile>) -> Vec<SourceFile> {
    let lacks_rules = |error: Error| matches!(error.problem, Problem::NoRule { .. });
    if !PestGrammar::read(&files).is_err_and(lacks_rules) {
        return files;
    }
    let mut all: Vec<SourceFile> = grammar_files().map(|(name, text)| source(name, text)).collect();
    let own: HashSet<&str> = files.iter().flat_map(|file| rules(&file.text)).collect();
    let is_own = |shipped: &SourceFile| rules(&shipped.text).any(|rule| own.contains(rule));
    if all.first().is_some_and(is_own) {
        return files;
    }
    all.retain(|shipped| !is_own(shipped));
    all.extend(files);
    all
}

/// A file of this name, or a grammar of this name.
pub fn file(name: &str) -> Result<SourceFile, GrammarError> {
    match fs::read(name) {
        Ok(bytes) => Ok(SourceFile::of_bytes(name, bytes)?),
        Err(error) => match grammar_files().find(|(shipped, _)| *shipped == name) {
            Some((_, text)) => Ok(source(name, text)),
            None => Err(GrammarError::of(name, error)),
        },
    }
}

fn source(name: &str, text: &str) -> SourceFile {
    SourceFile { name: name.to_owned(), text: text.to_owned() }
}

/// The names of the rules that stand at the beginnings of lines.
fn rules(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_alphabetic()));
    lines.filter_map(|line| line.split_once('=')).map(|(name, _)| name.trim_end())
}
