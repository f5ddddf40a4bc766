//! Compiles a regular pest grammar to Rust source: one file for each pass, in the order of their
//! use.

mod expression;
mod reachable;
mod read;
mod characters;
mod runs;
mod subsumed;
mod first_sets;
mod merge_runs;
mod on_empty_input;
mod derived_sets;
mod bitmaps;
mod follow_sets;
mod left_factor;
mod emit;
mod sets;
// The generated source is built on this.
#[cfg(test)]
#[allow(dead_code, unused_imports, missing_docs, clippy::all, clippy::pedantic)]
mod runtime;
#[cfg(test)]
mod runtime_tests;
#[cfg(test)]
mod passes_tests;

pub use sets::character_sets;

use std::path::Path;

use emit::{Input, UsesBitmaps};
use expression::Grammar;
use reachable::Reachable;

use grammar_reader::error::{Error, Problem};
use grammar_reader::large_stack;
use grammar_reader::pest_notation::syntax::{self, WrittenRule};
use grammar_reader::pest_notation::{builtins, lists};
use grammar_reader::source::{SourceFile, read_file};
use pest_meta::ast::Rule;
use pest_meta::optimizer::optimize;
use pest_meta::parser::{Rule as Meta, consume_rules, parse};

/// Compiles rules of a grammar. In the names of rules, `-` is `_`.
#[derive(Clone, Debug, Default)]
pub struct Compiler {
    files: Vec<SourceFile>,
    entries: Vec<String>,
    captured: Vec<String>,
    rules: Option<String>,
    short_entries: Vec<String>,
    bitmaps: UsesBitmaps,
    runtime: Option<String>,
    error: Option<Error>,
}

impl Compiler {
    /// Creates a compiler without a grammar.
    #[must_use]
    pub fn new() -> Self {
        Compiler::default()
    }

    /// Adds a file. Several files are read as one text, as in pest.
    #[must_use]
    pub fn file(mut self, path: impl AsRef<Path>) -> Self {
        match read_file(&path.as_ref().to_string_lossy()) {
            Ok(file) => self.files.push(file),
            Err(error) => self.error = self.error.or(Some(error)),
        }
        self
    }

    /// Adds a text as if it were a file of this name.
    #[must_use]
    pub fn text(mut self, name: &str, text: &str) -> Self {
        self.files.push(SourceFile { name: name.to_owned(), text: text.to_owned() });
        self
    }

    /// Adds an entry rule.
    #[must_use]
    pub fn entry(mut self, rule: &str) -> Self {
        add(&mut self.entries, rule);
        self
    }

    /// Adds a rule whose matches the recognizer reports. An entry rule must reach it, and pest must
    /// make a node of it wherever it occurs.
    #[must_use]
    pub fn capture(mut self, rule: &str) -> Self {
        add(&mut self.captured, rule);
        self
    }

    /// Sets the path of the enum of pest's parser that names the captured rules. Without one, the
    /// recognizer has an enum of its own.
    #[must_use]
    pub fn rules(mut self, path: &str) -> Self {
        self.rules = Some(path.to_owned());
        self
    }

    /// Adds an entry rule for short texts: its recognizer always processes one byte at a time.
    #[must_use]
    pub fn short_entry(mut self, rule: &str) -> Self {
        add(&mut self.short_entries, rule);
        self
    }

    /// Processes many bytes at a time where a condition of `#[cfg(...)]` is true, such as
    /// `feature = "simd"`, and otherwise one.
    #[must_use]
    pub fn bitmaps_if(mut self, condition: &str) -> Self {
        self.bitmaps = UsesBitmaps::If(condition.to_owned());
        self
    }

    /// Processes one byte at a time. The recognizer needs no other crate and no standard library,
    /// and compiles much faster. It takes two to three times as long for a text as one that
    /// processes many bytes; without optimization it is the faster one.
    #[must_use]
    pub fn byte_by_byte(mut self) -> Self {
        self.bitmaps = UsesBitmaps::Never;
        self
    }

    /// Uses the module at this path, with the source of [`runtime`](Compiler::runtime), in place of
    /// a copy of it. Several recognizers may use one runtime, if it is written with the same choice
    /// of bitmaps, or if they have none.
    #[must_use]
    pub fn shared_runtime(mut self, path: &str) -> Self {
        self.runtime = Some(path.to_owned());
        self
    }

    /// Returns the Rust source of the runtime of recognizers with this choice of bitmaps.
    #[must_use]
    pub fn runtime(&self) -> String {
        emit::runtime(&self.bitmaps)
    }

