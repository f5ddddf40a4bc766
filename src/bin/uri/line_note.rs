//! What is to be said of a line of a grammar.

/// Something that is worth knowing, and no failure.
pub struct LineNote {
    pub file: String,
    pub line: usize,
    pub rule: Option<String>,
    pub message: String,
}
