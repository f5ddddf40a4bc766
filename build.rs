//! Compiles the grammar to the recognizer.

use std::error::Error;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use pest_regular::Compiler;

/// The rules that whole references are parsed by.
const ENTRIES: [&str; 8] =
    ["URI", "URI_reference", "absolute_URI", "relative_ref", "IRI", "IRI_reference", "absolute_IRI", "irelative_ref"];

/// The rules of single components and of what tells the kind of a host: a recognizer says how far each matches.
const MATCHED: [&str; 18] = [
    "scheme", "userinfo", "host", "port", "path", "query", "fragment", "segment", "reg_name", "IPvFuture",
    "IPv4address", "pct_encoded", "iuserinfo", "ihost", "ipath", "iquery", "ifragment", "isegment",
];

/// The rules with several ways to go wrong: a recognizer also says how far any of them gets.
const REACHED: [&str; 2] = ["host", "ihost"];

/// The rules whose matches are recorded, for the offsets of the components (`src/parse/offsets.rs`).
const RECORDED: [&str; 17] = [
    "scheme", "authority", "host", "path_abempty", "path_absolute", "path_noscheme", "path_rootless", "path_empty",
    "query", "iauthority", "ihost", "ipath_abempty", "ipath_absolute", "ipath_noscheme", "ipath_rootless",
    "ipath_empty", "iquery",
];

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    let mut compiler = Compiler::new().rules("crate::grammar::rules::Rule");
    for file in ["grammar/uri.pest", "grammar/iri.pest"] {
        println!("cargo::rerun-if-changed={file}");
        compiler = compiler.file(file);
    }
    compiler = ENTRIES.into_iter().chain(MATCHED).fold(compiler, Compiler::entry);
    compiler = RECORDED.into_iter().fold(compiler, Compiler::record);
    compiler = REACHED.into_iter().fold(compiler, Compiler::reach);
    if env::var_os("CARGO_FEATURE_STD").is_none() {
        compiler = compiler.without_std();
    }
    // Many bytes at a time are no faster where nothing is optimized, and take most of the time that it takes to compile this crate.
    if env::var("OPT_LEVEL")? == "0" {
        compiler = compiler.byte_by_byte();
    }
    let source = compiler.compile()? + &by_rule()?;
    fs::write(Path::new(&env::var("OUT_DIR")?).join("recognizer.rs"), source)?;
    Ok(())
}

/// Functions that find the recognizer of a rule, and lists of the rules for tests.
fn by_rule() -> Result<String, std::fmt::Error> {
    let mut source = String::from(
        "\n/// How far a rule matches a text from its start, of those that have a recognizer.\n\
         pub fn matched(rule: Rule, text: &str) -> Option<usize> {\n    match rule {\n",
    );
    for rule in MATCHED {
        writeln!(source, "        Rule::{rule} => {rule}(text, &mut ()),")?;
    }
    source += "        _ => None,\n    }\n}\n\n\
               /// How far a rule matches a text, and how far any way through it gets, of those that say so.\n\
               pub fn reach(rule: Rule, text: &str) -> Reach {\n    match rule {\n";
    for rule in REACHED {
        writeln!(source, "        Rule::{rule} => {rule}_reach(text),")?;
    }
    source += "        _ => Reach::default(),\n    }\n}\n";
    for (name, rules) in [("MATCHED", &MATCHED[..]), ("REACHED", &REACHED[..]), ("RECORDED", &RECORDED[..])] {
        let rules: Vec<String> = rules.iter().map(|rule| format!("Rule::{rule}")).collect();
        writeln!(source, "#[cfg(test)]\npub const {name}: &[Rule] = &[{}];", rules.join(", "))?;
    }
    Ok(source)
}