    /// Returns the Rust source of the recognizer.
    ///
    /// # Errors
    /// - there is no grammar or no rule, a requested rule is not in the grammar, or the path of the
    ///   enum is invalid
    /// - a file that cannot be read, and what
    ///   [`read`](syntax::read) rejects
    /// - a requested rule, or one that it reaches, that is not regular or needs what is not
    ///   supported
    /// - a grammar that is beyond the [bounds](grammar_reader#bounds)
    /// - a captured rule that no entry rule reaches, that is silent, or that is inside an atomic
    ///   rule
    /// - a name that is reserved in Rust or in the recognizer, or that two items would have
    pub fn compile(&self) -> Result<String, Error> {
        if let Some(error) = &self.error {
            return Err(error.clone());
        }
        large_stack::run(|| self.compiled())
    }

    fn compiled(&self) -> Result<String, Error> {
        if self.entries.is_empty() && self.short_entries.is_empty() {
            let message = "no entry rule; add one with `entry`";
            return Err(Error::without_location(Problem::Unsupported(message.into())));
        }
        if self.files.is_empty() {
            let message = "no grammar; add a file with `file` or a text with `text`";
            return Err(Error::without_location(Problem::Unsupported(message.into())));
        }
        if let Some(path) = self.rules.as_deref().filter(|path| !is_path(path)) {
            let message = format!("invalid path of pest's `Rule`: `{path}`; write it as in `crate::Rule`");
            return Err(Error::without_location(Problem::Unsupported(message)));
        }
        if let Some(path) = self.runtime.as_deref().filter(|path| !is_path(path)) {
            let message = format!("invalid path of the runtime: `{path}`; write it as in `crate::runtime`");
            return Err(Error::without_location(Problem::Unsupported(message)));
        }
        let (grammar, entries, short_entries) = self.requested(&read_written(&self.files)?)?;
        let grammar = characters::fold(grammar);
        let grammar = merge_runs::merge(subsumed::remove(runs::find(grammar)));
        let (entries, short_entries) = (entries.as_slice(), short_entries.as_slice());
        let (rules, bitmaps, runtime) = (self.rules.as_deref(), &self.bitmaps, self.runtime.as_deref());
        Ok(emit::source(&Input { grammar: &grammar, entries, short_entries, rules, bitmaps, runtime }))
    }

    /// The grammar of the requested rules and of those that they reach, and the indices of the
    /// entry rules, and of those for short texts.
    fn requested(&self, written: &[WrittenRule]) -> Result<(Grammar, Vec<usize>, Vec<usize>), Error> {
        let entries = [indices(written, &self.entries)?, indices(written, &self.short_entries)?].concat();
        let captured = indices(written, &self.captured)?;
        let reached = Reachable::from_rules(written, &entries)?;
        reached.reject_uncapturable(&captured)?;
        let mut grammar = read_reachable(written, &entries)?;
        for rule in &mut grammar.rules {
            rule.is_captured = self.captured.contains(&rule.name);
        }
        let called = self.entries.iter().chain(self.short_entries.iter().filter(|rule| !self.entries.contains(rule)));
        let functions = called.flat_map(|name| [name.clone(), format!("{name}_then")]);
        read::reject_names(&grammar, &functions.collect::<Vec<_>>())?;
        let indices = |names: &[String]| names.iter().filter_map(|name| grammar.index(name)).collect();
        let (entries, short_entries) = (indices(&self.entries), indices(&self.short_entries));
        Ok((grammar, entries, short_entries))
    }
}

/// The rules of files, as pest matches them.
fn read_written(files: &[SourceFile]) -> Result<Vec<WrittenRule>, Error> {
    let mut written = syntax::read(files)?;
    let mut rules: Vec<Rule> = written.iter().map(|it| it.rule.clone()).collect();
    let optimized = optimize(lists::candidates(&rules));
    lists::rewrite(&mut rules, optimized, |list| consume_rules(parse(Meta::grammar_rules, &list).ok()?).ok());
    for (written, rule) in written.iter_mut().zip(rules) {
        written.rule = rule;
    }
    Ok(written)
}

/// The grammar of the rules that some rules reach.
fn read_reachable(written: &[WrittenRule], rules: &[usize]) -> Result<Grammar, Error> {
    let reached = Reachable::from_rules(written, rules)?;
    let rules: Vec<&WrittenRule> =
        written.iter().enumerate().filter(|(at, _)| reached.has(*at)).map(|(_, rule)| rule).collect();
    read::read(&rules)
}

/// Whether a text is a Rust path to an item in a module.
fn is_path(text: &str) -> bool {
    let is_name = |name: &str| {
        let mut characters = name.strip_prefix("r#").unwrap_or(name).chars();
        characters.next().is_some_and(|it| it.is_alphabetic() || it == '_')
            && characters.all(|it| it.is_alphanumeric() || it == '_')
    };
    let path = text.strip_prefix("::").unwrap_or(text);
    path.contains("::") && path.split("::").all(|name| is_name(name.trim()))
}

