//! Finds dead parts of rules: parts that have no effect, because they never match there.
//!
//! In pest a choice is final, and a repetition takes as much as it can. So an earlier alternative
//! may take all texts of a later one, and an earlier part may leave nothing for an option. The
//! prefix of a part is an expression: the parts before it in a sequence, and a negative lookahead
//! for each alternative that is tried first. If no text matches the prefix followed by the part,
//! the part is dead, whichever rules use its rule.

use std::collections::{HashMap, HashSet};
use std::fmt;

use pest_meta::ast::{Expr, Rule};

use crate::decision::{Limits, find_possible_start};
use crate::pest_notation::grammar::{Lowering, PestGrammar, Recursion};
use crate::pest_notation::validity::uses_stack;
use grammar_reader::characters::CharacterSet;
use grammar_reader::error::Error;
use grammar_reader::expression::{Expression, ExpressionId, Expressions, Semantics};
use grammar_reader::pest_notation::context::{Atomicity, Context};
use grammar_reader::pest_notation::expressions::{choice, descendants, names, parts, repetition, sequence};
use grammar_reader::pest_notation::syntax::WrittenRule;

/// The number of most expensive questions that a rule may have.
const MOST_QUESTIONS: usize = 3;

/// The work of an expression that is lowered, which takes the time of several steps.
const WORK_OF_EXPRESSION: usize = 5;

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
    /// For an alternative, a shortest text that it matches by itself. If possible, one that the
    /// earlier alternatives do not match as a whole.
    pub example: Option<String>,
    /// Whether earlier alternatives match each text of the alternative as a whole, or whether each text of
    /// the option is white space.
    pub is_covered: bool,
    /// Whether the earlier alternative still matches some text if the alternative is moved before
    /// it.
    pub can_move: bool,
    /// The position of the part among the descendants of the expression of the rule.
    pub position: usize,
    /// The position of the choice with the alternative.
    pub choice: Option<usize>,
    /// The position of the single earlier alternative.
    pub earlier: Option<usize>,
}

/// The dead parts of a rule, and what prevented to analyse all of it.
#[derive(Clone, Debug, Default)]
pub struct Analysis {
    /// The dead parts.
    pub dead: Vec<DeadPart>,
    /// The first error of a part that cannot be analysed, or the reason why parts are approximated.
    pub incomplete: Option<Error>,
    /// The number of alternatives, optional parts and lookaheads.
    pub parts: usize,
    /// The positions of those that are neither known to have an effect nor to be dead.
    pub undecided: Vec<usize>,
    /// The work of all questions, in steps of a decision.
    pub work: usize,
}

#[cfg(feature = "findings")]
impl Analysis {
    /// Returns the analysis of a rule for which no time is left.
    pub fn not_started(limits: Limits) -> Self {
        Analysis { incomplete: Some(limits.spent()), ..Analysis::default() }
    }

    /// Returns whether more work could decide more.
    pub fn is_limited(&self) -> bool {
        matches!(&self.incomplete, Some(error) if matches!(error.problem, grammar_reader::Problem::Limit { .. }))
    }
}

/// What the analysis of each rule needs to know of all rules.
pub struct Uses<'g> {
    /// The rules that are approximated: those that use the stack, or recursive rules that are not regular, directly or
    /// indirectly.
    approximated: HashSet<&'g str>,
    /// The rules that use `SOI`, directly or indirectly.
    with_start: HashSet<&'g str>,
}

impl<'g> Uses<'g> {
    pub fn new(grammar: &'g PestGrammar) -> Self {
        let rules: Vec<&Rule> = grammar.rules().filter_map(|name| grammar.rule(name)).collect();
        let mut users: HashMap<&str, Vec<&str>> = HashMap::new();
        for rule in &rules {
            names(&rule.expr).for_each(|name| users.entry(name).or_default().push(&rule.name));
        }
        let reaching = |mut waiting: Vec<&'g str>| {
            let mut all = HashSet::new();
            while let Some(rule) = waiting.pop() {
                if all.insert(rule) {
                    waiting.extend(users.get(rule).into_iter().flatten());
                }
            }
            all
        };
        let direct = rules.iter().filter(|rule| !grammar.is_regular(&rule.name) || uses_stack(&rule.expr));
        let approximated = reaching(direct.map(|rule| rule.name.as_str()).collect());
        Uses { approximated, with_start: reaching(vec!["SOI"]) }
    }

    fn is_exact(&self, part: &Expr) -> bool {
        !uses_stack(part) && !names(part).any(|name| self.approximated.contains(name))
    }
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

