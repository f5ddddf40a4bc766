//! Proves that parts of a grammar never match.
//!
//! As in [`dead_parts`](pest_check::dead_parts), the prefix of a part is an expression: what its rule matches before
//! the part, and negative lookaheads for what is tried first. If no text matches the prefix and the part, the part is
//! dead there. Otherwise the rules that use its rule may prevent it, so their prefixes come before it.

use std::collections::HashSet;

use grammar_reader::characters::CharacterSet;
use grammar_reader::expression::Semantics;
use grammar_reader::pest_notation::builtins::IMPLICIT;
use grammar_reader::pest_notation::context::{Atomicity, Context};
use grammar_reader::pest_notation::expressions::{choice, parts, repetition, sequence};
use grammar_reader::pest_notation::syntax::WrittenRule;
use grammar_reader::{Error, ExpressionId, Expressions};
use pest_check::pest_notation::grammar::Lowering;
use pest_check::{Limits, find_possible_start};
use pest_check::{PestGrammar, Recursion};
use pest_meta::ast::{Expr, Rule};

use super::marked_grammar::{Mark, Part};
use super::usage::Usage;

/// How many rules and parts around a part are considered.
const MOST_AROUND: usize = 12;

/// The maximum work of all questions about a part, and about all parts.
const MOST_PART_WORK: usize = 100_000;
const MOST_WORK: usize = 1_000_000;

/// The work of a question, of a state, and of a question that exceeds its limits.
const QUESTION_WORK: usize = 1_000;
const STATE_WORK: usize = 40;
const GIVEN_UP_WORK: usize = 50_000;

/// Proofs about the parts of a marked grammar.
pub struct Proofs<'g> {
    grammar: PestGrammar,
    root: &'g str,
    usage: &'g Usage<'g>,
    /// The rules that never match.
    dead: HashSet<String>,
    /// The work of all questions, in gates.
    work: usize,
}

impl<'g> Proofs<'g> {
    pub fn new(grammar: PestGrammar, root: &'g str, usage: &'g Usage<'g>) -> Self {
        Proofs { grammar, root, usage, dead: HashSet::new(), work: 0 }
    }

    /// Returns whether a part certainly never matches in texts of the root.
    pub fn never_matches(&mut self, part: &Part) -> bool {
        let (rule, is_absent) = (part.mark.rule(), matches!(part.mark, Mark::Without(..)));
        let (Mark::Node(matched) | Mark::Without(_, matched)) = &part.mark;
        let most = MOST_WORK.min(self.work + MOST_PART_WORK);
        let is_dead = self.usage.callers(rule).iter().all(|caller| {
            let mut expressions = Expressions::default();
            let prefix = self.with_start(&mut expressions, matched, |lowering, written, start| {
                let id = lowering.rule(written, *caller)?;
                let id = if is_absent { lowering.expressions.not_ahead(id) } else { id };
                Ok(lowering.expressions.sequence(vec![start, id]))
            });
            prefix.is_ok_and(|prefix| {
                self.is_dead(&mut expressions, prefix, most)
                    || self.is_dead_around(&mut expressions, rule, *caller, prefix, MOST_AROUND, most)
            })
        });
        if is_dead && !is_absent {
            self.dead.insert(rule.to_owned());
        }
        is_dead
    }

