//! The help, errors in a command line, and the completions for shells.

use crate::support::{assert_reports, run, run_words, stdout};

#[test]
fn usage_errors() {
    for (arguments, expected) in [
        ("parse --as url", "invalid value 'url' for '--as <KIND>'"),
        ("parse --json --format tree", "cannot be used with"),
        ("pars", "a similar subcommand exists: 'parse'"),
        ("parse --jso", "a similar argument exists: '--json'"),
        ("completions sh", "invalid value 'sh'"),
    ] {
        assert_reports(arguments, "", 2, expected);
    }
    assert_eq!(run(&[], b"").status.code(), Some(2));
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
