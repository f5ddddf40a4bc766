//! Marks the parts of a grammar by rules of their own, so that parse trees show which parts match.
//!
//! `a = { b | c? }` becomes `a = { m0 }`, `m0 = { m1 | m2 }`, `m1 = { b }`, `m2 = { m3 }`,
//! `m3 = { m4? }` and `m4 = { c }`. A rule without a modifier has the atomicity of its caller, so
//! the new grammar accepts the same texts. Atomic rules become compound atomic, which keeps their
//! nodes.

use std::collections::{BTreeSet, HashMap};

use grammar_reader::{Error, Location, Problem, SourceFile, without_tags};
use pest::iterators::{Pair, Pairs};
use pest_meta::ast::Rule;
use pest_meta::parser::{self, Rule as Meta};

/// A part of a rule.
pub struct Part {
    /// The location of its first character.
    pub location: Location,
    /// The name of its rule.
    pub rule: String,
    pub kind: PartKind,
    /// Its source text.
    pub source: String,
    /// The number of the choice or option that contains it.
    pub group: usize,
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
    /// The rules of the grammar with marks.
    pub rules: Vec<Rule>,
    /// For each rule, the rules that it uses outside of lookaheads, and all rules that it uses.
    uses: HashMap<String, [BTreeSet<String>; 2]>,
}

impl MarkedGrammar {
    /// Marks the parts of files that are a valid grammar.
    pub fn new(files: &[SourceFile]) -> Result<Self, Error> {
        let mut marker = Marker::new(files);
        for file in files {
            let text = without_tags(&file.text);
            let rules = parser::parse(Meta::grammar_rules, &text).map_err(|error| {
                Error::at(Location::new(&file.name, 1), Problem::Syntax(error.variant.message().into_owned()))
            })?;
            for rule in rules.filter(|pair| pair.as_rule() == Meta::grammar_rule) {
                marker.rule(file, rule);
            }
        }
        let Marker { parts, text, uses, .. } = marker;
        Ok(MarkedGrammar { parts, rules: rules(&text)?, uses })
    }

    /// Returns the rules that texts of some rules can reach. Nodes in lookaheads are not in parse
    /// trees, so rules that only lookaheads use are left out.
    pub fn reachable<'r>(&self, from: impl IntoIterator<Item = &'r str>) -> BTreeSet<String> {
        let mut open: Vec<String> = from.into_iter().map(str::to_owned).collect();
        open.extend(["WHITESPACE", "COMMENT"].map(str::to_owned));
        let mut reachable = BTreeSet::new();
        while let Some(rule) = open.pop() {
            let Some([used, _]) = self.uses.get(&rule) else { continue };
            if reachable.insert(rule) {
                open.extend(used.iter().cloned());
            }
        }
        reachable
    }

    /// Returns the rules that no other rule uses.
    pub fn unused(&self) -> impl Iterator<Item = &str> {
        let is_used = |rule: &str| self.uses.iter().any(|(user, [_, used])| user != rule && used.contains(rule));
        self.uses.keys().map(String::as_str).filter(move |rule| !is_used(rule))
    }
}

/// Returns the rules of a text. pest validates all rules together, which takes too long for many marks, and is done
/// before the parts are marked. So it reads each rule alone.
fn rules(text: &str) -> Result<Vec<Rule>, Error> {
    let invalid = |message: String| Error::at(Location::new("marked grammar", 1), Problem::Syntax(message));
    let pairs = parser::parse(Meta::grammar_rules, text).map_err(|error| invalid(error.to_string()))?;
    let mut rules = vec![];
    for pair in pairs.filter(|pair| pair.as_rule() == Meta::grammar_rule) {
        let read = parser::consume_rules(Pairs::single(pair));
        rules.extend(read.map_err(|errors| invalid(errors.first().map(ToString::to_string).unwrap_or_default()))?);
    }
    Ok(rules)
}

struct Marker {
    parts: Vec<Part>,
    text: String,
    uses: HashMap<String, [BTreeSet<String>; 2]>,
    /// The beginning of the names of marks. No rule of the grammar begins like it.
    prefix: String,
    names: usize,
    groups: usize,
    file: String,
    rule: String,
}

