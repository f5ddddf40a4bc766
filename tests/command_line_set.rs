//! `uri set`.

use serde_json::json;

use crate::command_line::{assert_prints, objects, run, stderr, stdout};

#[test]
fn set() {
    let changed = run(&["set", "--host", "[::1]", "--port", "80", "--remove", "query", "http://h/p?q#f"], b"");
    assert_prints(stdout(&changed), "\nhttp://[::1]:80/p#f\n");
    assert_prints(stdout(&run(&["set", "--remove", "authority", "x://u@h:1//p"], b"")), "\nx:/.//p\n");
    // What can be set in no reference is told once.
    let refused = run(&["set", "--port", "8o"], b"http://h/\nmailto:a@b\n");
    assert!(stderr(&refused).starts_with("port:\nerror: `o` at byte 1 cannot stand in the port\n"));
    assert_eq!((stderr(&refused).matches("error:").count(), refused.status.code()), (1, Some(2)));
    let refused = run(&["set", "--port", "80"], b"http://h/\nmailto:a@b\n");
    let error = "standard input, line 2:\nport:\nerror: there is no authority that could have a port\n";
    assert!(stderr(&refused).starts_with(error), "{}", stderr(&refused));
    assert_eq!((stdout(&refused), refused.status.code()), ("http://h:80/\n", Some(1)));
    assert_eq!(objects(&run(&["set", "--json", "--path", "/x", "http://h"], b""))[0]["result"], json!("http://h/x"));
    let noted = |host: &str| stderr(&run(&["set", "--host", host, "http://h/"], b"")).to_owned();
    assert!(noted("::1").ends_with("note:     an IPv6 address stands in brackets: [::1]\n"), "{}", noted("::1"));
    assert!(noted("a:80").ends_with("note:     a port is set by `--port`\n"), "{}", noted("a:80"));
    assert!(noted("a b").ends_with("note:     `--data` percent-encodes what is given\n"), "{}", noted("a b"));
    assert!(!noted("a:b").contains("note:"));
    let query = run(&["set", "--query", "a b", "http://h/"], b"");
    assert!(stderr(&query).ends_with("note:     `--data` percent-encodes what is given\n"), "{}", stderr(&query));
    let error = &objects(&run(&["set", "--json", "--host", "::1", "http://h/"], b""))[0]["error"];
    assert_eq!(error["notes"].as_array().unwrap().last(), Some(&json!("an IPv6 address stands in brackets: [::1]")));
    // What is not there is removed already.
    let removed = run(&["set", "--remove", "userinfo", "--remove", "port", "http://u:p@h:1/", "//h", "a"], b"");
    assert_eq!((stdout(&removed), removed.status.code()), ("http://h/\n//h\na\n", Some(0)));
    // What is removed and set anew is set: nothing is written otherwise for want of it.
    for (arguments, expected) in [
        (&["--remove", "authority", "--host", "x", "http://u@a:80//b"][..], "http://x//b\n"),
        (&["--remove", "scheme", "--scheme", "x", "a:b:c"], "x:b:c\n"),
        (&["--remove", "path", "--path", "b", "s:y"], "s:b\n"),
        (&["--remove", "userinfo", "--userinfo", "v", "--remove", "port", "--port", "1", "//u@h:2"], "//v@h:1\n"),
        (&["--remove", "query", "--query", "v", "--remove", "fragment", "--fragment", "w", "?a#b"], "?v#w\n"),
    ] {
        assert_eq!(stdout(&run(&[&["set"], arguments].concat(), b"")), expected);
    }
}

/// What is given for a port belongs to no userinfo, and is shown, unless it may be a whole authority.
#[test]
fn a_port_that_is_refused_is_shown() {
    let output = run(&["set", "--port", "http", "http://h/"], b"");
    assert_prints(
        stderr(&output),
        "
port:
error: `h` at byte 0 cannot stand in the port
    http
    ^
rule:     port (RFC 3986, section 3.2.3)
note:     a port has digits only
",
    );
    assert_eq!(output.status.code(), Some(2));
    let error = &objects(&run(&["set", "--json", "--port", "8o", "http://h/"], b""))[0]["error"];
    assert_eq!(error["message"], json!("port: `o` at byte 1 cannot stand in the port"));
    assert_eq!((&error["at"], &error["notes"]), (&json!(1), &json!(["a port has digits only"])));
    assert_eq!((&error["rule"], &error["expected"]), (&json!("port"), &json!(["DIGIT", "the end"])));
    for port in ["80:hunter2@h", "joe:hunter2", "hunter2@h"] {
        let hidden = run(&["set", "--port", port, "http://h/"], b"");
        assert!(!stderr(&hidden).contains("hunter2"), "{}", stderr(&hidden));
    }
    let shown = run(&["set", "--port", "8\u{1b}", "http://h/"], b"");
    assert!(stderr(&shown).starts_with("port:\nerror: `\\u{1b}` at byte 1 "), "{}", stderr(&shown));
}

#[test]
fn delimiters_that_are_no_part_of_what_is_set() {
    let query = run(&["set", "--query", "?x=1"], b"http://h/\nhttp://i/\n");
    let note = "note: the `?` before a query is no part of it; this query begins with one more\n";
    assert_eq!((stdout(&query), stderr(&query)), ("http://h/??x=1\nhttp://i/??x=1\n", note));
    assert_eq!(stderr(&run(&["set", "--json", "--query", "?", "http://h/"], b"")), "");
    assert_eq!(stderr(&run(&["set", "--query", "x?", "http://h/"], b"")), "");
    for scheme in ["https:", "https://"] {
        let refused = run(&["set", "--scheme", scheme, "//h/"], b"");
        let note = "note:     the `:` behind a scheme is no part of it\n";
        assert!(stderr(&refused).ends_with(note) && refused.status.code() == Some(2), "{}", stderr(&refused));
    }
}

