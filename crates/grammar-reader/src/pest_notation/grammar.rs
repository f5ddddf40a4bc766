//! Reads pest grammars.

use std::collections::HashMap;

use pest_meta::ast::{Expr, Rule, RuleType};

use super::above::Above;
use super::bounds::MOST_DEEP;
use super::builtins::{IMPLICIT, builtin};
use super::expressions::{repetition, within};
use super::syntax::{self, WrittenRule};
use crate::characters::CharacterSet;
use crate::error::{Error, Place, Problem};
use crate::expression::{ExpressionId, Expressions, Reading};
use crate::large_stack;
use crate::source::{SourceFile, length};

/// The rules of some pest files, which are joined to one text as pest joins them.
#[derive(Clone, Debug)]
pub struct PestGrammar {
    rules: HashMap<String, WrittenRule>,
    /// In the order of the files.
    names: Vec<String>,
    has_implicit: bool,
    /// The greatest possible nesting of expressions: each takes about five bytes.
    depth: usize,
}

impl PestGrammar {
    /// Reads files as one grammar.
    ///
    /// # Errors
    /// - what pest itself rejects, with its position
    /// - a byte order mark, and a last line without an end if another file follows
    /// - files or rules beyond the [bounds](crate#bounds)
    pub fn read(files: &[SourceFile]) -> Result<Self, Error> {
        let rules = syntax::read(files)?;
        let has_implicit = rules.iter().any(|it| IMPLICIT.contains(&it.rule.name.as_str()));
        let names = rules.iter().map(|it| it.rule.name.clone()).collect();
        let rules = rules.into_iter().map(|it| (it.rule.name.clone(), it));
        Ok(PestGrammar { rules: rules.collect(), names, has_implicit, depth: length(files) / 5 })
    }

    /// Returns the same grammar with the strings of a rule matching in either case, as those of ABNF do.
    ///
    /// # Errors
    /// No thread can be started that has enough stack for the nesting of these rules.
    pub fn with_rule_in_either_case(&self, rule: &str) -> Result<Self, Error> {
        let either = |it| if let Expr::Str(text) = it { Expr::Insens(text) } else { it };
        large_stack::run_for(self.depth, || {
            let mut grammar = self.clone();
            if let Some(written) = grammar.rules.get_mut(rule) {
                written.rule.expr = written.rule.expr.clone().map_bottom_up(either);
            }
            Ok(grammar)
        })
    }

    /// The names of all rules, in the order of the files.
    pub fn rules(&self) -> impl Iterator<Item = &str> {
        self.names.iter().map(String::as_str)
    }

    /// The positions of the rules, in the order of the files.
    pub fn places(&self) -> impl Iterator<Item = &Place> {
        self.names.iter().filter_map(|name| self.rules.get(name)).map(|rule| &rule.place)
    }

    /// The rules in the order of the files, with the comments above each.
    pub fn above(&self) -> impl Iterator<Item = (&str, &Above)> {
        self.rules().filter_map(|name| Some((name, &self.rules.get(name)?.above)))
    }

    /// A rule as it is written.
    #[must_use]
    pub fn written(&self, name: &str) -> Option<&Rule> {
        self.rules.get(&name.replace('-', "_")).map(|written| &written.rule)
    }

    /// The error for the name of a missing rule.
    #[must_use]
    pub fn no_rule(&self, name: &str) -> Problem {
        Problem::no_rule(&name.replace('-', "_"), self.rules())
    }

    /// Returns the expression of a rule; `-` in its name is `_`.
    ///
    /// # Errors
    /// - there is no such rule
    /// - recursion, the stack, implicit whitespace, or an endless repetition in the rules that it uses
    pub fn expression(&self, name: &str, expressions: &mut Expressions) -> Result<ExpressionId, Error> {
        self.lowered(name, expressions, |lowering, rule| lowering.rule(rule, Atomicity::NonAtomic))
    }

    /// Returns the expression of the content of a rule, without the node of the rule itself.
    ///
    /// # Errors
    /// The same as for [`expression`](Self::expression).
    pub fn expression_inside(&self, name: &str, expressions: &mut Expressions) -> Result<ExpressionId, Error> {
        self.lowered(name, expressions, |lowering, rule| {
            // Returns the error, if the rule reaches itself.
            lowering.rule(rule, Atomicity::NonAtomic)?;
            lowering.expression(&rule.rule.expr, Context::of(rule, Atomicity::NonAtomic))
        })
    }

    /// Whether pest makes a node of a rule in its trees.
    ///
    /// # Errors
    /// There is no such rule.
    pub fn is_node(&self, name: &str) -> Result<bool, Error> {
        let rule = self.rules.get(&name.replace('-', "_")).ok_or_else(|| Error::nowhere(self.no_rule(name)))?;
        Ok(Context::of(rule, Atomicity::NonAtomic).is_node(Atomicity::NonAtomic))
    }

