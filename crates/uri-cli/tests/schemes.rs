//! The commands of the schemes and of the grammars.

use crate::support::{assert_prints, assert_reports, in_repository, objects, run, run_words, stderr, stdout};
use serde_json::json;

#[test]
fn scheme_aware_figure_table_and_tree() {
    assert_prints(
        "parse --scheme-aware --format figure geo:48.2010,16.3695;u=40",
        "",
        "
 geo:48.2010,16.3695;u=40
 \\_/ \\__________________/
  |           |
scheme       path

geo:48.2010,16.3695;u=40
    \\_____/ \\_____/   \\/
       |       |      |
       |   longitude  u
    latitude
",
    );
    for (options, uri, expected) in [
        (
            "",
            "mailto:a@b?subject=x%20y",
            "  as mailto, by RFC 6068, section 2\n    to       a@b\n    headers  subject = x y\n",
        ),
        ("", "data:image/png;base64,AA==", "\n    mediatype  image/png\n    base64     yes\n    data       \\0\n"),
        (
            " --format tree",
            "acct:a@b",
            "\nacctURI 0..8 \"acct:a@b\"\n  acct-userpart 5..6 \"a\"\n  host 7..8 \"b\"\n    reg-name 7..8 \"b\"\n",
        ),
    ] {
        let output = run_words(&format!("parse --scheme-aware{options} {uri}"), "");
        assert!(stdout(&output).ends_with(expected), "{}", stdout(&output));
    }
}

#[test]
fn scheme_aware_objects() {
    let lines =
        "urn:example:a-b?=q\nmailto:a@b,c@d?subject=x\ndata:image/png;base64,QQ==\nhttp:///path\nfoo:bar\n../x\na b\n";
    let output = run_words("parse --scheme-aware --json", lines);
    let objects = objects(&output);
    let parts: Vec<_> = objects[..3].iter().map(|object| object["scheme_parts"].clone()).collect();
    assert_eq!(parts[0], json!({"NID": "example", "NSS": "a-b", "q_component": "q"}));
    assert_eq!(parts[1], json!({"to": ["a@b", "c@d"], "headers": [{"name": "subject", "value": "x"}]}));
    assert_eq!(parts[2], json!({"mediatype": "image/png", "base64": true, "data": "A"}));
    let error = &objects[3]["scheme_error"];
    assert_eq!((&objects[3]["valid"], &error["rule"], &error["offset"]), (&json!(true), &json!("http-URI"), &json!(7)));
    for other in &objects[4..6] {
        assert!(other.get("scheme_parts").is_none() && other.get("scheme_error").is_none(), "{other}");
    }
    assert_eq!((&objects[6]["valid"], objects.len(), output.status.code()), (&json!(false), 7, Some(1)));
}

/// An IRI is checked against its scheme as the URI to which it maps (RFC 3987, section 3.1).
#[test]
fn scheme_aware_iris() {
    let output = run_words("parse --as iri --scheme-aware --json", "http:///\u{e9}\ntel:\u{e9}\nurn:example:\u{e9}\n");
    let objects = objects(&output);
    assert_eq!((&objects[0]["input"], &objects[0]["valid"]), (&json!("http:///\u{e9}"), &json!(true)));
    assert_eq!([&objects[0]["scheme_error"]["offset"], &objects[1]["scheme_error"]["offset"]], [&json!(7), &json!(4)]);
    assert_eq!(objects[2]["scheme_parts"], json!({"NID": "example", "NSS": "\u{e9}"}));
    assert_reports("parse --errors full --iri --scheme-aware tel:\u{e9}", "", 1, "\n    tel:%C3%A9\n        ^\n");
}

#[test]
fn scheme_errors_are_drawn_and_make_an_input_invalid() {
    let output = run_words("parse --errors full --scheme-aware tel:7042", "");
    assert!(stdout(&output).contains("path       7042"), "{}", stdout(&output));
    assert!(stderr(&output).contains("\n    tel:7042\n            ^\nrule: "), "{}", stderr(&output));
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn schemes() {
    assert_prints(
        "schemes Mailto jabber ldap",
        "",
        "
scheme  rule       status        port  by
mailto  mailtoURI  permanent        -  RFC 6068, section 2
jabber  -          permanent        -  Peter_Saint-Andre
ldap    ldapurl    permanent      389  RFC 4516, section 2
",
    );
    assert_eq!(stdout(&run_words("schemes", "")).lines().count(), 26);
    assert!(stdout(&run_words("schemes --all", "")).lines().count() > 400);
    let output = run_words("schemes --json ws nope", "");
    let ws = json!({
        "scheme": "ws", "rule": "ws-URI", "section": "RFC 6455, section 3", "status": "permanent",
        "references": ["RFC6455"], "default_port": 80,
    });
    assert_eq!((&objects(&output)[0], output.status.code()), (&ws, Some(1)));
    // However long a name is.
    assert_eq!(run(&["schemes", &"a".repeat(70_000)], b"").status.code(), Some(1));
}

#[test]
fn grammar_prints_files() {
    let output = run(&["grammar"], b"");
    assert!(stdout(&output).starts_with("uri\niri\ntemplate\nunambiguous\nacct\n"), "{}", stdout(&output));
    for (name, file) in [("uri", "grammar/uri.pest"), ("mailto.pest", "grammar/scheme/mailto.pest")] {
        let output = run(&["grammar", name], b"");
        assert_eq!(stdout(&output), std::fs::read_to_string(in_repository(file)).unwrap());
    }
    assert_reports("grammar nope", "", 2, "uri: unknown grammar `nope`");
    let abnf = run(&["grammar", "--abnf", "uri"], b"");
    assert!(
        stdout(&abnf).contains("\nport          = *DIGIT\n") && !stdout(&abnf).contains("RFC"),
        "{}",
        stdout(&abnf)
    );
    assert_eq!(run(&["grammar", "--abnf"], b"").status.code(), Some(2));
}
