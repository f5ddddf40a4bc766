//! Compares all rules of two grammars, for the command `compare`.

use std::collections::BTreeSet;
use std::io::{self, Write as _};

use grammar_reader::{Error, Problem};
use serde::Serialize;

use crate::command::compare_trees::{Trees, TreesObject, print_other_trees};
use crate::command::doc_abnf::Above;
use crate::command::error::GrammarError;
use crate::command::output::json::json_line;
use crate::command::output::outcome::Outcome;
use crate::command::output::stdout::Output;
use crate::command::rule_difference::{Compared, Object};
use crate::command::source::NamedSide;
use crate::comparing::{Comparison, RuleComparison, RulePairs, Side, Writing, compare_rules};
use crate::decision::{Limits, Question};

/// The rules of two grammars, paired by their names.
pub struct Pairs<'s> {
    sides: [&'s Side; 2],
    rules: RulePairs<'s>,
    is_one_notation: bool,
    /// Whether both sides are pest grammars, whose rules make parse trees.
    has_trees: bool,
    above: Option<Above>,
}

impl<'s> Pairs<'s> {
    pub fn new(named @ [a, b]: &'s [NamedSide<'_>; 2]) -> Self {
        let own = named.each_ref().map(|side| side.own_rules.iter().map(String::as_str).collect());
        let sides = [&a.side, &b.side];
        let rules = RulePairs::among(sides, own);
        let has_trees = !a.is_abnf && !b.is_abnf;
        Pairs { sides, rules, is_one_notation: a.is_abnf == b.is_abnf, has_trees, above: above(named) }
    }

    /// Returns whether any rule of one side has the name of a rule of the other.
    pub fn has_any(&self) -> bool {
        !self.rules.in_both.is_empty()
    }

    /// Takes out the renamed rules. Two notations have different names for most rules.
    pub fn take_renamed(&mut self) -> Vec<[&'s str; 2]> {
        if self.is_one_notation { self.rules.take_renamed(self.sides) } else { vec![] }
    }
}

/// Returns the comments above the rules, if both sides are pest grammars.
pub fn above([a, b]: &[NamedSide<'_>; 2]) -> Option<Above> {
    (!a.is_abnf && !b.is_abnf).then(|| Above::new([&a.files, &b.files]))
}

/// The question about two rules.
#[derive(Clone, Copy)]
pub struct Asked<'r> {
    pub question: Question,
    /// Whether to compare the trees, too.
    pub trees: bool,
    pub limits: Limits,
    /// The revision of A, if there is one.
    pub revision: Option<&'r str>,
}

impl Asked<'_> {
    /// Prints which side is the older one.
    pub fn print_revision(self, out: &mut Output) -> io::Result<()> {
        let Some(revision) = self.revision else { return Ok(()) };
        out.write_line(format!("  A is as in {revision}, B as it stands now"))
    }
}

/// Compares each rule with the rule of the same name.
pub fn run<'s>(out: &mut Output, mut pairs: Pairs<'s>, asked: Asked<'s>, json: bool) -> io::Result<Outcome> {
    let renamed = pairs.take_renamed();
    let Pairs { sides, rules, is_one_notation, has_trees, above } = pairs;
    let RulePairs { mut in_both, only_left: only_a, only_right: only_b } = rules;
    in_both.extend(&renamed);
    let rules = compare_rules(sides, in_both, asked.question, asked.limits).into_iter();
    let rules = rules.map(|rule| Row { trees: trees(&rule, &renamed, asked), rule }).collect();
    let lacking = [lacking(sides[0], &only_a), lacking(sides[1], &only_b)];
    Found { asked, rules, renamed, only_a, only_b, lacking, is_one_notation, has_trees, above }.print(out, json)
}

/// Returns the missing rules that the rules of one side alone are the first to use.
fn lacking(side: &Side, only: &[&str]) -> Vec<Error> {
    side.missing_rules().filter(|error| rule_of(error).is_some_and(|rule| only.contains(&rule))).collect()
}

