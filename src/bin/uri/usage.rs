//! Help, and what is said of a command line that is wrong.

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::Error;
use clap::error::{ContextKind, ContextValue};
use pest_uri::UriReference;

/// Where a message says again what was written.
const WRITTEN: [ContextKind; 3] = [ContextKind::InvalidArg, ContextKind::InvalidSubcommand, ContextKind::InvalidValue];

/// Prints the help that was asked for, or what is wrong.
pub fn tell(mut error: Error) -> io::Result<ExitCode> {
    if error.use_stderr() {
        make_presentable(&mut error);
        // Where even this cannot be written there is nobody to tell.
        let _ = write!(anstream::stderr(), "{}", error.render().ansi());
        return Ok(ExitCode::from(2));
    }
    let mut out = anstream::stdout();
    write!(out, "{}", error.render().ansi())?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
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

/// A message without what a terminal would act on; its lines stay lines.
pub fn visible(message: &str) -> String {
    let is_plain = |it: char| it == '\n' || it.escape_debug().len() == 1 || matches!(it, '"' | '\'' | '\\');
    let mut shown = String::with_capacity(message.len());
    for character in message.chars() {
        if is_plain(character) { shown.push(character) } else { shown.extend(character.escape_debug()) }
    }
    shown
}

/// A message without the passwords of URIs that stand on the command line, perhaps where none was asked for.
pub fn without_passwords(message: &str) -> String {
    let arguments = std::env::args_os().skip(1);
    let passwords = arguments.filter_map(|argument| {
        let text = argument.to_string_lossy();
        Some(UriReference::parse(&*text).ok()?.userinfo()?.password()?.as_str().to_owned())
    });
    passwords.filter(|it| !it.is_empty()).fold(message.to_owned(), |message, it| message.replace(&it, "***"))
}

fn presentable(written: &str) -> String {
    if written.contains('@') {
        return "***".to_owned();
    }
    written.chars().take(76).flat_map(char::escape_debug).collect()
}
