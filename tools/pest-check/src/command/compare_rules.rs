//! Compares all rules of two grammars, for the command `compare`.

use std::cell::LazyCell;
use std::collections::BTreeSet;
use std::io::{self, Write as _};

use command_output::json::json_line;
use command_output::message;
use command_output::outcome::Outcome;
use command_output::stdout::Output;
use grammar_reader::{Error, Problem};
use pest_check::findings::candidates::Candidates;
use pest_check::{
    Comparison, Limits, Operand, Question, RuleComparison, RulePairs, SourceChange, compare, compare_rules,
    compare_texts, compare_to_depth,
};
use serde::Serialize;

use crate::command::PROGRAM;
use crate::command::compare_trees::{Trees, TreesJson, print_different_trees};
use crate::command::error::GrammarError;
use crate::command::rule_argument::RuleArgument;
use crate::command::rule_difference::{RuleJson, RuleReport};

/// The rules of two grammars, paired by their names.
pub struct Pairs<'s> {
    sides: [&'s Operand; 2],
    rules: RulePairs<'s>,
    is_one_notation: bool,
    /// Whether both sides are pest grammars, whose rules make parse trees.
    has_trees: bool,
    /// The texts that recursive rules are compared with first. They are only collected if there are recursive rules.
    candidates: LazyCell<Candidates, Box<dyn FnOnce() -> Candidates + 's>>,
}

impl<'s> Pairs<'s> {
    pub fn new([a, b]: &'s [RuleArgument<'_>; 2]) -> Self {
        let sides = [&a.side, &b.side];
        let grammars = sides.map(Operand::pest_grammar);
        let texts = move || Candidates::new(&grammars.into_iter().flatten().collect::<Vec<_>>());
        let rules = RulePairs::new(sides);
        let has_trees = !a.is_abnf && !b.is_abnf;
        Pairs {
            sides,
            rules,
            is_one_notation: a.is_abnf == b.is_abnf,
            has_trees,
            candidates: LazyCell::new(Box::new(texts)),
        }
    }

    /// Returns whether any name is common to both operands.
    pub fn has_any(&self) -> bool {
        !self.rules.in_both.is_empty()
    }

    /// Compares rules of the two operands.
    pub fn compare(&self, names: &[[&str; 2]], request: CompareRequest<'_>) -> Vec<RuleRow> {
        let CompareRequest { question, limits, .. } = request;
        let mut rules = compare_rules(self.sides, names.iter().copied(), question, limits.work(WORK_OF_QUESTION[0]));
        // The rules that are edited come first, and texts before long questions and the nesting of rules.
        for change in [SourceChange::Changed, SourceChange::OnlyInUsedRules] {
            for rule in rules.iter_mut().filter(|rule| rule.source_change == change) {
                self.compare_by_texts(rule, question, limits);
            }
        }
        for work in &WORK_OF_QUESTION[1..] {
            for rule in &mut rules {
                if matches!(&rule.comparison, Err(Error { problem: Problem::Limit { unit: "steps", .. }, .. })) {
                    rule.comparison = compare(rule.sides.each_ref(), question, limits.work(*work));
                }
            }
        }
        let row = |mut rule: RuleComparison| {
            // A difference of rules that are recursive and not regular is searched by nesting them.
            if matches!(&rule.comparison, Err(Error { problem: Problem::Recursion(_), .. })) {
                rule.comparison = compare_to_depth(rule.sides.each_ref(), question, MOST_DEEP, limits);
            }
            RuleRow { trees: trees(&rule, request), rule }
        };
        rules.into_iter().map(row).collect()
    }

    /// Searches for a text that shows a difference if a rule is recursive and not regular.
    fn compare_by_texts(&self, rule: &mut RuleComparison, question: Question, limits: Limits) {
        if let Err(Error { problem: Problem::Recursion(_), .. }) = &rule.comparison
            && limits.check_deadline().is_ok()
        {
            let sides = rule.sides.each_ref();
            let shown = compare_texts(sides, question, self.candidates.of_rule(sides[0].rule()), limits);
            if let Some(shown) = shown {
                rule.comparison = Ok(shown);
            }
        }
    }
}

