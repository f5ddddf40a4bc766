//! Helpers for the tests of the command.

use std::ffi::OsStr;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// A path inside the repository.
pub fn in_repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

pub fn uri(arguments: &[impl AsRef<OsStr>]) -> Command {
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

/// Shortens what `insta-cmd` prints of a command: standard output, `[status N]`, and standard error. If the status is 0
/// and standard error is empty, only standard output remains. Output that does not end with the end of a line is not
/// shortened.
pub const SHORT: [(&str, &str); 5] = [
    (
        r"(?s)^success: \w+\nexit_code: (\d+)\n----- stdout -----\n(|.*\n)\n----- stderr -----\n(|.*\n)$",
        "$2[status $1] $3",
    ),
    (r"\[status 0\] $", ""),
    // What clap adds to each error.
    (r"\n\n(Usage: .*\n\n)?For more information, try '--help'\.\n$", ""),
    (r"Usage: uri\.exe", "Usage: uri"),
    (r"\t", r"\t"),
];

/// Compares what the command prints with a snapshot. The arguments are quoted as in a shell. The input is empty without
/// another one.
macro_rules! assert_uri {
    ($arguments:expr, @$snapshot:literal) => {
        assert_uri!($arguments, "", @$snapshot)
    };
    ($arguments:expr, $input:expr, @$snapshot:literal) => {
        insta::with_settings!({ filters => $crate::support::SHORT }, {
            let arguments = shlex::split($arguments).unwrap();
            insta_cmd::assert_cmd_snapshot!($crate::support::uri(&arguments).pass_stdin($input), @$snapshot)
        })
    };
}
pub(crate) use assert_uri;
