//! Chooses the runs that are skipped by bitmaps.
//!
//! A run that takes escapes or characters beyond ASCII has a bitmap. A run of plain ASCII
//! characters has one if most texts reach it and the bitmap of its leading character shows
//! immediately whether it is there. After another delimiter it is short in most texts, and is read
//! character by character. In `uri.pest`, a port or a `dec-octet` is short; the segments of a path
//! are not.

use super::derived_sets::{Derived, derive};
use super::expression::{Character, CompiledExpression, Escape, Grammar, Set, bit};
use super::first_sets::Facts;

/// The runs of the rules that some entry rules reach.
#[derive(Clone, Debug)]
pub struct Group {
    /// The entry rules, by their indices in the grammar.
    pub entries: Vec<usize>,
    /// The classes that have a bitmap, each with the first rule that contains it.
    pub classes: Vec<(usize, Character)>,
    /// The characters that lead runs and have a bitmap too, each with the first rule that contains
    /// it.
    pub leads: Vec<(usize, char)>,
    /// The characters that options require after runs. They have a bitmap if a text is short,
    /// because many texts end at that offset.
    pub followers: Vec<(usize, char)>,
    /// The escape of all these runs.
    pub escape: Option<Escape>,
    /// Whether plain runs have bitmaps too: only those of the one rule in `entries`, which computes
    /// them when it is called.
    pub is_heavy: bool,
}

/// Returns a group for each set of entry rules that share no rule with a bitmap.
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
    let plain = usual(grammar, entries);
    let heavy = grammar.reached(entries).into_iter().filter_map(|rule| heavy(grammar, entries, &plain, rule));
    groups.into_iter().map(|(entries, _)| group(grammar, entries, &plain)).chain(heavy).collect()
}

/// The plain runs that texts of the entry rules reach without a delimiter before them, each with
/// the first rule that contains it. Rules of several groups may share them, so they come first in
/// each group, in this order. An entry rule that is only a plain run reads it once.
fn usual(grammar: &Grammar, entries: &[usize]) -> Vec<(usize, Character)> {
    let (mut found, mut seen) = (vec![], vec![]);
    let is_run =
        |entry: usize| matches!(&grammar.rules[entry].expression, CompiledExpression::Run(run, ..) if run.is_plain());
    for &entry in entries.iter().filter(|&&entry| !is_run(entry)) {
        usual_of_rule(grammar, entry, &mut seen, &mut found);
    }
    found
}

fn usual_of_rule(grammar: &Grammar, rule: usize, seen: &mut Vec<usize>, found: &mut Vec<(usize, Character)>) {
    if seen.contains(&rule) {
        return;
    }
    seen.push(rule);
    let mut open = vec![&grammar.rules[rule].expression];
    while let Some(expression) = open.pop() {
        let is_usual = |option: &&CompiledExpression| Facts::new(grammar, option).lead().is_none();
        match expression {
            CompiledExpression::Run(run, ..) if run.is_plain() && !found.iter().any(|(_, known)| known == run) => {
                found.push((rule, run.clone()));
            }
            CompiledExpression::Rule(named) if !grammar.is_heavy(*named) => usual_of_rule(grammar, *named, seen, found),
            CompiledExpression::Choice(options) => open.extend(options.iter().filter(is_usual)),
            CompiledExpression::Repeat(item, ..) => open.extend(Some(&**item).filter(is_usual)),
            other => open.extend(other.parts()),
        }
    }
}

/// The group of a rule that is called rather than copied to its uses. It reads its text more than
/// once, so bitmaps are worthwhile for its plain runs too: those that no other rule reaches. If one
/// of them already has a bitmap, that one is used.
fn heavy(grammar: &Grammar, entries: &[usize], plain: &[(usize, Character)], rule: usize) -> Option<Group> {
    let reached = grammar.reached(&[rule]);
    let is_wide = reached.iter().any(|&rule| has_run(grammar, rule));
    if is_wide || !grammar.is_heavy(rule) || entries.contains(&rule) {
        return None;
    }
    let elsewhere = grammar.reached_without(entries, rule);
    let mut classes: Vec<(usize, Character)> = vec![];
    for &own in reached.iter().filter(|own| !elsewhere.contains(own)) {
        grammar.rules[own].expression.each(&mut |it| {
            if let CompiledExpression::Run(run, ..) = it
                && !classes.iter().any(|(_, known)| known == run)
            {
                classes.push((own, run.clone()));
            }
        });
    }
    let is_known = classes.iter().any(|(_, class)| plain.iter().any(|(_, known)| known == class));
    (!classes.is_empty() && !is_known).then_some(Group {
        entries: vec![rule],
        classes,
        leads: vec![],
        followers: vec![],
        escape: None,
        is_heavy: true,
    })
}

