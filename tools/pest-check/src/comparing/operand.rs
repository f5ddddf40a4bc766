//! The operands of a comparison: rules, each with its grammar.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use super::rule_comparison::affected;
use super::rule_path::RulePath;
use super::rule_source::RuleSource;
use super::trace::{Trace, trace};

use crate::decision::Limits;
use crate::pest_notation::grammar::{PestGrammar, Recursion};
use crate::pest_notation::pest::Pest;
use crate::rfc3986::ADDED;
use grammar_reader::abnf_notation::grammar::AbnfGrammar;
use grammar_reader::error::{Error, Location, Problem};
use grammar_reader::expression::{ExpressionId, Expressions};
use grammar_reader::large_stack;
use grammar_reader::source::{EXPRESSION, SourceFile};

/// A rule of a grammar, or an expression in its notation.
#[derive(Clone, Debug)]
pub struct Operand {
    grammar: Arc<Grammar>,
    /// The name of a rule, or `=` and an expression.
    rule: String,
}

#[derive(Debug)]
enum Grammar {
    Pest(Arc<PestGrammar>),
    Abnf(AbnfGrammar),
}

impl Operand {
    /// Creates an operand from a rule of pest files. `=` and an expression may be given instead of
    /// a name.
    ///
    /// # Errors
    /// Those of [`PestGrammar::read`].
    pub fn pest(files: &[SourceFile], rule: &str) -> Result<Self, Error> {
        Operand::pest_as(files, rule, Pest::default())
    }

    /// Creates an operand from a rule of pest files, as pest with other features reads them.
    ///
    /// # Errors
    /// Those of [`PestGrammar::read`].
    pub fn pest_as(files: &[SourceFile], rule: &str, pest: Pest) -> Result<Self, Error> {
        let Some(inline) = rule.strip_prefix('=') else {
            return Ok(Operand::new(Grammar::Pest(Arc::new(PestGrammar::read_as(files, pest)?)), rule));
        };
        let ends = files.last().is_none_or(|file| file.text.is_empty() || file.text.ends_with('\n'));
        let text = format!("{}{INLINE} = {{ {inline} }}\n", if ends { "" } else { "\n" });
        let inline = SourceFile { name: EXPRESSION.into(), text };
        // The column is that of a generated line, and the rule does not exist.
        let grammar = PestGrammar::read_as(&[files, &[inline]].concat(), pest).map_err(|mut error| {
            if let Some(location) = error.location.as_mut().filter(|location| location.file == EXPRESSION) {
                (location.column, location.rule) = (None, None);
            }
            error
        })?;
        if grammar.locations().filter(|location| location.file == EXPRESSION).count() > 1 {
            let problem = "unexpected rule after the expression".into();
            return Err(Error::at(Location::new(EXPRESSION, 1), Problem::Syntax(problem)));
        }
        Ok(Operand::new(Grammar::Pest(Arc::new(grammar)), INLINE))
    }

    /// Creates an operand from a rule of ABNF files. `=` and an expression may be given instead of
    /// a name.
    ///
    /// Undefined rules may be used, because documents use rules of other documents. A rule that
    /// uses one cannot be compared, but others can. [`undefined_rules`](Self::undefined_rules)
    /// returns all of them.
    ///
    /// # Errors
    /// Those of [`AbnfGrammar::read`].
    pub fn abnf(files: &[SourceFile], rule: &str) -> Result<Self, Error> {
        Ok(Operand::new(Grammar::Abnf(AbnfGrammar::read(files)?), rule))
    }

    /// Creates an operand from a pest grammar, without a rule.
    pub(crate) fn from_pest_grammar(grammar: Arc<PestGrammar>) -> Self {
        Operand::new(Grammar::Pest(grammar), "")
    }

    /// Creates an operand from an ABNF grammar, without a rule.
    pub(crate) fn from_abnf_grammar(grammar: AbnfGrammar) -> Self {
        Operand::new(Grammar::Abnf(grammar), "")
    }

    fn new(grammar: Grammar, rule: &str) -> Self {
        Operand { grammar: Arc::new(grammar), rule: rule.to_owned() }
    }

    /// Returns an operand for another rule of the same grammar.
    #[must_use]
    pub fn with_rule(&self, rule: &str) -> Self {
        Operand { grammar: self.grammar.clone(), rule: rule.to_owned() }
    }

    /// Returns the name of the rule, as given.
    #[must_use]
    pub fn rule(&self) -> &str {
        &self.rule
    }

    /// Returns whether the grammar defines the rule. ABNF grammars have the core rules of RFC 5234.
    #[must_use]
    pub fn is_defined(&self) -> bool {
        self.source().is_some()
    }

