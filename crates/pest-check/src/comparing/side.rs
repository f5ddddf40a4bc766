//! The sides of a question: rules, each with its grammar.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use super::rule_path::RulePath;
use super::trace::{Trace, trace};
use super::written::{Written, of_text};
use crate::decision::{Fingerprint, Language, Limits};
use grammar_reader::abnf_notation::grammar::AbnfGrammar;
use grammar_reader::error::{Error, Place, Problem};
use grammar_reader::expression::{ExpressionId, Expressions};
use grammar_reader::large_stack;
use grammar_reader::pest_notation::grammar::PestGrammar;
use grammar_reader::source::{EXPRESSION, SourceFile};

/// One side of a question: a rule of a grammar, or an expression in its notation.
#[derive(Clone, Debug)]
pub struct Side {
    grammar: Arc<Grammar>,
    /// The name of a rule, or `=` and an expression.
    rule: String,
}

#[derive(Debug)]
enum Grammar {
    Pest(Arc<PestGrammar>),
    Abnf(AbnfGrammar),
}

impl Side {
    /// Creates a side from a rule of pest files. An expression after `=` may be used instead of a name.
    ///
    /// # Errors
    /// Those of [`PestGrammar::read`].
    pub fn pest(files: &[SourceFile], rule: &str) -> Result<Self, Error> {
        let Some(inline) = rule.strip_prefix('=') else {
            return Ok(Side::new(Grammar::Pest(Arc::new(PestGrammar::read(files)?)), rule));
        };
        let ends = files.last().is_none_or(|file| file.text.is_empty() || file.text.ends_with('\n'));
        let text = format!("{}{INLINE} = {{ {inline} }}\n", if ends { "" } else { "\n" });
        let inline = SourceFile { name: EXPRESSION.into(), text };
        // A column in the generated line would say nothing, and the rule does not exist.
        let grammar = PestGrammar::read(&[files, &[inline]].concat()).map_err(|mut error| {
            if let Some(place) = error.place.as_mut().filter(|place| place.file == EXPRESSION) {
                (place.column, place.rule) = (None, None);
            }
            error
        })?;
        if grammar.places().filter(|place| place.file == EXPRESSION).count() > 1 {
            let problem = "an expression stands alone: no rule may stand behind it".into();
            return Err(Error::at(Place::new(EXPRESSION, 1), Problem::Syntax(problem)));
        }
        Ok(Side::new(Grammar::Pest(Arc::new(grammar)), INLINE))
    }

    /// Creates a side from a rule of ABNF files. An expression after `=` may be used instead of a name.
    ///
    /// Rules may be used that no file defines, as documents use rules of other documents. A rule that uses such a rule cannot be compared;
    /// the others can. [`missing_rules`](Self::missing_rules) returns them all.
    ///
    /// # Errors
    /// Those of [`AbnfGrammar::read`].
    pub fn abnf(files: &[SourceFile], rule: &str) -> Result<Self, Error> {
        Ok(Side::new(Grammar::Abnf(AbnfGrammar::read(files)?), rule))
    }

    /// Creates a side from a grammar of pest, with no rule of it.
    pub(crate) fn of_pest(grammar: Arc<PestGrammar>) -> Self {
        Side::new(Grammar::Pest(grammar), "")
    }

    /// Creates a side from a grammar of ABNF, with no rule of it.
    pub(crate) fn of_abnf(grammar: AbnfGrammar) -> Self {
        Side::new(Grammar::Abnf(grammar), "")
    }

    fn new(grammar: Grammar, rule: &str) -> Self {
        Side { grammar: Arc::new(grammar), rule: rule.to_owned() }
    }

    /// Returns a side for another rule of the same grammar.
    #[must_use]
    pub fn of_rule(&self, rule: &str) -> Self {
        Side { grammar: self.grammar.clone(), rule: rule.to_owned() }
    }

    /// Returns the name of the rule, as it was given.
    #[must_use]
    pub fn rule(&self) -> &str {
        &self.rule
    }

    /// Returns whether the grammar has the rule. A grammar of ABNF has the core rules of RFC 5234, too.
    #[must_use]
    pub fn is_defined(&self) -> bool {
        self.written().is_some()
    }

    /// Returns the positions of the rules in the files, in their order.
    pub fn rules(&self) -> impl Iterator<Item = &Place> {
        let (pest, abnf) = match &*self.grammar {
            Grammar::Pest(grammar) => (Some(grammar.places()), None),
            Grammar::Abnf(grammar) => (None, Some(grammar.places())),
        };
        pest.into_iter().flatten().chain(abnf.into_iter().flatten())
    }

