//! Traces which rules match which parts of a text.

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use grammar_reader::expression::{Expression, ExpressionId, Expressions, Semantics};

/// A rule and the part of the text that it matches.
#[derive(Debug)]
pub(crate) struct Match {
    pub rule: String,
    pub start: usize,
    pub end: usize,
    pub parts: Vec<Match>,
}

/// The trace of an expression on a text.
#[derive(Debug)]
pub(crate) struct Trace {
    /// The outermost rules that match, if the expression matches the whole text. If there are
    /// several ways to match, as in ABNF, earlier alternatives and longer parts are preferred.
    pub matches: Option<Vec<Match>>,
    /// How many bytes were read, on the path that reads furthest. The text of a positive lookahead
    /// counts if the lookahead fails.
    pub read: usize,
}

/// Traces an expression of a store that keeps rules or nodes.
pub(crate) fn trace(expressions: &Expressions, root: ExpressionId, text: &str) -> Trace {
    let mut matcher = Matcher { expressions, text, known: HashMap::new(), open: HashSet::new(), read: 0 };
    let is_match = matcher.ends(root, 0).contains(&text.len());
    let read = matcher.read;
    let found = is_match.then(|| {
        let mut found = vec![];
        matcher.find(root, 0, text.len(), &mut found);
        found
    });
    Trace { matches: found, read }
}

struct Matcher<'a> {
    expressions: &'a Expressions,
    text: &'a str,
    /// The ends of the matches of an expression that begin at an offset, and how far they were
    /// read.
    known: HashMap<(ExpressionId, usize), (Ends, usize)>,
    /// The recursive rules that are being read, each with its start.
    open: HashSet<(ExpressionId, usize)>,
    read: usize,
}

/// The ends of a match, in ascending order.
type Ends = Rc<[usize]>;

