//! Help, and what is said of a command line that is wrong.

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory as _, Error};

use crate::grammar;
use crate::masked::may_have_password;
use crate::options::Options;
use crate::output::Output;
use crate::shell;
use crate::styles::Styles;
use crate::visible;

/// Where a message says again what was written.
const WRITTEN: [ContextKind; 3] = [ContextKind::InvalidArg, ContextKind::InvalidSubcommand, ContextKind::InvalidValue];

/// Prints the help that was asked for, or what is wrong.
pub fn tell(mut error: Error) -> io::Result<ExitCode> {
    if error.use_stderr() {
        if let Some(mistake) = mistake_with_grammar(&error) {
            tell_message(&mistake);
            return Ok(ExitCode::from(2));
        }
        make_presentable(&mut error);
        add_tip(&mut error);
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
fn mistake_with_grammar(error: &Error) -> Option<String> {
    let mut arguments = arguments();
    let name = arguments.next().filter(|it| it == "grammar").and_then(|_| arguments.next())?;
    arguments.next()?;
    if let Some(meant) = grammar::meant(&name).filter(|meant| *meant != name) {
        return Some(format!("`grammar` has no command of this name; is `{meant}` meant?"));
    }
    let is_taken_for_name = error.kind() == ErrorKind::ArgumentConflict && !name.starts_with('-');
    (is_taken_for_name && !grammar::is_name(&name)).then(|| grammar::no_command(&name))
}

fn arguments() -> impl Iterator<Item = String> {
    std::env::args_os().skip(1).filter_map(|it| it.into_string().ok())
}

/// Adds what may be meant, where that can be told.
fn add_tip(error: &mut Error) {
    if let Some(long) = long_option_meant(error) {
        error.remove(ContextKind::Suggested);
        error.insert(ContextKind::SuggestedArg, ContextValue::String(long));
    } else if let Some(tip) = tip(error) {
        error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![tip.into()]));
    }
}

fn tip(error: &Error) -> Option<String> {
    match error.kind() {
        ErrorKind::InvalidSubcommand if error.get(ContextKind::SuggestedSubcommand).is_none() => {
            let Some(ContextValue::String(shown)) = error.get(ContextKind::InvalidSubcommand) else { return None };
            // What may have a password is not what was written any more.
            let written = arguments().find(|it| it.contains([':', '/', '.']) && presentable(it) == *shown)?;
            Some(format!("a command stands before a URI: `uri parse {}`", shell::copied(&written, "URI")))
        }
        ErrorKind::MissingRequiredArgument if arguments().take(2).eq(["grammar", "compare"]) => {
            arguments().nth(2)?;
            Some("`--git REVISION` compares a file with what it was in a revision of git".to_owned())
        }
        _ => None,
    }
}

/// The option that is meant where one dash stands before its name; nothing, where others begin with its letter, too.
fn long_option_meant(error: &Error) -> Option<String> {
    let Some(ContextValue::String(short)) = error.get(ContextKind::InvalidArg) else { return None };
    let arguments: Vec<String> = arguments().take_while(|it| it != "--").collect();
    let mut written = arguments.iter().filter(|it| it.starts_with(short));
    let (only, None) = (written.next()?, written.next()) else { return None };
    let name = only.strip_prefix('-')?.split('=').next()?;
    let mut command = &Options::command();
    for argument in &arguments {
        command = command.find_subcommand(argument).unwrap_or(command);
    }
    command.get_arguments().any(|it| it.get_long() == Some(name)).then(|| format!("--{name}"))
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
