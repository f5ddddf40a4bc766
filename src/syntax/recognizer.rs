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

/// What is made of the outline of a text that an entry rule matches as a whole. It is made where the outline is found: one that is
/// moved costs as much as one that is found.
#[expect(clippy::inline_always, reason = "which recognizer it is must be known where it is called")]
#[inline(always)]
pub(crate) fn read<'t, T>(
    entry: EntryRule,
    text: &'t str,
    make: impl FnOnce(&'t str, Outline) -> T,
) -> Result<T, ParseError> {
    if text.len() > MAX_LENGTH {
        return Err(ParseError::of(Refusal::TooLong, entry.rule().into(), text));
    }
    macro_rules! recognize {
        ($($kind:ident $rule:ident)*) => {
            match entry {
                $(EntryRule::$kind => generated::$rule(text, || Walk::NEW, #[inline(always)] move |text, end, walk| match end {
                    // A rule matches from the start; that it matches to the end is for us to demand.
                    Some(end) if end == text.len() => Ok(make(text, walk.outline(end))),
                    end => Err(refused(EntryRule::$kind, text, end, walk.outline(end.unwrap_or_default()))),
                }),)*
            }
        };
    }
    recognize! {
        Uri URI_then
        UriReference URI_reference_then
        AbsoluteUri absolute_URI_then
        RelativeRef relative_ref_then
        Iri IRI_then
        IriReference IRI_reference_then
        AbsoluteIri absolute_IRI_then
        RelativeIriRef irelative_ref_then
    }
}

/// How far any way through a rule gets into a text, of the rules that are asked for by `REACHING` in `build.rs`.
pub(super) fn reach(rule: Rule, text: &str) -> usize {
    match rule {
        Rule::IPv6address => generated::IPv6address_reach(text),
        Rule::IPvFuture => generated::IPvFuture_reach(text),
        Rule::userinfo => generated::userinfo_reach(text),
        Rule::iuserinfo => generated::iuserinfo_reach(text),
        _ => 0,
    }
}

#[cold]
#[inline(never)]
fn refused(entry: EntryRule, text: &str, end: Option<usize>, outline: Outline) -> ParseError {
    refusal::at_once(entry, text, end, &outline)
        .unwrap_or_else(|| ParseError::of(Refusal::NoMatch, entry.rule().into(), text))
}
