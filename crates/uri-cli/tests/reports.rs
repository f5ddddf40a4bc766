//! What the command writes to standard error, and the options for pipelines.

use crate::support::{assert_uri, objects, run_words, stderr, stdout};

#[test]
fn a_short_report_is_one_line_with_its_location() {
    assert_uri!("normalize", "A:\nb<\n", @"
    a:
    [status 1] line 2: unexpected `<` in path at byte 1; write `<` as `%3C`
    1 of 2 lines rejected
    ");
    assert_uri!("normalize --errors short b< A: c<", @"
    a:
    [status 1] argument 1: unexpected `<` in path at byte 1; write `<` as `%3C`
    argument 3: unexpected `<` in path at byte 1; write `<` as `%3C`
    2 of 3 arguments rejected
    ");
    assert_uri!("normalize --errors short b<", @"[status 1] error: unexpected `<` in path at byte 1; write `<` as `%3C`");
    // An option names its value, and a pair its half.
    assert_uri!("resolve --errors short --base b< a", @"[status 2] error: base: missing scheme: a URI begins with one");
    assert_uri!("compare --errors short a b<", @"[status 1] error: b: unexpected `<` in path at byte 1; write `<` as `%3C`");
    assert_uri!("compare", "a a\na b<\n", @"
    equal at: string
    [status 1] line 2: b: unexpected `<` in path at byte 1; write `<` as `%3C`
    1 of 2 lines rejected
    ");
    assert_uri!("normalize --json-input", "\"A:\"\n[]\n", @"
    a:
    [status 1] line 2: expected a JSON string or object
    1 of 2 lines rejected
    ");
    // Notes follow the message.
    assert_uri!("set --errors short --query a<b http://h/", @"[status 2] error: query: unexpected `<` in query at byte 1; write `<` as `%3C`; `--data` percent-encodes the value");
    assert_uri!("to-uri", b"\xff\xfeh\0", @"[status 1] line 1: invalid UTF-8 at byte 0; if this is UTF-16, convert it with `iconv -f UTF-16 -t UTF-8`");
}

/// Full reports are the default for arguments, inputs and values of options alike, and short ones for lines.
#[test]
fn the_default_form() {
    for (command, inputs) in [
        ("normalize", "a< b: c<"),
        ("resolve --base s:/", "a<"),
        ("repair --as uri", "//h"),
        ("complete", "a/b"),
        ("decode --component path", "a<"),
        ("query", "?a<"),
        ("to-path --windows", "file:a"),
        ("template expand", "{a"),
    ] {
        let errors = |arguments: &str, lines: &str| stderr(&run_words(arguments, lines)).to_owned();
        let [in_arguments, in_full] =
            ["", " --errors full"].map(|form| errors(&format!("{command} {inputs}{form}"), ""));
        assert_eq!(in_arguments, in_full);
        let lines = inputs.replace(' ', "\n");
        assert_eq!(errors(command, &lines), errors(&format!("{command} --errors short"), &lines));
    }
    // An error in the command line is one in an argument.
    assert_uri!("set --port 8o", "http://h/\n", @"
    [status 2] port:
    error: unexpected `o` in port at byte 1
        8o
         ^
    rule:     port = *DIGIT
              (RFC 3986, section 3.2.3)
    expected: DIGIT or the end
              DIGIT = %x30-39   ; 0-9
    note:     a port has digits only
    ");
    assert_uri!("template compare {a {b}", @r#"
    [status 2] a:
    error: unclosed expression at byte 2
        {a
          ^
    rule:     modifier-level4 =  prefix / explode
              (RFC 6570, section 2.4)
    expected: ".", varchar, ":", explode, "," or "}"
              varchar =  ALPHA / DIGIT / "_" / pct-encoded
              explode =  "*"
    "#);
}

/// The reports of all commands that read lines, in both forms.
#[test]
fn the_form_is_an_option() {
    for command in [
        "parse", "resolve --base a:", "relativize --base a:", "normalize", "repair --as uri", "compare", "complete",
        "query", "set --query q", "to-uri", "to-iri", "from-path --windows", "to-path", "template expand",
        "template match {a}", "decode --component path",
    ] {
        let input = "{[%\n{[%\n";
        let short = run_words(&format!("{command} --errors short"), input);
        let lines: Vec<&str> = stderr(&short).lines().collect();
        assert!(lines.len() == 3 && lines[0].starts_with("line 1: ") && lines[1].starts_with("line 2: "), "{lines:?}");
        assert_eq!((stderr(&run_words(command, input)), lines[2]), (stderr(&short), "2 of 2 lines rejected"));
        let full = run_words(&format!("{command} --errors full"), input);
        assert!(stderr(&full).starts_with("standard input, line 1:\n"), "{command}: {}", stderr(&full));
        assert!(stderr(&full).contains("error: ") && stderr(&full).ends_with("\n2 of 2 lines rejected\n"), "{command}");
        assert_eq!(short.stdout, full.stdout);
        let quiet = run_words(&format!("{command} --quiet"), input);
        assert_eq!((stdout(&quiet), stderr(&quiet), quiet.status.code()), (stdout(&short), "", Some(1)), "{command}");
    }
    assert_uri!("parse --errors long", @"
    [status 2] error: invalid value 'long' for '--errors <FORM>'
      [possible values: short, full]
    ");
}

#[test]
fn a_count_follows_if_one_of_several_inputs_is_rejected() {
    assert_uri!("encode --component path", "a\nb\n", @"
    a
    b
    ");
    assert_uri!("parse", "a b\n", @"[status 1] line 1: unexpected ` ` in path at byte 1; write ` ` as `%20`");
    assert_uri!("decode", "%41\n\n%\n", @"
    A

    [status 1] line 3: expected two hexadecimal digits after `%` at byte 0
    1 of 3 lines rejected
    ");
    assert_uri!("decode % %4 a", @"
    a
    [status 1] error: expected two hexadecimal digits after `%` at byte 0
        %
        ^
    error: expected two hexadecimal digits after `%` at byte 0
        %4
        ^
    2 of 3 arguments rejected
    ");
    assert_uri!("check --only ok", "http://a/\nb\n", @"
    http://a/
    [status 1] 1 of 2 lines rejected
    ");
    // Two references that differ are no error.
    assert_uri!("compare --equal-at string", "a a\na b\n", @"
    equal at: string
    different in: path
    [status 1]
    ");
    // A large input is counted on all cores.
    let large = "http://h/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\n[\n".repeat(50_000);
    let output = run_words("normalize", &large);
    assert!(stderr(&output).ends_with(
        "line 100000: unexpected `[` in path at byte 0; write `[` as `%5B`\n50000 of 100000 lines rejected\n"
    ));
}

/// With `--json`, the objects are the reports.
#[test]
fn nothing_is_reported_twice() {
    let output = run_words("normalize --json", "a\nb<\nc\n");
    assert_eq!((objects(&output).len(), stderr(&output), output.status.code()), (3, "", Some(1)));
}

#[test]
fn quiet_hides_reports_and_notes_but_not_errors_of_the_command_line() {
    assert_uri!("normalize -q", "A:\n[\nB:\n", @"
    a:
    b:
    [status 1]
    ");
    assert_uri!("find --quiet", "http://h/{id}\n", @"http://h/");
    assert_uri!("check --quiet --only rejected", "http://a/\n", @"");
    assert_uri!("resolve --quiet --base [ a", @r#"
    [status 2] base:
    error: missing scheme: a URI begins with one
        [
        ^
    rule:     scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )
              (RFC 3986, section 3.1)
    expected: ALPHA
              ALPHA = %x41-5A / %x61-7A   ; A-Z / a-z
    "#);
    assert_uri!("parse --quiet --as url", @"
    [status 2] error: invalid value 'url' for '--as <KIND>'
      [possible values: uri, uri-reference, absolute-uri, relative-ref, iri, iri-reference, absolute-iri, relative-iri-ref]

      tip: a similar value exists: 'uri'
    ");
}

/// Line n of the output belongs to line n of the input.
#[test]
fn lines_keep_their_places() {
    for (command, input, expected) in [
        ("normalize", "A:\n[\nB:\n", "a:\n\nb:\n"),
        ("parse --get host", "http://a/\n[\nmailto:x\nhttp://b/\n", "a\n\n\nb\n"),
        ("parse --get {host}:{port-or-default}", "http://a/\nhttp://b:99999\nhttp://c/\n", "a:80\n\nc:80\n"),
        ("resolve --base http://h/", "a\n<\n", "http://h/a\n\n"),
        ("relativize --base http://h/a", "http://h/b\n/b\n", "b\n\n"),
        ("repair", "http://a b/\na b\n", "\na%20b\n"),
        ("compare", "a a\na\na b\n", "equal at: string\n\ndifferent in: path\n"),
        ("complete", "/a\nw3.org\n", "\nhttps://w3.org\n"),
        ("decode", "%\n%41\n", "\nA\n"),
        ("set --port 80", "a:b\n//h\n", "\n//h:80\n"),
        ("query --remove a", "?a=1&c\n<\n?b\n", "?c\n\n?b\n"),
        ("query --get a", "?a=1\n?b\n?a=2\n", "1\n\n2\n"),
        ("to-uri", "[\n\u{e9}\n", "\n%C3%A9\n"),
        ("to-iri", "|\n%C3%A9\n", "\n\u{e9}\n"),
        ("from-path --unix", "a\n/a\n", "\nfile:///a\n"),
        ("to-path --unix", "http://h/\nfile:///a\n", "\n/a\n"),
        ("template expand", "{a\n/b\n", "\n/b\n"),
        ("template match /{a}", "b\n/b\n", "\na=b\n"),
        ("find", "none\nhttp://a/\n", "\nhttp://a/\n"),
        ("check --only ok", "http:/a/\nhttp://b/\n", "\nhttp://b/\n"),
        ("normalize --json-input", "[\n\"A:\"\n", "\na:\n"),
    ] {
        let output = run_words(&format!("{command} --keep-lines"), input);
        assert_eq!(stdout(&output), expected, "{command}: {}", stderr(&output));
    }
    assert_uri!("normalize --keep-lines A: [ B:", @r##"
    a:

    b:
    [status 1] error: unexpected `[` in path at byte 0
        [
        ^
    rule:     path = path-abempty    ; begins with "/" or is empty
                   / path-absolute   ; begins with "/" but not "//"
                   / path-noscheme   ; begins with a non-colon segment
                   / path-rootless   ; begins with a segment
                   / path-empty      ; zero characters
              (RFC 3986, section 3.3)
    expected: "//", "/", unreserved, pct-encoded, sub-delims, "@", "?", "#" or the end
              unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"
              pct-encoded = "%" HEXDIG HEXDIG
              sub-delims = "!" / "$" / "&" / "'" / "(" / ")"
                         / "*" / "+" / "," / ";" / "="
    note:     `[` is a delimiter; as data it is written `%5B`
    repair:   %5B
    1 of 3 arguments rejected
    "##);
    assert_uri!("check --keep-lines --only rejected", "http:/a/\nhttp://b/\nhttp:/c/\n", @r"
    rejected\thttp:/a/\tmissing `//` at byte 5 (browsers: `a`; RFC 3986: no host)

    rejected\thttp:/c/\tmissing `//` at byte 5 (browsers: `c`; RFC 3986: no host)
    [status 1] 2 of 3 lines rejected
    ");
}

#[test]
fn a_result_of_several_lines_has_no_place() {
    assert_uri!("decode --keep-lines", "b\na%0Ab\na%0D\nc\n", @"
    b


    c
    [status 1] line 2: the result is not one line
    line 3: the result is not one line
    2 of 4 lines rejected
    ");
    assert_uri!("parse --keep-lines --get path:decoded", "/b\n/a%0Ab\n/c\n", @"
    /b

    /c
    [status 1] line 2: the result is not one line
    1 of 3 lines rejected
    ");
    assert_uri!("query --keep-lines", "?b\n?a&b\n?c\n", @"
    b

    c
    [status 1] line 2: the result is not one line
    1 of 3 lines rejected
    ");
    assert_uri!("find --keep-lines", "http://b/\nhttp://a/ http://b/\nhttp://c/\n", @"
    http://b/

    http://c/
    [status 1] line 2: the result is not one line
    1 of 3 lines rejected
    ");
    assert_uri!("template match --keep-lines {?a,b}", "?a=1\n?a=1&b=2\n?b=2\n", @"
    a=1

    b=2
    [status 1] line 2: the result is not one line
    1 of 3 lines rejected
    ");
    // A URI that is broken into lines is not joined.
    assert_uri!("find --keep-lines", "<http://a/\nb>\nhttp://c/\n", @"
    http://a/

    http://c/
    ");
    assert_uri!("parse --keep-lines a", @"[status 2] error: `--keep-lines` requires `--get` or `--json`");
    assert_uri!("parse --keep-lines --format tree a", @"[status 2] error: `--keep-lines` requires `--get` or `--json`");
}

/// A rejected input has an object in its place already.
#[test]
fn objects_keep_their_places_without_an_option() {
    for command in ["parse --json", "decode --json", "query --get a --json"] {
        let input = "?a=%0A\n[%\n?a=1\n";
        let (kept, plain) = (run_words(&format!("{command} --keep-lines"), input), run_words(command, input));
        assert_eq!((stdout(&kept), objects(&kept).len()), (stdout(&plain), 3), "{command}");
        assert_eq!(objects(&kept)[1]["line"], 2);
    }
}

/// A large input is processed on all cores.
#[test]
fn lines_of_a_large_input_keep_their_places() {
    let line = |number: usize| if number.is_multiple_of(7) { "[\n".to_owned() } else { format!("HTTP://h/{number}\n") };
    let input: String = (0..100_000).map(line).collect();
    let output = run_words("normalize --keep-lines --quiet", &input);
    let expected = input.replace("[\n", "\n").replace("HTTP", "http");
    assert!(stdout(&output) == expected && output.status.code() == Some(1));
    assert_uri!("encode --keep-lines", "a b\n\nc\n", @"
    a%20b

    c
    ");
}

/// A line is not printed in part if one of its components is an error.
#[test]
fn a_rejected_line_prints_nothing() {
    assert_uri!("parse --get {host}:{port-or-default} http://a:99999 http://b", @"
    b:80
    [status 1] error: the port is greater than 65535
        http://a:99999
    1 of 2 arguments rejected
    ");
}
