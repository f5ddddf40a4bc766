//! Marks the parts of a grammar by rules of their own, so that parse trees show which parts match.
//!
//! `a = { b | c? }` becomes `a = { m0 }`, `m0 = { m1 | m2 }`, `m1 = { b }`, `m2 = { m3 }`,
//! `m3 = { m4? }` and `m4 = { c }`. A rule without a modifier has the atomicity of its caller, so
//! the new grammar accepts the same texts. Atomic rules become compound atomic, which keeps their
//! nodes.

use grammar_reader::pest_notation::builtins::IMPLICIT;
use grammar_reader::pest_notation::expressions::{descendants, repetition, with_operands};
use grammar_reader::{Error, Location};
use pest_check::findings::spans::Spans;
use pest_check::{PestGrammar, Place};
use pest_meta::ast::{Expr, Rule, RuleType};

/// A part of a rule.
pub struct Part {
    /// The location of its first character.
    pub location: Location,
    /// The name of its rule.
    pub rule: String,
    pub kind: PartKind,
    /// Its source text.
    pub source: String,
    pub mark: Mark,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartKind {
    /// The whole rule.
    Rule,
    /// One of several alternatives.
    Alternative,
    /// The operand of `?`, `*` or similar, at least once.
    Present,
    /// The same operand, not at all.
    Absent,
}

impl PartKind {
    /// Returns the name in JSON.
    pub fn name(self) -> &'static str {
        match self {
            PartKind::Rule => "rule",
            PartKind::Alternative => "alternative",
            PartKind::Present => "present",
            PartKind::Absent => "absent",
        }
    }
}

/// The nodes of a parse tree that show that a part matches.
pub enum Mark {
    /// A node of this rule.
    Node(String),
    /// A node of the first rule without one of the second rule inside.
    Without(String, String),
}

impl Mark {
    /// Returns the rule of the node.
    pub fn rule(&self) -> &str {
        let (Mark::Node(rule) | Mark::Without(rule, _)) = self;
        rule
    }
}

/// A grammar whose parts are marked.
pub struct MarkedGrammar {
    /// The parts, in source order.
    pub parts: Vec<Part>,
    /// The rules of the grammar with marks. No rule of the grammar has a space in its name, as those of marks have.
    pub rules: Vec<Rule>,
}

impl MarkedGrammar {
    /// Marks the parts of a grammar.
    pub fn new(grammar: &PestGrammar) -> Result<Self, Error> {
        let spans = Spans::new(grammar.files())?;
        let mut marked = MarkedGrammar { parts: vec![], rules: vec![] };
        let mut names = 0;
        for rule in grammar.rules().filter_map(|name| grammar.rule(name)) {
            let mut of_rule = Marker { rule, spans: &spans, marked, names, position: 0 };
            if let Some(place) = spans.rule(&rule.name) {
                let body = of_rule.part(PartKind::Rule, &place, &rule.name);
                let expr = of_rule.marked(&rule.expr);
                of_rule.add(&body, expr);
                // pest matches implicit rules as atomic.
                let ty = match rule.ty {
                    _ if IMPLICIT.contains(&rule.name.as_str()) => RuleType::CompoundAtomic,
                    RuleType::Atomic => RuleType::CompoundAtomic,
                    ty => ty,
                };
                of_rule.marked.rules.push(Rule { name: rule.name.clone(), ty, expr: Expr::Ident(body) });
            }
            Marker { marked, names, .. } = of_rule;
        }
        Ok(marked)
    }
}

/// Marks the parts of a rule.
struct Marker<'g> {
    rule: &'g Rule,
    spans: &'g Spans<'g>,
    marked: MarkedGrammar,
    names: usize,
    /// The position of the next expression in the descendants of that of the rule.
    position: usize,
}

impl Marker<'_> {
    /// Returns an expression with marks.
    fn marked(&mut self, expression: &Expr) -> Expr {
        let position = self.position;
        if matches!(expression, Expr::Choice(..)) {
            return self.alternatives(expression);
        }
        self.position += 1;
        let is_option = repetition(expression).is_some_and(|(_, least, _)| least == 0);
        let names = if is_option { self.option_names(position) } else { None };
        let marked = match expression {
            Expr::PosPred(item) => Expr::PosPred(Box::new(self.ahead(item))),
            Expr::NegPred(item) => Expr::NegPred(Box::new(self.ahead(item))),
            other => with_operands(other, |part| self.marked(part)),
        };
        match names {
            Some(names) => self.option(&marked, &names),
            None => marked,
        }
    }

    /// Returns a choice with marks around its alternatives.
    fn alternatives(&mut self, expression: &Expr) -> Expr {
        if let Expr::Choice(one, other) = expression {
            self.position += 1;
            let one = self.alternatives(one);
            return Expr::Choice(Box::new(one), Box::new(self.alternatives(other)));
        }
        let place = self.place(self.position);
        let name = place.map(|(place, source)| self.part(PartKind::Alternative, &place, &source));
        let marked = self.marked(expression);
        match name {
            Some(name) => self.named(&name, marked),
            None => marked,
        }
    }

    /// Returns the operand of a lookahead, which is a rule without marks.
    fn ahead(&mut self, item: &Expr) -> Expr {
        self.position += descendants(item).count();
        let name = format!("{LOOKAHEAD}{}", self.names);
        self.names += 1;
        self.named(&name, item.clone())
    }

    /// Adds the parts of an option, and returns the names of the rules of its operand and of itself.
    fn option_names(&mut self, position: usize) -> Option<[String; 2]> {
        let (place, source) = self.place(position)?;
        let [item, option] = [PartKind::Present, PartKind::Absent].map(|kind| self.part(kind, &place, &source));
        if let Some(absent) = self.marked.parts.last_mut() {
            absent.mark = Mark::Without(option.clone(), item.clone());
        }
        Some([item, option])
    }

    /// Returns an option whose operand and itself are rules.
    fn option(&mut self, option: &Expr, [item, name]: &[String; 2]) -> Expr {
        let option = with_operands(option, |operand| self.named(item, operand.clone()));
        self.named(name, option)
    }

    /// Returns the place and source of a part.
    fn place(&self, position: usize) -> Option<(Place, String)> {
        self.spans.part(&self.rule.name, &self.rule.expr, position)
    }

    /// Adds a part, and returns the name of its mark.
    fn part(&mut self, kind: PartKind, place: &Place, source: &str) -> String {
        let name = format!("part {}", self.names);
        self.names += 1;
        let location = Location::new(&place.file, place.line).in_rule(&self.rule.name);
        self.marked.parts.push(Part {
            location: match place.column {
                Some(column) => location.at_column(column),
                None => location,
            },
            rule: self.rule.name.clone(),
            kind,
            source: source.trim().to_owned(),
            mark: Mark::Node(name.clone()),
        });
        name
    }

    /// Adds a rule, and returns its name as an expression.
    fn named(&mut self, name: &str, expr: Expr) -> Expr {
        self.add(name, expr);
        Expr::Ident(name.to_owned())
    }

    fn add(&mut self, name: &str, expr: Expr) {
        self.marked.rules.push(Rule { name: name.to_owned(), ty: RuleType::Normal, expr });
    }
}

/// The beginning of the names of rules for the operands of lookaheads.
pub const LOOKAHEAD: &str = "ahead ";