    /// Calls a function with a rule and with what turns it and its parts into expressions, on a stack that is large enough for
    /// that.
    ///
    /// # Errors
    /// There is no such rule, and errors of the function.
    pub fn lowered<'a, T: Send>(
        &'a self,
        name: &str,
        expressions: &'a mut Expressions,
        make: impl FnOnce(&mut Lowering<'a>, &'a WrittenRule) -> Result<T, Error> + Send,
    ) -> Result<T, Error> {
        let rule = self.rules.get(&name.replace('-', "_")).ok_or_else(|| Error::nowhere(self.no_rule(name)))?;
        let mut lowering = Lowering { grammar: self, expressions, known: HashMap::new(), open: vec![], depth: 0 };
        large_stack::run_for(self.depth, || make(&mut lowering, rule))
    }
}

/// Turns rules into expressions.
pub struct Lowering<'a> {
    grammar: &'a PestGrammar,
    /// The store of the resulting expressions.
    pub expressions: &'a mut Expressions,
    known: HashMap<(&'a str, Atomicity, bool), ExpressionId>,
    open: Vec<&'a str>,
    /// The number of open rules and expressions.
    depth: usize,
}

/// How the parts of a rule are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Atomicity {
    /// White space is allowed between them, and they are nodes.
    NonAtomic,
    /// No white space is allowed between them, and they are nodes.
    Compound,
    /// No white space is allowed between them, and they are not nodes.
    Atomic,
}

/// The rule that contains an expression, and how its parts are read.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    rule: &'a WrittenRule,
    /// How the parts of the rule are read.
    pub atomicity: Atomicity,
}

impl<'a> Context<'a> {
    /// The context of a rule, called from one whose parts are read in this way.
    #[must_use]
    pub fn of(rule: &'a WrittenRule, caller: Atomicity) -> Self {
        let atomicity = match rule.rule.ty {
            RuleType::Atomic => Atomicity::Atomic,
            RuleType::CompoundAtomic => Atomicity::Compound,
            RuleType::NonAtomic => Atomicity::NonAtomic,
            RuleType::Normal | RuleType::Silent => caller,
        };
        Context { rule, atomicity }
    }

    /// Whether pest makes a node of the rule: this depends on its caller, or on its own modifier.
    #[must_use]
    pub fn is_node(self, caller: Atomicity) -> bool {
        match self.rule.rule.ty {
            RuleType::Silent => false,
            RuleType::Normal | RuleType::Atomic => caller != Atomicity::Atomic,
            RuleType::CompoundAtomic | RuleType::NonAtomic => true,
        }
    }

    fn refuse(self, problem: Problem) -> Error {
        Error { place: Some(self.rule.place.clone()), problem }
    }
}

impl<'a> Lowering<'a> {
    /// Returns the expression of a rule, called from one whose parts are read in this way.
    ///
    /// # Errors
    /// The same as for [`PestGrammar::expression`].
    pub fn rule(&mut self, rule: &'a WrittenRule, caller: Atomicity) -> Result<ExpressionId, Error> {
        let name = rule.rule.name.as_str();
        let context = Context::of(rule, caller);
        let key = (name, context.atomicity, context.is_node(caller));
        if let Some(known) = self.known.get(&key) {
            return Ok(*known);
        }
        if let Some(start) = self.open.iter().position(|open| *open == name) {
            let cycle = [&self.open[start..], &[name]].concat().join(" > ");
            return Err(context.refuse(Problem::Recursion(cycle)));
        }
        self.open.push(name);
        let id = self.expression(&rule.rule.expr, context)?;
        let id = self.expressions.rule(name, id);
        let id = if context.is_node(caller) { self.expressions.node(name, id) } else { id };
        self.open.pop();
        self.known.insert(key, id);
        Ok(id)
    }

    /// Returns the expression of a part of a rule.
    ///
    /// # Errors
    /// The same as for [`PestGrammar::expression`].
    pub fn expression(&mut self, expression: &'a Expr, context: Context<'a>) -> Result<ExpressionId, Error> {
        // Rules that do not reach themselves have been checked before.
        if self.depth > 2 * MOST_DEEP {
            return Err(context.refuse(Problem::TooLarge(format!("more than {MOST_DEEP} rules are nested here"))));
        }
        self.depth += 1;
        let id = self.of_expression(expression, context)?;
        self.depth -= 1;
        self.expressions.check_size(&[id]).map_err(|problem| context.refuse(problem))?;
        Ok(id)
    }

