//! What a text that was refused is most likely meant as.

use alloc::borrow::Cow;
use alloc::string::String;
use core::ops::RangeInclusive;

use super::component::Component;
use super::explain::matches;
use super::grammar::{self, Family, Rule};
use super::outline::Outline;
use super::password::{BACKSLASH, has_slashes, prefix};
use super::standing::Standing;
use super::table::GrammarRule;
use crate::bytes::delimiter::{
    AUTHORITY, FRAGMENT, IP_LITERAL, PORT, QUERY, SCHEME, SEGMENT, USERINFO, ends_authority,
};
use crate::bytes::octets;
use crate::known_schemes::scheme_rules::SchemeRules;

/// What stands around a URI in other text (RFC 3986, appendix C).
const AROUND_A_URI: [(char, char); 2] = [('<', '>'), ('"', '"')];

/// The quotes that people, word processors and markup have instead. Inside a component they may be data.
const QUOTES: [(char, char); 13] = [
    ('\'', '\''),
    ('`', '`'),
    ('\u{201c}', '\u{201d}'),
    ('\u{2018}', '\u{2019}'),
    ('\u{201d}', '\u{201d}'),
    ('\u{2019}', '\u{2019}'),
    ('\u{201e}', '\u{201c}'),
    ('\u{201a}', '\u{2018}'),
    ('\u{201e}', '\u{201d}'),
    ('\u{ab}', '\u{bb}'),
    ('\u{bb}', '\u{ab}'),
    ('\u{2039}', '\u{203a}'),
    ('\u{203a}', '\u{2039}'),
];

/// What once stood before a URI in angle brackets (RFC 3986, appendix C).
const LABEL: &str = "URL:";

/// Other forms of characters, of those of ASCII, too.
const HALF_AND_FULL_WIDTHS: RangeInclusive<char> = '\u{ff00}'..='\u{ffef}';

/// Takes white space away from both sides of a text.
type Trim<'t> = &'t dyn for<'i> Fn(&'i str) -> &'i str;

const LINE_BREAKS: [char; 2] = ['\n', '\r'];

/// At the end of a line it may be that of a word that was divided (RFC 3986, appendix C).
const HYPHEN: char = '-';

/// A text mended, and how.
pub(super) struct Mended {
    pub(super) text: String,
    /// Whether characters are percent-encoded, and that is all.
    pub(super) is_only_encoded: bool,
}

/// The text as one that the rule matches, if it is plain what was meant.
pub(super) fn mend(rule: GrammarRule, family: Family, text: &str) -> Option<Mended> {
    let standing = &Standing::of(rule, family);
    let bare = bare(standing, text);
    let bare = bare.as_deref().unwrap_or(text);
    if is_quoted(bare) && !standing.is_of_component() {
        // Whether the quotes are around it, or a part of it, nobody knows.
        return None;
    }
    let slashed = with_slashes(bare)?;
    if slashed.contains(LINE_BREAKS) || has_odd_host(standing, &slashed) || has_blank_before_authority(&slashed) {
        return None;
    }
    let mended = encoded_for(rule, standing, &slashed)?;
    Some(Mended { text: mended, is_only_encoded: *slashed == *text })
}

/// The text with all characters percent-encoded that cannot stand in their component, if the rule matches that. Where it does not, the
/// rule is narrower than that of the component: then with all that can stand nowhere else.
fn encoded_for(rule: GrammarRule, standing: &Standing, text: &str) -> Option<String> {
    let outline = Outline::by_delimiters(text, prefix(text));
    let brackets_from = brackets_are_data_from(text);
    // A fragment has all that stands behind the first `#` (appendix B).
    let fragment = outline.fragment(text.len()).map_or(text.len(), |fragment| fragment.start);
    let is_data = |at, character: char| {
        IP_LITERAL.contains(&character) && at >= brackets_from || FRAGMENT.contains(character) && at >= fragment
    };
    // In a component alone, nothing delimits another.
    let own = rule.core.and_then(Component::of_rule).filter(|&it| it != Component::Authority);
    let component_at = |at| own.unwrap_or_else(|| outline.component_at(at));
    let in_component = |at, character: &str| standing.in_component(component_at(at), character);
    let mended = encoded(standing, text, is_data, in_component);
    if matches(rule, &mended) {
        return Some(mended);
    }
    let all = encoded(standing, text, is_data, |_, _| false);
    (all != mended && matches(rule, &all)).then_some(all)
}