/// Adds a requested rule, once; `-` in its name is `_`.
fn add(rules: &mut Vec<String>, rule: &str) {
    let rule = rule.replace('-', "_");
    if !rules.contains(&rule) {
        rules.push(rule);
    }
}

/// The indices of rules in the files.
fn indices(written: &[WrittenRule], names: &[String]) -> Result<Vec<usize>, Error> {
    let known = || written.iter().map(|it| &*it.rule.name);
    let find = |name: &String| match known().position(|known| known == name) {
        Some(index) => Ok(index),
        None if builtins::names().any(|builtin| builtin == name) => Err(Error::without_location(Problem::Unsupported(
            format!("`{name}` is built into pest; write a rule that names it"),
        ))),
        None => Err(Error::without_location(Problem::undefined_rule(name, known()))),
    };
    names.iter().map(find).collect()
}

#[cfg(test)]
fn read_all(file: SourceFile) -> Result<Grammar, Error> {
    let written = read_written(&[file])?;
    Reachable::from_rules(&written, &(0..written.len()).collect::<Vec<_>>())?;
    read::read(&written.iter().collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The source without the runtime and without the macro of the entry rules.
    pub(super) fn rules(compiler: &Compiler) -> String {
        let source = compiler.compile().unwrap().replace(include_str!("emit/entry_macro.rs"), "");
        source.split("#[allow(dead_code, unused_imports").next().unwrap_or_default().to_owned()
    }

    #[test]
    fn missing_or_invalid_input() {
        let message = Compiler::new().entry("a").compile().unwrap_err().to_string();
        assert!(message.starts_with("no grammar"), "{message}");
        let with = |path| Compiler::new().text("a.pest", "a = { \"x\" }").entry("a").rules(path).compile();
        for path in ["not a path!", "", "Rule", "crate::", "::Rule", "crate::1", "crate:Rule"] {
            let message = with(path).unwrap_err().to_string();
            assert!(message.starts_with(&format!("invalid path of pest's `Rule`: `{path}`")), "{message}");
        }
        for path in ["crate::Rule", "super::super::Rule", "::a::r#type::Rule", "crate :: gr\u{fc}n::Rule"] {
            assert!(with(path).unwrap().contains(&format!("use {path} as Rule;")));
        }
    }

    #[test]
    fn tags_of_nodes_change_nothing() {
        let tagged = "sum = ${ #left = num ~ \"+\" ~ (#right=num | #_r /* = */ = \"#x = y\") }\nnum = @{ '0'..'9' }";
        let plain = "sum = ${ num ~ \"+\" ~ (num | \"#x = y\") }\nnum = @{ '0'..'9' }";
        let [tagged, plain] = [tagged, plain].map(|text| {
            let compiler = Compiler::new().text("sum.pest", text).entry("sum").capture("num");
            compiler.compile().unwrap().lines().filter(|line| !line.contains("///")).collect::<Vec<_>>().join("\n")
        });
        assert_eq!(tagged, plain);
    }

    #[test]
    fn reserved_names() {
        let error_of = |grammar, entries: &[&str]| {
            let compiler = Compiler::new().text("names.pest", grammar);
            let compiler = entries.iter().fold(compiler, |compiler, entry| compiler.entry(entry));
            compiler.compile().unwrap_err().to_string()
        };
        let message = error_of("a = { match }\nmatch = { \"m\" }", &["a"]);
        assert!(message.starts_with("names.pest:2: match: `match` is a reserved name"), "{message}");
        for taken in ["Rule", "RUN_0_12", "Bitmaps0", "beyond_ascii_1"] {
            let grammar = format!("{taken} = {{ \"x\" }}");
            let message = Compiler::new().text("names.pest", &grammar).entry(taken).compile().unwrap_err().to_string();
            assert!(message.starts_with(&format!("names.pest:1: {taken}: ")), "{message}");
        }
        assert!(Compiler::new().text("once.pest", "a = { \"x\" }").entry("a").entry("a").compile().is_ok());
        assert!(error_of("a = { \"x\" }", &[]).starts_with("no entry rule"));
        let message = error_of("r = { r_then } r_then = { \"x\" }", &["r", "r_then"]);
        assert!(message.contains("two functions would have the name `r_then`"), "{message}");
    }

    /// As in ABNF, and as in the rest of this repository.
    #[test]
    fn names_with_hyphens() {
        let compiler = Compiler::new().text("pair.pest", "a_pair = { a_key ~ \"=\" } a_key = { \"k\" }");
        let source = |[pair, key]: [&str; 2]| compiler.clone().entry(pair).capture(key).compile().unwrap();
        let written = source(["a_pair", "a_key"]);
        assert_eq!(source(["a-pair", "a-key"]), written);
        assert_eq!(compiler.clone().entry("a-pair").entry("a_pair").capture("a_key").compile(), Ok(written));
        let error = compiler.entry("a-pairs").compile().unwrap_err();
        let error = error.to_string();
        assert!(error.contains("rule `a_pairs`") && error.contains("`a_pair`"), "{error}");
    }

    /// Rust rejects such characters in a comment.
    #[test]
    fn a_rule_in_a_comment_shows_what_cannot_be_seen() {
        let grammar = "pair = { \"k\" /* \u{202e}\rx */ }";
        let source = Compiler::new().text("pair.pest", grammar).entry("pair").compile().unwrap();
        assert!(source.contains("/// pair = { \"k\" /* \\u{202e}\\rx */ }\n"));
    }

    #[test]
    fn an_entry_rule_detects_the_cpu_only_for_bitmaps() {
        let heavy = ["('a'..'z')*"; 30].join(" ~ \":\" ~ ");
        let grammar = format!("calls = {{ \"&\" ~ heavy }} heavy = {{ {heavy} }} plain = {{ \"&\" }}");
        let compiler = Compiler::new().text("calls.pest", &grammar).entry("calls").entry("plain");
        let source = rules(&compiler);
        let (_, source) = source.split_once("pub mod bitmaps {").unwrap();
        let uses = |name: &str| {
            let (_, rest) = source.split_once(&format!("entry!({name}, {name}_then, |")).unwrap();
            let (entry, _) = rest.split_once('\n').unwrap();
            assert!(entry.contains(&format!("rules::{name}(text")), "{entry}");
            [entry.contains(&format!("rules::{name}(text, machine")), entry.starts_with("machine, ")]
        };
        assert_eq!([uses("calls"), uses("plain")], [[true, true], [false, false]]);
    }

    #[test]
    fn a_byte_by_byte_recognizer_needs_no_crate() {
        let compiler = Compiler::new().text("pair.pest", "pair = { \"k\" }").entry("pair");
        let names = |source: &str| ["fearless_simd", "std::", "simd::"].map(|name| source.contains(name));
        assert_eq!(names(&compiler.compile().unwrap()), [true, true, true]);
        let plain = compiler.byte_by_byte().compile().unwrap();
        assert_eq!(names(&plain), [false, false, false]);
        assert!(plain.contains("pub use byte_by_byte::*;"));
    }

    #[test]
    fn a_recognizer_with_bitmaps_under_a_condition() {
        let compiler = Compiler::new().text("pair.pest", "pair = { \"k\"* }").entry("pair").short_entry("pair");
        let source = compiler.bitmaps_if("feature = \"simd\"").compile().unwrap();
        let lines: Vec<&str> = source.lines().map(str::trim).filter(|line| !line.starts_with("#[allow")).collect();
        for line in ["pub mod bitmaps {", "pub use bitmaps::*;", "mod simd {", "pub use simd::run;"] {
            assert!(lines.contains(&line));
            let before = lines.windows(2).filter(|lines| lines[1] == line).map(|lines| lines[0]);
            assert!(before.into_iter().all(|before| before == "#[cfg(feature = \"simd\")]"), "{line}");
        }
        assert!(source.contains("#[cfg(not(feature = \"simd\"))]\npub use byte_by_byte::*;"));
    }

    #[test]
    fn a_shared_runtime() {
        let compiler = Compiler::new().text("pair.pest", "pair = { \"k\"* }").entry("pair").byte_by_byte();
        let source = compiler.compile().unwrap();
        let (own, copy) = source.split_once("mod runtime {\n").unwrap();
        assert!(own.contains("pub use runtime::{Capture, NoCapture};") && !own.contains("use crate::runtime"));
        let lines = |text: &str| text.lines().map(|line| line.trim().to_owned()).collect::<Vec<_>>();
        assert_eq!(lines(&(compiler.runtime() + "}\n")), lines(copy));
        let shared = compiler.clone().shared_runtime("crate::runtime").compile().unwrap();
        assert!(shared.contains("use crate::runtime as runtime;\n") && !shared.contains("mod runtime"));
        assert!(compiler.shared_runtime("a b").compile().unwrap_err().to_string().contains("`a b`"));
    }

    #[test]
    fn the_enum_of_pest_or_one_of_its_own() {
        let compiler = Compiler::new().text("pair.pest", "pair = { key } key = { \"k\" }").entry("pair").capture("key");
        assert!(rules(&compiler).contains("pub enum Rule {\n    /// The rule `key`.\n    key,\n}\n"));
        let source = rules(&compiler.rules("crate::parser::Rule"));
        assert!(source.contains("use crate::parser::Rule as Rule;\n") && !source.contains("enum Rule"));
        assert!(source.contains("captures.matched(Rule::key, start, at);\n"));
    }
}
