//! Reports of invalid inputs on standard error.

use std::io::{self, IsTerminal as _};

use clap::{Args, ValueEnum};

use crate::output::diagnostic::Diagnostic;
use crate::output::styles::Styles;

/// The option for the form of reports.
#[derive(Args, Clone, Copy)]
pub struct ErrorsOption {
    /// Form of error reports [default: full for arguments and on a terminal, short for lines elsewhere].
    #[arg(long, value_name = "FORM", value_enum)]
    errors: Option<ErrorForm>,
}

#[derive(Clone, Copy, ValueEnum)]
enum ErrorForm {
    /// One line: the line of the input, and the message.
    Short,
    /// The message, the input with a mark under the error, the rule and a repair.
    Full,
}

/// Writes reports in one of their forms.
#[derive(Clone, Copy)]
pub struct Reporter {
    form: ErrorForm,
    styles: Styles,
}

/// The input that a report is about.
pub struct Subject<'i> {
    /// The text; empty if the error is in the command line.
    pub text: &'i str,
    /// Where it was read, in a word or two. It begins a short report.
    pub location: &'i str,
    /// The line before a full report, or nothing.
    pub heading: &'i str,
}

impl Subject<'_> {
    /// The command line.
    pub const COMMAND_LINE: Subject<'static> = Subject { text: "", location: "error", heading: "" };
}

impl Reporter {
    /// Creates the reporter of a command, for errors in its arguments or in lines of standard input.
    pub fn new(option: ErrorsOption, is_in_arguments: bool) -> Self {
        let is_full = is_in_arguments || io::stderr().is_terminal();
        let default = if is_full { ErrorForm::Full } else { ErrorForm::Short };
        Reporter { form: option.errors.unwrap_or(default), styles: Styles::for_stream(io::stderr()) }
    }

    /// Returns the report of an error.
    pub fn report(self, diagnostic: &Diagnostic, subject: &Subject<'_>) -> String {
        match self.form {
            ErrorForm::Short => format!("{}: {}\n", subject.location, diagnostic.line()),
            ErrorForm::Full => format!("{}{}", subject.heading, diagnostic.draw(subject.text, self.styles)),
        }
    }
}
