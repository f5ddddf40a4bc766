//! A file that is named where its text is wanted.

use std::ffi::OsStr;
use std::path::Path;

use pest_uri::IriReference;

use crate::input_options::Inputs;
use crate::masked::Argument;
use crate::names::Format;
use crate::options::Command;
use crate::shell;
use crate::usage;
use crate::visible;

/// Says of the first argument that names a file how that is read. Where objects are printed, these say it.
pub fn tell(command: &Command) {
    let Some((name, what, inputs)) = read_as_references(command) else { return };
    if inputs.json || inputs.json_input || prints_objects(command) {
        return;
    }
    if let Some(note) = inputs.arguments.iter().find_map(|argument| note(argument, name, what)) {
        usage::tell_note(&note);
    }
}

fn prints_objects(command: &Command) -> bool {
    matches!(command, Command::Parse(options) if options.format == Some(Format::Json))
}

/// The name of a command whose arguments are references or texts with such, and what it takes each for.
fn read_as_references(command: &Command) -> Option<(&'static str, &'static str, &Inputs)> {
    Some(match command {
        Command::Parse(options) => ("parse", "reference", &options.inputs),
        Command::Resolve(options) => ("resolve --base BASE", "reference", &options.inputs),
        Command::Relativize(options) => ("relativize --base BASE", "reference", &options.inputs),
        Command::Normalize(options) => ("normalize", "reference", &options.inputs),
        Command::Repair(options) => ("repair", "reference", &options.inputs),
        Command::Complete(options) => ("complete", "reference", &options.inputs),
        Command::Find(options) => ("find", "text", &options.inputs),
        Command::Query(options) => ("query", "reference", &options.inputs),
        Command::Set(options) => ("set", "reference", &options.inputs),
        Command::ToUri(options) => ("to-uri", "reference", &options.inputs),
        Command::ToIri(options) => ("to-iri", "reference", &options.inputs),
        _ => return None,
    })
}

fn note(argument: &OsStr, command: &str, what: &str) -> Option<String> {
    let text = argument.to_str()?;
    if text == "-" {
        return Some(format!("`-` is taken for a {what}; without arguments, `uri {command}` reads standard input"));
    }
    let is_relative = IriReference::parse(text).is_ok_and(|reference| reference.scheme().is_none());
    let (argument, file) = (Argument::new(text).to_string(), shell::copied(text, "FILE"));
    let shown = visible::shown(&argument);
    (is_relative && Path::new(text).is_file())
        .then(|| format!("`{shown}` is taken for a {what}; to read the file write `uri {command} < {file}`"))
}