/// Whether a rule contains a run with a bitmap.
pub fn has_run(grammar: &Grammar, rule: usize) -> bool {
    let mut found = false;
    grammar.rules[rule].expression.each(&mut |it| found |= run(it).is_some());
    found
}

/// The run that an expression is, if it has a bitmap, and the character that leads it.
fn run(expression: &CompiledExpression) -> Option<(&Character, Option<char>)> {
    let (run, lead) = match expression {
        CompiledExpression::Run(run, ..) => (run, None),
        CompiledExpression::Led(lead, run, _) => (run, Some(*lead)),
        _ => return None,
    };
    (run.escape.is_some() || !run.set.is_ascii()).then_some((run, lead))
}

/// The character that an option requires after a run with a bitmap.
fn follower(expression: &CompiledExpression) -> Option<char> {
    let CompiledExpression::Repeat(option, 0, _) = expression else { return None };
    let CompiledExpression::Sequence(items) = &**option else { return None };
    match items.as_slice() {
        [before, CompiledExpression::Character(follower), ..] if matches!(run(before), Some((_, None))) => {
            follower.single()
        }
        _ => None,
    }
}

fn group(grammar: &Grammar, entries: Vec<usize>, plain: &[(usize, Character)]) -> Group {
    let (classes, leads, followers) = (plain.to_vec(), vec![], vec![]);
    let mut group = Group { entries, classes, leads, followers, escape: None, is_heavy: false };
    // The runs that have a leading character. A rule whose runs are all plain may be in several
    // groups, so its own are left out.
    let mut leads: Vec<(usize, char, &Character)> = vec![];
    for rule in grammar.reached(&group.entries) {
        let is_wide = has_run(grammar, rule);
        grammar.rules[rule].expression.each(&mut |it| match (run(it), it) {
            (Some((run, lead)), _) => {
                group.escape = group.escape.or(run.escape);
                if run.escape.is_none() || run.escape == group.escape {
                    group.add(rule, run);
                    leads.extend(lead.map(|lead| (rule, lead, run)));
                }
            }
            (None, CompiledExpression::Led(lead, run, _)) if is_wide => leads.push((rule, *lead, run)),
            _ => group.followers.extend(follower(it).map(|follower| (rule, follower))),
        });
    }
    let all = group.clone();
    group.classes.retain(|(_, class)| all.extension(class).is_none());
    // A lead that is in some runs and not in others is worth a bitmap; any other is compared where
    // it may appear.
    let runs = || group.classes.iter().map(|(_, class)| class).filter(|class| !class.is_plain());
    let compared = runs().fold(0, |all, class| all | class.set.ascii);
    let shared = runs().fold(u128::MAX, |all, class| all & class.set.ascii);
    for &(rule, lead, _) in &leads {
        let is_new = !group.leads.iter().any(|(_, known)| *known == lead);
        if is_new && bit(lead) & compared & !shared != 0 {
            group.leads.push((rule, lead));
        }
    }
    for (rule, lead, run) in leads {
        if run.is_plain() && group.lead(lead).is_some() {
            group.add(rule, run);
        }
    }
    for (rule, class) in all.classes {
        if group.extension(&class).is_some() && group.can_derive(&class) {
            group.add(rule, &class);
        }
    }
    let mut seen: Vec<char> = group.leads.iter().map(|(_, lead)| *lead).collect();
    group.followers.retain(|&(_, follower)| {
        !seen.contains(&follower) && {
            seen.push(follower);
            true
        }
    });
    group
}

impl Group {
    fn add(&mut self, rule: usize, run: &Character) {
        if self.class(run).is_none() {
            self.classes.push((rule, run.clone()));
        }
    }

