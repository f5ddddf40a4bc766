//! The grammars are those of the RFCs: not tried on texts, but decided for all of them.
//!
//! Each rule is held against the rule of its name in `tests/data/abnf/`, which has the text of the RFCs. A rule that may stand inside
//! itself, as the filter of `ldap` may, has no such answer; its examples speak for it.

use pest_regular::{
    AbnfGrammar, ExpressionId, Expressions, Limits, PestGrammar, Problem, Question, Side, SourceFile, decide,
};

use crate::grammar::{Written, written};
use crate::support::in_package;

fn file(path: &str) -> SourceFile {
    SourceFile { name: path.to_owned(), text: std::fs::read_to_string(in_package(path)).unwrap() }
}

/// The documents that a grammar file is transcribed from, each by the name of its file in `tests/data/abnf/`, with those that it
/// takes rules from beside RFC 3986.
const DOCUMENTS: &[(&str, &[&[&str]])] = &[
    ("uri", &[&["rfc3986"]]),
    ("iri", &[&["rfc3987"]]),
    ("scheme/acct", &[&["rfc7565"]]),
    ("scheme/cid", &[&["rfc2392"]]),
    ("scheme/coap", &[&["rfc7252"]]),
    ("scheme/coaps", &[&["rfc7252"]]),
    ("scheme/data", &[&["rfc2397"]]),
    ("scheme/did", &[&["did-core"]]),
    ("scheme/file", &[&["rfc8089"], &["rfc8089-appendix-f"]]),
    ("scheme/ftp", &[&["rfc1738"]]),
    ("scheme/geo", &[&["rfc5870"]]),
    ("scheme/http", &[&["rfc9110"]]),
    ("scheme/https", &[&["rfc9110"]]),
    (
        "scheme/ldap",
        &[
            &["rfc4516", "rfc4512"],
            &["rfc4515", "rfc4512", "rfc4512-section-2.5"],
            &["rfc4514", "rfc4512"],
            &["rfc4511", "rfc4512", "rfc4512-section-2.5"],
            &["rfc4512", "rfc4512-section-2.5"],
        ],
    ),
    ("scheme/mailto", &[&["rfc6068"], &["rfc5538"]]),
    ("scheme/mid", &[&["rfc2392"]]),
    ("scheme/news", &[&["rfc5538"], &["rfc3977"]]),
    ("scheme/nntp", &[&["rfc5538"], &["rfc3977"]]),
    ("scheme/sip", &[&["rfc3261"]]),
    ("scheme/sips", &[&["rfc3261"]]),
    ("scheme/sms", &[&["rfc5724"]]),
    ("scheme/tag", &[&["rfc4151"]]),
    ("scheme/tel", &[&["rfc3966"]]),
    ("scheme/urn", &[&["rfc8141"]]),
    ("scheme/ws", &[&["rfc6455"]]),
    ("scheme/wss", &[&["rfc6455"]]),
    ("scheme/xmpp", &[&["rfc5122"]]),
];

/// Rules that have another name in their RFC, or none: the document, and what they are there.
const OTHERWISE: &[(&str, &str, &str)] = &[
    ("data-base64", "rfc2397", "\";base64\""),
    ("nonstandard-file-URI", "rfc8089-appendix-f", "file-URI"),
    ("nonstandard-file-hier-part", "rfc8089-appendix-f", "file-hier-part"),
    ("nonstandard-file-auth-path", "rfc8089-appendix-f", "auth-path"),
    ("nonstandard-file-local-path", "rfc8089-appendix-f", "local-path"),
    ("nonstandard-file-auth", "rfc8089-appendix-f", "file-auth"),
    ("ldap-scheme", "rfc4516", "ldap-scheme"),
    ("ldap-url-filter", "rfc4516", "filter"),
    ("ldap-dn-escaped", "rfc4514", "escaped"),
    // Written for Message-IDs; the addresses of `mailto` have one of their own.
    ("atext", "rfc5538", "atext"),
    ("tel-phonedigits", "rfc3966", "*phonedigit"),
];

