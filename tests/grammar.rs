//! The examples above each rule of the grammar, and the rules for the form of the grammar files.

use grammar_reader::checks::abnf_and_section;
use pest_uri::{ParseTree, RuleError};

use crate::support::{in_package, strings};

/// The grammar files, in the order in which pest reads them.
pub const FILES: [&str; 4] = ["uri.pest", "iri.pest", "template.pest", "unambiguous.pest"];

/// A rule as written in a grammar file.
pub struct Written {
    /// Where its right-hand side begins: `uri.pest:16`.
    pub location: String,
    pub name: String,
    pub abnf: String,
    pub ok: Vec<String>,
    bad: Vec<String>,
}

pub fn written() -> Vec<Written> {
    let mut rules = vec![];
    for file in FILES {
        let text = std::fs::read_to_string(in_package("grammar").join(file)).unwrap();
        let (mut abnf, mut ok, mut bad) = (vec![], vec![], vec![]);
        for (index, line) in text.lines().enumerate() {
            let location = format!("{file}:{}", index + 1);
            let examples = |line: &str| {
                let (examples, rest) = strings(line.trim());
                assert!(rest.is_empty(), "{location}: not a list of strings: {rest}");
                examples
            };
            if let Some(line) = line.strip_prefix("/// ") {
                abnf.push(line.to_owned());
            } else if let Some(line) = line.strip_prefix("// ok:") {
                ok.extend(examples(line));
            } else if let Some(line) = line.strip_prefix("// bad:") {
                bad.extend(examples(line));
            } else if let Some((name, _)) = line.split_once('=').filter(|_| !line.starts_with([' ', '/'])) {
                let take = std::mem::take::<Vec<String>>;
                let (abnf, ok, bad) = (take(&mut abnf).join("\n"), take(&mut ok), take(&mut bad));
                rules.push(Written { location, name: name.trim().replace('_', "-"), abnf, ok, bad });
            }
        }
    }
    rules
}

#[test]
fn rules_accept_ok_and_reject_bad_examples() {
    let mut wrong = vec![];
    for rule in written() {
        for text in &rule.ok {
            match ParseTree::parse_rule(&rule.name, text) {
                Ok(tree) => assert_eq!((tree.root().name(), tree.root().text()), (rule.name.as_str(), text.as_str())),
                Err(error) => wrong.push(format!("{}: {} must accept {text:?}: {error}", rule.location, rule.name)),
            }
        }
        for text in &rule.bad {
            if ParseTree::parse_rule(&rule.name, text).is_ok() {
                wrong.push(format!("{}: {} must reject {text:?}", rule.location, rule.name));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn rules_have_abnf_section_and_examples() {
    for Written { location, name, abnf, ok, bad } in written() {
        assert!(abnf.starts_with(&name), "{location}: the first word of the ABNF is not `{name}`");
        assert!(abnf_and_section(&abnf).is_some(), "{location}: no section");
        // A possible password matches only before an "@", so never a whole text.
        assert!(!ok.is_empty() || name.ends_with("-password"), "{location}: no `ok` example");
        assert!(!bad.is_empty(), "{location}: no `bad` example");
    }
}

/// Appendix A of the RFC, rule by rule.
const APPENDIX_A: &str = "
    URI hier-part URI-reference absolute-URI relative-ref relative-part scheme authority userinfo host port IP-literal
    IPvFuture IPv6address h16 ls32 IPv4address dec-octet reg-name path path-abempty path-absolute path-noscheme
    path-rootless path-empty segment segment-nz segment-nz-nc pchar query fragment pct-encoded unreserved reserved gen-delims
    sub-delims";

#[test]
fn rules_follow_the_order_of_appendix_a() {
    let names: Vec<String> = written().into_iter().map(|rule| rule.name).collect();
    let expected: Vec<&str> = APPENDIX_A.split_whitespace().collect();
    assert_eq!(names[..expected.len()], expected);
    assert_eq!(names[expected.len()..expected.len() + 3], ["ALPHA", "DIGIT", "HEXDIG"]);
}

#[test]
fn files_end_in_one_newline_and_have_one_heading() {
    for (index, file) in FILES.into_iter().enumerate() {
        let text = std::fs::read_to_string(in_package("grammar").join(file)).unwrap();
        assert!(text.ends_with("}\n"), "{file}");
        assert_eq!(text.starts_with("//!"), index == 0, "{file}");
    }
}

#[test]
fn unknown_rule() {
    assert_eq!(ParseTree::parse_rule("ip", "::1").unwrap_err(), RuleError::Unknown);
    assert_eq!(ParseTree::parse_rule("hier part", "").unwrap_err(), RuleError::Unknown);
}
