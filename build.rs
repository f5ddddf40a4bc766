//! Turns `grammar/*.pest` into a table: for each rule its names, its ABNF, its section and its expression.
//!
//! Parsing does not use the table: pest's parser is derived from the same files as they stand. The table is what an error
//! report is drawn from, so that no Rust file has to repeat a rule.

use std::{env, fmt::Write as _, fs, path::Path};

use pest_meta::ast::{Expr, Rule};
use pest_meta::parser::{self, Rule as Meta};

/// The files of the grammar, in the order in which `src/syntax/grammar.rs` hands them to pest.
const FILES: [&str; 3] = ["grammar/uri.pest", "grammar/iri.pest", "grammar/appendix-b.pest"];

fn main() {
    println!("cargo::rerun-if-changed=grammar");
    let text: String = FILES.map(|file| fs::read_to_string(file).expect(file)).concat();
    let table = table(&text);
    let directory = env::var_os("OUT_DIR").expect("cargo sets OUT_DIR");
    fs::write(Path::new(&directory).join("grammar_table.rs"), table).expect("OUT_DIR can be written to");
}

fn table(grammar: &str) -> String {
    let docs = docs(grammar);
    let rules = parser::parse(Meta::grammar_rules, grammar).map(parser::consume_rules);
    let rules = match rules {
        Ok(Ok(rules)) => rules,
        Ok(Err(errors)) => panic!("grammar/: {}", errors[0]),
        Err(error) => panic!("grammar/: {error}"),
    };
    let names: Vec<&str> = rules.iter().map(|rule| rule.name.as_str()).collect();

    let mut table = format!("pub(crate) static RULES: [RuleEntry; {}] = [\n", rules.len());
    for (rule, doc) in rules.iter().zip(&docs) {
        let Some((abnf, section)) = doc.rsplit_once('(').and_then(|(abnf, rest)| Some((abnf, rest.strip_suffix(')')?)))
        else {
            panic!("grammar/: above `{}` stand no `///` lines that end in `(RFC n, section s)`", rule.name)
        };
        let name = rule.name.replace('_', "-");
        let abnf = abnf.trim_end();
        let characters = set(characters(&rule.expr, &rules));
        let run = run(&rule.expr, &rules);
        let expression = expression(&rule.expr, &names);
        writeln!(
            table,
            "    RuleEntry {{ name: {name:?}, abnf: {abnf:?}, section: {section:?}, characters: {characters}, \
             run: {run}, expression: {expression} }},"
        )
        .expect("a String takes all that is written");
    }
    table + "];\n"
}

/// The `///` lines above each rule, in the order of the rules.
fn docs(grammar: &str) -> Vec<String> {
    let mut docs = vec![];
    let mut lines: Vec<&str> = vec![];
    let pairs = parser::parse(Meta::grammar_rules, grammar).into_iter().flatten();
    for pair in pairs.filter(|pair| pair.as_rule() == Meta::grammar_rule) {
        let inner = pair.into_inner().next().expect("a rule or a line of documentation");
        if inner.as_rule() == Meta::line_doc {
            lines.push(inner.into_inner().as_str());
        } else {
            docs.push(lines.join("\n"));
            lines.clear();
        }
    }
    docs
}

/// One expression of the grammar, as the Rust expression that builds it.
fn expression(expr: &Expr, names: &[&str]) -> String {
    let of = |expr: &Expr| expression(expr, names);
    let list = |items: Vec<&Expr>| items.into_iter().map(of).collect::<Vec<_>>().join(", ");
    let repeat = |item: &Expr, least: u32, most: u32| {
        let most = if most == u32::MAX { "u32::MAX".into() } else { most.to_string() };
        format!("Expression::Repeat(&{}, {least}, {most})", of(item))
    };
    match expr {
        Expr::Str(text) => format!("Expression::Literal({text:?})"),
        Expr::Insens(text) => format!("Expression::AnyCase({text:?})"),
        Expr::Range(start, end) => {
            format!("Expression::Range('{}', '{}')", character(start).escape_unicode(), character(end).escape_unicode())
        }
        Expr::Ident(name) if name == "ANY" => "Expression::Any".into(),
        Expr::Ident(name) if names.contains(&name.as_str()) => format!("Expression::Rule(Rule::{name})"),
        Expr::Ident(name) => panic!("grammar/: no file has a rule `{name}`"),
        Expr::PosPred(inner) => format!("Expression::Ahead(&{})", of(inner)),
        Expr::NegPred(inner) => format!("Expression::NotAhead(&{})", of(inner)),
        Expr::Seq(..) => format!("Expression::Sequence(&[{}])", list(flat(expr, sequence))),
        Expr::Choice(..) => format!("Expression::Choice(&[{}])", list(flat(expr, choice))),
        Expr::Opt(item) => repeat(item, 0, 1),
        Expr::Rep(item) => repeat(item, 0, u32::MAX),
        Expr::RepOnce(item) => repeat(item, 1, u32::MAX),
        Expr::RepExact(item, count) => repeat(item, *count, *count),
        Expr::RepMin(item, least) => repeat(item, *least, u32::MAX),
        Expr::RepMax(item, most) => repeat(item, 0, *most),
        Expr::RepMinMax(item, least, most) => repeat(item, *least, *most),
        other => panic!("grammar/: `{other}` is nothing that a grammar of URIs needs"),
    }
}

