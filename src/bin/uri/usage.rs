//! Help, and what is said of a command line that is wrong.

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::Error;
use clap::error::{ContextKind, ContextValue};

use crate::grammar;
use crate::masked::may_have_password;
use crate::output::Output;
use crate::styles::Styles;
use crate::visible;

/// Where a message says again what was written.
const WRITTEN: [ContextKind; 3] = [ContextKind::InvalidArg, ContextKind::InvalidSubcommand, ContextKind::InvalidValue];

/// Prints the help that was asked for, or what is wrong.
pub fn tell(mut error: Error) -> io::Result<ExitCode> {
    if error.use_stderr() {
        if let Some(meant) = grammar_meant() {
            tell_message(&format!("`grammar` has no command of this name; is `{meant}` meant?"));
            return Ok(ExitCode::from(2));
        }
        make_presentable(&mut error);
        // Where even this cannot be written there is nobody to tell.
        let _ = io::stderr().write_all(rendered(&error, Styles::of(io::stderr())).as_bytes());
        return Ok(ExitCode::from(2));
    }
    let mut out = Output::new();
    out.write_all(rendered(&error, out.styles).as_bytes())?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// What stands behind `grammar` is a command or a name. One that is misspelled is taken for a name, and what follows for a command that
/// nobody meant.
fn grammar_meant() -> Option<String> {
    let mut arguments = std::env::args_os().skip(1).filter_map(|it| it.into_string().ok());
    let name = arguments.next().filter(|it| it == "grammar").and_then(|_| arguments.next())?;
    let meant = grammar::meant(&name).filter(|meant| *meant != name)?;
    arguments.next().map(|_| meant)
}

fn rendered(error: &Error, styles: Styles) -> String {
    let text = error.render();
    if styles.are_coloured() { text.ansi().to_string() } else { text.to_string() }
}

/// Leaves out of a message what a terminal would act on, and what may have a password.
fn make_presentable(error: &mut Error) {
    for kind in WRITTEN {
        let Some(ContextValue::String(written)) = error.get(kind) else { continue };
        let shown = presentable(written);
        if shown != *written {
            error.insert(kind, ContextValue::String(shown));
            // A suggestion may say it once more.
            error.remove(ContextKind::Suggested);
        }
    }
}

/// Tells why something could not be done.
pub fn tell_message(message: &str) {
    // Where even this cannot be written there is nobody to tell.
    let _ = io::stderr().write_all(format!("uri: {}\n", visible::shown_in_lines(message)).as_bytes());
}

/// Tells what is worth knowing, and no failure.
pub fn tell_note(note: &str) {
    let label = Styles::of(io::stderr()).label;
    // Where even this cannot be written there is nobody to tell.
    let _ = io::stderr().write_all(format!("{label}note{label:#}: {note}\n").as_bytes());
}

fn presentable(written: &str) -> String {
    if may_have_password(written) {
        return "***".to_owned();
    }
    written.chars().take(76).flat_map(char::escape_debug).collect()
}
