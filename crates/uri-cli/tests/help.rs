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

/// The commands that a help lists: the words of their lines.
fn listed_commands(help: &str) -> Vec<&str> {
    let list = help.split_once("\nUsage:").unwrap().1.split_once("\nOptions:").unwrap().0;
    let lines = list.lines().filter_map(|line| line.strip_prefix("  ")?.split_once("  "));
    lines.map(|(name, _)| name).filter(|name| *name != "help" && !name.is_empty()).collect()
}

fn help(command: &[&str]) -> String {
    stdout(&run(&[command, &["--help"]].concat(), b"")).to_owned()
}

/// Runs the examples at the end of a help in a shell, as they are printed, and compares what a terminal would show.
#[cfg(unix)]
#[track_caller]
fn assert_examples(command: &[&str]) {
    use std::path::Path;
    use std::process::{Command, Stdio};

    let help = help(command);
    let (_, examples) = help.split_once("\nExamples:\n").unwrap_or_else(|| panic!("no examples of {command:?}"));
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("examples");
    std::fs::create_dir_all(&directory).unwrap();
    let program = Path::new(env!("CARGO_BIN_EXE_uri")).parent().unwrap().to_str().unwrap();
    let path = format!("{program}:{}", std::env::var("PATH").unwrap());
    let mut count = 0;
    for example in examples.split("  $ ").skip(1) {
        let (line, printed) = example.split_once('\n').unwrap_or((example, ""));
        let printed: Vec<&str> =
            printed.trim_end().lines().map(|line| line.strip_prefix("  ").unwrap_or(line)).collect();
        assert!(line.contains(&["uri", &command.join(" ")].join(" ")), "{line}");
        // Commands without arguments read standard input.
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("{{ {line}; }} 2>&1")]).env("PATH", &path).current_dir(&directory);
        let output = shell.stdin(Stdio::null()).env_remove("CLICOLOR_FORCE").output().unwrap();
        assert_eq!(stdout(&output).lines().collect::<Vec<_>>(), printed, "{line}");
        count += 1;
    }
    assert!(count > 0, "{command:?}");
}

#[cfg(unix)]
#[test]
fn examples_of_every_help_print_what_they_show() {
    let general = help(&[]);
    let commands = listed_commands(&general);
    assert_eq!(commands.len(), 21, "{commands:?}");
    assert_examples(&[]);
    for command in commands {
        assert_examples(&[command]);
    }
    let template = help(&["template"]);
    let commands = listed_commands(&template);
    assert_eq!(commands, ["expand", "match", "compare"]);
    for command in commands {
        assert_examples(&["template", command]);
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
