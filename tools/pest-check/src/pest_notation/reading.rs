//! Reads the rules of files.

use grammar_reader::pest_notation::pest_errors::{ENDLESS, convert};
use grammar_reader::pest_notation::syntax::{WrittenRule, read_with, rules_of_pest, written};
use grammar_reader::pest_notation::{lists, size_limits};
use grammar_reader::source::JoinedFiles;
use grammar_reader::{Error, Problem, SourceFile, large_stack};
use pest::iterators::Pairs;
use pest_meta::ast::Rule;
use pest_meta::parser::{self, Rule as Meta};

use super::optimizer::optimized_lists;
use super::pest::Pest;
use super::rules;
use super::validity::{Doubt, doubt, uses_stack};

/// Reads the rules of files of any size, which are concatenated as pest does, with their lists as pest rewrites them.
///
/// # Errors
/// The files are not a grammar, or a rule is nested too deeply.
pub(crate) fn read(files: &[SourceFile], pest: Pest) -> Result<Vec<WrittenRule>, Error> {
    let mut written = read_with(files, size_limits::check_nesting, converted)?;
    large_stack::run(|| {
        let mut rules: Vec<Rule> = written.iter().map(|it| it.rule.clone()).collect();
        let (optimized, groups) = optimized_lists(lists::candidates(&rules), pest);
        lists::rewrite(&mut rules, optimized, |list| {
            let list = groups.iter().fold(list, |list, (name, group)| list.replace(name, group));
            rules_as_written(&list).ok()
        });
        for (written, rule) in written.iter_mut().zip(rules) {
            written.rule = rule;
        }
        Ok(written)
    })
}

/// Converts the rules. pest validates those that it may reject, if they are small.
fn converted(pairs: Pairs<'_, Meta>, files: &JoinedFiles) -> Result<Vec<Rule>, Error> {
    let rules = rules::rules(pairs.clone()).map_err(|error| convert(&error, files))?;
    if let Some(Doubt { rule, message }) = doubt(&rules) {
        match size_limits::check(pairs.clone(), files) {
            Ok(()) => drop(rules_of_pest(pairs, files)?),
            // pest would take too long. It rejects an endless repetition because of the stack only in rare cases.
            Err(_) if message == ENDLESS && rules.iter().any(|rule| uses_stack(&rule.expr)) => {}
            Err(_) => {
                let start = written(pairs).nth(rule).map_or(0, |span| span.start());
                let location = files.location_at(start).in_rule(&rules[rule].name);
                return Err(Error::at(location, Problem::Syntax(message.into())));
            }
        }
    }
    Ok(rules)
}

/// Reads the rules of a valid grammar as written, with lists as written.
///
/// # Errors
/// The grammar is invalid.
pub fn rules_as_written(grammar: &str) -> Result<Vec<Rule>, Error> {
    let files = [SourceFile { name: String::new(), text: grammar.to_owned() }];
    let files = JoinedFiles::new(&files)?;
    large_stack::run(|| {
        let pairs = parser::parse(Meta::grammar_rules, grammar).map_err(|error| convert(&error, &files))?;
        rules::rules(pairs).map_err(|error| convert(&error, &files))
    })
}