/// The beginning of the names of rules for the operands of lookaheads.
pub const LOOKAHEAD: &str = "ahead_";

impl Marker {
    fn new(files: &[SourceFile]) -> Self {
        let mut prefix = "part_".to_owned();
        while files.iter().any(|file| [&*prefix, LOOKAHEAD].iter().any(|it| file.text.contains(it)))
            && prefix.len() < 99
        {
            prefix.push('_');
        }
        let (parts, text, uses) = (vec![], String::new(), HashMap::new());
        Marker { parts, text, uses, prefix, names: 0, groups: 0, file: String::new(), rule: String::new() }
    }

    fn rule(&mut self, file: &SourceFile, pair: Pair<'_, Meta>) {
        let mut inner = pair.into_inner();
        let Some(name) = inner.next().filter(|it| it.as_rule() == Meta::identifier) else { return };
        self.file.clone_from(&file.name);
        name.as_str().clone_into(&mut self.rule);
        self.uses.entry(self.rule.clone()).or_default();
        let mut modifier = "";
        for part in inner {
            match part.as_rule() {
                Meta::silent_modifier => modifier = "_",
                Meta::atomic_modifier | Meta::compound_atomic_modifier => modifier = "$",
                Meta::non_atomic_modifier => modifier = "!",
                Meta::expression => {
                    // pest matches these rules as atomic.
                    if ["WHITESPACE", "COMMENT"].contains(&name.as_str()) {
                        modifier = "$";
                    }
                    let group = self.new_group();
                    let body = self.part(PartKind::Rule, group, &name);
                    let text = self.expression(part, false);
                    self.add(&body, &text);
                    self.text.extend([name.as_str(), " = ", modifier, "{ ", &body, " }\n"]);
                }
                _ => {}
            }
        }
    }

    fn expression(&mut self, pair: Pair<'_, Meta>, is_ahead: bool) -> String {
        let mut alternatives: Vec<Vec<Pair<'_, Meta>>> = vec![vec![]];
        for part in pair.into_inner() {
            match part.as_rule() {
                Meta::choice_operator => alternatives.push(vec![]),
                Meta::term => alternatives.last_mut().expect("begins with one").push(part),
                _ => {}
            }
        }
        alternatives.retain(|terms| !terms.is_empty());
        if is_ahead || alternatives.len() < 2 {
            let texts: Vec<String> = alternatives.iter().map(|terms| self.sequence(terms, is_ahead)).collect();
            return texts.join(" | ");
        }
        let group = self.new_group();
        let marked = alternatives.iter().map(|terms| {
            let name = self.part(PartKind::Alternative, group, &terms[0]);
            let part = self.parts.len() - 1;
            let source: Vec<&str> = terms.iter().map(|term| term.as_str().trim()).collect();
            self.parts[part].source = source.join(" ~ ");
            let text = self.sequence(terms, false);
            self.add(&name, &text);
            name
        });
        marked.collect::<Vec<_>>().join(" | ")
    }

