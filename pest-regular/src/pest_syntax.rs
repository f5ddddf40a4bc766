//! Reads the notation of pest: what stands in its files, and what pest refuses of it.

use pest::error::LineColLocation;
use pest::iterators::Pair;
use pest_meta::ast::Rule;
use pest_meta::parser::{self, Rule as Meta, rename_meta_rule};
use pest_meta::validator;

use crate::error::{Error, Place, Problem};
use crate::pest_lists::listed;
use crate::source::{JoinedFiles, SourceFile};
use crate::{large_stack, pest_bounds};

/// A rule as it stands in a file, with its lists as pest reads them.
#[derive(Debug)]
pub(crate) struct WrittenRule {
    pub rule: Rule,
    pub source: String,
    pub place: Place,
}

type PestError = pest::error::Error<Meta>;

/// The rules of some files, which are joined to one text as pest joins them.
pub(crate) fn read(files: &[SourceFile]) -> Result<Vec<WrittenRule>, Error> {
    let files = JoinedFiles::of(files)?;
    large_stack::run(|| read_joined(&files))
}

fn read_joined(files: &JoinedFiles) -> Result<Vec<WrittenRule>, Error> {
    let refused = |error: &PestError| {
        let place = Some(files.place_of(line(error)));
        Error { place, problem: Problem::Syntax(error.variant.message().into_owned()) }
    };
    let first = |errors: Vec<PestError>| match errors.first() {
        Some(error) => refused(error),
        None => Error::nowhere(Problem::Syntax("refused by pest".into())),
    };
    let pairs = parser::parse(Meta::grammar_rules, &files.text)
        .map_err(|error| refused(&error.renamed_rules(rename_meta_rule)))?;
    pest_bounds::check(pairs.clone(), files)?;
    validator::validate_pairs(pairs.clone()).map_err(first)?;
    let written = pairs.clone().filter(|pair| {
        let is_named = |inner: Pair<'_, Meta>| inner.as_rule() == Meta::identifier;
        pair.as_rule() == Meta::grammar_rule && pair.clone().into_inner().next().is_some_and(is_named)
    });
    let written: Vec<(String, Place)> =
        written.map(|pair| (pair.as_str().trim().to_owned(), files.place_at(pair.as_span().start()))).collect();
    let rules = parser::consume_rules(pairs).map_err(first)?;
    let rules = rules.into_iter().zip(written).map(|(mut rule, (source, place))| {
        rule.expr = listed(&rule);
        let place = Place { rule: Some(rule.name.clone()), ..place };
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
