//! Parsing a whole text: the recognizer reads it, and where it is refused, tells so much of that as it takes to say why.

use super::error::ParseError;
use super::grammar::{EntryRule, Family, Rule};
use super::meant_scheme::{self, MeantScheme};
use super::outline::{Outline, Walk};
use super::recognizer::{for_each_entry, generated, matched};
use super::refusal::{self, Place};
use super::refused_authority::{Authority, before_sign, in_host, in_port};
use super::span::is_too_long;
use super::table::{Characters, Refusal};

/// A function for each kind of reference, for a program is to be given the recognizers that it uses, and no other.
macro_rules! readers {
    ($($reader:ident: $kind:ident, $rule:ident $then:ident $shape:ident $known:literal;)*) => {
        $(
            /// What is made of the outline of a text that the entry rule matches as a whole. It is made where the outline is found: one
            /// that is moved costs as much as one that is found.
            #[inline(always)]
            pub(crate) fn $reader<'t, T>(
                text: &'t str,
                make: impl FnOnce(&'t str, Outline) -> T,
            ) -> Result<T, ParseError> {
                if is_too_long(text.len()) {
                    return too_long(text, EntryRule::$kind);
                }
                let is_known = const { are_known(EntryRule::$kind.family()) };
                generated::$then(text, || Walk::NEW, Reading { entry: || EntryRule::$kind, is_known, make })
            }
        )*
    };
}

for_each_entry!(readers);

/// Whether all entry rules of a grammar are formed as it is known: what is wrong with a text as one kind may be told by another, and what is
/// put together of components is of the kind.
pub(crate) const fn are_known(family: Family) -> bool {
    let mut are = true;
    macro_rules! compare {
        ($($reader:ident: $kind:ident, $rule:ident $then:ident $shape:ident $known:literal;)*) => {
            $(are &= generated::$shape == $known || EntryRule::$kind.family() as u8 != family as u8;)*
        };
    }
    for_each_entry!(compare);
    are
}

/// A text that an entry rule is to match as a whole.
struct Reading<E, F> {
    /// The entry rule, as a function: each kind has a copy of all that is done, in which it is known.
    entry: E,
    /// Whether the rules are formed as those know them that tell where a text goes wrong.
    is_known: bool,
    make: F,
}

