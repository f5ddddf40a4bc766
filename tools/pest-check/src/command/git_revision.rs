//! Files in a revision of git.

use std::io::{Error, Result};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Reads a file from a revision of the repository that contains its directory.
pub fn read(revision: &str, file: &str) -> Result<Vec<u8>> {
    let (directory, name) = split_path(file).ok_or_else(|| Error::other("not a file name"))?;
    let object = format!("{revision}:./{name}");
    let output = git(&directory, &["cat-file", "blob", &object])?;
    if output.status.success() {
        return Ok(output.stdout);
    }
    Err(failure(&output, &directory, revision))
}

/// Returns the error of a command of git.
fn failure(output: &Output, directory: &Path, revision: &str) -> Error {
    let message = String::from_utf8_lossy(&output.stderr);
    let message = message.lines().next().unwrap_or_default().trim_start_matches("fatal: ").trim_end_matches('.');
    let hint = if !has(directory, revision) && is_shallow(directory) { SHALLOW } else { "" };
    Error::other(format!("git: {message}{hint}"))
}

/// Returns the files in a directory that match patterns and differ from a revision, as paths from
/// that directory.
pub fn changed(revision: &str, directory: &Path, patterns: &[&str]) -> Result<Vec<String>> {
    let arguments = [&["diff", "--name-only", "--relative", "-z", revision, "--"], patterns].concat();
    let output = git(directory, &arguments)?;
    if !output.status.success() {
        return Err(failure(&output, directory, revision));
    }
    let names = String::from_utf8_lossy(&output.stdout);
    Ok(names.split('\0').filter(|name| !name.is_empty()).map(str::to_owned).collect())
}

/// The advice for a repository without history, as in CI.
const SHALLOW: &str = "; the repository is shallow: `git fetch` the revision first";

/// Returns whether a file exists and the revision does not have it.
pub fn is_new(revision: &str, file: &str) -> bool {
    split_path(file).is_some_and(|(directory, name)| {
        Path::new(file).exists()
            && has(&directory, revision)
            && !git(&directory, &["cat-file", "-e", &format!("{revision}:./{name}")])
                .is_ok_and(|it| it.status.success())
    })
}

/// Splits a path into the directory and the file name.
fn split_path(file: &str) -> Option<(PathBuf, String)> {
    let path = Path::new(file);
    let directory = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    Some((directory.to_owned(), path.file_name()?.display().to_string()))
}

/// Returns whether a repository has a revision.
fn has(directory: &Path, revision: &str) -> bool {
    let commit = format!("{revision}^{{commit}}");
    git(directory, &["cat-file", "-e", &commit]).is_ok_and(|it| it.status.success())
}

fn is_shallow(directory: &Path) -> bool {
    git(directory, &["rev-parse", "--is-shallow-repository"]).is_ok_and(|it| it.stdout.starts_with(b"true"))
}

fn git(directory: &Path, arguments: &[&str]) -> Result<Output> {
    let mut git = Command::new("git");
    git.env("LC_ALL", "C").arg("-C").arg(directory).args(arguments);
    git.output().map_err(|error| Error::other(format!("cannot run git: {error}")))
}
