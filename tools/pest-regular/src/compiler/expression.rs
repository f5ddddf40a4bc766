//! A grammar as the passes see it: rules, expressions and sets of characters.

use std::collections::HashMap;

use grammar_reader::error::Location;

/// The rules of all files, in their order.
#[derive(Clone, Debug)]
pub struct Grammar {
    pub rules: Vec<Rule>,
}

#[derive(Clone, Debug)]
pub struct Rule {
    pub name: String,
    /// The text of the rule in its file.
    pub source: String,
    /// Where the rule begins.
    pub place: Location,
    /// Whether the recognizer reports the matches of the rule.
    pub is_captured: bool,
    pub expression: CompiledExpression,
}

/// What a rule matches. The first group is what pest has; the second is added by passes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CompiledExpression {
    Literal(String),
    /// A text, with its ASCII letters in either case.
    AnyCase(String),
    /// What another rule matches, by its index in the grammar.
    Rule(usize),
    Sequence(Vec<CompiledExpression>),
    /// The first option that matches.
    Choice(Vec<CompiledExpression>),
    /// As many repetitions as match, between a minimum and an optional maximum.
    Repeat(Box<CompiledExpression>, u32, Option<u32>),
    Ahead(Box<CompiledExpression>),
    NotAhead(Box<CompiledExpression>),
    /// The end of the text.
    End,
    /// The start of the text.
    Start,

    /// One character of a set, or one escape.
    Character(Character),
    /// As many characters as there are, at least 0 or 1, and at most the optional limit.
    Run(Character, u32, Option<u32>),
    /// A character that leads a run, and the run; or nothing. The run may be that of a captured
    /// rule.
    Led(char, Character, Option<usize>),
    /// A run, or nothing. It is captured as the first rule if it begins with this character, as the
    /// second if it begins with another, and as the third if it is empty.
    MergedRun(Box<CompiledExpression>, char, [usize; 3]),
}

/// One character of a set, or one escape.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Character {
    pub set: Set,
    pub escape: Option<Escape>,
}

/// A mark followed by a number of ASCII characters of one set, such as `%` and two digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Escape {
    pub mark: char,
    pub digits: u128,
    pub count: usize,
}

/// A set of characters: a bit for each ASCII character, and ranges of the others, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Set {
    pub ascii: u128,
    pub others: Vec<(char, char)>,
}

impl Set {
    pub fn from_range(first: char, last: char) -> Self {
        let ascii = (first..=last).take_while(char::is_ascii).fold(0, |bits, it| bits | bit(it));
        let beyond = first.max('\u{80}');
        Set { ascii, others: if beyond <= last { vec![(beyond, last)] } else { vec![] } }
    }

    #[must_use]
    pub fn with(&self, other: &Set) -> Self {
        let mut ranges = [self.others.as_slice(), &other.others].concat();
        ranges.sort_unstable();
        let mut others: Vec<(char, char)> = vec![];
        for (first, last) in ranges {
            match others.last_mut() {
                Some((_, end)) if first <= *end || (*end..=first).nth(1) == Some(first) => *end = last.max(*end),
                _ => others.push((first, last)),
            }
        }
        Set { ascii: self.ascii | other.ascii, others }
    }

    pub fn is_ascii(&self) -> bool {
        self.others.is_empty()
    }

    /// The only character of the set, if there is one and it is ASCII.
    pub fn single(&self) -> Option<char> {
        let is_single = self.is_ascii() && self.ascii.is_power_of_two();
        is_single.then(|| characters(self.ascii).next()).flatten()
    }
}

/// The bit of an ASCII character.
pub fn bit(character: char) -> u128 {
    if character.is_ascii() { 1 << u32::from(character) } else { 0 }
}

/// The ASCII characters of these bits.
pub fn characters(ascii: u128) -> impl Iterator<Item = char> {
    ('\0'..='\x7f').filter(move |&it| ascii & bit(it) != 0)
}

/// The ranges of the ASCII characters of these bits.
pub fn ranges(ascii: u128) -> Vec<(char, char)> {
    let mut found: Vec<(char, char)> = vec![];
    for character in characters(ascii) {
        match found.last_mut() {
            Some((_, last)) if u32::from(*last) + 1 == u32::from(character) => *last = character,
            _ => found.push((character, character)),
        }
    }
    found
}

impl Character {
    pub fn from_set(set: Set) -> Self {
        Character { set, escape: None }
    }

    /// The only character, if it is no more than that.
    pub fn single(&self) -> Option<char> {
        self.set.single().filter(|_| self.escape.is_none())
    }

    /// The ASCII characters, with the mark of the escape.
    pub fn with_mark(&self) -> u128 {
        self.set.ascii | self.escape.map_or(0, |escape| bit(escape.mark))
    }

    /// Whether it is ASCII only, and has no escape.
    pub fn is_plain(&self) -> bool {
        self.escape.is_none() && self.set.is_ascii()
    }
}

impl CompiledExpression {
    /// Changes each part of the expression, the innermost first.
    pub fn map(self, change: &impl Fn(CompiledExpression) -> CompiledExpression) -> CompiledExpression {
        let inside = |inner: Box<CompiledExpression>| Box::new(inner.map(change));
        let all = |items: Vec<CompiledExpression>| items.into_iter().map(|item| item.map(change)).collect();
        change(match self {
            CompiledExpression::Sequence(items) => CompiledExpression::Sequence(all(items)),
            CompiledExpression::Choice(options) => CompiledExpression::Choice(all(options)),
            CompiledExpression::Repeat(item, least, most) => CompiledExpression::Repeat(inside(item), least, most),
            CompiledExpression::Ahead(inner) => CompiledExpression::Ahead(inside(inner)),
            CompiledExpression::NotAhead(inner) => CompiledExpression::NotAhead(inside(inner)),
            CompiledExpression::MergedRun(run, lead, rules) => CompiledExpression::MergedRun(inside(run), lead, rules),
            other => other,
        })
    }

