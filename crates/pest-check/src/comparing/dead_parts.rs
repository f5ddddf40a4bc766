//! Finds dead parts of rules: parts that have no effect, because they never match there.
//!
//! In pest a choice is final, and a repetition takes as much as it can. So an earlier alternative
//! may take all texts of a later one, and an earlier part may leave nothing for an option. The
//! prefix of a part is an expression: the parts before it in a sequence, and a negative lookahead
//! for each alternative that is tried first. If no text matches the prefix followed by the part,
//! the part is dead, whichever rules use its rule.

use std::fmt;

use pest_meta::ast::Expr;

use crate::decision::{Limits, find_possible_text};
use grammar_reader::characters::CharacterSet;
use grammar_reader::error::Error;
use grammar_reader::expression::{Expression, ExpressionId, Expressions, Semantics};
use grammar_reader::pest_notation::expressions::repetition;
use grammar_reader::pest_notation::grammar::{
    Atomicity, Context, Lowering, PestGrammar, Recursion, choice, parts, sequence,
};
use grammar_reader::pest_notation::syntax::WrittenRule;

/// The maximum number of gates and states of all questions about one rule.
const MOST_WORK: usize = 1_000_000;

/// The maximum number of questions about one rule that may exceed their limits.
const MOST_GIVEN_UP: usize = 4;

/// The maximum number of displayed characters of a part.
const MOST_SHOWN: usize = 60;

/// A part of a rule that can be removed without changing the texts and trees of the rule.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct DeadPart {
    /// The part in pest's notation, cut if it is long.
    pub part: String,
    /// The role of the part in its rule.
    pub role: Role,
    /// The reason why it has no effect.
    pub cause: Cause,
}

/// The role of a part in its rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Role {
    /// The whole rule.
    Rule,
    /// One of several alternatives.
    Alternative,
    /// An optional part: the operand of `?`, `*` or similar.
    Option,
    /// The operand of `!` or `&`.
    Lookahead,
}

/// The reason why a part has no effect.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Cause {
    /// It matches no text at all.
    NoText,
    /// The preceding parts of its rule leave nothing that it matches.
    Before,
    /// It matches no text, because this part of it never matches after the preceding parts.
    Within(String),
    /// An earlier alternative always matches first: this one, or several together.
    EarlierAlternative(Option<String>),
    /// The lookahead always succeeds.
    AlwaysSucceeds,
}

impl fmt::Display for DeadPart {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let part = &self.part;
        match (self.role, &self.cause) {
            (Role::Rule, Cause::Within(inner)) => {
                write!(formatter, "matches no text: `{inner}` never matches after the preceding parts")
            }
            (Role::Rule, _) => write!(formatter, "matches no text"),
            (Role::Lookahead, _) => write!(formatter, "has `{part}`, which always succeeds"),
            (_, Cause::EarlierAlternative(Some(earlier))) => {
                write!(formatter, "has unreachable alternative `{part}`: `{earlier}` always matches first")
            }
            (_, Cause::EarlierAlternative(None)) => {
                write!(formatter, "has unreachable alternative `{part}`: an earlier one always matches first")
            }
            (_, Cause::NoText | Cause::Within(_)) => write!(formatter, "has `{part}`, which matches no text"),
            (_, Cause::Before | Cause::AlwaysSucceeds) => {
                write!(formatter, "has `{part}`, which never matches after the preceding parts")
            }
        }
    }
}

/// Returns the dead parts of a rule: unreachable alternatives, options that never match, and
/// lookaheads that always succeed. Every returned part is dead. A part whose question exceeds the
/// limits is left out, and so are all further parts after four such questions, or after a million
/// gates and states. Recursive rules and the stack are approximated: a part that is dead only
/// because of them is not found.
///
/// ```
/// use pest_check::{Limits, PestGrammar, SourceFile, dead_parts};
///
/// let text = r#"port = { "80" | "8080" } query = { pchar* ~ ("&" ~ pchar*)* } pchar = { 'a'..'z' | "&" }"#;
/// let grammar = PestGrammar::read(&[SourceFile { name: "x.pest".into(), text: text.into() }])?;
/// let dead = dead_parts(&grammar, "port", Limits::brief())?;
/// assert_eq!(dead[0].to_string(), r#"has unreachable alternative `"8080"`: `"80"` always matches first"#);
/// assert_eq!(dead_parts(&grammar, "query", Limits::brief())?.len(), 1);
/// # Ok::<(), pest_check::Error>(())
/// ```
///
/// # Errors
/// Those of [`PestGrammar::expression`].
pub fn dead_parts(grammar: &PestGrammar, rule: &str, limits: Limits) -> Result<Vec<DeadPart>, Error> {
    let mut expressions = Expressions::default();
    grammar.with_lowering(rule, &mut expressions, |lowering, rule| DeadParts::find(lowering, rule, limits))
}

