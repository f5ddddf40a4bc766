//! Reads pest grammars.

use std::collections::{HashMap, HashSet};

use grammar_reader::characters::CharacterSet;
use grammar_reader::expression::Semantics;
use grammar_reader::pest_notation::builtins::{IMPLICIT, builtin};
use grammar_reader::pest_notation::context::{Atomicity, Context};
use grammar_reader::pest_notation::doc_abnf::DocAbnf;
use grammar_reader::pest_notation::expressions::{choice, descendants, parts, repetition, sequence};
use grammar_reader::pest_notation::syntax::WrittenRule;
use grammar_reader::source::length;
use grammar_reader::{Error, ExpressionId, Expressions, Location, Problem, SourceFile, large_stack};
use pest_meta::ast::{Expr, Rule, RuleType};

use super::optimizer::{MOST_EXPANDED, expanded};
use super::pest::Pest;
use super::reading;
use super::recursive_rules::{Nodes, RecursiveRule, recursive_rules};
use super::rules::shown;

/// The maximum nesting of rules and expressions when rules are written out. Each takes stack.
const MOST_DEEP: usize = 12_000;

/// The maximum number of rules of a cycle in an error.
const MOST_SHOWN: usize = 20;

/// The rules of pest files, which are concatenated as pest does.
#[derive(Clone, Debug)]
pub struct PestGrammar {
    rules: HashMap<String, WrittenRule>,
    /// In the order of the files.
    names: Vec<String>,
    files: Vec<SourceFile>,
    pest: Pest,
    /// The rules that are too large for pest's optimizer.
    large: HashSet<String>,
    recursive: HashMap<String, RecursiveRule>,
    /// The maximum possible nesting of expressions, each of which takes about five bytes.
    depth: usize,
}

impl PestGrammar {
    /// Reads files as one grammar.
    ///
    /// # Errors
    /// - text that pest rejects
    /// - a byte order mark, or a comment without a line break before another file
    /// - files, or the nesting of a rule, beyond the [bounds](grammar_reader#bounds)
    pub fn read(files: &[SourceFile]) -> Result<Self, Error> {
        PestGrammar::read_as(files, Pest::default())
    }

    /// Reads files as one grammar, as pest with other features does.
    ///
    /// # Errors
    /// The same as for [`read`](Self::read).
    pub fn read_as(files: &[SourceFile], pest: Pest) -> Result<Self, Error> {
        let rules = reading::read(files, pest)?;
        Ok(PestGrammar { files: files.to_vec(), pest, ..PestGrammar::new(rules, length(files) / 5)? })
    }

    /// Returns the files.
    #[must_use]
    pub fn files(&self) -> &[SourceFile] {
        &self.files
    }

    /// Returns the features of pest with which the grammar is read.
    #[must_use]
    pub fn pest(&self) -> Pest {
        self.pest
    }

    /// Creates a grammar from rules that pest has read. They have no source text, and are not validated.
    ///
    /// # Errors
    /// No thread with enough stack can be started.
    pub fn from_rules(rules: Vec<Rule>) -> Result<Self, Error> {
        let depth = rules.iter().map(|rule| descendants(&rule.expr).count()).sum();
        let written = |rule: Rule| {
            let location = Location::new("", 1).in_rule(&rule.name);
            let (abnf, lines, document, is_departure) = (String::new(), vec![], None, false);
            let doc_abnf = DocAbnf { abnf, lines, document, location: location.clone(), is_departure };
            WrittenRule { rule, source: String::new(), location, doc_abnf }
        };
        PestGrammar::new(rules.into_iter().map(written).collect(), depth)
    }

    fn new(rules: Vec<WrittenRule>, depth: usize) -> Result<Self, Error> {
        let (recursive, large) = large_stack::run_for(depth, || {
            let large = rules.iter().filter(|it| expanded(&it.rule.expr) > MOST_EXPANDED);
            Ok((recursive_rules(&rules), large.map(|it| it.rule.name.clone()).collect()))
        })?;
        let names = rules.iter().map(|it| it.rule.name.clone()).collect();
        let rules = rules.into_iter().map(|it| (it.rule.name.clone(), it));
        Ok(PestGrammar { rules: rules.collect(), names, files: vec![], pest: Pest::default(), large, recursive, depth })
    }

