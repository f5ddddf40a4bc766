//! What is to be said of a line of a grammar.

use pest_regular::Place;

/// Something that is worth knowing, and no failure.
pub struct LineNote {
    pub place: Place,
    pub message: String,
}
