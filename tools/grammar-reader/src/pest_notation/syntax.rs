//! Reads the notation of pest: the rules of files, and their errors.

use std::borrow::Cow;
use std::iter;

use pest::iterators::{Pair, Pairs};
use pest_meta::ast::{Expr, Rule};
use pest_meta::parser::{self, Rule as Meta};
use pest_meta::validator;

use super::doc_abnf::{DocAbnf, doc_abnf};
use super::expressions::descendants;
use super::lists::rewrite_lists;
use super::optimizer::{MOST_EXPANDED, expanded};
use super::pest_errors::{PestError, convert};
use super::rules::rules;
use super::size_limits;
use super::syntax_hints::rule_at;
use super::tokens::{Kind, Token, tokens};
use super::validity::{Doubt, ENDLESS, doubt, uses_stack};
use crate::error::{Error, Location, Problem};
use crate::large_stack;
use crate::source::{JoinedFiles, SourceFile, error_in};

/// A rule of a file, with its lists as pest rewrites them.
#[derive(Clone, Debug)]
pub struct WrittenRule {
    /// The rule as pest reads it.
    pub rule: Rule,
    /// The source text of the rule.
    pub source: String,
    /// The location of its first character.
    pub location: Location,
    /// The documentation above the rule.
    pub doc_abnf: DocAbnf,
    /// Whether the rule is too large for pest's optimizer.
    pub(crate) is_large: bool,
}

impl WrittenRule {
    pub(crate) fn new(rule: Rule, source: String, location: Location, doc_abnf: DocAbnf) -> Self {
        let is_large = expanded(&rule.expr) > MOST_EXPANDED;
        WrittenRule { rule, source, location, doc_abnf, is_large }
    }
}

/// Reads the rules of files, which are concatenated as pest does, within the [bounds](crate#bounds) of grammars that
/// are compiled.
///
/// # Errors
/// - the same as for [`PestGrammar::read`](super::grammar::PestGrammar::read)
/// - rules beyond the bounds
pub fn read(files: &[SourceFile]) -> Result<Vec<WrittenRule>, Error> {
    read_with(files, size_limits::check)
}

/// Reads the rules of files of any size, which are concatenated as pest does.
pub(crate) fn read_large(files: &[SourceFile]) -> Result<Vec<WrittenRule>, Error> {
    read_with(files, size_limits::check_nesting)
}