    /// Whether a bitmap is a combination of others of the group.
    fn can_derive(&self, class: &Character) -> bool {
        let mut sets = self.sets();
        sets.push(class.with_mark());
        derive(&sets).pop().flatten().is_some()
    }

    /// The ASCII characters of all bitmaps, in their order, and the mark of the escape.
    fn sets(&self) -> Vec<u128> {
        let classes = self.classes.iter().map(|(_, class)| class.with_mark());
        let leads = self.leads.iter().map(|(_, lead)| bit(*lead));
        classes.chain(leads).chain(self.escape.map(|escape| bit(escape.mark))).collect()
    }

    /// The combination of others that each bitmap is, if there is one.
    pub fn derived(&self) -> Vec<Option<Derived>> {
        derive(&self.sets())
    }

    /// The index of a run's bitmap among those of the group.
    pub fn class(&self, run: &Character) -> Option<usize> {
        self.classes.iter().position(|(_, known)| known == run)
    }

    /// The index of the bitmap of a character that leads runs.
    pub fn lead(&self, lead: char) -> Option<usize> {
        let index = self.leads.iter().position(|(_, known)| *known == lead)?;
        Some(self.classes.len() + index)
    }

    /// The index of the bitmap of a character that is looked for after runs, which may also lead
    /// others.
    pub fn follower(&self, follower: char) -> Option<usize> {
        let index = self.followers.iter().position(|(_, known)| *known == follower);
        self.lead(follower).or_else(|| Some(self.classes.len() + self.leads.len() + index?))
    }

    /// The number of bitmaps.
    pub fn count(&self) -> usize {
        self.classes.len() + self.leads.len() + self.followers.len()
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

    /// The longest range of first bytes of characters beyond ASCII, all of which are in each of
    /// these sets.
    pub fn usual_leads(&self) -> Option<(u8, u8)> {
        let is_in_all = |lead: u8| {
            let (first, last) = led_by(lead);
            let has = |set: &&Set| set.others.iter().any(|&(from, to)| from <= first && last <= to);
            self.beyond().iter().all(has)
        };
        let leads: Vec<u8> = LEADS.filter(|&lead| is_in_all(lead)).collect();
        let rows = leads.chunk_by(|before, next| before + 1 == *next);
        rows.max_by_key(|row| row.len()).and_then(|row| Some((*row.first()?, *row.last()?)))
    }

    /// The character that extends a run of the narrowest set to this one, if there is one. Such a
    /// run needs no bitmap of its own, but has one made of others. If it has none, it continues
    /// after the character, as often as the character occurs.
    pub fn extension(&self, run: &Character) -> Option<(&Character, char)> {
        let runs = || self.classes.iter().map(|(_, class)| class).filter(|class| !class.is_plain());
        let narrowest = runs().min_by_key(|class| class.set.ascii.count_ones())?;
        let more = Set { ascii: run.set.ascii & !narrowest.set.ascii, others: vec![] }.single()?;
        let is_more = narrowest.set.ascii & !run.set.ascii == 0 && narrowest.set.others == run.set.others;
        (is_more && narrowest.escape == run.escape).then_some((narrowest, more))
    }
}

/// The first bytes of characters beyond ASCII.
const LEADS: std::ops::RangeInclusive<u8> = 0xC2..=0xF4;

/// The first and the last character whose encoding starts with this byte.
fn led_by(lead: u8) -> (char, char) {
    let bits = |mask: u8, shift: u32| (u32::from(lead & mask) << shift, (u32::from(lead & mask) + 1) << shift);
    let (first, end) = match lead {
        0xC2..=0xDF => bits(0x1F, 6),
        0xE0..=0xEF => bits(0x0F, 12),
        _ => bits(0x07, 18),
    };
    // Exclude overlong encodings. A range that ends in the surrogates ends before them; one that
    // ends beyond Unicode ends at the last character.
    let least = [0x80, 0x800, 0x1_0000][usize::from(lead >= 0xE0) + usize::from(lead >= 0xF0)];
    let end_of_group = if lead < 0xF0 { '\u{d7ff}' } else { char::MAX };
    (char::from_u32(first.max(least)).unwrap_or(end_of_group), char::from_u32(end - 1).unwrap_or(end_of_group))
}

#[cfg(test)]
mod tests {
    use super::super::characters::fold;
    use super::super::expression::ranges;
    use super::super::read_all;
    use super::super::runs::find;
    use super::*;
    use grammar_reader::source::SourceFile;

