//! The grammars are those of the RFCs: decided for all texts, not tried on some.
//!
//! Each rule is compared with the ABNF in the documentation above it. If that ABNF names a rule that has no ABNF, or that departs from it,
//! the rule of the grammar itself is used.

use std::collections::BTreeSet;

use pest_check::{
    Expressions, Limits, Operand, PestGrammar, Problem, Question, SourceFile, TranscribedGrammar, dead_parts, decide,
};

use crate::grammar::written;
use crate::support::in_package;

/// Rules that are not decided, because they contain themselves or lead to a rule that does.
const UNDECIDED: &[&str] = &["ldap_and", "ldap_filter", "ldap_filtercomp", "ldap_filterlist", "ldap_not", "ldap_or"];

/// Rules that accept only a part of their ABNF. A comment `// ABNF:` above each gives the reason.
const NARROWER: &[&str] = &[
    "SIPS_URI", "SIP_URI", "acctURI", "geo_p_unreserved", "local_number_digits", "unambiguous_IPv6address",
    "r_component", "tel_param_unreserved", "xmpp_host",
];

/// The same, but the ABNF describes decoded text or bytes.
const IN_OTHER_CHARACTERS: &[&str] =
    &["UTF8_non_ascii", "ldap_UTFMB", "ldap_dn", "ldap_exvalue", "ldap_selector", "ldap_url_filter"];

/// All grammar files, which pest joins.
fn pest_files() -> Vec<SourceFile> {
    let file = |name: &String| {
        let text = std::fs::read_to_string(in_package("grammar").join(name)).unwrap();
        SourceFile { name: name.clone(), text }
    };
    crate::grammar::files().iter().map(file).collect()
}

fn pest() -> PestGrammar {
    PestGrammar::read(&pest_files()).unwrap_or_else(|error| panic!("{error}"))
}

/// Returns a rule of the grammar.
fn side(rule: &str) -> Operand {
    Operand::pest(&pest_files(), rule).unwrap_or_else(|error| panic!("{error}"))
}

/// Decides whether each rule of some grammar files is the ABNF above it.
#[track_caller]
fn assert_rules_equal_their_abnf(is_asked: impl Fn(&str) -> bool) {
    let grammar = TranscribedGrammar::read(&pest_files()).unwrap_or_else(|error| panic!("{error}"));
    let asked: Vec<_> = grammar.rules().iter().filter(|rule| is_asked(&rule.location.file)).collect();
    let with_abnf: BTreeSet<&str> = asked.iter().map(|rule| rule.rule.as_str()).collect();
    let written = written().into_iter().filter(|rule| is_asked(rule.location.split(':').next().unwrap()));
    let rules: BTreeSet<String> = written.map(|rule| rule.name.replace('-', "_")).collect();
    assert!(!rules.is_empty());
    let mut wrong: Vec<String> = vec![];
    wrong.extend(
        rules.iter().filter(|rule| !with_abnf.contains(rule.as_str())).map(|rule| format!("{rule} has no ABNF")),
    );

    for compared in grammar.compare(asked, Limits::default()) {
        let rule = compared.transcription.rule.as_str();
        let listed = |list: &[&str]| list.contains(&rule);
        let is_as_listed = match &compared.comparison {
            Err(error) if matches!(error.problem, Problem::Recursion(..)) && listed(UNDECIDED) => true,
            Ok(comparison) if listed(NARROWER) => !comparison.is_equal() && comparison.only_left.is_none(),
            Ok(comparison) if listed(IN_OTHER_CHARACTERS) => !comparison.is_equal(),
            Err(_) if listed(IN_OTHER_CHARACTERS) => true,
            Ok(comparison) => comparison.is_equal(),
            Err(_) => false,
        };
        if !is_as_listed {
            let why = compared.finding().unwrap_or_else(|| match &compared.comparison {
                Err(error) => format!("is not decided: {error}"),
                Ok(_) => "is not as the lists in tests/proofs.rs say".into(),
            });
            wrong.push(format!("{}: {rule} {why}", compared.location()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn generic_rules_equal_their_abnf() {
    assert_rules_equal_their_abnf(|file| ["uri.pest", "iri.pest", "template.pest", "unambiguous.pest"].contains(&file));
}

#[test]
#[ignore = "takes long; CI runs it"]
fn scheme_rules_equal_their_abnf() {
    assert_rules_equal_their_abnf(|file| file.starts_with("scheme/"));
}

/// Asserts that a rule accepts nothing that another rejects.
#[track_caller]
fn assert_inside(pest: &PestGrammar, rule: &str, outer: &str) {
    let mut expressions = Expressions::default();
    let sides =
        [rule, outer].map(|name| pest.expression(name, &mut expressions).unwrap_or_else(|error| panic!("{error}")));
    let verdict = decide(&expressions, sides, Question::Inside, Limits::default()).unwrap();
    if let Some(text) = verdict.only_left {
        let path = side(rule).path(&text, side(outer).reads(&text).unwrap()).unwrap();
        panic!("only {rule} accepts {text:?}, not {outer}: {path}");
    }
}

#[test]
fn schemes_are_subsets_of_the_generic_syntax() {
    let pest = pest();
    // The ABNF of these includes a fragment.
    let with_fragment = ["namestring", "tagURI", "did-url", "xmppuri"];
    for (_, rule) in pest_uri::scheme::SchemeUri::known() {
        let outer = if with_fragment.contains(&rule.name) { "URI" } else { "absolute-URI" };
        assert_inside(&pest, rule.name, outer);
    }
}

#[test]
fn each_part_of_an_unambiguous_url_lies_inside_its_part_of_the_generic_syntax() {
    let pest = pest();
    for (rule, outer) in [
        ("unambiguous-URL", "URI"),
        ("unambiguous-scheme", "scheme"),
        ("unambiguous-userinfo", "userinfo"),
        ("unambiguous-host", "host"),
        ("unambiguous-name", "reg-name"),
        ("unambiguous-IPv6address", "IPv6address"),
        ("unambiguous-port", "port"),
    ] {
        assert_inside(&pest, rule, outer);
    }
}

/// Each alternative is taken for some text, each option matches in one, and each lookahead rejects one, except where a comment in the
/// grammar says otherwise.
#[test]
fn rules_have_no_dead_parts() {
    let pest = pest();
    let dead = pest.rules().flat_map(|rule| {
        // Rules that contain themselves cannot be decided.
        let parts = dead_parts(&pest, rule, Limits::brief()).unwrap_or_default();
        parts.into_iter().map(move |part| format!("{rule} {part}"))
    });
    let dead: Vec<_> = dead.collect();
    assert!(
        matches!(&dead[..], [part] if part.starts_with(r#"ldap_attributes has `("," ~ ldap_attrdesc)*`"#)),
        "{dead:?}"
    );
}
