//! Parsing a whole text with the recognizer.

use crate::error::ParseErrorKind;
use crate::error::parse_error::ParseError;
use crate::grammar::rules::{EntryRule, Family, Rule};
use crate::grammar::table::GrammarRule;
use crate::parse::diagnosis::{diagnose, explained};
use crate::parse::offsets::{ComponentOffsets, OffsetsBuilder};
#[cfg(feature = "check")]
use crate::parse::recognizer::check_generated;
use crate::parse::recognizer::{generated, matched};

/// Writes a function for each entry rule: what its recognizer finds in a whole text, or the error of `error`.
///
/// Each entry rule has its own recognizer, so that a program contains only those that it uses. They are `#[inline]`,
/// because moving a result costs a tenth of a parse.
macro_rules! entry_rules {
    ($($entry:ident $name:ident by $($recognizer:ident)::+;)*) => {
        /// Parses a whole text by an entry rule, and returns the offsets of its components.
        #[inline]
        pub(crate) fn parse(entry: EntryRule, text: &str) -> Result<ComponentOffsets, ParseError> {
            match entry {
                $(EntryRule::$entry => {
                    $name(text, |text, end, offsets| diagnose(EntryRule::$entry, text, end, offsets))
                })*
            }
        }

        $(#[inline]
        fn $name<E>(
            text: &str,
            error: impl FnOnce(&str, Option<usize>, ComponentOffsets) -> E,
        ) -> Result<ComponentOffsets, E> {
            $($recognizer)::+(text, || OffsetsBuilder::NEW, |text, end, captures| whole(text, end, captures, error))
        })*
    };
}

entry_rules! {
    Uri uri by generated::URI_then;
    UriReference uri_reference by generated::URI_reference_then;
    AbsoluteUri absolute_uri by generated::byte_by_byte::absolute_URI_then;
    RelativeRef relative_ref by generated::byte_by_byte::relative_ref_then;
    Iri iri by generated::IRI_then;
    IriReference iri_reference by generated::IRI_reference_then;
    AbsoluteIri absolute_iri by generated::byte_by_byte::absolute_IRI_then;
    RelativeIriRef relative_iri_ref by generated::byte_by_byte::irelative_ref_then;
}

/// A recognizer returns how far its rule matches from the start; the caller requires that it matches to the end.
#[expect(clippy::inline_always, reason = "it is a part of the recognizer")]
#[inline(always)]
fn whole<E>(
    text: &str,
    end: Option<usize>,
    captures: OffsetsBuilder,
    error: impl FnOnce(&str, Option<usize>, ComponentOffsets) -> E,
) -> Result<ComponentOffsets, E> {
    match end {
        Some(end) if end == text.len() => Ok(captures.offsets(end)),
        end => Err(error(text, end, captures.offsets(end.unwrap_or_default()))),
    }
}

/// The offsets of the components of a whole text that an entry rule for URIs matches. Unlike a parse, it makes no
/// error, which takes many times as long as a parse.
pub(crate) fn offsets(entry: EntryRule, text: &str) -> Option<ComponentOffsets> {
    let offsets = uri_reference(text, |_, _, _| ()).ok()?;
    let takes_scheme = if offsets.has_scheme() { entry.takes_scheme() } else { !entry.needs_scheme() };
    let takes_fragment = entry.takes_fragment() || offsets.fragment(text.len()).is_none();
    (takes_scheme && takes_fragment).then_some(offsets)
}

/// Whether a text is a reference, perhaps of an IRI. Unlike a parse, it makes no error, which would redact the text.
pub(crate) fn is_reference(text: &str) -> bool {
    reference_offsets(text).is_some()
}

/// The offsets of the components of a whole text that is a reference, perhaps of an IRI.
pub(crate) fn reference_offsets(text: &str) -> Option<ComponentOffsets> {
    iri_reference(text, |_, _, _| ()).ok()
}

/// The offsets of the components of a whole text that is an unambiguous URL.
#[cfg(feature = "check")]
#[inline]
pub(crate) fn unambiguous_url(text: &str) -> Option<ComponentOffsets> {
    let found = |text: &str, end, captures| whole(text, end, captures, |_, _, _| ()).ok();
    check_generated::unambiguous_URL_then(text, || OffsetsBuilder::NEW, found)
}

