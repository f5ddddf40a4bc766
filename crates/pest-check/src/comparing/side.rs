//! The sides of a question: rules, each of a grammar.

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

/// A rule of a grammar, or an expression of its notation: one side of a question.
#[derive(Clone, Debug)]
pub struct Side {
    grammar: Arc<Grammar>,
    /// The name of a rule, or an expression behind a `=`.
    rule: String,
}

#[derive(Debug)]
enum Grammar {
    Pest(Arc<PestGrammar>),
    Abnf(AbnfGrammar),
}

impl Side {
    /// A rule of files of pest. Instead of its name, `=` and an expression will do.
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
        // A column of the line that is made of it would tell nothing, and the rule is no rule.
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

    /// A rule of files of ABNF. Instead of its name, `=` and an expression will do.
    ///
    /// Rules may be used that no file defines, as documents use those of others: what uses such a rule cannot be compared, and the rest
    /// can. [`missing_rules`](Self::missing_rules) tells of them at once.
    ///
    /// # Errors
    /// Those of [`AbnfGrammar::read`].
    pub fn abnf(files: &[SourceFile], rule: &str) -> Result<Self, Error> {
        Ok(Side::new(Grammar::Abnf(AbnfGrammar::read(files)?), rule))
    }

    /// A grammar of pest, and no rule of it.
    pub(crate) fn of_pest(grammar: Arc<PestGrammar>) -> Self {
        Side::new(Grammar::Pest(grammar), "")
    }

    /// A grammar of ABNF, and no rule of it.
    pub(crate) fn of_abnf(grammar: AbnfGrammar) -> Self {
        Side::new(Grammar::Abnf(grammar), "")
    }

    fn new(grammar: Grammar, rule: &str) -> Self {
        Side { grammar: Arc::new(grammar), rule: rule.to_owned() }
    }

    /// Another rule of the same grammar.
    #[must_use]
    pub fn of_rule(&self, rule: &str) -> Self {
        Side { grammar: self.grammar.clone(), rule: rule.to_owned() }
    }

    /// The name of the rule, as it was given.
    #[must_use]
    pub fn rule(&self) -> &str {
        &self.rule
    }

    /// Whether the grammar has the rule. That of ABNF has the core rules of RFC 5234, too.
    #[must_use]
    pub fn is_defined(&self) -> bool {
        self.written().is_some()
    }

    /// Where the rules of the files stand, in their order.
    pub fn rules(&self) -> impl Iterator<Item = &Place> {
        let (pest, abnf) = match &*self.grammar {
            Grammar::Pest(grammar) => (Some(grammar.places()), None),
            Grammar::Abnf(grammar) => (None, Some(grammar.places())),
        };
        pest.into_iter().flatten().chain(abnf.into_iter().flatten())
    }

    /// Whether the grammar is of ABNF.
    pub(crate) fn is_abnf(&self) -> bool {
        matches!(&*self.grammar, Grammar::Abnf(_))
    }

    /// The rules that the files use and do not define, each as an error where it is used first. Files of pest that use one are refused as
    /// a whole, so there are none.
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