fn read_with(
    files: &[SourceFile],
    check_size: fn(Pairs<'_, Meta>, &JoinedFiles) -> Result<(), Error>,
) -> Result<Vec<WrittenRule>, Error> {
    check_ends(files)?;
    let files = JoinedFiles::new(files)?;
    large_stack::run(|| read_joined(&files, check_size))
}

/// Rejects a file that ends in a comment without a line break. The beginning of the next file would
/// become part of the comment. After other text, pest needs no line break.
fn check_ends(files: &[SourceFile]) -> Result<(), Error> {
    let before_others = files.split_last().map_or(&[][..], |(_, before)| before);
    let ends_in_comment = |file: &&SourceFile| {
        let last_line = file.text.rsplit('\n').next().unwrap_or_default();
        let tokens = if last_line.contains("//") { tokens(&file.text) } else { vec![] };
        let last = tokens.last();
        let is_documentation =
            last.is_some_and(|last| last.kind == Kind::Documentation && last.end() == file.text.len());
        let rest = &file.text[last.map_or(0, Token::end)..];
        is_documentation || rest.rsplit('\n').next().is_some_and(|line| line.contains("//"))
    };
    match before_others.iter().find(ends_in_comment) {
        Some(SourceFile { name, text }) => {
            let message = "missing line break after a comment before the next file";
            Err(error_in(name, text.lines().count(), Problem::Syntax(message.into())))
        }
        None => Ok(()),
    }
}

fn read_joined(
    files: &JoinedFiles,
    check_size: fn(Pairs<'_, Meta>, &JoinedFiles) -> Result<(), Error>,
) -> Result<Vec<WrittenRule>, Error> {
    let pairs = parser::parse(Meta::grammar_rules, &files.text).map_err(|error| convert(&error, files))?;
    check_size(pairs.clone(), files)?;
    check_leading_choice(pairs.clone(), files)?;
    validator::validate_pairs(pairs.clone()).map_err(|errors| first(&errors, files))?;
    check_escapes(pairs.clone(), files)?;
    check_insensitive_strings(pairs.clone(), files)?;
    let written = pairs.clone().filter(|pair| {
        let is_named = |inner: Pair<'_, Meta>| inner.as_rule() == Meta::identifier;
        pair.as_rule() == Meta::grammar_rule && pair.clone().into_inner().next().is_some_and(is_named)
    });
    let written: Vec<(String, Location)> = written
        .map(|pair| pair.as_span())
        .map(|span| (files.text[span.start()..span.end()].trim().to_owned(), files.location_at(span.start())))
        .collect();
    let mut rules = rules(pairs.clone()).map_err(|error| convert(&error, files))?;
    if let Some(Doubt { rule, message }) = doubt(&rules) {
        let location = || Location { rule: Some(rules[rule].name.clone()), ..written[rule].1.clone() };
        match size_limits::check(pairs.clone(), files) {
            Ok(()) => check_as_pest(files)?,
            // pest would take too long. It rejects an endless repetition because of the stack only in rare cases.
            Err(_) if message == ENDLESS && rules.iter().any(|rule| uses_stack(&rule.expr)) => {}
            Err(_) => return Err(Error { location: Some(location()), problem: Problem::Syntax(message.into()) }),
        }
    }
    let docs = doc_abnf(pairs.clone(), files);
    check_ranges(&rules, pairs, files)?;
    rewrite_lists(&mut rules);
    let rules = rules.into_iter().zip(written).zip(docs).map(|((rule, (source, location)), doc_abnf)| {
        let location = Location { rule: Some(rule.name.clone()), ..location };
        WrittenRule::new(rule, source, location, doc_abnf)
    });
    Ok(rules.collect())
}

/// Lets pest validate the rules, without what it reads only with its feature `grammar-extras`.
fn check_as_pest(files: &JoinedFiles) -> Result<(), Error> {
    let parsed = |text| parser::parse(Meta::grammar_rules, text).map_err(|error| convert(&error, files));
    let pairs = parsed(&files.text)?;
    let text = blank_tags(&files.text, pairs.clone());
    let pairs = if let Cow::Owned(without_tags) = &text { parsed(without_tags)? } else { pairs };
    let text = without_push_literal(&text, pairs.clone());
    let pairs = if let Cow::Owned(text) = &text { parsed(text)? } else { pairs };
    parser::consume_rules(pairs).map(drop).map_err(|errors| first(&errors, files))
}

/// Converts the first of several errors of pest.
fn first(errors: &[PestError], files: &JoinedFiles) -> Error {
    match errors.first() {
        Some(error) => convert(error, files),
        None => Error::without_location(Problem::Syntax("rejected by pest".into())),
    }
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
        rules(pairs).map_err(|error| convert(&error, &files))
    })
}

/// Replaces the tags (`#name = rule`) of a pest grammar by white space, so that all offsets stay
/// the same. A tag names a node, and does not affect matching. Invalid grammars are returned
/// unchanged.
///
/// ```
/// assert_eq!(grammar_reader::without_tags("a = { #left = b ~ b }"), "a = {         b ~ b }");
/// ```
#[must_use]
pub fn without_tags(grammar: &str) -> Cow<'_, str> {
    parser::parse(Meta::grammar_rules, grammar).map_or(Cow::Borrowed(grammar), |pairs| blank_tags(grammar, pairs))
}

fn blank_tags<'g>(grammar: &'g str, pairs: Pairs<'_, Meta>) -> Cow<'g, str> {
    let mut pairs = pairs.flatten();
    let (mut without, mut start) = (String::new(), 0);
    while let Some(tag) = pairs.find(|pair| pair.as_rule() == Meta::tag_id) {
        // The `=` comes next.
        let tag = tag.as_span().start()..pairs.next().map_or(grammar.len(), |sign| sign.as_span().end());
        without.push_str(&grammar[start..tag.start]);
        // There may be a line break between the two.
        without.extend(grammar[tag.clone()].bytes().map(|it| if it == b'\n' { '\n' } else { ' ' }));
        start = tag.end;
    }
    if start == 0 {
        return Cow::Borrowed(grammar);
    }
    Cow::Owned(without + &grammar[start..])
}

