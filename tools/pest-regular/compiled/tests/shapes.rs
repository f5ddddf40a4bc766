//! A grammar with every shape: its recognizer finds what pest finds.

use std::cell::RefCell;
use std::collections::BTreeSet;

use compiled_recognizers::shapes::{self, Capture, Rule};
use pest::iterators::Pair;
use pest_vm::Vm;

/// The rules that `build.rs` captures.
const CAPTURED: [&str; 10] = ["query", "mark", "groups", "item", "key", "words", "some", "rooted", "loose", "none"];

type All = RefCell<Vec<(Rule, usize, usize)>>;

/// The matches of captured rules, any number of them, the inner before the outer.
#[derive(Clone, Copy)]
struct Matches<'m> {
    all: &'m All,
    count: usize,
}

impl Capture<Rule> for Matches<'_> {
    fn matched(&mut self, rule: Rule, start: usize, end: usize) {
        let mut all = self.all.borrow_mut();
        // Discard the matches of an alternative that failed.
        all.truncate(self.count);
        all.push((rule, start, end));
        self.count += 1;
    }
}

type Found = Option<(usize, Vec<(String, usize, usize)>)>;

fn found<'m>(text: &str, all: &'m All, recognize: fn(&str, &mut Matches<'m>) -> Option<usize>) -> Found {
    let mut matches = Matches { all, count: 0 };
    let end = recognize(text, &mut matches)?;
    let named = |&(rule, start, end): &(Rule, usize, usize)| (format!("{rule:?}"), start, end);
    Some((end, all.borrow().iter().take(matches.count).map(named).collect()))
}

/// What pest finds.
fn wanted(machine: &Vm, rule: &str, text: &str) -> Found {
    let pairs = machine.parse(rule, text).ok()?;
    let (end, mut matches) = (pairs.as_str().len(), vec![]);
    pairs.for_each(|pair| add(pair, &mut matches));
    Some((end, matches))
}

fn add(pair: Pair<'_, &str>, matches: &mut Vec<(String, usize, usize)>) {
    let (rule, span) = (pair.as_rule(), pair.as_span());
    pair.into_inner().for_each(|inner| add(inner, matches));
    if CAPTURED.contains(&rule) {
        matches.push((rule.to_owned(), span.start(), span.end()));
    }
}

/// Pieces of what the grammar matches, one of them longer than a block of bytes, and of what it
/// rejects.
const PIECES: [&str; 31] = [
    "AT:", "at", "1", "20", "2345", ":", "::", "-", "K", "Q@", "K=", "mo", "/", "?", "!", "#", "%10", "%1", "\u{e9}",
    "\u{e000}", "+", ",K=12QK,", "K;Q=20;mopp", LONG, "$", "$T123", "$A;BC;12;", "D", ";;", "20.1", "&",
];
const LONG: &str = "%12abcdefghijklmnopqrstuvwxyz0123456789\u{3b1}\u{3b2}\u{3b3}/abcdefghijklmnopqrstuvwxyz";

#[test]
fn the_recognizer_finds_what_pest_finds() {
    let (_, rules) = pest_meta::parse_and_optimize(include_str!("../grammar/shapes.pest")).unwrap();
    let machine = Vm::new(rules);
    let mut texts = vec![String::new()];
    for _ in 0..3 {
        texts =
            texts.iter().flat_map(|text| PIECES.map(|next| format!("{text}{next}"))).chain([String::new()]).collect();
    }
    let mut seen = BTreeSet::new();
    for text in texts {
        macro_rules! agree {
            ($rule:ident) => {{
                let wanted = wanted(&machine, stringify!($rule), &text);
                assert_eq!(found(&text, &All::default(), shapes::$rule), wanted, "{text:?}");
                assert_eq!(found(&text, &All::default(), shapes::byte_by_byte::$rule), wanted, "{text:?}");
                wanted
            }};
        }
        let link = agree!(link);
        agree!(sign);
        agree!(code);
        let (words, place) = (agree!(words), agree!(place));
        let matches = link.into_iter().chain(words).chain(place).flat_map(|(_, matches)| matches);
        seen.extend(matches.map(|(rule, ..)| rule));
    }
    assert!(CAPTURED.iter().all(|rule| seen.contains(*rule)), "{seen:?}");
}