/// The ASCII characters that an expression matches, each by itself, as one bit each.
fn characters(expr: &Expr, rules: &[Rule]) -> u128 {
    let bit = |character: char| if character.is_ascii() { 1 << u32::from(character) } else { 0 };
    match expr {
        Expr::Str(text) if text.len() == 1 => bit(character(text)),
        Expr::Insens(text) if text.len() == 1 => {
            bit(character(text).to_ascii_lowercase()) | bit(character(text).to_ascii_uppercase())
        }
        Expr::Range(start, end) => (character(start)..=character(end)).map(bit).fold(0, |all, it| all | it),
        Expr::Ident(name) => {
            rules.iter().find(|rule| rule.name == *name).map_or(0, |rule| characters(&rule.expr, rules))
        }
        Expr::Choice(first, rest) => characters(first, rules) | characters(rest, rules),
        Expr::Rep(item) | Expr::RepOnce(item) => characters(item, rules),
        _ => 0,
    }
}

/// A set of characters, as the Rust expression that builds it: its two halves.
fn set(characters: u128) -> String {
    format!("Characters([{:#x}, {:#x}])", characters & u128::from(u64::MAX), characters >> 64)
}

/// What an expression matches, if it is a run of characters: any number of the same ones, perhaps behind a first of others.
fn run(expr: &Expr, rules: &[Rule]) -> String {
    let (first, rest) = match expr {
        Expr::Seq(first, rest) if octets(first, rules) == Some(false) => {
            (format!("Some({})", set(characters(first, rules))), &**rest)
        }
        _ => ("None".into(), expr),
    };
    let Expr::Rep(item) = rest else { return "None".into() };
    let Some(has_octets) = octets(item, rules) else { return "None".into() };
    format!("Some(Run {{ first: {first}, rest: {}, has_octets: {has_octets} }})", set(characters(item, rules)))
}

/// Whether a percent-encoded octet is among the characters that an expression matches; nothing, if it matches other texts too.
fn octets(expr: &Expr, rules: &[Rule]) -> Option<bool> {
    match expr {
        Expr::Str(text) | Expr::Insens(text) => (text.chars().count() == 1).then_some(false),
        Expr::Range(..) => Some(false),
        Expr::Ident(name) if name == "pct_encoded" => Some(true),
        Expr::Ident(name) => rules.iter().find(|rule| rule.name == *name).and_then(|rule| octets(&rule.expr, rules)),
        Expr::Choice(first, rest) => Some(octets(first, rules)? | octets(rest, rules)?),
        _ => None,
    }
}

/// The items of an expression that nests in pairs, as one flat list.
fn flat(expr: &Expr, pair: fn(&Expr) -> Option<(&Expr, &Expr)>) -> Vec<&Expr> {
    match pair(expr) {
        Some((first, rest)) => [flat(first, pair), flat(rest, pair)].concat(),
        None => vec![expr],
    }
}

fn sequence(expr: &Expr) -> Option<(&Expr, &Expr)> {
    if let Expr::Seq(first, rest) = expr { Some((first, rest)) } else { None }
}

fn choice(expr: &Expr) -> Option<(&Expr, &Expr)> {
    if let Expr::Choice(first, rest) = expr { Some((first, rest)) } else { None }
}

fn character(text: &str) -> char {
    text.chars().next().expect("a range has two ends")
}
