//! Notes on grammars.

use grammar_reader::Place;

/// Something that is worth knowing of a line, and no failure.
pub struct GrammarNote {
    pub place: Place,
    pub message: String,
}
