//! `uri set`.

use serde_json::json;

use crate::support::{assert_prints, assert_reports, objects, run, run_words, stderr, stdout};

#[test]
fn set() {
    for (options, uri, expected) in [
        ("--host [::1] --port 80 --remove query", "http://h/p?q#f", "http://[::1]:80/p#f\n"),
        ("--append-path b%/c", "http://h/a/?q", "http://h/a/b%25/c?q\n"),
        ("--append-path /b", "http://h/a", "http://h/a/b\n"),
        ("--remove authority", "x://u@h:1//p", "x:/.//p\n"),
        ("--iri --scheme x --fragment \u{fc}", "a", "x:a#\u{fc}\n"),
        ("--iri --remove fragment", "\u{e9}#\u{fc}", "\u{e9}\n"),
        // An absent component is already removed.
        ("--remove userinfo --remove port", "http://u:p@h:1/\n//h\na", "http://h/\n//h\na\n"),
        // A component that is removed and set is set. Others are not rewritten because it is absent
        // in between.
        ("--remove authority --host x", "http://u@a:80//b", "http://x//b\n"),
        ("--remove scheme --scheme x", "a:b:c", "x:b:c\n"),
        ("--remove path --path b", "s:y", "s:b\n"),
        ("--remove userinfo --userinfo v --remove port --port 1", "//u@h:2", "//v@h:1\n"),
        ("--remove query --query v --remove fragment --fragment w", "?a#b", "?v#w\n"),
        // A path and the host that needs it.
        ("--host h --path /a", "x:b", "x://h/a\n"),
        ("--host h --path //a", "x:/b", "x://h//a\n"),
        // The parts of a userinfo, of which the other one is kept.
        ("--user a", "http://u:p@h/\nhttp://h/", "http://a:p@h/\nhttp://a@h/\n"),
        ("--password a:b", "http://u:p@h/\n//h", "http://u:a:b@h/\n//:a:b@h\n"),
        ("--user a --password b", "http://h/", "http://a:b@h/\n"),
        ("--iri --user \u{e9}", "//u:p@h", "//\u{e9}:p@h\n"),
        ("--remove password", "http://u:p@h/\nhttp://u@h/\na", "http://u@h/\nhttp://u@h/\na\n"),
    ] {
        assert_prints(&format!("set {options}"), uri, expected);
    }
    assert_eq!(objects(&run_words("set --json --path /x http://h", ""))[0]["result"], json!("http://h/x"));
}

#[test]
fn set_data() {
    for (options, expected) in [
        (&["--path", "/50%/a b?c"][..], "http://x/50%25/a%20b%3Fc?z\n"),
        (&["--path", "/%2F"], "http://x/%252F?z\n"),
        (&["--query", "a=b c&d#e"], "http://x/y?a=b%20c&d%23e\n"),
        (&["--fragment", "%41#"], "http://x/y?z#%2541%23\n"),
        (&["--userinfo", "a@b:c:d/e"], "http://a%40b:c:d%2Fe@x/y?z\n"),
        (&["--user", "a:@", "--password", "b@:"], "http://a%3A%40:b%40:@x/y?z\n"),
        (&["--host", "b_ch.example", "--port", "1"], "http://b_ch.example:1/y?z\n"),
        (&["--host", "::1"], "http://[::1]/y?z\n"),
        (&["--host", "\u{fc}", "--path", "/\u{fc}/..", "--iri"], "http://\u{fc}/%C3%BC/..?z\n"),
    ] {
        let output = run(&[&["set", "--data", "http://x/y?z"], options].concat(), b"");
        assert_eq!(stdout(&output), expected, "{options:?} {}", stderr(&output));
    }
}

/// An empty component is not absent, except for a path.
#[test]
fn set_if_absent() {
    for (options, uri, expected) in [
        ("--scheme x", "//h\na:b", "x://h\na:b\n"),
        ("--port 8080", "http://h\nhttp://h:\nhttp://h:1", "http://h:8080\nhttp://h:\nhttp://h:1\n"),
        ("--host h", "x:/a\nx://g/a\nx:///a", "x://h/a\nx://g/a\nx:///a\n"),
        ("--path /a", "x://h\nx://h/\nx:?b", "x://h/a\nx://h/\nx:/a?b\n"),
        ("--host h --path /a", "x:\nx:/b\nx://g", "x://h/a\nx://h/b\nx://g/a\n"),
        ("--query q --fragment f", "a\na?#\na#b", "a?q#f\na?#\na?q#b\n"),
        ("--userinfo a:b", "//h\n//@h\n//u@h", "//a:b@h\n//@h\n//u@h\n"),
        ("--user a --password b", "//h\n//u@h\n//:p@h", "//a:b@h\n//u:b@h\n//:p@h\n"),
        ("--data --query a#b", "x\ny?", "x?a%23b\ny?\n"),
    ] {
        assert_prints(&format!("set --if-absent {options}"), uri, expected);
    }
    assert_eq!(run_words("set --if-absent --remove port --port 1 //h", "").status.code(), Some(2));
}

/// A value that is invalid in every reference is reported once. `--data` is suggested if it helps.
#[test]
fn invalid_values() {
    let data = "note:     `--data` percent-encodes the value\n";
    for (option, value, at, note) in [
        ("--port", "8o", 1, ""),
        ("--scheme", "https:", 5, ""),
        ("--host", "a:80", 1, ""),
        ("--host", "a b", 1, ""),
        ("--query", "a b", 1, data),
        ("--fragment", "#b", 0, data),
        ("--password", "se@", 2, data),
        ("--user", "a:b", 1, ""),
    ] {
        let output = run(&["set", "--errors", "full", option, value], b"http://h/\nmailto:a@b\n");
        let printed = stderr(&output);
        assert_eq!((stdout(&output), printed.matches("error: ").count(), output.status.code()), ("", 1, Some(2)));
        assert!(printed.starts_with(&format!("{}:\nerror: ", &option[2..])), "{printed}");
        assert_eq!((printed.contains(data), printed.ends_with(note)), (!note.is_empty(), true), "{printed}");
        let error = &objects(&run(&["set", "--json", option, value, "a"], b""))[0]["error"];
        assert_eq!((&error["part"], &error["offset"]), (&json!(option[2..]), &json!(at)), "{error}");
    }
    for options in ["--scheme a,b", "--port 8o", "--host [::g]", "--host h:80", "--host a%62", "--host ü"] {
        let output = run_words(&format!("set --data {options} http://x/"), "");
        assert!(output.status.code() == Some(2) && !stderr(&output).contains("--data"), "{}", stderr(&output));
    }
    let printed = "line 2: port: ";
    assert_reports("set --port 80", "http://h/\nmailto:a@b\n", 1, printed);
    assert_eq!(run_words("set --host h --path a x:/b", "").status.code(), Some(1));
    assert_eq!(run_words("set --userinfo u --user v //h", "").status.code(), Some(2));
}
