//! Compiles random grammars: `GRAMMARS` of them (default 60), from the numbers that start at `SEED`
//! (default 1).

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
        let mut grammar = if count == 0 { words() } else { grammar(&mut numbers) };
        if pest_meta::parse_and_optimize(&grammar.text).is_err() {
            continue;
        }
        let Some(source) = compiled(&mut grammar) else { continue };
        let (own, runtime) = source.split_once(RUNTIME).expect("a runtime");
        let (own, _attributes) = own.rsplit_once('\n').expect("a line before it");
        if count == 0 {
            write!(modules, "pub mod runtime {{{runtime}").unwrap();
        }
        writeln!(modules, "pub mod grammar_{count} {{\nuse super::runtime;\n{own}\n}}").unwrap();
        let Grammar { text, entries, captured } = grammar;
        let found = entries.iter().flat_map(|entry| {
            [format!("grammar_{count}::{entry}"), format!("grammar_{count}::byte_by_byte::{entry}")].map(|recognizer| {
                format!("({entry:?}, |text| super::found(text, {recognizer}::<super::Matches<grammar_{count}::Rule>>))")
            })
        });
        let found = found.collect::<Vec<_>>().join(", ");
        writeln!(cases, "super::Case {{ grammar: {text:?}, captured: &{captured:?}, entries: &[{found}] }},").unwrap();
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
    let [entries, captured] = [["words", "word"], ["word", "last"]].map(|names| names.map(String::from).to_vec());
    Grammar { text: text.into(), entries, captured }
}

const RUNTIME: &str = "\nmod runtime {";

/// Returns the source for a grammar, or `None` if a rule is too large for pest. Rules that cannot
/// be captured are not.
fn compiled(grammar: &mut Grammar) -> Option<String> {
    let compiler = Compiler::new().text("random.pest", &grammar.text);
    let compiler = grammar.entries.iter().fold(compiler, |compiler, entry| compiler.entry(entry));
    loop {
        let capturing = grammar.captured.iter().fold(compiler.clone(), |compiler, rule| compiler.capture(rule));
        let error = match capturing.compile() {
            Ok(source) => return Some(source),
            Err(error) => error,
        };
        let message = error.to_string();
        let rule = error.location.and_then(|location| location.rule);
        let unreached = |name: &String| message.contains("no entry rule reaches") && rule.as_ref() == Some(name);
        if let Some(place) = grammar.captured.iter().position(unreached) {
            grammar.captured.remove(place);
        } else if message.ends_with("cannot be captured") && !grammar.captured.is_empty() {
            grammar.captured.clear();
        } else {
            assert!(message.contains("write smaller bounds"), "{message}\n{}", grammar.text);
            return None;
        }
    }
}