/// Replaces `PUSH_LITERAL("a")` by `PUSH(""   )`, so that all offsets stay the same. Both always match the empty text.
fn without_push_literal<'g>(grammar: &'g str, pairs: Pairs<'_, Meta>) -> Cow<'g, str> {
    let mut without = Cow::Borrowed(grammar);
    for pair in pairs.flatten().filter(|pair| pair.as_rule() == Meta::_push_literal) {
        let span = pair.as_span();
        let breaks = pair.as_str().chars().map(|it| if it == '\n' { "\n" } else { " " }.repeat(it.len_utf8()));
        let blank: String = breaks.collect();
        let push = "PUSH(\"\")";
        // `PUSH_LITERAL` is longer.
        let push = format!("{push}{}", blank.get(push.len()..).unwrap_or_default());
        without.to_mut().replace_range(span.start()..span.end(), &push);
    }
    without
}

/// Rejects escapes of numbers that are not Unicode scalar values. pest panics at them.
fn check_escapes(pairs: Pairs<'_, Meta>, files: &JoinedFiles) -> Result<(), Error> {
    for written in pairs.flatten().filter(|pair| matches!(pair.as_rule(), Meta::inner_str | Meta::inner_chr)) {
        if let Some((at, escape)) = escapes(written.as_str()).find(|(_, escape)| escaped(escape).is_none()) {
            let message = format!("`{escape}` is not a Unicode scalar value");
            let at = written.as_span().start() + at;
            let location =
                Location { rule: rule_at(&files.text, at).map(str::to_owned), ..files.exact_location_at(at) };
            return Err(Error { location: Some(location), problem: Problem::Syntax(message) });
        }
    }
    Ok(())
}

/// Rejects a `|` directly after an opening bracket. pest accepts it as at the beginning of a rule,
/// and panics.
fn check_leading_choice(pairs: Pairs<'_, Meta>, files: &JoinedFiles) -> Result<(), Error> {
    let inside = pairs.flatten().filter(|pair| matches!(pair.as_rule(), Meta::term | Meta::_push));
    let mut firsts = inside.flat_map(|pair| {
        let expressions = pair.into_inner().filter(|part| part.as_rule() == Meta::expression);
        expressions.filter_map(|expression| expression.into_inner().next())
    });
    match firsts.find(|first| first.as_rule() == Meta::choice_operator) {
        Some(sign) => {
            let message = "unexpected `|`; only a whole rule may begin with one";
            Err(error_at(files, sign.as_span().start(), message))
        }
        None => Ok(()),
    }
}

/// Creates an error at a byte offset of the files.
fn error_at(files: &JoinedFiles, at: usize, message: &str) -> Error {
    let location = Location { rule: rule_at(&files.text, at).map(str::to_owned), ..files.exact_location_at(at) };
    Error { location: Some(location), problem: Problem::Syntax(message.into()) }
}

/// Rejects white space between `^` and its string. pest takes the quote for a part of the string.
fn check_insensitive_strings(pairs: Pairs<'_, Meta>, files: &JoinedFiles) -> Result<(), Error> {
    let mut strings = pairs.flatten().filter(|pair| pair.as_rule() == Meta::insensitive_string);
    match strings.find(|pair| !pair.as_str().starts_with("^\"")) {
        Some(pair) => {
            let message = "unexpected space between `^` and its string";
            Err(error_at(files, pair.as_span().start(), message))
        }
        None => Ok(()),
    }
}

/// Returns the numeric escapes of a string, `\u{41}`, and their offsets.
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

/// Rejects ranges that end before they start. pest accepts them, but they match nothing.
fn check_ranges(rules: &[Rule], pairs: Pairs<'_, Meta>, files: &JoinedFiles) -> Result<(), Error> {
    let written = pairs.flatten().filter(|pair| pair.as_rule() == Meta::range);
    let expressions = rules.iter().flat_map(|rule| descendants(&rule.expr).map(|it| (&rule.name, it)));
    let is_backward = expressions.filter_map(|(rule, expression)| match expression {
        Expr::Range(first, last) => Some((rule, first > last)),
        _ => None,
    });
    match written.zip(is_backward).find(|(_, (_, is_backward))| *is_backward) {
        Some((range, (rule, _))) => {
            let location = Location { rule: Some(rule.clone()), ..files.exact_location_at(range.as_span().start()) };
            let message = format!("range `{}` ends before it starts", range.as_str().trim());
            Err(Error { location: Some(location), problem: Problem::Syntax(message) })
        }
        None => Ok(()),
    }
}
