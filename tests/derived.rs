//! The generated parser makes the same trees as the parser that `pest_derive` derives from the same files.
#![cfg(feature = "schemes")]

use std::fs;
use std::path::Path;

use pest::Parser as _;
use pest_uri::ParseTree;

#[allow(missing_docs, unused_qualifications, clippy::all, clippy::pedantic)]
mod derived {
    #[derive(pest_derive::Parser)]
    #[grammar = "grammar/uri.pest"]
    #[grammar = "grammar/iri.pest"]
    #[grammar = "grammar/template.pest"]
    #[grammar = "grammar/unambiguous.pest"]
    #[grammar = "grammar/scheme/acct.pest"]
    #[grammar = "grammar/scheme/cid.pest"]
    #[grammar = "grammar/scheme/coap.pest"]
    #[grammar = "grammar/scheme/coaps.pest"]
    #[grammar = "grammar/scheme/data.pest"]
    #[grammar = "grammar/scheme/did.pest"]
    #[grammar = "grammar/scheme/file.pest"]
    #[grammar = "grammar/scheme/ftp.pest"]
    #[grammar = "grammar/scheme/geo.pest"]
    #[grammar = "grammar/scheme/http.pest"]
    #[grammar = "grammar/scheme/https.pest"]
    #[grammar = "grammar/scheme/ldap.pest"]
    #[grammar = "grammar/scheme/mailto.pest"]
    #[grammar = "grammar/scheme/mid.pest"]
    #[grammar = "grammar/scheme/news.pest"]
    #[grammar = "grammar/scheme/nntp.pest"]
    #[grammar = "grammar/scheme/sip.pest"]
    #[grammar = "grammar/scheme/sips.pest"]
    #[grammar = "grammar/scheme/sms.pest"]
    #[grammar = "grammar/scheme/tag.pest"]
    #[grammar = "grammar/scheme/tel.pest"]
    #[grammar = "grammar/scheme/urn.pest"]
    #[grammar = "grammar/scheme/ws.pest"]
    #[grammar = "grammar/scheme/wss.pest"]
    #[grammar = "grammar/scheme/xmpp.pest"]
    pub struct Parser;
}

use derived::{Parser, Rule};

/// The nodes of the tree of a text: name, start and end.
type Nodes = Vec<(String, usize, usize)>;

fn derived(rule: Rule, text: &str) -> Option<Nodes> {
    let pairs = Parser::parse(rule, text).ok()?;
    let nodes = pairs.flatten().map(|pair| {
        let span = pair.as_span();
        (format!("{:?}", pair.as_rule()).replace('_', "-"), span.start(), span.end())
    });
    let nodes: Nodes = nodes.collect();
    // A rule matches a prefix; a tree must cover the whole text.
    nodes.first().is_some_and(|&(_, _, end)| end == text.len()).then_some(nodes)
}

fn generated(rule: Rule, text: &str) -> Option<Nodes> {
    let tree = ParseTree::parse_rule(&format!("{rule:?}"), text).ok()?;
    let nodes = tree.root().descendants().map(|node| (node.name().to_owned(), node.span().start, node.span().end));
    Some(nodes.collect())
}

#[test]
fn derive_uses_all_grammar_files() {
    let schemes = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("grammar/scheme")).unwrap();
    assert_eq!(pest_uri::grammar_files().count(), schemes.count() + 4);
}

/// Tries every rule on a part of the examples that the grammar files have for all rules.
#[test]
fn derived_parser_agrees_with_generated_parser() {
    let strings = |text: &str| -> Vec<String> {
        let lines = text.lines().filter(|line| line.starts_with("// ok:") || line.starts_with("// bad:"));
        lines.flat_map(|line| line.split('"').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>()).collect()
    };
    let texts: Vec<String> = pest_uri::grammar_files().flat_map(|(_, text)| strings(text)).collect();
    let (mut trees, mut rejected) = (0, 0);
    for rule in Rule::all_rules() {
        for text in texts.iter().step_by(4) {
            let tree = derived(*rule, text);
            assert_eq!(generated(*rule, text), tree, "{rule:?} {text:?}");
            if tree.is_some() { trees += 1 } else { rejected += 1 }
        }
    }
    assert!(trees > 3_000 && rejected > 100_000, "{trees} trees, {rejected} texts that are rejected");
}