impl Matcher<'_> {
    /// Returns the ends of the matches of an expression that begin at an offset.
    fn ends(&mut self, id: ExpressionId, start: usize) -> Ends {
        if let Some((ends, read)) = self.known.get(&(id, start)) {
            self.read = self.read.max(*read);
            return ends.clone();
        }
        let before = std::mem::take(&mut self.read);
        let expressions = self.expressions;
        let nothing_if = |holds: bool| if holds { vec![start] } else { vec![] };
        let ends: Ends = match expressions.get(id) {
            Expression::Empty => [start].into(),
            Expression::Set(set) => {
                let next = self.text[start..].chars().next().filter(|next| set.contains(*next));
                let end = next.map(|next| start + next.len_utf8());
                self.read = end.unwrap_or(0);
                end.into_iter().collect()
            }
            Expression::Rule(_, part) => self.ends(*part, start),
            Expression::Call(number) => match expressions.definition(*number) {
                // A left-recursive rule matches nothing.
                Some(part) if self.open.insert((id, start)) => {
                    let ends = self.ends(part, start);
                    self.open.remove(&(id, start));
                    ends
                }
                _ => Ends::default(),
            },
            Expression::Sequence(parts) => {
                parts.iter().fold(vec![start], |starts, part| self.ends_from(*part, &starts)).into()
            }
            Expression::Choice(Semantics::Abnf, parts) => {
                sorted(parts.iter().flat_map(|part| self.ends(*part, start).to_vec()).collect()).into()
            }
            Expression::Choice(Semantics::Peg, parts) => {
                let mut all = parts.iter().map(|part| self.ends(*part, start));
                all.find(|ends| !ends.is_empty()).unwrap_or_default()
            }
            Expression::Repeat { .. } => sorted(self.rounds(id, start).into_iter().flatten().collect()).into(),
            Expression::Ahead(part) => {
                let matches_next = !self.ends(*part, start).is_empty();
                if matches_next {
                    self.read = 0;
                }
                nothing_if(matches_next).into()
            }
            Expression::NotAhead(part) => {
                let matches_next = !self.ends(*part, start).is_empty();
                self.read = 0;
                nothing_if(!matches_next).into()
            }
            Expression::Start => nothing_if(start == 0).into(),
            Expression::End => nothing_if(start == self.text.len()).into(),
        };
        self.known.insert((id, start), (ends.clone(), self.read));
        self.read = self.read.max(before);
        ends
    }

    /// Returns the ends of the matches of an expression that begin at any of some offsets.
    fn ends_from(&mut self, id: ExpressionId, starts: &[usize]) -> Vec<usize> {
        sorted(starts.iter().flat_map(|start| self.ends(id, *start).to_vec()).collect())
    }

    /// Returns the ends of a repetition after no item, after one, after two and so on.
    fn rounds(&mut self, id: ExpressionId, start: usize) -> Vec<Vec<usize>> {
        let Expression::Repeat { semantics, item, least, most } = *self.expressions.get(id) else { return vec![] };
        let mut rounds = vec![];
        let mut offsets = vec![start];
        for count in 0_u32.. {
            let may_stop = count >= least;
            let must_stop = most == Some(count);
            let (mut round, mut next) = (vec![], vec![]);
            for offset in offsets {
                let ends = if must_stop { Ends::default() } else { self.ends(item, offset) };
                // After an empty item, only empty items can follow.
                let is_last = ends.contains(&offset) || (may_stop && (semantics == Semantics::Abnf || ends.is_empty()));
                if is_last {
                    round.push(offset);
                }
                next.extend(ends.iter().copied().filter(|end| *end > offset));
            }
            rounds.push(round);
            offsets = sorted(next);
            if offsets.is_empty() {
                break;
            }
        }
        rounds
    }

    /// Finds the rules in a match from one offset to another.
    fn find(&mut self, id: ExpressionId, start: usize, end: usize, into: &mut Vec<Match>) {
        let expressions = self.expressions;
        match expressions.get(id) {
            Expression::Rule(rule, part) => {
                let mut parts = vec![];
                self.find(*part, start, end, &mut parts);
                into.push(Match { rule: rule.clone(), start, end, parts });
            }
            Expression::Sequence(parts) => self.find_each(parts, start, end, into),
            Expression::Choice(_, parts) => {
                if let Some(part) = parts.iter().find(|part| self.ends(**part, start).contains(&end)) {
                    self.find(*part, start, end, into);
                }
            }
            Expression::Repeat { semantics: Semantics::Peg, item, most, .. } => {
                self.find_items(*item, *most, start, into);
            }
            Expression::Repeat { item, .. } => {
                let rounds = self.rounds(id, start);
                let count = rounds.iter().position(|round| round.contains(&end)).unwrap_or(0);
                self.find_each(&vec![*item; count], start, end, into);
            }
            Expression::Call(number) => {
                if let Some(part) = expressions.definition(*number) {
                    self.find(part, start, end, into);
                }
            }
            Expression::Empty
            | Expression::Set(_)
            | Expression::Ahead(_)
            | Expression::NotAhead(_)
            | Expression::Start
            | Expression::End => {}
        }
    }

    /// Finds the rules in a repetition of pest. It continues as long as it can, and counts empty
    /// items too.
    fn find_items(&mut self, item: ExpressionId, most: Option<u32>, start: usize, into: &mut Vec<Match>) {
        let mut offset = start;
        for _ in 0..most.unwrap_or(u32::MAX) {
            let Some(end) = self.ends(item, offset).first().copied() else { break };
            self.find(item, offset, end, into);
            if end == offset && most.is_none() {
                break;
            }
            offset = end;
        }
    }

    /// Finds the rules in consecutive parts, from one offset to another.
    fn find_each(&mut self, parts: &[ExpressionId], start: usize, end: usize, into: &mut Vec<Match>) {
        let mut starts = vec![vec![start]];
        for part in parts {
            let next = self.ends_from(*part, starts.last().map_or(&[], Vec::as_slice));
            starts.push(next);
        }
        // Going back from the last part, the offsets at which each part may begin.
        let mut offsets = vec![vec![end]];
        for (part, starts) in parts.iter().zip(&starts).rev() {
            let ends = offsets.last().cloned().unwrap_or_default();
            let reaches = |start: &usize| self.ends(*part, *start).iter().any(|it| ends.contains(it));
            offsets.push(starts.iter().copied().filter(reaches).collect());
        }
        let mut start = start;
        for (part, ends) in parts.iter().zip(offsets.iter().rev().skip(1)) {
            let reached = self.ends(*part, start).iter().copied().rfind(|it| ends.contains(it));
            let end = reached.unwrap_or(start);
            self.find(*part, start, end, into);
            start = end;
        }
    }
}

fn sorted(mut offsets: Vec<usize>) -> Vec<usize> {
    offsets.sort_unstable();
    offsets.dedup();
    offsets
}
