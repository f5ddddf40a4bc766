//! The output of each command of `uri`.

use serde_json::{Value, json};

use crate::support::{assert_prints, assert_reports, objects, run, run_words, stderr, stdout};

const BASE: &str = "http://a/b/c/d;p?q";

#[test]
fn resolve() {
    assert_prints(&format!("resolve --base {BASE} ../g http:g #s"), "", "http://a/b/g\nhttp:g\nhttp://a/b/c/d;p?q#s\n");
    assert_prints("resolve --base http://a/b#f --non-strict", "http:g\n\n", "http://a/g\nhttp://a/b\n");
    assert_prints("resolve --iri --base http://\u{e9}/a/b ../\u{fc}", "", "http://\u{e9}/\u{fc}\n");
    let expected = "{\"line\":1,\"input\":\"..\",\"base\":\"http://a/b/c/d;p?q\",\"result\":\"http://a/b/\"}\n";
    assert_prints(&format!("resolve --base {BASE} --json .."), "", expected);
}

#[test]
fn resolve_with_json_input() {
    let lines = [
        r#"{"input":"c","base":"mailto:a@b"}"#, r#"{"input":"http:g","non_strict":true}"#,
        r#"{"input":"g","base":"//h/"}"#, r#""g|""#,
    ];
    let output = run_words(&format!("resolve --base {BASE} --json --json-input"), &lines.join("\n"));
    let objects = objects(&output);
    assert_eq!(objects[0], json!({"line": 1, "input": "c", "base": "mailto:a@b", "result": "mailto:c"}));
    assert_eq!(objects[1]["result"], json!("http://a/b/c/g"));
    let error = &objects[2]["error"];
    assert_eq!((&error["part"], &error["text"], &error["offset"]), (&json!("base"), &json!("//h/"), &json!(0)));
    assert_eq!((&objects[3]["error"]["component"], &objects[3]["error"]["offset"]), (&json!("path"), &json!(1)));
    assert_eq!(output.status.code(), Some(1));
}

/// An error in the command line is reported once, however many inputs there are.
#[test]
fn resolve_requires_a_base() {
    for command in ["resolve", "relativize"] {
        assert_reports(command, "a:b\n", 2, "error: missing base; use `--base`\n");
        let output = run_words(&format!("{command} --base //h"), "a:b\nc:d\n");
        assert_eq!((stdout(&output), output.status.code()), ("", Some(2)));
        assert!(stderr(&output).starts_with("error: base: "), "{}", stderr(&output));
        assert_eq!(stderr(&output).matches("error: ").count(), 1);
        // In JSON, the report is an object without an input.
        let output = run_words(&format!("{command} --base //h --json"), "a:b\n");
        let [object] = &objects(&output)[..] else { panic!("{}", stdout(&output)) };
        assert_eq!((&object["input"], &object["error"]["part"]), (&Value::Null, &json!("base")));
        assert_eq!((stderr(&output), output.status.code()), ("", Some(2)));
        // Objects may have bases of their own.
        let output =
            run_words(&format!("{command} --json --json-input"), "{\"input\":\"a:b\",\"base\":\"a:\"}\n\"a:b\"\n");
        assert!(objects(&output)[0]["result"].is_string() && objects(&output)[1]["error"].is_object());
        assert_eq!(output.status.code(), Some(1));
    }
}

#[test]
fn relativize() {
    let output = run_words(&format!("relativize --base {BASE}"), "http://a/b/c/g\nhttp://a/g\nx\nmailto:a@b\n");
    assert_eq!((stdout(&output), output.status.code()), ("g\n/g\nmailto:a@b\n", Some(1)));
    assert!(stderr(&output).starts_with("line 3: "));
    assert_prints("relativize --iri --base http://\u{e9}/a/b http://\u{e9}/a/\u{fc}", "", "\u{fc}\n");
    assert_prints(
        "relativize --base x:? --json x:",
        "",
        "{\"line\":1,\"input\":\"x:\",\"base\":\"x:?\",\"result\":\".\"}\n",
    );
}

