//! The command `from-abnf`.

use std::io::{self, Write as _};

use command_output::message;
use command_output::outcome::Outcome;
use command_output::stdout::{self, Output};
use grammar_reader::SourceFile;

use super::conversion::{Conversion, Count};
use crate::command::error::GrammarError;
use crate::command::options::FromAbnfOptions;
use crate::command::rule_argument::{Version, file, is_abnf_name};

/// Runs the command.
pub fn run(options: &FromAbnfOptions) -> io::Result<Outcome> {
    let mut out = Output::new();
    let outcome = match convert(&options.files) {
        Ok(conversion) => {
            out.write_data(conversion.text().as_bytes())?;
            out.flush()?;
            let Count { rules, equal, differ, unknown, unwritten } = conversion.count();
            let all = if rules == 1 { "1 rule".to_owned() } else { format!("{rules} rules") };
            let others = [
                (differ, "differ, see `// PEG:`"),
                (unknown, "not verified"),
                (unwritten, "to be written, see `// PEG: to be written`"),
            ];
            let others = others.iter().filter(|(count, _)| *count > 0).map(|(count, what)| format!(", {count} {what}"));
            message::print(&format!("{all}: {equal} proved equal to the ABNF{}", others.collect::<String>()));
            if equal == rules { Outcome::AllValid } else { Outcome::SomeInvalid }
        }
        Err(error) => {
            error.print(&mut out, false)?;
            Outcome::NotRun
        }
    };
    stdout::ignore_broken_pipe(out.flush(), outcome)
}

fn convert(names: &str) -> Result<Conversion, GrammarError> {
    if !names.split(',').all(is_abnf_name) {
        return Err(GrammarError::new(names, "expected ABNF files, with the extension `.abnf`"));
    }
    let files = names.split(',').map(|name| file(name, Version::Only));
    let files: Vec<SourceFile> = files.collect::<Result<_, _>>()?;
    Ok(Conversion::new(&files)?)
}