impl<'t, E, F, T> generated::Then<'t, Walk> for Reading<E, F>
where
    E: Fn() -> EntryRule + Copy,
    F: FnOnce(&'t str, Outline) -> T,
{
    type Result = Result<T, ParseError>;

    #[expect(clippy::inline_always, reason = "it is a part of the recognizer")]
    #[inline(always)]
    fn make(self, text: &'t str, end: Option<usize>, walk: Walk, look: &impl generated::Look) -> Self::Result {
        let Reading { entry, is_known, make } = self;
        match end {
            // A rule matches from the start; that it matches to the end is for us to demand.
            Some(end) if end == text.len() => Ok(make(text, walk.outline(end))),
            _ if !is_known => by_table(entry(), text),
            None => {
                let at = walk.outline(0).scheme_end;
                let has_prefix = meant_scheme::has_prefix(text, look);
                refused_in_scheme(entry, text, at, has_prefix)
            }
            Some(end) => {
                let outline = walk.outline(end);
                let authority = || Authority::of(&outline);
                match Place::of(entry(), text, end, &walk, &outline, look) {
                    Place::First => refused_at_first(entry, text),
                    Place::BehindAuthority => {
                        refused_behind_authority(entry, text, end, [outline.path_end, outline.query_end])
                    }
                    Place::BeforeColon => {
                        let scheme = MeantScheme::of(entry(), text, end, walk.scheme_tried(), look);
                        refused_before_colon(entry, text, end, outline, scheme)
                    }
                    Place::BeforeSign => refused_in_authority(entry, text, end, authority(), before_sign),
                    Place::InPort => refused_in_authority(entry, text, end, authority(), in_port),
                    Place::InHost => refused_in_authority(entry, text, end, authority(), in_host),
                    Place::Elsewhere => refused(entry, text, end, outline),
                }
            }
        }
    }
}

#[cold]
#[inline(never)]
fn too_long<T>(text: &str, entry: EntryRule) -> Result<T, ParseError> {
    Err(ParseError::of(Refusal::TooLong, entry.rule().into(), text))
}

/// Whether a rule matches the whole of a text, of the rules that have a recognizer.
pub(crate) fn check(rule: Rule, text: &str) -> Result<(), ParseError> {
    let refused = |refusal| Err(ParseError::of(refusal, rule.into(), text));
    if is_too_long(text.len()) {
        refused(Refusal::TooLong)
    } else if matched(rule, text, &mut ()) == Some(text.len()) {
        Ok(())
    } else {
        refused(Refusal::NoMatch)
    }
}

/// How much of a text is a URI, or an IRI, that begins there.
pub(crate) fn prefix(family: Family, text: &str) -> Option<usize> {
    match family {
        Family::Uris => generated::URI(text, &mut ()),
        Family::Iris => generated::IRI(text, &mut ()),
    }
}

/// The longest end of a word that is a scheme.
pub(crate) fn scheme_at_end(word: &str) -> Option<&str> {
    let letters = Characters::of(Rule::ALPHA);
    let mut rest = word;
    loop {
        rest = &rest[rest.bytes().position(|octet| letters.has(octet))?..];
        match matched(Rule::scheme, rest, &mut ()).filter(|&length| length > 0)? {
            length if length == rest.len() => return Some(rest),
            length => rest = &rest[length..],
        }
    }
}

/// Why a text is refused that goes wrong in the place of a scheme, with what was read of one.
#[cold]
#[inline(never)]
fn refused_in_scheme<T>(
    entry: impl Fn() -> EntryRule,
    text: &str,
    end: u32,
    has_prefix: bool,
) -> Result<T, ParseError> {
    Err(refusal::in_scheme(entry(), text, end as usize, has_prefix))
}

/// Why a text is refused of which nothing begins a reference.
#[cold]
#[inline(never)]
fn refused_at_first<T>(entry: impl Fn() -> EntryRule, text: &str) -> Result<T, ParseError> {
    Err(refusal::at_first(entry(), text))
}

/// Why a text is refused that goes wrong in its authority, as a function of `refused_authority` tells it.
#[cold]
#[inline(never)]
fn refused_in_authority<T>(
    entry: impl Fn() -> EntryRule,
    text: &str,
    at: usize,
    authority: Authority,
    tell: impl Fn(EntryRule, &str, usize, Authority) -> ParseError,
) -> Result<T, ParseError> {
    Err(tell(entry(), text, at, authority))
}

/// Why a text is refused that goes wrong behind its authority, with the ends of its path and its query.
#[cold]
#[inline(never)]
fn refused_behind_authority<T>(
    entry: impl Fn() -> EntryRule,
    text: &str,
    at: usize,
    ends: [u32; 2],
) -> Result<T, ParseError> {
    Err(refusal::behind_authority(entry(), text, at, ends))
}

/// Why a text is refused that goes wrong before any colon, without an authority.
#[cold]
#[inline(never)]
fn refused_before_colon<T>(
    entry: impl Fn() -> EntryRule,
    text: &str,
    at: usize,
    outline: Outline,
    scheme: MeantScheme,
) -> Result<T, ParseError> {
    let entry = entry();
    refusal::before_colon(entry, text, at, &outline, scheme).map_or_else(|| by_table(entry, text), Err)
}

/// Why a text is refused, whatever keeps it from being a reference of this kind.
#[cold]
#[inline(never)]
fn refused<T>(entry: impl Fn() -> EntryRule, text: &str, end: usize, outline: Outline) -> Result<T, ParseError> {
    let entry = entry();
    refusal::elsewhere(entry, text, end, &outline).map_or_else(|| by_table(entry, text), Err)
}

/// Why a text is refused of which the way of the recognizer does not tell it.
#[inline(never)]
fn by_table<T>(entry: EntryRule, text: &str) -> Result<T, ParseError> {
    Err(ParseError::of(Refusal::NoMatch, entry.rule().into(), text))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::syntax::recognizer::{REACHED, RECOGNIZED, for_each_recorded, reach};
    use crate::syntax::tree::ParseTree;
    use alloc::format;
    use alloc::string::String;
    use alloc::vec::Vec;

    fn agrees(rule: Rule, text: &str) {
        let parsed = ParseTree::parse_by(rule, text).is_ok();
        assert_eq!(check(rule, text).is_ok(), parsed, "{rule:?} {text:?}");
        assert_eq!(matched(rule, text, &mut ()) == Some(text.len()), parsed, "{rule:?} {text:?}");
    }

    #[test]
    fn each_kind_is_read_by_the_recognizer_of_its_rule() {
        macro_rules! rules {
            ($($reader:ident: $kind:ident, $rule:ident $then:ident $shape:ident $known:literal;)*) => {
                [$((EntryRule::$kind.rule(), Rule::$rule, [stringify!($then), stringify!($shape)])),*]
            };
        }
        for (of_kind, rule, made) in for_each_entry!(rules) {
            assert_eq!((of_kind, ["then", "shape"].map(|it| format!("{rule:?}_{it}"))), (rule, made.map(String::from)));
        }
    }

    /// An edit that forms a rule otherwise has its refused texts read once more, by the table of the rules, which tells what is wrong. Where the
    /// tests of `recognizer::` pass with the new shape in `recognized.rs`, it is told at once again.
    #[test]
    fn the_shapes_of_the_rules_are_known() {
        macro_rules! shapes {
            ($($reader:ident: $kind:ident, $rule:ident $then:ident $shape:ident $known:literal;)*) => {
                [$((stringify!($shape), generated::$shape, $known)),*]
            };
        }
        let new = for_each_entry!(shapes).into_iter().filter(|(_, shape, known)| shape != known);
        let new: Vec<String> = new.map(|(name, shape, _)| format!("\n{name} {shape:#018x};")).collect();
        let told = "rules are formed otherwise; in src/syntax/recognized.rs their shapes would be:";
        assert!(new.is_empty(), "{told}{}", new.concat());
    }

    #[test]
    fn the_recorded_rules_are_those_that_the_walk_knows() {
        macro_rules! rules {
            ($($rule:ident)*) => { [$(Rule::$rule),*] };
        }
        let recorded = for_each_recorded!(rules);
        // Behind a path a query counts, too.
        let path = Walk::NEW.meets(Some(Rule::path_empty), 3, 3);
        let is_known = |rule: &Rule| path.meets(Some(*rule), 1, 2).outline(4) != path.outline(4);
        let known = Rule::URI.entry().grammar.iter().filter_map(|entry| entry.core).filter(is_known);
        assert!(recorded.iter().all(is_known));
        assert_eq!(known.count(), recorded.len());
    }

    #[test]
    fn each_component_and_each_part_has_a_recognizer() {
        use crate::components::part::{
            Data, Fragment, Password, Query, RegName, SchemePart, Segment, User, sealed::Sealed as _,
        };
        use crate::syntax::component::Component::{self, Host, Path, Port, Scheme, Userinfo};

        let components = [Scheme, Userinfo, Host, Port, Path, Component::Query, Component::Fragment];
        let components = components.map(|component| [Family::Uris, Family::Iris].map(|it| component.rule_in(it)));
        let parts = [User::RULE, Password::RULE, RegName::RULE, Segment::RULE, Query::RULE, Fragment::RULE];
        let others = [Data::RULE, SchemePart::RULE];
        for rule in components.into_iter().flatten().chain(parts).chain(others) {
            assert!(RECOGNIZED.contains(&rule), "{rule:?}");
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "so many texts take an hour")]
    fn components_as_pest_has_them() {
        let characters = || (0..128u8).map(char::from).chain(['\u{e9}', '\u{e000}', '\u{ffff}']);
        for &rule in RECOGNIZED {
            for text in [
                "", "%", "%4", "%41", "%4g", "a%c3%A9b", "%%41", "%41%", "[::1]", "[::1]x", "v1.x", "v1.x]", "1.2.3.4",
                "1.2.3.4x",
            ] {
                agrees(rule, text);
            }
            for character in characters() {
                for text in ["{}", "a{}", "{}a", "/{}", "{}/", "%4{}", "%{}1", "a{}/b", "//{}"] {
                    agrees(rule, &text.replace("{}", &String::from(character)));
                }
            }
            for (first, second) in
                characters().flat_map(|first| ['/', ':', '.', '%', '1'].map(|second| (first, second)))
            {
                agrees(rule, &format!("{first}{second}"));
                agrees(rule, &format!("{second}{first}"));
            }
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "so many texts take an hour")]
    fn what_tells_how_far_a_text_gets_matches_what_pest_does() {
        for &rule in REACHED {
            let agrees = &mut |text: &str| {
                let (reach, parsed) = (reach(rule, text), ParseTree::parse_by(rule, text).is_ok());
                assert_eq!(reach.end == Some(text.len()), parsed, "{rule:?} {text:?}");
                assert!(reach.end.unwrap_or_default() <= reach.furthest && reach.furthest <= text.len());
            };
            for beginning in ["", "v1.", "1:1:1:1:1:1:", "::1.1.1", "u:%4"] {
                each_text(beginning, &['1', 'f', ':', '.', '@', '%'], 4, agrees);
            }
        }
    }

    /// Whether it is told at once why a text is refused, if it is.
    struct Telling(EntryRule);

    impl generated::Then<'_, Walk> for Telling {
        type Result = Option<bool>;

        fn make(self, text: &str, end: Option<usize>, walk: Walk, look: &impl generated::Look) -> Self::Result {
            let Telling(entry) = self;
            let Some(at) = end else { return Some(true) };
            let outline = walk.outline(at);
            (at != text.len()).then(|| match Place::of(entry, text, at, &walk, &outline, look) {
                Place::BeforeColon => {
                    let scheme = MeantScheme::of(entry, text, at, walk.scheme_tried(), look);
                    refusal::before_colon(entry, text, at, &outline, scheme).is_some()
                }
                Place::Elsewhere => refusal::elsewhere(entry, text, at, &outline).is_some(),
                _ => true,
            })
        }
    }

    /// Nothing but what it costs tells whether a text was read once more.
    fn is_told_at_once(text: &str) {
        macro_rules! told {
            ($($reader:ident: $kind:ident, $rule:ident $then:ident $shape:ident $known:literal;)*) => {$(
                let entry = EntryRule::$kind;
                if let Some(is_told) = generated::$then(text, || Walk::NEW, Telling(entry)) {
                    let error = ParseError::of(Refusal::NoMatch, entry.rule().into(), text);
                    assert_eq!($reader(text, |_, _| ()), Err(error), "{text:?} as {entry}");
                    assert!(is_told || !are_known(entry.family()), "{text:?} as {entry}");
                }
            )*};
        }
        for_each_entry!(told);
    }

    /// All texts of a few characters up to a length, behind a beginning.
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
    fn all_refusals_are_told_at_once() {
        let characters = ['a', '1', '+', ':', '/', '@', '%', '[', ']', '?', '#', ' ', '\u{e9}'];
        for beginning in ["", "a:", "//", "a://", "//[", "a://b:", "//a:b@"] {
            each_text(beginning, &characters, 3, &mut |text| is_told_at_once(text));
        }
    }

    #[test]
    fn refusals_are_told_at_once() {
        for text in [
            " http://h/", "<http://h>", "1http://h/", "ht tp://h/", "ht^tp:", "a%zz:", "a b@c:d@e", "A <a@b.c>",
            "a b:c@d", "//h:8a/x@y", "a:b c:d@e", "x:a b@c", "1:a@b c", "1|", "a b", "http://h|/", "http://h:8x/",
            "http://h/a|b", "/a%zz", "?|", "#|", "//[::1", "//[::g]", "//[v1.]", "//[]", "//u|@h", "//u:p|q@h",
            "//u%@h", "//u@v@h", "//h:8|@h", "mailto:a|b@c", "//[::1]x", "//h\u{e9}/", "//1.2.3.4 /",
        ] {
            is_told_at_once(text);
        }
    }
}