#[test]
fn repair() {
    let output = run_words("repair", "http://h/a b\n<http://x/>\n\nhttp://a b/\n");
    assert_eq!((stdout(&output), output.status.code()), ("http://h/a%20b\nhttp://x/\n\n", Some(1)));
    assert!(stderr(&output).starts_with("line 4: "));
    let found = objects(&run(&["repair", "--json", "a", "b c"], b""));
    assert_eq!(found[0], json!({"line": 1, "input": "a", "result": "a", "changed": false}));
    assert_eq!(found[1], json!({"line": 2, "input": "b c", "result": "b%20c", "changed": true}));
    // The expected kind is the requested one.
    assert_eq!(run(&["repair", "--as", "uri", "a b"], b"").status.code(), Some(1));
    assert_prints("repair --iri", "/\u{e9} b", "/\u{e9}%20b\n");
    assert_prints("repair", "http:\\\\b\u{fc}cher.example\\\u{e9}", "http://xn--bcher-kva.example/%C3%A9\n");
    assert_prints("resolve --lenient --base http://h/d/p", "..\\a b", "http://h/a%20b\n");
    assert_eq!(run(&["repair", "tel:+49 30 498"], b"").status.code(), Some(1));
}

#[test]
fn normalize() {
    assert_prints("normalize HTTP://A:80/%7e/.. a/../b", "", "http://a:80/\na/../b\n");
    assert_prints("normalize --level scheme HTTP://A:80", "", "http://a/\n");
    assert_prints("normalize --iri http://h/%7e\u{e9}/../\u{fc}", "", "http://h/\u{fc}\n");
    let lines = [
        r#""http://h:80/""#, r#"{"input":"http://h:80/","level":"scheme"}"#, r#"{"input":"a","level":"x"}"#,
        r#"{"input":"A/.","as":"uri"}"#,
    ];
    let objects = objects(&run_words("normalize --json --json-input", &lines.join("\n")));
    assert_eq!(objects[0], json!({"line": 1, "input": "http://h:80/", "result": "http://h:80/", "changed": false}));
    assert_eq!(objects[1], json!({"line": 2, "input": "http://h:80/", "result": "http://h/", "changed": true}));
    assert!(objects[2]["error"].is_object() && objects[3]["error"].is_object());
    assert_eq!(run_words("normalize --iri --as uri a:b", "").status.code(), Some(2));
}

#[test]
fn normalize_as_each_kind() {
    let inputs = "HTTP://A#B\nHTTP://A\n//A\nHTTP://\u{e9}#\n//\u{e9}\n";
    for (kind, expected) in [
        ("uri", "http://a#B\nhttp://a\n"),
        ("uri-reference", "http://a#B\nhttp://a\n//a\n"),
        ("absolute-uri", "http://a\n"),
        ("relative-ref", "//a\n"),
        ("iri", "http://a#B\nhttp://a\nhttp://\u{e9}#\n"),
        ("iri-reference", "http://a#B\nhttp://a\n//a\nhttp://\u{e9}#\n//\u{e9}\n"),
        ("absolute-iri", "http://a\n"),
        ("relative-iri-ref", "//a\n//\u{e9}\n"),
    ] {
        assert_eq!(stdout(&run_words(&format!("normalize --as {kind}"), inputs)), expected, "{kind}");
    }
}

