//! Finds parts of rules that make no difference, because they never match at their position.
//!
//! In pest a choice is final, and a repetition takes all that it can. An alternative may therefore follow one that takes all its texts, and
//! an option may follow a part that leaves it nothing. The prefix of a part is an expression of its own: what precedes it in a sequence,
//! and a lookahead for each alternative that is tried first. If no text matches that expression followed by the part, the part is dead,
//! whichever rules call its rule.

use std::fmt;

use pest_meta::ast::Expr;

use crate::decision::{Limits, Question, decide};
use grammar_reader::characters::CharacterSet;
use grammar_reader::error::Error;
use grammar_reader::expression::{Expression, ExpressionId, Expressions, Reading};
use grammar_reader::pest_notation::expressions::repetition;
use grammar_reader::pest_notation::grammar::{Atomicity, Context, Lowering, PestGrammar, choice, parts, sequence};
use grammar_reader::pest_notation::syntax::WrittenRule;

/// The number of gates and states that all questions about one rule may use together.
const MOST_WORK: usize = 1_000_000;

/// The number of questions that may be given up before no more are asked.
const MOST_GIVEN_UP: usize = 4;

/// The number of characters of a part that are shown.
const MOST_SHOWN: usize = 60;

/// A part of a rule that can be removed without changing which texts the rule matches or which trees it makes.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct DeadPart {
    /// The source of the part, cut if it is long.
    pub part: String,
    /// The role of the part in its rule.
    pub role: Role,
    /// The reason why it makes no difference.
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
    /// Something optional: the operand of `?`, `*` or the like.
    Option,
    /// The operand of `!` or `&`.
    Lookahead,
}

/// Why a part makes no difference.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Cause {
    /// It matches no text at any position.
    NoText,
    /// What precedes it in its rule leaves nothing that it matches.
    Before,
    /// It matches no text, because within it the prefix of this part leaves nothing that the part matches.
    Within(String),
    /// An alternative that is tried earlier matches wherever it would: this one, if a single one does.
    Earlier(Option<String>),
    /// It is a lookahead that always succeeds.
    LetsPass,
}

impl fmt::Display for DeadPart {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let part = &self.part;
        match (self.role, &self.cause) {
            (Role::Rule, Cause::Within(inner)) => write!(
                formatter,
                "matches no text: `{inner}` never matches there, for what stands before it leaves nothing for it"
            ),
            (Role::Rule, _) => write!(formatter, "matches no text"),
            (Role::Lookahead, _) => write!(formatter, "has `{part}`, which lets everything pass there"),
            (_, Cause::Earlier(Some(earlier))) => {
                write!(formatter, "never comes to `{part}`: wherever that would match, `{earlier}` before it does")
            }
            (_, Cause::Earlier(None)) => {
                write!(formatter, "never comes to `{part}`: wherever that would match, an alternative before it does")
            }
            (_, Cause::NoText | Cause::Within(_)) => write!(formatter, "has `{part}`, which matches no text"),
            (_, Cause::Before | Cause::LetsPass) => {
                write!(
                    formatter,
                    "has `{part}`, which never matches there: what stands before it leaves nothing for it"
                )
            }
        }
    }
}

/// Returns the parts of a rule that make no difference: alternatives that are never taken, options that never match, and lookaheads that
/// always succeed. Every part in the result is dead. A part counts as alive if its question would take more than the limits allow. So do
/// all parts after four such questions, or after a million gates and states.
///
/// ```
/// use pest_check::{Limits, PestGrammar, SourceFile, dead_parts};
///
/// let text = r#"port = { "80" | "8080" } query = { pchar* ~ ("&" ~ pchar*)* } pchar = { 'a'..'z' | "&" }"#;
/// let grammar = PestGrammar::read(&[SourceFile { name: "x.pest".into(), text: text.into() }])?;
/// let dead = dead_parts(&grammar, "port", Limits::brief())?;
/// assert_eq!(dead[0].to_string(), r#"never comes to `"8080"`: wherever that would match, `"80"` before it does"#);
/// assert_eq!(dead_parts(&grammar, "query", Limits::brief())?.len(), 1);
/// # Ok::<(), pest_check::Error>(())
/// ```
///
/// # Errors
/// Those of [`PestGrammar::expression`].
pub fn dead_parts(grammar: &PestGrammar, rule: &str, limits: Limits) -> Result<Vec<DeadPart>, Error> {
    let mut expressions = Expressions::default();
    grammar.lowered(rule, &mut expressions, |lowering, rule| DeadParts::of(lowering, rule, limits))
}

/// The search in one rule.
struct DeadParts<'a, 's> {
    lowering: &'s mut Lowering<'a>,
    context: Context<'a>,
    limits: Limits,
    work: usize,
    /// What precedes the rule.
    start: ExpressionId,
    /// The expressions that match any text and no text.
    anything: ExpressionId,
    never: ExpressionId,
    found: Vec<DeadPart>,
}

