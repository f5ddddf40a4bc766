//! Reads the notation of pest: what stands in its files, and what pest refuses of it.

use pest::error::LineColLocation;
use pest::iterators::Pairs;
use pest_meta::ast::Rule;
use pest_meta::parser::{self, Rule as Meta, rename_meta_rule};
use pest_meta::validator;

use crate::error::{Error, Place, Problem};
use crate::source::{SourceFile, place_of};

/// A rule as it stands in a file.
#[derive(Debug)]
pub(crate) struct WrittenRule {
    pub rule: Rule,
    pub source: String,
    pub place: Place,
}

type PestError = pest::error::Error<Meta>;

/// The rules of some files, which are joined to one text as pest joins them.
pub(crate) fn read(files: &[SourceFile]) -> Result<Vec<WrittenRule>, Error> {
    let text: String = files.iter().map(|file| file.text.as_str()).collect();
    let refused = |error: &PestError| {
        let place = Some(place_of(files, line(error)));
        Error { place, problem: Problem::Syntax(error.variant.message().into_owned()) }
    };
    let first = |errors: Vec<PestError>| match errors.first() {
        Some(error) => refused(error),
        None => Error::nowhere(Problem::Syntax("refused by pest".into())),
    };
    let pairs =
        parser::parse(Meta::grammar_rules, &text).map_err(|error| refused(&error.renamed_rules(rename_meta_rule)))?;
    refuse_depth(pairs.clone(), files)?;
    validator::validate_pairs(pairs.clone()).map_err(first)?;
    let written = pairs.clone().filter(|pair| {
        let is_named = |inner: pest::iterators::Pair<'_, Meta>| inner.as_rule() == Meta::identifier;
        pair.as_rule() == Meta::grammar_rule && pair.clone().into_inner().next().is_some_and(is_named)
    });
    let written: Vec<(String, usize)> =
        written.map(|pair| (pair.as_str().trim().to_owned(), pair.line_col().0)).collect();
    let rules = parser::consume_rules(pairs).map_err(first)?;
    let rules = rules.into_iter().zip(written).map(|(rule, (source, line))| {
        let place = Place { rule: Some(rule.name.clone()), ..place_of(files, line) };
        WrittenRule { rule, source, place }
    });
    Ok(rules.collect())
}

/// The line of all files together.
fn line(error: &PestError) -> usize {
    match error.line_col {
        LineColLocation::Pos((line, _)) | LineColLocation::Span((line, _), _) => line,
    }
}

/// How many groups and operators may stand inside one another.
const MOST_NESTED: usize = 100;

/// Refuses what is nested so deep that to go through it would take more stack than there is.
fn refuse_depth(pairs: Pairs<'_, Meta>, files: &[SourceFile]) -> Result<(), Error> {
    // The ends of the terms that are open, and how many expressions each of them puts around what stands in it.
    let (mut open, mut depth) = (vec![], 0);
    for term in pairs.flatten().filter(|pair| pair.as_rule() == Meta::term) {
        while let Some((_, around)) = open.pop_if(|(end, _)| *end <= term.as_span().start()) {
            depth -= around;
        }
        let around = term.clone().into_inner().filter(|inner| is_around(inner.as_rule())).count();
        depth += around;
        if depth > MOST_NESTED {
            let problem = Problem::Syntax(format!("more than {MOST_NESTED} expressions are nested here"));
            return Err(Error { place: Some(place_of(files, term.line_col().0)), problem });
        }
        open.push((term.as_span().end(), around));
    }
    Ok(())
}

/// Whether this part of a term puts an expression around another.
fn is_around(part: Meta) -> bool {
    use Meta::{
        _push, negative_predicate_operator, opening_paren, optional_operator, positive_predicate_operator,
        repeat_exact, repeat_max, repeat_min, repeat_min_max, repeat_once_operator, repeat_operator,
    };
    let predicates = matches!(part, positive_predicate_operator | negative_predicate_operator);
    let counts = matches!(part, repeat_exact | repeat_min | repeat_max | repeat_min_max);
    let repetitions = matches!(part, optional_operator | repeat_operator | repeat_once_operator);
    predicates || counts || repetitions || matches!(part, opening_paren | _push)
}
