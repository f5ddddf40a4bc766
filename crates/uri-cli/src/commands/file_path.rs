//! `uri from-path` and `uri to-path`.

use std::io;

use clap::Args;
use pest_uri::{FilePathError, Uri};

use crate::batch::{self, BatchOptions};
use crate::commands::encode::Bytes;
use crate::input::options::{Inputs, inputs};
use crate::output::diagnostic::Diagnostic;
use crate::output::message::redacted;
use crate::output::outcome::Outcome;
use crate::output::record::has_line_end;

/// Convert absolute file paths to `file` URIs (RFC 8089).
#[derive(Args)]
#[command(mut_arg("arguments", inputs("PATH", "Absolute paths")))]
#[command(after_help = "\
Examples:
  $ uri from-path --unix '/home/ann/a b.txt'
  file:///home/ann/a%20b.txt

  $ uri from-path --windows 'C:\\a b.txt' '\\\\server\\share\\c'
  file:///C:/a%20b.txt
  file://server/share/c")]
pub struct FromPathOptions {
    #[command(flatten)]
    pub system: PathSystem,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// Convert `file` URIs to file paths (RFC 8089).
///
/// A file on another machine has a path on Windows only: `file://h/share/x` is `\\h\share\x`.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("URI", "`file` URIs")))]
#[command(after_help = "\
Examples:
  $ uri to-path --unix file:///home/ann/a%20b.txt
  /home/ann/a b.txt

  $ uri to-path --windows file:///C:/a%20b.txt
  C:\\a b.txt")]
pub struct ToPathOptions {
    #[command(flatten)]
    pub system: PathSystem,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// The operating system of the paths.
#[derive(Args)]
pub struct PathSystem {
    /// Use Unix paths: `/a/b` (the default, except on Windows).
    #[arg(long, conflicts_with = "windows")]
    pub unix: bool,

    /// Use Windows paths: `C:\a\b`, `\\server\share\a` (the default on Windows).
    #[arg(long)]
    pub windows: bool,
}

impl PathSystem {
    fn is_windows(&self) -> bool {
        self.windows || cfg!(windows) && !self.unix
    }
}

pub fn from_path(options: FromPathOptions) -> io::Result<Outcome> {
    let is_windows = options.system.is_windows();
    let batch_options = BatchOptions { has_paths: true, ..BatchOptions::default() };
    batch::run_with(options.inputs, batch_options, |input, record| {
        // A Unix path need not be text.
        let uri = if is_windows { Uri::from_windows_path(input.text()?) } else { Uri::from_unix_path(input.bytes()?) };
        Ok(record.result(uri.map_err(path_error)?.as_str())?)
    })
}

pub fn to_path(options: ToPathOptions) -> io::Result<Outcome> {
    let is_windows = options.system.is_windows();
    batch::run(options.inputs, |input, record| {
        let text = input.text()?;
        let uri = Uri::parse(text).map_err(|error| Diagnostic::from_parse_error(error, text))?;
        let path = if is_windows { uri.to_windows_path().map(String::into_bytes) } else { uri.to_unix_path() };
        let path = path.map_err(|error| path_or_drive_error(error, text))?;
        if !record.json && has_line_end(&path) {
            return Err(Diagnostic::new(LINE_END).into());
        }
        Ok(Bytes(&path).print(record)?)
    })
}

const LINE_END: &str = "the path contains a line end; use `--json` to print it";

/// Returns the error in a URI, with the URI of a drive that is not in the path.
fn path_or_drive_error(error: FilePathError, text: &str) -> Diagnostic {
    match error {
        FilePathError::Drive { at, letter } => {
            let rest = text[at..].find('/').map_or("/", |slash| &text[at + slash..]);
            path_error(error).with_note(&format!("write `file:///{letter}:{}`", redacted(rest)))
        }
        error => path_error(error),
    }
}

fn path_error(error: FilePathError) -> Diagnostic {
    Diagnostic::with_offset(error.offset(), error.to_string())
}
