//! The output of each command of `uri`.

use serde_json::json;

use crate::support::{assert_uri, objects, run, run_words, stderr, stdout};

const BASE: &str = "http://a/b/c/d;p?q";

#[test]
fn resolve() {
    assert_uri!(&format!("resolve --base {BASE} ../g http:g '#s'"), @"
    http://a/b/g
    http:g
    http://a/b/c/d;p?q#s
    ");
    assert_uri!("resolve --base http://a/b#f --non-strict", "http:g\n\n", @"
    http://a/g
    http://a/b
    ");
    assert_uri!("resolve --iri --base http://\u{e9}/a/b ../\u{fc}", @"http://é/ü");
    assert_uri!(&format!("resolve --base {BASE} --json .."), @r#"{"line":1,"input":"..","base":"http://a/b/c/d;p?q","result":"http://a/b/"}"#);
}

#[test]
fn resolve_with_json_input() {
    let lines = [
        r#"{"input":"c","base":"mailto:a@b"}"#, r#"{"input":"http:g","non_strict":true}"#,
        r#"{"input":"g","base":"//h/"}"#, r#""g<""#,
    ];
    assert_uri!(&format!("resolve --base {BASE} --json --json-input"), lines.join("\n"), @r##"
    {"line":1,"input":"c","base":"mailto:a@b","result":"mailto:c"}
    {"line":2,"input":"http:g","base":"http://a/b/c/d;p?q","result":"http://a/b/c/g"}
    {"line":3,"input":"g","valid":false,"error":{"message":"missing scheme: a URI begins with one","part":"base","text":"//h/","component":"scheme","offset":0,"expected":["ALPHA"],"rule":"scheme","section":"RFC 3986, section 3.1","notes":["the text is a relative reference (RFC 3986, section 4.2)"],"repair":null}}
    {"line":4,"input":"g<","valid":false,"error":{"message":"unexpected `<` in path at byte 1; write `<` as `%3C`","component":"path","offset":1,"expected":["unreserved","pct-encoded","sub-delims","\"@\"","\"/\"","\"?\"","\"#\"","the end"],"rule":"segment-nz-nc","section":"RFC 3986, section 3.3","notes":[],"repair":"g%3C"}}
    [status 1]
    "##);
}

/// An error in the command line is reported once, however many inputs there are.
#[test]
fn resolve_requires_a_base() {
    assert_uri!("resolve a:b", @"[status 2] error: missing base; use `--base`");
    assert_uri!("resolve --base //h a:b c:d", @r#"
    [status 2] base:
    error: missing scheme: a URI begins with one
        //h
        ^
    rule:     scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )
              (RFC 3986, section 3.1)
    expected: ALPHA
              ALPHA = %x41-5A / %x61-7A   ; A-Z / a-z
    note:     the text is a relative reference (RFC 3986, section 4.2)
    "#);
    // In JSON, the report is an object without an input.
    assert_uri!("resolve --base //h --json a:b", @r#"
    {"error":{"message":"missing scheme: a URI begins with one","part":"base","text":"//h","component":"scheme","offset":0,"expected":["ALPHA"],"rule":"scheme","section":"RFC 3986, section 3.1","notes":["the text is a relative reference (RFC 3986, section 4.2)"],"repair":null}}
    [status 2]
    "#);
    // Objects may have bases of their own.
    assert_uri!("resolve --json --json-input", "{\"input\":\"a:b\",\"base\":\"a:\"}\n\"a:b\"\n", @r#"
    {"line":1,"input":"a:b","base":"a:","result":"a:b"}
    {"line":2,"input":"a:b","valid":false,"error":{"message":"missing base; use `--base`","component":null,"offset":null,"expected":[],"rule":null,"section":null,"notes":[],"repair":null}}
    [status 1]
    "#);
}

#[test]
fn relativize_requires_a_base() {
    assert_uri!("relativize a:b", @"[status 2] error: missing base; use `--base`");
    assert_uri!("relativize --base //h a:b c:d", @r#"
    [status 2] base:
    error: missing scheme: a URI begins with one
        //h
        ^
    rule:     scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )
              (RFC 3986, section 3.1)
    expected: ALPHA
              ALPHA = %x41-5A / %x61-7A   ; A-Z / a-z
    note:     the text is a relative reference (RFC 3986, section 4.2)
    "#);
    assert_uri!("relativize --base //h --json a:b", @r#"
    {"error":{"message":"missing scheme: a URI begins with one","part":"base","text":"//h","component":"scheme","offset":0,"expected":["ALPHA"],"rule":"scheme","section":"RFC 3986, section 3.1","notes":["the text is a relative reference (RFC 3986, section 4.2)"],"repair":null}}
    [status 2]
    "#);
    assert_uri!("relativize --json --json-input", "{\"input\":\"a:b\",\"base\":\"a:\"}\n\"a:b\"\n", @r#"
    {"line":1,"input":"a:b","base":"a:","result":"b"}
    {"line":2,"input":"a:b","valid":false,"error":{"message":"missing base; use `--base`","component":null,"offset":null,"expected":[],"rule":null,"section":null,"notes":[],"repair":null}}
    [status 1]
    "#);
}

#[test]
fn relativize() {
    assert_uri!(&format!("relativize --base {BASE}"), "http://a/b/c/g\nhttp://a/g\nx\nmailto:a@b\n", @"
    g
    /g
    mailto:a@b
    [status 1] line 3: missing scheme: a URI begins with one
    1 of 4 lines rejected
    ");
    assert_uri!("relativize --iri --base http://\u{e9}/a/b http://\u{e9}/a/\u{fc}", @"ü");
    assert_uri!("relativize --base x:? --json x:", @r#"{"line":1,"input":"x:","base":"x:?","result":"."}"#);
}

#[test]
fn repair() {
    assert_uri!("repair", "http://h/a b\n<http://x/>\n\nhttp://a b/\ntel:+49 30 498\n", @"
    http://h/a%20b
    http://x/

    [status 1] line 4: unexpected ` ` in host at byte 8
    line 5: unexpected ` ` in path at byte 7
    2 of 5 lines rejected
    ");
    assert_uri!("repair --json a 'b c'", @r#"
    {"line":1,"input":"a","result":"a","changed":false}
    {"line":2,"input":"b c","result":"b%20c","changed":true}
    "#);
    // What is around it, as in running text, and data that the specification of URNs percent-encodes.
    assert_uri!("repair", "(http://h/a(b))\n'mailto:joe@h'\n`urn:isbn:0 306`\n(a b)\n{id}\n", @"
    http://h/a(b)
    mailto:joe@h
    urn:isbn:0%20306
    (a%20b)
    %7Bid%7D
    ");
    // The expected kind is the requested one.
    assert_uri!("repair --as uri 'a b'", @r#"
    [status 1] error: missing scheme: a URI begins with one
        a b
         ^
    rule:     scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )
              (RFC 3986, section 3.1)
    expected: ALPHA, DIGIT, "+", "-", "." or ":"
              ALPHA = %x41-5A / %x61-7A   ; A-Z / a-z
              DIGIT = %x30-39   ; 0-9
    "#);
    assert_uri!("repair --iri", "/\u{e9} b", @"/é%20b");
    assert_uri!("repair", "http:\\\\b\u{fc}cher.example\\\u{e9}", @"http://xn--bcher-kva.example/%C3%A9");
    assert_uri!("resolve --lenient --base http://h/d/p", "..\\a b", @"http://h/a%20b");
}

#[test]
fn normalize() {
    assert_uri!("normalize HTTP://A:80/%7e/.. a/../b", @"
    http://a:80/
    a/../b
    ");
    assert_uri!("normalize --level scheme HTTP://A:80", @"http://a/");
    assert_uri!("normalize --iri http://h/%7e\u{e9}/../\u{fc}", @"http://h/ü");
    let lines = [
        r#""http://h:80/""#, r#"{"input":"http://h:80/","level":"scheme"}"#, r#"{"input":"a","level":"x"}"#,
        r#"{"input":"A/.","as":"uri"}"#,
    ];
    assert_uri!("normalize --json --json-input", lines.join("\n"), @r#"
    {"line":1,"input":"http://h:80/","result":"http://h:80/","changed":false}
    {"line":2,"input":"http://h:80/","result":"http://h/","changed":true}
    {"line":3,"input":"{\"input\":\"a\",\"level\":\"x\"}","valid":false,"error":{"message":"invalid JSON object: unknown variant `x`, expected `syntax` or `scheme`","component":null,"offset":null,"expected":[],"rule":null,"section":null,"notes":[],"repair":null}}
    {"line":4,"input":"A/.","valid":false,"error":{"message":"missing scheme: a URI begins with one","component":"scheme","offset":1,"expected":["ALPHA","DIGIT","\"+\"","\"-\"","\".\"","\":\""],"rule":"scheme","section":"RFC 3986, section 3.1","notes":["the text is a relative reference (RFC 3986, section 4.2)"],"repair":null}}
    [status 1]
    "#);
    assert_uri!("normalize --iri --as uri a:b", @"[status 2] error: the argument '--iri' cannot be used with '--as <KIND>'");
}

#[test]
fn normalize_as_each_kind() {
    let inputs = "HTTP://A#B\nHTTP://A\n//A\nHTTP://\u{e9}#\n//\u{e9}\n";
    assert_uri!("normalize --quiet --as uri", inputs, @"
    http://a#B
    http://a
    [status 1]
    ");
    assert_uri!("normalize --quiet --as uri-reference", inputs, @"
    http://a#B
    http://a
    //a
    [status 1]
    ");
    assert_uri!("normalize --quiet --as absolute-uri", inputs, @"
    http://a
    [status 1]
    ");
    assert_uri!("normalize --quiet --as relative-ref", inputs, @"
    //a
    [status 1]
    ");
    assert_uri!("normalize --quiet --as iri", inputs, @"
    http://a#B
    http://a
    http://é#
    [status 1]
    ");
    assert_uri!("normalize --quiet --as iri-reference", inputs, @"
    http://a#B
    http://a
    //a
    http://é#
    //é
    ");
    assert_uri!("normalize --quiet --as absolute-iri", inputs, @"
    http://a
    [status 1]
    ");
    assert_uri!("normalize --quiet --as relative-iri-ref", inputs, @"
    //a
    //é
    [status 1]
    ");
}

#[test]
fn compare() {
    assert_uri!("compare http://a HTTP://a:80/", @"equal at: scheme");
    assert_uri!("compare", "a b\na\ta\n\ta\na  a\n", @"
    different in: path
    equal at: string
    different in: path
    equal at: string
    ");
    assert_uri!("compare", "a\na b c\n", @"
    [status 1] line 1: expected two references, separated by a tab or spaces
    line 2: b: unexpected ` ` in path at byte 1; write ` ` as `%20`
    2 of 2 lines rejected
    ");
    assert_uri!("compare a", @"[status 2] uri: expected two references, got 1");
    assert_uri!("compare --json %7e ~", @r#"{"line":1,"a":"%7e","b":"~","equal_at":"percent","differs_in":null}"#);
    assert_uri!("compare --json --json-input", "{\"a\":\"x:\",\"b\":\"y:\"}\n{\"a\":\"x:\",\"b\":\"y<\"}\n", @r##"
    {"line":1,"a":"x:","b":"y:","equal_at":null,"differs_in":"scheme"}
    {"line":2,"input":"{\"a\":\"x:\",\"b\":\"y<\"}","valid":false,"error":{"message":"unexpected `<` in path at byte 1; write `<` as `%3C`","part":"b","text":"y<","component":"path","offset":1,"expected":["unreserved","pct-encoded","sub-delims","\"@\"","\"/\"","\"?\"","\"#\"","the end"],"rule":"segment-nz-nc","section":"RFC 3986, section 3.3","notes":[],"repair":"y%3C"}}
    [status 1]
    "##);
}

#[test]
fn compare_iris() {
    assert_uri!("compare --iri http://\u{e9}/%7e http://\u{e9}/~", @"equal at: percent");
    assert_uri!("compare --iri --equal-at case \u{f8} %C3%B8", @"
    equal at: percent, not at case
    [status 1]
    ");
    for (a, b, expected) in [
        ("Troms\u{f8}", "Troms\u{f8}", "equal at: string"),
        ("Troms\u{f8}", "Troms%C3%B8", "equal at: percent"),
        ("Troms%c3%b8", "Troms\u{f8}", "equal at: percent"),
        // Equal as IRIs at `path`, and as URIs before.
        ("/a/%C3%B8/../%C3%B8", "/a/\u{f8}/../%C3%B8", "equal at: percent"),
        ("x:/a/../%C3%B8", "x:/\u{f8}", "equal at: path"),
        ("http://h:80/%C3%B8", "http://h/\u{f8}", "equal at: scheme"),
        ("mailto:a@H?subject=%C3%B8", "mailto:a@h?subject=\u{f8}", "equal at: scheme"),
        ("http://\u{f8}", "http://xn--8ca", "different in: host"),
        ("Troms\u{f8}", "Troms%C3%98", "different in: path"),
    ] {
        let output = run_words("compare --iri", &format!("{a} {b}\n{b} {a}\n"));
        assert_eq!(stdout(&output), format!("{expected}\n{expected}\n"), "{a} {b}");
        assert_eq!((stderr(&output), output.status.code()), ("", Some(0)), "{a} {b}");
    }
}

/// A rung includes those below it. One pair that is not equal there is enough.
#[test]
fn compare_equal_at() {
    let equal = ["http://a/~b", "HTTP://a/~b", "http://a/%7Eb", "http://a/./~b", "http://a:80/~b"];
    let rungs = ["string", "case", "percent", "path", "scheme"];
    for (lowest, other) in equal.into_iter().enumerate() {
        for (asked, rung) in rungs.into_iter().enumerate() {
            let output = run(&["compare", "--equal-at", rung, equal[0], other], b"");
            let missed = if asked < lowest { format!(", not at {rung}") } else { String::new() };
            assert_eq!(stdout(&output), format!("equal at: {}{missed}\n", rungs[lowest]));
            assert_eq!(output.status.code(), Some(i32::from(asked < lowest)), "{rung} {other}");
        }
    }
    assert_uri!("compare --equal-at string", "a a\na b\na a\n", @"
    equal at: string
    different in: path
    equal at: string
    [status 1]
    ");
}

#[test]
fn complete() {
    let lines = "www.w3.org/Addressing/\nlocalhost:3000\njoe@h\n/a\n";
    assert_uri!("complete --errors full --scheme http", lines, @"
    http://www.w3.org/Addressing/
    http://localhost:3000
    [status 1] standard input, line 3:
    error: ambiguous input
        joe@h
    perhaps:  mailto:joe@h
    perhaps:  http://joe@h
    standard input, line 4:
    error: the text does not begin with a host
        /a
    2 of 4 lines rejected
    ");
    assert_uri!("complete --json w3.org intro 'w3.org/a b'", @r##"
    {"line":1,"input":"w3.org","result":"https://w3.org","changed":true}
    {"line":2,"input":"intro","valid":false,"error":{"message":"ambiguous input","component":null,"offset":null,"expected":[],"rule":null,"section":null,"notes":[],"repair":null,"candidates":["https://intro"]}}
    {"line":3,"input":"w3.org/a b","valid":false,"error":{"message":"unexpected ` ` in path at byte 16; write ` ` as `%20`","part":"completed","text":"https://w3.org/a b","component":"path","offset":16,"expected":["pchar","\"/\"","\"?\"","\"#\"","the end"],"rule":"segment","section":"RFC 3986, section 3.3","notes":[],"repair":"https://w3.org/a%20b"}}
    [status 1]
    "##);
    // If nothing was completed, the text is that of the input.
    assert_uri!("complete 'http://h/a b'", @r##"
    [status 1] error: unexpected ` ` in path at byte 10
        http://h/a b
                  ^
    rule:     segment = *pchar
              (RFC 3986, section 3.3)
    expected: pchar, "/", "?", "#" or the end
              pchar = unreserved / pct-encoded / sub-delims / ":" / "@"
    repair:   http://h/a%20b
    "##);
    assert_uri!("complete", "files.example.net:\n[fe80::1]:repo.git\n", @"
    https://files.example.net:
    [status 1] line 2: ambiguous input
    1 of 2 lines rejected
    ");
    assert_uri!("complete --scheme 1:", @r#"
    [status 2] scheme:
    error: unexpected `1` in scheme at byte 0
        1:
        ^
    rule:     scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )
              (RFC 3986, section 3.1)
    expected: ALPHA
              ALPHA = %x41-5A / %x61-7A   ; A-Z / a-z
    "#);
}

#[test]
fn find() {
    let text = b"see http://h/a, <urn:isbn:1>.\nnothing\n\xFF http://\xFFhttp://h/\xC3\xA9\n";
    // Without objects a note says how many may be longer.
    assert_uri!("find", text, @"
    http://h/a
    urn:isbn:1
    http://h/
    [status 0] note: URIs that end before an invalid character: 1; `--iri` accepts characters outside ASCII
    ");
    assert_uri!("find --iri --json", text, @r#"
    {"line":1,"start":4,"end":14,"uri":"http://h/a"}
    {"line":1,"start":17,"end":27,"uri":"urn:isbn:1"}
    {"line":3,"start":10,"end":21,"uri":"http://h/é"}
    "#);
    assert_uri!("find --json 'http://h/{id}' 'http://h/, {id}'", @r#"
    {"line":1,"start":0,"end":9,"uri":"http://h/","truncated":true}
    {"line":2,"start":0,"end":9,"uri":"http://h/"}
    "#);
    // As in `grep`, finding nothing is the other answer.
    assert_uri!("find nothing 'note: this' ''", @"[status 1] note: no URI found");
    assert_uri!("find --quiet nothing", @"[status 1]");
    assert_uri!("find --json nothing", @"[status 1]");
}

#[test]
fn find_more_with_options() {
    let text = "See notes.txt, \u{43f}\u{440}\u{438}\u{43c}\u{435}\u{440}.\u{440}\u{444} www.example.com/?a&amp;b, joe@example.com, pkg:npm/a.";
    assert_uri!("find", text, @"[status 1] note: no URI found; `--without-scheme` finds links such as `www.example.com`");
    assert_uri!("find --without-scheme", text, @"https://www.example.com/?a&amp;b");
    assert_uri!("find --without-scheme --html", text, @"https://www.example.com/?a&b");
    assert_uri!("find --without-scheme --iri", text, @"
    https://пример.рф
    https://www.example.com/?a&amp;b
    ");
    assert_uri!("find --email", text, @"mailto:joe@example.com");
    assert_uri!("find --scheme matrix,pkg", text, @"pkg:npm/a");
    assert_uri!("find --scheme 1:", @"[status 2] error: invalid value '1:' for '--scheme <NAME>': invalid scheme");
}

/// A note names an option only if it helps.
#[test]
fn find_advises_options_that_help() {
    for (text, notes) in [
        ("http://h/{id}", &["URIs that end before an invalid character: 1"][..]),
        ("http://h/a^b http://h/{id}", &["URIs that end before an invalid character: 2"]),
        (
            "http://h/{id} http://h/caf\u{e9}",
            &["URIs that end before an invalid character: 2; `--iri` accepts characters outside ASCII"],
        ),
        ("http://h/a\u{fdd0}", &["URIs that end before an invalid character: 1"]),
        (
            "http://b\u{fc}cher.example/",
            &["URIs left out because their host is invalid: 1; `--iri` accepts characters outside ASCII"],
        ),
        (
            "http://h/{id} http://caf\u{e9}.example",
            &[
                "URIs that end before an invalid character: 1",
                "URIs left out because their host is invalid: 1; `--iri` accepts characters outside ASCII",
            ],
        ),
        ("http://{host}/ tel:me", &["URIs left out because their host is invalid: 1"]),
        ("http://u:http://u:http://u \u{e9}", &["URIs left out because their host is invalid: 2"]),
        (
            "http://h/{id} http://api-{x}/ http://[::1",
            &["URIs that end before an invalid character: 1", "URIs left out because their host is invalid: 2"],
        ),
        ("tom@example.com", &["no URI found; `--email` finds addresses"]),
        ("use http:// or `https://`, main.txt", &["no URI found"]),
    ] {
        let output = run(&["find", text], b"");
        let found: Vec<&str> = stderr(&output).lines().filter_map(|it| it.strip_prefix("note: ")).collect();
        assert_eq!(found, notes, "{text}");
    }
    let output = run(&["find", "--iri", "http://b\u{fc}cher.example/{id}"], b"");
    assert_eq!(stderr(&output), "note: URIs that end before an invalid character: 1\n");
}

/// A URI in angle brackets may be broken into lines, none of which is empty.
#[test]
fn find_across_lines() {
    let text = b"<http://h/a\r\n  b> http://c\nif a < b\n<http://h/x\n\xFF\n<http://d/\n\ne>\n<URL:\nhttp://z>";
    assert_uri!("find --json", text, @r#"
    {"line":1,"start":1,"end_line":2,"end":3,"uri":"http://h/ab"}
    {"line":2,"start":5,"end":13,"uri":"http://c"}
    {"line":4,"start":1,"end":11,"uri":"http://h/x"}
    {"line":6,"start":1,"end":10,"uri":"http://d/"}
    {"line":10,"start":0,"end":8,"uri":"http://z"}
    "#);
    // An argument is one text, whose bytes are counted across lines.
    assert_uri!("find --json '\n<http://h/a\nb>'", @r#"{"line":1,"start":2,"end":14,"uri":"http://h/ab"}"#);
    let many = ["<http://h/a"; 100].join("\n");
    assert_eq!(stdout(&run(&["find"], many.as_bytes())).lines().count(), 100);
}

/// As many lines as there are inputs, whatever is in them.
#[test]
fn redact() {
    let log = "\
16:04:05 user ann@example.com logged in from 192.0.2.7:5022

{\"at\":\"16:04:05\",\"db\":\"postgres://app:secret@db/orders\",\"by\":\"ann@example.com\"}
GET /login?next=%2F&Token=abc&to=http://u:p/w@h/ HTTP/1.1\r
";
    assert_uri!("redact", log, @r#"
    16:04:05 user ann@example.com logged in from 192.0.2.7:5022

    {"at":"16:04:05","db":"postgres://app:***@db/orders","by":"ann@example.com"}
    GET /login?next=%2F&Token=abc&to=http://u:***@h/ HTTP/1.1
    "#);
    assert_uri!("redact --values-of token,key 'a?TOKEN=x y' 'b?token=x#key=z' '/?%6Bey=y&b=c' token=x", @r"
    a?TOKEN=*** y
    b?token=***#key=z
    /?%6Bey=***&b=c
    token=x
    ");
    assert_uri!("redact --json", "http://u:p@h/\nb\n", @r#"
    {"line":1,"result":"http://u:***@h/","changed":true}
    {"line":2,"result":"b","changed":false}
    "#);
    assert_eq!(stdout(&run(&["redact"], b"\xff http://u:\xfe@h/\n")), "\u{fffd} http://u:***@h/\n");
}

#[test]
fn encode_and_decode() {
    assert_uri!("encode", "\u{e9}=&\n", @"%C3%A9%3D%26");
    // Parts that consist of several parts.
    assert_uri!("encode --component segment", "a/b c&d", @"a%2Fb%20c&d");
    assert_uri!("decode --component segment", "a%2Fb%20c&d", @"a/b c&d");
    assert_uri!("encode --component path", "a b/\u{fc}?", @"a%20b/%C3%BC%3F");
    assert_uri!("decode --component path", "a%20b/%C3%BC%3F", @"a b/ü?");
    assert_uri!("encode --component userinfo", "a@:b:c", @"a%40:b:c");
    assert_uri!("decode --component userinfo", "a%40:b:c", @"a@:b:c");
    assert_uri!("encode --component reg-name", "::1", @"%3A%3A1");
    assert_uri!("decode --component reg-name", "%3A%3A1", @"::1");
    assert_uri!("encode --plus", "a  b+c&d=%\n\n \n", @"
    a++b%2Bc%26d%3D%25

    +
    ");
    assert_uri!("decode --plus", "a++b%2Bc%26d%20%3D%25\n", @"a  b+c&d =%");
    // Unencoded text is copied, unless a named component does not allow it.
    assert_uri!("decode", "a b\n[x]\u{e9}\na#b%20+\n", @"
    a b
    [x]é
    a#b +
    ");
    for component in ["user", "password", "reg-name", "segment", "query", "data", "fragment", "path", "userinfo"] {
        let output = run_words(&format!("decode --component {component}"), "[x]\na%20b\n");
        assert_eq!((stdout(&output), output.status.code()), ("a b\n", Some(1)), "{component}");
    }
    assert_uri!("decode --errors full a%2", @"
    [status 1] error: expected two hexadecimal digits after `%` at byte 1
        a%2
         ^
    ");
    assert_uri!("encode --plus --component segment a", @"[status 2] error: the argument '--plus' cannot be used with '--component <NAME>'");
    assert_uri!("decode --json %41 %ff %4", @r#"
    {"line":1,"input":"%41","utf8":"A","bytes":"41"}
    {"line":2,"input":"%ff","utf8":null,"bytes":"FF"}
    {"line":3,"input":"%4","valid":false,"error":{"message":"expected two hexadecimal digits after `%` at byte 0","component":null,"offset":0,"expected":[],"rule":null,"section":null,"notes":[],"repair":null}}
    [status 1]
    "#);
}

#[test]
fn query() {
    assert_uri!("query", "http://h/?a=%7e&b&a=x+y#f", @"
    a=~
    b
    a=x+y
    ");
    assert_uri!("query --get a --get b --get c --get d", "?a=%7e&b&a=x+y&d=1", @"
    ~
    x+y

    1
    ");
    assert_uri!("query --plus --get a", "?a=%7e&b&a=x+y", @"
    ~
    x y
    ");
    assert_uri!("query --semicolon", "?a=1;b&c", @"
    a=1
    b&c
    ");
    assert_uri!("query --keep q,page", "/?q=1&sid=7&page=2&q=%33\n/?a\n/", @"
    /?q=1&page=2&q=%33
    /
    /
    ");
    assert_uri!("query --keep 'q, page'", "/?q=1&sid=7&page=2", @"/?q=1&page=2");
    assert_uri!("redact --values-of 'token, key' 'GET /?token=a&key=b&c=d'", @"GET /?token=***&key=***&c=d");
    assert_uri!("find --scheme 'pkg, matrix' 'pkg:npm/a matrix:r/b'", @"
    pkg:npm/a
    matrix:r/b
    ");
    assert_uri!("query --keep q --set q=2", "/?q=1&x", @"/?q=2");
    assert_uri!("query --iri --get \u{e9}", "?\u{e9}=1", @"1");
    for options in ["--append b", "--sort", "--drop-empty"] {
        assert_eq!(run_words(&format!("query --get a {options} ?a"), "").status.code(), Some(2), "{options}");
    }
    // Data that is not UTF-8 is in hexadecimal.
    assert_uri!("query --json '?a=%EF%BF%BD&b=%ff&%fec=d&e'", @r#"
    {"line":1,"input":"?a=%EF%BF%BD&b=%ff&%fec=d&e","key":"a","value":"�"}
    {"line":1,"input":"?a=%EF%BF%BD&b=%ff&%fec=d&e","key":"b","value":null,"value_bytes":"FF"}
    {"line":1,"input":"?a=%EF%BF%BD&b=%ff&%fec=d&e","key":null,"key_bytes":"FE63","value":"d"}
    {"line":1,"input":"?a=%EF%BF%BD&b=%ff&%fec=d&e","key":"e","value":null}
    "#);
}

#[test]
fn query_edits() {
    assert_uri!("query --remove b --set 'c=1&2' --set d", "?a=%7e&b&a=x+y#f", @"?a=%7e&a=x+y&c=1%262&d#f");
    assert_uri!("query --append 'a=1&2' --append e --set a=z", "?a=%7e&b&a=x+y", @"?a=z&b&a=1%262&e");
    assert_uri!("query --remove-prefix utm_ --remove-prefix fb", "?utm_source=a&q=1&utm%5fid&fbclid=b", @"?q=1");
    assert_uri!("query --remove x", "http://h/?", @"http://h/?");
    assert_uri!("query --remove a", "http://h/?&a=1&\n?&a&b\n", @"
    http://h/
    ?&b
    ");
    assert_uri!("query --sort", "?b=1&a=2&%61=1&B&b=0#f\n?a&b\n", @"
    ?B&a=2&%61=1&b=1&b=0#f
    ?a&b
    ");
    assert_uri!("query --dedupe", "?a=1&b&a=2&%61=%31&b=&b", @"?a=1&b&a=2&b=");
    assert_uri!("query --drop-empty", "?a&&b=1&c=&=&=d&\n?a&\n?\na", @"
    ?b=1&=d

    ?
    a
    ");
    assert_uri!("query --semicolon --drop-empty --dedupe --sort", "?b=1;a;;b=1;a=&", @"?a=&;b=1");
    assert_uri!("query --if-absent --set a=2 --set c=3 --set c=4", "?a=1&b\nx", @"
    ?a=1&b&c=3
    x?a=2&c=3
    ");
    // The new pairs are sorted, too, and removed if they are equal or empty.
    assert_uri!("query --sort --dedupe --drop-empty --append a=1 --append c --set b=0", "?b=1&a=1", @"?a=1&b=0");
    assert_uri!("query --if-absent ?a", @"
    [status 2] error: the following required arguments were not provided:
      --set <KEY=VALUE>
    ");
    assert_uri!("query --if-absent --append a ?a", @"
    [status 2] error: the following required arguments were not provided:
      --set <KEY=VALUE>
    ");
}

#[test]
fn iris() {
    let objects = objects(&run_words("parse --as iri-reference --json x://\u{fc}/\u{e9} \u{e9} \u{e9}:b", ""));
    assert_eq!((&objects[0]["kind"], &objects[0]["host"]), (&json!("iri"), &json!("\u{fc}")));
    assert_eq!(objects[1]["kind"], json!("relative-iri-ref"));
    assert_eq!(objects[2]["error"]["offset"], json!(2));
    assert_uri!("to-uri //\u{fc}/\u{e9}", @"//%C3%BC/%C3%A9");
    assert_uri!("to-iri //%C3%BC/%C3%A9%2F", @"//ü/é%2F");
    assert_uri!("to-iri --idna //xn--tda/%C3%A9", @"//ü/é");
    assert_uri!("to-uri --idna //\u{fc}/\u{e9}", @"//xn--tda/%C3%A9");
    assert_uri!("to-uri --errors full --idna //\u{fc}_/", @"
    [status 1] error: the host at byte 2 is not a valid domain name (UTS #46)
        //ü_/
          ^
    ");
    assert_uri!("normalize --errors short \u{e9}", @"[status 1] error: unexpected `é` in path at byte 0; write `é` as `%C3%A9`");
    assert_uri!("query --errors short ?\u{e9}", @"[status 1] error: unexpected `é` in query at byte 1; write `é` as `%C3%A9`");
    assert_uri!("set --errors short \u{e9}", @"[status 1] error: unexpected `é` in path at byte 0; write `é` as `%C3%A9`");
}
