//! Converts the syntax tree of a grammar to rules, in linear time.
//!
//! pest's own conversion also validates the rules, which takes time that grows with the third power of their size.

use grammar_reader::pest_notation::pest_errors::PestError;
use pest::error::ErrorVariant;
use pest::iterators::{Pair, Pairs};
use pest_meta::ast::{Expr, Rule, RuleType};
use pest_meta::parser::Rule as Meta;

/// The maximum number of parts that nest to the left, as pest nests them. More are nested in halves, so that no
/// expression is deep.
const MOST_CHAINED: usize = 100;

/// Nests parts in pairs: to the left, as pest does, or in halves if there are many. Returns `None` without parts.
pub fn nested<T>(parts: Vec<T>, join: &mut impl FnMut(T, T) -> T) -> Option<T> {
    if parts.len() <= MOST_CHAINED {
        return parts.into_iter().reduce(join);
    }
    let mut first = parts;
    let rest = first.split_off(first.len() / 2);
    let (first, rest) = (nested(first, join)?, nested(rest, join)?);
    Some(join(first, rest))
}

/// Converts the rules of a grammar, without tags, which do not affect matching.
///
/// # Errors
/// The count of a repetition is 0 or too large.
pub fn rules(pairs: Pairs<'_, Meta>) -> Result<Vec<Rule>, Box<PestError>> {
    let rules = pairs.filter(|pair| pair.as_rule() == Meta::grammar_rule);
    rules.filter_map(|rule| rule_of(rule.into_inner()).transpose()).collect()
}

/// Converts a rule. Returns `None` for a comment.
fn rule_of(parts: Pairs<'_, Meta>) -> Result<Option<Rule>, Box<PestError>> {
    let (mut name, mut ty) = (None, RuleType::Normal);
    for part in parts {
        match part.as_rule() {
            Meta::identifier => name = Some(part.as_str().to_owned()),
            Meta::silent_modifier => ty = RuleType::Silent,
            Meta::atomic_modifier => ty = RuleType::Atomic,
            Meta::compound_atomic_modifier => ty = RuleType::CompoundAtomic,
            Meta::non_atomic_modifier => ty = RuleType::NonAtomic,
            Meta::expression => {
                let expr = expression(part)?;
                return Ok(name.map(|name| Rule { name, ty, expr }));
            }
            _ => {}
        }
    }
    Ok(None)
}

fn expression(expression: Pair<'_, Meta>) -> Result<Expr, Box<PestError>> {
    let (mut alternatives, mut terms) = (vec![], vec![]);
    for part in expression.into_inner() {
        match part.as_rule() {
            Meta::choice_operator => alternatives.extend(sequence(std::mem::take(&mut terms))),
            Meta::term => terms.push(term(part)?),
            _ => {}
        }
    }
    alternatives.extend(sequence(terms));
    let choice = nested(alternatives, &mut |one, other| Expr::Choice(Box::new(one), Box::new(other)));
    Ok(choice.unwrap_or_else(empty))
}

fn sequence(terms: Vec<Expr>) -> Option<Expr> {
    nested(terms, &mut |first, rest| Expr::Seq(Box::new(first), Box::new(rest)))
}

fn empty() -> Expr {
    Expr::Str(String::new())
}

