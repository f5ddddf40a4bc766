//! Rejects grammars that would take too much stack or time, in pest or later.
//!
//! pest-check reads grammars of any size: only the nesting in one rule is limited, and what is too large is not
//! decided. The other limits are those of pest's own validation and of grammars that are compiled.

use std::collections::HashMap;

use pest::iterators::{Pair, Pairs};
use pest_meta::parser::Rule as Meta;

use super::syntax_hints::rule_at;
use crate::error::{Error, Location, Problem};
use crate::source::JoinedFiles;

/// The maximum nesting of groups and operators in one rule.
const MOST_NESTED: usize = 100;
/// The same if a grammar is not compiled. Each level takes stack, also of the caller.
const MOST_NESTED_AT_ALL: usize = 500;
/// The maximum number of adjacent expressions. For alternatives, pest's time grows with the third
/// power of that number.
const MOST_ADJACENT: usize = 500;
/// The maximum number of expressions in a rule after expanding repetitions, as pest does.
const MOST_IN_RULE: u64 = 10_000;
/// The maximum number of expressions in all rules together. Each may take stack.
const MOST_IN_ALL: u64 = 30_000;
/// The maximum nesting of rules in one another, including the groups and operators around them.
/// pest's time grows with the fourth power of that number.
const MOST_DEEP: usize = 200;
/// The maximum number of rules that are recursive or use recursive rules. They may nest as deep as
/// there are rules.
const MOST_RECURSIVE: usize = 500;
/// The maximum number of expressions that pest visits for one rule. It visits a used rule once for
/// each use.
const MOST_WORK: u64 = 3_000_000;

/// Rejects grammars that are too large to be compiled.
///
/// # Errors
/// What is too large, and where.
pub fn check(pairs: Pairs<'_, Meta>, files: &JoinedFiles) -> Result<(), Error> {
    let mut rules = vec![];
    let mut in_all = 0_u64;
    for rule in pairs.filter(|pair| pair.as_rule() == Meta::grammar_rule) {
        let Some(rule) = RuleSize::measure(rule, files)? else { continue };
        in_all = in_all.saturating_add(rule.expressions);
        if in_all > MOST_IN_ALL {
            let message = format!(
                "more than {MOST_IN_ALL} expressions in the grammar when repetitions are expanded; split the grammar"
            );
            return Err(too_large(rule.location, message));
        }
        rules.push(rule);
    }
    check_depth(&rules)
}

/// Rejects grammars with a rule that is nested too deeply.
///
/// # Errors
/// The nesting, and where it is.
pub fn check_nesting(pairs: Pairs<'_, Meta>, files: &JoinedFiles) -> Result<(), Error> {
    // The ends of the terms around a term, each with the number of groups and operators in it.
    let (mut open, mut depth): (Vec<(usize, usize)>, usize) = (vec![], 0);
    for term in pairs.flatten().filter(|pair| pair.as_rule() == Meta::term) {
        let span = term.as_span();
        while let Some((_, around)) = open.pop_if(|(end, _)| *end <= span.start()) {
            depth -= around;
        }
        let around = term.into_inner().filter(|inner| is_around(inner.as_rule())).count();
        open.push((span.end(), around));
        depth += around;
        if depth > MOST_NESTED_AT_ALL {
            let rule = rule_at(&files.text, span.start()).map(str::to_owned);
            return Err(nested_too_deeply(Location { rule, ..files.location_at(span.start()) }, MOST_NESTED_AT_ALL));
        }
    }
    Ok(())
}

fn nested_too_deeply(location: Location, most: usize) -> Error {
    too_large(location, format!("expressions are nested more than {most} deep; move some into rules of their own"))
}

fn too_large(location: Location, message: String) -> Error {
    Error { location: Some(location), problem: Problem::TooLarge(message) }
}

/// The size of a rule.
struct RuleSize<'r> {
    name: &'r str,
    location: Location,
    /// The greatest nesting of groups and operators.
    depth: usize,
    /// The used rules, each with the number of groups and operators around it.
    uses: Vec<(&'r str, usize)>,
    /// The number of expressions after expanding repetitions.
    expressions: u64,
}

/// A term that may contain the next term.
struct Open {
    end: usize,
    /// The number of groups and operators around its content.
    around: usize,
    /// How many times the term itself is expanded.
    times: u64,
}