#[test]
fn compare() {
    assert_prints("compare http://a HTTP://a:80/", "", "equal at: scheme\n");
    assert_prints("compare --iri http://\u{e9}/%7e http://\u{e9}/~", "", "equal at: percent\n");
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
        assert_prints("compare --iri", &format!("{a} {b}\n{b} {a}\n"), &format!("{expected}\n{expected}\n"));
    }
    assert_eq!(run_words("compare --iri --equal-at case \u{f8} %C3%B8", "").status.code(), Some(1));
    let [equal, different] = ["equal at: string\n", "different in: path\n"];
    assert_prints("compare", "a b\na\ta\n\ta\na  a\n", &[different, equal, different, equal].concat());
    assert_reports("compare", "a\n", 1, "expected two references, separated by");
    assert_reports("compare", "a b c\n", 1, "line 1: b: unexpected ` ` in path at byte 1");
    assert_reports("compare a", "", 2, "uri: expected two references, got 1");
    let expected = "{\"line\":1,\"a\":\"%7e\",\"b\":\"~\",\"equal_at\":\"percent\",\"differs_in\":null}\n";
    assert_prints("compare --json %7e ~", "", expected);
    let lines = "{\"a\":\"x:\",\"b\":\"y:\"}\n{\"a\":\"x:\",\"b\":\"y|\"}\n";
    let objects = objects(&run_words("compare --json --json-input", lines));
    assert_eq!(objects[0], json!({"line": 1, "a": "x:", "b": "y:", "equal_at": null, "differs_in": "scheme"}));
    let error = &objects[1]["error"];
    assert_eq!((&error["part"], &error["text"], &error["offset"]), (&json!("b"), &json!("y|"), &json!(1)));
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
    assert_eq!(run_words("compare a b", "").status.code(), Some(0));
    assert_eq!(run_words("compare --equal-at string", "a a\na b\na a\n").status.code(), Some(1));
}

#[test]
fn complete() {
    let output =
        run_words("complete --errors full --scheme http", "www.w3.org/Addressing/\nlocalhost:3000\njoe@h\n/a\n");
    assert_eq!(stdout(&output), "http://www.w3.org/Addressing/\nhttp://localhost:3000\n");
    assert!(stderr(&output).contains("perhaps:  mailto:joe@h\n"), "{}", stderr(&output));
    let objects = objects(&run(&["complete", "--json", "w3.org", "intro", "w3.org/a b"], b""));
    assert_eq!(objects[0], json!({"line": 1, "input": "w3.org", "result": "https://w3.org", "changed": true}));
    assert_eq!(objects[1]["error"]["candidates"], json!(["https://intro"]));
    let error = &objects[2]["error"];
    assert_eq!((&error["part"], &error["text"]), (&json!("completed"), &json!("https://w3.org/a b")));
    assert_eq!(error["offset"], json!(16));
    // If nothing was completed, the text is that of the input.
    assert!(stderr(&run(&["complete", "http://h/a b"], b"")).starts_with("error: "));
    assert_reports("complete --scheme 1:", "", 2, "error: scheme: ");
}

#[test]
fn find() {
    let text = b"see http://h/a, <urn:isbn:1>.\nnothing\n\xFF http://\xFFhttp://h/\xC3\xA9\n";
    let output = run(&["find"], text);
    assert_eq!((stdout(&output), output.status.code()), ("http://h/a\nurn:isbn:1\nhttp://h/\n", Some(0)));
    // Without objects a note says how many may be longer.
    assert!(stderr(&output).starts_with("note: URIs that end before an invalid character: 1; "), "{}", stderr(&output));
    let expected = [
        json!({"line": 1, "start": 4, "end": 14, "uri": "http://h/a"}),
        json!({"line": 1, "start": 17, "end": 27, "uri": "urn:isbn:1"}),
        json!({"line": 3, "start": 10, "end": 21, "uri": "http://h/\u{e9}"}),
    ];
    assert_eq!(objects(&run(&["find", "--iri", "--json"], text)), expected);
    let truncated = |text: &str| objects(&run(&["find", "--json", text], b""))[0].get("truncated").cloned();
    assert_eq!([truncated("http://h/{id}"), truncated("http://h/, {id}")], [Some(json!(true)), None]);
    // As in `grep`, finding nothing is the other answer.
    for text in ["nothing", "note: this", ""] {
        let output = run(&["find", text], b"");
        assert_eq!((stdout(&output), output.status.code()), ("", Some(1)), "{text}");
    }
}

