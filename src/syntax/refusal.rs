//! What is wrong with a text, where the way of the recognizer tells it already.
//!
//! The recognizer stops where a rule would go on and cannot. If that is inside a path, a query or a fragment, behind everything that
//! could have been read in another way, then no reading gets further, and there is nothing to find out. Elsewhere `explain` reads the
//! text once more.

use super::component::Component;
use super::error::{ParseError, ParseErrorKind};
use super::grammar::{EntryRule, Family, Rule};
use super::outline::{Outline, PathRule};
use crate::delimiter;

/// The error for a text that the entry rule matches up to a place before its end; nothing, where that place does not tell it.
pub(crate) fn at_once(entry: EntryRule, text: &str, end: usize, outline: &Outline) -> Option<ParseError> {
    let found = text.get(end..)?.chars().next()?;
    let is_octet = found == '%';
    // A fragment may be meant where none may be.
    if found == '#' && matches!(entry.rule(), Rule::absolute_URI | Rule::absolute_IRI) {
        return None;
    }
    let family = entry.family();
    let (query_end, path_end, path_start) =
        (outline.query_end as usize, outline.path_end as usize, outline.path_start as usize);
    let (component, start, rule) = if end > query_end {
        let rule = Component::Fragment.rule_in(family);
        (Component::Fragment, query_end + delimiter::FRAGMENT.len(), rule)
    } else if query_end > path_end {
        (Component::Query, path_end + delimiter::QUERY.len(), Component::Query.rule_in(family))
    } else {
        let path = &text[path_start..path_end];
        let slash = path.rfind(delimiter::SEGMENT);
        // The first segment may have been meant as a scheme, and the first slash as the first of two.
        let is_sure = match outline.path_rule {
            PathRule::Abempty | PathRule::Noscheme => slash.is_some(),
            PathRule::Absolute => path.len() > 1,
            PathRule::Rootless => true,
            PathRule::Empty => false,
        };
        let segment = path_start + slash.map_or(0, |slash| slash + 1);
        let is_first = match outline.path_rule {
            PathRule::Absolute => slash == Some(0),
            _ => slash.is_none(),
        };
        let rule = match family {
            _ if segment == end => outline.path_rule.rule_in(family),
            Family::Uris if is_first => Rule::segment_nz,
            Family::Uris => Rule::segment,
            Family::Iris if is_first => Rule::isegment_nz,
            Family::Iris => Rule::isegment,
        };
        (Component::Path, if is_sure { path_start } else { end + 1 }, rule)
    };
    let is_begun = if is_octet { start <= end } else { start < end };
    if !is_begun {
        return None;
    }
    // What may be a password stands before an `@`.
    if text[end..].contains(delimiter::USERINFO) {
        return None;
    }
    let kind = if is_octet { ParseErrorKind::PercentEncoding } else { ParseErrorKind::Character };
    let rule = if is_octet { Rule::pct_encoded } else { rule };
    Some(ParseError::of_character(kind, component, end, found, entry.rule(), rule))
}
