//! Reads the notation of pest: the content of its files, and what pest rejects in them.

use std::borrow::Cow;
use std::iter;

use pest::iterators::{Pair, Pairs};
use pest_meta::ast::{Expr, Rule};
use pest_meta::parser::{self, Rule as Meta};
use pest_meta::validator;

use super::above::{Above, above};
use super::bounds;
use super::builtins;
use super::expressions::within;
use super::faults::rule_at;
use super::lists::read_lists;
use super::refusals::{PestError, refused};
use crate::error::{Error, Place, Problem};
use crate::large_stack;
use crate::source::{JoinedFiles, SourceFile};

/// A rule as it is written in a file, with its lists as pest reads them.
#[derive(Clone, Debug)]
pub struct WrittenRule {
    /// The rule as pest reads it.
    pub rule: Rule,
    /// Its text in the file.
    pub source: String,
    /// Where it begins.
    pub place: Place,
    /// The comments above it.
    pub above: Above,
}

/// Reads the rules of some files, which are joined to one text as pest joins them.
///
/// # Errors
/// The same as for [`PestGrammar::read`](super::grammar::PestGrammar::read).
pub fn read(files: &[SourceFile]) -> Result<Vec<WrittenRule>, Error> {
    let files = JoinedFiles::of(files)?;
    large_stack::run(|| read_joined(&files))
}

fn read_joined(files: &JoinedFiles) -> Result<Vec<WrittenRule>, Error> {
    let first = |errors: Vec<PestError>| match errors.first() {
        Some(error) => refused(error, files),
        None => Error::nowhere(Problem::Syntax("refused by pest".into())),
    };
    let parsed = |text| parser::parse(Meta::grammar_rules, text).map_err(|error| refused(&error, files));
    let pairs = parsed(&files.text)?;
    let text = blanked(&files.text, pairs.clone());
    let pairs = if let Cow::Owned(without_tags) = &text { parsed(without_tags)? } else { pairs };
    bounds::check(pairs.clone(), files)?;
    refuse_leading(pairs.clone(), files)?;
    validator::validate_pairs(pairs.clone()).map_err(first)?;
    refuse_builtin(pairs.clone(), files)?;
    refuse_no_character(pairs.clone(), files)?;
    refuse_apart(pairs.clone(), files)?;
    let written = pairs.clone().filter(|pair| {
        let is_named = |inner: Pair<'_, Meta>| inner.as_rule() == Meta::identifier;
        pair.as_rule() == Meta::grammar_rule && pair.clone().into_inner().next().is_some_and(is_named)
    });
    let written: Vec<(String, Place)> = written
        .map(|pair| pair.as_span())
        .map(|span| (files.text[span.start()..span.end()].trim().to_owned(), files.place_at(span.start())))
        .collect();
    let mut rules = parser::consume_rules(pairs.clone()).map_err(first)?;
    let above = above(pairs.clone(), files);
    refuse_backward(&rules, pairs, files)?;
    read_lists(&mut rules);
    let rules = rules.into_iter().zip(written).zip(above).map(|((rule, (source, place)), above)| {
        let place = Place { rule: Some(rule.name.clone()), ..place };
        WrittenRule { rule, source, place, above }
    });
    Ok(rules.collect())
}

/// Replaces the tags (`#name = rule`) of a pest grammar by white space, so that all offsets stay the same. A tag is the name of
/// a node, and does not change what is matched. A text that is not a grammar is returned as it is.
///
/// ```
/// assert_eq!(grammar_reader::without_tags("a = { #left = b ~ b }"), "a = {         b ~ b }");
/// ```
#[must_use]
pub fn without_tags(grammar: &str) -> Cow<'_, str> {
    parser::parse(Meta::grammar_rules, grammar).map_or(Cow::Borrowed(grammar), |pairs| blanked(grammar, pairs))
}

fn blanked<'g>(grammar: &'g str, pairs: Pairs<'_, Meta>) -> Cow<'g, str> {
    let mut pairs = pairs.flatten();
    let (mut without, mut start) = (String::new(), 0);
    while let Some(tag) = pairs.find(|pair| pair.as_rule() == Meta::tag_id) {
        // The sign comes next.
        let tag = tag.as_span().start()..pairs.next().map_or(grammar.len(), |sign| sign.as_span().end());
        without.push_str(&grammar[start..tag.start]);
        // There may be a line end between the two.
        without.extend(grammar[tag.clone()].bytes().map(|it| if it == b'\n' { '\n' } else { ' ' }));
        start = tag.end;
    }
    if start == 0 {
        return Cow::Borrowed(grammar);
    }
    Cow::Owned(without + &grammar[start..])
}

