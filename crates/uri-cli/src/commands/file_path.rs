//! `uri from-path` and `uri to-path`.

use std::io;

use clap::Args;
use pest_uri::{FilePathError, Uri};

use crate::batch;
use crate::commands::encode::Octets;
use crate::input::options::{Inputs, inputs};
use crate::output::diagnostic::Diagnostic;
use crate::output::outcome::Outcome;

/// Turn absolute paths of files into `file` URIs (RFC 8089).
#[derive(Args)]
#[command(mut_arg("arguments", inputs("PATH", "The paths")))]
pub struct FromPathOptions {
    #[command(flatten)]
    pub system: System,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// Turn `file` URIs into the paths of the files that they name (RFC 8089).
///
/// A URI of a file on another machine has a path in Windows alone: `file://h/share/x` is `\\h\share\x`.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("URI", "The URIs")))]
pub struct ToPathOptions {
    #[command(flatten)]
    pub system: System,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// Whose paths these are.
#[derive(Args)]
pub struct System {
    /// Paths as in Unix: `/a/b`. So they are by themselves, but in Windows.
    #[arg(long, conflicts_with = "windows")]
    pub unix: bool,

    /// Paths as in Windows: `C:\a\b`, `\\server\share\a`. So they are by themselves in Windows.
    #[arg(long)]
    pub windows: bool,
}

impl System {
    fn is_windows(&self) -> bool {
        self.windows || cfg!(windows) && !self.unix
    }
}

pub fn from_path(options: FromPathOptions) -> io::Result<Outcome> {
    let is_windows = options.system.is_windows();
    batch::run(options.inputs, |input, record| {
        // A Unix path need not be text.
        let uri = if is_windows { Uri::from_windows_path(input.text()?) } else { Uri::from_unix_path(input.bytes()?) };
        Ok(record.result(uri.map_err(no_path)?.as_str())?)
    })
}

pub fn to_path(options: ToPathOptions) -> io::Result<Outcome> {
    let is_windows = options.system.is_windows();
    batch::run(options.inputs, |input, record| {
        let text = input.text()?;
        let uri = Uri::parse(text).map_err(|error| Diagnostic::from_parse_error(error, text))?;
        let path = if is_windows { uri.to_windows_path().map(String::into_bytes) } else { uri.to_unix_path() };
        let path = path.map_err(no_path)?;
        // A reader of lines would take it for two paths.
        if !record.json && path.iter().any(|octet| matches!(octet, b'\n' | b'\r')) {
            return Err(Diagnostic::message(LINES).into());
        }
        Ok(Octets(&path).print(record)?)
    })
}

const LINES: &str = "the path has the end of a line in it; `--json` prints it all the same";

fn no_path(error: FilePathError) -> Diagnostic {
    Diagnostic::perhaps_at(error.at(), error.to_string())
}