    const GRAMMAR: &str = r#"
        a = { host ~ path ~ ("?" ~ query)? }
        b = { userinfo ~ "@" ~ address }
        host = { (c | e)* }
        userinfo = { (c | e | ":")* }
        path = { ("/" ~ (c | e)*)* }
        query = { (c | e | "/" | "?" | ":")* }
        address = { h ~ (":" ~ h){7} | h ~ (":" ~ h){6} | h ~ (":" ~ h){5} | h ~ (":" ~ h){4}
            | h ~ (":" ~ h){3} | h ~ (":" ~ h){2} }
        h = { ('0'..'9'){1,4} }
        c = { 'a'..'z' | '0'..'9' }
        e = { "%" ~ '0'..'9' ~ '0'..'9' }
    "#;

    #[test]
    fn rules_that_share_a_run_share_its_bitmap() {
        let file = SourceFile { name: "test.pest".into(), text: GRAMMAR.into() };
        let grammar = find(fold(read_all(file).unwrap()));
        let groups = groups(&grammar, &[0, 1]);
        // The first two share no rule with a bitmap; the third is that of the addresses.
        assert_eq!(groups.iter().map(|group| group.entries.clone()).collect::<Vec<_>>(), [vec![0], vec![1], vec![6]]);
        assert!(groups[2].is_heavy && groups[2].classes.len() == 1);
    }

    /// What a heavy rule shares with others is not worth a bitmap that it computes for itself.
    #[test]
    fn a_heavy_rule_has_bitmaps_of_its_own_runs_alone() {
        let text = GRAMMAR.replace("host ~ path", "host ~ h ~ path").replace("{1,4}", "{1,4} ~ \"-\"?");
        let grammar = find(fold(read_all(SourceFile { name: "test.pest".into(), text }).unwrap()));
        assert_eq!(groups(&grammar, &[0, 1]).len(), 2);
        assert_eq!(groups(&grammar, &[1]).len(), 2);
    }

    #[test]
    fn one_character_more_than_the_narrowest_needs_no_bitmap() {
        let file = SourceFile { name: "test.pest".into(), text: GRAMMAR.replace("userinfo ~", "userinfo ~ host ~") };
        let grammar = find(fold(read_all(file).unwrap()));
        let groups = groups(&grammar, &[1]);
        assert_eq!(groups[0].classes.len(), 1);
        let CompiledExpression::Run(userinfo, ..) = &grammar.rules[3].expression else { panic!("no run") };
        assert_eq!(groups[0].extension(userinfo).map(|(_, more)| more), Some(':'));
    }

    /// The groups of a grammar: the entry rules, the characters of each class with the class and
    /// the lead that it is made of, and the leads.
    fn described(text: &str, captured: &[&str], entries: &[usize]) -> Vec<String> {
        let mut grammar = read_all(SourceFile { name: "test.pest".into(), text: text.into() }).unwrap();
        for rule in &mut grammar.rules {
            rule.is_captured = captured.contains(&&*rule.name);
        }
        let grammar = find(fold(grammar));
        let name = |rule: &usize| grammar.rules[*rule].name.as_str();
        let class = |group: &Group, index: usize, class: &Character| {
            let ranges = ranges(class.with_mark()).into_iter().map(|(first, last)| format!("{first}-{last}"));
            let beyond = group.beyond().iter().position(|set| set.others == class.set.others);
            let beyond = beyond.map(|index| format!(" beyond {index}")).unwrap_or_default();
            let derived = group.derived()[index].map(|derived| match derived {
                Derived::Union(a, b) => format!(" of {a} and {b}"),
                Derived::Difference(a, b) => format!(" of {a} without {b}"),
            });
            ranges.collect::<String>() + &beyond + &derived.unwrap_or_default()
        };
        let group = |group: Group| {
            let entries: Vec<&str> = group.entries.iter().map(name).collect();
            let classes = group.classes.iter().enumerate();
            let classes = classes.map(|(index, (rule, it))| format!("{}: {}", name(rule), class(&group, index, it)));
            let leads = group.leads.iter().map(|(rule, lead)| format!("{}: {lead}", name(rule)));
            let followers = group.followers.iter().map(|(rule, it)| format!("{}: {it} after", name(rule)));
            let all: Vec<String> = classes.chain(leads).chain(followers).collect();
            assert_eq!(all.len(), group.count());
            format!("{} has {}", entries.join(" "), all.join(", "))
        };
        groups(&grammar, entries).into_iter().map(group).collect()
    }