impl DeadPart {
    /// Creates an alternative without details.
    pub(crate) fn new(part: &Expr, position: usize, cause: Cause) -> Self {
        let (role, part, is_covered, can_move) = (Role::Alternative, shown(part), false, false);
        DeadPart { part, role, cause, example: None, is_covered, can_move, position, choice: None, earlier: None }
    }
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
/// lookaheads that always succeed. Every returned part is dead.
///
/// Recursive rules and the stack are approximated: a part that is dead only because of them is not
/// found. A part whose question exceeds the limits is left out, and so are all further parts after
/// as much work as three such questions.
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
/// The rule is undefined.
pub fn dead_parts(grammar: &PestGrammar, rule: &str, limits: Limits) -> Result<Vec<DeadPart>, Error> {
    Ok(dead_parts_in(grammar, rule, &[Atomicity::NonAtomic], limits, &Uses::new(grammar))?.dead)
}

/// Finds the parts of a rule that are dead for each of several callers.
///
/// # Errors
/// The rule is undefined.
pub fn dead_parts_in(
    grammar: &PestGrammar,
    rule: &str,
    callers: &[Atomicity],
    limits: Limits,
    uses: &Uses<'_>,
) -> Result<Analysis, Error> {
    let has_start = uses.with_start.contains(rule);
    let mut found: Option<Analysis> = None;
    for caller in callers {
        if found.as_ref().is_some_and(|found| found.dead.is_empty()) {
            break;
        }
        let mut expressions = Expressions::default();
        let analysis = grammar.with_lowering(rule, &mut expressions, |lowering, rule| {
            Ok(DeadParts::find(lowering, rule, (*caller, has_start), limits, uses))
        })?;
        match &mut found {
            Some(found) => {
                found.dead.retain(|dead| analysis.dead.iter().any(|it| it.position == dead.position));
                found.undecided.extend(analysis.undecided);
                found.undecided.sort_unstable();
                found.undecided.dedup();
                found.incomplete = found.incomplete.take().or(analysis.incomplete);
                found.work += analysis.work;
            }
            None => found = Some(analysis),
        }
    }
    let mut found = found.unwrap_or_default();
    if found.incomplete.is_none() {
        let mut expressions = Expressions::default();
        found.incomplete = grammar.expression(rule, &mut expressions).err();
        found.work = found.work.saturating_add(WORK_OF_EXPRESSION * expressions.len());
    }
    Ok(found)
}

/// The search in a rule.
struct DeadParts<'a, 's> {
    lowering: &'s mut Lowering<'a>,
    context: Context<'a>,
    rule: &'a Expr,
    /// The positions of the parts of the rule, if they were needed.
    positions: HashMap<*const Expr, usize>,
    limits: Limits,
    uses: &'s Uses<'s>,
    /// Whether all parts so far are exact.
    is_exact: bool,
    work: usize,
    /// The number of questions that exceeded their limits, or were not asked.
    given_up: usize,
    /// The prefix of the rule, and of parts after a part that cannot be analysed.
    start: ExpressionId,
    found: Analysis,
}

impl<'a, 's> DeadParts<'a, 's> {
    fn find(
        lowering: &'s mut Lowering<'a>,
        rule: &'a WrittenRule,
        (caller, has_start): (Atomicity, bool),
        limits: Limits,
        uses: &'s Uses<'s>,
    ) -> Analysis {
        lowering.set_recursion(Recursion::Approximate(0));
        let expressions = &mut *lowering.expressions;
        let nothing = expressions.empty();
        let any = expressions.set(CharacterSet::all());
        let anything = expressions.repeat(Semantics::Abnf, any, 0, None);
        // With `SOI`, the text before the rule matters, so any text may precede it.
        let start = if has_start { anything } else { nothing };
        let context = Context::new(rule, caller);
        let found = Analysis::default();
        let expression = &rule.rule.expr;
        let mut search = DeadParts {
            lowering,
            context,
            rule: expression,
            positions: HashMap::new(),
            limits,
            uses,
            is_exact: true,
            work: 0,
            given_up: 0,
            start,
            found,
        };
        match search.lower(expression) {
            Some(whole) if search.is_dead(start, whole) => {
                let cause = search.first_dead_part(expression, start);
                search.push(expression, Role::Rule, cause.map_or(Cause::NoText, |part| Cause::Within(shown(part))));
            }
            _ => search.part(expression, start),
        }
        search.found.work = search.work.saturating_add(WORK_OF_EXPRESSION * search.lowering.expressions.len());
        search.found
    }