/// The error for a text that a rule does not match. For an entry rule it is what its recognizer finds; for any other
/// rule, what the table of the grammar explains.
#[cold]
pub(crate) fn error(rule: GrammarRule, text: &str) -> ParseError {
    let error = match EntryRule::from_rule(rule) {
        Some(entry) => parse(entry, text).err(),
        None => explained(rule, text),
    };
    error.unwrap_or_else(|| ParseError::new(rule, ParseErrorKind::Limit, None, "", 0))
}

/// Checks that a rule matches the whole of a text, for the rules that have a recognizer.
pub(crate) fn check(rule: Rule, text: &str) -> Result<(), ParseError> {
    if matched(rule, text) == Some(text.len()) {
        return Ok(());
    }
    Err(error(rule.into(), text))
}

/// The length of the URI, or IRI, at the beginning of a text.
pub(crate) fn prefix(family: Family, text: &str) -> Option<usize> {
    use generated::byte_by_byte::{IRI, URI};
    let mut captures = OffsetsBuilder::NEW;
    match family {
        Family::Uris => URI(text, &mut captures),
        Family::Iris => IRI(text, &mut captures),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grammar::failure::explain;
    #[cfg(feature = "check")]
    use crate::parse::recognizer::matched_by_check;
    use crate::parse::tree::ParseTree;
    use alloc::format;
    use alloc::string::String;

    fn assert_agrees(rule: Rule, text: &str) {
        let parsed = ParseTree::parse_by(rule, text).is_ok();
        #[cfg(feature = "check")]
        if check_generated::MATCHED.contains(&rule) {
            return assert_eq!(matched_by_check(rule, text) == Some(text.len()), parsed, "{rule:?} {text:?}");
        }
        assert_eq!(check(rule, text).is_ok(), parsed, "{rule:?} {text:?}");
        assert_eq!(matched(rule, text) == Some(text.len()), parsed, "{rule:?} {text:?}");
    }

    #[test]
    fn captured_rules_are_those_of_the_offsets_builder() {
        let mut captured = generated::CAPTURED.to_vec();
        captured.extend([Rule::unambiguous_scheme, Rule::unambiguous_host]);
        #[cfg(feature = "check")]
        assert!(check_generated::CAPTURED.iter().all(|rule| captured.contains(rule)));
        // After a path a query counts, too.
        let path = OffsetsBuilder::NEW.on_rule(Some(Rule::path_empty), 3, 3);
        let is_known = |rule: &Rule| path.on_rule(Some(*rule), 1, 2).offsets(4) != path.offsets(4);
        // Each path is captured by the rule for what is before it.
        let is_any_path = |rule: &Rule| matches!(rule, Rule::path | Rule::ipath);
        let known = Rule::URI.entry().grammar.iter().filter_map(|entry| entry.generic_rule).filter(is_known);
        let known = known.filter(|rule| !is_any_path(rule));
        assert!(captured.iter().all(is_known));
        assert_eq!(known.count(), captured.len());
    }

    #[test]
    fn every_component_and_part_has_a_recognizer() {
        use crate::component::part::sealed::Sealed as _;
        use crate::component::part::{Data, Fragment, Password, Query, RegName, Segment, User};
        use crate::grammar::component::Component;
        use crate::grammar::component::Component::{Host, Path, Port, Scheme, Userinfo};

        let components = [Scheme, Userinfo, Host, Port, Path, Component::Query, Component::Fragment];
        let components = components.map(|component| [Family::Uris, Family::Iris].map(|it| component.rule_in(it)));
        let parts = [User::RULE, Password::RULE, RegName::RULE, Segment::RULE, Query::RULE, Fragment::RULE];
        for rule in components.into_iter().flatten().chain(parts).chain([Data::RULE]) {
            assert!(generated::MATCHED.contains(&rule), "{rule:?}");
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "so many texts take an hour")]
    fn recognizer_agrees_with_pest() {
        let characters = || (0..128u8).map(char::from).chain(['\u{e9}', '\u{e000}', '\u{ffff}']);
        #[cfg(feature = "check")]
        let of_check = check_generated::MATCHED;
        #[cfg(not(feature = "check"))]
        let of_check = &[];
        for &rule in generated::MATCHED.iter().chain(of_check) {
            for text in [
                "", "%", "%4", "%41", "%4g", "a%c3%A9b", "%%41", "%41%", "[::1]", "[::1]x", "v1.x", "v1.x]", "1.2.3.4",
                "1.2.3.4x",
            ] {
                assert_agrees(rule, text);
            }
            for character in characters() {
                for text in ["{}", "a{}", "{}a", "/{}", "{}/", "%4{}", "%{}1", "a{}/b", "//{}"] {
                    assert_agrees(rule, &text.replace("{}", &String::from(character)));
                }
            }
            for (first, second) in
                characters().flat_map(|first| ['/', ':', '.', '%', '1'].map(|second| (first, second)))
            {
                assert_agrees(rule, &format!("{first}{second}"));
                assert_agrees(rule, &format!("{second}{first}"));
            }
        }
    }

    /// Code that looks at many bytes at a time finds the same as code that looks at one byte at a time.
    #[cfg(bitmaps)]
    #[test]
    fn bitmaps_agree_with_byte_by_byte() {
        use generated::byte_by_byte;

        macro_rules! agree {
            ($text:expr; $($rule:ident)*) => {$(
                let [mut bitmaps, mut bytes] = [OffsetsBuilder::NEW; 2];
                let end = generated::$rule($text, &mut bitmaps);
                assert_eq!(end, byte_by_byte::$rule($text, &mut bytes), "{:?}", $text);
                let end = end.unwrap_or_default();
                assert_eq!(bitmaps.offsets(end), bytes.offsets(end), "{:?}", $text);
            )*};
        }
        let filler = "abcdefghijklmnopqrstuvwxyz0123456789-._~".repeat(4);
        let pieces =
            ["", "/", "x:", "//u@", "?", "http://", "\u{e9}", "%41", "%4", "|", "[::1]", ":80", "#", "\u{e000}"];
        for length in (0..34).chain(60..70).chain(124..132) {
            for (first, second) in pieces.iter().flat_map(|first| pieces.iter().map(move |second| (first, second))) {
                for text in [
                    format!("{first}{}{second}", &filler[..length]),
                    format!("a:{first}{}{second}{}", &filler[..length], &filler[..9]),
                    format!("//{}{first}{second}", &filler[..length]),
                ] {
                    agree!(&text; URI URI_reference IRI IRI_reference);
                }
            }
        }
    }

    /// A report explains the error of the recognizer by the table of the grammar: both find the same.
    fn assert_explained(text: &str) {
        for &entry in EntryRule::ALL {
            let error = parse(entry, text).err();
            let Some(explanation) = explain(entry.rule(), text) else {
                assert_eq!(error, None, "{text:?} as {entry}");
                continue;
            };
            let error = error.unwrap();
            assert_eq!(
                (error.offset(), error.component()),
                (explanation.begins_at(), explanation.component),
                "{text:?} as {entry}"
            );
            assert_eq!(
                error.kind() == ParseErrorKind::PercentEncoding,
                explanation.broken_percent.is_some(),
                "{text:?} as {entry}"
            );
        }
    }

    /// All texts of a few characters up to a length, after a beginning.
    fn each_text(beginning: &str, characters: &[char], length: usize, then: &mut dyn FnMut(&str)) {
        then(beginning);
        if length > 0 {
            for &character in characters {
                each_text(&format!("{beginning}{character}"), characters, length - 1, then);
            }
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "so many texts take an hour")]
    fn explanations_agree_with_errors_in_short_texts() {
        let characters = ['a', '1', '+', ':', '/', '@', '%', '[', ']', '?', '#', ' ', '\u{e9}'];
        for beginning in ["", "a:", "//", "a://", "//[", "a://b:", "//a:b@"] {
            each_text(beginning, &characters, 3, &mut assert_explained);
        }
    }

    #[test]
    fn explanations_agree_with_errors() {
        for text in [
            " http://h/", "<http://h>", "1http://h/", "ht tp://h/", "ht^tp:", "a%zz:", "a b@c:d@e", "A <a@b.c>",
            "a b:c@d", "//h:8a/x@y", "a:b c:d@e", "x:a b@c", "1:a@b c", "1|", "a b", "http://h|/", "http://h:8x/",
            "http://h/a|b", "/a%zz", "?|", "#|", "//[::1", "//[::g]", "//[v1.]", "//[]", "//u|@h", "//u:p|q@h",
            "//u%@h", "//u@v@h", "//h:8|@h", "mailto:a|b@c", "//[::1]x", "//h\u{e9}/", "//1.2.3.4 /",
            "//[::1%25eth0]/", "//[::1%eth0]/", "//[v1.%41]", "//1.2.3.4%4/", "a:b#c#d",
        ] {
            assert_explained(text);
        }
    }
}
