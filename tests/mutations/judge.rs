//! How a mutant is found.

use std::collections::BTreeMap;

use pest::iterators::Pair;
use pest_check::{AbnfGrammar, Error, ExpressionId, Expressions, Limits, PestGrammar, Question, SourceFile, decide};
use pest_meta::ast::{Expr, Rule, RuleType};
use pest_meta::optimizer::optimize;
use pest_vm::Vm;

use super::mutant::{Change, Mutant, uses, written};

/// How a mutant is found, or why it cannot be.
#[derive(Clone, Copy)]
pub enum Outcome {
    /// The mutant is not a grammar.
    Rejected,
    /// A rule is no longer its ABNF.
    Differs,
    /// All rules are their ABNF, but a text has another tree.
    OtherTree,
    /// All rules are their ABNF, and this many texts have the same tree.
    Same { texts: usize, reason: Option<&'static str> },
}

/// A text that a rule matches as a whole, with its nodes.
struct ParsedText {
    rule: String,
    text: String,
    nodes: Vec<Node>,
}

/// A rule, and where it matches.
#[derive(PartialEq)]
struct Node {
    rule: String,
    start: usize,
    end: usize,
}

/// What mutants are compared with.
pub struct Judge {
    rules: Vec<Rule>,
    /// The expression of each rule.
    expressions: Expressions,
    before: BTreeMap<String, ExpressionId>,
    abnf: AbnfGrammar,
    /// The rules that reach a rule, the nearest first.
    users: BTreeMap<String, Vec<String>>,
    texts: Vec<ParsedText>,
}

impl Judge {
    /// `texts` are texts with the rules that match them.
    pub fn new(rules: &[Rule], abnf: AbnfGrammar, texts: Vec<(String, String)>) -> Self {
        let vm = Vm::new(optimize(rules.to_vec()));
        // Other tests check rejected texts.
        let texts = texts.into_iter().filter_map(|(rule, text)| {
            let nodes = nodes(&vm, &rule, &text)?;
            Some(ParsedText { rule, text, nodes })
        });
        let texts: Vec<ParsedText> = texts.collect();
        assert!(!texts.is_empty(), "no text is parsed");
        let users = rules.iter().map(|rule| (rule.name.clone(), users(rules, &rule.name)));
        let grammar = grammar(&written(rules)).unwrap_or_else(|error| panic!("{error}"));
        let mut expressions = Expressions::default();
        let before = rules.iter().map(|rule| (rule.name.clone(), lowered(&grammar, &rule.name, &mut expressions)));
        let before = before.collect();
        Judge { rules: rules.to_vec(), expressions, before, abnf, users: users.collect(), texts }
    }

