//! The output of `uri check`.

use serde_json::json;

use crate::support::{assert_prints, assert_reports, objects, run, run_words, stderr, stdout};

#[test]
fn verdicts() {
    assert_prints("check https://example.com/", "", "ok\thttps://example.com/\n");
    assert_prints("check --unambiguous", "http://u:p@[::1]:8080/\n", "ok\thttp://u:***@[::1]:8080/\n");
    let output = run_words("check", "http:/evil.example/\nftp://a/\nhttp://2130706433/\n\n");
    let expected = "rejected\thttp:/evil.example/\tmissing `//` at byte 5 (browsers: `evil.example`; RFC 3986: no host)\n\
        ok\tftp://a/\n\
        rejected\thttp://2130706433/\tbrowsers read a number as an IPv4 address at byte 7 \
        (browsers: `127.0.0.1`; RFC 3986: `2130706433`)\n\
        rejected\t\tmissing scheme: the host depends on a base at byte 0 (browsers: no host; RFC 3986: no host)\n";
    assert_eq!(
        (stdout(&output), stderr(&output), output.status.code()),
        (expected, "3 of 4 lines rejected\n", Some(1))
    );
}

#[test]
fn a_policy() {
    let policy = "check --schemes https --ports 443,8443 --hosts api.example.com,*.example.org --public --no-userinfo";
    let good = "https://api.example.com/a\nHTTPS://a.b.example.org:8443\n";
    assert_prints(policy, good, "ok\thttps://api.example.com/a\nok\tHTTPS://a.b.example.org:8443\n");
    for (text, codes) in [
        ("http://api.example.com/", vec!["scheme", "port"]),
        ("https://example.org/", vec!["host"]),
        ("https://u@a.example.org:80/", vec!["port", "userinfo"]),
        ("https://127.0.0.1/", vec!["address", "host"]),
        ("https://localhost/", vec!["local-name", "host"]),
        ("https://0x7f.1/", vec!["address", "host", "numeric-host"]),
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
    assert_prints(base, "/a\nhttps://example.com/b\n", "ok\t/a\nok\thttps://example.com/b\n");
    for target in
        ["//evil.example", "/\\evil.example", "https:evil.example", "javascript:alert(1)", "https://evil.example/", "a"]
    {
        let output = run_words(&format!("{base} --json"), target);
        assert_eq!(objects(&output)[0]["violations"][0]["code"], json!("redirect"), "{target}");
        assert_eq!(output.status.code(), Some(1));
    }
    let output = run_words(base, "//evil.com\n/a/..%2f/b\nhttps:evil.com\nhttps://evil.com/\nb\n");
    let expected = "rejected\t//evil.com\tthe redirect may leave the origin: \
        some programs read a second `/` at the beginning of the path at byte 1 (browsers: `evil.com`; RFC 3986: `evil.com`)\n\
        rejected\t/a/..%2f/b\tthe redirect may leave the origin: \
        some programs read a second `/` at the beginning of the path at byte 8 (browsers: no host; RFC 3986: no host)\n\
        rejected\thttps:evil.com\tthe redirect may leave the origin: \
        missing `//` at byte 6 (browsers: `evil.com`; RFC 3986: no host)\n\
        rejected\thttps://evil.com/\tthe redirect may leave the origin: \
        the target has another origin than the base at byte 0\n\
        rejected\tb\tthe redirect may leave the origin: \
        the target is neither a URL nor a path that begins with `/` at byte 0 (browsers: no host; RFC 3986: no host)\n";
    assert_eq!((stdout(&output), output.status.code()), (expected, Some(1)));
    assert_reports("check --redirect-of /a", "/b", 2, "error: base: the base is not an unambiguous URL");
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

/// A filter for pipelines.
#[test]
fn only() {
    const COUNT: &str = "2 of 4 lines rejected\n";
    let input = "http://u:p@a/\nhttp:/b/\n\u{430}\nHTTP://c:80\n";
    let output = run_words("check --only ok", input);
    assert_eq!(
        (stdout(&output), stderr(&output), output.status.code()),
        ("http://u:p@a/\nHTTP://c:80\n", COUNT, Some(1))
    );
    assert_prints("check --only ok --redirect-of https://a/", "/b\nhttps://a/#c\n", "/b\nhttps://a/#c\n");
    let output = run_words("check --only rejected", input);
    assert_eq!((stderr(&output), output.status.code()), (COUNT, Some(1)));
    let codes: Vec<&str> = stdout(&output).lines().map(|line| &line[..line.rfind('\t').unwrap()]).collect();
    assert_eq!(codes, ["rejected\thttp:/b/", "rejected\t\\u{430}"]);
    assert_prints("check --only rejected", "http://a/\n", "");
    for (only, lines) in [("ok", [1, 4]), ("rejected", [2, 3])] {
        let output = run_words(&format!("check --json --only {only}"), input);
        let found: Vec<_> = objects(&output).iter().map(|it| (it["line"].clone(), it["ok"].clone())).collect();
        assert_eq!(
            (found, output.status.code()),
            (lines.map(|line| (json!(line), json!(only == "ok"))).to_vec(), Some(1))
        );
    }
    assert_reports("check --only all", "", 2, "possible values: ok, rejected");
}

/// Each input has one verdict, in the order of the inputs.
#[test]
fn inputs_that_are_not_text_are_rejected() {
    let input = b"http://a/\nhttp://u:p@b\xff/\xc3\nhttp://c/\n";
    let output = run(&["check"], input);
    let expected =
        "ok\thttp://a/\nrejected\thttp://u:***@b\\u{fffd}/\\u{fffd}\tinvalid UTF-8 at byte 12\nok\thttp://c/\n";
    let count = "1 of 3 lines rejected\n";
    assert_eq!((stdout(&output), stderr(&output), output.status.code()), (expected, count, Some(1)));
    assert_eq!(stdout(&run(&["check", "--only", "ok"], input)), "http://a/\nhttp://c/\n");
    let unread = |line: u64, input: &str, code: &str, message: &str, offset: Option<u64>| {
        let violations = json!([{"code": code, "message": message, "offset": offset}]);
        json!({"line": line, "input": input, "ok": false, "unambiguous": false, "violations": violations, "readings": null})
    };
    let output = run(&["check", "--json"], input);
    let rejected = unread(2, "http://u:***@b\u{fffd}/\u{fffd}", "input", "invalid UTF-8 at byte 12", Some(12));
    assert_eq!((&objects(&output)[1], objects(&output).len(), output.status.code()), (&rejected, 3, Some(1)));
    // JSON.
    let lines =
        b"\"http://a/\"\n\"http://b\xff\"\n[1]\n{\"input\":\"/c\",\"base\":\"//d\"}\n{\"id\":5}\n\"http://e/\"\n";
    let output = run(&["check", "--json", "--json-input"], lines);
    let found = objects(&output);
    assert_eq!(found[1], unread(2, "\"http://b\u{fffd}\"", "input", "invalid UTF-8 at byte 9", Some(9)));
    assert_eq!(found[2], unread(3, "[1]", "input", "expected a JSON string or object", None));
    assert_eq!(found[3], unread(4, "/c", "base", "the base is not an unambiguous URL", None));
    assert_eq!((&found[4]["id"], &found[4]["violations"][0]["code"]), (&json!(5), &json!("input")));
    assert_eq!((&found[0]["ok"], &found[5]["ok"], found.len()), (&json!(true), &json!(true), 6));
    assert_eq!((stderr(&output), output.status.code()), ("", Some(1)));
    let output = run(&["check", "--json-input"], lines);
    assert!(
        stdout(&output)
            .starts_with("ok\thttp://a/\nrejected\t\"http://b\\u{fffd}\"\tinvalid UTF-8 at byte 9\nrejected\t[1]\t")
    );
    assert_eq!((stdout(&output).lines().count(), stderr(&output)), (6, "4 of 6 lines rejected\n"));
}

/// A verdict has the characters of ASCII only, without those that control a terminal.
#[test]
fn verdicts_are_one_line_of_ascii() {
    for text in [
        "http://a\nok\thttps://evil.example/", "http://a/\r\nok x", "\u{1b}[31mhttp://a/", "http://\u{430}pple.com/",
        "http://a/\u{202e}b", "http://a\u{2028}ok b", "http://a/\u{85}", "\u{9b}31m", "http://a/\u{7f}\0",
    ] {
        let record = serde_json::to_string(text).unwrap();
        for output in [
            run(&["check", "--json-input"], record.as_bytes()),
            run(&["check", "--json-input", "--only", "rejected"], record.as_bytes()),
            run(&["check", "--json", "--json-input"], record.as_bytes()),
            run(&["check", "--", &text.replace('\0', "")], b""),
        ] {
            let line = stdout(&output).strip_suffix('\n').unwrap();
            let is_json = line.starts_with('{');
            assert!(line.chars().all(|it| matches!(it, ' '..='~' | '\t') || is_json && !it.is_control()), "{line:?}");
            assert!(is_json || line.starts_with("rejected\t") && line.split('\t').count() == 3, "{line:?}");
            assert_eq!((stderr(&output), output.status.code()), ("", Some(1)), "{text:?}");
        }
    }
    let output = run(&["check", "http://\u{430}pple.com/"], b"");
    let expected = "rejected\thttp://\\u{430}pple.com/\tIDNA maps non-ASCII characters of a host at byte 7; RFC 3986 rejects this at byte 7 (browsers: `xn--pple-43d.com`; RFC 3986: `\\u{430}pple.com`)";
    assert_eq!(stdout(&output).trim_end(), expected);
}