    /// Returns the same grammar with case-insensitive strings in one rule, as in ABNF.
    ///
    /// # Errors
    /// No thread with enough stack can be started.
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

    /// Returns the names of all rules, in the order of the files.
    pub fn rules(&self) -> impl Iterator<Item = &str> {
        self.names.iter().map(String::as_str)
    }

    /// Returns the locations of the rules, in the order of the files.
    pub fn locations(&self) -> impl Iterator<Item = &Location> {
        self.names.iter().filter_map(|name| self.rules.get(name)).map(|rule| &rule.location)
    }

    /// Returns the rules in the order of the files, with their documentation.
    pub fn doc_abnf(&self) -> impl Iterator<Item = (&str, &DocAbnf)> {
        self.rules().filter_map(|name| Some((name, &self.rules.get(name)?.doc_abnf)))
    }

    /// Returns whether the features of pest change what the grammar matches: whether white space may be in an `a+`.
    #[must_use]
    pub fn depends_on_features(&self) -> bool {
        let is_kept = |rule: &WrittenRule| {
            !matches!(rule.rule.ty, RuleType::Atomic | RuleType::CompoundAtomic)
                && descendants(&rule.rule.expr).any(|part| matches!(part, Expr::RepOnce(_)))
        };
        IMPLICIT.iter().any(|name| self.rules.contains_key(*name)) && self.rules.values().any(is_kept)
    }

    /// Returns a rule, as written.
    #[must_use]
    pub fn rule(&self, name: &str) -> Option<&Rule> {
        self.rules.get(&name.replace('-', "_")).map(|written| &written.rule)
    }

    /// Returns the error for the name of an undefined rule.
    #[must_use]
    pub fn undefined_rule(&self, name: &str) -> Problem {
        Problem::undefined_rule(&name.replace('-', "_"), self.rules())
    }

    /// Returns the expression of a rule. `-` in the name means `_`.
    ///
    /// # Errors
    /// - the rule is undefined
    /// - a rule that it uses has recursion, the stack, or an endless repetition
    pub fn expression(&self, name: &str, expressions: &mut Expressions) -> Result<ExpressionId, Error> {
        self.expression_with(name, Recursion::Regular, expressions)
    }

    /// Returns the expression of a rule, with recursive rules converted in this way.
    ///
    /// ```
    /// use pest_check::{Expressions, PestGrammar, Recursion, SourceFile};
    ///
    /// let text = r#"list = { "(" ~ list? ~ ")" }"#;
    /// let grammar = PestGrammar::read(&[SourceFile { name: "list.pest".into(), text: text.into() }])?;
    /// let mut expressions = Expressions::default();
    /// assert!(grammar.expression("list", &mut expressions).is_err());
    /// assert!(grammar.expression_with("list", Recursion::ToDepth(3), &mut expressions).is_ok());
    /// # Ok::<(), pest_check::Error>(())
    /// ```
    ///
    /// # Errors
    /// The same as for [`expression`](Self::expression), except those of recursion.
    pub fn expression_with(
        &self,
        name: &str,
        recursion: Recursion,
        expressions: &mut Expressions,
    ) -> Result<ExpressionId, Error> {
        self.with_lowering(name, expressions, |lowering, rule| {
            lowering.set_recursion(recursion);
            lowering.rule(rule, Atomicity::NonAtomic)
        })
    }

    /// Returns the number of the component of a recursive rule: the rules that contain each other. `None` for other
    /// rules.
    #[must_use]
    pub fn component(&self, name: &str) -> Option<usize> {
        self.recursive.get(name).map(|rule| rule.component)
    }

    /// Returns whether a rule may contain itself.
    #[must_use]
    pub fn is_recursive(&self, name: &str) -> bool {
        self.recursive.contains_key(&name.replace('-', "_"))
    }

    /// Returns whether a rule is not recursive, or each rule of its component uses the others only at its end.
    #[must_use]
    pub fn is_regular(&self, name: &str) -> bool {
        self.recursive.get(name).is_none_or(|rule| rule.is_regular)
    }

    /// Returns the expression of the content of a rule, without the node of the rule itself.
    ///
    /// # Errors
    /// The same as for [`expression`](Self::expression).
    pub fn expression_inside(&self, name: &str, expressions: &mut Expressions) -> Result<ExpressionId, Error> {
        self.with_lowering(name, expressions, |lowering, rule| {
            // Returns the error if the rule is recursive.
            lowering.rule(rule, Atomicity::NonAtomic)?;
            lowering.expression(&rule.rule.expr, Context::new(rule, Atomicity::NonAtomic))
        })
    }