    /// What the rule is written as: nothing, if it is not there.
    pub(crate) fn written(&self) -> Option<Written<'_>> {
        match &*self.grammar {
            Grammar::Pest(grammar) => grammar.written(&self.rule).map(Written::Pest),
            Grammar::Abnf(grammar) => grammar.written(&self.rule).map(Written::Abnf),
        }
    }

    /// What stands for how the rule is written, with all rules that it uses, but for white space and comments.
    ///
    /// Rules that are not regular have it, too, so it shows an edit where no text can. Rules that are written in two ways may accept the
    /// same texts all the same. Of an expression of ABNF that stands for a rule, its text counts, and nothing that it uses.
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

    /// The rules that the rule uses, and those that these use: how each is written. What pest has by itself is left out.
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

    /// The rules of the files that use each name.
    pub(crate) fn users(&self) -> HashMap<String, BTreeSet<String>> {
        let mut users: HashMap<String, BTreeSet<String>> = HashMap::new();
        for rule in self.rules().filter_map(|place| place.rule.as_deref()) {
            for name in self.of_rule(rule).names() {
                users.entry(name).or_default().insert(rule.to_owned());
            }
        }
        users
    }

    /// The names that stand in the rule.
    fn names(&self) -> Vec<String> {
        self.written().iter().flat_map(Written::names).map(str::to_owned).collect()
    }

    /// What is wrong, if the grammar has no such rule. An expression that stands for a rule is there.
    pub(crate) fn undefined(&self) -> Option<Error> {
        let problem = match &*self.grammar {
            _ if self.is_defined() => return None,
            Grammar::Abnf(_) if self.rule.starts_with('=') => return None,
            Grammar::Pest(grammar) => grammar.no_rule(&self.rule),
            Grammar::Abnf(grammar) => grammar.no_rule(&self.rule),
        };
        Some(Error::nowhere(problem))
    }

    /// Whether no file defines the rule. Files of pest that name such a rule are refused as a whole.
    pub(crate) fn is_missing(&self) -> bool {
        matches!(&*self.grammar, Grammar::Abnf(grammar) if grammar.written(&self.rule).is_none())
    }

    /// The expression of the rule.
    ///
    /// # Errors
    /// - no such rule
    /// - what is not regular in what the rule uses: recursion, the stack, implicit whitespace, an endless repetition, a `<prose>`
    /// - what is beyond the [bounds](crate#bounds), with all repetitions and rules written out
    pub fn expression(&self, expressions: &mut Expressions) -> Result<ExpressionId, Error> {
        match (&*self.grammar, self.rule.strip_prefix('=')) {
            (Grammar::Pest(grammar), _) => grammar.expression(&self.rule, expressions),
            (Grammar::Abnf(grammar), None) => grammar.expression(&self.rule, expressions),
            (Grammar::Abnf(grammar), Some(inline)) => grammar.inline(inline, expressions),
        }
    }

    /// All texts that the rule accepts.
    ///
    /// # Errors
    /// Those of [`expression`](Self::expression), and what takes more than the limits allow.
    pub fn language(&self, limits: Limits) -> Result<Language, Error> {
        let mut expressions = Expressions::default();
        let expression = self.expression(&mut expressions)?;
        Language::of(&expressions, expression, limits)
    }

    /// All texts that the rule accepts, and the other does not.
    ///
    /// # Errors
    /// Those of [`language`](Self::language), for both.
    pub fn language_without(&self, other: &Side, limits: Limits) -> Result<Language, Error> {
        let mut expressions = Expressions::default();
        let [own, others] = [self.expression(&mut expressions)?, other.expression(&mut expressions)?];
        let without = expressions.without(own, others);
        Language::of(&expressions, without, limits)
    }

    /// How many bytes of a text can be read, on the way that leads farthest. What a lookahead sees counts where it misses something.
    ///
    /// # Errors
    /// Those of [`expression`](Self::expression).
    pub fn reads(&self, text: &str) -> Result<usize, Error> {
        Ok(self.trace(text)?.read)
    }

    /// The rules by which a text is read at a byte, or, at its end, what ends there. None, if the text is not accepted.
    ///
    /// Where there are several ways, as in ABNF, alternatives count in their order, and parts are as long as they can be.
    ///
    /// # Errors
    /// Those of [`expression`](Self::expression).
    pub fn path(&self, text: &str, place: usize) -> Result<RulePath, Error> {
        let matches = self.trace(text)?.matches.unwrap_or_default();
        Ok(RulePath::to(place, &matches, text, |_, _| false).without(INLINE))
    }

    /// The same where another side refuses the text: rather through rules whose part is what the other's rule of that name refuses.
    pub(crate) fn path_refused_by(&self, other: &Side, text: &str, place: usize) -> Result<RulePath, Error> {
        let matches = self.trace(text)?.matches.unwrap_or_default();
        let is_refused = |rule: &str, part: &str| {
            let trace = other.of_rule(rule).trace(part);
            trace.is_ok_and(|trace| trace.matches.is_none())
        };
        Ok(RulePath::to(place, &matches, text, is_refused).without(INLINE))
    }

    /// Whether the rule is a node of the trees that pest makes by it.
    pub(crate) fn is_node(&self) -> Result<bool, Error> {
        self.making_trees()?.is_node(&self.rule)
    }

    /// The expression of the rule in a store that keeps nodes; or that of what the node of the rule itself holds. Of an expression that stands
    /// for a rule it is always that.
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

    /// What the rule makes of a text.
    fn trace(&self, text: &str) -> Result<Trace, Error> {
        let mut expressions = Expressions::keeping_rules();
        let root = self.expression(&mut expressions)?;
        large_stack::run_for(expressions.len(), || Ok(trace(&expressions, root, text)))
    }
}

/// The name of the rule for an expression that is given instead of a name.
const INLINE: &str = "the_expression";
