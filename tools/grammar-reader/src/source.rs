//! The files of a grammar.

use std::fs;

use crate::error::{Error, Location, Problem};

/// The file name in messages about an expression that is given instead of a rule name.
pub const EXPRESSION: &str = "the expression";

/// A file and its text.
#[derive(Clone, Debug)]
pub struct SourceFile {
    /// The name, for messages.
    pub name: String,
    /// The text.
    pub text: String,
}

impl SourceFile {
    /// Creates a file from bytes.
    ///
    /// # Errors
    /// The bytes are not UTF-8. The error contains the line and byte.
    pub fn from_bytes(name: &str, bytes: Vec<u8>) -> Result<Self, Error> {
        let text = String::from_utf8(bytes).map_err(|error| {
            let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
            let lines: Vec<&[u8]> = before.split(|byte| *byte == b'\n').collect();
            let column = lines.last().map_or(0, |line| line.len()) + 1;
            let is_utf16 = [b"\xFF\xFE", b"\xFE\xFF"].iter().any(|mark| error.as_bytes().starts_with(*mark));
            let utf16 = if is_utf16 { "; the file looks like UTF-16" } else { "" };
            error_in(name, lines.len(), Problem::File(format!("byte {column} of the line is not UTF-8{utf16}")))
        })?;
        Ok(SourceFile { name: name.to_owned(), text })
    }
}

/// The error for a line of a file.
pub(crate) fn error_in(file: &str, line: usize, problem: Problem) -> Error {
    Error { location: Some(Location { file: file.to_owned(), line, column: None, rule: None }), problem }
}

/// The maximum total length of the files of a grammar, in bytes.
const MOST_BYTES: usize = 1_000_000;

/// The concatenated text of several files, as pest reads them.
pub struct JoinedFiles<'f> {
    /// The text.
    pub text: String,
    files: &'f [SourceFile],
    lines: Lines,
}

impl<'f> JoinedFiles<'f> {
    /// Joins files.
    ///
    /// # Errors
    /// The files are too long together, or one begins with a byte order mark.
    pub fn new(files: &'f [SourceFile]) -> Result<Self, Error> {
        check_files(files)?;
        let text: String = files.iter().map(|file| file.text.as_str()).collect();
        Ok(JoinedFiles { lines: Lines::new(&text), text, files })
    }

    /// Returns the file and line at a byte offset.
    #[must_use]
    pub fn location_at(&self, at: usize) -> Location {
        let (name, start) = self.file_at(at);
        let line = self.lines.number(at) - self.lines.number(start) + 1;
        Location { file: name.to_owned(), line, column: None, rule: None }
    }

    /// Returns the file, line and column at a byte offset.
    #[must_use]
    pub fn exact_location_at(&self, at: usize) -> Location {
        let (_, file) = self.file_at(at);
        let line = self.text[..at].rfind('\n').map_or(0, |end| end + 1);
        let column = self.text[line.max(file)..at].chars().count() + 1;
        Location { column: Some(column), ..self.location_at(at) }
    }

    /// Returns the file at a byte offset and the offset at which it begins. An offset after the end
    /// belongs to the last file.
    #[must_use]
    pub fn file_at(&self, at: usize) -> (&str, usize) {
        let mut start = 0;
        let mut files = self.files.iter().peekable();
        loop {
            match files.next() {
                Some(file) if at >= start + file.text.len() && files.peek().is_some() => start += file.text.len(),
                file => return (file.map_or("", |file| &file.name), start),
            }
        }
    }
}

/// The offsets at which the lines of a text begin.
pub(crate) struct Lines(Vec<usize>);

impl Lines {
    pub fn new(text: &str) -> Self {
        Lines([0].into_iter().chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect())
    }

    /// Returns the line number at a byte offset, from 1.
    pub fn number(&self, at: usize) -> usize {
        self.0.partition_point(|start| *start <= at)
    }
}

/// Rejects files that are too long together, and an invisible byte order mark before the first
/// line.
pub(crate) fn check_files(files: &[SourceFile]) -> Result<(), Error> {
    let mut length = 0;
    for SourceFile { name, text } in files {
        length += text.len();
        if length > MOST_BYTES {
            let message = format!("the grammar has more than {MOST_BYTES} bytes");
            return Err(error_in(name, 1, Problem::TooLarge(message)));
        }
        if text.starts_with('\u{feff}') {
            let message = "unexpected byte order mark (U+FEFF)";
            return Err(error_in(name, 1, Problem::Syntax(message.into())));
        }
    }
    Ok(())
}

/// Creates files from names and texts.
pub fn sources<'f>(files: impl IntoIterator<Item = (&'f str, &'f str)>) -> Vec<SourceFile> {
    files.into_iter().map(|(name, text)| SourceFile { name: name.to_owned(), text: text.to_owned() }).collect()
}

/// Returns the total length of files in bytes.
#[must_use]
pub fn length(files: &[SourceFile]) -> usize {
    files.iter().map(|file| file.text.len()).sum()
}

/// Reads the file with this name.
///
/// # Errors
/// The file cannot be read, or is not UTF-8.
pub fn read_file(name: &str) -> Result<SourceFile, Error> {
    let bytes = fs::read(name).map_err(|error| Error::without_location(Problem::File(format!("{name}: {error}"))))?;
    SourceFile::from_bytes(name, bytes)
}
