//! The grammars that the command brings along.

use pest_check::SourceFile;

/// Grammars that a command line may name without a file, and whose rules files may use.
pub struct ShippedGrammars {
    files: Vec<SourceFile>,
    /// The rules for references: of URIs in the generic syntax, and of IRIs.
    pub references: [&'static str; 2],
}

impl ShippedGrammars {
    /// Grammars with their names, that of the generic syntax first.
    pub fn new<'g>(grammars: impl Iterator<Item = (&'g str, &'g str)>, references: [&'static str; 2]) -> Self {
        let files = grammars.map(|(name, text)| SourceFile { name: name.to_owned(), text: text.to_owned() });
        ShippedGrammars { files: files.collect(), references }
    }

    /// All grammars, the generic syntax first.
    pub fn files(&self) -> &[SourceFile] {
        &self.files
    }

    /// The generic syntax; an empty file, if there is none.
    pub fn generic(&self) -> SourceFile {
        let empty = || SourceFile { name: String::new(), text: String::new() };
        self.files.first().cloned().unwrap_or_else(empty)
    }

    /// The grammar of a name.
    pub fn find(&self, name: &str) -> Option<&SourceFile> {
        self.files.iter().find(|file| file.name == name)
    }
}
