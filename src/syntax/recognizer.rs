//! Parsing at the speed of hand-written code: the recognizer that `build.rs` compiles from the grammar.
//!
//! It finds what a walk over pest's tree finds, and nothing more. Trees, and what to say of a text that is refused, are pest's.

use super::error::ParseError;
use super::grammar::{EntryRule, Rule};
use super::outline::{Outline, Walk};
use super::refusal;
use super::span::MAX_LENGTH;
use super::table::Refusal;

mod generated {
    include!(concat!(env!("OUT_DIR"), "/recognizer.rs"));
}

impl generated::Record<Rule> for Walk {
    #[inline]
    fn matched(&mut self, rule: Rule, start: usize, end: usize) {
        *self = self.meets(Some(rule), start, end);
    }
}

/// The outline of a text that an entry rule matches as a whole.
#[expect(clippy::inline_always, reason = "an outline that is moved costs as much as one that is found")]
#[inline(always)]
pub(crate) fn outline(entry: EntryRule, text: &str) -> Result<Outline, ParseError> {
    let mut walk = Walk::NEW;
    if text.len() > MAX_LENGTH {
        return Err(ParseError::of(Refusal::TooLong, entry.rule().into(), text));
    }
    let recognize = match entry {
        EntryRule::Uri => generated::URI,
        EntryRule::UriReference => generated::URI_reference,
        EntryRule::AbsoluteUri => generated::absolute_URI,
        EntryRule::RelativeRef => generated::relative_ref,
        EntryRule::Iri => generated::IRI,
        EntryRule::IriReference => generated::IRI_reference,
        EntryRule::AbsoluteIri => generated::absolute_IRI,
        EntryRule::RelativeIriRef => generated::irelative_ref,
    };
    // A rule matches from the start; that it matches to the end is for us to demand.
    match recognize(text, &mut walk) {
        Some(end) if end == text.len() => Ok(walk.outline(end)),
        end => Err(refused(entry, text, end, walk.outline(end.unwrap_or_default()))),
    }
}

#[cold]
#[inline(never)]
fn refused(entry: EntryRule, text: &str, end: Option<usize>, outline: Outline) -> ParseError {
    refusal::at_once(entry, text, end, &outline)
        .unwrap_or_else(|| ParseError::of(Refusal::NoMatch, entry.rule().into(), text))
}
