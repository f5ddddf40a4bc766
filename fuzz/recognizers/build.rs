//! Compiles random grammars: `GRAMMARS` of them (default 60), from the numbers that start at `SEED` (default 1).

use std::fmt::Write as _;
use std::{env, fs};

use pest_regular::Compiler;
use random_grammars::{Grammar, Numbers, grammar};

fn main() {
    let number = |name: &str, otherwise: u64| {
        println!("cargo::rerun-if-env-changed={name}");
        env::var(name).map_or(otherwise, |it| it.parse().expect("a number"))
    };
    let (mut numbers, wanted) = (Numbers::new(number("SEED", 1)), number("GRAMMARS", 60));
    let (mut modules, mut cases) = (String::new(), String::new());
    let mut count = 0;
    while count < wanted {
        // The first grammar with blocks, and the first that is byte by byte.
        let mut grammar = if matches!(count, 0 | 2) { words() } else { grammar(&mut numbers) };
        if pest_meta::parse_and_optimize(&grammar.text).is_err() {
            continue;
        }
        // Every third recognizer works byte by byte.
        let compiler = if count % 3 == 2 { Compiler::new().byte_by_byte() } else { Compiler::new() };
        let Some(source) = compiled(compiler, &mut grammar) else { continue };
        let (own, runtime) = source.split_once(RUNTIME).expect("what all recognizers stand on");
        let (own, _attributes) = own.rsplit_once('\n').expect("a line before it");
        let machine = if count % 3 == 2 { "plain" } else { "simd" };
        if matches!(count, 0 | 2) {
            write!(modules, "pub mod {machine} {{{runtime}").unwrap();
        }
        writeln!(modules, "pub mod grammar_{count} {{\nuse super::{machine} as runtime;\n{own}\n}}").unwrap();
        let Grammar { text, entries, recorded } = grammar;
        let found = entries.iter().map(|entry| {
            format!("({entry:?}, |text| super::found(text, grammar_{count}::{entry}::<super::Matches<grammar_{count}::Rule>>))")
        });
        let found = found.collect::<Vec<_>>().join(", ");
        writeln!(cases, "super::Case {{ grammar: {text:?}, recorded: &{recorded:?}, entries: &[{found}] }},").unwrap();
        count += 1;
    }
    let source = format!("{modules}\npub const CASES: &[super::Case] = &[{cases}];\n");
    fs::write(env::var("OUT_DIR").unwrap() + "/recognizers.rs", source).unwrap();
}

/// Words of any script, whose characters are in several hundred ranges.
fn words() -> Grammar {
    let text = r#"
        words = { word ~ ("/" ~ word)* ~ last? }
        word  = @{ (XID_START | "%") ~ XID_CONTINUE* ~ (!XID_CONTINUE ~ ":" ~ LETTER{1,3})? }
        last  = { "/" ~ !LETTER ~ ANY }
    "#;
    let [entries, recorded] = [["words", "word"], ["word", "last"]].map(|names| names.map(String::from).to_vec());
    Grammar { text: text.into(), entries, recorded }
}

const RUNTIME: &str = "\nmod runtime {";

/// Returns the source for a grammar. If rules cannot be captured, no matches are reported, and rules that no entry rule reaches are left
/// out. Returns nothing if a rule is too large for pest.
fn compiled(compiler: Compiler, grammar: &mut Grammar) -> Option<String> {
    let compiler = compiler.text("random.pest", &grammar.text);
    let compiler = grammar.entries.iter().fold(compiler, |compiler, entry| compiler.entry(entry));
    loop {
        let recording = grammar.recorded.iter().fold(compiler.clone(), |compiler, rule| compiler.record(rule));
        let error = match recording.compile() {
            Ok(source) => return Some(source),
            Err(error) => error,
        };
        let message = error.to_string();
        let rule = error.location.and_then(|location| location.rule);
        let unreached = |name: &String| message.contains("no entry rule comes to") && rule.as_ref() == Some(name);
        if let Some(place) = grammar.recorded.iter().position(unreached) {
            grammar.recorded.remove(place);
        } else if message.ends_with("cannot be recorded") && !grammar.recorded.is_empty() {
            grammar.recorded.clear();
        } else {
            assert!(message.contains("write smaller bounds"), "{message}\n{}", grammar.text);
            return None;
        }
    }
}