    fn of_expression(&mut self, expression: &'a Expr, context: Context<'a>) -> Result<ExpressionId, Error> {
        if let Some((item, least, most)) = repetition(expression) {
            return self.repeat(item, least, most, context);
        }
        Ok(match expression {
            Expr::Str(text) => self.expressions.string(text.chars().map(CharacterSet::of)),
            Expr::Insens(text) => self.expressions.string(text.chars().map(CharacterSet::of_either_case)),
            Expr::Range(first, last) => {
                let character = |text: &str| text.chars().next().map_or(0, u32::from);
                self.expressions.set(CharacterSet::range(character(first), character(last)))
            }
            Expr::Ident(name) => self.name(name, context)?,
            Expr::PosPred(part) => {
                let part = self.expression(part, context)?;
                self.expressions.ahead(part)
            }
            Expr::NegPred(part) => {
                let part = self.expression(part, context)?;
                self.expressions.not_ahead(part)
            }
            Expr::Seq(..) => {
                self.refuse_implicit(context)?;
                let parts = self.parts(expression, sequence, context)?;
                self.expressions.sequence(parts)
            }
            Expr::Choice(..) => {
                let parts = self.parts(expression, choice, context)?;
                self.expressions.choice(Reading::Ordered, parts)
            }
            other => return Err(context.refuse(Problem::Undecidable(format!("`{other}`, which uses the stack,")))),
        })
    }

    fn name(&mut self, name: &'a str, context: Context<'a>) -> Result<ExpressionId, Error> {
        if let Some(rule) = self.grammar.rules.get(name) {
            return self.rule(rule, context.atomicity);
        }
        let id = builtin(name, self.expressions)
            .ok_or_else(|| context.refuse(Problem::Undecidable(format!("`{name}`, which uses the stack,"))))?;
        // Of the built-in rules, only the end of the text is a node.
        let is_node = name == "EOI" && context.atomicity != Atomicity::Atomic;
        Ok(if is_node { self.expressions.node(name, id) } else { id })
    }

    fn repeat(
        &mut self,
        item: &'a Expr,
        least: u32,
        most: Option<u32>,
        context: Context<'a>,
    ) -> Result<ExpressionId, Error> {
        if most != Some(1) {
            self.refuse_implicit(context)?;
        }
        let id = self.expression(item, context)?;
        if most.is_none() && self.expressions.is_nullable(id) {
            let problem =
                Problem::Undecidable(format!("the repetition of `{item}`, which may match nothing for ever,"));
            return Err(context.refuse(problem));
        }
        Ok(self.expressions.repeat(Reading::Ordered, id, least, most))
    }

    fn refuse_implicit(&self, context: Context<'_>) -> Result<(), Error> {
        if self.grammar.has_implicit && context.atomicity == Atomicity::NonAtomic {
            let what =
                "what `WHITESPACE` or `COMMENT` lets stand between the parts of a rule that is not atomic (`@`, `$`)";
            return Err(context.refuse(Problem::Undecidable(what.into())));
        }
        Ok(())
    }

    /// Returns the parts of an expression that nests in pairs.
    fn parts(
        &mut self,
        expression: &'a Expr,
        pair: fn(&Expr) -> Option<(&Expr, &Expr)>,
        context: Context<'a>,
    ) -> Result<Vec<ExpressionId>, Error> {
        let parts =
            parts(expression, pair).map(|part| self.expression(part, context)).collect::<Result<Vec<_>, _>>()?;
        self.expressions.check_size(&parts).map_err(|problem| context.refuse(problem))?;
        Ok(parts)
    }
}

/// The parts of an expression that nests in pairs.
pub fn parts(expression: &Expr, pair: fn(&Expr) -> Option<(&Expr, &Expr)>) -> impl Iterator<Item = &Expr> {
    let mut waiting = vec![expression];
    std::iter::from_fn(move || {
        loop {
            let next = waiting.pop()?;
            match pair(next) {
                Some((first, rest)) => waiting.extend([rest, first]),
                None => return Some(next),
            }
        }
    })
}

/// The rules that an expression names, and those that pest matches implicitly between its parts.
pub fn names(expression: &Expr) -> impl Iterator<Item = &str> {
    let named = within(expression).filter_map(|part| if let Expr::Ident(name) = part { Some(name) } else { None });
    named.map(String::as_str).chain(IMPLICIT)
}

/// The two parts of a sequence.
#[must_use]
pub fn sequence(expression: &Expr) -> Option<(&Expr, &Expr)> {
    match expression {
        Expr::Seq(first, rest) => Some((first, rest)),
        _ => None,
    }
}

/// The first alternative, and the others.
#[must_use]
pub fn choice(expression: &Expr) -> Option<(&Expr, &Expr)> {
    match expression {
        Expr::Choice(first, rest) => Some((first, rest)),
        _ => None,
    }
}
