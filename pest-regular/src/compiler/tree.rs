//! Options that begin alike are read together: a choice becomes a tree.
//!
//! In `(h ~ ":"){2} ~ a | h ~ ":" ~ b | h`, where `h` is a run, the run is read once, and the `:` behind it: what may follow is told by
//! what was read. The order of the options is kept. What is a step of the tree is a run, or one character; what is neither is tried
//! where the other options have come to an end, from the place where it would have begun.

use std::cell::Cell;
use std::collections::HashMap;
use std::rc::Rc;

use super::behind;
use super::expression::{Character, Expression, Grammar, bit, characters};
use super::facts::Facts;

/// What has been read leads here, and this is what may follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    pub steps: Vec<(Step, Node)>,
    /// Where none of the steps can be taken: what is tried in turn. The choice ends where one matches.
    pub late: Vec<Late>,
    /// Where none of that matches either: so many steps back the choice ends. Nothing, where it fails.
    pub end: Option<usize>,
}

/// What is read at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// As many of these as there are, and perhaps at most so many.
    Run(Character, Option<u32>),
    /// One of these.
    One(u128),
}

/// What is no step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Late {
    /// So many steps back it begins.
    pub back: usize,
    pub expression: Expression,
    /// A run that begins there too, and the characters of which one stands behind it wherever this matches.
    pub behind: Option<(Character, u128)>,
}

/// A tree that has more nodes than this, or than so many for each part of its options, takes more room than it saves time.
const MOST: usize = 160;
const NODES: usize = 2;
/// More in a row are not written down one by one.
const REPEATED: u32 = 16;
/// Options of more parts, with all that they repeat, are not looked at.
const PARTS: usize = 4096;

/// The tree of a choice, if two of its options begin with the same step.
pub fn tree(grammar: &Grammar, options: &[Expression]) -> Option<Node> {
    if options.len() > MOST || options.iter().any(|option| Facts::of(grammar, option).records) {
        return None;
    }
    let ways = |shared: &[Step]| -> Option<Vec<Rc<Way>>> {
        let reading = Reading { grammar, shared, parts: Cell::new(PARTS) };
        options.iter().map(|option| reading.way(option, &Rc::new(Way::Done))).collect()
    };
    let shared = Some(shared(&ways(&[])?)).filter(|shared| !shared.is_empty())?;
    let fail = Rc::new(Way::Fail);
    let whole =
        ways(&shared)?.iter().rev().try_fold(fail, |other, first| either(first, &Rc::new(Way::Done), &other))?;
    let parts: usize = options.iter().map(|option| grammar.parts(option)).sum();
    node(grammar, &whole, &mut MOST.min(NODES * parts))
}

/// What is left to match.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Way {
    /// Nothing: it matches here.
    Done,
    /// It matched so many steps ago.
    Ended(usize),
    Fail,
    Step(Step, Rc<Way>),
    /// What is no step, and what follows it.
    Other(Late, Rc<Way>),
    /// If the first matches, the second from there on; otherwise the third. And whether that can fail.
    If(Rc<Way>, Rc<Way>, Rc<Way>, bool),
}

/// The steps that two of these begin with.
fn shared(ways: &[Rc<Way>]) -> Vec<Step> {
    let takes = |way: &Rc<Way>, step: &Step| front(way).iter().any(|other| step.shares(other));
    let is_shared = |step: &Step| ways.iter().filter(|way| takes(way, step)).nth(1).is_some();
    let mut shared: Vec<Step> = vec![];
    for step in ways.iter().flat_map(|way| front(way)) {
        if !shared.contains(step) && is_shared(step) {
            shared.push(step.clone());
        }
    }
    shared
}

/// Where expressions are read.
struct Reading<'g> {
    grammar: &'g Grammar,
    /// The steps that options share.
    shared: &'g [Step],
    /// How many parts more may be read.
    parts: Cell<usize>,
}