#[test]
fn find_more_with_options() {
    let text = "See notes.txt, \u{43f}\u{440}\u{438}\u{43c}\u{435}\u{440}.\u{440}\u{444} www.example.com/?a&amp;b, joe@example.com, pkg:npm/a.";
    let found = |options: &str| {
        let arguments: Vec<&str> = ["find"].into_iter().chain(options.split_whitespace()).chain([text]).collect();
        stdout(&run(&arguments, b"")).to_owned()
    };
    assert_eq!(found(""), "");
    assert_eq!(found("--without-scheme"), "https://www.example.com/?a&amp;b\n");
    assert_eq!(found("--without-scheme --html"), "https://www.example.com/?a&b\n");
    assert!(
        found("--without-scheme --iri")
            .starts_with("https://\u{43f}\u{440}\u{438}\u{43c}\u{435}\u{440}.\u{440}\u{444}\n")
    );
    assert_eq!(found("--email"), "mailto:joe@example.com\n");
    assert_eq!(found("--scheme matrix,pkg"), "pkg:npm/a\n");
    assert_reports("find --scheme 1:", "", 2, "error: ");
}

/// A URI in angle brackets may be broken into lines, none of which is empty.
#[test]
fn find_across_lines() {
    let text = b"<http://h/a\r\n  b> http://c\nif a < b\n<http://h/x\n\xFF\n<http://d/\n\ne>\n<URL:\nhttp://z>";
    let expected = [
        json!({"line": 1, "start": 1, "end_line": 2, "end": 3, "uri": "http://h/ab"}),
        json!({"line": 2, "start": 5, "end": 13, "uri": "http://c"}),
        json!({"line": 4, "start": 1, "end": 11, "uri": "http://h/x"}),
        json!({"line": 6, "start": 1, "end": 10, "uri": "http://d/"}),
        json!({"line": 10, "start": 0, "end": 8, "uri": "http://z"}),
    ];
    assert_eq!(objects(&run(&["find", "--json"], text)), expected);
    // An argument is one text, whose bytes are counted across lines.
    assert_eq!(objects(&run(&["find", "--json", "\n<http://h/a\nb>"], b""))[0]["end"], json!(14));
    let many = ["<http://h/a"; 100].join("\n");
    assert_eq!(stdout(&run(&["find"], many.as_bytes())).lines().count(), 100);
}

#[test]
fn encode_and_decode() {
    assert_prints("encode", "\u{e9}=&\n", "%C3%A9%3D%26\n");
    // Parts that consist of several parts.
    for (name, data, text) in [
        ("segment", "a/b c&d", "a%2Fb%20c&d"),
        ("path", "a b/\u{fc}?", "a%20b/%C3%BC%3F"),
        ("userinfo", "a@:b:c", "a%40:b:c"),
        ("reg-name", "::1", "%3A%3A1"),
    ] {
        assert_prints(&format!("encode --component {name}"), data, &format!("{text}\n"));
        assert_prints(&format!("decode --component {name}"), text, &format!("{data}\n"));
    }
    assert_prints("encode --plus", "a  b+c&d=%\n\n \n", "a++b%2Bc%26d%3D%25\n\n+\n");
    assert_prints("decode --plus", "a++b%2Bc%26d%3D%25%20\n", "a  b+c&d=% \n");
    // Unencoded text is copied, unless a named component does not allow it.
    assert_prints("decode", "a b\n[x]\u{e9}\na#b%20+\n", "a b\n[x]\u{e9}\na#b +\n");
    for component in ["user", "password", "reg-name", "segment", "query", "data", "fragment", "path", "userinfo"] {
        let output = run_words(&format!("decode --component {component}"), "[x]\na%20b\n");
        assert_eq!((stdout(&output), output.status.code()), ("a b\n", Some(1)), "{component}");
    }
    assert_reports(
        "decode --errors full a%2",
        "",
        1,
        "expected two hexadecimal digits after `%` at byte 1\n    a%2\n     ^\n",
    );
    assert_eq!(run_words("encode --plus --component segment a", "").status.code(), Some(2));
    let objects = objects(&run_words("decode --json %41 %ff %4", ""));
    assert_eq!(objects[0], json!({"line": 1, "input": "%41", "utf8": "A", "bytes": "41"}));
    assert_eq!(objects[1], json!({"line": 2, "input": "%ff", "utf8": null, "bytes": "FF"}));
    assert_eq!(objects[2]["error"]["offset"], json!(0));
}

