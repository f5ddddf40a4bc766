//! Percent-encoding of what a component does not allow.

use alloc::string::String;
use alloc::vec::Vec;

use crate::grammar::component::Component;
use crate::grammar::failure::family;
use crate::grammar::matches;
use crate::grammar::rules::{EntryRule, Family, Rule};
use crate::grammar::table::{Characters, GrammarRule};
use crate::parse::notation::is_like_authority;
use crate::parse::offsets::ComponentOffsets;
use crate::parse::recognizer::matched;
use crate::registry::scheme_info::SchemeInfo;
use crate::text::delimiter::{AUTHORITY, FRAGMENT, IP_LITERAL, SEGMENT, ends_authority, prefix};
use crate::text::percent_encoded;
use crate::text::scan::find_any;

const BRACKETS: [u8; 2] = [IP_LITERAL[0] as u8, IP_LITERAL[1] as u8];

/// The components that may have data.
const WITH_DATA: [Component; 5] =
    [Component::Userinfo, Component::Host, Component::Path, Component::Query, Component::Fragment];

/// The characters that the grammar of a rule allows unencoded.
pub(crate) struct AllowedCharacters {
    pub(super) rule: GrammarRule,
    /// The component that the rule matches alone.
    pub(super) component: Option<Component>,
    pub(super) family: Family,
    anywhere: [GrammarRule; 2],
}

impl AllowedCharacters {
    pub(crate) fn new(rule: GrammarRule) -> Self {
        let family = family(rule);
        let own = match family {
            Family::Uris => Rule::unreserved,
            Family::Iris => Rule::iunreserved,
        };
        let anywhere = [own, Rule::reserved].map(|it| rule.sibling(it));
        AllowedCharacters { rule, component: rule.generic_rule.and_then(Component::from_rule), family, anywhere }
    }

    /// Whether a character may appear somewhere in a reference, as data or as a delimiter.
    pub(super) fn anywhere(&self, character: char) -> bool {
        // What is not ASCII is data, and paths may have any data.
        if !character.is_ascii() {
            return self.in_component(Component::Path, character);
        }
        self.anywhere.iter().any(|&rule| takes(rule, character))
    }

    /// The ASCII characters that are allowed wherever they are.
    pub(super) fn known(&self) -> Characters {
        let anywhere = self.anywhere.iter().fold(Characters::NONE, |all, rule| all.or(rule.characters));
        anywhere.without(FRAGMENT).without("[]")
    }

    pub(super) fn in_any_component(&self, character: char) -> bool {
        WITH_DATA.iter().any(|&it| self.in_component(it, character))
    }

    fn component_rule(&self, component: Component) -> GrammarRule {
        self.rule.sibling(component.rule_in(self.family))
    }

    /// Whether the rule of a component allows a character; a grammar without that rule allows none.
    pub(super) fn in_component(&self, component: Component, character: char) -> bool {
        let name = component.rule_in(self.family);
        let rule = self.component_rule(component);
        if u8::try_from(character).is_ok_and(|byte| rule.characters.has(byte)) {
            return rule.is_named(name);
        }
        let mut bytes = [0; 4];
        let text = &*character.encode_utf8(&mut bytes);
        // The recognizers of this crate's own components are faster.
        if rule == name.into() {
            return matched(name, text) == Some(text.len());
        }
        rule.is_named(name) && matches(rule, text)
    }
}

/// Whether a rule matches this character.
fn takes(rule: GrammarRule, character: char) -> bool {
    let is_known = u8::try_from(character).is_ok_and(|byte| rule.characters.has(byte));
    is_known || !(rule.is_character && character.is_ascii()) && matches(rule, character.encode_utf8(&mut [0; 4]))
}