/// The options of a comparison.
#[derive(Clone, Copy)]
pub struct CompareRequest<'r> {
    pub question: Question,
    /// Whether to compare the trees too.
    pub trees: bool,
    pub limits: Limits,
    /// The revision of A, if there is one.
    pub revision: Option<&'r str>,
    /// Whether to show all rules that differ only through rules that they use.
    pub all: bool,
    pub format: Format,
}

/// The format of a comparison.
#[derive(Clone, Copy)]
pub enum Format {
    Text,
    Json,
    /// What an edit changes, as a table.
    Markdown,
}

impl CompareRequest<'_> {
    /// Prints which operand is from the revision.
    pub fn print_revision(self, out: &mut Output) -> io::Result<()> {
        let Some(revision) = self.revision else { return Ok(()) };
        out.write_line(format!("  A is from {revision}, B is the current file"))
    }
}

/// Compares each rule with the rule of the same name.
pub fn run<'s>(out: &mut Output, pairs: Pairs<'s>, request: CompareRequest<'s>) -> io::Result<Outcome> {
    let rules = pairs.compare(&pairs.rules.in_both, request);
    let Pairs {
        sides, rules: RulePairs { only_left: only_a, only_right: only_b, .. }, is_one_notation, has_trees, ..
    } = pairs;
    let undefined_rules = [undefined_rules(sides[0], &only_a), undefined_rules(sides[1], &only_b)];
    GrammarReport { request, rules, only_a, only_b, undefined_rules, is_one_notation, has_trees }.print(out)
}

/// The maximum work of a question. Rules that need more come after all others, so that one of them does not take the
/// time of all.
const WORK_OF_QUESTION: [usize; 3] = [100_000, 2_000_000, usize::MAX];

/// How deep rules that are not regular may be nested in themselves. Most questions exceed their
/// limits earlier.
const MOST_DEEP: usize = 20;

/// Returns the errors for undefined rules that are first used by rules of only one operand.
fn undefined_rules(side: &Operand, only: &[&str]) -> Vec<Error> {
    side.undefined_rules().filter(|error| rule_of(error).is_some_and(|rule| only.contains(&rule))).collect()
}

/// Returns the rule that contains an error.
fn rule_of(error: &Error) -> Option<&str> {
    error.location.as_ref()?.rule.as_deref()
}

fn trees(rule: &RuleComparison, request: CompareRequest<'_>) -> Trees {
    if !request.trees || rule.comparison.is_err() {
        return Trees::NotRequested;
    }
    Trees::compare(rule.sides.each_ref(), Some(rule.source_change), request.limits)
}

/// A rule that both grammars have.
pub struct RuleRow {
    pub rule: RuleComparison,
    pub trees: Trees,
}

/// The result of the comparison.
pub struct GrammarReport<'s> {
    request: CompareRequest<'s>,
    pub rules: Vec<RuleRow>,
    pub only_a: Vec<&'s str>,
    pub only_b: Vec<&'s str>,
    /// The undefined rules that rules of only A or only B use.
    pub undefined_rules: [Vec<Error>; 2],
    is_one_notation: bool,
    has_trees: bool,
}

enum Verdict {
    Yes,
    No,
    Unknown,
}