#[test]
fn query() {
    for (options, uri, expected) in [
        ("", "http://h/?a=%7e&b&a=x+y#f", "a=~\nb\na=x+y\n"),
        ("--get a --get b --get c", "?a=%7e&b&a=x+y", "~\nx+y\n\n"),
        ("--plus --get a", "?a=%7e&b&a=x+y", "~\nx y\n"),
        ("--semicolon", "?a=1;b&c", "a=1\nb&c\n"),
        ("--iri --get \u{e9}", "?\u{e9}=1", "1\n"),
        ("--remove b --set c=1&2 --set d", "?a=%7e&b&a=x+y#f", "?a=%7e&a=x+y&c=1%262&d#f\n"),
        ("--append a=1&2 --append e --set a=z", "?a=%7e&b&a=x+y", "?a=z&b&a=1%262&e\n"),
        ("--remove-prefix utm_ --remove-prefix fb", "?utm_source=a&q=1&utm%5fid&fbclid=b", "?q=1\n"),
        ("--remove x", "http://h/?", "http://h/?\n"),
        ("--remove a", "http://h/?&a=1&", "http://h/\n"),
        ("--remove a", "?&a&b", "?&b\n"),
        ("--sort", "?b=1&a=2&%61=1&B&b=0#f", "?B&a=2&%61=1&b=1&b=0#f\n"),
        ("--dedupe", "?a=1&b&a=2&%61=%31&b=&b", "?a=1&b&a=2&b=\n"),
        ("--drop-empty", "?a&&b=1&c=&=&=d&\n?a&\n?\na", "?b=1&=d\n\n?\na\n"),
        ("--semicolon --drop-empty --dedupe --sort", "?b=1;a;;b=1;a=&", "?a=&;b=1\n"),
        ("--if-absent --set a=2 --set c=3 --set c=4", "?a=1&b\nx", "?a=1&b&c=3\nx?a=2&c=3\n"),
        // The new pairs are sorted, too, and removed if they are equal or empty.
        ("--sort --dedupe --drop-empty --append a=1 --append c --set b=0", "?b=1&a=1", "?a=1&b=0\n"),
        ("--sort", "?a&b", "?a&b\n"),
    ] {
        assert_prints(format!("query {options}").trim_end(), uri, expected);
    }
    for options in
        ["--get a --append b", "--get a --sort", "--get a --drop-empty", "--if-absent", "--if-absent --append a"]
    {
        assert_eq!(run_words(&format!("query {options} ?a"), "").status.code(), Some(2), "{options}");
    }
    // Data that is not UTF-8 is in hexadecimal.
    let uri = "?a=%EF%BF%BD&b=%ff&%fec=d&e";
    let expected = [
        json!({"line": 1, "input": uri, "key": "a", "value": "\u{fffd}"}),
        json!({"line": 1, "input": uri, "key": "b", "value": null, "value_bytes": "FF"}),
        json!({"line": 1, "input": uri, "key": null, "key_bytes": "FE63", "value": "d"}),
        json!({"line": 1, "input": uri, "key": "e", "value": null}),
    ];
    assert_eq!(objects(&run(&["query", "--json", uri], b"")), expected);
}

#[test]
fn parse_get() {
    let uris = "http://u:p@h:80/a?b#c\na b\n/x\n//h:?\n";
    for (names, expected) in [
        ("uri", "http://u:p@h:80/a?b#c\n/x\n//h:?\n"),
        ("redacted", "http://u:***@h:80/a?b#c\n/x\n//h:?\n"),
        ("host", "h\n\nh\n"),
        ("scheme,authority", "http\tu:p@h:80\n\t\n\th:\n"),
        ("user,password,userinfo", "u\tp\tu:p\n\t\t\n\t\t\n"),
        ("port,path", "80\t/a\n\t/x\n\t\n"),
        ("fragment,query", "c\tb\n\t\n\t\n"),
        ("host-and-port,path-and-query", "h:80\t/a?b\n\t/x\nh:\t?\n"),
    ] {
        let output = run_words(&format!("parse --get {names}"), uris);
        assert_eq!((stdout(&output), output.status.code()), (expected, Some(1)), "{names}");
        assert!(stderr(&output).contains("line 2:"));
    }
    assert_prints("parse --get host --get port --iri //\u{fc}:1", "", "\u{fc}\t1\n");
    assert_reports("parse --get hots a", "", 2, "unknown component `hots`, expected one of uri, redacted, scheme, ");
    for with in ["--json", "--format=tree", "--scheme-aware"] {
        assert_eq!(run_words(&format!("parse --get host {with} a:b"), "").status.code(), Some(2));
    }
}