    /// Whether a rule is a node in pest's parse trees.
    ///
    /// # Errors
    /// The rule is undefined.
    pub fn is_node(&self, name: &str) -> Result<bool, Error> {
        let rule = self
            .rules
            .get(&name.replace('-', "_"))
            .ok_or_else(|| Error::without_location(self.undefined_rule(name)))?;
        Ok(Context::new(rule, Atomicity::NonAtomic).is_node(Atomicity::NonAtomic))
    }

    /// Calls a function with a rule and a [`Lowering`], on a stack that is large enough for the
    /// rule.
    ///
    /// # Errors
    /// The rule is undefined, or the function fails.
    pub fn with_lowering<'a, T: Send>(
        &'a self,
        name: &str,
        expressions: &'a mut Expressions,
        make: impl FnOnce(&mut Lowering<'a>, &'a WrittenRule) -> Result<T, Error> + Send,
    ) -> Result<T, Error> {
        let rule = self
            .rules
            .get(&name.replace('-', "_"))
            .ok_or_else(|| Error::without_location(self.undefined_rule(name)))?;
        let mut lowering = Lowering {
            grammar: self,
            expressions,
            known: HashMap::new(),
            open: vec![],
            is_open: HashSet::new(),
            recursion: Recursion::Regular,
            remaining: 0,
            unknown: HashMap::new(),
            builtins: HashMap::new(),
            depth: 0,
        };
        // Recursive rules may be written out.
        let depth = if self.recursive.is_empty() { self.depth } else { usize::MAX };
        large_stack::run_for(depth, || make(&mut lowering, rule))
    }
}

/// Converts rules to expressions.
pub struct Lowering<'a> {
    grammar: &'a PestGrammar,
    /// The store of the resulting expressions.
    pub expressions: &'a mut Expressions,
    known: HashMap<RuleKey<'a>, ExpressionId>,
    /// The rules that are being converted, the outermost first.
    open: Vec<&'a str>,
    is_open: HashSet<&'a str>,
    recursion: Recursion,
    /// How many more recursive rules may be nested, if recursion has a depth.
    remaining: usize,
    /// The unknown parts, by their notation. They may depend on the atomicity.
    unknown: HashMap<(String, Atomicity), ExpressionId>,
    /// The built-in rules. Those of Unicode are large.
    builtins: HashMap<&'a str, ExpressionId>,
    /// The number of open rules and expressions.
    depth: usize,
}

/// A rule as another rule uses it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct RuleKey<'a> {
    name: &'a str,
    atomicity: Atomicity,
    is_node: bool,
    remaining: usize,
}

/// How recursive rules are converted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Recursion {
    /// Recursion that is regular is kept, and other recursion is an error. It is regular if each
    /// rule uses the others only where nothing follows in that rule.
    #[default]
    Regular,
    /// All recursion is kept. The expression cannot be decided, but it can be matched with a text.
    Kept,
    /// Recursion that is not regular is written out to this depth. Rules that are nested deeper
    /// match nothing.
    ToDepth(usize),
    /// Recursion that is not regular is written out to this depth. Rules that are nested deeper, and
    /// parts that use the stack, are [unknown](Expressions::unknown).
    Approximate(usize),
}

/// The counts of a repetition.
#[derive(Clone, Copy)]
struct Repetition {
    least: u32,
    most: Option<u32>,
    /// Whether pest does not write out the repetition: `a+` with its feature `grammar-extras`.
    is_kept: bool,
}

impl<'a> Lowering<'a> {
    /// Sets how recursive rules are converted. The default is [`Recursion::Regular`].
    pub fn set_recursion(&mut self, recursion: Recursion) {
        self.recursion = recursion;
        self.remaining = match recursion {
            Recursion::ToDepth(depth) | Recursion::Approximate(depth) => depth,
            Recursion::Regular | Recursion::Kept => 0,
        };
        self.known.clear();
    }

