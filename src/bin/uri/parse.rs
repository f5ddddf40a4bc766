//! `uri parse`.

use std::io::{self, BufWriter, IsTerminal as _, Write};

use anstream::AutoStream;
use pest_uri::{EntryRule, ParseError, ParseTree};

use crate::Outcome;
use crate::input::{Input, Reader, Unreadable};
use crate::options::{Format, ParseOptions};
use crate::output::{self, Invalid};
use crate::progress::Progress;

pub fn run(options: ParseOptions) -> io::Result<Outcome> {
    let format = match options.format {
        Some(format) => format,
        None if options.json => Format::Json,
        None if io::stdout().is_terminal() => Format::Figure,
        None => Format::Table,
    };
    let mut reader = Reader::new(options.inputs);
    let progress = Progress::new(reader.is_stream());
    let mut printer = Printer {
        format,
        kind: options.kind.into(),
        width: terminal_size::terminal_size().map_or(80, |(width, _)| width.0.into()),
        out: stdout(format),
        progress: &progress,
        printed: 0,
        invalid: 0,
    };
    while let Some(input) = reader.next()? {
        printer.print(&input)?;
        if reader.must_wait() {
            printer.out.flush()?;
        }
    }
    printer.out.flush()?;
    Ok(if printer.invalid == 0 { Outcome::AllValid } else { Outcome::SomeInvalid })
}

/// Standard output with a buffer; colours reach a terminal only.
fn stdout(format: Format) -> Box<dyn Write> {
    let lock = io::stdout().lock();
    match format {
        Format::Json => Box::new(BufWriter::with_capacity(1 << 16, lock)),
        _ => Box::new(BufWriter::with_capacity(1 << 16, AutoStream::auto(lock))),
    }
}

struct Printer<'p> {
    format: Format,
    kind: EntryRule,
    width: usize,
    out: Box<dyn Write>,
    progress: &'p Progress,
    printed: u64,
    invalid: u64,
}

impl Printer<'_> {
    fn print(&mut self, input: &Input) -> io::Result<()> {
        self.progress.advance();
        match &input.text {
            Ok(text) => match ParseTree::parse(input.kind.unwrap_or(self.kind), text) {
                Ok(tree) => self.valid(&tree),
                Err(error) => self.invalid(input, text, error),
            },
            Err(unreadable) => self.unreadable(input, unreadable),
        }
    }

    fn valid(&mut self, tree: &ParseTree<'_>) -> io::Result<()> {
        if self.printed > 0 && matches!(self.format, Format::Figure | Format::Table) {
            self.out.write_all(b"\n")?;
        }
        self.printed += 1;
        output::parsed(&mut self.out, self.format, tree, self.width)
    }

    fn invalid(&mut self, input: &Input, text: &str, error: ParseError) -> io::Result<()> {
        match self.format {
            Format::Json => self.object(&Invalid::parse(text, error)),
            _ => self.report(input, |errors| output::report(errors, error, text)),
        }
    }

    fn unreadable(&mut self, input: &Input, unreadable: &Unreadable) -> io::Result<()> {
        match self.format {
            Format::Json => self.object(&Invalid::unreadable(unreadable)),
            _ => self.report(input, |errors| output::unreadable(errors, unreadable)),
        }
    }

    fn object(&mut self, invalid: &Invalid<'_>) -> io::Result<()> {
        self.count_invalid();
        output::json(&mut self.out, invalid)
    }

    /// Writes to standard error, behind all that was printed before.
    fn report(&mut self, input: &Input, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
        self.count_invalid();
        self.out.flush()?;
        self.progress.aside(|| {
            let mut errors = anstream::stderr().lock();
            // A report that cannot be written takes nothing from the results.
            let _ = match input.line {
                Some(line) => writeln!(errors, "standard input, line {line}:").and_then(|()| write(&mut errors)),
                None => write(&mut errors),
            };
        });
        Ok(())
    }

    fn count_invalid(&mut self) {
        self.invalid += 1;
        self.progress.invalid(self.invalid);
    }
}