impl Reading<'_> {
    /// What is left to match of an expression and of what follows it. Nothing, where it does not go step by step.
    fn way(&self, expression: &Expression, next: &Rc<Way>) -> Option<Rc<Way>> {
        self.parts.set(self.parts.get().checked_sub(1)?);
        let done = Rc::new(Way::Done);
        let one = |set: u128, next: Rc<Way>| Rc::new(Way::Step(Step::One(set), next));
        Some(match expression {
            Expression::Literal(text) if text.is_ascii() => {
                text.chars().rev().fold(next.clone(), |next, it| one(bit(it), next))
            }
            Expression::AnyCase(text) if text.is_ascii() => text
                .chars()
                .rev()
                .fold(next.clone(), |next, it| one(bit(it.to_ascii_lowercase()) | bit(it.to_ascii_uppercase()), next)),
            Expression::Character(character) if character.is_plain() => one(character.set.ascii, next.clone()),
            Expression::Run(run, least, most) if run.is_plain() => {
                let step = |next| Rc::new(Way::Step(Step::Run(run.clone(), *most), next));
                if *least == 0 { either(&step(done), next, next)? } else { step(next.clone()) }
            }
            Expression::Rule(rule) => self.rule(*rule, next)?,
            Expression::Sequence(items) => {
                items.iter().rev().try_fold(next.clone(), |next, item| self.way(item, &next))?
            }
            Expression::Choice(options) => {
                let (last, before) = options.split_last()?;
                before
                    .iter()
                    .rev()
                    .try_fold(self.way(last, next)?, |other, option| either(&self.way(option, &done)?, next, &other))?
            }
            Expression::Repeat(item, least, Some(most)) if *most <= REPEATED => {
                let single = self.way(item, &done)?;
                let more = (*least..*most).try_fold(next.clone(), |more, _| either(&single, &more, next))?;
                (0..*least).try_fold(more, |next, _| self.way(item, &next))?
            }
            _ => return None,
        })
    }

    /// The same of a rule. What is better called, or begins inside of a run that it does not share, is no step.
    fn rule(&self, rule: usize, next: &Rc<Way>) -> Option<Rc<Way>> {
        let late = || {
            let late = Late { back: 0, expression: Expression::Rule(rule), behind: None };
            Some(Rc::new(Way::Other(late, next.clone())))
        };
        if self.grammar.is_heavy(rule) {
            return late();
        }
        let way = self.way(&self.grammar.rules[rule].expression, next)?;
        if **next == Way::Done && self.is_within_shared(&way) { late() } else { Some(way) }
    }

    /// Whether something begins inside of runs that options share, and with none of them.
    fn is_within_shared(&self, way: &Way) -> bool {
        let runs = || self.shared.iter().filter(|step| matches!(step, Step::Run(..)));
        let front = front(way);
        let begins_within = |step: &&Step| runs().any(|run| run.first() & step.first() != 0);
        front.iter().any(begins_within) && !front.iter().any(|step| runs().any(|run| run == *step))
    }
}

/// If the first matches, the second from there on; otherwise the third. Nothing, where the second would begin some steps back.
fn either(first: &Rc<Way>, then: &Rc<Way>, other: &Rc<Way>) -> Option<Rc<Way>> {
    let is_last = **then == Way::Done;
    Some(match **first {
        Way::Fail => other.clone(),
        Way::Done => then.clone(),
        _ if !is_last && first.has_ended() => return None,
        _ if first.can_fail() => {
            let can_fail = then.can_fail() || other.can_fail();
            Rc::new(Way::If(first.clone(), then.clone(), other.clone(), can_fail))
        }
        _ if is_last => first.clone(),
        _ => followed(first, then, &mut HashMap::new())?,
    })
}

/// What cannot fail, and what follows it. What is known already is in the table, for ways may come together again.
fn followed(way: &Rc<Way>, next: &Rc<Way>, known: &mut HashMap<*const Way, Rc<Way>>) -> Option<Rc<Way>> {
    if let Some(known) = known.get(&Rc::as_ptr(way)) {
        return Some(known.clone());
    }
    let mut follow = |way: &Rc<Way>| followed(way, next, known);
    let all = match &**way {
        Way::Done => next.clone(),
        Way::Ended(_) | Way::Fail => way.clone(),
        Way::Step(step, then) => Rc::new(Way::Step(step.clone(), follow(then)?)),
        Way::Other(late, then) => Rc::new(Way::Other(late.clone(), follow(then)?)),
        Way::If(first, then, other, _) => either(first, &follow(then)?, &follow(other)?)?,
    };
    known.insert(Rc::as_ptr(way), all.clone());
    Some(all)
}

impl Way {
    fn can_fail(&self) -> bool {
        match self {
            Way::Done | Way::Ended(_) => false,
            Way::Fail | Way::Step(..) | Way::Other(..) => true,
            Way::If(.., can_fail) => *can_fail,
        }
    }

