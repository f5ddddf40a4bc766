//! The fixes of findings, as replacements of text.

use std::collections::HashMap;
use std::ops::Range;

use grammar_reader::{SourceFile, large_stack};
use pest::iterators::Pair;
use pest_meta::parser::Rule as Meta;

use crate::findings::code::Code;
use crate::findings::finding::{Edit, Finding};
use crate::findings::lines::Lines;
use crate::findings::spans::span;
use crate::pest_vm::rules_of_file;

/// Adds the edits to the findings about a file that a removed or moved part fixes.
pub fn add(findings: &mut [Finding], file: &SourceFile, lines: &Lines<'_>) {
    let is_fixed = |finding: &&mut Finding| finding.place.file == file.name && can_fix(finding);
    let mut fixed = findings.iter_mut().filter(is_fixed).peekable();
    if fixed.peek().is_none() {
        return;
    }
    let lists = large_stack::run(|| Ok(lists(&file.text))).unwrap_or_default();
    for finding in fixed {
        if let Some((place, text)) = &finding.replacement {
            let edit = Edit { file: file.name.clone(), bytes: lines.range(place), text: text.clone() };
            finding.edits = vec![edit];
            continue;
        }
        let before = finding.move_before.as_ref().map(|place| lines.range(place));
        let edits = edits(&file.text, &lists, finding.bytes.clone(), before).unwrap_or_default();
        let edit = |(bytes, text)| Edit { file: file.name.clone(), bytes, text };
        finding.edits = edits.into_iter().map(edit).collect();
    }
}

/// Returns whether the part of a finding has no effect, or can be moved.
fn can_fix(finding: &Finding) -> bool {
    match finding.code {
        Code::UnreachableAlternative => finding.move_before.is_some() || finding.replacement.is_some(),
        Code::ShadowedAlternative | Code::DuplicateAlternative | Code::RedundantWhiteSpace => true,
        _ => false,
    }
}

/// The alternatives of a choice, or the terms of a sequence.
struct List {
    items: Vec<Range<usize>>,
    /// The operators before the items, of which the first has none.
    operators: Vec<Range<usize>>,
    /// The brackets around the list.
    brackets: Option<Range<usize>>,
}

/// Returns the edits that remove a part, or move it before another part of its list.
fn edits(
    text: &str,
    lists: &Lists,
    part: Range<usize>,
    before: Option<Range<usize>>,
) -> Option<Vec<(Range<usize>, String)>> {
    let (number, index) = lists.find(part)?;
    let list = &lists.all[number];
    let has_comment = |range: Range<usize>| ["//", "/*"].iter().any(|mark| text[range.clone()].contains(mark));
    let item = list.items[index].clone();
    let removed = match index.checked_sub(1) {
        // The operator and the white space before it belong to the item. A comment before them needs its line break.
        Some(previous) => {
            let operator = list.operators[previous].start;
            let is_at_end = text[item.end..].trim_start_matches([' ', '\t', '\r']).starts_with('\n');
            let keeps_space = has_comment(list.items[previous].end..operator) && !is_at_end;
            let start = if keeps_space { operator } else { text[..operator].trim_end().len() };
            start..item.end
        }
        None => item.start..list.items.get(1)?.start,
    };
    let Some(before) = before else { return Some(vec![(removed, String::new())]) };
    let (other, target) = lists.find(before)?;
    if other != number || target >= index {
        return None;
    }
    let start = list.items[target].start;
    let moved = format!("{} | ", &text[item]);
    Some(vec![(start..start, moved), (removed, String::new())])
}

/// The lists of a file.
#[derive(Default)]
struct Lists {
    all: Vec<List>,
    /// The list of each part that is one of several items, and the index of the item.
    items: HashMap<Range<usize>, (usize, usize)>,
    /// The brackets with nothing else in them than a part.
    brackets: HashMap<Range<usize>, Range<usize>>,
}

impl Lists {
    fn push(&mut self, list: List) {
        let whole = whole(&list.items);
        if let [_, _, ..] = list.items[..] {
            let items = list.items.iter().cloned().enumerate();
            self.items.extend(items.map(|(index, item)| (item, (self.all.len(), index))));
        }
        self.brackets.extend(list.brackets.clone().map(|brackets| (whole, brackets)));
        self.all.push(list);
    }

    /// Returns the list that has a part as one of several items, and the index of the item. A part that is all
    /// there is in brackets is removed with them.
    fn find(&self, mut part: Range<usize>) -> Option<(usize, usize)> {
        loop {
            match self.items.get(&part) {
                Some(found) => return Some(*found),
                None => part = self.brackets.get(&part)?.clone(),
            }
        }
    }
}

/// Returns all lists of a file.
fn lists(text: &str) -> Lists {
    let mut lists = Lists::default();
    let mut waiting: Vec<(Pair<'_, Meta>, Option<Range<usize>>)> =
        rules_of_file(text).map(|pair| (pair, None)).collect();
    while let Some((pair, brackets)) = waiting.pop() {
        if pair.as_rule() == Meta::expression {
            add_lists(pair.clone(), brackets, &mut lists);
        }
        // Only brackets without operators are removed with what is inside.
        let inner: Vec<Pair<'_, Meta>> = pair.clone().into_inner().collect();
        let is_bracketed = pair.as_rule() == Meta::term && inner.len() == 3;
        let span = is_bracketed.then(|| pair.as_span().start()..inner[2].as_span().end());
        waiting.extend(inner.into_iter().map(|inner| (inner, span.clone())));
    }
    lists
}

fn add_lists(expression: Pair<'_, Meta>, brackets: Option<Range<usize>>, lists: &mut Lists) {
    let new = || List { items: vec![], operators: vec![], brackets: None };
    let (mut choice, mut sequence) = (List { brackets, ..new() }, new());
    for pair in expression.into_inner() {
        let span = span(&pair);
        match pair.as_rule() {
            Meta::choice_operator if sequence.items.is_empty() => {}
            Meta::choice_operator => {
                choice.items.push(whole(&sequence.items));
                choice.operators.push(span);
                lists.push(std::mem::replace(&mut sequence, new()));
            }
            Meta::sequence_operator => sequence.operators.push(span),
            _ => sequence.items.push(span),
        }
    }
    choice.items.push(whole(&sequence.items));
    lists.push(choice);
    lists.push(sequence);
}

fn whole(items: &[Range<usize>]) -> Range<usize> {
    items.first().map_or(0, |first| first.start)..items.last().map_or(0, |last| last.end)
}