    /// Returns whether the grammar is ABNF.
    pub(crate) fn is_abnf(&self) -> bool {
        matches!(&*self.grammar, Grammar::Abnf(_))
    }

    /// Returns the rules that the files use and do not define, each as an error at its first use. There are none for pest, since such files
    /// are rejected as a whole.
    ///
    /// ```
    /// use pest_check::{Side, SourceFile};
    ///
    /// let file = SourceFile { name: "port.abnf".into(), text: "port = *DIGITT\n".into() };
    /// let error = Side::abnf(&[file], "port")?.missing_rules().next().unwrap();
    /// assert_eq!(error.to_string(), "port.abnf:1: port: no file defines the rule `DIGITT`; is `DIGIT` meant?");
    /// # Ok::<(), pest_check::Error>(())
    /// ```
    pub fn missing_rules(&self) -> impl Iterator<Item = Error> {
        let abnf = if let Grammar::Abnf(grammar) = &*self.grammar { Some(grammar) } else { None };
        abnf.into_iter().flat_map(AbnfGrammar::missing)
    }

    /// Returns the source of the rule, or `None` if the rule does not exist.
    pub(crate) fn written(&self) -> Option<Written<'_>> {
        match &*self.grammar {
            Grammar::Pest(grammar) => grammar.written(&self.rule).map(Written::Pest),
            Grammar::Abnf(grammar) => grammar.written(&self.rule).map(Written::Abnf),
        }
    }

    /// Returns a fingerprint of how the rule and all rules that it uses are written, ignoring white space and comments.
    ///
    /// Rules that are not regular have it, too, so it shows an edit where no text can. Rules that are written differently may still accept
    /// the same texts. For an expression of ABNF given instead of a rule, only its text counts, not the rules that it uses.
    ///
    /// ```
    /// use pest_check::{Side, SourceFile};
    ///
    /// let side = |text: &str| Side::pest(&[SourceFile { name: "list.pest".into(), text: text.into() }], "list");
    /// let list = side(r#"list = { "(" ~ list* ~ ")" }"#)?;
    /// assert_eq!(list.writing(), side(r#"list = { "(" ~ list* ~ /* the end */ ")" }"#)?.writing());
    /// assert_ne!(list.writing(), side(r#"list = { "(" ~ list+ ~ ")" }"#)?.writing());
    /// # Ok::<(), pest_check::Error>(())
    /// ```
    #[must_use]
    pub fn writing(&self) -> Fingerprint {
        let own = self.written().map_or_else(|| of_text(&self.rule).collect(), |written| written.numbers());
        let used =
            self.used().into_iter().flat_map(|(name, numbers)| of_text(&name).chain(numbers).collect::<Vec<_>>());
        Fingerprint::of(own.into_iter().chain(used))
    }

    /// Returns how each rule is written that the rule uses, directly or indirectly. Built-in rules of pest are left out.
    fn used(&self) -> BTreeMap<String, Vec<u32>> {
        let (mut used, mut waiting) = (BTreeMap::new(), self.names());
        while let Some(name) = waiting.pop() {
            let side = self.of_rule(&name);
            if let Some(written) = side.written().filter(|_| !used.contains_key(&name)) {
                used.insert(name, written.numbers());
                waiting.extend(side.names());
            }
        }
        used
    }

    /// Returns the rules of the files that use each name.
    pub(crate) fn users(&self) -> HashMap<String, BTreeSet<String>> {
        let mut users: HashMap<String, BTreeSet<String>> = HashMap::new();
        for rule in self.rules().filter_map(|place| place.rule.as_deref()) {
            for name in self.of_rule(rule).names() {
                users.entry(name).or_default().insert(rule.to_owned());
            }
        }
        users
    }

    /// Returns the names in the rule.
    fn names(&self) -> Vec<String> {
        self.written().iter().flat_map(Written::names).map(str::to_owned).collect()
    }

    /// Returns an error if the grammar has no such rule. An expression given instead of a rule always exists.
    pub(crate) fn undefined(&self) -> Option<Error> {
        let problem = match &*self.grammar {
            _ if self.is_defined() => return None,
            Grammar::Abnf(_) if self.rule.starts_with('=') => return None,
            Grammar::Pest(grammar) => grammar.no_rule(&self.rule),
            Grammar::Abnf(grammar) => grammar.no_rule(&self.rule),
        };
        Some(Error::nowhere(problem))
    }

    /// Returns whether no file defines the rule. Files of pest that use such a rule are rejected as a whole.
    pub(crate) fn is_missing(&self) -> bool {
        matches!(&*self.grammar, Grammar::Abnf(grammar) if grammar.written(&self.rule).is_none())
    }

    /// Returns the expression of the rule.
    ///
    /// # Errors
    /// - the rule does not exist
    /// - what the rule uses is not regular: recursion, the stack, implicit whitespace, an endless repetition, a `<prose>`
    /// - the expression exceeds the [bounds](crate#bounds), with all repetitions and rules written out
    pub fn expression(&self, expressions: &mut Expressions) -> Result<ExpressionId, Error> {
        match (&*self.grammar, self.rule.strip_prefix('=')) {
            (Grammar::Pest(grammar), _) => grammar.expression(&self.rule, expressions),
            (Grammar::Abnf(grammar), None) => grammar.expression(&self.rule, expressions),
            (Grammar::Abnf(grammar), Some(inline)) => grammar.inline(inline, expressions),
        }
    }

    /// Returns the language of all texts that the rule accepts.
    ///
    /// # Errors
    /// The errors of [`expression`](Self::expression), and an error if it takes more than the limits allow.
    pub fn language(&self, limits: Limits) -> Result<Language, Error> {
        let mut expressions = Expressions::default();
        let expression = self.expression(&mut expressions)?;
        Language::of(&expressions, expression, limits)
    }

    /// Returns the language of all texts that the rule accepts and the other does not.
    ///
    /// # Errors
    /// The errors of [`language`](Self::language), for both.
    pub fn language_without(&self, other: &Side, limits: Limits) -> Result<Language, Error> {
        let mut expressions = Expressions::default();
        let [own, others] = [self.expression(&mut expressions)?, other.expression(&mut expressions)?];
        let without = expressions.without(own, others);
        Language::of(&expressions, without, limits)
    }

    /// Returns how many bytes of a text can be read, on the path that reads furthest. Text that a lookahead examines counts if the
    /// lookahead fails because something is missing.
    ///
    /// # Errors
    /// Those of [`expression`](Self::expression).
    pub fn reads(&self, text: &str) -> Result<usize, Error> {
        Ok(self.trace(text)?.read)
    }

    /// Returns the rules by which a text is read at an offset, or, at its end, what ends there. The path is empty if the text is not
    /// accepted.
    ///
    /// If there are several ways, as in ABNF, alternatives are preferred in their order, and parts are as long as possible.
    ///
    /// # Errors
    /// Those of [`expression`](Self::expression).
    pub fn path(&self, text: &str, place: usize) -> Result<RulePath, Error> {
        let matches = self.trace(text)?.matches.unwrap_or_default();
        Ok(RulePath::to(place, &matches, text, |_, _| false).without(INLINE))
    }

    /// Returns the same if another side rejects the text. Rules whose part the other side's rule of the same name rejects are preferred.
    pub(crate) fn path_refused_by(&self, other: &Side, text: &str, place: usize) -> Result<RulePath, Error> {
        let matches = self.trace(text)?.matches.unwrap_or_default();
        let is_refused = |rule: &str, part: &str| {
            let trace = other.of_rule(rule).trace(part);
            trace.is_ok_and(|trace| trace.matches.is_none())
        };
        Ok(RulePath::to(place, &matches, text, is_refused).without(INLINE))
    }

    /// Returns whether the rule is a node of the trees that pest makes by it.
    pub(crate) fn is_node(&self) -> Result<bool, Error> {
        self.making_trees()?.is_node(&self.rule)
    }

    /// Returns the expression of the rule in a store that keeps nodes, or of the contents of the rule's own node. It is always the latter
    /// for an expression given instead of a rule.
    pub(crate) fn tree(&self, is_inside: bool, expressions: &mut Expressions) -> Result<ExpressionId, Error> {
        let grammar = self.making_trees()?;
        if is_inside || self.rule == INLINE {
            return grammar.expression_inside(&self.rule, expressions);
        }
        grammar.expression(&self.rule, expressions)
    }

    fn making_trees(&self) -> Result<&PestGrammar, Error> {
        match &*self.grammar {
            Grammar::Pest(grammar) => Ok(grammar),
            Grammar::Abnf(_) => Err(Error::nowhere(Problem::Undecidable("the tree of a rule of ABNF".into()))),
        }
    }

    /// Returns how the rule reads a text.
    fn trace(&self, text: &str) -> Result<Trace, Error> {
        let mut expressions = Expressions::keeping_rules();
        let root = self.expression(&mut expressions)?;
        large_stack::run_for(expressions.len(), || Ok(trace(&expressions, root, text)))
    }
}

/// The rule name for an expression that is given instead of a name.
const INLINE: &str = "the_expression";