    /// Returns the expression of a rule that a rule with this atomicity uses.
    ///
    /// # Errors
    /// The same as for [`PestGrammar::expression`].
    pub fn rule(&mut self, rule: &'a WrittenRule, caller: Atomicity) -> Result<ExpressionId, Error> {
        let name = rule.rule.name.as_str();
        let context = Context::new(rule, caller);
        let is_node = context.is_node(caller);
        let recursive = self.grammar.recursive.get(name).copied();
        if recursive.is_some_and(|rule| rule.is_head && self.is_unrolled(rule, context)) {
            if self.remaining == 0 {
                return Ok(match self.recursion {
                    Recursion::Approximate(_) => self.unknown(name, recursive.is_none_or(|it| it.is_nullable), context),
                    _ => self.expressions.set(CharacterSet::default()),
                });
            }
            self.remaining -= 1;
            let id = self.rule_or_known(rule, context, is_node);
            self.remaining += 1;
            return id;
        }
        self.rule_or_known(rule, context, is_node)
    }

    /// Whether a recursive rule is written out up to a depth.
    fn is_unrolled(&self, rule: RecursiveRule, context: Context<'_>) -> bool {
        matches!(self.recursion, Recursion::ToDepth(_) | Recursion::Approximate(_)) && !self.is_called(rule, context)
    }

    /// Returns an unknown part of a rule.
    fn unknown(&mut self, part: &str, is_nullable: bool, context: Context<'a>) -> ExpressionId {
        let expressions = &mut *self.expressions;
        *self.unknown.entry((part.to_owned(), context.atomicity)).or_insert_with(|| expressions.unknown(is_nullable))
    }

    /// Returns the part as unknown if the conversion is approximate.
    ///
    /// # Errors
    /// The part cannot be decided.
    fn unknown_or(&mut self, what: &str, why: &str, context: Context<'a>) -> Result<ExpressionId, Error> {
        match self.recursion {
            Recursion::Approximate(_) => Ok(self.unknown(what, true, context)),
            _ => Err(context.error(Problem::Undecidable(format!("{why},")))),
        }
    }

    /// Whether a recursive rule is a [call](Expressions::declare).
    fn is_called(&self, rule: RecursiveRule, context: Context<'_>) -> bool {
        let is_hidden = match rule.nodes {
            Nodes::Nowhere => true,
            Nodes::OutsideAtomicRules => context.atomicity == Atomicity::Atomic,
            Nodes::Anywhere => false,
        };
        // The ends of nested nodes must be counted, so they are not regular.
        let is_regular = rule.is_regular && (is_hidden || !self.expressions.keeps_nodes());
        is_regular || self.recursion == Recursion::Kept
    }

    fn rule_or_known(
        &mut self,
        rule: &'a WrittenRule,
        context: Context<'a>,
        is_node: bool,
    ) -> Result<ExpressionId, Error> {
        let name = rule.rule.name.as_str();
        let key = RuleKey { name, atomicity: context.atomicity, is_node, remaining: self.remaining };
        if let Some(known) = self.known.get(&key) {
            return Ok(*known);
        }
        let recursive = self.grammar.recursive.get(name).copied();
        let Some(recursive) = recursive.filter(|recursive| self.is_called(*recursive, context)) else {
            let id = self.rule_content(rule, context, is_node)?;
            self.known.insert(key, id);
            return Ok(id);
        };
        let call = self.expressions.declare(recursive.is_nullable);
        self.known.insert(key, call);
        match self.rule_content(rule, context, is_node) {
            Ok(id) => {
                self.expressions.define(call, id);
                Ok(call)
            }
            Err(error) => {
                // The others may use this rule, which has no definition.
                let rules = &self.grammar.recursive;
                let is_other = |name| rules.get(name).is_none_or(|it| it.component != recursive.component);
                self.known.retain(|key, _| is_other(key.name));
                Err(error)
            }
        }
    }

    /// Returns the expression of the content of a rule, with its node.
    fn rule_content(
        &mut self,
        rule: &'a WrittenRule,
        context: Context<'a>,
        is_node: bool,
    ) -> Result<ExpressionId, Error> {
        let name = rule.rule.name.as_str();
        let is_endless =
            |recursive: &RecursiveRule| !self.is_called(*recursive, context) && !self.is_unrolled(*recursive, context);
        let is_endless = self.grammar.recursive.get(name).is_none_or(is_endless);
        let is_open = self.is_open.contains(name);
        if is_open && is_endless {
            let start = self.open.iter().position(|open| *open == name).unwrap_or_default();
            let cycle = [&self.open[start..], &[name]].concat();
            let shown = match &*cycle {
                [first @ .., last] if cycle.len() > MOST_SHOWN => [&first[..MOST_SHOWN], &["\u{2026}", last]].concat(),
                all => all.to_vec(),
            };
            return Err(context.error(Problem::Recursion(shown.join(" > "))));
        }
        self.open.push(name);
        self.is_open.insert(name);
        let id = self.expression(&rule.rule.expr, context);
        self.open.pop();
        if !is_open {
            self.is_open.remove(name);
        }
        let id = self.expressions.rule(name, id?);
        Ok(if is_node { self.expressions.node(name, id) } else { id })
    }

