//! Left-factors a choice: turns it into a decision tree, so that options with a common beginning
//! are read together.
//!
//! In `(h ~ ":"){2} ~ a | h ~ ":" ~ b | h`, where `h` is a run, the run and the `:` after it are
//! read once. The order of the options is kept. A step of the tree is a run or one character. Any
//! other expression is tried after the steps, from the offset where it begins.
//!
//! The pass is for `IPv6address`, whose nine options begin with the same groups, and for
//! `dec-octet`.

use std::cell::Cell;
use std::collections::HashMap;
use std::rc::Rc;

use super::expression::{Character, CompiledExpression, Grammar, bit, characters};
use super::first_sets::Facts;
use super::follow_sets::follow_set;

/// A node of the tree: what may follow the steps before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    pub steps: Vec<(Step, Node)>,
    /// The expressions that are tried in turn if none of the steps can be taken. The choice ends
    /// where one matches.
    pub late: Vec<Late>,
    /// The number of steps back to the end of the choice, if none of those matches either. `None`
    /// if the choice fails.
    pub end: Option<usize>,
}

/// A branch of the tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// As many of these characters as there are, up to an optional limit.
    Run(Character, Option<u32>),
    /// One of these characters.
    One(u128),
}

/// An expression that is not a step, and is tried after them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Late {
    /// How many steps back it begins.
    pub back: usize,
    pub expression: CompiledExpression,
    /// A run that begins there too, and its follow set, if this expression matches.
    pub follow: Option<(Character, u128)>,
}

/// A tree with more nodes than this, or than this number for each part of its options, costs more
/// space than it saves time.
const MAX_NODES: usize = 160;
const NODES_PER_PART: usize = 2;
/// A choice of more options is not turned into a tree.
const MAX_OPTIONS: usize = 160;
/// A longer repetition is not written out.
const MAX_REPEATED: u32 = 16;
/// Options of more parts, with all that they repeat, are not turned into a tree.
const MAX_PARTS: usize = 4096;

/// Returns the tree of a choice, if two of its options begin with the same step.
pub fn left_factor(grammar: &Grammar, options: &[CompiledExpression]) -> Option<Node> {
    if options.len() > MAX_OPTIONS || options.iter().any(|option| Facts::new(grammar, option).captures) {
        return None;
    }
    let remainders = |shared: &[Step]| -> Option<Vec<Rc<Remainder>>> {
        let reader = Reader { grammar, shared, parts: Cell::new(MAX_PARTS) };
        options.iter().map(|option| reader.remainder(option, &Rc::new(Remainder::Done))).collect()
    };
    let shared = Some(shared(&remainders(&[])?)).filter(|shared| !shared.is_empty())?;
    let fail = Rc::new(Remainder::Fail);
    let whole = remainders(&shared)?
        .iter()
        .rev()
        .try_fold(fail, |other, first| either(first, &Rc::new(Remainder::Done), &other))?;
    let parts: usize = options.iter().map(|option| grammar.parts(option)).sum();
    node(grammar, &whole, &mut MAX_NODES.min(NODES_PER_PART * parts))
}

/// What is left to match.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Remainder {
    /// Nothing: it matches here.
    Done,
    /// It matched this number of steps ago.
    Ended(usize),
    Fail,
    Step(Step, Rc<Remainder>),
    /// An expression that is not a step, and what follows it.
    Other(Late, Rc<Remainder>),
    /// If the first matches, continues with the second; otherwise tries the third. The flag says
    /// whether the whole can fail.
    If(Rc<Remainder>, Rc<Remainder>, Rc<Remainder>, bool),
}

/// The steps that at least two of these begin with.
fn shared(remainders: &[Rc<Remainder>]) -> Vec<Step> {
    let takes = |remainder: &Rc<Remainder>, step: &Step| front(remainder).iter().any(|other| step.shares(other));
    let is_shared = |step: &Step| remainders.iter().filter(|remainder| takes(remainder, step)).nth(1).is_some();
    let mut shared: Vec<Step> = vec![];
    for step in remainders.iter().flat_map(|remainder| front(remainder)) {
        if !shared.contains(step) && is_shared(step) {
            shared.push(step.clone());
        }
    }
    shared
}