    /// Calls a function with a rule, its lowering, and what may come before it.
    fn with_start<'a, T: Send>(
        &'a self,
        expressions: &'a mut Expressions,
        rule: &str,
        make: impl FnOnce(&mut Lowering<'a>, &'a WrittenRule, ExpressionId) -> Result<T, Error> + Send,
    ) -> Result<T, Error> {
        let has_start = self.usage.has_start(rule);
        self.grammar.with_lowering(rule, expressions, |lowering, written| {
            lowering.set_recursion(Recursion::Approximate(0));
            let expressions = &mut *lowering.expressions;
            let any = expressions.set(CharacterSet::all());
            // With `SOI`, the text before the rule matters, so any text may precede it.
            let start = if has_start { expressions.repeat(Semantics::Abnf, any, 0, None) } else { expressions.empty() };
            make(lowering, written, start)
        })
    }

    /// Returns whether a part of a rule is dead in all rules around it. `prefix` is what the rule matches up to the end
    /// of the part.
    fn is_dead_around(
        &mut self,
        expressions: &mut Expressions,
        rule: &str,
        caller: Atomicity,
        prefix: ExpressionId,
        around: usize,
        most: usize,
    ) -> bool {
        if self.dead.contains(rule) {
            return true;
        }
        // pest matches implicit rules between parts, where this does not look.
        if rule == self.root || around == 0 || self.work > most || IMPLICIT.contains(&rule) {
            return false;
        }
        self.usage.users(rule).iter().all(|user| {
            let callers = self.usage.callers(&user.name).iter();
            callers.copied().filter(|outer| outer.matching_inside(user) == caller).all(|outer| {
                let prefixes = self.prefixes(expressions, user, outer, rule, prefix);
                prefixes.is_ok_and(|prefixes| {
                    prefixes.into_iter().all(|longer| {
                        longer != prefix && self.is_dead(expressions, longer, most)
                            || self.is_dead_around(expressions, &user.name, outer, longer, around - 1, most)
                    })
                })
            })
        })
    }

    /// Returns what a rule matches up to the end of a part of another rule, for each use of the other rule.
    fn prefixes(
        &self,
        expressions: &mut Expressions,
        user: &Rule,
        caller: Atomicity,
        rule: &str,
        prefix: ExpressionId,
    ) -> Result<Vec<ExpressionId>, Error> {
        self.with_start(expressions, &user.name, |lowering, written, start| {
            let context = Context::new(written, caller);
            let mut found = Prefixes { lowering, context, rule, prefix, all: vec![] };
            found.add(&written.rule.expr, start);
            Ok(found.all)
        })
    }

    /// Returns whether no text begins with a prefix. Returns false if the question exceeds the limits.
    fn is_dead(&mut self, expressions: &mut Expressions, prefix: ExpressionId, most: usize) -> bool {
        if self.work > most {
            return false;
        }
        self.work += QUESTION_WORK;
        match find_possible_start(expressions, prefix, Limits::brief().gates(30_000).states(500).bytes(20_000_000)) {
            Ok(verdict) => {
                self.work += verdict.statistics.gates + STATE_WORK * verdict.statistics.states;
                verdict.only_left.is_none()
            }
            Err(_) => {
                self.work += GIVEN_UP_WORK;
                false
            }
        }
    }
}

/// The search for the uses of a rule in another.
struct Prefixes<'a, 's> {
    lowering: &'s mut Lowering<'a>,
    context: Context<'a>,
    rule: &'s str,
    /// What the rule matches up to the end of the part.
    prefix: ExpressionId,
    all: Vec<ExpressionId>,
}

impl<'a> Prefixes<'a, '_> {
    /// Adds the uses in an expression, which has a prefix itself.
    fn add(&mut self, expression: &'a Expr, before: ExpressionId) {
        if let Some((item, _, most)) = repetition(expression) {
            let before = match most {
                Some(1) => before,
                _ => self.after_items(item, most, before).unwrap_or_else(|_| self.anything()),
            };
            return self.add(item, before);
        }
        match expression {
            Expr::Ident(name) if name == self.rule => {
                let prefix = self.lowering.expressions.sequence(vec![before, self.prefix]);
                self.all.push(prefix);
            }
            Expr::Seq(..) => {
                let mut before = before;
                for part in parts(expression, sequence) {
                    self.add(part, before);
                    before = self.after(part, before).unwrap_or_else(|_| self.anything());
                }
            }
            Expr::Choice(..) => {
                let mut before = before;
                for part in parts(expression, choice) {
                    self.add(part, before);
                    // An alternative that cannot be converted may fail.
                    if let Ok(part) = self.lowering.expression(part, self.context) {
                        let not_this = self.lowering.expressions.not_ahead(part);
                        before = self.lowering.expressions.sequence(vec![before, not_this]);
                    }
                }
            }
            Expr::Push(part) => self.add(part, before),
            _ => {}
        }
    }

    /// Returns the prefix of what comes after a part of a sequence.
    fn after(&mut self, part: &'a Expr, before: ExpressionId) -> Result<ExpressionId, Error> {
        let part = self.lowering.expression(part, self.context)?;
        let skip = self.lowering.skip(self.context)?;
        Ok(self.lowering.expressions.sequence([before, part].into_iter().chain(skip).collect()))
    }

    /// Returns the prefix of what comes after a part that cannot be converted.
    fn anything(&mut self) -> ExpressionId {
        let any = self.lowering.expressions.set(CharacterSet::all());
        self.lowering.expressions.repeat(Semantics::Abnf, any, 0, None)
    }

    /// Returns the prefix of an item of a repetition.
    fn after_items(&mut self, item: &'a Expr, most: Option<u32>, before: ExpressionId) -> Result<ExpressionId, Error> {
        let item = self.lowering.expression(item, self.context)?;
        let skip = self.lowering.skip(self.context)?;
        // In `a{0,2}`, which is `a? ~ a?`, there may be white space before the second one, without the first.
        if most.is_some() && skip.is_some() {
            return Ok(self.anything());
        }
        let expressions = &mut *self.lowering.expressions;
        let items = expressions.sequence([item].into_iter().chain(skip).collect());
        if expressions.is_nullable(items) {
            return Ok(self.anything());
        }
        let items = expressions.repeat(Semantics::Abnf, items, 0, None);
        Ok(expressions.sequence(vec![before, items]))
    }
}