    fn sequence(&mut self, terms: &[Pair<'_, Meta>], is_ahead: bool) -> String {
        if let [before @ .., list, last] = terms
            && let Some(inner) = list_of(list, last)
        {
            // pest reads `(a ~ b)* ~ a` as `a ~ (b ~ a)*`.
            let mut texts: Vec<String> = before.iter().map(|term| self.term(term, is_ahead)).collect();
            texts.push(self.term(last, is_ahead));
            let rest: Vec<Pair<'_, Meta>> = inner[1..].iter().chain([last]).cloned().collect();
            let rest: Vec<String> = rest.iter().map(|term| self.term(term, is_ahead)).collect();
            let rest = format!("({})", rest.join(" ~ "));
            texts.push(if is_ahead { format!("{rest}*") } else { self.option(list, &rest, "*") });
            return texts.join(" ~ ");
        }
        terms.iter().map(|term| self.term(term, is_ahead)).collect::<Vec<_>>().join(" ~ ")
    }

    fn term(&mut self, term: &Pair<'_, Meta>, is_ahead: bool) -> String {
        let (mut prefixes, mut body, mut postfixes) = (String::new(), String::new(), vec![]);
        for part in term.clone().into_inner() {
            match part.as_rule() {
                Meta::positive_predicate_operator | Meta::negative_predicate_operator => {
                    prefixes += part.as_str().trim();
                }
                Meta::opening_paren | Meta::closing_paren => {}
                Meta::expression => body = format!("({})", self.expression(part, is_ahead || !prefixes.is_empty())),
                Meta::_push => {
                    let operand = part.into_inner().find(|it| it.as_rule() == Meta::expression);
                    body = operand.map(|it| format!("PUSH({})", self.expression(it, is_ahead))).unwrap_or_default();
                }
                Meta::optional_operator
                | Meta::repeat_operator
                | Meta::repeat_once_operator
                | Meta::repeat_exact
                | Meta::repeat_min
                | Meta::repeat_max
                | Meta::repeat_min_max => postfixes.push(part.as_str().split_whitespace().collect::<String>()),
                other => {
                    part.as_str().trim().clone_into(&mut body);
                    if other == Meta::identifier {
                        self.used(&body.clone(), is_ahead || !prefixes.is_empty());
                    }
                }
            }
        }
        if !prefixes.is_empty() {
            let name = format!("{LOOKAHEAD}{}{}", self.prefix, self.names);
            self.names += 1;
            self.add(&name, &(body + &postfixes.concat()));
            return prefixes + &name;
        }
        match &*postfixes {
            [only] if !is_ahead && is_optional(only) => self.option(term, &body, only),
            _ => body + &postfixes.concat(),
        }
    }

    /// Marks an option, and returns the name of its rule.
    fn option(&mut self, term: &Pair<'_, Meta>, item: &str, postfix: &str) -> String {
        let group = self.new_group();
        let present = self.part(PartKind::Present, group, term);
        let option = self.part(PartKind::Absent, group, term);
        if let Some(absent) = self.parts.last_mut() {
            absent.mark = Mark::Without(option.clone(), present.clone());
        }
        self.add(&present, item);
        self.add(&option, &format!("{present}{postfix}"));
        option
    }

    /// Adds a part, and returns the name of its mark.
    fn part(&mut self, kind: PartKind, group: usize, at: &Pair<'_, Meta>) -> String {
        let name = format!("{}{}", self.prefix, self.names);
        self.names += 1;
        let (line, column) = at.line_col();
        self.parts.push(Part {
            location: Location::new(&self.file, line).at_column(column).in_rule(&self.rule),
            rule: self.rule.clone(),
            kind,
            source: at.as_str().trim().to_owned(),
            group,
            mark: Mark::Node(name.clone()),
        });
        name
    }

    fn add(&mut self, name: &str, body: &str) {
        self.text.extend([name, " = { ", body, " }\n"]);
    }

    fn used(&mut self, name: &str, is_ahead: bool) {
        let [outside, all] = self.uses.entry(self.rule.clone()).or_default();
        all.insert(name.to_owned());
        if !is_ahead {
            outside.insert(name.to_owned());
        }
    }

    fn new_group(&mut self) -> usize {
        self.groups += 1;
        self.groups
    }
}

/// Returns the terms of `(a ~ b)*` if the last term is `a`.
fn list_of<'t>(repeated: &Pair<'t, Meta>, last: &Pair<'t, Meta>) -> Option<Vec<Pair<'t, Meta>>> {
    let parts: Vec<Pair<'_, Meta>> = repeated.clone().into_inner().collect();
    let [open, expression, _, star] = &*parts else { return None };
    if open.as_rule() != Meta::opening_paren || star.as_rule() != Meta::repeat_operator {
        return None;
    }
    let inner: Vec<Pair<'_, Meta>> = expression.clone().into_inner().collect();
    let is_sequence = inner.iter().all(|it| matches!(it.as_rule(), Meta::term | Meta::sequence_operator));
    let terms: Vec<Pair<'_, Meta>> = inner.into_iter().filter(|it| it.as_rule() == Meta::term).collect();
    let begins_like_last = terms.len() > 1 && terms[0].as_str().trim() == last.as_str().trim();
    (is_sequence && begins_like_last).then_some(terms)
}

/// Returns whether a repetition may be absent.
fn is_optional(postfix: &str) -> bool {
    ["?", "*", "{,", "{0,"].iter().any(|start| postfix.starts_with(start))
}
