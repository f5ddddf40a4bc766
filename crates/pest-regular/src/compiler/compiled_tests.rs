//! Tests a grammar with every shape: its source is a snapshot, which is compiled here and must find
//! what pest finds.

use std::cell::RefCell;
use std::collections::BTreeSet;

use pest::iterators::Pair;
use pest_vm::Vm;

use super::Compiler;
use super::tests::rules;
use shapes::{Capture, Rule};

const GRAMMAR: &str = r##"
link   = { (word ~ "=" ~ (safe | escape)* | one | site) ~ ((safe | escape)* ~ "&")? ~ path ~ ("!" ~ digit*)? ~ ("?" ~ query)? ~ ("#" ~ mark)? ~ list? ~ ("$" ~ (codes | tag))? }
word   = { (safe | escape)+ ~ ("/" ~ (safe | escape)*)* }
one    = { safe ~ (safe | escape) ~ "+" }
site   = { ^"at:" ~ groups ~ ("-" ~ mark)? | &(key ~ "@") ~ key ~ "@" ~ decimal | "" }
path   = { ("/" ~ (safe | escape)*)* }
query  = @{ (safe | escape | "/" | "?" | "!")* }
mark   = @{ 'a'..'z'* }
groups = { (group ~ ":"){2} ~ decimal | "::" ~ (group ~ ":"){1,2} ~ decimal | (group ~ ":"){,2} ~ ":" }
group  = { digit{1,4} }
decimal  = { "20" ~ digit | "1" ~ digit{2} | digit ~ digit | digit }
list   = { "," ~ items ~ "," ~ (item ~ ";"){2,3} ~ 'm'..'n'+ ~ 'n'..'p'{,2} ~ mark? ~ !item }
items  = { item ~ item ~ item+ }
item   = { key ~ "=" ~ decimal | key }
key    = { "K" | "Q" }
safe   = { 'a'..'z' | '0'..'9' | '\u{a0}'..'\u{d7ff}' }
escape = { "%" ~ digit ~ digit }
digit  = { '0'..'9' }
tag    = { "T" ~ ("1" ~ digit{2} ~ !(safe | escape) | (safe | escape)*) }
code   = { "C" ~ hex+ }
codes  = {
    (hexes ~ ";"){3} ~ half
  | ";;" ~ (hexes ~ ";"){2} ~ half
  | hexes? ~ ";;" ~ hexes ~ ";" ~ half
  | (hexes ~ (";" ~ hexes){,1})? ~ ";;" ~ half
  | (hexes ~ (";" ~ hexes){,2})? ~ ";;" ~ hexes
  | (hexes ~ (";" ~ hexes){,3})? ~ ";;"
}
half   = { hexes ~ ";" ~ hexes | pair }
pair   = { decimal ~ "." ~ decimal }
hexes  = { hex{1,4} }
hex    = { digit | 'A'..'F' }

sign   = { SOI ~ ("+" | "-") ~ EOI }

words  = { some ~ ("/" ~ some)? }
place  = { ("//" ~ some | rooted | loose | none) ~ ("?" ~ query)? }
rooted = { "/" ~ ((safe | escape)+ ~ ("/" ~ (safe | escape)*)*)? }
loose  = { (safe | escape)+ ~ ("/" ~ (safe | escape)*)* }
none   = { "" }
some   = { ('a'..'z' | "!")* }
"##;

/// The output of the compiler for the grammar, as the test below keeps it.
#[allow(clippy::all, clippy::pedantic, missing_docs)]
mod shapes {
    use super::super::runtime;
    // Included: the template is copied into what the compiler writes, and is tested as part of
    // that.
    include!("emit/entry_macro.rs");
    include!("snapshots/pest_regular__compiler__compiled_tests__shapes.snap.rs");
}

const CAPTURED: [&str; 10] = ["query", "mark", "groups", "item", "key", "words", "some", "rooted", "loose", "none"];

#[test]
#[cfg_attr(miri, ignore = "insta starts a program")]
fn the_source_of_every_shape() {
    let compiler = Compiler::new()
        .text("shapes.pest", GRAMMAR)
        .entry("link")
        .entry("sign")
        .entry("code")
        .entry("words")
        .entry("place");
    let source = rules(&CAPTURED.into_iter().fold(compiler, Compiler::capture));
    insta::assert_binary_snapshot!("shapes.rs", source.into_bytes());
}

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
#[cfg_attr(miri, ignore = "so many texts take hours")]
fn the_recognizer_finds_what_pest_finds() {
    let (_, rules) = pest_meta::parse_and_optimize(GRAMMAR).unwrap();
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