    /// Returns the locations of the rules in the files, in order, without those of RFC 3986 that were added.
    pub fn rules(&self) -> impl Iterator<Item = &Location> {
        let (pest, abnf) = match &*self.grammar {
            Grammar::Pest(grammar) => (Some(grammar.locations()), None),
            Grammar::Abnf(grammar) => (None, Some(grammar.locations())),
        };
        pest.into_iter().flatten().chain(abnf.into_iter().flatten()).filter(|location| location.file != ADDED)
    }

    /// Returns whether the grammar is ABNF.
    pub(crate) fn is_abnf(&self) -> bool {
        matches!(&*self.grammar, Grammar::Abnf(_))
    }

    /// Returns the errors for rules that are used but not defined, each at its first use. pest
    /// files have none, because they are rejected when read.
    ///
    /// ```
    /// use pest_check::{Operand, SourceFile};
    ///
    /// let file = SourceFile { name: "port.abnf".into(), text: "port = *DIGITT\n".into() };
    /// let error = Operand::abnf(&[file], "port")?.undefined_rules().next().unwrap();
    /// assert_eq!(error.to_string(), "port.abnf:1: port: no file defines the rule `DIGITT`; did you mean `DIGIT`?");
    /// # Ok::<(), pest_check::Error>(())
    /// ```
    pub fn undefined_rules(&self) -> impl Iterator<Item = Error> {
        let abnf = if let Grammar::Abnf(grammar) = &*self.grammar { Some(grammar) } else { None };
        abnf.into_iter().flat_map(AbnfGrammar::missing)
    }

