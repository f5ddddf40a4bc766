//! The grammars are those of the RFCs: decided for all texts, not tried on some.
//!
//! Each rule is compared with the ABNF in the documentation above it. If that ABNF names a rule that has no ABNF, or
//! that departs from it, the rule of the grammar itself is used.

use std::collections::{BTreeSet, HashMap};

use pest_check::{
    Error, Expressions, Limits, Operand, PestGrammar, Question, TranscribedGrammar, Witness, dead_parts, decide,
};

use crate::grammar::written;
use crate::support::pest_files;

/// The texts that only one side of a comparison accepts: a shortest one each.
#[derive(Debug)]
pub struct Texts {
    pub only_rule: Option<String>,
    pub only_abnf: Option<String>,
}

/// How a rule differs from its ABNF.
enum Difference {
    /// The shortest text that only the rule accepts, and the shortest one that only the ABNF accepts.
    Differs(Option<&'static str>, Option<&'static str>),
    /// The rule is not compared. The error contains this text, in lower case.
    Undecided(&'static str),
}
use Difference::{Differs, Undecided};

/// The rules that differ from their ABNF. A comment `// ABNF:` above most of them gives the reason.
const DIFFERENCES: &[(&str, Difference)] = &[
    // The rule accepts only a part.
    ("SIP_URI", Differs(None, Some("SIP:A;["))),
    ("acctURI", Differs(None, Some("ACCT:!@[::]"))),
    ("geo_p_unreserved", Differs(None, Some("["))),
    ("local_number_digits", Differs(None, Some("#"))),
    ("unambiguous_IPv6address", Differs(None, Some("0::"))),
    ("r_component", Differs(None, Some("!?=!"))),
    ("tel_param_unreserved", Differs(None, Some("["))),
    ("xmpp_host", Differs(None, Some("[::]"))),
    ("pk11_v_pattr", Differs(None, Some("ID="))),
    ("pk11_v_qattr", Differs(None, Some("ID="))),
    ("rtsp_schemes", Differs(None, Some("A"))),
    // The ABNF describes decoded text, or bytes.
    ("ldap_dn", Differs(Some("!"), Some("A=%"))),
    ("ldap_selector", Differs(Some("!"), None)),
    ("ldap_url_filter", Undecided("the prose `<filter of rfc 4515, percent-encoded>`")),
    ("ldap_exvalue", Undecided("no file defines the rule `ldapstring")),
    ("ldap_UTFMB", Undecided("no file defines the rule `utf2")),
    ("UTF8_non_ascii", Undecided("no file defines the rule `utf8-2")),
    // The rule contains itself, or leads to a rule that does.
    ("ldap_and", Undecided("the rule contains itself")),
    ("ldap_filter", Undecided("the rule contains itself")),
    ("ldap_filtercomp", Undecided("the rule contains itself")),
    ("ldap_filterlist", Undecided("the rule contains itself")),
    ("ldap_not", Undecided("the rule contains itself")),
    ("ldap_or", Undecided("the rule contains itself")),
];

/// Returns the message about a rule that differs from its ABNF, unless the list has this difference.
pub fn check_difference(rule: &str, found: &Result<Texts, Error>) -> Result<(), String> {
    let listed = DIFFERENCES.iter().find(|(name, _)| *name == rule).map(|(_, difference)| difference);
    let is_as_listed = match (listed, found) {
        (None, Ok(found)) => found.only_rule.is_none() && found.only_abnf.is_none(),
        (Some(Differs(only_rule, only_abnf)), Ok(found)) => {
            found.only_rule.as_deref() == *only_rule && found.only_abnf.as_deref() == *only_abnf
        }
        (Some(Undecided(message)), Err(error)) => error.to_string().to_lowercase().contains(message),
        _ => false,
    };
    if is_as_listed {
        return Ok(());
    }
    let difference = match found {
        Ok(Texts { only_rule: None, only_abnf: None }) => "is its ABNF".to_owned(),
        Ok(Texts { only_rule, only_abnf }) => {
            let only = |side: &str, text: &Option<String>| Some(format!("only {side} accepts {:?}", text.as_ref()?));
            let sides = [only("the rule", only_rule), only("the ABNF", only_abnf)];
            format!("differs from its ABNF: {}", sides.into_iter().flatten().collect::<Vec<_>>().join("; "))
        }
        Err(error) => format!("is not compared: {error}"),
    };
    Err(difference + if listed.is_some() { " (unlike `DIFFERENCES` in tests/proofs.rs)" } else { "" })
}

fn pest() -> PestGrammar {
    PestGrammar::read(&pest_files()).unwrap_or_else(|error| panic!("{error}"))
}

/// Returns a rule of the grammar.
fn side(rule: &str) -> Operand {
    Operand::pest(&pest_files(), rule).unwrap_or_else(|error| panic!("{error}"))
}

/// Each rule of the grammar files is the ABNF above it.
#[test]
fn rules_equal_their_abnf() {
    let grammar = TranscribedGrammar::read(&pest_files()).unwrap_or_else(|error| panic!("{error}"));
    let with_abnf: BTreeSet<&str> = grammar.rules().iter().map(|rule| rule.rule.as_str()).collect();
    let rules: BTreeSet<String> = written().into_iter().map(|rule| rule.name.replace('-', "_")).collect();
    assert!(!rules.is_empty());
    let mut wrong: Vec<String> = vec![];
    wrong.extend(
        rules.iter().filter(|rule| !with_abnf.contains(rule.as_str())).map(|rule| format!("{rule} has no ABNF")),
    );

    let pest = pest();
    let above: HashMap<_, _> = pest.doc_abnf().collect();
    for compared in grammar.compare(grammar.rules(), Limits::default()) {
        let rule = compared.transcription.rule.as_str();
        let text = |witness: Option<Witness>| witness.map(|witness| witness.text);
        let texts = compared.comparison.clone();
        let texts = texts.map(|it| Texts { only_rule: text(it.only_left), only_abnf: text(it.only_right) });
        // Another rule that differs is the cause, and is in the list.
        if let (Err(difference), None) = (check_difference(rule, &texts), compared.follows_from) {
            wrong.push(format!("{}: {rule} {difference}\n{}", compared.location(), above[rule].abnf.trim_end()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
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

/// Each alternative is taken for some text, each option matches in one, and each lookahead rejects one, except where a
/// comment in the grammar says otherwise.
#[test]
fn rules_have_no_dead_parts() {
    let pest = pest();
    let dead = pest.rules().flat_map(|rule| {
        // Rules that contain themselves cannot be decided.
        let parts = dead_parts(&pest, rule, Limits::brief()).unwrap_or_default();
        parts.into_iter().map(move |part| format!("{rule} {part}"))
    });
    let dead: Vec<_> = dead.collect();
    assert!(dead.is_empty(), "{dead:?}");
}
