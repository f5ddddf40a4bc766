//! ABNF grammars on the command line: those that use the rules of RFC 3986, and the ABNF above the rules of a pest grammar.

use crate::support::{run, stderr, stdout};

/// Writes a file with this text, and returns its name.
fn written(name: &str, text: &str) -> String {
    let file = std::env::temp_dir().join(format!("pest-uri-abnf-{}-{name}.abnf", std::process::id()));
    std::fs::write(&file, text).unwrap();
    file.display().to_string()
}

/// Returns the output of `compare` for ABNF and a built-in grammar.
fn compare(name: &str, text: &str, other: &str) -> (String, Option<i32>) {
    let file = written(name, text);
    let output = run(&["grammar", "compare", &file, other], b"");
    std::fs::remove_file(&file).unwrap();
    ([stdout(&output), stderr(&output)].concat().replace(&file, "NAME"), output.status.code())
}

#[test]
fn printed_abnf_equals_the_grammar() {
    for name in ["uri", "iri", "did", "http"] {
        let output = run(&["grammar", "--abnf", name], b"");
        assert_eq!(output.status.code(), Some(0));
        let (printed, status) = compare(&format!("printed-{name}"), stdout(&output), name);
        assert!(printed.starts_with("equal: ") && status == Some(0), "{name}: {printed}");
    }
    assert_eq!(run(&["grammar", "--abnf"], b"").status.code(), Some(2));
}

#[test]
fn abnf_may_use_rules_of_rfc_3986() {
    let http = "http-URI = \"http\" \"://\" authority path-abempty [ \"?\" query ]\n";
    assert_eq!(compare("http", http, "http:http_URI"), ("equal (rule http-URI of A, http_URI of B)\n".into(), Some(0)));
    assert_eq!(compare("query", "a = 1*QUERY\n", "uri:query").1, Some(0));
    // Only the rules that are used.
    let path = "a = path \"x\"\npath = path-abempty\n";
    let (printed, _) = compare("own-path", path, "uri:path_abempty");
    assert!(printed.starts_with("different"), "{printed}");
}

/// Uses and definitions are read as such: not in comments or prose, and wherever the `=` is.
#[test]
fn used_and_defined_names() {
    for (name, text, rule) in [
        ("quote", "x = \"a\" ; don\"t\ny = port \"b\"\n", "x = \"a\"\ny = *DIGIT \"b\"\n"),
        ("comment", "foo = scheme ; unlike URI\nhost = \"h\"\n", "foo = scheme\nhost = \"h\"\n"),
        ("line", "port\n = \"9\"\nz = port\n", "port = \"9\"\nz = port\n"),
        ("indented", "  port = \"9\"\n  z = port\n", "port = \"9\"\nz = \"9\"\n"),
        ("core", "DIGIT = %x30-39\nz = port\n", "DIGIT = %x30-39\nz = *DIGIT\n"),
    ] {
        let other = written(&format!("{name}-other"), rule);
        let (printed, status) = compare(name, text, &other);
        std::fs::remove_file(&other).unwrap();
        assert!(printed.starts_with("equal: 2 rules\n") && status == Some(0), "{name}: {printed}");
    }
}

/// The intended rule might be that of the file, or that of the RFC.
#[test]
fn a_rule_that_conflicts_with_rfc_3986() {
    let (printed, status) = compare("clash", "a = authority\nhost = \"x\"\n", "uri:authority");
    let expected = "uri: NAME:2: host: RFC 3986 also defines `host`, for its rule `authority`, which no file defines; rename this rule, \
                    or define all used rules\n";
    assert_eq!((printed.as_str(), status), (expected, Some(2)));
}