impl GrammarReport<'_> {
    /// Prints the result, and returns the outcome of the command.
    fn print(&self, out: &mut Output) -> io::Result<Outcome> {
        match self.request.format {
            Format::Text => self.print_text(out)?,
            Format::Json => self.print_objects(out)?,
            Format::Markdown => return self.print_markdown(out),
        }
        match self.verdict() {
            Verdict::Yes => Ok(Outcome::AllValid),
            Verdict::No if self.is_complete() => Ok(Outcome::SomeInvalid),
            _ => {
                // The last JSON object has the number.
                if matches!(self.request.format, Format::Text) {
                    out.flush()?;
                    message::print_error(PROGRAM, &format!("undecided: {}", rules_of(self.count_unknown())));
                }
                Ok(Outcome::NotRun)
            }
        }
    }

    fn compared(&self) -> impl Iterator<Item = (&RuleComparison, &Comparison)> {
        self.rules.iter().filter_map(|RuleRow { rule, .. }| Some((rule, rule.comparison.as_ref().ok()?)))
    }

    fn differing(&self) -> impl Iterator<Item = (&RuleComparison, RuleReport<'_>)> {
        let differing = self.compared().filter(|(_, comparison)| !comparison.is_equal());
        differing.map(|(rule, comparison)| (rule, self.compared_rule(rule, comparison)))
    }

    fn compared_rule<'c>(&self, rule: &'c RuleComparison, comparison: &'c Comparison) -> RuleReport<'c> {
        RuleReport { question: self.request.question, sides: rule.sides.each_ref(), comparison }
    }

    /// Returns the comparisons of trees, by the names of the rules in B.
    fn trees(&self) -> impl Iterator<Item = (&str, &Trees)> + Clone {
        self.rules.iter().map(|RuleRow { rule, trees }| (rule.sides[1].rule(), trees))
    }

    fn count_different_trees(&self) -> usize {
        self.trees().filter(|(_, trees)| matches!(trees, Trees::Different(_))).count()
    }

    fn count_undecided_trees(&self) -> usize {
        self.trees().filter(|(_, trees)| matches!(trees, Trees::Undecided(_))).count()
    }

    /// Returns the undecided rules of A and B, each with the reason.
    fn undecided(&self) -> impl Iterator<Item = ([Option<&str>; 2], &Error)> {
        let compared = self.rules.iter().filter_map(|RuleRow { rule, .. }| {
            Some((rule.sides.each_ref().map(|side| Some(side.rule())), rule.comparison.as_ref().err()?))
        });
        let [a, b] = &self.undefined_rules;
        let only_a = a.iter().map(move |error| ([rule_of(error), None], error));
        let only_b = b.iter().map(move |error| ([None, rule_of(error)], error));
        compared.chain(only_a).chain(only_b)
    }

    /// Returns the number of undecided rules. A rule may have several reasons.
    fn count_undecided(&self) -> usize {
        self.undecided().map(|(rules, _)| rules).collect::<BTreeSet<_>>().len()
    }

    /// Returns the number of undecided rules and trees.
    fn count_unknown(&self) -> usize {
        self.count_undecided() + self.count_undecided_trees()
    }

    /// Returns the names of the rules that satisfy the question: those with changed source, then
    /// the others.
    fn satisfying(&self) -> [Vec<&str>; 2] {
        let fits = |row: &&RuleRow| match (&row.rule.comparison, &row.trees) {
            (_, Trees::Different(_) | Trees::Undecided(_)) => false,
            (comparison, _) => comparison.as_ref().is_ok_and(Comparison::is_equal),
        };
        let satisfying = self.rules.iter().filter(fits).map(|row| &row.rule);
        let is_edited = |rule: &&RuleComparison| self.is_one_notation && rule.source_change == SourceChange::Changed;
        let (edited, others): (Vec<_>, Vec<_>) = satisfying.partition(is_edited);
        [edited, others].map(|rules| rules.into_iter().map(|rule| rule.sides[0].rule()).collect())
    }

    /// Describes the change of the source of an undecided rule.
    fn describe_source_change(&self, rule: &str) -> &'static str {
        let row = self.rules.iter().find(|row| row.rule.sides[0].rule() == rule);
        match row.map(|row| row.rule.source_change).filter(|_| self.is_one_notation) {
            Some(SourceChange::Changed) => ", with changed source",
            Some(SourceChange::OnlyInUsedRules) => THROUGH_USED,
            Some(SourceChange::Unchanged) | None => "",
        }
    }

    fn verdict(&self) -> Verdict {
        match self.verdict_of_texts() {
            _ if self.count_different_trees() > 0 => Verdict::No,
            Verdict::Yes if self.count_undecided_trees() > 0 => Verdict::Unknown,
            verdict => verdict,
        }
    }

    /// A rule that only one grammar has is a difference, unless B may have more rules than A.
    fn verdict_of_texts(&self) -> Verdict {
        let is_equality = self.request.question == Question::Equal;
        let has_more = !self.only_a.is_empty() || is_equality && !self.only_b.is_empty();
        match (self.differing().next().is_some() || has_more, self.undecided().next().is_some()) {
            (true, _) => Verdict::No,
            (false, true) => Verdict::Unknown,
            (false, false) => Verdict::Yes,
        }
    }

    /// Returns whether all used rules are defined. Undefined rules may cause differences.
    fn is_complete(&self) -> bool {
        let is_undefined = |error: &Error| matches!(error.problem, Problem::UndefinedRule { .. });
        !self.undecided().any(|(_, error)| is_undefined(error))
    }

    /// Prints the verdict, then each edited rule, then rules that differ through the rules that
    /// they use, then the others.
    fn print_text(&self, out: &mut Output) -> io::Result<()> {
        self.print_verdict(out)?;
        if !matches!(self.verdict(), Verdict::Yes) {
            self.request.print_revision(out)?;
        }
        let (edited, following): (Vec<_>, Vec<_>) =
            self.differing().partition(|(rule, _)| rule.source_change == SourceChange::Changed);
        for (rule, compared) in edited {
            writeln!(out, "{}:", rule.sides[0].rule())?;
            compared.print(out)?;
        }
        if following.len() > MOST_FOLLOWING && !self.request.all {
            let names: Vec<&str> = following.iter().map(|(rule, _)| rule.sides[0].rule()).collect();
            let names = folded(&names, false);
            writeln!(out, "through used rules, {}: {names}", rules_of(following.len()))?;
        } else {
            if !following.is_empty() {
                writeln!(out, "through used rules, {}:", rules_of(following.len()))?;
            }
            for (_, compared) in following {
                compared.print_brief(out)?;
            }
        }
        print_different_trees(out, &self.trees(), self.request.all)?;
        let mut following = vec![];
        for ([a, b], error) in self.undecided() {
            let rule = a.or(b).unwrap_or_default();
            let source_change = self.describe_source_change(rule);
            let is_undefined = matches!(error.problem, Problem::UndefinedRule { .. });
            if source_change == THROUGH_USED && !is_undefined && !self.request.all {
                following.push(rule);
            } else {
                out.write_line(format!("undecided{source_change}: {rule}: {}", GrammarError::from(error.clone())))?;
            }
        }
        print_list(out, &format!("undecided{THROUGH_USED}"), &[&*folded(&following, false)])?;
        for (rule, trees) in self.trees() {
            trees.print_undecided(out, rule)?;
        }
        let [edited, others] = self.satisfying();
        let fits = if self.request.question == Question::Equal { "equal" } else { "A lies inside B" };
        print_list(out, &format!("{fits}, with changed source"), &edited)?;
        if self.has_trees && !self.request.trees && !edited.is_empty() {
            writeln!(out, "{TREES_MAY_DIFFER}")?;
        }
        if edited.len() + others.len() < self.rules.len() && !others.is_empty() {
            writeln!(out, "{fits}: {}", folded(&others, self.request.all))?;
        }
        print_list(out, "only in A", &self.only_a)?;
        print_list(out, "only in B", &self.only_b)
    }

    fn print_verdict(&self, out: &mut Output) -> io::Result<()> {
        let all = rules_of(self.rules.len());
        let differing = self.differing().count();
        let verdict = match (self.request.question, self.verdict_of_texts()) {
            (Question::Equal, Verdict::Yes) => format!("equal: {all}"),
            (Question::Inside, Verdict::Yes) => format!("A lies inside B: {all}"),
            (Question::Equal, Verdict::No) => format!("different: {differing} of {all}{}", self.more()),
            (Question::Inside, Verdict::No) => format!("A does not lie inside B: {differing} of {all}{}", self.more()),
            (_, Verdict::Unknown) => {
                let undefined_rules: BTreeSet<_> = self.undefined_rules.iter().flatten().filter_map(rule_of).collect();
                format!(
                    "undecided: {} of {}",
                    self.count_undecided(),
                    rules_of(self.rules.len() + undefined_rules.len())
                )
            }
        };
        writeln!(out, "{verdict}{}", self.verdict_of_trees())
    }

    /// Describes the rules that only one grammar has, and the undecided rules.
    fn more(&self) -> String {
        let sides = [("A", &self.only_a), ("B", &self.only_b)].into_iter().filter(|(_, rules)| !rules.is_empty());
        let only: Vec<String> = sides.map(|(side, rules)| format!(", and {} only in {side}", rules.len())).collect();
        let undecided = match self.count_undecided() {
            0 => String::new(),
            count => format!("; undecided: {count}"),
        };
        only.concat() + &undecided
    }

    /// Describes the number of rules with different trees and with undecided trees.
    fn verdict_of_trees(&self) -> String {
        let counts =
            [("different trees", self.count_different_trees()), ("undecided trees", self.count_undecided_trees())];
        let counts =
            counts.into_iter().filter(|(_, count)| *count > 0).map(|(what, count)| format!("; {what}: {count}"));
        let counts: String = counts.collect();
        let is_same = self.request.trees && counts.is_empty() && self.undecided().next().is_none();
        if is_same { ", with the same trees".into() } else { counts }
    }

    fn print_objects(&self, out: &mut Output) -> io::Result<()> {
        for RuleRow { rule, trees } in &self.rules {
            let written = if self.is_one_notation { Some(source_label(rule.source_change)) } else { None };
            match &rule.comparison {
                Ok(comparison) => {
                    let (object, trees) = (self.compared_rule(rule, comparison).object(), trees.object());
                    json_line(out, &RuleLine { written, object, trees })?;
                }
                Err(error) => {
                    let [rule_a, rule_b] = rule.sides.each_ref().map(|side| Some(side.rule()));
                    json_line(out, &UndecidedLine { rule_a, rule_b, written, error: object(error) })?;
                }
            }
        }
        for ([rule_a, rule_b], error) in self.undecided().filter(|(rules, _)| rules.contains(&None)) {
            json_line(out, &UndecidedLine { rule_a, rule_b, written: None, error: object(error) })?;
        }
        let summary = Summary {
            rules: self.rules.len(),
            different: self.differing().count(),
            different_trees: self.request.trees.then(|| self.count_different_trees()),
            undecided: self.count_undecided(),
            undecided_trees: self.request.trees.then(|| self.count_undecided_trees()),
            rules_only_a: &self.only_a,
            rules_only_b: &self.only_b,
        };
        json_line(out, &summary)
    }
}