/// Returns the rule that contains an error.
fn rule_of(error: &Error) -> Option<&str> {
    error.place.as_ref()?.rule.as_deref()
}

fn trees(rule: &RuleComparison, renamed: &[[&str; 2]], asked: Asked<'_>) -> Trees {
    if !asked.trees || rule.comparison.is_err() {
        return Trees::NotAsked;
    }
    Trees::compare(rule.sides.each_ref(), Some(rule.writing), renamed, asked.limits)
}

/// Prints the rules of a grammar that has no counterpart.
pub fn only_right(out: &mut Output, side: &NamedSide<'_>, asked: Asked<'_>, json: bool) -> io::Result<Outcome> {
    let own = if side.has_rule { vec![side.side.rule()] } else { side.own_rules.iter().map(String::as_str).collect() };
    let (rules, renamed, only_a, lacking) = (vec![], vec![], vec![], [vec![], lacking(&side.side, &own)]);
    let (is_one_notation, has_trees, above) = (true, false, None);
    Found { asked, rules, renamed, only_a, only_b: own, lacking, is_one_notation, has_trees, above }.print(out, json)
}

/// A rule that both grammars have.
struct Row {
    rule: RuleComparison,
    trees: Trees,
}

/// The result of the comparison.
struct Found<'s> {
    asked: Asked<'s>,
    rules: Vec<Row>,
    /// The rules that have another name in B.
    renamed: Vec<[&'s str; 2]>,
    only_a: Vec<&'s str>,
    only_b: Vec<&'s str>,
    /// The rules that these rules use and that are missing, of A and of B.
    lacking: [Vec<Error>; 2],
    is_one_notation: bool,
    has_trees: bool,
    above: Option<Above>,
}

enum Verdict {
    Yes,
    No,
    Unknown,
}

