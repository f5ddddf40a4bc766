//! The tests of URI templates (RFC 6570), one module for each subject.

mod expanding;
mod errors;
mod matching;
mod comparing;
mod sets;
mod router;
mod laws;
mod own_expansions;
