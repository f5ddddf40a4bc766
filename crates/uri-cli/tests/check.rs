//! The output of `uri check`.

use serde_json::{Value, json};

use crate::support::{assert_uri, objects, run, run_words, stderr, stdout};

/// Returns the codes of the violations of rejected inputs, with a line for each object.
fn codes(arguments: &str, input: &str) -> String {
    let output = run_words(arguments, input);
    assert_eq!(output.status.code(), Some(1));
    let codes = |object: &Value| {
        let violations = object["violations"].as_array().unwrap().iter().map(|it| it["code"].as_str().unwrap());
        violations.collect::<Vec<_>>().join(" ")
    };
    objects(&output).iter().map(|it| codes(it) + "\n").collect()
}

#[test]
fn verdicts() {
    assert_uri!("check https://example.com/", @r"ok\thttps://example.com/");
    assert_uri!("check --unambiguous", "http://u:p@[::1]:8080/\n", @r"ok\thttp://u:***@[::1]:8080/");
    assert_uri!("check", "http:/evil.example/\nftp://a/\nhttp://2130706433/\n\n", @r"
    rejected\thttp:/evil.example/\tmissing `//` at byte 5 (browsers: `evil.example`; RFC 3986: no host)
    ok\tftp://a/
    rejected\thttp://2130706433/\tbrowsers read a number as an IPv4 address at byte 7 (browsers: `127.0.0.1`; RFC 3986: `2130706433`)
    rejected\t\tmissing scheme: the host depends on a base at byte 0 (browsers: no host; RFC 3986: no host)
    [status 1] 3 of 4 lines rejected
    ");
}

#[test]
fn a_policy() {
    let policy = "check --schemes https --ports 443,8443 --hosts api.example.com,*.example.org --public --no-userinfo";
    assert_uri!(policy, "https://api.example.com/a\nHTTPS://a.b.example.org:8443\n", @r"
    ok\thttps://api.example.com/a
    ok\tHTTPS://a.b.example.org:8443
    ");
    let rejected = "http://api.example.com/\nhttps://example.org/\nhttps://u@a.example.org:80/\nhttps://127.0.0.1/\nhttps://localhost/\nhttps://0x7f.1/\n";
    assert_uri!(policy, rejected, @r"
    rejected\thttp://api.example.com/\tthe policy does not allow this scheme at byte 0; the policy does not allow this port at byte 22
    rejected\thttps://example.org/\tthe policy does not allow this host at byte 8
    rejected\thttps://u@a.example.org:80/\tthe policy does not allow this port at byte 24; the policy does not allow a userinfo at byte 8
    rejected\thttps://127.0.0.1/\tnot a public address: loopback at byte 8; the policy does not allow this host at byte 8
    rejected\thttps://localhost/\tnot a name of the public DNS at byte 8; the policy does not allow this host at byte 8
    rejected\thttps://0x7f.1/\tnot a public address: loopback at byte 8; the policy does not allow this host at byte 8; browsers read a number as an IPv4 address at byte 8 (browsers: `127.0.0.1`; RFC 3986: `0x7f.1`)
    [status 1] 6 of 6 lines rejected
    ");
    insta::assert_snapshot!(codes(&format!("{policy} --json"), rejected), @"
    scheme port
    host
    port userinfo
    address host
    local-name host
    address host numeric-host
    ");
    assert_uri!("check --hosts a,* http://a/", @"[status 2] error: host pattern 2 has a `*` other than in `*.` before a name");
    assert_uri!("check --hosts a.example,.b.example http://a/", @"[status 2] error: host pattern 2 begins with a dot: the names below a name are written with `*.` before it");
    assert_uri!("check --unambiguous --public", @"[status 2] error: the argument '--unambiguous' cannot be used with '--public'");
}

/// Items of a list may have spaces around them, and a scheme what follows it in a URL.
#[test]
fn lists() {
    let policy =
        "check --only rejected --schemes 'https, ftp://,WS:' --ports '443, 21 ,80' --hosts ' a.example, *.b.example '";
    assert_uri!(policy, "https://a.example/\nftp://x.b.example/\nws://a.example/\nhttp://a.example/\n", @r"
    rejected\thttp://a.example/\tthe policy does not allow this scheme at byte 0
    [status 1] 1 of 4 lines rejected
    ");
    assert_uri!("check --schemes http;https", @"[status 2] error: invalid value 'http;https' for '--schemes <SCHEMES>': unexpected `;` in scheme at byte 4");
    assert_uri!("check --schemes http,", @"[status 2] error: invalid value '' for '--schemes <SCHEMES>': unexpected end of input in scheme at byte 0");
    assert_uri!("check --schemes https://h/", @"[status 2] error: invalid value 'https://h/' for '--schemes <SCHEMES>': unexpected `:` in scheme at byte 5");
    assert_uri!("check --ports 80,x", @"[status 2] error: invalid value 'x' for '--ports <PORTS>': invalid digit found in string");
    assert_uri!("check --hosts -a.example", @"[status 2] error: host pattern 1 matches no unambiguous URL: not a host name to all programs");
}

#[test]
fn redirects() {
    let base = "check --redirect-of https://example.com/login";
    assert_uri!(base, "/a\nhttps://example.com/b\n", @r"
    ok\t/a
    ok\thttps://example.com/b
    ");
    let rejected = "//evil.example\n/\\evil.example\n/a/..%2f/b\nhttps:evil.example\njavascript:alert(1)\nhttps://evil.example/\na\n";
    assert_uri!(base, rejected, @r"
    rejected\t//evil.example\tthe redirect may leave the origin: some programs read a second `/` at the beginning of the path at byte 1 (browsers: `evil.example`; RFC 3986: `evil.example`)
    rejected\t/\evil.example\tthe redirect may leave the origin: browsers read a backslash as `/` at byte 1 (browsers: `evil.example`; RFC 3986: no host)
    rejected\t/a/..%2f/b\tthe redirect may leave the origin: some programs read a second `/` at the beginning of the path at byte 8 (browsers: no host; RFC 3986: no host)
    rejected\thttps:evil.example\tthe redirect may leave the origin: missing `//` at byte 6 (browsers: `evil.example`; RFC 3986: no host)
    rejected\tjavascript:alert(1)\tthe redirect may leave the origin: only http, https, ws, wss and ftp are covered at byte 0 (browsers: no host; RFC 3986: no host)
    rejected\thttps://evil.example/\tthe redirect may leave the origin: the target has another origin than the base at byte 0
    rejected\ta\tthe redirect may leave the origin: the target is neither a URL nor a path that begins with `/` at byte 0 (browsers: no host; RFC 3986: no host)
    [status 1] 7 of 7 lines rejected
    ");
    insta::assert_snapshot!(codes(&format!("{base} --json"), rejected), @"
    redirect
    redirect
    redirect
    redirect
    redirect
    redirect
    redirect
    ");
    assert_uri!("check --redirect-of /a /b", @"
    [status 2] base:
    error: the base is not an unambiguous URL
    ");
    // The policy applies to the URL that the redirect leads to.
    insta::assert_snapshot!(codes("check --redirect-of http://127.0.0.1/ --public --json", "/a"), @"address");
}

#[test]
fn json() {
    let input = "{\"input\":\"http:\\\\\\\\a:80\",\"id\":7}\n{\"input\":\"/b\",\"base\":\"https://a/\"}\n";
    assert_uri!("check --json --json-input", input, @r#"
    {"line":1,"id":7,"input":"http:\\\\a:80","ok":false,"unambiguous":false,"violations":[{"code":"backslash","message":"browsers read a backslash as `/` at byte 5","offset":5},{"code":"invalid","message":"RFC 3986 rejects this at byte 5","offset":5}],"readings":{"rfc3986":{"scheme":"http","userinfo":false,"host":null,"port":null},"browsers":{"scheme":"http","userinfo":false,"host":"a","port":80}}}
    {"line":2,"input":"/b","ok":true,"unambiguous":true,"violations":[],"readings":{"rfc3986":{"scheme":"https","userinfo":false,"host":"a","port":443},"browsers":{"scheme":"https","userinfo":false,"host":"a","port":443}}}
    [status 1]
    "#);
}

/// A filter for pipelines.
#[test]
fn only() {
    let input = "http://u:p@a/\nhttp:/b/\n\u{430}\nHTTP://c:80\n";
    assert_uri!("check --only ok", input, @"
    http://u:p@a/
    HTTP://c:80
    [status 1] 2 of 4 lines rejected
    ");
    assert_uri!("check --only ok --redirect-of https://a/", "/b\nhttps://a/#c\n", @"
    /b
    https://a/#c
    ");
    assert_uri!("check --only rejected", input, @r"
    rejected\thttp:/b/\tmissing `//` at byte 5 (browsers: `b`; RFC 3986: no host)
    rejected\t\u{430}\tmissing scheme: the host depends on a base at byte 0; RFC 3986 rejects this at byte 0 (browsers: no host; RFC 3986: no host)
    [status 1] 2 of 4 lines rejected
    ");
    assert_uri!("check --only rejected http://a/", @"");
    for (only, lines) in [("ok", [1, 4]), ("rejected", [2, 3])] {
        let output = run_words(&format!("check --json --only {only}"), input);
        let found: Vec<_> = objects(&output).iter().map(|it| (it["line"].clone(), it["ok"].clone())).collect();
        assert_eq!(
            (found, output.status.code()),
            (lines.map(|line| (json!(line), json!(only == "ok"))).to_vec(), Some(1))
        );
    }
    assert_uri!("check --only all", @"
    [status 2] error: invalid value 'all' for '--only <VERDICT>'
      [possible values: ok, rejected]
    ");
}

/// Each input has one verdict, in the order of the inputs.
#[test]
fn inputs_that_are_not_text_are_rejected() {
    let input = b"http://a/\nhttp://u:p@b\xff/\xc3\nhttp://c/\n";
    assert_uri!("check", input, @r"
    ok\thttp://a/
    rejected\thttp://u:***@b\u{fffd}/\u{fffd}\tinvalid UTF-8 at byte 12
    ok\thttp://c/
    [status 1] 1 of 3 lines rejected
    ");
    assert_uri!("check --only ok", input, @"
    http://a/
    http://c/
    [status 1] 1 of 3 lines rejected
    ");
    assert_uri!("check --json", input, @r#"
    {"line":1,"input":"http://a/","ok":true,"unambiguous":true,"violations":[],"readings":{"rfc3986":{"scheme":"http","userinfo":false,"host":"a","port":80},"browsers":{"scheme":"http","userinfo":false,"host":"a","port":80}}}
    {"line":2,"input":"http://u:***@b�/�","ok":false,"unambiguous":false,"violations":[{"code":"input","message":"invalid UTF-8 at byte 12","offset":12}],"readings":null}
    {"line":3,"input":"http://c/","ok":true,"unambiguous":true,"violations":[],"readings":{"rfc3986":{"scheme":"http","userinfo":false,"host":"c","port":80},"browsers":{"scheme":"http","userinfo":false,"host":"c","port":80}}}
    [status 1]
    "#);
    let lines =
        b"\"http://a/\"\n\"http://b\xff\"\n[1]\n{\"input\":\"/c\",\"base\":\"//d\"}\n{\"id\":5}\n\"http://e/\"\n";
    assert_uri!("check --json --json-input", lines, @r#"
    {"line":1,"input":"http://a/","ok":true,"unambiguous":true,"violations":[],"readings":{"rfc3986":{"scheme":"http","userinfo":false,"host":"a","port":80},"browsers":{"scheme":"http","userinfo":false,"host":"a","port":80}}}
    {"line":2,"input":"\"http://b�\"","ok":false,"unambiguous":false,"violations":[{"code":"input","message":"invalid UTF-8 at byte 9","offset":9}],"readings":null}
    {"line":3,"input":"[1]","ok":false,"unambiguous":false,"violations":[{"code":"input","message":"expected a JSON string or object","offset":null}],"readings":null}
    {"line":4,"input":"/c","ok":false,"unambiguous":false,"violations":[{"code":"base","message":"the base is not an unambiguous URL","offset":null}],"readings":null}
    {"line":5,"id":5,"input":"{\"id\":5}","ok":false,"unambiguous":false,"violations":[{"code":"input","message":"missing `input` in JSON object","offset":null}],"readings":null}
    {"line":6,"input":"http://e/","ok":true,"unambiguous":true,"violations":[],"readings":{"rfc3986":{"scheme":"http","userinfo":false,"host":"e","port":80},"browsers":{"scheme":"http","userinfo":false,"host":"e","port":80}}}
    [status 1]
    "#);
    assert_uri!("check --json-input", lines, @r#"
    ok\thttp://a/
    rejected\t"http://b\u{fffd}"\tinvalid UTF-8 at byte 9
    rejected\t[1]\texpected a JSON string or object
    rejected\t/c\tthe base is not an unambiguous URL
    rejected\t{"id":5}\tmissing `input` in JSON object
    ok\thttp://e/
    [status 1] 4 of 6 lines rejected
    "#);
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
    assert_uri!("check http://\u{430}pple.com/", @r"
    rejected\thttp://\u{430}pple.com/\tIDNA maps non-ASCII characters of a host at byte 7; RFC 3986 rejects this at byte 7 (browsers: `xn--pple-43d.com`; RFC 3986: `\u{430}pple.com`)
    [status 1]
    ");
}