impl Found<'_> {
    /// Prints the result, and returns the outcome of the command.
    fn print(&self, out: &mut Output, json: bool) -> io::Result<Outcome> {
        let written = if json { self.print_objects(out) } else { self.print_text(out) };
        written?;
        match self.verdict() {
            Verdict::Yes => Ok(Outcome::AllValid),
            Verdict::No if self.is_whole() => Ok(Outcome::SomeInvalid),
            // The last object has the number.
            _ if json => Ok(Outcome::NotRun),
            _ => Err(io::Error::other(format!("not decided for {}", rules_of(self.count_unknown())))),
        }
    }

    fn compared(&self) -> impl Iterator<Item = (&RuleComparison, &Comparison)> {
        self.rules.iter().filter_map(|Row { rule, .. }| Some((rule, rule.comparison.as_ref().ok()?)))
    }

    fn differing(&self) -> impl Iterator<Item = (&RuleComparison, Compared<'_>)> {
        let differing = self.compared().filter(|(_, comparison)| !comparison.is_equal());
        differing.map(|(rule, comparison)| (rule, self.compared_rule(rule, comparison)))
    }

    fn compared_rule<'c>(&self, rule: &'c RuleComparison, comparison: &'c Comparison) -> Compared<'c> {
        Compared { question: self.asked.question, sides: rule.sides.each_ref(), comparison }
    }

    /// Returns the names of the rules and the comparison of their trees. Nodes have their names in B.
    fn trees(&self) -> impl Iterator<Item = (&str, &Trees)> + Clone {
        self.rules.iter().map(|Row { rule, trees }| (rule.sides[1].rule(), trees))
    }

    fn count_other_trees(&self) -> usize {
        self.trees().filter(|(_, trees)| matches!(trees, Trees::Other(_))).count()
    }

    fn count_undecided_trees(&self) -> usize {
        self.trees().filter(|(_, trees)| matches!(trees, Trees::Undecided(_))).count()
    }

    /// Returns the undecided rules of A and of B, each with the reason.
    fn undecided(&self) -> impl Iterator<Item = ([Option<&str>; 2], &Error)> {
        let compared = self.rules.iter().filter_map(|Row { rule, .. }| {
            Some((rule.sides.each_ref().map(|side| Some(side.rule())), rule.comparison.as_ref().err()?))
        });
        let [a, b] = &self.lacking;
        let only_a = a.iter().map(move |error| ([rule_of(error), None], error));
        let only_b = b.iter().map(move |error| ([None, rule_of(error)], error));
        compared.chain(only_a).chain(only_b)
    }

    /// Returns the number of undecided rules. One rule may lack several others.
    fn count_undecided(&self) -> usize {
        self.undecided().map(|(rules, _)| rules).collect::<BTreeSet<_>>().len()
    }

    /// Returns the number of rules about which something is unknown.
    fn count_unknown(&self) -> usize {
        self.count_undecided() + self.count_undecided_trees()
    }

    /// Returns the names of the rules that satisfy the question although they were edited, and of those that satisfy it and were not
    /// edited.
    fn fitting(&self) -> [Vec<&str>; 2] {
        let fits = |row: &&Row| match (&row.rule.comparison, &row.trees) {
            (_, Trees::Other(_) | Trees::Undecided(_)) => false,
            (comparison, _) => comparison.as_ref().is_ok_and(Comparison::is_equal),
        };
        let fitting = self.rules.iter().filter(fits).map(|row| &row.rule);
        let is_edited =
            |rule: &&RuleComparison| self.is_one_notation && rule.writing == Writing::Other && !self.is_renamed(rule);
        let (edited, others): (Vec<_>, Vec<_>) = fitting.partition(is_edited);
        [edited, others].map(|rules| rules.into_iter().map(|rule| rule.sides[0].rule()).collect())
    }

    /// Returns whether the ABNF and the examples above the rule are the same on both sides, if that can be compared.
    fn is_same_above(&self, rule: &RuleComparison) -> Option<bool> {
        self.above.as_ref()?.is_same(rule.sides.each_ref().map(Side::rule))
    }

    /// Returns the names of the rules whose ABNF or examples differ.
    fn other_above(&self) -> Vec<&str> {
        let others = self.rules.iter().filter(|row| self.is_same_above(&row.rule) == Some(false));
        others.map(|row| row.rule.sides[0].rule()).collect()
    }

    /// Returns how an undecided rule is written.
    fn writing_of_undecided(&self, rule: &str) -> &'static str {
        let row = self.rules.iter().find(|row| row.rule.sides[0].rule() == rule);
        match row.map(|row| row.rule.writing).filter(|_| self.is_one_notation) {
            Some(Writing::Other) => ", and written otherwise",
            Some(Writing::SameItself) => ", by what it uses",
            Some(Writing::Same) | None => "",
        }
    }

    fn is_renamed(&self, rule: &RuleComparison) -> bool {
        self.renamed.iter().any(|[a, _]| *a == rule.sides[0].rule())
    }

    fn verdict(&self) -> Verdict {
        match self.verdict_of_texts() {
            _ if self.count_other_trees() > 0 => Verdict::No,
            Verdict::Yes if self.count_undecided_trees() > 0 => Verdict::Unknown,
            verdict => verdict,
        }
    }

    /// A rule whose name only one side has is not known to be right, unless B may have more rules than A.
    fn verdict_of_texts(&self) -> Verdict {
        let has_other_names = !self.only_b.is_empty() || !self.renamed.is_empty();
        let has_more = !self.only_a.is_empty() || (self.asked.question == Question::Equal && has_other_names);
        match (self.differing().next().is_some() || has_more, self.undecided().next().is_some()) {
            (true, _) => Verdict::No,
            (false, true) => Verdict::Unknown,
            (false, false) => Verdict::Yes,
        }
    }

    /// Returns whether no rule is missing that others use. A difference may be due to a missing rule.
    fn is_whole(&self) -> bool {
        let is_missing = |error: &Error| matches!(error.problem, Problem::NoRule { .. });
        !self.undecided().any(|(_, error)| is_missing(error))
    }

    /// Prints the verdict, then each edited rule, then the rules that differ by what they use, then the others.
    fn print_text(&self, out: &mut Output) -> io::Result<()> {
        self.print_verdict(out)?;
        if !matches!(self.verdict(), Verdict::Yes) {
            self.asked.print_revision(out)?;
        }
        let (edited, following): (Vec<_>, Vec<_>) =
            self.differing().partition(|(rule, _)| rule.writing == Writing::Other);
        for (rule, compared) in edited {
            writeln!(out, "{}:", rule.sides[0].rule())?;
            compared.print(out)?;
        }
        if !following.is_empty() {
            writeln!(out, "by what they use, {}:", rules_of(following.len()))?;
        }
        for (_, compared) in following {
            compared.print_shortly(out)?;
        }
        print_other_trees(out, &self.trees())?;
        for ([a, b], error) in self.undecided() {
            let rule = a.or(b).unwrap_or_default();
            let writing = self.writing_of_undecided(rule);
            out.write_line(format!("not decided{writing}: {rule}: {}", GrammarError::from(error.clone())))?;
        }
        for (rule, trees) in self.trees() {
            trees.print_undecided(out, rule)?;
        }
        let [edited, others] = self.fitting();
        let fits = if self.asked.question == Question::Equal { "equal" } else { "A lies inside B" };
        print_list(out, &format!("{fits}, though written otherwise"), &edited)?;
        if self.has_trees && !self.asked.trees && !(edited.is_empty() && self.renamed.is_empty()) {
            writeln!(out, "{TREES_MAY_DIFFER}")?;
        }
        if edited.len() + others.len() < self.rules.len() {
            print_list(out, fits, &others)?;
        }
        print_list(out, OTHER_ABOVE, &self.other_above())?;
        let renamed: Vec<String> = self.renamed.iter().map(|[a, b]| format!("{a} (in B {b})")).collect();
        print_list(out, "called otherwise", &renamed.iter().map(String::as_str).collect::<Vec<_>>())?;
        print_list(out, "only in A", &self.only_a)?;
        print_list(out, "only in B", &self.only_b)
    }

    fn print_verdict(&self, out: &mut Output) -> io::Result<()> {
        let all = rules_of(self.rules.len());
        let differing = self.differing().count();
        let verdict = match (self.asked.question, self.verdict_of_texts()) {
            (Question::Equal, Verdict::Yes) => format!("equal: {all}"),
            (Question::Inside, Verdict::Yes) => format!("A lies inside B: {all}"),
            (Question::Equal, Verdict::No) => format!("different: {differing} of {all}{}", self.more()),
            (Question::Inside, Verdict::No) => format!("A does not lie inside B: {differing} of {all}{}", self.more()),
            (_, Verdict::Unknown) => {
                let lacking: BTreeSet<_> = self.lacking.iter().flatten().filter_map(rule_of).collect();
                format!("not decided: {} of {}", self.count_undecided(), rules_of(self.rules.len() + lacking.len()))
            }
        };
        writeln!(out, "{verdict}{}", self.verdict_of_trees())
    }

    /// Returns how many rules only one side has, and for how many the answer is unknown.
    fn more(&self) -> String {
        let sides = [("A", &self.only_a), ("B", &self.only_b)].into_iter().filter(|(_, rules)| !rules.is_empty());
        let only: Vec<String> = sides.map(|(side, rules)| format!(", and {} only in {side}", rules.len())).collect();
        let undecided = match self.count_undecided() {
            0 => String::new(),
            count => format!("; not decided: {count}"),
        };
        only.concat() + &undecided + &self.verdict_of_names()
    }

    /// Returns how many of the rules have another name in B, if that counts.
    fn verdict_of_names(&self) -> String {
        match self.renamed.len() {
            0 => String::new(),
            _ if self.asked.question == Question::Inside => String::new(),
            count => format!("; called otherwise: {count}"),
        }
    }

    /// Returns how many rules make different trees, and for how many that is unknown.
    fn verdict_of_trees(&self) -> String {
        let counts = [("other trees", self.count_other_trees()), ("trees not decided", self.count_undecided_trees())];
        let counts =
            counts.into_iter().filter(|(_, count)| *count > 0).map(|(what, count)| format!("; {what}: {count}"));
        let counts: String = counts.collect();
        let is_same = self.asked.trees && counts.is_empty() && self.undecided().next().is_none();
        if is_same { ", with the same trees".into() } else { counts }
    }

    fn print_objects(&self, out: &mut Output) -> io::Result<()> {
        for Row { rule, trees } in &self.rules {
            let writing = if self.is_renamed(rule) { Writing::Other } else { rule.writing };
            let written = if self.is_one_notation { Some(written(writing)) } else { None };
            let above = self.is_same_above(rule).map(above_as);
            match &rule.comparison {
                Ok(comparison) => {
                    let (object, trees) = (self.compared_rule(rule, comparison).object(), trees.object());
                    json_line(out, &RuleLine { written, above, object, trees })?;
                }
                Err(error) => {
                    let [rule_a, rule_b] = rule.sides.each_ref().map(|side| Some(side.rule()));
                    json_line(out, &UndecidedLine { rule_a, rule_b, written, above, error: object(error) })?;
                }
            }
        }
        for ([rule_a, rule_b], error) in self.undecided().filter(|(rules, _)| rules.contains(&None)) {
            let (written, above) = (None, None);
            json_line(out, &UndecidedLine { rule_a, rule_b, written, above, error: object(error) })?;
        }
        let summary = Summary {
            rules: self.rules.len(),
            different: self.differing().count(),
            different_trees: self.asked.trees.then(|| self.count_other_trees()),
            undecided: self.count_undecided(),
            undecided_trees: self.asked.trees.then(|| self.count_undecided_trees()),
            rules_renamed: &self.renamed,
            rules_only_a: &self.only_a,
            rules_only_b: &self.only_b,
        };
        json_line(out, &summary)
    }
}

