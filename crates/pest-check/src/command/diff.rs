//! The command `diff`.

use std::io::{self, Write as _};
use std::path::Path;

use crate::command::diff_report::FileDiff;
use crate::command::error::GrammarError;
use crate::command::git_revision;
use crate::command::options::DiffOptions;
use crate::command::output::outcome::Outcome;
use crate::command::output::stdout::{self, Output};
use crate::command::program::Program;

/// Runs the command.
pub fn run(options: &DiffOptions, program: &Program) -> io::Result<Outcome> {
    let mut out = Output::new();
    let files = if options.files.is_empty() {
        git_revision::changed(&options.revision, Path::new("."), &["*.pest", "*.abnf"])
            .map_err(|error| GrammarError::new(&options.revision, error))
    } else {
        Ok(options.files.clone())
    };
    let read = |names: &String| FileDiff::read(names, &options.revision, options.memory, &program.shipped);
    let files = files.and_then(|files| files.iter().map(read).collect::<Result<Vec<_>, _>>());
    let outcome = match files {
        Ok(files) => {
            print(&files, options, &mut out)?;
            if files.iter().any(FileDiff::has_changes) { Outcome::SomeInvalid } else { Outcome::AllValid }
        }
        Err(error) => {
            error.print(&mut out, false, program)?;
            Outcome::NotRun
        }
    };
    stdout::ignore_broken_pipe(out.flush(), outcome)
}

fn print(files: &[FileDiff], options: &DiffOptions, out: &mut Output) -> io::Result<()> {
    let mut changed = files.iter().filter(|file| file.has_changes()).peekable();
    let is_unchanged = changed.peek().is_none();
    if options.markdown {
        writeln!(out, "### What the grammar accepts, compared with `{}`\n", options.revision)?;
        if is_unchanged {
            writeln!(out, "No rule accepts other texts, or makes other trees, than before.")?;
        }
        return changed.try_for_each(|file| out.write_all(file.markdown().as_bytes()));
    }
    if is_unchanged {
        writeln!(out, "no rule accepts other texts, or makes other trees, than in {}", options.revision)?;
    }
    changed.try_for_each(|file| out.write_data(file.text().as_bytes()))
}