/// Where an RFC is wider than RFC 3986, which has no brackets in a path, and no `#`: the grammar, the rule if it is one alone, and what
/// is left of it.
const NARROWED: &[(&str, Option<&str>, &str)] = &[
    ("scheme/geo", None, "*( pchar / \"/\" / \"?\" )"),
    ("scheme/sip", Some("SIP-URI"), "URI"),
    ("scheme/sips", Some("SIPS-URI"), "URI"),
    ("scheme/sms", None, "*( pchar / \"/\" / \"?\" )"),
    ("scheme/tel", None, "*( pchar / \"/\" / \"?\" )"),
    ("scheme/xmpp", Some("xmppuri"), "URI"),
    ("scheme/xmpp", Some("hierxmpp"), "hier-part"),
    ("scheme/xmpp", Some("authpath"), "\"//\" authority path-abempty"),
    ("scheme/xmpp", Some("pathxmpp"), "path"),
    ("scheme/xmpp", Some("xmpp-host"), "path"),
];

/// Rules that by themselves are not those of their RFCs, for what follows them decides where they end. The rules that they stand in are.
const BY_WHAT_FOLLOWS: &[&str] = &["r-component"];

/// The ABNF of some documents, with the rules that they take from RFC 3986; and without.
fn abnf_files(documents: &[&str]) -> [Vec<SourceFile>; 2] {
    let own: Vec<SourceFile> = documents.iter().map(|name| file(&format!("tests/data/abnf/{name}.abnf"))).collect();
    let generic = if documents == ["rfc3986"] || documents == ["rfc3987"] {
        vec![]
    } else {
        vec![file("tests/data/abnf/rfc3986.abnf")]
    };
    [[own.clone(), generic].concat(), own]
}

/// The same, read. Where an older RFC has another rule of a name that RFC 3986 has, it takes nothing from RFC 3986.
fn abnf(documents: &[&str]) -> AbnfGrammar {
    let [all, own] = abnf_files(documents);
    let all = AbnfGrammar::read(&all);
    all.or_else(|_| AbnfGrammar::read(&own)).unwrap_or_else(|error| panic!("{documents:?}: {error}"))
}

/// How much of a text the rule of some documents can read, if one of them has it.
fn read_by_the_rfc(rule: &str, documents: &[&[&str]], text: &str) -> Option<usize> {
    let mut all = documents.iter().flat_map(|names| abnf_files(names));
    all.find_map(|files| Side::abnf(&files, rule).and_then(|side| side.reads(text)).ok())
}

/// All grammar files, which pest joins.
fn pest_files() -> Vec<SourceFile> {
    crate::grammar::files().iter().map(|name| file(&format!("grammar/{name}"))).collect()
}

fn pest() -> PestGrammar {
    PestGrammar::read(&pest_files()).unwrap_or_else(|error| panic!("{error}"))
}

/// A rule of the grammar.
fn side(rule: &str) -> Side {
    Side::pest(&pest_files(), rule).unwrap_or_else(|error| panic!("{error}"))
}

/// What a rule is in its RFC.
fn of_the_rfc(
    rule: &Written,
    documents: &[(&str, AbnfGrammar)],
    expressions: &mut Expressions,
) -> Option<ExpressionId> {
    if let Some((_, document, text)) = OTHERWISE.iter().find(|(name, _, _)| *name == rule.name) {
        let (_, abnf) = documents.iter().find(|(name, _)| name == document)?;
        return Some(abnf.inline(text, expressions).unwrap_or_else(|error| panic!("{text}: {error}")));
    }
    let name = rule.abnf.split_whitespace().next()?;
    // The document that the rule cites goes first: another may have a rule of its name.
    let (cited, others): (Vec<_>, Vec<_>) = documents.iter().partition(|(document, _)| {
        let number = document.trim_start_matches("rfc").split('-').next().unwrap_or_default();
        rule.abnf.contains(&format!("(RFC {number},"))
    });
    cited.into_iter().chain(others).find_map(|(_, abnf)| match abnf.expression(name, expressions) {
        Ok(expression) => Some(expression),
        Err(error) if matches!(error.problem, Problem::NoRule { .. }) => None,
        Err(error) => panic!("{}: {error}", rule.place),
    })
}

