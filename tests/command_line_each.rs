//! What each command `uri` has answers.

use serde_json::{Value, json};

use crate::command_line::{assert_prints, objects, run, stderr, stdout};

const BASE: &str = "http://a/b/c/d;p?q";

#[test]
fn resolve() {
    let output = run(&["resolve", "--base", BASE, "../g", "http:g", "#s"], b"");
    assert_prints(stdout(&output), "\nhttp://a/b/g\nhttp:g\nhttp://a/b/c/d;p?q#s\n");
    let output = run(&["resolve", "--base", "http://a/b#f", "--non-strict"], b"http:g\n\n");
    assert_prints(stdout(&output), "\nhttp://a/g\nhttp://a/b\n");
    let output = run(&["resolve", "--base", BASE, "--json", ".."], b"");
    assert_eq!(
        stdout(&output),
        "{\"line\":1,\"input\":\"..\",\"base\":\"http://a/b/c/d;p?q\",\"result\":\"http://a/b/\"}\n"
    );
}

#[test]
fn resolve_pairs() {
    let lines = [
        r#"{"input":"c","base":"mailto:a@b"}"#, r#"{"input":"http:g","non_strict":true}"#,
        r#"{"input":"g","base":"//h/"}"#, r#""g|""#,
    ];
    let output = run(&["resolve", "--base", BASE, "--json", "--json-input"], lines.join("\n").as_bytes());
    let objects = objects(&output);
    assert_eq!(objects[0], json!({"line": 1, "input": "c", "base": "mailto:a@b", "result": "mailto:c"}));
    assert_eq!(objects[1]["result"], json!("http://a/b/c/g"));
    assert_eq!((&objects[2]["input"], &objects[2]["base"]), (&json!("g"), &json!("//h/")));
    assert_eq!((&objects[2]["error"]["component"], &objects[2]["error"]["at"]), (&json!("scheme"), &json!(0)));
    assert_eq!(objects[2]["error"]["message"], json!("base: there is no scheme, and a URI begins with one"));
    assert_eq!((&objects[3]["error"]["component"], &objects[3]["error"]["at"]), (&json!("path"), &json!(1)));
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn a_bad_base_is_reported_with_its_place() {
    let output = run(&["resolve", "--base", "b/c", "g"], b"");
    assert!(
        stderr(&output).starts_with("base:\nerror: there is no scheme, and a URI begins with one\n    b/c\n     ^\n")
    );
    assert_eq!(output.status.code(), Some(2));
}

/// What may be a password is refused for that, and not shown either.
#[test]
fn complete_shows_no_password() {
    for text in ["user:SEC/RET@host", "user:SEC:RET@host:8x", "user:SECRET@host"] {
        let output = run(&["complete", text], b"");
        assert_eq!((stdout(&output), output.status.code()), ("", Some(1)));
        assert!(!stderr(&output).contains("SEC") && stderr(&output).contains("user:***@host"), "{}", stderr(&output));
    }
}

/// Once, however many inputs there are.
#[test]
fn without_a_base_nothing_is_run() {
    for command in ["resolve", "relativize"] {
        let output = run(&[command], b"a:b\nc:d\n");
        assert_eq!((stdout(&output), output.status.code()), ("", Some(2)));
        assert_eq!(stderr(&output), "error: there is no base; give one with `--base`\n");
        let output = run(&[command, "--base", "//h"], b"a:b\nc:d\n");
        assert_eq!((stdout(&output), output.status.code()), ("", Some(2)));
        assert_eq!(stderr(&output).matches("error: there is no scheme,").count(), 1);
        // In JSON, it is an object without an input.
        let output = run(&[command, "--base", "//h", "--json", "--json-input"], br#"{"input":"a:b","base":"a:"}"#);
        let [object] = &objects(&output)[..] else { panic!("{}", stdout(&output)) };
        assert_eq!((&object["input"], &object["error"]["of"]), (&Value::Null, &json!("base")));
        assert_eq!((&object["error"]["text"], &object["error"]["at"]), (&json!("//h"), &json!(0)));
        assert_eq!((stderr(&output), output.status.code()), ("", Some(2)));
        // Objects may have bases of their own.
        let lines = r#"{"input":"a:b","base":"a:"}"#.to_owned() + "\n\"a:b\"\n";
        let output = run(&[command, "--json", "--json-input"], lines.as_bytes());
        assert!(objects(&output)[0]["result"].is_string());
        assert_eq!(objects(&output)[1]["error"]["message"], json!("there is no base; give one with `--base`"));
        assert_eq!(output.status.code(), Some(1));
    }
    let base = "http://\u{e9}/a";
    assert_eq!(run(&["resolve", "--base", base, "b"], b"").status.code(), Some(2));
    assert_eq!(run(&["resolve", "--iri", "--base", base, "b"], b"").status.code(), Some(0));
}

/// What each command says of its inputs in its help.
#[test]
fn help() {
    let told = |command: &str| stdout(&run(&[command, "--help"], b"")).split_whitespace().collect::<Vec<_>>().join(" ");
    for (command, name, options) in [
        ("parse", "[URI]", "and perhaps `as`"),
        ("resolve", "[REF]", "and perhaps `base` and `non_strict`"),
        ("relativize", "[TARGET]", "and perhaps `base`"),
        ("normalize", "[URI]", "and perhaps `as` and `level`"),
        ("repair", "[URI]", "and perhaps `as`"),
        ("compare", "[A B]", "with `a` and `b`"),
        ("complete", "[SUFFIX]", "and perhaps `scheme`"),
        ("find", "[TEXT]", "with `input`, and perhaps an `id`"),
        ("encode", "[DATA]", "with `input`, and perhaps an `id`"),
        ("decode", "[TEXT]", "with `input`, and perhaps an `id`"),
        ("query", "[URI]", "with `input`, and perhaps an `id`"),
        ("set", "[URI]", "with `input`, and perhaps an `id`"),
        ("to-uri", "[IRI]", "with `input`, and perhaps an `id`"),
        ("to-iri", "[URI]", "with `input`, and perhaps an `id`"),
    ] {
        let help = told(command);
        assert!(help.contains(name) && help.contains(options), "{help}");
        assert!(help.contains("; without any, each line of standard input "), "{help}");
        assert!(help.contains("a CR at ") && help.contains("`id`"), "{help}");
        // Only where it can be one.
        let takes_empty =
            ["parse", "resolve", "normalize", "repair", "query", "set", "to-uri", "to-iri"].contains(&command);
        assert_eq!(help.contains("an empty line is the empty reference"), takes_empty, "{help}");
        let input: &[&str] = if command == "resolve" { &[command, "--base", "a:/"] } else { &[command] };
        let is_taken = run(input, b"\n").status.code() == Some(0);
        assert_eq!(is_taken, takes_empty || ["encode", "decode"].contains(&command), "{command}");
    }
    assert!(told("schemes").contains("The exit status is 1 if"));
}

#[test]
fn relativize() {
    let output = run(&["relativize", "--base", BASE], b"http://a/b/c/g\nhttp://a/g\nx\nmailto:a@b\n");
    assert_prints(stdout(&output), "\ng\n/g\nmailto:a@b\n");
    assert!(
        stderr(&output)
            .starts_with("standard input, line 3:\nerror: there is no scheme, and a URI begins with one\n    x\n")
    );
    let output = run(&["relativize", "--base", "x:?", "--json", "x:"], b"");
    assert_eq!(stdout(&output), "{\"line\":1,\"input\":\"x:\",\"base\":\"x:?\",\"result\":\".\"}\n");
}

#[test]
fn repair() {
    let output = run(&["repair", "--brief"], b"http://h/a b\n<http://x/>\nhttp://h/a#b#c\n\nhttp://a b/\n");
    assert_eq!(stdout(&output), "http://h/a%20b\nhttp://x/\nhttp://h/a#b%23c\n\n");
    assert_eq!(stderr(&output), "standard input, line 5: error: ` ` at byte 8 cannot stand in the host\n");
    assert_eq!(output.status.code(), Some(1));
    let output = run(&["repair", "--json", "a", "b c"], b"");
    assert_eq!(
        objects(&output),
        [
            json!({"line": 1, "input": "a", "result": "a", "changed": false}),
            json!({"line": 2, "input": "b c", "result": "b%20c", "changed": true}),
        ]
    );
    // What is wanted is the kind that was asked for.
    assert_eq!(run(&["repair", "--as", "uri", "a b"], b"").status.code(), Some(1));
    assert_eq!(stdout(&run(&["repair", "--iri", "/\u{e9} b"], b"")), "/\u{e9}%20b\n");
    assert_eq!(stdout(&run(&["repair", "--json-input", r#"{"input":"a:b c","as":"uri"}"#], b"")), "a:b%20c\n");
}

#[test]
fn normalize() {
    let output = run(&["normalize", "HTTP://A:80/%7e/..", "a/../b"], b"");
    assert_prints(stdout(&output), "\nhttp://a:80/\na/../b\n");
    let output = run(&["normalize", "--level", "scheme", "HTTP://A:80"], b"");
    assert_prints(stdout(&output), "\nhttp://a/\n");
    let lines =
        "\"http://h:80/\"\n{\"input\":\"http://h:80/\",\"level\":\"scheme\"}\n{\"input\":\"a\",\"level\":\"x\"}\n";
    let objects = objects(&run(&["normalize", "--json", "--json-input"], lines.as_bytes()));
    assert_eq!(objects[0], json!({"line": 1, "input": "http://h:80/", "result": "http://h:80/", "changed": false}));
    assert_eq!(objects[1], json!({"line": 2, "input": "http://h:80/", "result": "http://h/", "changed": true}));
    assert_eq!(objects[2]["error"]["message"], json!("`level` is none of `syntax`, `scheme`"));
    assert_eq!(run(&["normalize", "--level", "x"], b"").status.code(), Some(2));
}

#[test]
fn normalize_only_what_is_of_a_kind() {
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
        assert_eq!(stdout(&run(&["normalize", "--as", kind], inputs.as_bytes())), expected, "{kind}");
    }
    let told = run(&["normalize", "--as", "uri", "--json-input"], br#"{"input":"A/.","as":"relative-ref"}"#);
    assert_eq!((stdout(&told), told.status.code()), ("A/\n", Some(0)));
    assert_eq!(run(&["normalize", "--iri", "--as", "uri", "a:b"], b"").status.code(), Some(2));
}

#[test]
fn compare() {
    let output = run(&["compare", "http://a", "HTTP://a:80/"], b"");
    assert_prints(stdout(&output), "\nequal at: scheme\n");
    // One of two that a tab stands between may be empty; around others is no white space.
    let output = run(&["compare"], b"a b\na\ta\n\ta\na\t\n\t\na\t \tb\n a\na \n \n a b\na b c\n");
    let [equal, different] = ["equal at: string\n", "different in: path\n"];
    let expected = ["\n", different, equal, different, different, equal, different].concat();
    assert_prints(stdout(&output), &expected);
    assert_eq!(stderr(&output).matches("not two references").count(), 5);
    assert_eq!(output.status.code(), Some(1));
    let output = run(&["compare", "--json", "%7e", "~"], b"");
    assert_eq!(
        stdout(&output),
        "{\"line\":1,\"a\":\"%7e\",\"b\":\"~\",\"equal_at\":\"percent\",\"differs_in\":null}\n"
    );
    let lines = "{\"a\":\"x:\",\"b\":\"y:\"}\n{\"a\":\"x:\",\"b\":\"y|\"}\n";
    let objects = objects(&run(&["compare", "--json", "--json-input"], lines.as_bytes()));
    assert_eq!(objects[0], json!({"line": 1, "a": "x:", "b": "y:", "equal_at": null, "differs_in": "scheme"}));
    assert_eq!(
        objects[1],
        json!({"line": 2, "input": r#"{"a":"x:","b":"y|"}"#, "a": "x:", "b": "y|", "error": {
            "message": "b: `|` at byte 1 cannot stand in the path",
            "of": "b", "text": "y|", "component": "path", "at": 1,
            "expected": ["unreserved", "pct-encoded", "sub-delims", "\"@\"", "\"/\"", "\"?\"", "\"#\"", "the end"],
            "rule": "segment-nz-nc", "section": "RFC 3986, section 3.3", "notes": [], "repair": "y%7C",
        }})
    );
    assert!(stderr(&run(&["compare", "a b", "c"], b"")).starts_with("a:\nerror: ` ` at byte 1"));
    assert_eq!(run(&["compare", "a"], b"").status.code(), Some(2));
}

/// A rung includes those below it, and one pair that is not equal there is enough.
#[test]
fn the_status_of_a_comparison() {
    let status = |arguments: &[&str], input: &[u8]| {
        let output = run(&[&["compare"], arguments].concat(), input);
        assert_eq!(stderr(&output), "");
        (stdout(&output).to_owned(), output.status.code())
    };
    let equal = ["http://a/~b", "HTTP://a/~b", "http://a/%7Eb", "http://a/./~b", "http://a:80/~b"];
    let rungs = ["string", "case", "percent", "path", "scheme"];
    for (lowest, other) in equal.into_iter().enumerate() {
        for (asked, rung) in rungs.into_iter().enumerate() {
            let told = status(&["--equal-at", rung, equal[0], other], b"");
            let missed = if asked < lowest { format!(", not at {rung}") } else { String::new() };
            let expected = (format!("equal at: {}{missed}\n", rungs[lowest]), Some(i32::from(asked < lowest)));
            assert_eq!(told, expected, "{rung} {other}");
        }
    }
    assert_eq!(status(&["a", "b"], b"").1, Some(0));
    assert_eq!(status(&["--equal-at", "scheme", "a", "b"], b"").1, Some(1));
    let lines = b"a a\na b\na a\n";
    let told = "equal at: string\ndifferent in: path\nequal at: string\n";
    assert_eq!(status(&["--equal-at", "string"], lines), (told.to_owned(), Some(1)));
    assert_eq!(status(&["--equal-at", "string"], b"a a\nb b\n").1, Some(0));
    assert_eq!(run(&["compare", "--equal-at", "string", "a", "a b"], b"").status.code(), Some(1));
    assert_eq!(run(&["compare", "--equal-at", "protocol", "a", "a"], b"").status.code(), Some(2));
}

/// An object is spoken of only where one could stand.
#[test]
fn what_is_no_pair() {
    let message = |arguments: &[&str]| {
        let output = run(arguments, b"\"a\"\n");
        assert_eq!(output.status.code(), Some(1));
        objects(&output)[0]["error"]["message"].as_str().unwrap().to_owned()
    };
    assert_eq!(message(&["compare", "--json"]), "not two references with spaces or tabs between them");
    assert_eq!(
        message(&["compare", "--json", "--json-input"]),
        "not two references with spaces or tabs between them, or an object with `a` and `b`"
    );
}

#[test]
fn complete() {
    let output = run(&["complete", "--scheme", "http"], b"www.w3.org/Addressing/\nlocalhost:3000\njoe:hunter2@h\n/a\n");
    assert_prints(stdout(&output), "\nhttp://www.w3.org/Addressing/\nhttp://localhost:3000\n");
    assert!(stderr(&output).contains("perhaps:  http://joe:***@h\n") && !stderr(&output).contains("hunter2"));
    let objects = objects(&run(&["complete", "--json", "w3.org", "intro", "w3.org/a b"], b""));
    assert_eq!(objects[0], json!({"line": 1, "input": "w3.org", "result": "https://w3.org"}));
    assert_eq!(objects[1]["error"]["candidates"], json!(["https://intro"]));
    let error = &objects[2]["error"];
    assert_eq!((&error["of"], &error["text"]), (&json!("completed"), &json!("https://w3.org/a b")));
    assert_eq!(error["message"], json!("completed: ` ` at byte 16 cannot stand in the path"));
    assert_eq!(error["at"], json!(16));
    // Where nothing was completed, the text is that of the input.
    let output = run(&["complete", "http://h/a b"], b"");
    assert!(stderr(&output).starts_with("error: ` ` at byte 10 "), "{}", stderr(&output));
    let output = run(&["complete", "--scheme", "1:"], b"");
    assert!(stderr(&output).starts_with("scheme:\nerror: `1` at byte 0"), "{}", stderr(&output));
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn find() {
    let text = b"see http://h/a, <urn:isbn:1>.\nnothing\n\xFF http://\xFFhttp://h/\xC3\xA9\n";
    let output = run(&["find"], text);
    assert_prints(stdout(&output), "\nhttp://h/a\nurn:isbn:1\nhttp://h/\n");
    assert_eq!(output.status.code(), Some(0));
    let output = run(&["find", "--iri", "--json"], text);
    let expected = [
        json!({"line": 1, "at": 4, "end": 14, "uri": "http://h/a"}),
        json!({"line": 1, "at": 17, "end": 27, "uri": "urn:isbn:1"}),
        json!({"line": 3, "at": 10, "end": 21, "uri": "http://h/\u{e9}"}),
    ];
    assert_eq!(objects(&output), expected);
    // In angle brackets, one that is broken into lines.
    let text = b"<http://h/a\r\n  b> http://c\nif a < b\n<http://h/x\n\xFF\n<http://h/y\n\"z\n<URL:\nhttp://z>";
    let output = run(&["find"], text);
    assert_prints(stdout(&output), "\nhttp://h/ab\nhttp://c\nhttp://h/x\nhttp://h/y\nhttp://z\n");
    let output = run(&["find", "--json"], text);
    let expected = [
        json!({"line": 1, "at": 1, "end_line": 2, "end": 3, "uri": "http://h/ab"}),
        json!({"line": 2, "at": 5, "end": 13, "uri": "http://c"}),
        json!({"line": 4, "at": 1, "end": 11, "uri": "http://h/x"}),
        json!({"line": 6, "at": 1, "end": 11, "uri": "http://h/y"}),
        json!({"line": 9, "at": 0, "end": 8, "uri": "http://z"}),
    ];
    assert_eq!(objects(&output), expected);
    // What is not UTF-8 beside it is passed over, and an empty line ends it.
    let text = b"caf\xe9 <http://a/b\nc> caf\xe9\n<http://d/\n\ne>\n";
    assert_prints(stdout(&run(&["find"], text)), "\nhttp://a/bc\nhttp://d/\n");
    assert_eq!(
        objects(&run(&["find", "--json"], text))[0],
        json!({"line": 1, "at": 6, "end_line": 2, "end": 1, "uri": "http://a/bc"})
    );
    // A word that goes on with what cannot stand there.
    let goes_on = |text: &str| objects(&run(&["find", "--json", text], b""))[0].get("goes_on").cloned();
    assert_eq!([goes_on("http://h/{id}"), goes_on("http://h/, {id}")], [Some(json!(true)), None]);
    // Without objects a note says how many do.
    let cut = run(&["find"], "http://h/{id}, http://h/%zz and http://h/a\n".as_bytes());
    assert_prints(stdout(&cut), "\nhttp://h/\nhttp://h/\nhttp://h/a\n");
    assert!(stderr(&cut).starts_with("note: 2 words of URIs go on with what cannot stand there"), "{}", stderr(&cut));
    assert!(stderr(&run(&["find", "http://h/\u{e9}"], b"")).starts_with("note: 1 word of a URI goes on"));
    assert_eq!((cut.status.code(), stderr(&run(&["find", "--iri", "http://h/\u{e9}"], b""))), (Some(0), ""));
    // An argument is one text, whose bytes are counted on.
    assert_eq!(objects(&run(&["find", "--json", "\n<http://h/a\nb>"], b""))[0]["end"], json!(14));
    let many = ["<http://h/a"; 100].join("\n");
    assert_eq!(stdout(&run(&["find"], many.as_bytes())).lines().count(), 100);
    // As `grep` does: nothing found is the other answer.
    for text in ["nothing", "note: this", ""] {
        let output = run(&["find", text], b"");
        assert_eq!((stdout(&output), output.status.code()), ("", Some(1)), "{text}");
    }
}

#[test]
fn encode_and_decode() {
    assert_prints(stdout(&run(&["encode", "a/b c&d", "--component", "segment"], b"")), "\na%2Fb%20c&d\n");
    assert_prints(stdout(&run(&["encode"], "\u{e9}=&\n".as_bytes())), "\n%C3%A9%3D%26\n");
    assert_prints(stdout(&run(&["decode", "a%20b%C3%A9"], b"")), "\na b\u{e9}\n");
    // Of more than one part.
    for (name, data, text) in [
        ("path", "a b/\u{fc}?", "a%20b/%C3%BC%3F"),
        ("userinfo", "a@:b:c", "a%40:b:c"),
        ("reg-name", "b\u{fc}", "b%C3%BC"),
        ("reg-name", "::1", "%3A%3A1"),
    ] {
        assert_eq!(stdout(&run(&["encode", "--component", name, data], b"")), format!("{text}\n"), "{name}");
        assert_eq!(stdout(&run(&["decode", "--component", name, text], b"")), format!("{data}\n"), "{name}");
    }
    for (name, text, at) in [("path", "a/b?c", 3), ("userinfo", "a:b@", 3)] {
        let refused = run(&["decode", "--json", "--component", name, text], b"");
        assert_eq!(objects(&refused)[0]["error"]["at"], json!(at), "{name}");
    }
    let objects = objects(&run(&["decode", "--json", "%41", "%ff", "%4"], b""));
    assert_eq!(objects[0], json!({"line": 1, "input": "%41", "utf8": "A", "bytes": "41"}));
    assert_eq!(objects[1], json!({"line": 2, "input": "%ff", "utf8": null, "bytes": "FF"}));
    assert_eq!(objects[2]["error"]["at"], json!(0));
    assert_eq!(objects[2]["error"]["message"], json!("`%` at byte 0 must be followed by two hexadecimal digits"));
}

#[test]
fn query() {
    let uri = "http://h/?a=%7e&b&a=x+y#f";
    assert_prints(stdout(&run(&["query", uri], b"")), "\na=~\nb\na=x+y\n");
    assert_prints(stdout(&run(&["query", "--plus", "--get", "a", uri], b"")), "\n~\nx y\n");
    let changed = run(&["query", "--remove", "b", "--set", "c=1&2", "--set", "d", uri], b"");
    assert_prints(stdout(&changed), "\nhttp://h/?a=%7e&a=x+y&c=1%262&d#f\n");
    assert_prints(stdout(&run(&["query", "--remove", "x", "http://h/?"], b"")), "\nhttp://h/?\n");
    let asked = run(&["query", "--get", "b", "--get", "a", "--get", "c", uri], b"");
    assert_prints(stdout(&asked), "\n\n~\nx+y\n");
    let appended = run(&["query", "--append", "a=1&2", "--append", "e", "--set", "a=z", uri], b"");
    assert_prints(stdout(&appended), "\nhttp://h/?a=z&b&a=1%262&e#f\n");
    assert_prints(stdout(&run(&["query", "--append", "a b=c", "--plus", "http://h/"], b"")), "\nhttp://h/?a+b=c\n");
    assert_eq!(run(&["query", "--get", "a", "--append", "b", uri], b"").status.code(), Some(2));
    let tracked = "http://h/?utm_source=a&q=1&utm%5fid&fbclid=b";
    let removed = run(&["query", "--remove-prefix", "utm_", "--remove-prefix", "fb", tracked], b"");
    assert_prints(stdout(&removed), "\nhttp://h/?q=1\n");
    assert_prints(stdout(&run(&["query", "--remove-prefix", "x", "http://h/?&"], b"")), "\nhttp://h/?&\n");
    assert_eq!(run(&["query", "--get", "a", "--remove-prefix", "b", uri], b"").status.code(), Some(2));
    assert_prints(stdout(&run(&["query", "--remove", "a", "http://h/?a"], b"")), "\nhttp://h/\n");
    for uri in ["http://h/?&a=1&", "http://h/?a=1&", "http://h/?&a"] {
        assert_prints(stdout(&run(&["query", "--remove", "a", uri], b"")), "\nhttp://h/\n");
    }
    assert_prints(stdout(&run(&["query", "--remove", "a", "http://h/?&a&b"], b"")), "\nhttp://h/?&b\n");
    assert_eq!(
        objects(&run(&["query", "--json", uri], b""))[1],
        json!({"line": 1, "input": uri, "key": "b", "value": null})
    );
}

/// An input that is said to be bad is shown, but for its passwords.
#[test]
fn the_input_of_an_error() {
    let told = |arguments: &[&str]| stderr(&run(arguments, b"")).to_owned();
    let completed = told(&["complete", "http//example.com", "user@example.com", "joe:hunter2@h"]);
    assert_prints(
        &completed,
        "
error: it is not clear what is meant
    http//example.com
perhaps:  https://http//example.com
error: it is not clear what is meant
    user@example.com
perhaps:  mailto:user@example.com
perhaps:  https://user@example.com
error: it is not clear what is meant
    joe:***@h
perhaps:  joe:***@h
perhaps:  https://joe:***@h
",
    );
    let no_authority = "userinfo:\nerror: there is no authority that could have a userinfo\n";
    for (uri, shown) in [
        ("mailto:a@b", "mailto:a@b"),
        ("MAILTO:a@b", "MAILTO:a@b"),
        ("sip:a:hunter2@b", "sip:a:***@b"),
        ("joe:hunter2@b", "joe:***@b"),
        ("git:hunter2@b", "git:***@b"),
        ("redis:hunter2@b", "redis:***@b"),
        ("x/joe:hunter2@b", "x/joe:***@b"),
    ] {
        assert_eq!(told(&["set", "--userinfo", "u:p", uri]), format!("{no_authority}    {shown}\n"));
    }
    let compared = stderr(&run(&["compare"], b"u:hunter2@h\nhttp://u:hunter2@h/ \n")).to_owned();
    assert!(compared.contains("    u:***@h\n") && !compared.contains("hunter2"), "{compared}");
}

#[test]
fn components_by_name() {
    let uris = "http://u:p@h:80/a?b#c\na b\n/x\n//h:?\n";
    let got = |names: &[&str]| {
        let names = names.iter().flat_map(|name| ["--get", name]);
        run(&["parse"].into_iter().chain(names).collect::<Vec<_>>(), uris.as_bytes())
    };
    for (names, expected) in [
        (&["host"][..], "h\n\nh\n"),
        (&["scheme"], "http\n\n\n"),
        (&["authority"], "u:p@h:80\n\nh:\n"),
        (&["user", "password", "userinfo"], "u\tp\tu:p\n\t\t\n\t\t\n"),
        (&["port", "path"], "80\t/a\n\t/x\n\t\n"),
        (&["fragment", "query"], "c\tb\n\t\n\t\n"),
    ] {
        let got = got(names);
        assert_eq!((stdout(&got), got.status.code()), (expected, Some(1)), "{names:?}");
        assert!(stderr(&got).contains("line 2:"));
    }
    assert_eq!(stdout(&got(&["scheme,host"])), stdout(&got(&["scheme", "host"])));
    assert_eq!(stdout(&run(&["parse", "--get", "host", "--iri", "//\u{fc}"], b"")), "\u{fc}\n");
    // The good lines as they are, and for a log.
    let good = run(&["parse", "--get", "uri", "--brief"], b"http://u:p@h/?\nx y\n\n#a\n");
    assert_eq!((stdout(&good), good.status.code()), ("http://u:p@h/?\n\n#a\n", Some(1)));
    let get = |name: &str| {
        stdout(&run(&["parse", "--iri", "--get", name, "http://u:p@\u{fc}:8/a?b#c", "/a"], b"")).to_owned()
    };
    assert_eq!(get("masked"), "http://u:***@\u{fc}:8/a?b#c\n/a\n");
    assert_eq!([get("host-and-port"), get("path-and-query")], ["\u{fc}:8\n\n", "/a?b\n/a\n"]);
    assert_eq!(stdout(&run(&["parse", "--get", "path", "--as", "uri", "a:b"], b"")), "b\n");
    for with in ["--json", "--format=tree", "--scheme-aware"] {
        assert_eq!(run(&["parse", "--get", "host", with, "a:b"], b"").status.code(), Some(2));
    }
    assert_eq!(run(&["parse", "--iri", "--as", "uri", "a:b"], b"").status.code(), Some(2));
}

#[test]
fn a_line_for_each_bad_input() {
    let told = run(&["normalize", "--brief"], b"a b\nx\nhttp://u:s3cret\n\xff\n");
    assert_eq!((stdout(&told), told.status.code()), ("x\n", Some(1)));
    let lines = [
        "standard input, line 1: error: ` ` at byte 1 cannot stand in the path",
        "standard input, line 3: error: the character at byte 9 cannot stand in the port",
        "standard input, line 4: error: byte 0 is not UTF-8",
    ];
    assert!(stderr(&told).lines().eq(lines), "{}", stderr(&told));
    let told = run(&["parse", "--brief", "a", "b c"], b"");
    assert_eq!(stderr(&told), "argument 2: error: ` ` at byte 1 cannot stand in the path\n");
    let told = run(&["set", "--brief", "--query", "#", "a"], b"");
    assert_eq!(stderr(&told), "error: query: `#` at byte 0 cannot stand in the query\n");
    assert_eq!(run(&["parse", "--brief", "--json", "a"], b"").status.code(), Some(2));
    for options in [&["--brief"][..], &["--else", "-"]] {
        let refused = run(&[&["parse", "--format", "json"], options, &["a"]].concat(), b"");
        let message = format!("`{}` cannot be used with `--format json`", options[0]);
        assert!(stderr(&refused).contains(&message) && refused.stdout.is_empty(), "{}", stderr(&refused));
        assert_eq!(refused.status.code(), Some(2));
    }
}

#[test]
fn a_line_in_the_place_of_a_bad_input() {
    let told = run(&["normalize", "--brief", "--else", "-"], b"a b\nHTTP://x\n\xff\n");
    assert_eq!((stdout(&told), told.status.code()), ("-\nhttp://x\n-\n", Some(1)));
    assert_eq!(stderr(&told).lines().count(), 2);
    assert_eq!(stdout(&run(&["parse", "--get", "host", "--else="], b"//h\nx y\n//i\n")), "h\n\ni\n");
    assert_eq!(stdout(&run(&["resolve", "--base", "http://h/a", "--else", "none"], b"b\n%\n")), "http://h/b\nnone\n");
    let refused: [&[&str]; 4] = [
        // A figure or a table has several lines.
        &["parse", "--else", "-", "a"],
        &["parse", "--get", "host", "--else", "--brief", "a"],
        &["normalize", "--else", "a\nb", "a"],
        &["normalize", "--else", "-", "--json", "a"],
    ];
    for arguments in refused {
        assert_eq!(run(arguments, b"").status.code(), Some(2), "{arguments:?}");
    }
}

#[test]
fn completions() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = run(&["completions", shell], b"");
        assert_eq!(script.status.code(), Some(0));
        assert!(stdout(&script).contains("relativize") && stdout(&script).contains("non-strict"), "{shell}");
    }
    assert_eq!(run(&["completions", "sh"], b"").status.code(), Some(2));
}

#[test]
fn iris() {
    let objects =
        objects(&run(&["parse", "--as", "iri-reference", "--json", "x://\u{fc}/\u{e9}", "\u{e9}", "\u{e9}:b"], b""));
    assert_eq!((&objects[0]["kind"], &objects[0]["host"]), (&json!("iri"), &json!("\u{fc}")));
    assert_eq!(objects[1]["kind"], json!("relative-iri-ref"));
    assert_eq!(objects[2]["error"]["at"], json!(2));
    assert_prints(stdout(&run(&["to-uri", "//\u{fc}/\u{e9}"], b"")), "\n//%C3%BC/%C3%A9\n");
    assert_prints(stdout(&run(&["to-iri", "//%C3%BC/%C3%A9%2F"], b"")), "\n//\u{fc}/\u{e9}%2F\n");
    assert_prints(stdout(&run(&["to-iri", "--idna", "//xn--tda/%C3%A9"], b"")), "\n//\u{fc}/\u{e9}\n");
    let output = run(&["to-uri", "--idna"], "//\u{fc}/\u{e9}\n//u:p@\u{fc}_/\n".as_bytes());
    assert_prints(stdout(&output), "\n//xn--tda/%C3%A9\n");
    assert_prints(
        stderr(&output),
        "\nstandard input, line 2:\nerror: the host, at byte 6, is no domain name (UTS #46)\n    //u:***@\u{fc}_/\n            ^\n",
    );
    assert_eq!(
        stdout(&run(&["to-iri", "--json", "%C3%BC"], b"")),
        "{\"line\":1,\"input\":\"%C3%BC\",\"result\":\"\u{fc}\"}\n"
    );
}

#[test]
fn iris_are_taken_where_they_are_asked_for() {
    let told = |arguments: &[&str]| stdout(&run(arguments, b"")).to_owned();
    assert_prints(&told(&["normalize", "--iri", "http://h/%7e\u{e9}/../\u{fc}"]), "\nhttp://h/\u{fc}\n");
    let base = "http://\u{e9}/a/b";
    assert_prints(&told(&["resolve", "--iri", "--base", base, "../\u{fc}"]), "\nhttp://\u{e9}/\u{fc}\n");
    assert_prints(&told(&["relativize", "--iri", "--base", base, "http://\u{e9}/a/\u{fc}"]), "\n\u{fc}\n");
    assert_prints(&told(&["compare", "--iri", "http://\u{e9}/%7e", "http://\u{e9}/~"]), "\nequal at: percent\n");
    assert_prints(&told(&["set", "--iri", "--scheme", "x", "--fragment", "\u{fc}", "a"]), "\nx:a#\u{fc}\n");
    assert_prints(&told(&["set", "--iri", "--remove", "fragment", "\u{e9}#\u{fc}"]), "\n\u{e9}\n");
    assert_prints(&told(&["query", "--iri", "--get", "\u{e9}", "?\u{e9}=1"]), "\n1\n");
    for command in [["normalize", "\u{e9}"], ["query", "?\u{e9}"], ["set", "\u{e9}"]] {
        assert_eq!(run(&command, b"").status.code(), Some(1), "{command:?}");
    }
}
