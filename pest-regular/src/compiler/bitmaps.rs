//! Which runs are skipped by bitmaps, and how the bitmaps of all of them come from few comparisons.
//!
//! A run that takes escapes or characters beyond ASCII has a bitmap; a run of plain ASCII characters is short in most texts, and its
//! characters are compared where it begins. The sets of a grammar's runs mostly differ in a few delimiters. So the widest is compared
//! with ranges, and each further one is a wider one without some characters.

use super::expression::{Character, Escape, Expression, Grammar, Set, bit, ranges};

/// The runs of the rules that some entry rules come to.
#[derive(Clone, Debug)]
pub struct Group {
    /// The entry rules, by their places in the grammar.
    pub entries: Vec<usize>,
    /// What has a bitmap, with the rule that it was first met in.
    pub classes: Vec<(usize, Character)>,
    /// The escape of all these runs.
    pub escape: Option<Escape>,
    /// Whether plain runs have bitmaps too: those of the one rule of `entries` alone, which makes them when it is called.
    pub is_heavy: bool,
}

/// A group for each set of entry rules that share no rule with a bitmap.
pub fn groups(grammar: &Grammar, entries: &[usize]) -> Vec<Group> {
    let mut groups: Vec<(Vec<usize>, Vec<usize>)> = vec![];
    for &entry in entries {
        let wide: Vec<usize> = grammar.reached(&[entry]).into_iter().filter(|&rule| has_run(grammar, rule)).collect();
        let (shared, others): (Vec<_>, Vec<_>) =
            groups.into_iter().partition(|(_, known)| known.iter().any(|rule| wide.contains(rule)));
        let (mut members, mut rules) = (vec![], wide);
        for (entries, known) in shared {
            members.extend(entries);
            rules.extend(known);
        }
        members.push(entry);
        groups = others;
        groups.push((members, rules));
    }
    let heavy = grammar.reached(entries).into_iter().filter_map(|rule| heavy(grammar, entries, rule));
    groups.into_iter().map(|(entries, _)| group(grammar, entries)).chain(heavy).collect()
}

/// The group of a rule that is better called than copied to where it is named. It goes over its text more than once, so that its plain
/// runs are worth bitmaps too: those that no other rule comes to.
fn heavy(grammar: &Grammar, entries: &[usize], rule: usize) -> Option<Group> {
    let reached = grammar.reached(&[rule]);
    let is_wide = reached.iter().any(|&rule| has_run(grammar, rule));
    if is_wide || !grammar.is_heavy(rule) || entries.contains(&rule) {
        return None;
    }
    let elsewhere = grammar.reached_without(entries, rule);
    let mut classes: Vec<(usize, Character)> = vec![];
    for &own in reached.iter().filter(|own| !elsewhere.contains(own)) {
        grammar.rules[own].expression.each(&mut |it| {
            if let Expression::Run(run, ..) = it
                && !classes.iter().any(|(_, known)| known == run)
            {
                classes.push((own, run.clone()));
            }
        });
    }
    (!classes.is_empty()).then_some(Group { entries: vec![rule], classes, escape: None, is_heavy: true })
}

fn has_run(grammar: &Grammar, rule: usize) -> bool {
    let mut found = false;
    grammar.rules[rule].expression.each(&mut |it| found |= run(it).is_some());
    found
}

/// The run that an expression is, if it has a bitmap, and the character that leads it.
fn run(expression: &Expression) -> Option<(&Character, Option<char>)> {
    let (run, lead) = match expression {
        Expression::Run(run, ..) => (run, None),
        Expression::Led(lead, run, _) => (run, Some(*lead)),
        _ => return None,
    };
    (run.escape.is_some() || !run.set.is_ascii()).then_some((run, lead))
}

fn group(grammar: &Grammar, entries: Vec<usize>) -> Group {
    let mut group = Group { entries, classes: vec![], escape: None, is_heavy: false };
    let mut leads = vec![];
    for rule in grammar.reached(&group.entries) {
        grammar.rules[rule].expression.each(&mut |it| {
            let Some((run, lead)) = run(it) else { return };
            group.escape = group.escape.or(run.escape);
            if run.escape.is_some() && run.escape != group.escape {
                return;
            }
            if !group.classes.iter().any(|(_, known)| known == run) {
                group.classes.push((rule, run.clone()));
            }
            leads.extend(lead.map(|lead| (rule, Character::of_set(Set::of(lead, lead)))));
        });
    }
    let all = group.clone();
    group.classes.retain(|(_, class)| all.extension(class).is_none());
    // Whether a lead stands there is known from the comparisons that are made anyway, or else it is compared where it may stand.
    let compared = group.classes.iter().fold(0, |all, (_, class)| all | class.set.ascii);
    let shared = group.classes.iter().fold(u128::MAX, |all, (_, class)| all & class.set.ascii);
    for (rule, lead) in leads {
        let is_new = !group.classes.iter().any(|(_, known)| *known == lead);
        if is_new && lead.set.ascii & compared & !shared != 0 {
            group.classes.push((rule, lead));
        }
    }
    group
}

impl Group {
    /// The place of a run's bitmap among those of the group.
    pub fn class(&self, run: &Character) -> Option<usize> {
        self.classes.iter().position(|(_, known)| known == run)
    }

    /// The place of the bitmap of a character that leads runs.
    pub fn lead(&self, lead: char) -> Option<usize> {
        self.class(&Character::of_set(Set::of(lead, lead)))
    }