    /// Returns the source of the rule, or `None` if the rule is undefined.
    pub(crate) fn source(&self) -> Option<RuleSource<'_>> {
        match &*self.grammar {
            Grammar::Pest(grammar) => grammar.rule(&self.rule).map(|rule| RuleSource::Pest(rule, grammar.pest())),
            Grammar::Abnf(grammar) => grammar.element(&self.rule).map(RuleSource::Abnf),
        }
    }

    /// Returns whether both rules have the same source, and so have all rules that they use. Then
    /// they accept the same texts and make the same trees, even if they are not regular. A rule
    /// that uses undefined rules has no meaning, so it is not equal to itself.
    pub(crate) fn has_same_definition(&self, other: &Self) -> bool {
        let is_same = self.is_defined() && self.source() == other.source();
        is_same && affected([self, other], self.names()).is_empty()
    }

    /// Returns the rules of the files that use each name.
    pub(crate) fn users(&self) -> HashMap<String, BTreeSet<String>> {
        let mut users: HashMap<String, BTreeSet<String>> = HashMap::new();
        for rule in self.rules().filter_map(|location| location.rule.as_deref()) {
            for name in self.with_rule(rule).names() {
                users.entry(name).or_default().insert(rule.to_owned());
            }
        }
        users
    }

    /// Returns the names that the rule uses.
    fn names(&self) -> Vec<String> {
        self.source().iter().flat_map(RuleSource::names).map(str::to_owned).collect()
    }

    /// Returns an error if the rule is undefined. An expression is never undefined.
    pub(crate) fn undefined(&self) -> Option<Error> {
        let problem = match &*self.grammar {
            _ if self.is_defined() => return None,
            Grammar::Abnf(_) if self.rule.starts_with('=') => return None,
            Grammar::Pest(grammar) => grammar.undefined_rule(&self.rule),
            Grammar::Abnf(grammar) => grammar.undefined_rule(&self.rule),
        };
        Some(Error::without_location(problem))
    }

    /// Returns whether this is an ABNF grammar that does not define the rule. pest grammars that
    /// use an undefined rule are rejected when read.
    pub(crate) fn is_undefined_in_abnf(&self) -> bool {
        matches!(&*self.grammar, Grammar::Abnf(grammar) if grammar.element(&self.rule).is_none())
    }

    /// Returns the expression of the rule.
    ///
    /// # Errors
    /// - the rule is undefined
    /// - the rule is not regular: it uses recursion, the stack, an endless repetition, or `<prose>`
    /// - the expression exceeds the [bounds](grammar_reader#bounds)
    pub fn expression(&self, expressions: &mut Expressions) -> Result<ExpressionId, Error> {
        self.expression_with(Recursion::Regular, expressions)
    }

    /// Returns the expression of the rule, with recursive rules converted in this way. Recursive
    /// rules of ABNF are always an error.
    ///
    /// # Errors
    /// Those of [`expression`](Self::expression).
    pub fn expression_with(&self, recursion: Recursion, expressions: &mut Expressions) -> Result<ExpressionId, Error> {
        match (&*self.grammar, self.rule.strip_prefix('=')) {
            (Grammar::Pest(grammar), _) => grammar.expression_with(&self.rule, recursion, expressions),
            (Grammar::Abnf(grammar), None) => grammar.expression(&self.rule, expressions),
            (Grammar::Abnf(grammar), Some(inline)) => grammar.inline(inline, expressions),
        }
    }

    /// Returns how many bytes of a text can be read, on the path that reads furthest. The text of a
    /// positive lookahead counts if the lookahead fails.
    ///
    /// # Errors
    /// Those of [`expression`](Self::expression).
    pub fn reads(&self, text: &str) -> Result<usize, Error> {
        Ok(self.trace(text)?.read)
    }

    /// Returns whether the rule matches all of a text. Any rule is allowed but those that use the
    /// stack or prose. A left-recursive rule matches nothing.
    ///
    /// # Errors
    /// Those of [`expression`](Self::expression), except those of recursion.
    pub fn accepts(&self, text: &str) -> Result<bool, Error> {
        Ok(self.trace(text)?.matches.is_some())
    }

    /// Returns for each text whether the rule matches all of it.
    ///
    /// # Errors
    /// - those of [`accepts`](Self::accepts)
    /// - no time is left
    pub(crate) fn accepts_each(&self, texts: &[&String], limits: Limits) -> Result<Vec<bool>, Error> {
        limits.check_deadline()?;
        let mut expressions = Expressions::keeping_rules();
        let root = self.expression_with(Recursion::Kept, &mut expressions)?;
        let accepts = |text: &&String| {
            limits.check_deadline()?;
            Ok(trace(&expressions, root, text).matches.is_some())
        };
        large_stack::run(|| texts.iter().map(accepts).collect())
    }

    /// Returns the rules that match at an offset, or that end at the end of the text. The path is
    /// empty if the text is not accepted.
    ///
    /// If there are several ways to match, as in ABNF, earlier alternatives and longer parts are
    /// preferred.
    ///
    /// # Errors
    /// Those of [`expression`](Self::expression).
    pub fn path(&self, text: &str, offset: usize) -> Result<RulePath, Error> {
        let matches = self.trace(text)?.matches.unwrap_or_default();
        Ok(RulePath::to_offset(offset, &matches, text, |_, _| false).without(INLINE))
    }

    /// Returns the path at an offset of a text that another operand rejects. Rules are preferred if
    /// the other grammar's rule of the same name rejects their part.
    pub(crate) fn path_rejected_by(&self, other: &Operand, text: &str, offset: usize) -> Result<RulePath, Error> {
        let matches = self.trace(text)?.matches.unwrap_or_default();
        let is_rejected = |rule: &str, part: &str| {
            let trace = other.with_rule(rule).trace(part);
            trace.is_ok_and(|trace| trace.matches.is_none())
        };
        Ok(RulePath::to_offset(offset, &matches, text, is_rejected).without(INLINE))
    }

    /// Returns whether the rule is a node of pest's parse trees.
    pub(crate) fn is_node(&self) -> Result<bool, Error> {
        self.pest_grammar()?.is_node(&self.rule)
    }

    /// Returns the expression of the rule for a store that keeps nodes. Without the rule's own node
    /// if `is_inside`, or if an expression is given instead of a rule.
    pub(crate) fn tree(&self, is_inside: bool, expressions: &mut Expressions) -> Result<ExpressionId, Error> {
        let grammar = self.pest_grammar()?;
        if is_inside || self.rule == INLINE {
            return grammar.expression_inside(&self.rule, expressions);
        }
        grammar.expression(&self.rule, expressions)
    }

    /// Returns the grammar.
    ///
    /// # Errors
    /// It is ABNF.
    #[doc(hidden)]
    pub fn pest_grammar(&self) -> Result<&PestGrammar, Error> {
        match &*self.grammar {
            Grammar::Pest(grammar) => Ok(grammar),
            Grammar::Abnf(_) => Err(Error::without_location(Problem::Undecidable("the tree of a rule of ABNF".into()))),
        }
    }

    /// Traces how the rule reads a text.
    fn trace(&self, text: &str) -> Result<Trace, Error> {
        let mut expressions = Expressions::keeping_rules();
        let root = self.expression_with(Recursion::Kept, &mut expressions)?;
        // A recursive rule may be nested as deep as the text is long.
        large_stack::run_for(expressions.len() + text.len(), || Ok(trace(&expressions, root, text)))
    }
}

/// The rule name of an expression that is given instead of a name.
const INLINE: &str = "the_expression";