/// Converts a term: lookaheads, an operand, and repetitions, which bind more tightly.
fn term(term: Pair<'_, Meta>) -> Result<Expr, Box<PestError>> {
    let mut lookaheads: Vec<fn(Box<Expr>) -> Expr> = vec![];
    let mut operand = empty();
    for part in term.into_inner() {
        let inner = std::mem::replace(&mut operand, empty());
        operand = match part.as_rule() {
            Meta::positive_predicate_operator => {
                lookaheads.push(Expr::PosPred);
                continue;
            }
            Meta::negative_predicate_operator => {
                lookaheads.push(Expr::NegPred);
                continue;
            }
            Meta::expression => expression(part)?,
            Meta::_push => {
                let inner = part.into_inner().find(|it| it.as_rule() == Meta::expression);
                Expr::Push(Box::new(inner.map_or_else(|| Ok(empty()), expression)?))
            }
            Meta::_push_literal => {
                let literal = part.into_inner().find(|it| it.as_rule() == Meta::string);
                push_literal(literal.map_or_else(String::new, |literal| string(literal.as_str())))
            }
            Meta::peek_slice => peek_slice(part)?,
            Meta::identifier => Expr::Ident(part.as_str().to_owned()),
            Meta::string => Expr::Str(string(part.as_str())),
            Meta::insensitive_string => Expr::Insens(string(part.as_str())),
            Meta::range => {
                let mut ends = part.into_inner().filter(|it| it.as_rule() == Meta::character);
                let mut end = || ends.next().map_or_else(String::new, |end| string(end.as_str()));
                Expr::Range(end(), end())
            }
            Meta::optional_operator => Expr::Opt(Box::new(inner)),
            Meta::repeat_operator => Expr::Rep(Box::new(inner)),
            Meta::repeat_once_operator => Expr::RepOnce(Box::new(inner)),
            Meta::repeat_exact => Expr::RepExact(Box::new(inner), counts(part)?[0]),
            Meta::repeat_min => Expr::RepMin(Box::new(inner), counts(part)?[0]),
            Meta::repeat_max => Expr::RepMax(Box::new(inner), counts(part)?[0]),
            Meta::repeat_min_max => {
                let [least, most] = counts(part)?;
                Expr::RepMinMax(Box::new(inner), least, most)
            }
            // A tag, or a bracket.
            _ => inner,
        };
    }
    Ok(lookaheads.into_iter().rfold(operand, |operand, lookahead| lookahead(Box::new(operand))))
}

/// Returns an expression that pushes a text without reading it. Without its feature `grammar-extras`, pest has none, so
/// this one has a part that only pest's optimizer makes. Inside of `Push` it matches the empty text.
fn push_literal(text: String) -> Expr {
    Expr::Push(Box::new(Expr::Skip(vec![text])))
}

/// Returns the text that an expression pushes without reading it.
pub(crate) fn pushed_literal(expression: &Expr) -> Option<&str> {
    let Expr::Push(pushed) = expression else { return None };
    if let Expr::Skip(texts) = &**pushed { texts.first().map(String::as_str) } else { None }
}

/// Returns an expression in pest's notation.
pub(crate) fn shown(expression: &Expr) -> String {
    match pushed_literal(expression) {
        Some(text) => format!("PUSH_LITERAL({})", Expr::Str(text.to_owned())),
        None => expression.to_string(),
    }
}

fn peek_slice(slice: Pair<'_, Meta>) -> Result<Expr, Box<PestError>> {
    let (mut start, mut end, mut is_end) = (0, None, false);
    for part in slice.into_inner() {
        match part.as_rule() {
            Meta::range_operator => is_end = true,
            Meta::integer if is_end => end = Some(number(&part)?),
            Meta::integer => start = number(&part)?,
            _ => {}
        }
    }
    Ok(Expr::PeekSlice(start, end))
}

/// Returns the counts of a repetition. If there is one, the second is 0.
fn counts(repetition: Pair<'_, Meta>) -> Result<[u32; 2], Box<PestError>> {
    let is_minimum = matches!(repetition.as_rule(), Meta::repeat_min);
    let has_minimum = matches!(repetition.as_rule(), Meta::repeat_min_max);
    let mut counts = [0; 2];
    let numbers = repetition.into_inner().filter(|part| part.as_rule() == Meta::number);
    for (index, (count, part)) in counts.iter_mut().zip(numbers).enumerate() {
        *count = number(&part)?;
        if *count == 0 && !is_minimum && (index == 1 || !has_minimum) {
            return Err(Box::new(error("cannot repeat 0 times", &part)));
        }
    }
    Ok(counts)
}

fn number<T: std::str::FromStr>(number: &Pair<'_, Meta>) -> Result<T, Box<PestError>> {
    number.as_str().parse().map_err(|_| Box::new(error("the number is too large", number)))
}

