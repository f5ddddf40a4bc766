//! Compiles the grammars in `grammar/` with the compiler of this repository.

use std::{env, fs};

use pest_regular::Compiler;

/// The name of a grammar, its entry rules, and the rules that it captures.
const GRAMMARS: [(&str, &[&str], &[&str]); 2] = [
    (
        "shapes",
        &["link", "sign", "code", "words", "place"],
        &["query", "mark", "groups", "item", "key", "words", "some", "rooted", "loose", "none"],
    ),
    ("several", &["first", "second", "rows", "ahead", "then", "entry", "names", "text"], &["mark"]),
];

fn main() {
    println!("cargo::rerun-if-changed=grammar");
    for (name, entries, captured) in GRAMMARS {
        let compiler = Compiler::new().file(format!("grammar/{name}.pest"));
        let compiler = entries.iter().fold(compiler, |compiler, rule| compiler.entry(rule));
        let compiler = captured.iter().fold(compiler, |compiler, rule| compiler.capture(rule));
        let source = compiler.compile().unwrap_or_else(|error| panic!("{error}"));
        fs::write(format!("{}/{name}.rs", env::var("OUT_DIR").unwrap()), source).unwrap();
    }
}
