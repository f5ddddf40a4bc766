//! Files as they stand in a revision of git.

use std::io::{Error, Result};
use std::path::Path;
use std::process::Command;

use crate::masked::may_have_password;

/// The bytes of a file, in the repository that its directory belongs to.
pub fn read(revision: &str, file: &str) -> Result<Vec<u8>> {
    let path = Path::new(file);
    let name = path.file_name().ok_or_else(|| Error::other("no file has this name"))?;
    let directory = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let object = format!("{revision}:./{}", name.display());
    let mut git = Command::new("git");
    git.env("LC_ALL", "C").arg("-C").arg(directory).args(["cat-file", "blob", &object]);
    let output = git.output().map_err(|error| Error::other(format!("git cannot be run: {error}")))?;
    if output.status.success() {
        return Ok(output.stdout);
    }
    let told = String::from_utf8_lossy(&output.stderr);
    let told = told.lines().next().unwrap_or_default().trim_start_matches("fatal: ");
    // It may repeat what stands on the command line.
    let told = if may_have_password(&object) { "it is not there" } else { told };
    Err(Error::other(format!("git: {told}")))
}