    /// The direct parts of the expression.
    pub fn parts(&self) -> &[CompiledExpression] {
        match self {
            CompiledExpression::Sequence(items) | CompiledExpression::Choice(items) => items,
            CompiledExpression::Repeat(item, ..)
            | CompiledExpression::Ahead(item)
            | CompiledExpression::NotAhead(item)
            | CompiledExpression::MergedRun(item, ..) => std::slice::from_ref(item),
            _ => &[],
        }
    }

    /// Visits the expression and all its parts, but not those of other rules.
    pub fn each<'e>(&'e self, visit: &mut impl FnMut(&'e CompiledExpression)) {
        visit(self);
        for part in self.parts() {
            part.each(visit);
        }
    }

    /// The rules that the expression names.
    pub fn rules(&self) -> Vec<usize> {
        let mut rules = vec![];
        self.each(&mut |it| match it {
            CompiledExpression::Rule(rule) | CompiledExpression::Led(_, _, Some(rule)) => rules.push(*rule),
            _ => {}
        });
        rules
    }
}

impl Grammar {
    /// Changes each part of all rules, the innermost first. `change` gets the grammar as it was
    /// before.
    pub fn map(mut self, change: impl Fn(&Grammar, CompiledExpression) -> CompiledExpression) -> Grammar {
        let expressions = self.rules.iter().map(|rule| rule.expression.clone());
        let changed: Vec<CompiledExpression> = expressions.map(|it| it.map(&|it| change(&self, it))).collect();
        for (rule, expression) in self.rules.iter_mut().zip(changed) {
            rule.expression = expression;
        }
        self
    }

    pub fn index(&self, name: &str) -> Option<usize> {
        self.rules.iter().position(|rule| rule.name == name)
    }

    /// The rules that the given rules reach, including themselves, each once.
    pub fn reached(&self, from: &[usize]) -> Vec<usize> {
        let mut reached = self.reached_where(from, |_| true);
        reached.sort_unstable();
        reached
    }

    /// The rules that the given rules reach without this one.
    pub fn reached_without(&self, from: &[usize], without: usize) -> Vec<usize> {
        self.reached_where(from, |rule| rule != without)
    }

    fn reached_where(&self, from: &[usize], is_wanted: impl Fn(usize) -> bool) -> Vec<usize> {
        let (mut open, mut reached, mut is_seen) = (from.to_vec(), vec![], vec![false; self.rules.len()]);
        while let Some(rule) = open.pop() {
            if is_wanted(rule) && !std::mem::replace(&mut is_seen[rule], true) {
                reached.push(rule);
                open.extend(self.rules[rule].expression.rules());
            }
        }
        reached
    }

    /// Whether a rule has so many parts that it is called rather than copied to its uses.
    pub fn is_heavy(&self, rule: usize) -> bool {
        self.parts(&self.rules[rule].expression) > HEAVY
    }

    /// The number of parts of an expression, including those of the rules that are copied to their
    /// uses.
    pub fn parts(&self, expression: &CompiledExpression) -> usize {
        self.parts_of(expression, &mut HashMap::new())
    }

    /// The same, with the counts of rules that are known already: many rules may name a rule, and
    /// as many others may name them.
    fn parts_of(&self, expression: &CompiledExpression, known: &mut HashMap<usize, usize>) -> usize {
        let mut parts = 0;
        expression.each(&mut |it| {
            parts += match it {
                CompiledExpression::Rule(named) => {
                    let weight = known.get(named).copied();
                    let weight = weight.unwrap_or_else(|| self.parts_of(&self.rules[*named].expression, known));
                    known.insert(*named, weight);
                    if weight <= HEAVY { weight } else { 1 }
                }
                CompiledExpression::Repeat(..) => 3,
                _ => 1,
            };
        });
        parts
    }
}

/// The number of parts that make a rule heavy.
const HEAVY: usize = 40;

#[cfg(test)]
mod tests {
    use super::super::read_all;
    use super::HEAVY;
    use grammar_reader::source::SourceFile;

    /// Whether a rule with this expression is heavy, next to a rule `b` with this number of parts.
    fn is_heavy(expression: &str, parts: usize) -> bool {
        let text = format!("a = {{ {expression} }} b = {{ {} }}", sequence("\"x\"", parts - 1));
        read_all(SourceFile { name: "test.pest".into(), text }).unwrap().is_heavy(0)
    }

    fn sequence(part: &str, count: usize) -> String {
        vec![part; count].join(" ~ ")
    }

    #[test]
    fn many_parts_make_a_rule_heavy() {
        assert!(!is_heavy(&sequence("\"x\"", HEAVY - 1), 3));
        assert!(is_heavy(&sequence("\"x\"", HEAVY), 3));
        // A repetition counts as three parts, in addition to what it repeats.
        assert!(!is_heavy(&sequence("\"x\"*", HEAVY / 4 - 1), 3));
        assert!(is_heavy(&sequence("\"x\"*", HEAVY / 4), 3));
    }

    /// A rule counts as its parts, unless it is heavy: then it is called.
    #[test]
    fn the_parts_of_a_rule_count_where_it_is_named() {
        assert!(!is_heavy("b", HEAVY) && !is_heavy("b ~ b", HEAVY / 2 - 1));
        assert!(is_heavy("b ~ b", HEAVY / 2) && is_heavy("b ~ b", HEAVY));
        assert!(!is_heavy("b ~ b", HEAVY + 1));
    }
}
