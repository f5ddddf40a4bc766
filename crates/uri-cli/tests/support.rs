//! Helpers for the tests of the command.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// A path inside the repository.
pub fn in_repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

pub fn uri(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_uri"));
    command.args(arguments).env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE");
    command
}

pub fn run(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = uri(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // A command that stops reading early closes the pipe. The test checks what it printed.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

/// Runs the command with arguments that are separated by spaces.
pub fn run_words(arguments: &str, input: &str) -> Output {
    run(&arguments.split(' ').collect::<Vec<_>>(), input.as_bytes())
}

pub fn stdout(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).unwrap()
}

pub fn stderr(output: &Output) -> &str {
    std::str::from_utf8(&output.stderr).unwrap()
}

pub fn objects(output: &Output) -> Vec<Value> {
    stdout(output).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Asserts that all inputs are good, with these results.
#[track_caller]
pub fn assert_prints(arguments: &str, input: &str, expected: &str) {
    let output = run_words(arguments, input);
    let (found, expected) = (stdout(&output), expected.strip_prefix('\n').unwrap_or(expected));
    assert_eq!((found, stderr(&output), output.status.code()), (expected, "", Some(0)), "uri {arguments}\n{found}");
}

/// Asserts that the status says that something is wrong, and that the reports say what.
#[track_caller]
pub fn assert_reports(arguments: &str, input: &str, status: i32, expected: &str) {
    let output = run_words(arguments, input);
    assert_eq!(output.status.code(), Some(status), "uri {arguments}");
    assert!(stderr(&output).contains(expected), "uri {arguments}\n{}", stderr(&output));
}