#[test]
fn set_data() {
    let uri = "http://x/y?z";
    for (arguments, expected) in [
        (&["--path", "/50%/a b?c"][..], "http://x/50%25/a%20b%3Fc?z"),
        (&["--path", "/%2F"], "http://x/%252F?z"),
        (&["--query", "a=b c&d#e"], "http://x/y?a=b%20c&d%23e"),
        (&["--fragment", "%41#"], "http://x/y?z#%2541%23"),
        (&["--userinfo", "a@b:c:d/e"], "http://a%40b:c:d%2Fe@x/y?z"),
        (&["--userinfo", "a@b"], "http://a%40b@x/y?z"),
        (&["--host", "b\u{fc}cher", "--port", "1"], "http://b%C3%BCcher:1/y?z"),
        (&["--host", "::1"], "http://[::1]/y?z"),
        (&["--host", "[::1]"], "http://[::1]/y?z"),
        (&["--host", "127.0.0.1", "--remove", "query"], "http://127.0.0.1/y"),
        (&["--host", "\u{fc}", "--path", "/\u{fc}/..", "--iri"], "http://%C3%BC/%C3%BC/..?z"),
    ] {
        let set = run(&[&["set", "--data", uri], arguments].concat(), b"");
        assert_eq!(stdout(&set).trim_end(), expected, "{arguments:?} {}", stderr(&set));
    }
    // Where a component has no encoding, and where the brackets are those of no address.
    for arguments in [["--scheme", "a b"], ["--port", "8o"], ["--host", "[::g]"], ["--host", "h:80"], ["--host", "a:b"]]
    {
        let refused = run(&[&["set", "--data", uri][..], &arguments].concat(), b"");
        assert_eq!(refused.status.code(), Some(2));
        assert!(!stderr(&refused).contains("--data"), "{}", stderr(&refused));
    }
}

#[test]
fn a_path_and_the_host_that_wants_it_are_set_together() {
    assert_prints(stdout(&run(&["set", "--host", "h", "--path", "/a", "x:b"], b"")), "\nx://h/a\n");
    assert_prints(stdout(&run(&["set", "--host", "h", "--path", "//a", "x:/b"], b"")), "\nx://h//a\n");
    assert_eq!(run(&["set", "--host", "h", "--path", "a", "x:/b"], b"").status.code(), Some(1));
}

/// The parts of a userinfo, of which the other stays.
#[test]
fn user_and_password() {
    let set = |arguments: &[&str]| run(&[&["set"], arguments].concat(), b"");
    assert_prints(stdout(&set(&["--user", "a", "http://u:p@h/"])), "\nhttp://a:p@h/\n");
    assert_prints(stdout(&set(&["--user", "a", "http://h/"])), "\nhttp://a@h/\n");
    assert_prints(stdout(&set(&["--password", "a:b", "http://u:p@h/", "//h"])), "\nhttp://u:a:b@h/\n//:a:b@h\n");
    assert_prints(stdout(&set(&["--user", "a", "--password", "b", "http://h/"])), "\nhttp://a:b@h/\n");
    assert_prints(stdout(&set(&["--data", "--user", "a:@", "--password", "b@:", "//u:p@h"])), "\n//a%3A%40:b%40:@h\n");
    assert_prints(stdout(&set(&["--iri", "--user", "\u{e9}", "//u:p@h"])), "\n//\u{e9}:p@h\n");
    assert_prints(
        stdout(&set(&["--remove", "password", "http://u:p@h/", "http://:p@h/", "http://u@h/", "a"])),
        "\nhttp://u@h/\nhttp://@h/\nhttp://u@h/\na\n",
    );

    for (user, at) in [("a:b", 1), ("\u{fc}:b", 2)] {
        let divided = set(&["--iri", "--json", "--user", user, "http://u:p@h/"]);
        let error = &objects(&divided)[0]["error"];
        assert_eq!((&error["of"], &error["at"], divided.status.code()), (&json!("user"), &json!(at), Some(2)));
        assert_eq!(error["message"], json!(format!("user: `:` at byte {at} would end the user")));
    }
    // Of a password nothing is shown, and the place is one in it.
    for (password, at) in [("SECRET@", 6), ("SEC%zz", 3), ("\u{65e5}", 0)] {
        let refused = set(&["--password", password, "http://u:p@h/"]);
        assert_eq!((stdout(&refused), refused.status.code()), ("", Some(2)));
        let told = format!("password:\nerror: what stands at byte {at} cannot stand in a password\n");
        assert_eq!(stderr(&refused), told + "note:     `--data` percent-encodes what is given\n");
    }
    assert_eq!(set(&["--userinfo", "u", "--user", "v", "//h"]).status.code(), Some(2));
}

/// What begins with the mark before a fragment has it twice.
#[test]
fn a_mark_before_a_fragment() {
    let refused = run(&["set", "--fragment", "#b", "http://x/"], b"");
    assert!(
        stderr(&refused).ends_with("note:     the `#` before a fragment is no part of it\n"),
        "{}",
        stderr(&refused)
    );
    let encoded = run(&["set", "--data", "--fragment", "#b", "http://x/"], b"");
    assert_eq!(stdout(&encoded), "http://x/#%23b\n");
    let note = "note: the `#` before a fragment is no part of it; this fragment begins with one, percent-encoded\n";
    assert_eq!(stderr(&encoded), note);
    assert_eq!(stderr(&run(&["set", "--data", "--fragment", "b#", "http://x/"], b"")), "");
}