/// Whether a text stands in quotes that may be a part of it.
fn is_quoted(text: &str) -> bool {
    QUOTES.iter().any(|&(open, close)| text.strip_prefix(open).is_some_and(|rest| rest.ends_with(close)))
}

/// Whether something that is no part of a URI stands around it, or breaks it (RFC 3986, appendix C).
pub(super) fn is_delimited(rule: GrammarRule, family: Family, text: &str) -> bool {
    text.contains(LINE_BREAKS) || bare(&Standing::of(rule, family), text).is_some()
}

/// The text without what stands around it, if something does and something is left.
fn bare<'t>(standing: &Standing, text: &'t str) -> Option<Cow<'t, str>> {
    let trimmed = trim(standing, text);
    // What may stand in a path, too, is around a URI where no scheme could begin with it.
    let is_around = |open: char, inside| prefix(inside) > 0 || !standing.in_any(open.encode_utf8(&mut [0; 4]));
    let inside = |&(open, close): &(char, char)| {
        trimmed.strip_prefix(open)?.strip_suffix(close).filter(|inside| is_around(open, inside))
    };
    let quotes = QUOTES.iter().filter(|_| !standing.is_of_component());
    let bare = match AROUND_A_URI.iter().chain(quotes).find_map(inside) {
        Some(inside) => {
            let trim: Trim<'_> = &|text| trim(standing, text);
            let inside = without_label(trim, trim(inside));
            joined(trim, inside).map_or(Cow::Borrowed(inside), Cow::Owned)
        }
        None => Cow::Borrowed(trimmed),
    };
    (!bare.is_empty() && *bare != *text).then_some(bare)
}

/// What of the text between angle brackets is the URI, or the IRI, as far as it is one.
pub(crate) fn inside_brackets(inside: &str) -> &str {
    without_label(&str::trim_ascii, inside.trim_ascii())
}

/// The text of a URI without its line breaks and the white space around them; nothing, if it has none, or a hyphen stands before one.
pub(crate) fn unbroken(text: &str) -> Option<String> {
    joined(&str::trim_ascii, text)
}

/// Before the text of a file.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// The text without white space around it, as far as that can be no part of it.
fn trim<'t>(standing: &Standing, text: &'t str) -> &'t str {
    let is_around = |it: char| it.is_whitespace() || it == BYTE_ORDER_MARK;
    text.trim_matches(|it: char| is_around(it) && !standing.in_any(it.encode_utf8(&mut [0; 4])))
}

fn without_label<'t>(trim: Trim<'_>, text: &'t str) -> &'t str {
    match text.split_at_checked(LABEL.len()) {
        Some((label, rest)) if label.eq_ignore_ascii_case(LABEL) => trim(rest),
        _ => text,
    }
}

/// The text without line breaks and the white space around them; nothing, if it has none, or a hyphen may be part of it or not, or an empty line
/// divides it.
fn joined(trim: Trim<'_>, text: &str) -> Option<String> {
    let lines = || text.split(LINE_BREAKS).map(trim);
    let has_empty_line = || text.split('\n').any(|line| trim(line).is_empty());
    if !text.contains(LINE_BREAKS) || lines().any(|line| line.ends_with(HYPHEN)) || has_empty_line() {
        return None;
    }
    let mut joined = String::with_capacity(text.len());
    joined.extend(lines());
    Some(joined)
}

/// The text with `/` for each backslash before the query, if one stands where `//` should, behind a scheme that is known for that; nothing for
/// another text with a backslash there: only its author knows what was meant. From the query on it is data.
fn with_slashes(text: &str) -> Option<Cow<'_, str>> {
    let is_behind_path = |it: char| QUERY.contains(it) || FRAGMENT.contains(it);
    let (before, rest) = text.split_at(text.find(is_behind_path).unwrap_or(text.len()));
    let Some(at) = before.find(BACKSLASH) else { return Some(Cow::Borrowed(text)) };
    let prefix = prefix(text);
    let scheme = text[..prefix].strip_suffix(SCHEME).unwrap_or_default();
    let slashes = prefix..prefix + AUTHORITY.len();
    if SchemeRules::known(scheme).is_none() || !slashes.contains(&at) || !has_slashes(&text[prefix..]) {
        return None;
    }
    Some(Cow::Owned(before.replace(BACKSLASH, SEGMENT.encode_utf8(&mut [0; 4])) + rest))
}

