//! Tests recognizers of several entry rules in one source, which is a snapshot that is compiled
//! here: cases where rules interfere with each other.

use pest_vm::Vm;

use super::Compiler;
use super::tests::rules;

/// Entry rules that each interfere with others.
const GRAMMAR: &str = r#"
// A rule whose runs are all plain, and that two entry rules have in common which share no bitmap:
// the lead has one in the first alone.
first  = { letters ~ ":" ~ ("/" ~ ('a'..'c' | '0'..'1' | "/" | ":" | escape)*)? ~ ('a'..'c' | '0'..'1' | escape)* ~ ("/" | ":" | "-")* ~ led }
second = { letters ~ ":" ~ led }
led    = { "!" ~ ("/" ~ ('a'..'z')*)? }

// What three options repeat, and a fourth repeats more often.
rows = { pair{2} ~ "x" | pair{3} ~ "y" | pair{4} ~ "z" | "=" ~ pair{17} | "-" ~ pair{,30} }
pair = { "a" ~ ":" }

// Rules that are captured, except in lookaheads.
ahead  = { (looks | "y") ~ &(mark ~ "y" | letters) ~ letters }
looks  = { !mark ~ ANY ~ &(mark ~ "x" | "z") }
mark   = { "x" }

// Each run has a limit, and all of them together are one that has none.
then   = { (number ~ ","?)* ~ few }
number = { ('0'..'9'){1,4} }
few    = { ('a'..'b'){,2} ~ letters }

// pest reads these as lists.
entry = { ("x" ~ ","){0,} ~ "x" | (("y" ~ "z" | "y" ~ "x") ~ ",")* ~ ("y" ~ "z" | "y" ~ "x") }

// Names that are those of variables and functions, as `then` and `entry` are.
names     = { text ~ at ~ start ~ captures ~ window ~ before ~ character ~ is_at ~ BLOCK ~ run ~ Row ~ end? }
text      = { "a"{2} ~ at }
at        = { "b" | "c" }
start     = { "d"? }
captures    = { mark? ~ "e" }
window    = { ("f" | "é")* }
before    = { start ~ "g" }
character = { "h" | 'é'..'ê' }
is_at     = { ^"ij" }
BLOCK     = { letters }
run       = { "1"+ }
Row       = { "2" }
end       = { "3" ~ text? }

letters = { ('a'..'z')* }
escape  = { "%" ~ '0'..'1' ~ '0'..'1' }
"#;

/// The output of the compiler for the grammar, as the test below keeps it.
#[allow(clippy::all, clippy::pedantic, missing_docs)]
mod several {
    use super::super::runtime;
    // Included: the template is copied into what the compiler writes, and is tested as part of
    // that.
    include!("emit/entry_macro.rs");
    include!("snapshots/pest_regular__compiler__several_tests__several.snap.rs");
}

const ENTRIES: [&str; 8] = ["first", "second", "rows", "ahead", "then", "entry", "names", "text"];

#[test]
#[cfg_attr(miri, ignore = "insta starts a program")]
fn the_source_of_several_entry_rules() {
    let compiler = Compiler::new().text("several.pest", GRAMMAR).capture("mark");
    let source = rules(&ENTRIES.into_iter().fold(compiler, Compiler::entry));
    insta::assert_binary_snapshot!("several.rs", source.into_bytes());
}

/// How often `mark` matched.
#[derive(Clone, Copy)]
struct Marks(usize);

impl several::Capture<several::Rule> for Marks {
    fn matched(&mut self, _: several::Rule, _: usize, _: usize) {
        self.0 += 1;
    }
}

type Recognizer = fn(&str, &mut Marks) -> Option<usize>;

/// Each entry rule, by bitmaps and byte by byte.
const RECOGNIZERS: [[Recognizer; 2]; 8] = [
    [several::first, several::byte_by_byte::first],
    [several::second, several::byte_by_byte::second],
    [several::rows, several::byte_by_byte::rows],
    [several::ahead, several::byte_by_byte::ahead],
    [several::then, several::byte_by_byte::then],
    [several::entry, several::byte_by_byte::entry],
    [several::names, several::byte_by_byte::names],
    [several::text, several::byte_by_byte::text],
];

/// Where each entry rule ends, and how many marks it has.
fn found(text: &str) -> [(Option<usize>, usize); 8] {
    let read = |recognize: Recognizer| {
        let mut marks = Marks(0);
        let end = recognize(text, &mut marks);
        (end, if end.is_some() { marks.0 } else { 0 })
    };
    RECOGNIZERS.map(|[bitmaps, byte_by_byte]| {
        let found = read(bitmaps);
        assert_eq!(read(byte_by_byte), found, "{text:?}");
        found
    })
}

#[test]
#[cfg_attr(miri, ignore = "so many texts take hours")]
fn each_finds_what_pest_finds() {
    let (_, rules) = pest_meta::parse_and_optimize(GRAMMAR).unwrap();
    let machine = Vm::new(rules);
    let wanted = |rule: &str, text: &str| match machine.parse(rule, text) {
        Ok(pairs) => {
            let marks = pairs.clone().flatten().filter(|pair| pair.as_rule() == "mark").count();
            (Some(pairs.as_str().len()), marks)
        }
        Err(_) => (None, 0),
    };
    let (pairs, digits, letters) = ("a:".repeat(17), "12345".repeat(40), "ab".repeat(60));
    let pieces = [
        "", "a:", "a:a:", &pairs, "x", "y", "z", "=", "-", "x,", ",", "!", "/", "!/ab", "%10", "ab:", "1", "123",
        &digits, &letters, "aab", "bd", "ef", "é", "gh", "gê", "IJ", "q1", "112", "3aac",
    ];
    let mut ends = [0; 8];
    for one in pieces {
        for two in pieces {
            for three in pieces {
                let text = format!("{one}{two}{three}");
                let found = found(&text);
                for ((rule, found), ends) in ENTRIES.into_iter().zip(found).zip(&mut ends) {
                    assert_eq!(found, wanted(rule, &text), "{rule}: {text:?}");
                    *ends += usize::from(found.0.is_some_and(|end| end > 0));
                }
            }
        }
    }
    let names = "aabcdxefégêIjqqq1123aac";
    assert_eq!(found(names)[6], wanted("names", names));
    assert!(
        wanted("names", names).0.is_some() && ends.into_iter().enumerate().all(|(rule, ends)| rule == 6 || ends > 9)
    );
}