impl<'r> RuleSize<'r> {
    /// Measures a rule. Returns `None` for a comment.
    fn measure(rule: Pair<'r, Meta>, files: &JoinedFiles) -> Result<Option<Self>, Error> {
        let start = rule.as_span().start();
        let mut parts = rule.into_inner().flatten();
        let Some(name) = parts.next().filter(|it| it.as_rule() == Meta::identifier) else { return Ok(None) };
        let location_in_rule = |at: usize| Location { rule: Some(name.as_str().to_owned()), ..files.location_at(at) };
        let location = location_in_rule(start);
        let mut size = RuleSize { name: name.as_str(), location, depth: 0, uses: vec![], expressions: 0 };
        let (mut open, mut depth, mut times) = (vec![], 0, 1_u64);
        for part in parts {
            let at = part.as_span().start();
            match part.as_rule() {
                Meta::expression => check_width(part, location_in_rule)?,
                Meta::identifier => size.uses.push((part.as_str(), depth)),
                Meta::term => {
                    while let Some(Open { around, times: before, .. }) = open.pop_if(|it: &mut Open| it.end <= at) {
                        depth -= around;
                        times = before;
                    }
                    let end = part.as_span().end();
                    let inner = || part.clone().into_inner();
                    let around = inner().filter(|inner| is_around(inner.as_rule())).count();
                    open.push(Open { end, around, times });
                    depth += around;
                    times = inner().map(count).fold(times, u64::saturating_mul);
                    size.add(depth, times, location_in_rule(at))?;
                }
                _ => {}
            }
        }
        Ok(Some(size))
    }

    /// Adds an expression at this depth that is expanded this many times.
    fn add(&mut self, depth: usize, times: u64, location: Location) -> Result<(), Error> {
        if depth > MOST_NESTED {
            return Err(nested_too_deeply(location, MOST_NESTED));
        }
        self.depth = self.depth.max(depth);
        self.expressions = self.expressions.saturating_add(times);
        if self.expressions > MOST_IN_RULE {
            let message = format!(
                "more than {MOST_IN_RULE} expressions in the rule when repetitions are expanded; \
                 write smaller bounds, or none, as in `{{2,}}` or `*`"
            );
            return Err(too_large(location, message));
        }
        Ok(())
    }
}

/// Rejects too many adjacent expressions.
fn check_width(expression: Pair<'_, Meta>, location: impl Fn(usize) -> Location) -> Result<(), Error> {
    let at = expression.as_span().start();
    if expression.into_inner().filter(|inner| inner.as_rule() == Meta::term).count() <= MOST_ADJACENT {
        return Ok(());
    }
    let message = format!("more than {MOST_ADJACENT} adjacent expressions; move some into rules of their own");
    Err(too_large(location(at), message))
}

/// Whether this part of a term encloses the rest of it in an expression.
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

/// Returns how many times a part of a term expands the rest of it.
fn count(part: Pair<'_, Meta>) -> u64 {
    match part.as_rule() {
        Meta::repeat_exact | Meta::repeat_min | Meta::repeat_max | Meta::repeat_min_max => {
            let numbers = part.into_inner().filter(|inner| inner.as_rule() == Meta::number);
            numbers.map(|number| number.as_str().parse().unwrap_or(u64::MAX)).max().unwrap_or(1).max(1)
        }
        _ => 1,
    }
}

/// Rejects rules that use one another too deeply or too often.
fn check_depth(rules: &[RuleSize]) -> Result<(), Error> {
    let numbers: HashMap<&str, usize> = rules.iter().enumerate().map(|(number, rule)| (rule.name, number)).collect();
    let mut used_by: Vec<Vec<(usize, usize)>> = vec![vec![]; rules.len()];
    let mut waiting = vec![0_usize; rules.len()];
    for (user, rule) in rules.iter().enumerate() {
        for (name, depth) in &rule.uses {
            if let Some(used) = numbers.get(name) {
                used_by[*used].push((user, *depth));
                waiting[user] += 1;
            }
        }
    }
    let mut depths: Vec<usize> = rules.iter().map(|rule| rule.depth).collect();
    let mut works: Vec<u64> = rules.iter().map(|rule| rule.expressions).collect();
    // A rule is ready when all rules that it uses are. A recursive rule never is.
    let mut ready: Vec<usize> = (0..rules.len()).filter(|rule| waiting[*rule] == 0).collect();
    let mut done = 0;
    while let Some(used) = ready.get(done).copied() {
        done += 1;
        let reject = |message| Err(too_large(rules[used].location.clone(), message));
        if depths[used] > MOST_DEEP {
            return reject(format!("the rules that this rule uses are nested more than {MOST_DEEP} deep; inline some"));
        }
        if works[used] > MOST_WORK {
            return reject(format!(
                "more than {MOST_WORK} expressions in the rule when used rules are expanded; use fewer rules twice"
            ));
        }
        for (user, depth) in &used_by[used] {
            depths[*user] = depths[*user].max(depth + 1 + depths[used]);
            works[*user] = works[*user].saturating_add(works[used]);
            waiting[*user] -= 1;
            if waiting[*user] == 0 {
                ready.push(*user);
            }
        }
    }
    match waiting.iter().position(|waiting| *waiting > 0) {
        Some(first) if rules.len() - done > MOST_RECURSIVE => {
            let message =
                format!("more than {MOST_RECURSIVE} rules are recursive or use recursive rules; split the grammar");
            Err(too_large(rules[first].location.clone(), message))
        }
        _ => Ok(()),
    }
}