/// Reads expressions step by step.
struct Reader<'g> {
    grammar: &'g Grammar,
    /// The steps that options share.
    shared: &'g [Step],
    /// The number of parts that may still be read.
    parts: Cell<usize>,
}

impl Reader<'_> {
    /// What is left to match of an expression and of what follows it. `None` if it cannot be read
    /// step by step.
    fn remainder(&self, expression: &CompiledExpression, next: &Rc<Remainder>) -> Option<Rc<Remainder>> {
        self.parts.set(self.parts.get().checked_sub(1)?);
        let done = Rc::new(Remainder::Done);
        let one = |set: u128, next: Rc<Remainder>| Rc::new(Remainder::Step(Step::One(set), next));
        Some(match expression {
            CompiledExpression::Literal(text) if text.is_ascii() => {
                text.chars().rev().fold(next.clone(), |next, it| one(bit(it), next))
            }
            CompiledExpression::AnyCase(text) if text.is_ascii() => text
                .chars()
                .rev()
                .fold(next.clone(), |next, it| one(bit(it.to_ascii_lowercase()) | bit(it.to_ascii_uppercase()), next)),
            CompiledExpression::Character(character) if character.is_plain() => one(character.set.ascii, next.clone()),
            CompiledExpression::Run(run, least, most) if run.is_plain() => {
                let step = |next| Rc::new(Remainder::Step(Step::Run(run.clone(), *most), next));
                if *least == 0 { either(&step(done), next, next)? } else { step(next.clone()) }
            }
            CompiledExpression::Rule(rule) => self.rule(*rule, next)?,
            CompiledExpression::Sequence(items) => {
                items.iter().rev().try_fold(next.clone(), |next, item| self.remainder(item, &next))?
            }
            CompiledExpression::Choice(options) => {
                let (last, before) = options.split_last()?;
                before.iter().rev().try_fold(self.remainder(last, next)?, |other, option| {
                    either(&self.remainder(option, &done)?, next, &other)
                })?
            }
            CompiledExpression::Repeat(item, least, Some(most)) if *most <= MAX_REPEATED => {
                let single = self.remainder(item, &done)?;
                let more = (*least..*most).try_fold(next.clone(), |more, _| either(&single, &more, next))?;
                (0..*least).try_fold(more, |next, _| self.remainder(item, &next))?
            }
            _ => return None,
        })
    }

    /// The same for a rule. A rule that is called, or that begins inside a run that it does not
    /// share, is not a step.
    fn rule(&self, rule: usize, next: &Rc<Remainder>) -> Option<Rc<Remainder>> {
        let late = || {
            let late = Late { back: 0, expression: CompiledExpression::Rule(rule), follow: None };
            Some(Rc::new(Remainder::Other(late, next.clone())))
        };
        if self.grammar.is_heavy(rule) {
            return late();
        }
        let remainder = self.remainder(&self.grammar.rules[rule].expression, next)?;
        if **next == Remainder::Done && self.is_within_shared(&remainder) { late() } else { Some(remainder) }
    }

    /// Whether something begins inside runs that options share, and with none of them.
    fn is_within_shared(&self, remainder: &Remainder) -> bool {
        let runs = || self.shared.iter().filter(|step| matches!(step, Step::Run(..)));
        let front = front(remainder);
        let begins_within = |step: &&Step| runs().any(|run| run.first() & step.first() != 0);
        front.iter().any(begins_within) && !front.iter().any(|step| runs().any(|run| run == *step))
    }
}

/// If the first matches, continues with the second; otherwise tries the third. `None` if the second
/// would begin some steps back.
fn either(first: &Rc<Remainder>, then: &Rc<Remainder>, other: &Rc<Remainder>) -> Option<Rc<Remainder>> {
    let is_last = **then == Remainder::Done;
    Some(match **first {
        Remainder::Fail => other.clone(),
        Remainder::Done => then.clone(),
        _ if !is_last && first.has_ended() => return None,
        _ if first.can_fail() => {
            let can_fail = then.can_fail() || other.can_fail();
            Rc::new(Remainder::If(first.clone(), then.clone(), other.clone(), can_fail))
        }
        _ if is_last => first.clone(),
        _ => followed(first, then, &mut HashMap::new())?,
    })
}

