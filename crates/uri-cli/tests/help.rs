//! The help, errors in a command line, and the completions for shells.

use crate::support::{assert_uri, in_repository, run, run_words, stdout};

#[test]
fn usage_errors() {
    assert_uri!("parse --as url", @"
    [status 2] error: invalid value 'url' for '--as <KIND>'
      [possible values: uri, uri-reference, absolute-uri, relative-ref, iri, iri-reference, absolute-iri, relative-iri-ref]

      tip: a similar value exists: 'uri'
    ");
    assert_uri!("parse --json --format tree", @"[status 2] error: the argument '--json' cannot be used with '--format <FORMAT>'");
    assert_uri!("pars", @"
    [status 2] error: unrecognized subcommand 'pars'

      tip: a similar subcommand exists: 'parse'
    ");
    assert_uri!("parse --jso", @"
    [status 2] error: unexpected argument '--jso' found

      tip: a similar argument exists: '--json'
    ");
    assert_uri!("completions sh", @"
    [status 2] error: invalid value 'sh' for '<SHELL>'
      [possible values: bash, elvish, fish, powershell, zsh]
    ");
}

#[test]
fn helps() {
    assert_uri!("", @r"
    [status 2] Parse, resolve, normalize, compare and edit URIs (RFC 3986)

    Usage: uri <COMMAND>

    Read:
      parse        Parse URIs and print their components
      find         Print the URIs in running text, one per line (RFC 3986, appendix C)
      query        Print or edit the pairs of keys and values in queries

    Check:
      check        Check URLs from strangers: whether the listed programs read the same host, and whether a policy allows it
      compare      Compare two references on the comparison ladder (RFC 3986, section 6.2)

    Change:
      normalize    Normalize URIs and relative references (RFC 3986, section 6.2)
      repair       Repair invalid URIs and relative references where that is safe
      complete     Complete URIs as people type them, such as `www.w3.org/Addressing/` (RFC 3986, section 4.5)
      set          Set or remove components of URIs
      redact       Hide the passwords of URIs in any text, such as a log

    Resolve:
      resolve      Resolve references against a base URI (RFC 3986, section 5.2)
      relativize   Print the shortest references that resolve to target URIs

    Convert:
      encode       Percent-encode data for a component of a URI
      decode       Decode percent-encoded text
      to-uri       Convert IRIs to URIs: percent-encode characters outside ASCII (RFC 3987, section 3.1)
      to-iri       Convert URIs to IRIs: decode characters outside ASCII where they are allowed (RFC 3987, section 3.2)
      from-path    Convert absolute file paths to `file` URIs (RFC 8089)
      to-path      Convert `file` URIs to file paths (RFC 8089)

    Templates:
      template     Expand, match and compare URI templates (RFC 6570)

    Reference:
      schemes      List schemes with their grammar rule, IANA registration and default port
      grammar      Print a built-in grammar, or the names of all
      completions  Print a script that completes the commands and options of `uri` in a shell

    Options:
      -h, --help     Print help (see more with '--help')
      -V, --version  Print version

    Examples:
      $ uri parse --get host,port http://example.com:8042/over/there
      example.com\t8042

      $ printf 'HTTP://Example.com\na b\n' | uri normalize --keep-lines
      http://example.com

      line 2: unexpected ` ` in path at byte 1; write ` ` as `%20`
      1 of 2 lines rejected
    ");
    let help = run_words("parse --help", "");
    assert!(stdout(&help).contains("--json-input") && help.status.code() == Some(0));
}

/// What each command says about its inputs, and whether an empty line is one.
#[test]
fn help_names_the_inputs() {
    for (command, name, takes_empty) in [
        ("parse", "[URI]", true),
        ("resolve --base a:/", "[REF]", true),
        ("relativize --base a:/", "[TARGET]", false),
        ("normalize", "[URI]", true),
        ("repair", "[URI]", true),
        ("compare", "[A B]", false),
        ("check", "[URL]", false),
        ("complete", "[SUFFIX]", false),
        ("find", "[TEXT]", false),
        ("encode", "[DATA]", true),
        ("decode", "[TEXT]", true),
        ("query", "[URI]", true),
        ("set", "[URI]", true),
        ("to-uri", "[IRI]", true),
        ("to-iri", "[URI]", true),
    ] {
        let help = run(&[command.split(' ').next().unwrap(), "--help"], b"");
        let help = stdout(&help).split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(help.contains(name) && help.contains(" [default: ") && help.contains(" of standard input"), "{help}");
        assert_eq!(run_words(command, "\n").status.code() == Some(0), takes_empty, "{command}");
    }
}

#[test]
fn completion_scripts() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = run(&["completions", shell], b"");
        assert_eq!(script.status.code(), Some(0));
        assert!(stdout(&script).contains("relativize") && stdout(&script).contains("non-strict"), "{shell}");
    }
}

/// The commands that a help lists: the words of their lines.
fn listed_commands(help: &str) -> Vec<&str> {
    let list = help.split_once("\nUsage:").unwrap().1.split_once("\nOptions:").unwrap().0;
    let lines = list.lines().filter_map(|line| line.strip_prefix("  ")?.split_once("  "));
    lines.map(|(name, _)| name).filter(|name| *name != "help" && !name.is_empty()).collect()
}

fn help(command: &[&str]) -> String {
    stdout(&run(&[command, &["--help"]].concat(), b"")).to_owned()
}

/// Runs the examples in a shell, as they are printed, and compares what a terminal would show.
#[cfg(unix)]
#[track_caller]
fn assert_examples(examples: &str, command: &str) {
    use std::path::Path;
    use std::process::{Command, Stdio};

    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("examples");
    std::fs::create_dir_all(&directory).unwrap();
    let program = Path::new(env!("CARGO_BIN_EXE_uri")).parent().unwrap().to_str().unwrap();
    let path = format!("{program}:{}", std::env::var("PATH").unwrap());
    let examples: Vec<&str> = examples.split("\n$ ").skip(1).collect();
    assert!(!examples.is_empty(), "{command}");
    for example in examples {
        let (line, printed) = example.split_once('\n').unwrap_or((example, ""));
        assert!(line.contains(command), "{line}");
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("{{ {line}; }} 2>&1")]).env("PATH", &path).current_dir(&directory);
        let output = shell.stdin(Stdio::null()).env_remove("CLICOLOR_FORCE").output().unwrap();
        assert_eq!(stdout(&output).trim_end(), printed.trim_end(), "{line}");
    }
}

/// Runs the examples at the end of a help.
#[cfg(unix)]
#[track_caller]
fn assert_examples_of_help(command: &[&str]) {
    let help = help(command);
    let (_, examples) = help.split_once("\nExamples:\n").unwrap_or_else(|| panic!("no examples of {command:?}"));
    let examples: Vec<&str> = examples.lines().map(|line| line.strip_prefix("  ").unwrap_or(line)).collect();
    assert_examples(&format!("\n{}", examples.join("\n")), &["uri", &command.join(" ")].join(" "));
}

#[cfg(unix)]
#[test]
fn examples_of_every_help_print_what_they_show() {
    let general = help(&[]);
    let commands = listed_commands(&general);
    assert_eq!(commands.len(), 22, "{commands:?}");
    assert_examples_of_help(&[]);
    for command in commands {
        assert_examples_of_help(&[command]);
    }
    let template = help(&["template"]);
    let commands = listed_commands(&template);
    assert_eq!(commands, ["expand", "match", "compare"]);
    for command in commands {
        assert_examples_of_help(&["template", command]);
    }
}

/// The commands are listed by purpose. The short help has the same list.
#[test]
fn the_help_groups_the_commands() {
    let help = help(&[]);
    let groups: Vec<&str> = help.lines().filter(|line| line.ends_with(':') && !line.starts_with(' ')).collect();
    let expected = ["Read:", "Check:", "Change:", "Resolve:", "Convert:", "Templates:", "Reference:"];
    assert_eq!(groups, [&expected[..], &["Options:", "Examples:"]].concat());
    let short = run(&["-h"], b"");
    assert_eq!(listed_commands(stdout(&short)), listed_commands(&help));
}

#[cfg(unix)]
#[test]
fn examples_of_the_documentation_print_what_they_show() {
    let page = std::fs::read_to_string(in_repository("docs/command.md")).unwrap();
    let blocks: Vec<&str> = page.split("```console").skip(1).filter_map(|it| it.split("```").next()).collect();
    assert!(!blocks.is_empty());
    for block in blocks {
        assert_examples(block, "uri ");
    }
}