/// The search in a rule.
struct DeadParts<'a, 's> {
    lowering: &'s mut Lowering<'a>,
    context: Context<'a>,
    limits: Limits,
    work: usize,
    /// The prefix of the rule.
    start: ExpressionId,
    /// The expression that matches any text.
    anything: ExpressionId,
    found: Vec<DeadPart>,
}

impl<'a> DeadParts<'a, '_> {
    fn find(lowering: &mut Lowering<'a>, rule: &'a WrittenRule, limits: Limits) -> Result<Vec<DeadPart>, Error> {
        lowering.set_recursion(Recursion::Approximate(0));
        let context = Context::new(rule, Atomicity::NonAtomic);
        let whole = lowering.expression(&rule.rule.expr, context)?;
        let expressions = &mut *lowering.expressions;
        let nothing = expressions.empty();
        let any = expressions.set(CharacterSet::all());
        let anything = expressions.repeat(Semantics::Abnf, any, 0, None);
        let reachable = expressions.reachable(&[whole]);
        let has_start = reachable.into_iter().any(|id| matches!(expressions.get(id), Expression::Start));
        // With `SOI`, the text before the rule matters, so any text may precede it.
        let start = if has_start { anything } else { nothing };
        let mut search = DeadParts { lowering, context, limits, work: 0, start, anything, found: vec![] };
        let expression = &rule.rule.expr;
        if search.is_dead(start, whole) {
            let cause =
                search.first_dead_part(expression, start)?.map_or(Cause::NoText, |part| Cause::Within(shown(part)));
            search.push(expression, Role::Rule, cause);
        } else {
            search.part(expression, start)?;
        }
        Ok(search.found)
    }

    /// Returns the first part of a dead sequence that cannot match because of the preceding parts.
    fn first_dead_part(&mut self, whole: &'a Expr, mut before: ExpressionId) -> Result<Option<&'a Expr>, Error> {
        if let Some((item, 1.., _)) = repetition(whole) {
            return self.first_dead_part(item, before);
        }
        if !matches!(whole, Expr::Seq(..)) {
            return Ok(None);
        }
        for part in parts(whole, sequence) {
            let id = self.lower(part)?;
            if self.is_dead(before, id) {
                let inner = self.first_dead_part(part, before)?;
                let is_stopped = inner.is_some() || self.cause(before, id) == Some(Cause::Before);
                return Ok(is_stopped.then(|| inner.unwrap_or(part)));
            }
            before = self.after_with_skip(before, id)?;
        }
        Ok(None)
    }

    fn push(&mut self, part: &Expr, role: Role, cause: Cause) {
        self.found.push(DeadPart { part: shown(part), role, cause });
    }

    fn lower(&mut self, part: &'a Expr) -> Result<ExpressionId, Error> {
        self.lowering.expression(part, self.context)
    }

    fn after(&mut self, before: ExpressionId, part: ExpressionId) -> ExpressionId {
        self.lowering.expressions.sequence(vec![before, part])
    }

    /// Returns the prefix of the next part of a sequence, with implicit white space at its end.
    fn after_with_skip(&mut self, before: ExpressionId, part: ExpressionId) -> Result<ExpressionId, Error> {
        let after = self.after(before, part);
        let skip = self.lowering.skip(self.context)?;
        Ok(skip.map_or(after, |skip| self.after(after, skip)))
    }

    /// Returns whether no text matches the prefix, the part and any text after it. Returns false if
    /// the question exceeds the limits.
    fn is_dead(&mut self, before: ExpressionId, part: ExpressionId) -> bool {
        if self.work > MOST_WORK {
            return false;
        }
        let text = self.lowering.expressions.sequence(vec![before, part, self.anything]);
        match find_possible_text(self.lowering.expressions, text, self.limits) {
            Ok(verdict) => {
                self.work += verdict.statistics.gates + verdict.statistics.states;
                verdict.only_left.is_none()
            }
            Err(_) => {
                self.work += MOST_WORK / MOST_GIVEN_UP;
                false
            }
        }
    }

    /// Adds the dead parts in a part with this prefix.
    fn part(&mut self, part: &'a Expr, before: ExpressionId) -> Result<(), Error> {
        if let Some((item, least, most)) = repetition(part) {
            return self.option(part, item, before, least, most);
        }
        match part {
            Expr::Seq(..) => self.sequence(part, before),
            Expr::Choice(..) => self.choice(part, before),
            Expr::PosPred(item) | Expr::NegPred(item) => self.lookahead(part, item, before),
            _ => Ok(()),
        }
    }

    fn sequence(&mut self, list: &'a Expr, mut before: ExpressionId) -> Result<(), Error> {
        for part in parts(list, sequence) {
            self.part(part, before)?;
            let part = self.lower(part)?;
            before = self.after_with_skip(before, part)?;
        }
        Ok(())
    }

    fn choice(&mut self, list: &'a Expr, outer: ExpressionId) -> Result<(), Error> {
        let (mut before, mut earlier) = (outer, vec![]);
        for part in parts(list, choice) {
            let id = self.lower(part)?;
            if self.is_dead(before, id) {
                let cause = match self.cause(outer, id) {
                    Some(cause) => cause,
                    None => Cause::EarlierAlternative(self.earlier(outer, &earlier, id)),
                };
                self.push(part, Role::Alternative, cause);
            } else {
                self.part(part, before)?;
                earlier.push((part, id));
            }
            let not_this = self.lowering.expressions.not_ahead(id);
            before = self.after(before, not_this);
        }
        Ok(())
    }

    /// Returns the single earlier alternative that always matches first, if there is one.
    fn earlier(
        &mut self,
        outer: ExpressionId,
        earlier: &[(&'a Expr, ExpressionId)],
        part: ExpressionId,
    ) -> Option<String> {
        earlier.iter().find_map(|(expression, id)| {
            let not_this = self.lowering.expressions.not_ahead(*id);
            let before = self.after(outer, not_this);
            self.is_dead(before, part).then(|| shown(expression))
        })
    }

    fn option(
        &mut self,
        part: &'a Expr,
        item: &'a Expr,
        before: ExpressionId,
        least: u32,
        most: Option<u32>,
    ) -> Result<(), Error> {
        let id = self.lower(item)?;
        if least == 0 && self.is_dead(before, id) {
            let cause = self.cause(before, id).unwrap_or(Cause::Before);
            self.push(part, Role::Option, cause);
            return Ok(());
        }
        // The item may follow itself, up to the maximum less one, with implicit white space.
        let skip = self.lowering.skip(self.context)?;
        let expressions = &mut *self.lowering.expressions;
        let white_space = skip.and_then(|skip| match expressions.get(skip) {
            Expression::Repeat { item, .. } => Some(*item),
            _ => None,
        });
        let most = most.map(|most| most.saturating_sub(1));
        let before = match (most, white_space) {
            (Some(0), _) => before,
            _ if expressions.is_nullable(id) => return Ok(()),
            (_, Some(white_space)) => {
                let either = expressions.choice(Semantics::Abnf, vec![id, white_space]);
                let repeated = expressions.repeat(Semantics::Abnf, either, 0, None);
                expressions.sequence(vec![before, repeated])
            }
            (most, None) => {
                let repeated = expressions.repeat(Semantics::Abnf, id, 0, most);
                expressions.sequence(vec![before, repeated])
            }
        };
        self.part(item, before)
    }

    fn lookahead(&mut self, part: &'a Expr, item: &'a Expr, before: ExpressionId) -> Result<(), Error> {
        let id = self.lower(item)?;
        let is_ahead = matches!(part, Expr::PosPred(_));
        let not_this = if is_ahead { self.lowering.expressions.not_ahead(id) } else { id };
        if self.is_dead(before, not_this) {
            self.push(part, Role::Lookahead, Cause::AlwaysSucceeds);
            return Ok(());
        }
        self.part(item, before)
    }

    /// Returns why a part is dead, unless earlier alternatives are the reason.
    fn cause(&mut self, before: ExpressionId, part: ExpressionId) -> Option<Cause> {
        if self.is_dead(self.start, part) {
            return Some(Cause::NoText);
        }
        self.is_dead(before, part).then_some(Cause::Before)
    }
}

/// Returns a part in pest's notation, cut if it is long.
fn shown(part: &Expr) -> String {
    let part = part.to_string();
    match part.char_indices().nth(MOST_SHOWN) {
        Some((end, _)) => format!("{}\u{2026}", &part[..end]),
        None => part,
    }
}
