//! Notes on grammars.

use grammar_reader::Location;

/// A note about a line. It is not a failure.
pub struct GrammarNote {
    pub location: Location,
    pub message: String,
}
