//! Rejects grammars for which pest, or what comes after it, would take too much stack or time.

use std::collections::HashMap;

use pest::iterators::{Pair, Pairs};
use pest_meta::parser::Rule as Meta;

use crate::error::{Error, Place, Problem};
use crate::source::JoinedFiles;

/// The greatest nesting of groups and operators in one rule.
const MOST_NESTED: usize = 100;
/// The greatest number of expressions next to each other: for alternatives, pest's time grows with the third power of that.
const MOST_BESIDE: usize = 500;
/// The greatest number of expressions in a rule when its repetitions are written out, as pest does it.
const MOST_IN_RULE: u64 = 10_000;
/// The greatest number of expressions in all rules together: each may take stack.
const MOST_IN_ALL: u64 = 30_000;
/// The greatest depth of rules that use one another, including the groups and operators around them: pest's time grows with the
/// fourth power of that.
pub(crate) const MOST_DEEP: usize = 200;
/// The greatest number of rules that reach themselves, or use rules that do: such rules may nest as deep as there are rules.
const MOST_RECURSIVE: usize = 500;
/// The greatest number of expressions that pest visits for one rule: it visits those of a used rule as often as the rule is
/// used.
const MOST_WORK: u64 = 3_000_000;

/// Rejects grammars that are too large.
pub(crate) fn check(pairs: Pairs<'_, Meta>, files: &JoinedFiles) -> Result<(), Error> {
    let mut rules = vec![];
    let mut in_all = 0_u64;
    for rule in pairs.filter(|pair| pair.as_rule() == Meta::grammar_rule) {
        let Some(rule) = Shape::of(rule, files)? else { continue };
        in_all = in_all.saturating_add(rule.expressions);
        if in_all > MOST_IN_ALL {
            let message = format!(
                "with this rule, and with repetitions written out, the grammar has more than {MOST_IN_ALL} expressions; make several of it"
            );
            return Err(too_large(rule.place, message));
        }
        rules.push(rule);
    }
    check_depth(&rules)
}

fn too_large(place: Place, message: String) -> Error {
    Error { place: Some(place), problem: Problem::TooLarge(message) }
}

/// The size of a rule.
struct Shape<'r> {
    name: &'r str,
    place: Place,
    /// The greatest nesting of groups and operators.
    depth: usize,
    /// The rules that it uses, each with the number of groups and operators around it.
    uses: Vec<(&'r str, usize)>,
    /// The number of expressions, with repetitions written out.
    expressions: u64,
}

/// A term that may contain the next one.
struct Open {
    end: usize,
    /// The number of groups and operators that it puts around its content.
    around: usize,
    /// How many times it is written out itself.
    times: u64,
}

impl<'r> Shape<'r> {
    /// The size of a rule, or `None` for a comment.
    fn of(rule: Pair<'r, Meta>, files: &JoinedFiles) -> Result<Option<Self>, Error> {
        let start = rule.as_span().start();
        let mut parts = rule.into_inner().flatten();
        let Some(name) = parts.next().filter(|it| it.as_rule() == Meta::identifier) else { return Ok(None) };
        let place_of_rule = |at: usize| Place { rule: Some(name.as_str().to_owned()), ..files.place_at(at) };
        let place = place_of_rule(start);
        let mut shape = Shape { name: name.as_str(), place, depth: 0, uses: vec![], expressions: 0 };
        let (mut open, mut depth, mut times) = (vec![], 0, 1_u64);
        for part in parts {
            let at = part.as_span().start();
            match part.as_rule() {
                Meta::expression => refuse_many(part, place_of_rule)?,
                Meta::identifier => shape.uses.push((part.as_str(), depth)),
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
                    shape.add(depth, times, place_of_rule(at))?;
                }
                _ => {}
            }
        }
        Ok(Some(shape))
    }

    /// Adds an expression at this depth that is written out this number of times.
    fn add(&mut self, depth: usize, times: u64, place: Place) -> Result<(), Error> {
        if depth > MOST_NESTED {
            return Err(too_large(
                place,
                format!("more than {MOST_NESTED} expressions are nested here; make rules of some of them"),
            ));
        }
        self.depth = self.depth.max(depth);
        self.expressions = self.expressions.saturating_add(times);
        if self.expressions > MOST_IN_RULE {
            let message = format!(
                "with its repetitions written out, as pest does it, the rule has more than {MOST_IN_RULE} expressions; \
                 write smaller bounds, or none, as in `{{2,}}` or `*`"
            );
            return Err(too_large(place, message));
        }
        Ok(())
    }
}

/// Rejects too many expressions next to each other.
fn refuse_many(expression: Pair<'_, Meta>, place: impl Fn(usize) -> Place) -> Result<(), Error> {
    let at = expression.as_span().start();
    if expression.into_inner().filter(|inner| inner.as_rule() == Meta::term).count() <= MOST_BESIDE {
        return Ok(());
    }
    let message = format!("more than {MOST_BESIDE} expressions stand side by side here; make rules of some of them");
    Err(too_large(place(at), message))
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

/// How many times a part of a term writes out the rest of it.
fn count(part: Pair<'_, Meta>) -> u64 {
    match part.as_rule() {
        Meta::repeat_exact | Meta::repeat_min | Meta::repeat_max | Meta::repeat_min_max => {
            let numbers = part.into_inner().filter(|inner| inner.as_rule() == Meta::number);
            numbers.map(|number| number.as_str().parse().unwrap_or(u64::MAX)).max().unwrap_or(1).max(1)
        }
        _ => 1,
    }
}

/// Rejects rules that use one another too deep, or too often.
fn check_depth(rules: &[Shape]) -> Result<(), Error> {
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
    // A rule is ready when all rules that it uses are; a rule that reaches itself never is.
    let mut ready: Vec<usize> = (0..rules.len()).filter(|rule| waiting[*rule] == 0).collect();
    let mut done = 0;
    while let Some(used) = ready.get(done).copied() {
        done += 1;
        let refuse = |message| Err(too_large(rules[used].place.clone(), message));
        if depths[used] > MOST_DEEP {
            return refuse(format!(
                "the rules that this one uses stand more than {MOST_DEEP} deep; put some into others"
            ));
        }
        if works[used] > MOST_WORK {
            return refuse(format!(
                "with all that it uses written out, the rule has more than {MOST_WORK} expressions; use fewer rules twice"
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
            let message = format!(
                "more than {MOST_RECURSIVE} rules come to themselves, or use such as do; make several grammars"
            );
            Err(too_large(rules[first].place.clone(), message))
        }
        _ => Ok(()),
    }
}
