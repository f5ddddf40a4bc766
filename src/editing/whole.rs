//! Whether a reference comes of an edit. By the grammar as it is, one always does; an edited one may have no place for a component.

use core::ops::Range;

use crate::bytes::delimiter;
use crate::references::kind::Kind;
use crate::references::reference::Reference;
use crate::references::text::Text;
use crate::syntax::grammar::Family;
use crate::syntax::{Characters, ParseError, Rule, are_known};

/// Checks that one of the kind comes of pieces in the place of a range.
pub(super) fn check<K: Kind, T: Text>(
    reference: &Reference<K, T>,
    range: &Range<usize>,
    pieces: &[&str; 3],
) -> Result<(), ParseError> {
    if fits_together(K::ENTRY.family()) { Ok(()) } else { check_text::<K>(reference.text(), range, pieces) }
}

/// Whether what is put together of components, with what goes before a path, is of its kind. So it is where the rules are formed as it is known,
/// and a segment may stand first in a relative reference if it has no colon.
fn fits_together(family: Family) -> bool {
    let (any, first) = match family {
        Family::Uris => (Rule::segment, Rule::segment_nz_nc),
        Family::Iris => (Rule::isegment, Rule::isegment_nz_nc),
    };
    are_known(family) && Characters::of(any).without(delimiter::SCHEME).0 == Characters::of(first).0
}

#[cold]
fn check_text<K: Kind>(text: &str, range: &Range<usize>, pieces: &[&str; 3]) -> Result<(), ParseError> {
    let whole = [&text[..range.start], &pieces.concat(), &text[range.end..]].concat();
    Reference::<K, &str>::parse(&*whole).map(drop)
}
