//! Reads the notation of pest: the rules of files, and their errors.

use std::borrow::Cow;
use std::iter;

use pest::Span;
use pest::iterators::{Pair, Pairs};
use pest_meta::ast::{Expr, Rule};
use pest_meta::parser::{self, Rule as Meta};
use pest_meta::validator;

use super::doc_abnf::{DocAbnf, doc_abnf};
use super::expressions::descendants;
use super::pest_errors::{PestError, convert};
use super::size_limits;
use super::syntax_hints::rule_at;
use super::tokens::{Kind, Token, tokens};
use crate::error::{Error, Location, Problem};
use crate::large_stack;
use crate::source::{JoinedFiles, SourceFile, error_in};

/// A rule of a file.
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
}

/// Reads the rules of files, which are concatenated as pest does, within the [bounds](crate#bounds) of grammars that
/// are compiled. pest converts and validates them.
///
/// # Errors
/// - text that pest rejects
/// - a byte order mark, or a comment without a line break before another file
/// - rules beyond the bounds
pub fn read(files: &[SourceFile]) -> Result<Vec<WrittenRule>, Error> {
    read_with(files, size_limits::check, rules_of_pest)
}

/// Rejects a grammar that is too large.
pub type CheckSize = fn(Pairs<'_, Meta>, &JoinedFiles) -> Result<(), Error>;

/// Converts the rules of a grammar, and validates them.
pub type Convert = fn(Pairs<'_, Meta>, &JoinedFiles) -> Result<Vec<Rule>, Error>;

/// Reads the rules of files, which are concatenated as pest does, with these bounds and by this conversion.
///
/// # Errors
/// The same as for [`read`], and those of the functions.
pub fn read_with(files: &[SourceFile], check_size: CheckSize, rules: Convert) -> Result<Vec<WrittenRule>, Error> {
    check_ends(files)?;
    let files = JoinedFiles::new(files)?;
    large_stack::run(|| read_joined(&files, check_size, rules))
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

fn read_joined(files: &JoinedFiles, check_size: CheckSize, rules: Convert) -> Result<Vec<WrittenRule>, Error> {
    let pairs = parser::parse(Meta::grammar_rules, &files.text).map_err(|error| convert(&error, files))?;
    check_size(pairs.clone(), files)?;
    check_leading_choice(pairs.clone(), files)?;
    validator::validate_pairs(pairs.clone()).map_err(|errors| first(&errors, files))?;
    check_escapes(pairs.clone(), files)?;
    check_insensitive_strings(pairs.clone(), files)?;
    check_numbers(pairs.clone(), files)?;
    let rules = rules(pairs.clone(), files)?;
    let docs = doc_abnf(pairs.clone(), files);
    check_ranges(&rules, pairs.clone(), files)?;
    let rules = rules.into_iter().zip(written(pairs)).zip(docs).map(|((rule, span), doc_abnf)| {
        let location = Location { rule: Some(rule.name.clone()), ..files.location_at(span.start()) };
        WrittenRule { rule, source: span.as_str().trim().to_owned(), location, doc_abnf }
    });
    Ok(rules.collect())
}

/// Returns the texts of the rules, in the order of the files.
pub fn written(pairs: Pairs<'_, Meta>) -> impl Iterator<Item = Span<'_>> {
    let is_named = |inner: Pair<'_, Meta>| inner.as_rule() == Meta::identifier;
    let rules = pairs.filter(move |pair| {
        pair.as_rule() == Meta::grammar_rule && pair.clone().into_inner().next().is_some_and(is_named)
    });
    rules.map(|pair| pair.as_span())
}

/// Lets pest convert and validate the rules, without what it reads only with its feature `grammar-extras`.
///
/// # Errors
/// pest rejects the rules.
pub fn rules_of_pest(pairs: Pairs<'_, Meta>, files: &JoinedFiles) -> Result<Vec<Rule>, Error> {
    let parsed = |text| parser::parse(Meta::grammar_rules, text).map_err(|error| convert(&error, files));
    let text = blank_tags(&files.text, pairs.clone());
    let pairs = if let Cow::Owned(without_tags) = &text { parsed(without_tags)? } else { pairs };
    let text = without_push_literal(&text, pairs.clone());
    let pairs = if let Cow::Owned(text) = &text { parsed(text)? } else { pairs };
    parser::consume_rules(pairs).map_err(|errors| first(&errors, files))
}

/// Converts the first of several errors of pest.
fn first(errors: &[PestError], files: &JoinedFiles) -> Error {
    match errors.first() {
        Some(error) => convert(error, files),
        None => Error::without_location(Problem::Syntax("rejected by pest".into())),
    }
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

/// Rejects numbers that are too large. pest panics at those of `PEEK`.
fn check_numbers(pairs: Pairs<'_, Meta>, files: &JoinedFiles) -> Result<(), Error> {
    let is_too_large = |pair: &Pair<'_, Meta>| match pair.as_rule() {
        Meta::number => pair.as_str().parse::<u32>().is_err(),
        Meta::integer => pair.as_str().parse::<i32>().is_err(),
        _ => false,
    };
    match pairs.flatten().find(is_too_large) {
        Some(number) => Err(error_at(files, number.as_span().start(), "the number is too large")),
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
