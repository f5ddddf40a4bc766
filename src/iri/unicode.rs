//! What RFC 3987 advises beyond the syntax: bidirectional text (section 4.2) and normalization form C (section
//! 5.3.2.2).
//!
//! An IRI that does not follow the advice is still valid; these checks only report.

use core::fmt;

use unicode_bidi::{BidiClass, bidi_class};
use unicode_normalization::{IsNormalized, is_nfc_quick};

use crate::component::encoded::Encoded;
use crate::grammar::Component;
use crate::reference::kind::IriKind;
use crate::reference::reference::Reference;
use crate::reference::text::Text;
use crate::text::characters::changes_direction;

/// What makes a component with right-to-left characters hard to read (RFC 3987, section 4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BidiProblem {
    /// It has characters of both directions: `aא`.
    BothDirections,
    /// It begins or ends with a character that has no direction: `א1`.
    NeutralAtAnEnd,
    /// It has a character that changes the direction of text, which no IRI may have (section 4.1). U+061C, the Arabic
    /// letter mark, is one too: RFC 3987 does not list it, because it is newer.
    FormattingCharacter,
}

impl fmt::Display for BidiProblem {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(match self {
            BidiProblem::BothDirections => "characters of both directions",
            BidiProblem::NeutralAtAnEnd => "right-to-left characters, but not at both ends",
            BidiProblem::FormattingCharacter => "a character that changes the direction of text",
        })
    }
}

impl<K: IriKind, T: Text> Reference<K, T> {
    /// The components that do not follow the advice for bidirectional text: each label of the host, each segment of the
    /// path, and the userinfo, the query and the fragment as a whole.
    ///
    /// ```
    /// use pest_uri::{BidiProblem, Component, Iri};
    ///
    /// assert_eq!(Iri::parse("http://אב.example/אב/c")?.bidi_problems().count(), 0);
    /// let problems: Vec<_> = Iri::parse("http://h/אb?א1")?.bidi_problems().collect();
    /// assert_eq!(problems[0], (Component::Path, BidiProblem::BothDirections));
    /// assert_eq!(problems[1], (Component::Query, BidiProblem::NeutralAtAnEnd));
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    pub fn bidi_problems(&self) -> impl Iterator<Item = (Component, BidiProblem)> {
        let it = self.parts();
        let userinfo = it.userinfo().map(|it| (Component::Userinfo, it.as_str()));
        let labels = it.host().map_or("", |host| host.as_str()).split('.').map(|label| (Component::Host, label));
        let segments = it.path().segments().map(|segment| (Component::Path, Encoded::as_str(segment)));
        let query = it.query().map(|it| (Component::Query, it.as_str()));
        let fragment = it.fragment().map(|it| (Component::Fragment, it.as_str()));
        let parts = userinfo.into_iter().chain(labels).chain(segments).chain(query).chain(fragment);
        parts.filter_map(|(component, text)| Some((component, problem(text)?)))
    }

    /// Whether the text is in Unicode's normalization form C, as section 5.3.2.2 requires when an IRI is created. The
    /// result of [`normalize`](Reference::normalize) need not be in that form even if the IRI is: in lower case, or
    /// decoded, a letter may combine with a mark after it.
    ///
    /// ```
    /// use pest_uri::Iri;
    ///
    /// assert!(Iri::parse("x:\u{e9}")?.is_nfc());
    /// assert!(!Iri::parse("x:e\u{301}")?.is_nfc());
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[must_use]
    pub fn is_nfc(&self) -> bool {
        match is_nfc_quick(self.text().chars()) {
            IsNormalized::Yes => true,
            IsNormalized::No => false,
            IsNormalized::Maybe => unicode_normalization::is_nfc(self.text()),
        }
    }
}

fn problem(text: &str) -> Option<BidiProblem> {
    let is_right_to_left = |it| matches!(bidi_class(it), BidiClass::R | BidiClass::AL);
    let ends = [text.chars().next()?, text.chars().next_back()?];
    if text.chars().any(changes_direction) {
        Some(BidiProblem::FormattingCharacter)
    } else if !text.chars().any(is_right_to_left) {
        None
    } else if text.chars().any(|it| bidi_class(it) == BidiClass::L) {
        Some(BidiProblem::BothDirections)
    } else {
        (!ends.into_iter().all(is_right_to_left)).then_some(BidiProblem::NeutralAtAnEnd)
    }
}