/// An expression that cannot fail, and what follows it. The table keeps known results, because
/// remainders may be shared.
fn followed(
    remainder: &Rc<Remainder>,
    next: &Rc<Remainder>,
    known: &mut HashMap<*const Remainder, Rc<Remainder>>,
) -> Option<Rc<Remainder>> {
    if let Some(known) = known.get(&Rc::as_ptr(remainder)) {
        return Some(known.clone());
    }
    let mut follow = |remainder: &Rc<Remainder>| followed(remainder, next, known);
    let all = match &**remainder {
        Remainder::Done => next.clone(),
        Remainder::Ended(_) | Remainder::Fail => remainder.clone(),
        Remainder::Step(step, then) => Rc::new(Remainder::Step(step.clone(), follow(then)?)),
        Remainder::Other(late, then) => Rc::new(Remainder::Other(late.clone(), follow(then)?)),
        Remainder::If(first, then, other, _) => either(first, &follow(then)?, &follow(other)?)?,
    };
    known.insert(Rc::as_ptr(remainder), all.clone());
    Some(all)
}

impl Remainder {
    fn can_fail(&self) -> bool {
        match self {
            Remainder::Done | Remainder::Ended(_) => false,
            Remainder::Fail | Remainder::Step(..) | Remainder::Other(..) => true,
            Remainder::If(.., can_fail) => *can_fail,
        }
    }

    /// Whether it may turn out to have matched some steps ago.
    fn has_ended(&self) -> bool {
        match self {
            Remainder::Ended(_) => true,
            Remainder::If(first, _, other, _) => first.has_ended() || other.has_ended(),
            _ => false,
        }
    }
}

impl Step {
    /// The characters that it may begin with.
    pub fn first(&self) -> u128 {
        match self {
            Step::Run(run, _) => run.set.ascii,
            Step::One(set) => *set,
        }
    }

    /// Whether both steps may be taken at the same offset.
    fn shares(&self, other: &Step) -> bool {
        match (self, other) {
            (Step::One(set), Step::One(other)) => set & other != 0,
            _ => self == other,
        }
    }

    /// Whether everything that takes the other step takes this one.
    fn is_of(&self, other: &Step) -> bool {
        match (self, other) {
            (Step::One(set), Step::One(other)) => set & !other == 0,
            _ => self == other,
        }
    }
}

/// The steps that something left to match may begin with.
fn front(remainder: &Remainder) -> Vec<&Step> {
    match remainder {
        Remainder::Step(step, _) => vec![step],
        Remainder::If(first, _, other, _) => [front(first), front(other)].concat(),
        _ => vec![],
    }
}

/// The same, each once, and no character in two of them. `None` if a run and another step begin
/// with the same character.
fn steps(remainder: &Remainder) -> Option<Vec<Step>> {
    let (mut runs, mut sets) = (vec![], vec![]);
    for step in front(remainder) {
        match step {
            Step::One(set) => sets.push(*set),
            Step::Run(..) if runs.contains(step) => {}
            Step::Run(..) => runs.push(step.clone()),
        }
    }
    let any = sets.iter().fold(0, |any, set| any | set);
    let mut firsts = runs.iter().map(Step::first).chain([any]);
    firsts.try_fold(0, |taken, first| (taken & first == 0).then_some(taken | first))?;
    let mut kinds: Vec<(Vec<bool>, u128)> = vec![];
    for character in characters(any) {
        let of: Vec<bool> = sets.iter().map(|set| set & bit(character) != 0).collect();
        match kinds.iter_mut().find(|(known, _)| *known == of) {
            Some((_, set)) => *set |= bit(character),
            None => kinds.push((of, bit(character))),
        }
    }
    Some(runs.into_iter().chain(kinds.into_iter().map(|(_, set)| Step::One(set))).collect())
}

