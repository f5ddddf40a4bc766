//! What the command writes to standard error, and the options for pipelines.

use crate::support::{assert_prints, assert_reports, objects, run, run_words, stderr, stdout};

/// Asserts the output, the reports and the status for some arguments and lines.
#[track_caller]
fn assert_output(arguments: &str, input: &str, (out, errors, status): (&str, &str, i32)) {
    let output = run_words(arguments, input);
    let found = (stdout(&output), stderr(&output), output.status.code());
    assert_eq!(found, (out, errors, Some(status)), "uri {arguments}");
}

#[test]
fn a_short_report_is_one_line_with_its_location() {
    let at = |location: &str| format!("{location}: unexpected `|` in path at byte 1; write `|` as `%7C`\n");
    assert_output("normalize", "A:\nb|\n", ("a:\n", &format!("{}1 of 2 lines rejected\n", at("line 2")), 1));
    let count = "2 of 3 arguments rejected\n";
    let reports = at("argument 1") + &at("argument 3") + count;
    assert_output("normalize b| A: c|", "", ("a:\n", &reports, 1));
    assert_output("normalize b|", "", ("", &at("error"), 1));
    // An option names its value, and a pair its half.
    assert_reports("resolve --base b| a", "", 2, "error: base: ");
    assert_reports("compare a b|", "", 1, "error: b: unexpected `|` in path at byte 1");
    assert_reports("compare", "a a\na b|\n", 1, "line 2: b: unexpected `|` in path at byte 1");
    assert_reports("normalize --json-input", "\"A:\"\n[]\n", 1, "line 2: expected a JSON string or object\n");
    // Notes follow the message.
    assert_reports("set --query a|b http://h/", "", 2, "; `--data` percent-encodes the value\n");
    let utf16 = run(&["to-uri"], b"\xff\xfeh\0");
    assert_eq!(stderr(&utf16).lines().count(), 1);
    assert!(stderr(&utf16).starts_with("line 1: invalid UTF-8 at byte 0; if this is UTF-16"), "{}", stderr(&utf16));
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
        assert_output(&format!("{command} --quiet"), input, (stdout(&short), "", 1));
    }
    assert_reports("parse --errors long", "", 2, "possible values: short, full");
}

#[test]
fn a_count_follows_if_one_of_several_inputs_is_rejected() {
    let count = |arguments: &str, input: &str| stderr(&run_words(arguments, input)).lines().last().map(str::to_owned);
    assert_eq!(count("encode --component path", "a\nb\n"), None);
    assert_eq!(count("parse", "a b\n").unwrap(), "line 1: unexpected ` ` in path at byte 1; write ` ` as `%20`");
    assert_eq!(count("decode", "%\n\n%41").unwrap(), "1 of 3 lines rejected");
    assert_eq!(count("decode % %4 a", "").unwrap(), "2 of 3 arguments rejected");
    assert_eq!(count("check --only ok", "http://a/\nb\n").unwrap(), "1 of 2 lines rejected");
    // Two references that differ are no error.
    assert_eq!(count("compare --equal-at string", "a a\na b\n"), None);
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
    let output = run_words("normalize --json", "a\nb|\nc\n");
    assert_eq!((objects(&output).len(), stderr(&output), output.status.code()), (3, "", Some(1)));
}

#[test]
fn quiet_hides_reports_and_notes_but_not_errors_of_the_command_line() {
    assert_output("normalize -q", "A:\n[\nB:\n", ("a:\nb:\n", "", 1));
    assert_output("find --quiet", "http://h/{id}\n", ("http://h/\n", "", 0));
    assert_output("check --quiet --only rejected", "http://a/\n", ("", "", 0));
    assert_reports("resolve --quiet --base [ a", "", 2, "error: base: missing scheme");
    assert_reports("parse --quiet --as url", "", 2, "invalid value 'url'");
}

/// Line n of the output belongs to line n of the input.
#[test]
fn lines_keep_their_places() {
    for (command, input, expected) in [
        ("normalize", "A:\n[\nB:\n", "a:\n\nb:\n"),
        ("parse --get host", "http://a/\n[\nmailto:x\nhttp://b/\n", "a\n\n\nb\n"),
        ("parse --get {host}:{port-or-default}", "http://a/\nhttp://b:99999\nhttp://c/\n", "a:80\n\nc:80\n"),
        ("resolve --base http://h/", "a\n|\n", "http://h/a\n\n"),
        ("relativize --base http://h/a", "http://h/b\n/b\n", "b\n\n"),
        ("repair", "http://a b/\na b\n", "\na%20b\n"),
        ("compare", "a a\na\na b\n", "equal at: string\n\ndifferent in: path\n"),
        ("complete", "/a\nw3.org\n", "\nhttps://w3.org\n"),
        ("decode", "%\n%41\n", "\nA\n"),
        ("set --port 80", "a:b\n//h\n", "\n//h:80\n"),
        ("query --remove a", "?a=1&c\n|\n?b\n", "?c\n\n?b\n"),
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
    assert_eq!(stdout(&run_words("normalize --keep-lines A: [ B:", "")), "a:\n\nb:\n");
    let rejected = run_words("check --only rejected --keep-lines", "http://b/\nhttp:/a/\n");
    assert!(stdout(&rejected).starts_with("\nrejected\thttp:/a/\t"), "{}", stdout(&rejected));
}

#[test]
fn a_result_of_several_lines_has_no_place() {
    let message = "the result is not one line\n";
    for (command, input, expected) in [
        ("decode", "a%0Ab\nc\n", "\nc\n"),
        ("decode", "a%0D\nc\n", "\nc\n"),
        ("parse --get path:decoded", "/a%0Ab\n/c\n", "\n/c\n"),
        ("query", "?a&b\n?c\n", "\nc\n"),
        ("find", "http://a/ http://b/\nhttp://c/\n", "\nhttp://c/\n"),
        ("template match {a}-{b}", "1-2\n", "\n"),
    ] {
        let output = run_words(&format!("{command} --keep-lines"), input);
        assert_eq!((stdout(&output), output.status.code()), (expected, Some(1)), "{command}");
        assert!(stderr(&output).starts_with(&format!("line 1: {message}")), "{command}: {}", stderr(&output));
    }
    // A URI that is broken into lines is not joined.
    assert_output("find --keep-lines", "<http://a/\nb>\n", ("http://a/\n\n", "", 0));
    assert_reports("parse --keep-lines", "a\n", 2, "error: `--keep-lines` requires `--get` or `--json`\n");
    assert_reports("parse --keep-lines --format tree", "a\n", 2, "requires `--get` or `--json`\n");
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
    assert_prints("encode --keep-lines", "a b\n\n", "a%20b\n\n");
}

/// A line is not printed in part if one of its components is an error.
#[test]
fn a_rejected_line_prints_nothing() {
    let output = run_words("parse --get {host}:{port-or-default} http://a:99999 http://b", "");
    assert_eq!((stdout(&output), output.status.code()), ("b:80\n", Some(1)));
}
