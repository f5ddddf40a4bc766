//! `uri grammar`.

use std::borrow::Cow;
use std::io::{self, Write as _};
use std::path::Path;

use clap::Args as _;
use pest_regular::similar;
use pest_uri::grammar_files;

use crate::abnf_above::abnf;
use crate::check_grammars;
use crate::compare_grammars;
use crate::grammar_options::{GrammarCommand, GrammarOptions};
use crate::masked::Argument;
use crate::output::Output;
use crate::parse_by_grammar;
use crate::session::Outcome;
use crate::shell;

pub fn run(options: GrammarOptions) -> io::Result<Outcome> {
    match options.command {
        Some(GrammarCommand::Parse(options)) => parse_by_grammar::run(options),
        Some(GrammarCommand::Compare(options)) => compare_grammars::run(&options),
        Some(GrammarCommand::Check(options)) => check_grammars::run(&options),
        None => print(options.name.as_deref(), options.abnf),
    }
}

/// The command, or the grammar, that a misspelled name is meant for.
pub fn meant(name: &str) -> Option<String> {
    let commands = commands();
    similar(name, commands.iter().map(String::as_str).chain(grammar_files().map(|(name, _)| name)))
}

fn commands() -> Vec<String> {
    let options = GrammarOptions::augment_args(clap::Command::new("grammar"));
    options.get_subcommands().map(|it| it.get_name().to_owned()).collect()
}

/// Whether it is the name of a grammar that is here.
pub fn is_name(name: &str) -> bool {
    grammar_files().any(|(known, _)| known == name)
}

/// That a name is none of a command, though others stand behind it.
pub fn no_command(name: &str) -> String {
    let commands = commands().join("`, `");
    let named = file_tip(name).unwrap_or_else(|| format!("it has `{commands}`"));
    format!("`grammar` has no command `{}`; {named}", Argument::new(name))
}

/// What to do with a file that stands where a command or the name of a grammar is wanted.
fn file_tip(name: &str) -> Option<String> {
    let file = shell::copied(name, "FILE");
    let tip = || {
        format!(
            "it is a file: `uri grammar check {file}` runs its examples, `uri grammar parse {file} TEXT` parses by it"
        )
    };
    Path::new(name).is_file().then(tip)
}

/// Prints a grammar, or the names of all.
fn print(name: Option<&str>, is_abnf: bool) -> io::Result<Outcome> {
    let mut out = Output::new();
    let Some(name) = name else {
        for (name, _) in grammar_files() {
            writeln!(out, "{name}")?;
        }
        return out.flush().map(|()| Outcome::AllValid);
    };
    let wanted = name.strip_suffix(".pest").unwrap_or(name);
    match grammar_files().find(|(name, _)| *name == wanted) {
        Some((_, text)) => {
            let text = if is_abnf { Cow::Owned(abnf(text)) } else { Cow::Borrowed(text) };
            out.write_all(text.as_bytes()).and_then(|()| out.flush()).map(|()| Outcome::AllValid)
        }
        None => {
            let meant = || meant(name).map(|it| format!("is `{it}` meant? ")).unwrap_or_default();
            let tip = file_tip(name).unwrap_or_else(|| format!("{}`uri grammar` lists them", meant()));
            let name = Argument::new(name).to_string();
            Err(io::Error::other(format!("no grammar has the name {name:?}; {tip}")))
        }
    }
}