    /// Returns the first of some rules that is not its ABNF.
    pub fn other<'r>(&self, rules: &'r [String]) -> Option<&'r String> {
        rules.iter().find(|rule| {
            let mut expressions = self.expressions.clone();
            let ours = self.before[*rule];
            self.is_abnf(rule, ours, &mut expressions) != Ok(true)
        })
    }

    /// Returns the outcome for a mutant.
    pub fn judge(&self, mutant: &Mutant) -> Outcome {
        match self.differs(mutant) {
            Err(_) => Outcome::Rejected,
            Ok(true) => Outcome::Differs,
            Ok(false) => self.compare_trees(mutant),
        }
    }

    /// Whether the changed rule, or one that uses it, is no longer its ABNF.
    fn differs(&self, mutant: &Mutant) -> Result<bool, Error> {
        let grammar = grammar(&written(&mutant.rules))?;
        if self.is_free_order(&mutant.change) || self.is_same_expression(mutant, &grammar)? {
            return Ok(false);
        }
        for rule in &self.users[&mutant.rule] {
            let mut expressions = Expressions::default();
            let ours = grammar.expression(rule, &mut expressions)?;
            if !self.is_abnf(rule, ours, &mut expressions)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether the expression of a rule is equivalent to its ABNF.
    fn is_abnf(&self, rule: &str, ours: ExpressionId, expressions: &mut Expressions) -> Result<bool, Error> {
        let theirs = self.abnf.expression(&rule.replace('_', "-"), expressions)?;
        let verdict = decide(expressions, [ours, theirs], Question::Equal, Limits::default())?;
        Ok(verdict.only_left.is_none() && verdict.only_right.is_none())
    }

    /// Whether the changed rule has the same expression as before; then so do all rules that use it.
    fn is_same_expression(&self, mutant: &Mutant, grammar: &PestGrammar) -> Result<bool, Error> {
        let mut expressions = self.expressions.clone();
        Ok(grammar.expression(&mutant.rule, &mut expressions)? == self.before[&mutant.rule])
    }

    /// Whether the texts of the rules that use the changed one have the same trees.
    fn compare_trees(&self, mutant: &Mutant) -> Outcome {
        let vm = Vm::new(optimize(mutant.rules.clone()));
        let concerned = self.texts.iter().filter(|reading| self.users[&mutant.rule].contains(&reading.rule));
        let mut texts = 0;
        for ParsedText { rule, text, nodes: before } in concerned {
            if nodes(&vm, rule, text).as_ref() != Some(before) {
                return Outcome::OtherTree;
            }
            texts += 1;
        }
        Outcome::Same { texts, reason: self.reason(mutant) }
    }

    /// Why a change has no effect, if that can be decided.
    fn reason(&self, mutant: &Mutant) -> Option<&'static str> {
        let rule = self.rules.iter().find(|rule| rule.name == mutant.rule)?;
        match &mutant.change {
            change if self.is_free_order(change) => Some("no text begins with both: the order is free"),
            Change::Replace(Expr::Str(text), Expr::Insens(_))
                if !text.contains(|it: char| it.is_ascii_alphabetic()) =>
            {
                Some("no letter: there is one case")
            }
            Change::Modifier(..) if uses(&self.rules, &mutant.rule).len() == 1 => {
                Some("no rule inside: there is nothing to hide")
            }
            Change::Replace(..) if rule.ty == RuleType::Atomic && self.is_same(mutant) => {
                Some("the same set of characters, and the rule hides what is inside")
            }
            _ => None,
        }
    }

    fn is_same(&self, mutant: &Mutant) -> bool {
        grammar(&written(&mutant.rules)).and_then(|grammar| self.is_same_expression(mutant, &grammar)) == Ok(true)
    }

    /// Whether two alternatives are swapped such that no text begins with a match of the one and also with a match of
    /// the other. Then the choice is the same.
    fn is_free_order(&self, change: &Change) -> bool {
        let Change::SwapAlternatives(one, other) = change else { return false };
        let asked = format!("both = {{ &{one} ~ &{other} ~ ANY* }}\nnothing = {{ !ANY ~ ANY }}\n");
        let grammar = grammar(&(written(&self.rules) + &asked)).unwrap_or_else(|error| panic!("{error}"));
        let mut expressions = Expressions::default();
        let sides = ["both", "nothing"].map(|name| lowered(&grammar, name, &mut expressions));
        let verdict = decide(&expressions, sides, Question::Equal, Limits::default());
        verdict.unwrap_or_else(|error| panic!("{error}")).only_left.is_none()
    }
}

fn grammar(text: &str) -> Result<PestGrammar, Error> {
    PestGrammar::read(&[SourceFile { name: "mutant".into(), text: text.into() }])
}

fn lowered(grammar: &PestGrammar, rule: &str, expressions: &mut Expressions) -> ExpressionId {
    grammar.expression(rule, expressions).unwrap_or_else(|error| panic!("{error}"))
}

/// Returns the rules that reach a rule, the nearest first, beginning with the rule itself.
fn users(rules: &[Rule], name: &str) -> Vec<String> {
    let mut found = vec![name.to_owned()];
    let mut next = 0;
    while let Some(name) = found.get(next).cloned() {
        let names = |rule: &&Rule| rule.expr.iter_top_down().any(|part| part == Expr::Ident(name.clone()));
        for rule in rules.iter().filter(names) {
            if !found.contains(&rule.name) {
                found.push(rule.name.clone());
            }
        }
        next += 1;
    }
    found
}

/// Returns the nodes of a rule that matches a whole text.
fn nodes(vm: &Vm, rule: &str, text: &str) -> Option<Vec<Node>> {
    let tree = vm.parse(rule, text).ok()?;
    let node = |pair: Pair<&str>| {
        let span = pair.as_span();
        Node { rule: (*pair.as_rule()).to_owned(), start: span.start(), end: span.end() }
    };
    let nodes: Vec<Node> = tree.flatten().map(node).collect();
    nodes.first().is_some_and(|root| root.end == text.len()).then_some(nodes)
}
