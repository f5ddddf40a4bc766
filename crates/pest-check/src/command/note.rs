//! Notes on grammars.

use grammar_reader::Place;

/// A note about a line, which is not a failure.
pub struct GrammarNote {
    pub place: Place,
    pub message: String,
}
