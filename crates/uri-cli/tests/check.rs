//! The output of `uri check`.

use serde_json::json;

use crate::support::{assert_prints, assert_reports, objects, run, run_words, stderr, stdout};

#[test]
fn verdicts() {
    assert_prints("check https://example.com/", "", "ok https://example.com/\n");
    assert_prints("check --unambiguous", "http://u:p@[::1]:8080/\n", "ok http://u:***@[::1]:8080/\n");
    let output = run_words("check", "http:/evil.example/\nftp://a/\nhttp://2130706433/\n\n");
    let expected = "rejected http:/evil.example/: missing `//` at byte 5 (browsers: `evil.example`; RFC 3986: no host)\n\
        ok ftp://a/\n\
        rejected http://2130706433/: browsers read a number as an IPv4 address at byte 7 \
        (browsers: `127.0.0.1`; RFC 3986: `2130706433`)\n\
        rejected : missing scheme: the host depends on a base at byte 0 (browsers: no host; RFC 3986: no host)\n";
    assert_eq!((stdout(&output), stderr(&output), output.status.code()), (expected, "", Some(1)));
}

#[test]
fn a_policy() {
    let policy = "check --schemes https --ports 443,8443 --hosts api.example.com,*.example.org --public --no-userinfo";
    let good = "https://api.example.com/a\nHTTPS://a.b.example.org:8443\n";
    assert_prints(policy, good, "ok https://api.example.com/a\nok HTTPS://a.b.example.org:8443\n");
    for (text, codes) in [
        ("http://api.example.com/", vec!["scheme", "port"]),
        ("https://example.org/", vec!["host"]),
        ("https://u@a.example.org:80/", vec!["userinfo", "port"]),
        ("https://127.0.0.1/", vec!["host", "address"]),
        ("https://localhost/", vec!["host", "local-name"]),
        ("https://0x7f.1/", vec!["numeric-host", "host", "address"]),
    ] {
        let arguments: Vec<&str> = policy.split(' ').chain(["--json", text]).collect();
        let output = run(&arguments, b"");
        let object = &objects(&output)[0];
        let found: Vec<&str> =
            object["violations"].as_array().unwrap().iter().map(|it| it["code"].as_str().unwrap()).collect();
        assert_eq!((found, output.status.code()), (codes, Some(1)), "{text}");
    }
    assert_reports("check --hosts a,*", "http://a/", 2, "host pattern 2 has a `*` other than in `*.` before a name");
    assert_reports("check --unambiguous --public", "", 2, "cannot be used with");
}

#[test]
fn redirects() {
    let base = "check --redirect-of https://example.com/login";
    assert_prints(base, "/a\nhttps://example.com/b\n", "ok /a\nok https://example.com/b\n");
    for target in
        ["//evil.example", "/\\evil.example", "https:evil.example", "javascript:alert(1)", "https://evil.example/", "a"]
    {
        let output = run_words(&format!("{base} --json"), target);
        assert_eq!(objects(&output)[0]["violations"][0]["code"], json!("redirect"), "{target}");
        assert_eq!(output.status.code(), Some(1));
    }
    let output = run_words(base, "//evil.com\n/a/..%2f/b\nhttps:evil.com\nhttps://evil.com/\nb\n");
    let expected = "rejected //evil.com: the redirect may leave the origin: \
        some programs read a second `/` at the beginning of the path at byte 1 (browsers: `evil.com`; RFC 3986: `evil.com`)\n\
        rejected /a/..%2f/b: the redirect may leave the origin: \
        some programs read a second `/` at the beginning of the path at byte 8 (browsers: no host; RFC 3986: no host)\n\
        rejected https:evil.com: the redirect may leave the origin: \
        missing `//` at byte 6 (browsers: `evil.com`; RFC 3986: no host)\n\
        rejected https://evil.com/: the redirect may leave the origin: \
        the target has another origin than the base at byte 0\n\
        rejected b: the redirect may leave the origin: \
        the target is neither a URL nor a path that begins with `/` at byte 0 (browsers: no host; RFC 3986: no host)\n";
    assert_eq!((stdout(&output), output.status.code()), (expected, Some(1)));
    assert_reports("check --redirect-of /a", "/b", 2, "base:\nerror: the base is not an unambiguous URL");
    // The policy applies to the URL that the redirect leads to.
    let output = run_words("check --redirect-of http://127.0.0.1/ --public --json", "/a");
    assert_eq!(objects(&output)[0]["violations"][0]["code"], json!("address"));
}

#[test]
fn json() {
    let output = run_words(
        "check --json --json-input",
        "{\"input\":\"http:\\\\\\\\a:80\",\"id\":7}\n{\"input\":\"/b\",\"base\":\"https://a/\"}\n",
    );
    assert_eq!(
        objects(&output),
        [
            json!({
                "line": 1, "id": 7, "input": "http:\\\\a:80", "ok": false, "unambiguous": false,
                "violations": [
                    {"code": "backslash", "message": "browsers read a backslash as `/` at byte 5", "offset": 5},
                    {"code": "invalid", "message": "RFC 3986 rejects this at byte 5", "offset": 5},
                ],
                "readings": {
                    "rfc3986": {"scheme": "http", "userinfo": false, "host": null, "port": null},
                    "browsers": {"scheme": "http", "userinfo": false, "host": "a", "port": 80},
                },
            }),
            json!({
                "line": 2, "input": "/b", "ok": true, "unambiguous": true, "violations": [],
                "readings": {
                    "rfc3986": {"scheme": "https", "userinfo": false, "host": "a", "port": 443},
                    "browsers": {"scheme": "https", "userinfo": false, "host": "a", "port": 443},
                },
            }),
        ]
    );
}