    /// Returns the first part of a dead sequence that cannot match because of the preceding parts.
    fn first_dead_part(&mut self, whole: &'a Expr, mut before: ExpressionId) -> Option<&'a Expr> {
        if let Some((item, 1.., _)) = repetition(whole) {
            return self.first_dead_part(item, before);
        }
        if !matches!(whole, Expr::Seq(..)) {
            return None;
        }
        for part in parts(whole, sequence) {
            let id = self.lower(part)?;
            if self.is_dead(before, id) {
                let inner = self.first_dead_part(part, before);
                let is_stopped = inner.is_some() || self.cause(before, id) == Some(Cause::Before);
                return is_stopped.then(|| inner.unwrap_or(part));
            }
            before = self.after_with_skip(before, id);
        }
        None
    }

    fn push(&mut self, part: &Expr, role: Role, cause: Cause) {
        let position = self.position(part);
        self.found.dead.push(DeadPart { role, ..DeadPart::new(part, position, cause) });
    }

    fn position(&mut self, part: &Expr) -> usize {
        if self.positions.is_empty() {
            self.positions = descendants(self.rule).map(std::ptr::from_ref).zip(0..).collect();
        }
        self.positions.get(&std::ptr::from_ref(part)).copied().unwrap_or_default()
    }

    /// Returns the expression of a part, or `None` if it cannot be analysed.
    fn lower(&mut self, part: &'a Expr) -> Option<ExpressionId> {
        let lowered = self.lowering.expression(part, self.context);
        lowered.map_err(|error| self.found.incomplete.get_or_insert(error)).ok()
    }

    fn after(&mut self, before: ExpressionId, part: ExpressionId) -> ExpressionId {
        self.lowering.expressions.sequence(vec![before, part])
    }

    /// Returns the prefix of the next part of a sequence, with implicit white space at its end.
    fn after_with_skip(&mut self, before: ExpressionId, part: ExpressionId) -> ExpressionId {
        match self.lowering.skip(self.context) {
            Ok(Some(skip)) => self.lowering.expressions.sequence(vec![before, part, skip]),
            Ok(None) => self.after(before, part),
            Err(error) => {
                self.found.incomplete.get_or_insert(error);
                self.start
            }
        }
    }

    /// Returns whether an alternative, optional part or lookahead is dead, and counts it. It is `part`, or begins with
    /// it.
    fn is_dead_part(&mut self, before: ExpressionId, id: ExpressionId, part: &Expr) -> bool {
        let given_up = self.given_up;
        let is_dead = self.is_dead(before, id);
        self.is_exact &= self.uses.is_exact(part);
        self.found.parts += 1;
        if !(is_dead || self.is_exact && self.given_up == given_up) {
            self.add_undecided(part);
        }
        is_dead
    }

    /// Returns whether no further question is asked.
    fn is_spent(&self) -> bool {
        self.work > MOST_QUESTIONS.saturating_mul(self.limits.most_work()) || self.limits.is_over()
    }

    fn add_undecided(&mut self, part: &Expr) {
        let position = self.position(part);
        self.found.undecided.push(position);
    }

    /// Returns whether no text begins with the prefix and the part. Returns false if
    /// the question exceeds the limits.
    fn is_dead(&mut self, before: ExpressionId, part: ExpressionId) -> bool {
        let most = self.limits.most_work();
        if self.is_spent() {
            self.found.incomplete.get_or_insert_with(|| self.limits.spent());
            self.given_up += 1;
            return false;
        }
        let text = self.lowering.expressions.sequence(vec![before, part]);
        match find_possible_start(self.lowering.expressions, text, self.limits) {
            Ok(verdict) => {
                self.work = self.work.saturating_add(verdict.statistics.work);
                verdict.only_left.is_none()
            }
            Err(error) => {
                self.found.incomplete.get_or_insert(error);
                self.given_up += 1;
                self.work = self.work.saturating_add(most);
                false
            }
        }
    }

    /// Adds the dead parts in a part with this prefix.
    fn part(&mut self, part: &'a Expr, before: ExpressionId) {
        if let Some((item, least, most)) = repetition(part) {
            return self.option(part, item, before, least, most);
        }
        match part {
            Expr::Seq(..) => self.sequence(part, before),
            Expr::Choice(..) => self.choice(part, before),
            Expr::PosPred(item) | Expr::NegPred(item) => self.lookahead(part, item, before),
            Expr::Push(item) => self.part(item, before),
            _ => {}
        }
    }

    fn sequence(&mut self, list: &'a Expr, mut before: ExpressionId) {
        for part in parts(list, sequence) {
            let given_up = self.given_up;
            self.part(part, before);
            before = match self.lower(part) {
                // Without a prefix that is too complex, more questions can be decided.
                Some(id) if self.given_up == given_up => {
                    self.is_exact &= self.uses.is_exact(part);
                    self.after_with_skip(before, id)
                }
                _ => {
                    self.is_exact = false;
                    self.start
                }
            };
        }
    }

    fn choice(&mut self, list: &'a Expr, outer: ExpressionId) {
        let (mut before, mut earlier) = (outer, vec![]);
        for part in parts(list, choice) {
            if self.is_spent() {
                self.found.parts += 1;
                self.add_undecided(part);
                continue;
            }
            let Some(id) = self.lower(part) else {
                self.is_exact = false;
                self.found.parts += 1;
                self.add_undecided(part);
                self.part(part, before);
                continue;
            };
            if self.is_dead_part(before, id, part) {
                self.push_alternative(list, part, id, outer, &earlier);
            } else {
                self.part(part, before);
                earlier.push((part, id));
            }
            let not_this = self.lowering.expressions.not_ahead(id);
            before = self.after(before, not_this);
        }
    }

    /// Adds a dead alternative.
    fn push_alternative(
        &mut self,
        list: &Expr,
        part: &'a Expr,
        id: ExpressionId,
        outer: ExpressionId,
        earlier: &[(&'a Expr, ExpressionId)],
    ) {
        let cause = self.cause(outer, id);
        let single = if cause.is_none() { self.earlier(outer, earlier, id) } else { None };
        let is_earlier = cause.is_none();
        let cause = cause.unwrap_or_else(|| Cause::EarlierAlternative(single.map(|(earlier, _)| shown(earlier))));
        self.push(part, Role::Alternative, cause);
        if !is_earlier {
            return;
        }
        let all = self.lowering.expressions.choice(Semantics::Peg, earlier.iter().map(|(_, id)| *id).collect());
        let cut = self.lowering.expressions.without(id, all);
        let (cut, is_decided) = self.shortest(cut);
        let is_covered = is_decided && cut.is_none();
        let example = cut.or_else(|| self.shortest(id).0);
        let can_move = single.is_some_and(|(_, earlier)| {
            let not_this = self.lowering.expressions.not_ahead(id);
            let before = self.after(outer, not_this);
            !self.is_dead(before, earlier)
        });
        let choice = self.position(list);
        let single = single.map(|(earlier, _)| self.position(earlier));
        if let Some(dead) = self.found.dead.last_mut() {
            *dead = DeadPart { example, is_covered, can_move, choice: Some(choice), earlier: single, ..dead.clone() };
        }
    }

    /// Returns a shortest text that an expression may match as a whole, and whether the question was
    /// decided.
    fn shortest(&mut self, id: ExpressionId) -> (Option<String>, bool) {
        let end = self.lowering.expressions.end();
        let whole = self.lowering.expressions.sequence(vec![id, end]);
        match find_possible_start(self.lowering.expressions, whole, self.limits) {
            Ok(verdict) => (verdict.only_left, true),
            Err(_) => (None, false),
        }
    }

    /// Returns the single earlier alternative that always matches first, if there is one.
    fn earlier(
        &mut self,
        outer: ExpressionId,
        earlier: &[(&'a Expr, ExpressionId)],
        part: ExpressionId,
    ) -> Option<(&'a Expr, ExpressionId)> {
        earlier.iter().copied().find(|(_, id)| {
            let not_this = self.lowering.expressions.not_ahead(*id);
            let before = self.after(outer, not_this);
            self.is_dead(before, part)
        })
    }

    fn option(&mut self, part: &'a Expr, item: &'a Expr, before: ExpressionId, least: u32, most: Option<u32>) {
        let Some(id) = self.lower(item) else {
            self.is_exact = false;
            if least == 0 {
                self.found.parts += 1;
                self.add_undecided(part);
            }
            return self.part(item, self.start);
        };
        // In `a{0,2}`, which is `a? ~ a?`, there may be white space before the second one, without the first.
        let is_several =
            most.is_some_and(|most| most > 1) && self.lowering.skip(self.context).is_ok_and(|it| it.is_some());
        let is_dead_later = |it: &mut Self| {
            let nothing = it.lowering.expressions.empty();
            let later = it.after_with_skip(before, nothing);
            it.is_dead(later, id)
        };
        if least == 0 && self.is_dead_part(before, id, part) && (!is_several || is_dead_later(self)) {
            let cause = self.cause(before, id).unwrap_or(Cause::Before);
            let is_covered = cause == Cause::Before && self.is_white_space(id);
            self.push(part, Role::Option, cause);
            if let Some(dead) = self.found.dead.last_mut() {
                dead.is_covered = is_covered;
            }
            return;
        }
        if most != Some(1) {
            self.is_exact &= self.uses.is_exact(item);
        }
        // The item may follow itself, up to the maximum less one, with implicit white space.
        let Ok(skip) = self.lowering.skip(self.context) else { return self.part(item, self.start) };
        let expressions = &mut *self.lowering.expressions;
        let white_space = skip.and_then(|skip| match expressions.get(skip) {
            Expression::Repeat { item, .. } => Some(*item),
            _ => None,
        });
        let most = most.map(|most| most.saturating_sub(1));
        let before = match (most, white_space) {
            (Some(0), _) => before,
            _ if expressions.is_nullable(id) => self.start,
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
        self.part(item, before);
    }

    /// Returns whether a part matches only white space: what implicit white space matches, or characters that are white
    /// space in Unicode.
    fn is_white_space(&mut self, part: ExpressionId) -> bool {
        let expressions = &mut *self.lowering.expressions;
        let characters = expressions.set(CharacterSet::filter(char::is_whitespace));
        let explicit = expressions.repeat(Semantics::Peg, characters, 0, None);
        let implicit = self.lowering.skip(self.context).ok().flatten();
        implicit.into_iter().chain([explicit]).any(|white_space| {
            let others = self.lowering.expressions.without(part, white_space);
            self.shortest(others) == (None, true)
        })
    }

    fn lookahead(&mut self, part: &'a Expr, item: &'a Expr, before: ExpressionId) {
        let Some(id) = self.lower(item) else {
            self.is_exact = false;
            self.found.parts += 1;
            self.add_undecided(part);
            return self.part(item, before);
        };
        let is_ahead = matches!(part, Expr::PosPred(_));
        let not_this = if is_ahead { self.lowering.expressions.not_ahead(id) } else { id };
        if self.is_dead_part(before, not_this, part) {
            return self.push(part, Role::Lookahead, Cause::AlwaysSucceeds);
        }
        self.part(item, before);
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