fn object(error: &Error) -> impl Serialize + use<> {
    GrammarError::from(error.clone()).object()
}

/// The message about rules with different ABNF or examples above them.
pub const OTHER_ABOVE: &str = "with other lines or examples above";

/// The message about rules that accept the same texts and are written differently, if their trees were not requested.
pub const TREES_MAY_DIFFER: &str = "  parse trees may differ, there and in what uses it: `--trees` decides that";

fn rules_of(count: usize) -> String {
    format!("{count} rule{}", if count == 1 { "" } else { "s" })
}

fn print_list(out: &mut Output, label: &str, rules: &[&str]) -> io::Result<()> {
    if rules.is_empty() { Ok(()) } else { writeln!(out, "{label}: {}", rules.join(", ")) }
}

/// Returns the name of a [`Writing`].
pub fn written(writing: Writing) -> &'static str {
    match writing {
        Writing::Same => "same",
        Writing::SameItself => "same-itself",
        Writing::Other => "other",
    }
}

/// Returns the name for whether the comments above a rule are the same.
pub fn above_as(is_same: bool) -> &'static str {
    if is_same { "same" } else { "other" }
}

/// The JSON object of a rule. It says whether the rule and the comments above it are written the same way, if that can be compared, and has
/// the trees, if they are requested.
#[derive(Serialize)]
pub struct RuleLine<'c> {
    pub written: Option<&'static str>,
    pub above: Option<&'static str>,
    #[serde(flatten)]
    pub object: Object<'c>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trees: Option<TreesObject<'c>>,
}

#[derive(Serialize)]
struct UndecidedLine<'c, E> {
    rule_a: Option<&'c str>,
    rule_b: Option<&'c str>,
    written: Option<&'static str>,
    above: Option<&'static str>,
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
    rules_renamed: &'s [[&'s str; 2]],
    rules_only_a: &'s [&'s str],
    rules_only_b: &'s [&'s str],
}