/// Rejects escapes of numbers that no character has: pest panics at them.
fn refuse_no_character(pairs: Pairs<'_, Meta>, files: &JoinedFiles) -> Result<(), Error> {
    for written in pairs.flatten().filter(|pair| matches!(pair.as_rule(), Meta::inner_str | Meta::inner_chr)) {
        if let Some((at, escape)) = escapes(written.as_str()).find(|(_, escape)| escaped(escape).is_none()) {
            let message = format!(
                "`{escape}` is no character: Unicode ends with \\u{{10FFFF}}, and \\u{{D800}} to \\u{{DFFF}} are surrogates"
            );
            let at = written.as_span().start() + at;
            let place = Place { rule: rule_at(&files.text, at).map(str::to_owned), ..files.column_at(at) };
            return Err(Error { place: Some(place), problem: Problem::Syntax(message) });
        }
    }
    Ok(())
}

/// Rejects a `|` directly after an opening bracket: pest reads it there as at the beginning of a rule, and panics.
fn refuse_leading(pairs: Pairs<'_, Meta>, files: &JoinedFiles) -> Result<(), Error> {
    let inside = pairs.flatten().filter(|pair| matches!(pair.as_rule(), Meta::term | Meta::_push));
    let mut firsts = inside.flat_map(|pair| {
        let expressions = pair.into_inner().filter(|part| part.as_rule() == Meta::expression);
        expressions.filter_map(|expression| expression.into_inner().next())
    });
    match firsts.find(|first| first.as_rule() == Meta::choice_operator) {
        Some(sign) => {
            let message = "nothing stands before this `|`; only a whole rule may begin with one";
            Err(refused_at(files, sign.as_span().start(), message))
        }
        None => Ok(()),
    }
}

/// The error at a byte offset of the files.
fn refused_at(files: &JoinedFiles, at: usize, message: &str) -> Error {
    let place = Place { rule: rule_at(&files.text, at).map(str::to_owned), ..files.column_at(at) };
    Error { place: Some(place), problem: Problem::Syntax(message.into()) }
}

/// Rejects rules with names that are built into pest: some readers use the rule of the grammar, others the built-in one.
fn refuse_builtin(pairs: Pairs<'_, Meta>, files: &JoinedFiles) -> Result<(), Error> {
    let rules = pairs.filter(|pair| pair.as_rule() == Meta::grammar_rule);
    let mut names = rules.filter_map(|rule| rule.into_inner().next().filter(|it| it.as_rule() == Meta::identifier));
    match names.find(|name| builtins::names().any(|known| known == name.as_str())) {
        Some(name) => {
            let message = format!("`{}` is built into pest; give the rule another name", name.as_str());
            let place = files.column_at(name.as_span().start());
            Err(Error { place: Some(place), problem: Problem::Syntax(message) })
        }
        None => Ok(()),
    }
}

/// Rejects white space between `^` and its string: pest takes the quote for a character of it.
fn refuse_apart(pairs: Pairs<'_, Meta>, files: &JoinedFiles) -> Result<(), Error> {
    let mut strings = pairs.flatten().filter(|pair| pair.as_rule() == Meta::insensitive_string);
    match strings.find(|pair| !pair.as_str().starts_with("^\"")) {
        Some(pair) => {
            let message = "no space may stand between `^` and its string: pest would take the quote for a character";
            Err(refused_at(files, pair.as_span().start(), message))
        }
        None => Ok(()),
    }
}

/// The numeric escapes of a string, `\u{41}`, and their offsets.
fn escapes(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    iter::from_fn(move || {
        at += text[at..].find('\\')?;
        let escape = &text[at..];
        let length =
            if escape.starts_with("\\u") { escape.find('}')? + 1 } else { 1 + escape[1..].chars().next()?.len_utf8() };
        at += length;
        Some((at - length, &escape[..length]))
    })
    .filter(|(_, escape)| escape.starts_with("\\u"))
}

fn escaped(escape: &str) -> Option<char> {
    let number = escape.strip_prefix("\\u{")?.strip_suffix('}')?;
    char::from_u32(u32::from_str_radix(number, 16).ok()?)
}

/// Rejects ranges that end before they start: pest accepts them, and no text matches them.
fn refuse_backward(rules: &[Rule], pairs: Pairs<'_, Meta>, files: &JoinedFiles) -> Result<(), Error> {
    let written = pairs.flatten().filter(|pair| pair.as_rule() == Meta::range);
    let expressions = rules.iter().flat_map(|rule| within(&rule.expr).map(|it| (&rule.name, it)));
    let is_backward = expressions.filter_map(|(rule, expression)| match expression {
        Expr::Range(first, last) => Some((rule, first > last)),
        _ => None,
    });
    match written.zip(is_backward).find(|(_, (_, is_backward))| *is_backward) {
        Some((range, (rule, _))) => {
            let place = Place { rule: Some(rule.clone()), ..files.column_at(range.as_span().start()) };
            let message = format!("the range `{}` ends before it starts, so no text matches it", range.as_str().trim());
            Err(Error { place: Some(place), problem: Problem::Syntax(message) })
        }
        None => Ok(()),
    }
}