#[test]
fn each_rule_is_that_of_its_rfc() {
    let (pest, generic) = (pest(), abnf(&["rfc3986"]));
    let mut wrong = vec![];
    for &(grammar, names) in DOCUMENTS {
        let documents: Vec<(&str, AbnfGrammar)> = names.iter().map(|names| (names[0], abnf(names))).collect();
        let prefix = format!("{grammar}.pest:");
        for rule in written().into_iter().filter(|rule| rule.place.starts_with(&prefix)) {
            if BY_WHAT_FOLLOWS.contains(&rule.name.as_str()) {
                continue;
            }
            let mut expressions = Expressions::default();
            let ours = match pest.expression(&rule.name, &mut expressions) {
                Ok(ours) => ours,
                Err(error) if matches!(error.problem, Problem::Recursion(..)) => continue,
                Err(error) => panic!("{}: {error}", rule.place),
            };
            let Some(theirs) = of_the_rfc(&rule, &documents, &mut expressions) else {
                wrong.push(format!("{}: {} has no ABNF", rule.place, rule.name));
                continue;
            };
            let theirs = match NARROWED
                .iter()
                .find(|(name, only, _)| *name == grammar && only.is_none_or(|only| only == rule.name))
            {
                Some((_, _, inline)) => {
                    let narrow =
                        generic.inline(inline, &mut expressions).unwrap_or_else(|error| panic!("{inline}: {error}"));
                    expressions.both(narrow, theirs)
                }
                None => theirs,
            };
            let verdict = decide(&expressions, [ours, theirs], Question::Equal, Limits::default()).unwrap();
            if let Some(text) = verdict.only_left {
                // Where the RFC stops, the rule stands that goes on.
                let place = read_by_the_rfc(&rule.name, names, &text).unwrap_or(text.len());
                let path = side(&rule.name).path(&text, place).unwrap();
                wrong.push(format!("{}: {} accepts {text:?}, which its RFC does not: {path}", rule.place, rule.name));
            }
            if let Some(text) = verdict.only_right {
                let read = match side(&rule.name).reads(&text).unwrap() {
                    read if read == text.len() => "reads all of it, and does not accept it".to_owned(),
                    read => format!("reads no further than {:?}", &text[..read]),
                };
                let message = format!("does not accept {text:?}, which its RFC does: it {read}");
                wrong.push(format!("{}: {} {message}", rule.place, rule.name));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Demands that a rule accepts nothing that another does not.
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
fn each_scheme_lies_inside_the_generic_syntax() {
    let pest = pest();
    // The ABNF of these has a fragment of its own.
    let with_fragment = ["namestring", "tagURI", "did-url", "xmppuri"];
    for (_, rule) in pest_uri::scheme::SchemeUri::known() {
        let outer = if with_fragment.contains(&rule.name) { "URI" } else { "absolute-URI" };
        assert_inside(&pest, rule.name, outer);
    }
}

/// Each alternative is taken for some text, each option matches in one, and each lookahead refuses one; but for what a comment in the grammar
/// says.
#[test]
fn no_part_of_a_rule_is_idle() {
    let pest = pest();
    let idle = pest.rules().flat_map(|rule| {
        // Those that contain themselves are refused.
        let parts = pest.dead_parts(rule, Limits::brief()).unwrap_or_default();
        parts.into_iter().map(move |part| format!("{rule} {part}"))
    });
    let expected = "ldap_attributes has `(\",\" ~ ldap_attrdesc)*`, which never matches there: what stands before it leaves nothing for it";
    assert_eq!(idle.collect::<Vec<_>>(), [expected]);
}
