//! `uri template`.

use serde_json::{Value, json};

use crate::support::{assert_prints, assert_reports, objects, run, run_words, stderr, stdout};

#[test]
fn expand() {
    assert_prints("template expand /users/{id}{?tag*} --var id=a/b", "", "/users/a%2Fb\n");
    assert_prints(
        "template expand --vars {\"id\":7,\"tag\":[\"a\",null,\"b\"]}",
        "/{id}{?tag*}\n{tag}\n",
        "/7?tag=a&tag=b\na,b\n",
    );
    assert_reports(
        "template expand --errors full {id", "", 1, "error: unclosed expression at byte 3\n    {id\n       ^\n",
    );
    assert_reports("template expand --errors full {=id}", "", 1, "rule:     op-reserve = ");
    assert_reports(
        "template expand {tag:1} --vars {\"tag\":[\"a\"]}", "", 1, "cannot take the prefix of a list at byte 1",
    );
    assert_reports("template expand {a} --var a", "", 2, "expected NAME=VALUE");
    assert_reports("template expand {a} --vars [[1]]", "", 2, "expected a JSON object of variables");
}

#[test]
fn expand_reads_and_writes_json() {
    let lines = [
        r#"{"template":"/{id}{?q}","vars":{"id":"x","q":true},"id":1}"#,
        r#"{"input":"{b}"}"#,
        r#""{a}""#,
        r#"{"template":"{"}"#,
        r#"{"template":"{a}","vars":{"a":[[1]]}}"#,
    ];
    let output = run_words("template expand --json --json-input --var a=1", &lines.join("\n"));
    let objects = objects(&output);
    assert_eq!(objects[0], json!({"line": 1, "id": 1, "input": "/{id}{?q}", "result": "/x?q=true", "changed": true}));
    assert_eq!((&objects[1]["result"], &objects[2]["result"]), (&json!(""), &json!("1")));
    assert_eq!((&objects[3]["input"], &objects[3]["error"]["offset"]), (&json!("{"), &json!(1)));
    assert_eq!(objects[3]["error"]["message"], json!("unclosed expression at byte 1"));
    assert!(objects[4]["error"]["message"].as_str().unwrap().contains("a list or map inside a list or map"));
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn matching() {
    assert_prints("template match /{id}{?tag*,map*} /7?tag=a&tag=b", "", "id=7\ntag=a\ntag=b\n");
    assert_prints("template match {?map*}", "?k=v&l=w\n\n", "map.k=v\nmap.l=w\n");
    assert_prints("template match --any-order {?a,b}", "?b=1&a=2\n", "a=2\nb=1\n");
    let output = run_words("template match {a}-{b}", "x-y\nx\nx-y-z\n");
    assert_eq!((stdout(&output), output.status.code()), ("a=x\nb=y\n", Some(1)));
    assert!(stderr(&output).contains("line 2: no match\n"), "{}", stderr(&output));
    assert!(stderr(&output).contains("line 3: ambiguous match\n"), "{}", stderr(&output));
    assert_reports("template match {a", "", 2, "error: template: unclosed expression at byte 2\n");
}

#[test]
fn matching_writes_json() {
    let output = run_words("template match --json {a}-{b}{?c*}", "x-y?c=1&c=2\nx\nx-y-z\n");
    let objects = objects(&output);
    let vars = json!({"a": "x", "b": "y", "c": ["1", "2"]});
    assert_eq!(objects[0], json!({"line": 1, "input": "x-y?c=1&c=2", "matches": true, "vars": vars}));
    assert_eq!(objects[1], json!({"line": 2, "input": "x", "matches": false, "vars": null}));
    assert_eq!(objects[2]["ambiguous"], json!(true));
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn compare() {
    for (a, b, expected, status) in [
        ("/a/{x}", "/b/{x}", "disjoint\nonly a  /a/\nonly b  /b/\n", 0),
        ("/a/{x}", "/a/b", "a contains b\nboth    /a/b\nonly a  /a/\n", 1),
        ("/a/b", "/a/{x}", "b contains a\nboth    /a/b\nonly b  /a/\n", 1),
        ("/a/{x}", "/a/{y}", "equal\nboth    /a/\n", 1),
        ("/a/{x}", "/{y}/b", "overlap\nboth    /a/b\nonly a  /a/\nonly b  //b\n", 1),
        ("/{x}/{x}", "/a/b", "undecided\nonly a  //\n", 1),
    ] {
        let output = run(&["template", "compare", a, b], b"");
        assert_eq!((stdout(&output), output.status.code()), (expected, Some(status)), "{a} {b}");
    }
    let [object]: [Value; 1] = objects(&run_words("template compare --json /{x} /a", "")).try_into().unwrap();
    assert_eq!(
        object,
        json!({"a": "/{x}", "b": "/a", "relation": "a contains b", "common": "/a", "only_a": "/", "only_b": null})
    );
    assert_reports("template compare {a {b}", "", 2, "error: a: unclosed expression at byte 2\n");
    assert_reports("template compare --errors full {a {b}", "", 2, "a:\nerror: unclosed expression at byte 2\n");
}
