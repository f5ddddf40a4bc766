//! The commands of the schemes and of the grammars.

use crate::command_line::{assert_prints, objects, run, stderr, stdout};
use crate::support::in_package;
use serde_json::json;

#[test]
fn scheme_aware_figure_and_table() {
    let output = run(&["parse", "--scheme-aware", "--format", "figure", "geo:48.2010,16.3695;u=40"], b"");
    assert_prints(
        stdout(&output),
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
    let output = run(&["parse", "--scheme-aware", "mailto:a@b?subject=x%20y"], b"");
    let table = stdout(&output);
    assert!(
        table.ends_with("  as mailto, by RFC 6068, section 2\n    to       a@b\n    headers  subject = x y\n"),
        "{table}"
    );
    let output = run(&["parse", "--scheme-aware", "data:image/png;base64,AA=="], b"");
    let table = stdout(&output);
    assert!(table.ends_with("\n    mediatype  image/png\n    base64     yes\n    data       \\0\n"), "{table}");
}

#[test]
fn scheme_aware_tree() {
    let output = run(&["parse", "--scheme-aware", "--format", "tree", "acct:a@b"], b"");
    let tree = stdout(&output);
    assert!(tree.contains("\nacctURI 0..8 \"acct:a@b\"\n  acct-userpart 5..6 \"a\"\n"), "{tree}");
}

#[test]
fn scheme_aware_objects() {
    let lines = b"urn:example:a-b?=q\nhttp:///path\nfoo:bar\n../x\na b\n";
    let output = run(&["parse", "--scheme-aware", "--json"], lines);
    let objects = objects(&output);
    assert_eq!(objects[0]["scheme_parts"], json!({"NID": "example", "NSS": "a-b", "q_component": "q"}));
    assert_eq!(objects[1]["valid"], json!(true));
    assert_eq!(
        objects[1]["scheme_error"],
        json!({
            "message": "the host is empty, at byte 7 (RFC 9110, section 4.2.1)", "rule": "http-URI",
            "section": "RFC 9110, section 4.2.1", "at": 7,
        })
    );
    for other in &objects[2..4] {
        assert!(other.get("scheme_parts").is_none() && other.get("scheme_error").is_none(), "{other}");
    }
    assert_eq!(objects[4]["valid"], json!(false));
    assert_eq!(objects.len(), 5);
    assert_eq!(output.status.code(), Some(1));
}

/// An IRI is held against its scheme as the URI that it stands for (RFC 3987, section 3.1).
#[test]
fn scheme_aware_iris() {
    let lines = "http:///\u{e9}\ntel:\u{e9}\nurn:example:\u{e9}\n".as_bytes();
    let output = run(&["parse", "--as", "iri", "--scheme-aware", "--json"], lines);
    let objects = objects(&output);
    assert_eq!((&objects[0]["input"], &objects[0]["valid"]), (&json!("http:///\u{e9}"), &json!(true)));
    assert_eq!([&objects[0]["scheme_error"]["at"], &objects[1]["scheme_error"]["at"]], [&json!(7), &json!(4)]);
    assert_eq!(objects[2]["scheme_parts"], json!({"NID": "example", "NSS": "\u{e9}"}));
    assert_eq!(output.status.code(), Some(1));
    let output = run(&["parse", "--as", "iri", "--scheme-aware", "--format", "table", "tel:\u{e9}"], b"");
    assert!(stderr(&output).contains("\n    tel:%C3%A9\n        ^\n"), "{}", stderr(&output));
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn each_kind_of_part_is_an_object() {
    let output =
        run(&["parse", "--scheme-aware", "--json", "mailto:a@b,c@d?subject=x", "data:image/png;base64,QQ=="], b"");
    let parts: Vec<_> = objects(&output).iter().map(|object| object["scheme_parts"].clone()).collect();
    assert_eq!(parts[0], json!({"to": ["a@b", "c@d"], "headers": [{"name": "subject", "value": "x"}]}));
    assert_eq!(parts[1], json!({"mediatype": "image/png", "base64": true, "data": "A"}));
}

#[test]
fn what_the_scheme_refuses_is_drawn_and_counts_as_bad() {
    let output = run(&["parse", "--scheme-aware", "tel:7042"], b"");
    assert!(stdout(&output).contains("path       7042"), "{}", stdout(&output));
    let drawn = "error: the text ends too early, at byte 8, in this local-number\n    tel:7042\n            ^\nrule: ";
    assert!(stderr(&output).starts_with(drawn), "{}", stderr(&output));
    assert!(stderr(&output).contains("(RFC 3966, section 3)"), "{}", stderr(&output));
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn no_password_of_a_scheme_is_printed() {
    for uri in ["sip:u:secret@h;a=b;a=c", "ftp://u:secret@/a", "http://u:secret@/"] {
        for format in ["--format=figure", "--format=table"] {
            let output = run(&["parse", "--scheme-aware", format, uri], b"");
            assert_eq!(output.status.code(), Some(1), "{uri}");
            assert!(!stderr(&output).contains("secret"), "{uri}: {}", stderr(&output));
        }
    }
}

#[test]
fn schemes() {
    let output = run(&["schemes", "Mailto", "jabber", "ldap"], b"");
    assert_prints(
        stdout(&output),
        "
scheme  rule       status        port  by
mailto  mailtoURI  permanent        -  RFC 6068, section 2
jabber  -          permanent        -  Peter_Saint-Andre
ldap    ldapurl    permanent      389  RFC 4516, section 2
",
    );
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(stdout(&run(&["schemes"], b"")).lines().count(), 26);
    assert!(stdout(&run(&["schemes", "--all"], b"")).lines().count() > 400);

    let output = run(&["schemes", "--json", "ws", "nope"], b"");
    assert_eq!(
        objects(&output),
        [
            json!({
                "scheme": "ws", "rule": "ws-URI", "section": "RFC 6455, section 3", "status": "permanent",
                "references": ["RFC6455"], "default_port": 80,
            }),
            json!({
                "scheme": "nope", "rule": null, "section": null, "status": null, "references": [],
                "default_port": null,
            }),
        ]
    );
    assert_eq!(output.status.code(), Some(1));
    // However long a name is.
    let long = "a".repeat(70_000);
    assert_eq!(run(&["schemes", &long], b"").status.code(), Some(1));
}

#[test]
fn grammars_are_printed_as_they_are() {
    let output = run(&["grammar"], b"");
    assert!(stdout(&output).starts_with("uri\niri\nappendix-b\nacct\n"), "{}", stdout(&output));
    for (name, file) in [("uri", "grammar/uri.pest"), ("mailto.pest", "grammar/scheme/mailto.pest")] {
        let output = run(&["grammar", name], b"");
        assert_eq!(stdout(&output), std::fs::read_to_string(in_package(file)).unwrap());
    }
    let output = run(&["grammar", "nope"], b"");
    assert_eq!(stderr(&output), "uri: no grammar has the name \"nope\"; `uri grammar` lists them\n");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn grammars_are_compared() {
    let compare = |arguments: &[&str]| run(&[&["grammar", "compare"], arguments].concat(), b"");
    let abnf = in_package("tests/data/abnf/rfc3986.abnf").display().to_string();
    let output = compare(&["uri:URI-reference", &format!("{abnf}:URI-reference")]);
    assert_eq!((stdout(&output), output.status.code()), ("equal\n", Some(0)));
    let [equal] = &objects(&compare(&["--json", "uri:URI-reference", &format!("{abnf}:URI-reference")]))[..] else {
        panic!()
    };
    assert_eq!((&equal["fingerprint_a"], &equal["counts_a"]), (&json!("ec4156df2fc206db"), &json!(null)));
    assert_eq!(equal["fingerprint_a"], equal["fingerprint_b"]);

    // An edit: the underscore is no longer unreserved.
    let directory = std::env::temp_dir().join(format!("pest-uri-{}", std::process::id()));
    std::fs::create_dir_all(&directory).unwrap();
    let edited = directory.join("edited.pest");
    let grammar = std::fs::read_to_string(in_package("grammar/uri.pest")).unwrap();
    std::fs::write(&edited, grammar.replace(r#"| "_" | "~" }"#, r#"| "~" }"#)).unwrap();
    let edited = edited.display().to_string();
    let output = compare(&[&format!("{edited}:URI-reference"), "uri:URI-reference"]);
    assert_eq!(
        stdout(&output),
        r#"different
  only B accepts "_"
    by URI_reference > relative_ref > relative_part > path_noscheme > segment_nz_nc > unreserved "_"
    A reads nothing of it
    such texts: 1 of length 1, 161 of length 2, 19499 of length 3, and longer ones without end
  A lies inside B
"#
    );
    assert_eq!(output.status.code(), Some(1));
    let output = compare(&["--json", "uri:URI", &format!("{edited}:URI")]);
    assert_eq!(
        objects(&output),
        [json!({
            "rule_a": "URI", "rule_b": "URI", "written": "same-itself", "above": "same", "equal": false, "a_inside_b": false, "b_inside_a": true,
            "only_a": "A:_", "only_b": null,
            "path_a": [
                {"rule": "URI", "at": 0, "text": "A:_"},
                {"rule": "hier_part", "at": 2, "text": "_"},
                {"rule": "path_rootless", "at": 2, "text": "_"},
                {"rule": "segment_nz", "at": 2, "text": "_"},
                {"rule": "pchar", "at": 2, "text": "_"},
                {"rule": "unreserved", "at": 2, "text": "_"},
            ],
            "path_b": null, "a_reads": null, "b_reads": 2, "counts_a": "52 of length 3, 11856 of length 4, about 1.8e6 of length 5, and longer ones without end", "counts_b": null,
            "fingerprint_a": "6766ad20092744f1", "fingerprint_b": "f9ac5615ef1502b6",
        })]
    );
    let small = directory.join("small.pest");
    std::fs::write(&small, "nothing = { \"\" }\none = { \"a\" }\ntwo = { \"ab\" }\nthree = { \"abc\" }\neven = { (\"aa\")* }\nany = { \"a\"* }\n").unwrap();
    let side = |rule: &str| format!("{}:{rule}", small.display());
    assert_eq!(
        stdout(&compare(&[&side("nothing"), &side("one")])),
        r#"different
  only A accepts ""
    by nothing ""
    such texts: 1 of length 0, and no other
  only B accepts "a"
    by one "a"
    A reads nothing of it
    such texts: 1 of length 1, and no other
"#
    );
    assert_eq!(
        stdout(&compare(&[&side("any"), &side("even")])),
        r#"different
  only A accepts "a"
    by any "a"
    B reads all of it, and does not accept it
    such texts: 1 of length 1, 1 of length 3, 1 of length 5, and longer ones without end
  B lies inside A
"#
    );
    let output = compare(&[&side("three"), &side("two")]);
    assert!(
        stdout(&output).contains("    by three \"abc\"\n    B reads no further than \"ab\"\n"),
        "{}",
        stdout(&output)
    );
    std::fs::remove_dir_all(&directory).unwrap();

    let redis = in_package("examples/redis/grammar/redis.pest").display().to_string();
    let output = compare(&["--inside", &redis, "uri:absolute-URI"]);
    assert_eq!(
        (stdout(&output), output.status.code()),
        ("A lies inside B (rule redis_URI of A, absolute-URI of B)\n", Some(0))
    );

    let output = compare(&["ldap:ldap-filter", "uri:URI"]);
    assert!(stderr(&output).contains("the rule contains itself: ldap_filter > "), "{}", stderr(&output));
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(compare(&["nope.pest", "uri"]).status.code(), Some(2));
}

#[test]
fn a_port_that_is_too_large_stands_as_it_is() {
    for text in ["http://h:99999/", "ws://h:99999/", "ftp://h:99999/", "coap://h:99999/", "nntp://h:99999/g"] {
        let objects = objects(&run(&["parse", "--json", "--scheme-aware", text], b""));
        assert_eq!(objects[0]["scheme_parts"]["port"], json!("99999"), "{text}");
    }
}