impl<'a> DeadParts<'a, '_> {
    fn of(lowering: &mut Lowering<'a>, rule: &'a WrittenRule, limits: Limits) -> Result<Vec<DeadPart>, Error> {
        let whole = lowering.rule(rule, Atomicity::NonAtomic)?;
        let expressions = &mut *lowering.expressions;
        let (nothing, never) = (expressions.empty(), expressions.set(CharacterSet::default()));
        let any = expressions.set(CharacterSet::all());
        let anything = expressions.repeat(Reading::Free, any, 0, None);
        let reachable = expressions.reachable(&[whole]);
        let has_start = reachable.into_iter().any(|id| matches!(expressions.get(id), Expression::Start));
        // A part that asks for the start of the text may be anywhere.
        let start = if has_start { anything } else { nothing };
        let context = Context::of(rule, Atomicity::NonAtomic);
        let mut search = DeadParts { lowering, context, limits, work: 0, start, anything, never, found: vec![] };
        let expression = &rule.rule.expr;
        if search.is_dead(start, whole) {
            let cause = search.stop(expression, start)?.map_or(Cause::NoText, |part| Cause::Within(shown(part)));
            search.tell(expression, Role::Rule, cause);
        } else {
            search.part(expression, start)?;
        }
        Ok(search.found)
    }

    /// Returns the first part of a dead sequence that cannot match because of what precedes it.
    fn stop(&mut self, whole: &'a Expr, mut before: ExpressionId) -> Result<Option<&'a Expr>, Error> {
        if let Some((item, 1.., _)) = repetition(whole) {
            return self.stop(item, before);
        }
        if !matches!(whole, Expr::Seq(..)) {
            return Ok(None);
        }
        for part in parts(whole, sequence) {
            let id = self.lower(part)?;
            if self.is_dead(before, id) {
                let inner = self.stop(part, before)?;
                let is_stopped = inner.is_some() || self.cause(before, id) == Some(Cause::Before);
                return Ok(is_stopped.then(|| inner.unwrap_or(part)));
            }
            before = self.behind(before, id);
        }
        Ok(None)
    }

    fn tell(&mut self, part: &Expr, role: Role, cause: Cause) {
        self.found.push(DeadPart { part: shown(part), role, cause });
    }

    fn lower(&mut self, part: &'a Expr) -> Result<ExpressionId, Error> {
        self.lowering.expression(part, self.context)
    }

    fn behind(&mut self, before: ExpressionId, part: ExpressionId) -> ExpressionId {
        self.lowering.expressions.sequence(vec![before, part])
    }

    /// Returns whether no text matches the one followed by the other and anything after. Returns false if that takes too much to find out.
    fn is_dead(&mut self, before: ExpressionId, part: ExpressionId) -> bool {
        if self.work > MOST_WORK {
            return false;
        }
        let text = self.lowering.expressions.sequence(vec![before, part, self.anything]);
        match decide(self.lowering.expressions, [text, self.never], Question::Inside, self.limits) {
            Ok(verdict) => {
                self.work += verdict.figures.gates + verdict.figures.states;
                verdict.only_left.is_none()
            }
            Err(_) => {
                self.work += MOST_WORK / MOST_GIVEN_UP;
                false
            }
        }
    }

    /// Adds the dead parts of a part that follows others.
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
            before = self.behind(before, part);
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
                    None => Cause::Earlier(self.earlier(outer, &earlier, id)),
                };
                self.tell(part, Role::Alternative, cause);
            } else {
                self.part(part, before)?;
                earlier.push((part, id));
            }
            let refused = self.lowering.expressions.not_ahead(id);
            before = self.behind(before, refused);
        }
        Ok(())
    }

    /// Returns the earlier alternative that alone matches wherever another would.
    fn earlier(
        &mut self,
        outer: ExpressionId,
        earlier: &[(&'a Expr, ExpressionId)],
        part: ExpressionId,
    ) -> Option<String> {
        earlier.iter().find_map(|(expression, id)| {
            let refused = self.lowering.expressions.not_ahead(*id);
            let before = self.behind(outer, refused);
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
            self.tell(part, Role::Option, cause);
            return Ok(());
        }
        // The item is preceded by itself, any number of times but the last.
        let expressions = &mut *self.lowering.expressions;
        let most = most.map(|most| most.saturating_sub(1));
        let before = match most {
            Some(0) => before,
            _ if expressions.is_nullable(id) => return Ok(()),
            most => {
                let repeated = expressions.repeat(Reading::Free, id, 0, most);
                expressions.sequence(vec![before, repeated])
            }
        };
        self.part(item, before)
    }

    fn lookahead(&mut self, part: &'a Expr, item: &'a Expr, before: ExpressionId) -> Result<(), Error> {
        let id = self.lower(item)?;
        let is_ahead = matches!(part, Expr::PosPred(_));
        let refused = if is_ahead { self.lowering.expressions.not_ahead(id) } else { id };
        if self.is_dead(before, refused) {
            self.tell(part, Role::Lookahead, Cause::LetsPass);
            return Ok(());
        }
        self.part(item, before)
    }

    /// Returns why a part is dead, if earlier alternatives are not the reason.
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
