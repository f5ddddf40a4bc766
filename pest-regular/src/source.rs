//! Files of a grammar.

use crate::error::Place;

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