    /// What `ESCAPE` adds to a set is written `%-%`.
    const ESCAPE: &str = " e = { \"%\" ~ '0'..'9' }";

    #[test]
    fn entries_that_share_a_rule_with_a_bitmap_are_a_group() {
        let text = "a = { s } b = { \"b\" ~ t } c = { \"c\" ~ s ~ t } d = { u }
            s = { ('0'..'9' | e)* } t = { ('0'..'z' | e)* } u = { (\"/\" ~ ('0'..'9' | e)*)* }";
        let described = |entries: &[usize]| described(&(text.to_owned() + ESCAPE), &["s", "t", "u"], entries);
        assert_eq!(described(&[0, 1, 2, 3]), ["a b c has s: %-%0-9, t: %-%0-z", "d has u: %-%/-9"]);
        assert_eq!(described(&[3, 1, 0]), ["d has u: %-%/-9", "b has t: %-%0-z", "a has s: %-%0-9"]);
    }

    #[test]
    fn leads_that_some_runs_take_and_others_do_not() {
        let text = "a = { s ~ (\"@\" ~ s)? ~ t ~ (\"/\" ~ t)* } s = { ('0'..'9' | e)* } t = { ('0'..'9' | \":\" | \
            \"@\" | e)* }";
        let classes = "a: %-%0-9, a: %-%0-:@-@, a: %-%/-:@-@ of 1 and 4";
        assert_eq!(described(&(text.to_owned() + ESCAPE), &[], &[0]), [format!("a has {classes}, a: @, a: /")]);
        // All runs take `0`, and none takes `!`.
        let text = "a = { (\"/\" ~ s)? ~ (\"0\" ~ s)? ~ (\"!\" ~ s)? ~ (\"/\" ~ t)? ~ t }
            s = { ('0'..'9' | 'a'..'f' | e)* } t = { ('0'..'9' | 'a'..'z' | \"/\" | e)* }";
        let described = described(&(text.to_owned() + ESCAPE), &[], &[0]);
        assert_eq!(described, ["a has a: %-%0-9a-f, a: %-%/-9a-z, a: /"]);
    }

    #[test]
    fn an_extension_differs_by_one_character_of_ascii_and_nothing_else() {
        let described = |text: &str| described(&(text.to_owned() + ESCAPE), &[], &[0]);
        let text = "a = { s ~ \"-\" ~ t ~ \"-\" ~ u } s = { ('0'..'9' | e)* } t = { ('0'..':' | 'à'..'é' | e)* } u = \
            { ('0'..':' | e)* }";
        assert_eq!(described(text), ["a has a: %-%0-9, a: %-%0-: beyond 0"]);
        let text = "a = { s ~ \"-\" ~ t ~ \"-\" ~ u } s = { ('0'..'9' | 'à'..'é')* } t = { ('0'..':' | 'à'..'é' | e)* \
            } u = { ('0'..'z' | 'à'..'ë')* }";
        assert_eq!(described(text), ["a has a: 0-9 beyond 0, a: %-%0-: beyond 0, a: 0-z beyond 1"]);
    }

    /// What an option requires after a run has a bitmap, once. What is always there has none, nor
    /// what a choice requires, nor what follows a plain run.
    #[test]
    fn characters_that_options_require_after_runs() {
        let described = |text: &str| described(&(text.to_owned() + ESCAPE + " s = { ('0'..'9' | e)* }"), &[], &[0]);
        assert_eq!(
            described("a = { (s ~ \"@\")? ~ s ~ (s ~ \"!\")* ~ (s ~ \"@\" ~ s)? }"),
            ["a has a: %-%0-9, a: @ after, a: ! after"]
        );
        assert_eq!(described("a = { s ~ \"@\" ~ (s ~ \"!\")+ ~ (s ~ \"#\" | s ~ \"-\") }"), ["a has a: %-%0-9"]);
        assert_eq!(described("a = { ('a'..'z'* ~ \"@\")? ~ (s ~ \"ab\")? ~ s }"), ["a has a: a-z, a: %-%0-9"]);
        // A follower that leads a run already has its bitmap.
        let text = "a = { (s ~ \"@\")? ~ s ~ (\"@\" ~ t)? } t = { ('0'..':' | \"@\" | e)* }";
        assert_eq!(described(text), ["a has a: %-%0-9, a: %-%0-:@-@, a: @"]);
    }

    #[test]
    fn a_run_of_another_escape_has_no_bitmap() {
        let text = "a = { s ~ \"-\" ~ t } s = { ('0'..'9' | e)* } t = { ('0'..'z' | \"$\" ~ '0'..'9')* }";
        assert_eq!(described(&(text.to_owned() + ESCAPE), &[], &[0]), ["a has a: %-%0-9"]);
    }

    /// Plain runs have bitmaps if no delimiter of their own comes before them.
    #[test]
    fn plain_runs_that_most_texts_reach() {
        let text = "a = { s ~ (\"/\" ~ u ~ \"-\")? ~ (\"!\" ~ v | w ~ \"x\") ~ s ~ q } q = { s ~ \"q\" }
            s = { ('0'..'9')* } u = { ('a'..'f')+ } v = { ('g'..'h')+ } w = { ('i'..'k')* }";
        assert_eq!(described(text, &[], &[0]), ["a has q: 0-9, a: i-k"]);
    }

    /// They also have one if the bitmap of their leading character exists or is worthwhile.
    #[test]
    fn plain_runs_that_a_lead_of_wide_runs_leads() {
        let described = |text: &str| described(&(text.to_owned() + ESCAPE), &[], &[0]);
        let rest = "s = { ('0'..'9' | e)* } t = { ('/'..':' | e)* }";
        let classes = "a: %-%0-9, a: %-%/-:, a: a-z, a: :";
        assert_eq!(
            described(&format!("a = {{ s ~ (\":\" ~ 'a'..'z'*)? ~ \"/\" ~ t }} {rest}")),
            [format!("a has {classes}")]
        );
        // No run has this lead, or its run is in a rule without other runs.
        assert_eq!(
            described(&format!("a = {{ s ~ (\"-\" ~ 'a'..'z'*)? ~ \"/\" ~ t }} {rest}")),
            ["a has a: %-%0-9, a: %-%/-:"]
        );
        let apart = format!("a = {{ s ~ p ~ \"/\" ~ t }} p = {{ (\":\" ~ 'a'..'z'*)? ~ \"x\" }} {rest}");
        assert_eq!(described(&apart), ["a has a: %-%0-9, a: %-%/-:"]);
    }

    #[test]
    fn each_byte_leads_its_characters() {
        let mut next = '\u{80}';
        for lead in LEADS {
            let (first, last) = led_by(lead);
            assert_eq!(first, next, "{lead:#x}");
            for character in [first, last] {
                assert_eq!(character.to_string().as_bytes()[0], lead, "{character:?}");
            }
            next = (last..=char::MAX).nth(1).unwrap_or(char::MAX);
        }
        assert_eq!(led_by(0xF4).1, char::MAX);
    }

    #[test]
    fn the_usual_characters_are_those_of_all_sets() {
        let grammar =
            "a = { b ~ c } b = { ('\u{a0}'..'\u{d7ff}' | \"x\")* } c = { ('\u{700}'..'\u{10ffff}' | \"y\")* }";
        let file = SourceFile { name: "test.pest".into(), text: grammar.into() };
        let grammar = find(fold(read_all(file).unwrap()));
        assert_eq!(groups(&grammar, &[0])[0].usual_leads(), Some((0xDC, 0xED)));
        assert_eq!(groups(&grammar, &[1])[0].usual_leads(), Some((0xC3, 0xED)));
    }
}