/// The text with all characters percent-encoded that their component does not allow, and the offset of each. `None` if
/// one is in a path that has a syntax of its own, in which percent-encoding is not a repair. `is_narrow` says that the
/// rule allows less than the rules of its components; then what RFC 3986 does not allow is percent-encoded, too. The
/// offsets are those that the delimiters of the text determine.
pub(crate) fn encode_by_component(
    allowed: &AllowedCharacters,
    text: &str,
    offsets: &ComponentOffsets,
    is_narrow: bool,
) -> Option<(String, Vec<usize>)> {
    let is_data_in_reference = delimiters_that_are_data(text, offsets);
    let is_data = |at, it| allowed.component.is_none() && is_data_in_reference(at, it);
    // In a component alone, nothing delimits another.
    let own = allowed.component.filter(|&it| it != Component::Authority);
    let is_kept = |at, character| match own {
        Some(own) => allowed.in_component(own, character),
        None if !is_data(at, character) && allowed.anywhere(character) => true,
        None => !is_narrow && allowed.in_component(offsets.component_at(at), character),
    };
    let known = own.map_or_else(|| allowed.known(), |own| allowed.component_rule(own).characters);
    let (encoded, changed) = encode(text, known, is_kept);
    let is_generic = EntryRule::from_rule(allowed.rule).is_some();
    let has_own_syntax = offsets
        .scheme()
        .filter(|_| is_generic)
        .is_some_and(|it| SchemeInfo::says(&text[it], SchemeInfo::has_own_path_syntax));
    let is_repair = !has_own_syntax || changed.iter().all(|&at| offsets.component_at(at) != Component::Path);
    is_repair.then_some((encoded, changed))
}

/// Whether a delimiter is data where it is: a bracket after the authority, a `#` in the fragment, which is everything
/// after the first `#` (appendix B).
fn delimiters_that_are_data(text: &str, offsets: &ComponentOffsets) -> impl Fn(usize, char) -> bool + use<> {
    let brackets_from =
        if find_any(text.as_bytes(), BRACKETS).is_some() { brackets_are_data_from(text) } else { text.len() };
    let fragment = offsets.fragment(text.len()).map_or(text.len(), |fragment| fragment.start);
    move |at, character| {
        IP_LITERAL.contains(&character) && at >= brackets_from || FRAGMENT.contains(character) && at >= fragment
    }
}

/// The offset from which brackets are data: the end of the authority, the only component that an IP literal is in
/// (section 3.2.2). If the text has none, a first segment with an IPv6 address in brackets may be intended as one.
fn brackets_are_data_from(text: &str) -> usize {
    let after = &text[prefix(text)..];
    let path = after.strip_prefix(SEGMENT).unwrap_or(after);
    let within = match after.strip_prefix(AUTHORITY) {
        Some(authority) => authority,
        None if is_like_authority(path) => path,
        None => return text.len() - after.len(),
    };
    let start = text.len() - within.len();
    text[start..].find(ends_authority).map_or(text.len(), |found| start + found)
}

/// The text with all characters percent-encoded that are not kept, and each `%` that encodes nothing; and their
/// offsets. The characters in `known` are known to be kept.
fn encode(text: &str, known: Characters, is_kept: impl Fn(usize, char) -> bool) -> (String, Vec<usize>) {
    let (mut encoded, mut changed) = (String::with_capacity(text.len() + 16), Vec::new());
    let (mut copied, mut at) = (0, 0);
    while let Some(run) = text.as_bytes()[at..].iter().position(|&byte| !known.has(byte)) {
        at += run;
        // A byte that is not in `known` begins a character, since all in `known` are ASCII.
        let character = text[at..].chars().next().unwrap_or_default();
        let end = at + character.len_utf8();
        let is_kept = if character == char::from(percent_encoded::PERCENT) {
            matched(Rule::pct_encoded, &text[at..]).is_some()
        } else {
            is_kept(at, character)
        };
        if !is_kept {
            changed.push(at);
            encoded.push_str(&text[copied..at]);
            percent_encode(&text[at..end], &mut encoded);
            copied = end;
        }
        at = end;
    }
    encoded.push_str(&text[copied..]);
    (encoded, changed)
}

/// A character, percent-encoded.
pub(crate) fn percent_encoded(character: char) -> String {
    let mut encoded = String::new();
    percent_encode(character.encode_utf8(&mut [0; 4]), &mut encoded);
    encoded
}

/// Encodes each byte of `text` as `%` and two hexadecimal digits, in upper case (RFC 3986, section 2.1).
fn percent_encode(text: &str, encoded: &mut String) {
    percent_encoded::push(text.as_bytes(), |_| false, encoded);
}
