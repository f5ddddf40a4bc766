//! Help, and what is said of a command line that is wrong.

use std::io::{self, Write as _};
use std::iter;
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
    arguments.fold(message.to_owned(), |message, argument| without_passwords_of(&argument.to_string_lossy(), message))
}

/// Where a URI may begin in an argument that is no URI itself: behind what separates files, rules and expressions.
const SEPARATORS: [char; 3] = [':', ',', '='];

/// How many places of an argument are looked at.
const MOST_PLACES: usize = 100;

fn without_passwords_of(argument: &str, message: String) -> String {
    let behind = argument.match_indices(SEPARATORS).map(|(at, separator)| &argument[at + separator.len()..]);
    let uris = iter::once(argument).chain(behind).take(MOST_PLACES).filter_map(|text| UriReference::parse(text).ok());
    let passwords = uris.filter_map(|uri| Some(uri.userinfo()?.password()?.as_str().to_owned()));
    let mut passwords = passwords.filter(|it| !it.is_empty()).peekable();
    if passwords.peek().is_some() {
        return passwords.fold(message, |message, it| message.replace(&it, "***"));
    }
    // What is no URI may have a password all the same, and nobody knows where it begins.
    let before = argument.rfind('@').map(|at| &argument[..=at]).and_then(|before| before.split_once(':'));
    if let Some((_, hidden)) = before {
        return message.replace(hidden, "***@");
    }
    match behind_a_colon(argument).filter(|hidden| !hidden.is_empty()) {
        Some(hidden) => message.replace(hidden, "***"),
        None => message,
    }
}

/// Whether a text that nobody has parsed may have a password.
pub fn may_have_password(text: &str) -> bool {
    text.contains('@') || behind_a_colon(text).is_some()
}

/// What follows a colon in what may be an authority.
fn behind_a_colon(text: &str) -> Option<&str> {
    text.split_once("//").and_then(|(_, authority)| authority.split_once(':')).map(|(_, behind)| behind)
}

fn presentable(written: &str) -> String {
    if may_have_password(written) {
        return "***".to_owned();
    }
    written.chars().take(76).flat_map(char::escape_debug).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_stay_lines() {
        assert_eq!(visible("it's \"a\"\n\u{1b}[31m \\d"), "it's \"a\"\n\\u{1b}[31m \\d");
    }

    #[test]
    fn only_the_password_is_hidden_where_it_is_known() {
        let shown = |argument: &str| without_passwords_of(argument, format!("no {argument} here"));
        assert_eq!(shown("http://u:secret@h/"), "no http://u:***@h/ here");
        assert_eq!(shown("x:y,//u:secret@h/"), "no x:y,//u:***@h/ here");
        assert_eq!(shown("http://u:se cret@h/"), "no http:***@h/ here");
        assert_eq!(shown("http://u@h/"), "no http:***@h/ here");
    }
}
