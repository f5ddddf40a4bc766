//! The arguments of the methods that compose URIs. Each is checked by its own rule, so that an error has an
//! offset in the argument.

use alloc::string::String;

use super::SchemeError;
use super::typed_uri::{SchemeRule, Violation};
use crate::grammar::Rule;
use crate::parse::ParseTree;
use crate::text::percent_encoded::{Piece, pieces};

/// Checks by its rule an argument that appears in the URI as it is.
pub(crate) fn check_plain(scheme: SchemeRule, name: &'static str, rule: Rule, text: &str) -> Result<(), SchemeError> {
    ParseTree::check(rule, text).map_err(|error| SchemeError::rejected(error, scheme).in_argument(name))
}

/// An argument that is percent-encoded in the URI.
#[derive(Clone, Copy)]
pub(crate) struct Argument {
    scheme: SchemeRule,
    name: &'static str,
    rule: Rule,
    what: &'static str,
}

impl Argument {
    /// An argument that its rule must match once percent-encoded. `what` is the error if it does not:
    /// `invalid address`.
    pub(crate) const fn new(scheme: SchemeRule, name: &'static str, rule: Rule, what: &'static str) -> Self {
        Argument { scheme, name, rule, what }
    }

    /// Writes the argument to the end of a text, and checks what is written by the rule.
    pub(crate) fn push(self, text: &mut String, write: impl FnOnce(&mut String)) -> Result<(), SchemeError> {
        let start = text.len();
        write(text);
        let written = text.get(start..).unwrap_or_default();
        ParseTree::check(self.rule, written).map_err(|error| {
            let at = bytes_before(written, error.offset());
            self.rejected(Violation::new(self.what, error.parsed_by().section, at).with_kind(error.kind()))
        })
    }

    /// The error for any other violation.
    pub(crate) fn rejected(self, violation: Violation) -> SchemeError {
        SchemeError::violated(violation, self.scheme).in_argument(self.name)
    }
}

/// The number of decoded bytes before an offset in percent-encoded text.
fn bytes_before(written: &str, at: usize) -> usize {
    let (mut start, mut bytes) = (0, 0);
    for piece in pieces(written) {
        let (length, bytes_in_piece) = match piece {
            Piece::Plain(run) => (run.len(), run.len()),
            Piece::Encoded { written, .. } => (written.len(), 1),
        };
        if at < start + length {
            return bytes + (at - start).min(bytes_in_piece - 1);
        }
        (start, bytes) = (start + length, bytes + bytes_in_piece);
    }
    bytes
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;

    #[test]
    fn bytes_before_counts_decoded_bytes() {
        let counts = |written: &str| (0..=written.len()).map(|at| bytes_before(written, at)).collect::<Vec<_>>();
        assert_eq!(counts(""), [0]);
        assert_eq!(counts("ab"), [0, 1, 2]);
        assert_eq!(counts("a%20%41b"), [0, 1, 1, 1, 2, 2, 2, 3, 4]);
    }
}