/// The number of rules in a list up to which all are named, and how many are named otherwise.
const MOST_FOLLOWING: usize = 6;
const MOST_NAMED: usize = 3;

/// Lists names, of many only the first.
pub fn folded(names: &[&str], all: bool) -> String {
    match names.get(..MOST_NAMED) {
        Some(first) if names.len() > MOST_FOLLOWING && !all => {
            format!("{} and {} others (`--all` shows them)", first.join(", "), names.len() - MOST_NAMED)
        }
        _ => names.join(", "),
    }
}

fn object(error: &Error) -> impl Serialize + use<> {
    GrammarError::from(error.clone()).object()
}

/// The message about equal rules with changed source, if trees were not requested.
pub const TREES_MAY_DIFFER: &str = "  parse trees may differ, also of rules that use them; `--trees` decides that";

const THROUGH_USED: &str = ", through used rules";

fn rules_of(count: usize) -> String {
    format!("{count} rule{}", if count == 1 { "" } else { "s" })
}

fn print_list(out: &mut Output, label: &str, rules: &[&str]) -> io::Result<()> {
    let rules = rules.join(", ");
    if rules.is_empty() { Ok(()) } else { writeln!(out, "{label}: {rules}") }
}

/// Returns the JSON name of a [`SourceChange`].
pub fn source_label(source_change: SourceChange) -> &'static str {
    match source_change {
        SourceChange::Unchanged => "same",
        SourceChange::OnlyInUsedRules => "same-itself",
        SourceChange::Changed => "other",
    }
}

/// The JSON object of a rule. `written` says whether its source is unchanged, if that can be compared.
/// `trees` is present if trees were requested.
#[derive(Serialize)]
pub struct RuleLine<'c> {
    pub written: Option<&'static str>,
    #[serde(flatten)]
    pub object: RuleJson<'c>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trees: Option<TreesJson<'c>>,
}

#[derive(Serialize)]
struct UndecidedLine<'c, E> {
    rule_a: Option<&'c str>,
    rule_b: Option<&'c str>,
    written: Option<&'static str>,
    error: E,
}

#[derive(Serialize)]
struct Summary<'s> {
    rules: usize,
    different: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    different_trees: Option<usize>,
    undecided: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    undecided_trees: Option<usize>,
    rules_only_a: &'s [&'s str],
    rules_only_b: &'s [&'s str],
}
