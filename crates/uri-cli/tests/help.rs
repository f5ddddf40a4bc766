//! The help, errors in a command line, and the completions for shells.

use crate::support::{assert_reports, in_repository, run, run_words, stdout};

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
    assert_eq!(commands.len(), 21, "{commands:?}");
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