    /// Whether it may turn out to have matched some steps ago.
    fn has_ended(&self) -> bool {
        match self {
            Way::Ended(_) => true,
            Way::If(first, _, other, _) => first.has_ended() || other.has_ended(),
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

    /// Whether both may be taken at the same place.
    fn shares(&self, other: &Step) -> bool {
        match (self, other) {
            (Step::One(set), Step::One(other)) => set & other != 0,
            _ => self == other,
        }
    }

    /// Whether whatever takes the other takes this.
    fn is_of(&self, other: &Step) -> bool {
        match (self, other) {
            (Step::One(set), Step::One(other)) => set & !other == 0,
            _ => self == other,
        }
    }
}

/// The steps that something left to match may begin with.
fn front(way: &Way) -> Vec<&Step> {
    match way {
        Way::Step(step, _) => vec![step],
        Way::If(first, _, other, _) => [front(first), front(other)].concat(),
        _ => vec![],
    }
}

/// The same, each once, and no character in two of them. Nothing, where a run and something else begin with the same character.
fn steps(way: &Way) -> Option<Vec<Step>> {
    let (mut runs, mut sets) = (vec![], vec![]);
    for step in front(way) {
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

/// The tree of what is left to match, of no more nodes than that.
fn node(grammar: &Grammar, way: &Rc<Way>, most: &mut usize) -> Option<Node> {
    *most = most.checked_sub(1)?;
    let steps = steps(way)?;
    let (mut late, end) = rest(way)?;
    let taken = steps.iter().fold(0, |taken, step| taken | step.first());
    late.retain(|late| late.back > 0 || late.may_begin(grammar, !taken));
    let steps = steps.into_iter().map(|step| {
        let next = behind(grammar, way, &step)?;
        Some((step, node(grammar, &next, most)?))
    });
    Some(Node { steps: steps.collect::<Option<_>>()?, late, end })
}

/// What is left to match behind a step.
fn behind(grammar: &Grammar, way: &Rc<Way>, step: &Step) -> Option<Rc<Way>> {
    Some(match &**way {
        Way::Done => Rc::new(Way::Ended(1)),
        Way::Ended(back) => Rc::new(Way::Ended(back + 1)),
        Way::Step(other, next) if step.is_of(other) => next.clone(),
        Way::Fail | Way::Step(..) => Rc::new(Way::Fail),
        Way::Other(late, next) => match late.behind(grammar, step) {
            Some(late) => Rc::new(Way::Other(late, next.clone())),
            None => Rc::new(Way::Fail),
        },
        Way::If(first, then, other, _) => either(&behind(grammar, first, step)?, then, &behind(grammar, other, step)?)?,
    })
}

/// What is tried where no step can be taken, and how many steps back the end is where that fails. Nothing, where more follows what is
/// tried.
fn rest(way: &Way) -> Option<(Vec<Late>, Option<usize>)> {
    match way {
        Way::Done => Some((vec![], Some(0))),
        Way::Ended(back) => Some((vec![], Some(*back))),
        Way::Fail | Way::Step(..) => Some((vec![], None)),
        Way::Other(late, next) => (**next == Way::Done).then(|| (vec![late.clone()], None)),
        Way::If(first, then, other, _) => {
            let (mut late, end) = rest(first)?;
            let is_last = **then == Way::Done;
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
    /// The same behind a step more. Nothing, where what takes the step cannot match this.
    fn behind(&self, grammar: &Grammar, step: &Step) -> Option<Late> {
        let back = self.back + 1;
        match (step, &self.behind) {
            _ if self.back == 0 && !self.may_begin(grammar, step.first()) => None,
            (Step::Run(run, _), _) if self.back == 0 => {
                let behind = behind::behind(grammar, &self.expression, run).map(|set| (run.clone(), set));
                Some(Late { back, behind, ..self.clone() })
            }
            // The run ends before what is not of it.
            (Step::One(set), Some((run, behind))) if self.back == 1 && set & (run.set.ascii | behind) == 0 => None,
            _ => Some(Late { back, ..self.clone() }),
        }
    }

    /// Whether it may begin with one of these characters, or without any.
    fn may_begin(&self, grammar: &Grammar, set: u128) -> bool {
        let facts = Facts::of(grammar, &self.expression);
        facts.is_nullable || facts.first_beyond || facts.first & set != 0
    }
}

impl Node {
    /// Whether it needs the place so many steps back.
    pub fn needs(&self, back: usize) -> bool {
        let is_late = self.late.iter().any(|late| late.back == back);
        is_late || self.end == Some(back) || self.steps.iter().any(|(_, node)| node.needs(back + 1))
    }
}

#[cfg(test)]
mod tests {
    use pest_vm::Vm;

    use super::super::characters::fold;
    use super::super::read::read;
    use super::super::runs::find;
    use super::*;
    use crate::source::SourceFile;

    const RULES: &str = "d = { '0'..'9' } h = { '0'..'9' | \"a\" } r = { \"r\" } light = { '1'..'2' ~ \".\" }
        heavy = { d ~ \".\" ~ (d | \":\") ~ (\".\" ~ d? ~ \"-\"){,9} ~ (\".\" ~ d? ~ \"-\"){,9} ~ (\".\" ~ d? ~ \"-\"){,9} ~ (\".\" ~ d? ~ \"-\"){,9} ~ (\".\" ~ d? ~ \"-\"){,9} ~ (\".\" ~ d? ~ \"-\"){,9} }";

    fn source(text: &str) -> String {
        format!("a = {{ {text} }} {RULES}")
    }

    /// The tree of the choice that the first rule is, where `r` is recorded.
    fn tree_of(text: &str) -> Option<Node> {
        let mut grammar = read(&[SourceFile { name: "test.pest".into(), text: source(text) }]).unwrap();
        for rule in &mut grammar.rules {
            rule.is_recorded = rule.name == "r";
        }
        let grammar = find(fold(grammar));
        let Expression::Choice(options) = &grammar.rules[0].expression else { panic!("no choice") };
        tree(&grammar, options)
    }

    /// How much of a text a tree takes. What is late is `heavy`.
    fn taken(node: &Node, text: &str, machine: &Vm) -> Option<usize> {
        let (mut node, mut places) = (node, vec![0]);
        loop {
            let rest = &text[places[places.len() - 1]..];
            let next = node.steps.iter().find_map(|(step, next)| {
                let most = if let Step::Run(_, most) = step { most.unwrap_or(u32::MAX) } else { 1 };
                let is_of = |it: &char| step.first() & bit(*it) != 0;
                let count = rest.chars().take_while(is_of).take(most as usize).count();
                (count > 0).then_some((count, next))
            });
            let Some((count, next)) = next else { break };
            places.push(places[places.len() - 1] + count);
            node = next;
        }
        let place = |back: usize| places[places.len() - 1 - back];
        let late = node.late.iter().find_map(|late| {
            let (start, rest) = (place(late.back), &text[place(late.back)..]);
            let is_there = late.behind.as_ref().is_none_or(|(run, behind)| {
                let end = rest.find(|it| run.set.ascii & bit(it) == 0);
                end.is_some_and(|end| rest[end..].starts_with(|it| behind & bit(it) != 0))
            });
            let end = machine.parse("heavy", rest).ok().map(|pairs| start + pairs.as_str().len());
            assert!(is_there || end.is_none(), "{text:?}");
            end
        });
        late.or(node.end.map(place))
    }

    /// Each text of some characters, and each tree.
    #[test]
    #[cfg_attr(miri, ignore = "so many texts take hours")]
    fn a_tree_takes_what_pest_takes() {
        let choices = [
            // Words: the order counts, and not the length.
            "\"1a\" | \"1\" | \"1a:\"",
            "^\"A1\" ~ \":\" | \"a:\" | \"a1.\" | \"a\"",
            "\"1:\" ~ d | d ~ \":1\" | '1'..'9' | d{2} | \"a1\" | \"a:\"",
            // Runs, with and without a limit; what is repeated is not given back.
            "h+ ~ \":\" ~ h+ | h+ ~ \":\" | h+",
            "h{1,2} ~ \":\" ~ h{1,2} | h{1,2} ~ \":\"",
            "(h+ ~ \":\"){2} ~ h+ | (h+ ~ \":\"){,1} ~ \"::\" | (h+ ~ (\":\" ~ h+){,2})? ~ \"::\" ~ h+ | h+",
            "(h{1,2} ~ (\":\" ~ h{1,2}){,1})? ~ \"::\" ~ (h{1,2} ~ \":\")? ~ h{1,2} | \"::\" | h{1,2} ~ \":\"",
            "h* ~ \":\" ~ h* ~ \".\" | h* ~ \":\" ~ h* ~ \":\" | h* ~ \":\"",
            "(h+ | \":\") ~ (\":\" | \".\")? ~ h+ | h+ ~ \":\"",
            "\"a\"? ~ (\"1\" | \":\"?) ~ \".\" | \"a.\" ~ h ~ h ~ h",
            "((h+ | \":\" ~ h+) ~ \".\" | \":\") ~ \":\" | h+ ~ (\":\" | \"..\")",
            // What is late, from here and from steps back.
            "h+ ~ \":\" | heavy | h+",
            "h{1,2} ~ \":\" ~ h{1,2} ~ \":\" | h{1,2} ~ \":\" ~ heavy | h{1,2} ~ (\":\" | \"..\") | heavy",
            "h+ ~ \":\" | h+ ~ \"..\" | heavy",
            "h+ ~ \".\" ~ \":\" ~ \"a\" | h+ ~ \"a\" | heavy",
            "h+ ~ \".\" ~ h+ ~ \"a\" | h+ ~ \"a\" | heavy",
            "(h+ ~ \":\" ~ h+ | heavy) | \".:\" ~ heavy | h+ ~ \":\" | heavy",
        ];
        for choice in choices {
            let (_, rules) = pest_meta::parse_and_optimize(&source(choice)).unwrap();
            let (machine, tree) = (Vm::new(rules), tree_of(choice));
            let Some(tree) = tree else { panic!("no tree of {choice}") };
            let mut texts = vec![String::new()];
            for _ in 0..7 {
                for text in &texts {
                    let wanted = machine.parse("a", text).ok().map(|pairs| pairs.as_str().len());
                    assert_eq!(taken(&tree, text, &machine), wanted, "{choice}: {text:?}");
                }
                let longer = texts.iter().flat_map(|text| ['1', 'a', ':', '.'].map(|it| format!("{text}{it}")));
                texts = longer.collect();
            }
        }
    }

    #[test]
    fn options_that_begin_with_the_same_step_and_go_by_steps() {
        for (choice, has_tree) in [
            ("\"1a\" | \"1b\"", true),
            ("\"1a\" | \"2b\"", false),
            ("h+ ~ \"x\" | h+ ~ \"y\"", true),
            // The same characters, but not the same step.
            ("h+ ~ \"x\" | h{1,2} ~ \"y\"", false),
            ("h+ ~ \"x\" | \"1\" ~ \"y\" | \"1\" ~ \"z\"", false),
            ("\"1a\" ~ (h+ | d+ ~ \"x\") | \"1b\"", false),
            // What goes on without end, what is looked ahead at, what is beyond ASCII, what is recorded.
            ("\"1a\" ~ (h ~ \":\")* | \"1b\"", false),
            ("\"1a\" ~ !h | \"1b\"", false),
            ("\"1a\" ~ &h | \"1b\"", false),
            ("\"1a\" ~ EOI | \"1b\"", false),
            ("\"1a\" ~ \"é\" | \"1b\"", false),
            ("\"1a\" ~ ^\"é\" | \"1b\"", false),
            ("\"1a\" ~ 'à'..'é' | \"1b\"", false),
            ("\"1a\" ~ ('1'..'é')* | \"1b\"", false),
            ("\"1a\" ~ r | \"1b\"", false),
            // What is called is late, if nothing follows it; what is not is a part.
            ("\"1a\" ~ heavy | \"1b\"", true),
            ("\"1a\" ~ heavy ~ \"x\" | \"1b\"", false),
            ("\"1a\" ~ (heavy | \"y\") ~ \"x\" | \"1b\"", false),
            ("\"1a\" ~ light ~ \"x\" | \"1b\"", true),
            // So it is where it is last and begins inside of a run that options share.
            ("h+ ~ \":\" | h+ ~ \"x\" | light", true),
            ("h+ ~ \":\" | h+ ~ \"x\" | light ~ \"x\"", false),
            ("h+ ~ \":\" | h+ ~ \"x\" | d{1,3} ~ \".\"", false),
            ("h+ ~ \":\" | light ~ \"x\" | \"1\" ~ \"y\"", false),
        ] {
            assert_eq!(tree_of(choice).is_some(), has_tree, "{choice}");
        }
    }

    #[test]
    fn a_tree_has_few_nodes() {
        let parts = |count: usize| vec!["h"; count].join(" ~ ");
        let repeated = |most: u32| tree_of(&format!("h{{{most}}} ~ \"-\" | {}", parts(16)));
        assert!(repeated(REPEATED).is_some() && repeated(REPEATED + 1).is_none());
        // Ways that come together again are one, whatever their number.
        let optional = vec!["(\"1\" | \":\"?)"; 60].join(" ~ ");
        assert!(tree_of(&format!("({optional}) ~ \".\" | \"1a\"")).is_none());
        // Each way through the first option is written for itself.
        let branches =
            |count: usize| tree_of(&format!("{} | d", vec!["('0'..'4' | '5'..'9' ~ \"-\")"; count].join(" ~ ")));
        assert!(branches(3).is_some() && branches(6).is_none());
    }
}