#[test]
fn parse_get_formats() {
    let uri = "https://u%40:p%3A@h/a%2Fb%20c?q%3D=1#%C3%A9";
    for (format, expected) in [
        ("{host}:{port-or-default}", "h:443"),
        (r"{{host}}", "unknown component `{host`"),
        (r"\{{host}}\t{port}\n\\", "{h}\t\n\\"),
        ("{scheme}, not {port}, but }", "https, not , but }"),
        ("{user}|{user:decoded}|{password:decoded}", "u%40|u@|p:"),
        ("{path} {path:decoded}", "/a%2Fb%20c /a/b c"),
        ("{query:decoded} {fragment:decoded}", "q==1 \u{e9}"),
        ("{redacted}", "https://u%40:***@h/a%2Fb%20c?q%3D=1#%C3%A9"),
        ("fragment:decoded,host", "\u{e9}\th"),
        ("{host", "missing `}` after `{host`"),
        ("{}", "unknown component ``"),
        ("{host:encoded}", "unknown component `host:encoded`"),
        (r"{host}\r", "expected `t`, `n`, `\\` or `{` after `\\`"),
    ] {
        let output = run(&["parse", "--get", format, uri], b"");
        if expected.contains('`') {
            assert_eq!((stdout(&output), output.status.code()), ("", Some(2)), "{format}");
            assert!(stderr(&output).contains(expected), "{}", stderr(&output));
        } else {
            assert_eq!(stdout(&output), format!("{expected}\n"), "{format}");
        }
    }
    assert_eq!(run(&["parse", "--get", "{path:decoded}", "%ff%0A"], b"").stdout, b"\xff\n\n");
    let twice = run(&["parse", "--get", "{host} {path}", "--get", "scheme,port", "x://h:1/a"], b"");
    assert_eq!(stdout(&twice), "h /a\tx\t1\n");
    assert_prints("parse --get port-or-default", "ldap://h\nx://h\n//h:7\nhttp:\nhttp://h:", "389\n\n7\n\n80\n");
    assert_reports("parse --get {port-or-default} http://h:99999", "", 1, "error: the port is greater than 65535");
}

#[test]
fn iris() {
    let objects = objects(&run_words("parse --as iri-reference --json x://\u{fc}/\u{e9} \u{e9} \u{e9}:b", ""));
    assert_eq!((&objects[0]["kind"], &objects[0]["host"]), (&json!("iri"), &json!("\u{fc}")));
    assert_eq!(objects[1]["kind"], json!("relative-iri-ref"));
    assert_eq!(objects[2]["error"]["offset"], json!(2));
    assert_prints("to-uri //\u{fc}/\u{e9}", "", "//%C3%BC/%C3%A9\n");
    assert_prints("to-iri //%C3%BC/%C3%A9%2F", "", "//\u{fc}/\u{e9}%2F\n");
    assert_prints("to-iri --idna //xn--tda/%C3%A9", "", "//\u{fc}/\u{e9}\n");
    assert_prints("to-uri --idna //\u{fc}/\u{e9}", "", "//xn--tda/%C3%A9\n");
    assert_reports(
        "to-uri --errors full --idna //\u{fc}_/",
        "",
        1,
        "not a valid domain name (UTS #46)\n    //\u{fc}_/\n      ^\n",
    );
    for command in ["normalize \u{e9}", "query ?\u{e9}", "set \u{e9}"] {
        assert_eq!(run_words(command, "").status.code(), Some(1), "{command}");
    }
}
