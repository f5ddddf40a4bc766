//! The option `--markdown` of `compare`: what an edit of a grammar changes.

use std::io::{self, Write as _};

use command_output::outcome::Outcome;
use command_output::stdout::Output;
use grammar_reader::{Error, Problem};
use pest_check::{SourceChange, Witness};

use crate::command::compare_rules::{GrammarReport, RuleRow};
use crate::command::compare_trees::Trees;

impl GrammarReport<'_> {
    /// Prints a table of the rules that change, and a list of those that only one version has. A rule
    /// that cannot be compared is in the table, and counts as changed.
    pub fn print_markdown(&self, out: &mut Output) -> io::Result<Outcome> {
        let is_edited = |row: &&RuleRow| row.rule.source_change == SourceChange::Changed;
        let (edited, following): (Vec<_>, Vec<_>) = self.rules.iter().partition(is_edited);
        // If a used rule is edited, one line for all is enough.
        let (following, unknown): (Vec<_>, Vec<_>) = following.into_iter().partition(|row| row.rule.comparison.is_ok());
        let rows: Vec<String> = edited.into_iter().chain(following).filter_map(table_row).collect();
        let names = |rules: &[&str]| rules.join(", ");
        let unknown: Vec<&str> = unknown.iter().map(|row| row.rule.sides[1].rule()).collect();
        let lists = [
            ("removed", names(&self.only_a)),
            ("new", names(&self.only_b)),
            ("use an edited rule, and cannot be compared", names(&unknown)),
        ];
        let lists = lists.into_iter().filter(|(_, names)| !names.is_empty());
        let lists = lists.map(|(label, names)| format!("{label}: {names}"));
        let lists: Vec<String> = lists.chain(self.undefined_rules.iter().flatten().map(Error::to_string)).collect();
        if rows.is_empty() && lists.is_empty() {
            writeln!(out, "No rule accepts other texts, or makes other trees, than before.\n")?;
            return Ok(Outcome::AllValid);
        }
        if !rows.is_empty() {
            writeln!(out, "| rule | accepts now | rejects now | |\n|---|---|---|---|\n{}\n", rows.join("\n"))?;
        }
        if !lists.is_empty() {
            writeln!(out, "- {}\n", lists.join("\n- "))?;
        }
        Ok(Outcome::SomeInvalid)
    }
}

/// Returns the row of a rule, or `None` if nothing changes.
fn table_row(RuleRow { rule, trees }: &RuleRow) -> Option<String> {
    let witness = |witness: &Option<Witness>| witness.as_ref().map(|it| code(&format!("{:?}", it.text)));
    let (accepts, rejects, other) = match &rule.comparison {
        Ok(comparison) => (witness(&comparison.only_right), witness(&comparison.only_left), describe_trees(trees)),
        Err(Error { problem: problem @ Problem::NoDifferenceFound { .. }, .. }) => {
            (None, None, Some(code(&format!("edited; {problem}"))))
        }
        Err(error) => (None, None, Some(code(&format!("edited, but not compared: {}", error.problem)))),
    };
    if [&accepts, &rejects, &other].iter().all(|it| it.is_none()) {
        return None;
    }
    let through =
        if rule.source_change == SourceChange::OnlyInUsedRules { " (through rules that it uses)" } else { "" };
    let [accepts, rejects, other] = [accepts, rejects, other].map(Option::unwrap_or_default);
    Some(format!("| `{}`{through} | {accepts} | {rejects} | {other} |", rule.sides[1].rule()))
}

fn describe_trees(trees: &Trees) -> Option<String> {
    match trees {
        Trees::NotRequested | Trees::Same => None,
        Trees::Different(difference) => {
            let [before, after] = difference.describe_nodes();
            let place = difference.describe_position();
            Some(code(&format!("other tree for {place}: now {after}, before {before}")))
        }
        Trees::Undecided(error) => Some(code(&format!("trees are not compared: {error}"))),
    }
}

/// Returns a text as code in a table of Markdown.
fn code(text: &str) -> String {
    let longest = text.split(|it| it != '`').map(str::len).max().unwrap_or_default();
    let fence = "`".repeat(longest + 1);
    let space = if longest > 0 { " " } else { "" };
    format!("{fence}{space}{}{space}{fence}", text.replace('|', "\\|"))
}