    /// Returns the expression of a part of a rule, as pest reads it in that rule. The other parts of
    /// the rule do not matter: an alternative may be converted even if others are recursive. After
    /// an error, other parts can still be converted.
    ///
    /// Parts of a sequence are joined by [`sequence`](Self::sequence), which adds implicit white
    /// space.
    ///
    /// # Errors
    /// The same as for [`PestGrammar::expression`].
    pub fn expression(&mut self, expression: &'a Expr, context: Context<'a>) -> Result<ExpressionId, Error> {
        if self.depth > MOST_DEEP {
            return Err(context.error(Problem::TooLarge(format!("expressions are nested more than {MOST_DEEP} deep"))));
        }
        if self.grammar.large.contains(&context.rule.rule.name) {
            let message = format!(
                "more than {MOST_EXPANDED} expressions in the rule when repetitions are expanded; \
                 write smaller bounds, or none, as in `{{2,}}` or `*`"
            );
            return Err(context.error(Problem::TooLarge(message)));
        }
        self.depth += 1;
        let id = self.lower_expression(expression, context);
        self.depth -= 1;
        let id = id?;
        self.expressions.check_size(&[id]).map_err(|problem| context.error(problem))?;
        Ok(id)
    }

    fn lower_expression(&mut self, expression: &'a Expr, context: Context<'a>) -> Result<ExpressionId, Error> {
        if let Some((item, least, most)) = repetition(expression) {
            let is_kept = matches!(expression, Expr::RepOnce(_)) && self.grammar.pest.keeps_once_or_more();
            return self.repeat(item, Repetition { least, most, is_kept }, context);
        }
        Ok(match expression {
            Expr::Str(text) => self.expressions.string(text.chars().map(CharacterSet::from_char)),
            Expr::Insens(text) => self.expressions.string(text.chars().map(CharacterSet::from_char_ignore_case)),
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
                let parts = self.parts(expression, sequence, context)?;
                self.sequence(parts, context)?
            }
            Expr::Choice(..) => {
                let parts = self.parts(expression, choice, context)?;
                self.expressions.choice(Semantics::Peg, parts)
            }
            // A pushed literal.
            Expr::Skip(_) => self.expressions.empty(),
            // It matches what its part matches.
            Expr::Push(part) if matches!(self.recursion, Recursion::Approximate(_)) => {
                self.expression(part, context)?
            }
            other => {
                let other = shown(other);
                self.unknown_or(&other, &format!("`{other}`, which uses the stack"), context)?
            }
        })
    }

    fn name(&mut self, name: &'a str, context: Context<'a>) -> Result<ExpressionId, Error> {
        if let Some(rule) = self.grammar.rules.get(name) {
            return self.rule(rule, context.atomicity);
        }
        let known = self.builtins.get(name).copied().or_else(|| builtin(name, self.expressions));
        let Some(id) = known else {
            return self.unknown_or(name, &format!("`{name}`, which uses the stack"), context);
        };
        self.builtins.insert(name, id);
        // `EOI` is the only built-in rule that is a node.
        let is_node = name == "EOI" && context.atomicity != Atomicity::Atomic;
        Ok(if is_node { self.expressions.node(name, id) } else { id })
    }

    /// Returns the sequence of parts of a rule, with implicit white space between them.
    ///
    /// # Errors
    /// The same as for [`skip`](Self::skip).
    pub fn sequence(&mut self, parts: Vec<ExpressionId>, context: Context<'a>) -> Result<ExpressionId, Error> {
        let skip = self.skip(context)?;
        let between = parts.into_iter().enumerate().flat_map(|(index, part)| {
            let before = if index == 0 { None } else { skip };
            before.into_iter().chain([part])
        });
        let parts = between.collect();
        Ok(self.expressions.sequence(parts))
    }

    /// Returns the expression of the implicit white space between two parts of a rule: any number
    /// of `WHITESPACE` and `COMMENT`. Returns `None` if there is none: the rule is atomic, or the
    /// grammar defines neither.
    ///
    /// # Errors
    /// The same as for [`PestGrammar::expression`], for `WHITESPACE` and `COMMENT`.
    pub fn skip(&mut self, context: Context<'a>) -> Result<Option<ExpressionId>, Error> {
        if context.atomicity != Atomicity::NonAtomic {
            return Ok(None);
        }
        // `WHITESPACE* ~ (COMMENT ~ WHITESPACE*)*` prefers `WHITESPACE` at each position.
        let grammar = self.grammar;
        let rules = IMPLICIT.iter().filter_map(|name| grammar.rules.get(*name));
        let rules = rules.map(|rule| self.rule(rule, Atomicity::NonAtomic)).collect::<Result<Vec<_>, _>>()?;
        if rules.is_empty() {
            return Ok(None);
        }
        let one = self.expressions.choice(Semantics::Peg, rules);
        if self.expressions.is_nullable(one) {
            let problem = "the endless repetition of `WHITESPACE` or `COMMENT`, which may match the empty text,";
            return Err(context.error(Problem::Undecidable(problem.into())));
        }
        Ok(Some(self.expressions.repeat(Semantics::Peg, one, 0, None)))
    }

    fn repeat(
        &mut self,
        item: &'a Expr,
        repetition @ Repetition { least, most, .. }: Repetition,
        context: Context<'a>,
    ) -> Result<ExpressionId, Error> {
        let id = self.expression(item, context)?;
        if most.is_none() && self.expressions.is_nullable(id) {
            let why = format!("the endless repetition of `{item}`, which may match the empty text");
            return self.unknown_or(&format!("{item}*"), &why, context);
        }
        match self.skip(context)? {
            Some(skip) if most != Some(1) => {
                self.check_repetition(id, skip, least.max(most.unwrap_or(0)))
                    .map_err(|problem| context.error(problem))?;
                Ok(self.repeat_with_skip(id, skip, repetition))
            }
            _ => Ok(self.expressions.repeat(Semantics::Peg, id, least, most)),
        }
    }

    /// Checks the size of a repetition before it is written out.
    fn check_repetition(&mut self, item: ExpressionId, skip: ExpressionId, count: u32) -> Result<(), Problem> {
        let pair = self.expressions.sequence(vec![item, skip]);
        let all = self.expressions.repeat(Semantics::Peg, pair, count, Some(count));
        self.expressions.check_size(&[all])
    }

    /// Writes out a repetition as pest does, and adds white space between the items.
    ///
    /// `a{1,3}` is `a ~ a? ~ a?`, and `a{1,}` is `a ~ a*`. So there may be white space before an
    /// item that is not there. In `a*` there is only white space before a further item.
    fn repeat_with_skip(
        &mut self,
        item: ExpressionId,
        skip: ExpressionId,
        Repetition { least, most, is_kept }: Repetition,
    ) -> ExpressionId {
        let mut items = vec![item; least as usize];
        match most {
            Some(most) => {
                let option = self.expressions.repeat(Semantics::Peg, item, 0, Some(1));
                items.resize(most as usize, option);
            }
            None => {
                let next = self.expressions.sequence(vec![skip, item]);
                let others = self.expressions.repeat(Semantics::Peg, next, 0, None);
                let some = self.expressions.sequence(vec![item, others]);
                if is_kept {
                    return some;
                }
                items.push(self.expressions.repeat(Semantics::Peg, some, 0, Some(1)));
            }
        }
        let parts = items.into_iter().flat_map(|item| [skip, item]).skip(1).collect();
        self.expressions.sequence(parts)
    }

    /// Returns the parts of nested pairs as expressions.
    fn parts(
        &mut self,
        expression: &'a Expr,
        pair: fn(&Expr) -> Option<(&Expr, &Expr)>,
        context: Context<'a>,
    ) -> Result<Vec<ExpressionId>, Error> {
        let parts =
            parts(expression, pair).map(|part| self.expression(part, context)).collect::<Result<Vec<_>, _>>()?;
        self.expressions.check_size(&parts).map_err(|problem| context.error(problem))?;
        Ok(parts)
    }
}