/// The tree of what is left to match, with at most this number of nodes.
fn node(grammar: &Grammar, remainder: &Rc<Remainder>, most: &mut usize) -> Option<Node> {
    *most = most.checked_sub(1)?;
    let steps = steps(remainder)?;
    let (mut late, end) = rest(remainder)?;
    let taken = steps.iter().fold(0, |taken, step| taken | step.first());
    late.retain(|late| late.back > 0 || late.may_begin(grammar, !taken));
    let steps = steps.into_iter().map(|step| {
        let next = after_step(grammar, remainder, &step)?;
        Some((step, node(grammar, &next, most)?))
    });
    Some(Node { steps: steps.collect::<Option<_>>()?, late, end })
}

/// What is left to match after a step.
fn after_step(grammar: &Grammar, remainder: &Rc<Remainder>, step: &Step) -> Option<Rc<Remainder>> {
    Some(match &**remainder {
        Remainder::Done => Rc::new(Remainder::Ended(1)),
        Remainder::Ended(back) => Rc::new(Remainder::Ended(back + 1)),
        Remainder::Step(other, next) if step.is_of(other) => next.clone(),
        Remainder::Fail | Remainder::Step(..) => Rc::new(Remainder::Fail),
        Remainder::Other(late, next) => match late.after_step(grammar, step) {
            Some(late) => Rc::new(Remainder::Other(late, next.clone())),
            None => Rc::new(Remainder::Fail),
        },
        Remainder::If(first, then, other, _) => {
            either(&after_step(grammar, first, step)?, then, &after_step(grammar, other, step)?)?
        }
    })
}

/// What is tried if no step can be taken, and how many steps back the end is if that fails. `None`
/// if more follows what is tried.
fn rest(remainder: &Remainder) -> Option<(Vec<Late>, Option<usize>)> {
    match remainder {
        Remainder::Done => Some((vec![], Some(0))),
        Remainder::Ended(back) => Some((vec![], Some(*back))),
        Remainder::Fail | Remainder::Step(..) => Some((vec![], None)),
        Remainder::Other(late, next) => (**next == Remainder::Done).then(|| (vec![late.clone()], None)),
        Remainder::If(first, then, other, _) => {
            let (mut late, end) = rest(first)?;
            let is_last = **then == Remainder::Done;
            match end {
                Some(0) if late.is_empty() => rest(then),
                Some(end) => is_last.then_some((late, Some(end))),
                None if late.is_empty() || is_last => {
                    let (more, end) = rest(other)?;
                    late.extend(more);
                    Some((late, end))
                }
                None => None,
            }
        }
    }
}

impl Late {
    /// The same after one more step. `None` if this cannot match what takes the step.
    fn after_step(&self, grammar: &Grammar, step: &Step) -> Option<Late> {
        let back = self.back + 1;
        match (step, &self.follow) {
            _ if self.back == 0 && !self.may_begin(grammar, step.first()) => None,
            (Step::Run(run, _), _) if self.back == 0 => {
                let follow = follow_set(grammar, &self.expression, run).map(|set| (run.clone(), set));
                Some(Late { back, follow, ..self.clone() })
            }
            // The run ends before a character that is not in it.
            (Step::One(set), Some((run, follow))) if self.back == 1 && set & (run.set.ascii | follow) == 0 => None,
            _ => Some(Late { back, ..self.clone() }),
        }
    }

    /// Whether it may begin with one of these characters, or without any.
    fn may_begin(&self, grammar: &Grammar, set: u128) -> bool {
        let facts = Facts::new(grammar, &self.expression);
        facts.is_nullable || facts.first_beyond || facts.first & set != 0
    }
}

impl Node {
    /// Whether it needs the offset this number of steps back.
    pub fn needs(&self, back: usize) -> bool {
        let is_late = self.late.iter().any(|late| late.back == back);
        is_late || self.end == Some(back) || self.steps.iter().any(|(_, node)| node.needs(back + 1))
    }
}

#[cfg(test)]
#[path = "left_factor_tests.rs"]
mod tests;
