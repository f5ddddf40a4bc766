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

/// The schemes of `uri-schemes`.
#[test]
fn everyday_schemes() {
    let lines = "pkg:PyPI/A_b@1?arch=x\npostgresql://me:hush@h1:1,[::1]/db\ngit@h:me/a.git\nredis://h/x\nmongodb://h1:1,h2:x/\nme@h a\n";
    let output = run_words("parse --scheme-aware --json", lines);
    let objects = objects(&output);
    let parts = |index: usize| objects[index].get("scheme_parts").cloned().unwrap_or_default();
    assert_eq!(parts(0), json!({"type": "pypi", "name": "a-b", "version": "1", "qualifiers": {"arch": "x"}}));
    let hosts = json!([{"host": "h1", "port": "1"}, {"host": "::1", "port": "5432"}]);
    let postgres = json!({"user": "me", "password": true, "hosts": hosts, "database": "db", "parameters": []});
    assert_eq!((parts(1), &objects[1]["valid"]), (postgres, &json!(false)));
    assert_eq!(objects[1]["error"]["message"], "unexpected `,` in port at byte 25");
    assert_eq!(
        (parts(2), &objects[2]["valid"]),
        (json!({"user": "git", "host": "h", "path": "me/a.git"}), &json!(false))
    );
    let error = &objects[3]["scheme_error"];
    assert_eq!(
        (&error["rule"], &error["section"], &error["offset"]),
        (&json!("redis-server"), &json!("redis, URI scheme syntax"), &json!(10))
    );
    assert_eq!(objects[4]["error"]["message"], "unexpected `x` in hostport at byte 18");
    assert!(parts(5).is_null() && objects[5].get("scheme_error").is_none());
    assert!(!stdout(&output).contains("hush"));
}

#[test]
fn a_text_that_only_the_grammar_of_its_scheme_matches() {
    let output = run_words("parse --scheme-aware postgresql://h1:1,h2:2/db", "");
    let expected = "postgresql://h1:1,h2:2/db\n  as pg-URI, by PostgreSQL, section 34.1.1.2\n    hosts       host = h1, port = 1; host = h2, port = 2\n    database    db\n    parameters  (none)\n";
    assert_eq!(stdout(&output), expected);
    assert_eq!(stderr(&output), "error: unexpected `,` in port at byte 17; the grammar of its scheme matches it\n");
    assert_eq!(output.status.code(), Some(1));
    let output = run_words("parse --format tree --scheme-aware git@h:a", "");
    assert!(stdout(&output).starts_with("git-remote 0..7 "), "{}", stdout(&output));
}

#[test]
fn canonical_texts() {
    let lines = "PKG:PyPI/A_b\npostgres://H1:5432,h2/\npkg:swift/a\nmagnet:?dn=a\nREDIS://H:6379\nurn:uuid:F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6\n";
    let output = run_words("normalize --level scheme", lines);
    let expected =
        "pkg:pypi/a-b\npostgresql://h1,h2\nmagnet:?dn=a\nredis://h\nurn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6\n";
    assert_eq!(stdout(&output), expected);
    // Package URLs have a canonical form of their own, so what is not one cannot be normalized.
    let error = "line 3: invalid purl at byte 0: packages of type `swift` need a namespace before the name\n";
    assert_eq!(stderr(&output), format!("{error}1 of 6 lines rejected\n"));
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
    let known = pest_uri::scheme::SchemeUri::known().count();
    let everyday: usize = uri_schemes::types().iter().map(|ty| ty.schemes.len()).sum();
    // The heading, and `ssh`, which two types read.
    assert_eq!(stdout(&run_words("schemes", "")).lines().count(), known + everyday);
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
