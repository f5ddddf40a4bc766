//! Files of a grammar.

use std::fs;

use crate::error::{Error, Place, Problem};

/// A file and its text.
#[derive(Clone, Debug)]
pub struct SourceFile {
    /// The name, for messages.
    pub name: String,
    /// The text.
    pub text: String,
}

/// The file that a line of the joined text stands in, and its number there.
pub(crate) fn place_of(files: &[SourceFile], line: usize) -> Place {
    let mut before = 0;
    for (index, file) in files.iter().enumerate() {
        let lines = file.text.matches('\n').count();
        if line <= before + lines || index + 1 == files.len() {
            return Place { file: file.name.clone(), line: line - before, rule: None };
        }
        before += lines;
    }
    Place { file: String::new(), line, rule: None }
}

/// The file of this name.
pub(crate) fn read_file(name: &str) -> Result<SourceFile, Error> {
    let text = fs::read_to_string(name).map_err(|error| Error {
        place: Some(Place { file: name.to_owned(), line: 1, rule: None }),
        problem: Problem::File(error.to_string()),
    })?;
    Ok(SourceFile { name: name.to_owned(), text })
}