fn error(message: &str, part: &Pair<'_, Meta>) -> PestError {
    PestError::new_from_span(ErrorVariant::CustomError { message: message.to_owned() }, part.as_span())
}

/// Returns the characters of a string or character, whose escapes are valid.
fn string(written: &str) -> String {
    let inside = written.trim_start_matches('^');
    let inside = inside.get(1..inside.len() - 1).unwrap_or_default();
    let (mut text, mut rest) = (String::new(), inside);
    while let Some(escape) = rest.find('\\') {
        text.push_str(&rest[..escape]);
        let (character, length) = unescaped(&rest[escape + 1..]);
        text.extend(character);
        rest = &rest[escape + 1 + length..];
    }
    text + rest
}

/// Returns the character of an escape after its backslash, and the length.
fn unescaped(escape: &str) -> (Option<char>, usize) {
    let code = |digits: &str| u32::from_str_radix(digits, 16).ok().and_then(char::from_u32);
    let Some(first) = escape.chars().next() else { return (None, 0) };
    match first {
        'x' => (escape.get(1..3).and_then(code), escape.len().min(3)),
        'u' => {
            let end = escape.find('}').unwrap_or(escape.len() - 1);
            (escape.get(2..end).and_then(code), end + 1)
        }
        'n' => (Some('\n'), 1),
        'r' => (Some('\r'), 1),
        't' => (Some('\t'), 1),
        '0' => (Some('\0'), 1),
        other => (Some(other), other.len_utf8()),
    }
}

#[cfg(test)]
mod tests {
    use grammar_reader::without_tags;
    use pest_meta::parser::{Rule as Meta, consume_rules, parse};

    use super::{nested, rules};

    /// Checks that rules are converted as pest does, but for tags, which it keeps with its feature `grammar-extras`.
    #[track_caller]
    fn assert_as_pest(text: &str) {
        let untagged = without_tags(text);
        let pairs = parse(Meta::grammar_rules, &untagged).unwrap();
        let converted = rules(parse(Meta::grammar_rules, text).unwrap()).unwrap();
        assert_eq!(converted, consume_rules(pairs).unwrap());
    }

    #[test]
    fn every_expression_is_converted_as_in_pest() {
        assert_as_pest(
            "//! A\n/// b\na = { b }\nb = _{ \"b\" }\nc = @{ | b }\nd = ${ b }\ne = !{ b | c ~ d | e2 ~ b }\ne2 = \
             {\"\"}",
        );
        assert_as_pest(
            r#"a = { "" ~ "\"\\\r\n\t\0\'\x41\u{1F600}é" ~ ^"k\u{e9}" ~ 'a'..'\'' ~ '\x00'..'\u{10FFFF}' ~ ANY }"#,
        );
        assert_as_pest(r#"a = { !"a"* ~ &!("b")+ ~ (!"c")? ~ ("d" ~ ("e" | "f" | ("g" ~ "h"))) ~ "i"{2}{3,}? }"#);
        assert_as_pest(r#"a = { "a"{4} ~ "a"{0,} ~ "a"{,7} ~ "a"{3,2} ~ "a"{ 0 , 5 } ~ ("b" | "c"{2} | "d"){1,2} }"#);
        assert_as_pest(
            r#"a = { PUSH("a" | "b" ~ "c") ~ PEEK[..] ~ PEEK[1..] ~ PEEK[-2..3] ~ PEEK[..-1]
                 ~ POP ~ (PUSH ( "d" ))* }"#,
        );
        assert_as_pest("a /* x */ = // y\n { (\n/* z */ \"a\" ) * ~ #t = b ~ (#u = b)? }\nb = { \"b\" }");
    }

    #[test]
    fn many_parts_nest_in_halves() {
        let depth = |parts: usize| nested(vec![0; parts], &mut |one: usize, other: usize| 1 + one.max(other));
        assert_eq!([0, 1, 2, 100, 101, 100_000].map(depth), [None, Some(0), Some(1), Some(99), Some(51), Some(107)]);
    }
}
