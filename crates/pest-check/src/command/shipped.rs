//! The grammars that are built into a command.

use grammar_reader::SourceFile;

/// Grammars that can be named instead of files, and whose rules files may use. Empty by default.
#[derive(Default)]
pub struct ShippedGrammars {
    files: Vec<SourceFile>,
    /// The document that the first grammar transcribes. ABNF files may use its rules.
    pub document: &'static str,
}

impl ShippedGrammars {
    /// Creates built-in grammars from names and texts, and the document that the first transcribes.
    pub fn new<'g>(grammars: impl Iterator<Item = (&'g str, &'g str)>, document: &'static str) -> Self {
        let files = grammars.map(|(name, text)| SourceFile { name: name.to_owned(), text: text.to_owned() });
        ShippedGrammars { files: files.collect(), document }
    }

    /// Returns all grammars.
    pub fn files(&self) -> &[SourceFile] {
        &self.files
    }

    /// Returns the first grammar, or an empty file if there is none.
    pub fn first(&self) -> SourceFile {
        let empty = || SourceFile { name: String::new(), text: String::new() };
        self.files.first().cloned().unwrap_or_else(empty)
    }

    /// Returns the grammar of this name.
    pub fn find(&self, name: &str) -> Option<&SourceFile> {
        self.files.iter().find(|file| file.name == name)
    }
}