/// Whether white space stands between the scheme and what makes an authority: encoded, it would make a path of that.
fn has_blank_before_authority(text: &str) -> bool {
    let behind = &text[prefix(text)..];
    let trimmed = behind.trim_start();
    trimmed.len() < behind.len() && has_slashes(trimmed)
}

/// Whether a text is of those that are not mended for the sake of their host.
pub(super) fn is_for_odd_host(rule: GrammarRule, family: Family, text: &str) -> bool {
    has_odd_host(&Standing::of(rule, family), text)
}

/// Whether the host has an ASCII character that none has: percent-encoded, it would be one of a name that nobody means. Or the authority has
/// what looks like something else, or cannot be seen.
fn has_odd_host(standing: &Standing, text: &str) -> bool {
    let host = match standing.whole().core {
        Some(Rule::host | Rule::ihost | Rule::reg_name | Rule::ireg_name) => text,
        Some(Rule::authority | Rule::iauthority) => text.rsplit(USERINFO).next().unwrap_or_default(),
        _ => grammar::find(Rule::any_reference, Rule::any_host, text).map_or("", |span| span.of(text)),
    };
    let authority = text[prefix(text)..].strip_prefix(AUTHORITY).unwrap_or(host);
    let authority = authority.split(ends_authority).next().unwrap_or_default();
    let is_letter = |it: char| it.is_alphanumeric() && !HALF_AND_FULL_WIDTHS.contains(&it);
    if authority.chars().any(|it| !it.is_ascii() && !is_letter(it)) {
        return true;
    }
    let ascii: String = host.chars().filter(char::is_ascii).collect();
    encoded(standing, &ascii, |_, _| false, |_, it| standing.in_component(Component::Host, it)) != ascii
}

/// Where brackets, each with its other half, begin to be data: behind the authority. It is the only place for those of an IP literal (section
/// 3.2.2). Without an authority they may be meant for one up to the first slash; behind one slash, where a colon or an `@` stands.
fn brackets_are_data_from(text: &str) -> usize {
    let behind = &text[prefix(text)..];
    let within = match (behind.strip_prefix(AUTHORITY), behind.strip_prefix(SEGMENT)) {
        (Some(authority), _) => authority,
        (None, Some(path)) if is_like_authority(path) => path,
        _ => behind,
    };
    let start = text.len() - within.len();
    let from = text[start..].find(ends_authority).map_or(text.len(), |found| start + found);
    let [open, close] = IP_LITERAL.map(|bracket| text[from..].matches(bracket).count());
    if open == close { from } else { text.len() }
}

/// Whether the first segment has what divides an authority, or an IPv6 address.
fn is_like_authority(path: &str) -> bool {
    path.split(ends_authority).next().is_some_and(|segment| segment.contains(PORT) || segment.contains(USERINFO))
}

/// The text with all characters percent-encoded that can stand nowhere, the delimiters that are data where they stand, and each `%` that encodes
/// nothing; but for those that may stand at their place.
fn encoded(
    standing: &Standing,
    text: &str,
    is_data: impl Fn(usize, char) -> bool,
    may_stand_at: impl Fn(usize, &str) -> bool,
) -> String {
    let mut mended = String::with_capacity(text.len() + 8);
    let mut rest = text;
    while let Some(found) = rest.chars().next() {
        let (character, behind) = rest.split_at(found.len_utf8());
        let octet = rest
            .get(..octets::LENGTH)
            .filter(|_| found == char::from(octets::MARK))
            .is_some_and(|octet| matches(Rule::pct_encoded, octet));
        let at = text.len() - rest.len();
        let stands = octet || !is_data(at, found) && standing.everywhere(character);
        if stands || may_stand_at(at, character) {
            mended.push_str(character);
        } else {
            percent_encode(character, &mut mended);
        }
        rest = behind;
    }
    mended
}

/// Each octet of `text` as `%` and two hexadecimal digits, in upper case (RFC 3986, section 2.1).
pub(super) fn percent_encode(text: &str, encoded: &mut String) {
    octets::push(text.as_bytes(), |_| false, encoded);
}