    /// The sets of characters beyond ASCII, each once.
    pub fn beyond(&self) -> Vec<&Set> {
        let mut found: Vec<&Set> = vec![];
        for (_, class) in &self.classes {
            if !class.set.is_ascii() && !found.iter().any(|known| known.others == class.set.others) {
                found.push(&class.set);
            }
        }
        found
    }

    /// The character that makes a run of the narrowest set into this one, where there is one: then it needs no bitmap of its own. It
    /// goes on behind that character, as often as it stands there.
    pub fn extension(&self, run: &Character) -> Option<(&Character, char)> {
        let runs = || self.classes.iter().map(|(_, class)| class).filter(|class| class.single().is_none());
        let narrowest = runs().min_by_key(|class| class.set.ascii.count_ones())?;
        let more = Set { ascii: run.set.ascii & !narrowest.set.ascii, others: vec![] }.single()?;
        let is_more = narrowest.set.ascii & !run.set.ascii == 0 && narrowest.set.others == run.set.others;
        (is_more && narrowest.escape == run.escape).then_some((narrowest, more))
    }

    /// Ranges of all ASCII characters of the group, and the widest set first how each comes from one before it.
    pub fn plan(&self) -> (Vec<(char, char)>, Vec<Step>) {
        let mark = self.escape.map_or(0, |escape| bit(escape.mark));
        let all = self.classes.iter().fold(mark, |all, (_, class)| all | class.set.ascii);
        let ascii = |place: usize| {
            let class = &self.classes[place].1;
            class.set.ascii | if class.escape.is_some() { mark } else { 0 }
        };
        let mut order: Vec<usize> = (0..self.classes.len()).collect();
        order.sort_by_key(|&place| std::cmp::Reverse(ascii(place).count_ones()));
        let mut steps: Vec<Step> = vec![];
        for class in order {
            let from = steps.iter().rev().map(|step| step.class).find(|&wider| ascii(class) & !ascii(wider) == 0);
            let less = from.map_or(all, ascii) & !ascii(class);
            let made = match self.classes[class].1.single() {
                Some(lead) => match steps.iter().find(|step| step.less == bit(lead) && step.from.is_some()) {
                    Some(step) => Made::Difference(step.from.unwrap_or_default(), step.class),
                    None => Made::Single(lead),
                },
                None => Made::Less,
            };
            steps.push(Step { class, from, less, made });
        }
        (ranges(all), steps)
    }
}

/// How the bitmap of a class comes from that of a wider one.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    pub class: usize,
    /// The wider class; nothing for all characters of the group.
    pub from: Option<usize>,
    /// The ASCII characters that this class does not have.
    pub less: u128,
    pub made: Made,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Made {
    /// The wider one without some characters.
    Less,
    /// A comparison with one character.
    Single(char),
    /// What the one class has and the other has not.
    Difference(usize, usize),
}

#[cfg(test)]
mod tests {
    use super::super::characters::fold;
    use super::super::read::read;
    use super::super::runs::find;
    use super::*;
    use crate::source::SourceFile;

    const GRAMMAR: &str = r#"
        a = { host ~ path ~ ("?" ~ query)? }
        b = { userinfo ~ "@" ~ address }
        host = { (c | e)* }
        userinfo = { (c | e | ":")* }
        path = { ("/" ~ (c | e)*)* }
        query = { (c | e | "/" | "?" | ":")* }
        address = { h ~ (":" ~ h){7} | h ~ (":" ~ h){6} | h ~ (":" ~ h){5} | h ~ (":" ~ h){4} | h ~ (":" ~ h){3} | h ~ (":" ~ h){2} }
        h = { ('0'..'9'){1,4} }
        c = { 'a'..'z' | '0'..'9' }
        e = { "%" ~ '0'..'9' ~ '0'..'9' }
    "#;

    #[test]
    fn sets_that_differ_in_delimiters_share_their_comparisons() {
        let file = SourceFile { name: "test.pest".into(), text: GRAMMAR.into() };
        let grammar = find(fold(read(&[file]).unwrap()));
        let groups = groups(&grammar, &[0, 1]);
        // The first two share no rule with a bitmap; the third is that of the addresses.
        assert_eq!(groups.iter().map(|group| group.entries.clone()).collect::<Vec<_>>(), [vec![0], vec![1], vec![6]]);
        assert!(groups[2].is_heavy && groups[2].classes.len() == 1);
        let (all, steps) = groups[0].plan();
        assert_eq!(all, [('%', '%'), ('/', ':'), ('?', '?'), ('a', 'z')]);
        assert_eq!(steps.first().map(|step| step.less), Some(0));
        assert!(steps.iter().all(|step| step.less.count_ones() < 40));
    }

    #[test]
    fn one_character_more_than_the_narrowest_needs_no_bitmap() {
        let file = SourceFile { name: "test.pest".into(), text: GRAMMAR.replace("userinfo ~", "userinfo ~ host ~") };
        let grammar = find(fold(read(&[file]).unwrap()));
        let groups = groups(&grammar, &[1]);
        assert_eq!(groups[0].classes.len(), 1);
        let Expression::Run(userinfo, ..) = &grammar.rules[3].expression else { panic!("no run") };
        assert_eq!(groups[0].extension(userinfo).map(|(_, more)| more), Some(':'));
    }
}
