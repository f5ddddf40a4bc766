//! The drawing of an error, for a person.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write as _};

use super::component::Component;
use super::error::{MASK, ParseError, ParseErrorKind, Quoted, Shown, password};
use super::explain::{Expected, Explanation, explain, matches};
use super::grammar::{self, EntryRule, Family, Rule};
use super::span::MAX_LENGTH;
use super::table::{Characters, GrammarRule, RuleEntry};

/// How much of a text is shown before and behind the place of an error, in characters.
const AROUND: usize = 38;

impl ParseError {
    /// Draws the error: the text with a mark at the place, the rule, what could have stood there, a repair.
    ///
    /// `text` is the text that was parsed.
    #[must_use]
    pub fn report(self, text: &str) -> Report<'_> {
        Report::new(self, text)
    }
}

/// A [`ParseError`] drawn for a person.
///
/// ```
/// use pest_uri::UriReference;
///
/// let text = "http://localhost/A|B";
/// let report = UriReference::parse(text).unwrap_err().report(text);
/// assert_eq!(report.to_string(), r##"error: `|` at byte 18 cannot stand in the path
///     http://localhost/A|B
///                       ^
/// rule:     segment = *pchar
///           (RFC 3986, section 3.3)
/// expected: pchar, "/", "?", "#" or the end
///           pchar = unreserved / pct-encoded / sub-delims / ":" / "@"
/// repair:   http://localhost/A%7CB
/// "##);
/// ```
///
/// A password is shown as `***`, and characters that a terminal would act on are escaped.
pub struct Report<'t> {
    error: ParseError,
    text: &'t str,
    /// What is shown, of which the text is the beginning.
    whole: &'t str,
    /// None where the text was never read, or is not the one that was refused.
    explanation: Option<Explanation>,
}

impl<'t> Report<'t> {
    fn new(error: ParseError, text: &'t str) -> Self {
        let is_password = error.parsed_by() == Rule::any_password;
        let readable = !is_password
            && text.len() <= MAX_LENGTH
            && !matches!(error.kind(), ParseErrorKind::TooLong | ParseErrorKind::Limit | ParseErrorKind::Nesting);
        let explanation = readable.then(|| explain(error.parsed_by(), text)).flatten();
        let explanation = explanation.filter(|explanation| explanation.begins_at() == error.at());
        Report { error, text, whole: text, explanation }
    }

    /// The same, where the text that was parsed is the beginning of another, which may have a password that does not end in the text.
    pub(crate) fn within(self, whole: &'t str) -> Self {
        Report { whole, ..self }
    }

    /// The error that is drawn.
    #[must_use]
    pub fn error(&self) -> ParseError {
        self.error
    }

    /// The ABNF name of the rule that was being read where the text went wrong.
    #[must_use]
    pub fn rule(&self) -> Option<&'static str> {
        self.entry().map(|entry| entry.name)
    }

    /// That rule in ABNF, as the grammar file has it: one line or more.
    #[must_use]
    pub fn abnf(&self) -> Option<&'static str> {
        self.entry().map(|entry| entry.abnf)
    }

    /// The document and section that explain that rule: `RFC 3986, section 3.3`.
    #[must_use]
    pub fn section(&self) -> Option<&'static str> {
        self.entry().map(|entry| entry.section)
    }

    fn entry(&self) -> Option<&'static RuleEntry> {
        self.explanation.as_ref().map(|explanation| explanation.rule.0)
    }

    /// What could have stood at the place: ABNF names of sets of characters, quoted strings, `the end`.
    #[must_use]
    pub fn expected(&self) -> Vec<String> {
        self.wanted().into_iter().map(name).collect()
    }

    /// What could have stood there, without what something else there covers.
    fn wanted(&self) -> Vec<Expected> {
        let all = self.explanation.as_ref().map_or(&[][..], |explanation| &explanation.expected);
        let others = |item: Expected| all.iter().copied().filter(move |&other| other != item);
        all.iter().copied().filter(|&item| !others(item).any(|other| covers(other, item))).collect()
    }

    /// The grammar that the text was parsed by.
    fn family(&self) -> Family {
        self.error.entry().map_or(Family::Uris, EntryRule::family)
    }

    /// The text mended, where that is safe: it parses, and means what it says.
    ///
    /// Characters that no URI can hold are percent-encoded, and so is a `%` that encodes nothing. A character that could be
    /// a delimiter in the wrong place (`#`, `[`, `@`, `\\` ...) is not touched: only its author knows what was meant.
    #[must_use]
    pub fn repaired(&self) -> Option<String> {
        self.explanation.as_ref()?;
        let stands = match self.family() {
            Family::Uris => Rule::unreserved,
            Family::Iris => Rule::iunreserved,
        };
        let mut mended = String::with_capacity(self.text.len() + 8);
        let mut rest = self.text;
        while let Some(found) = rest.chars().next() {
            if found == '\\' {
                // Meant as a delimiter, most likely, or as a part of a path of Windows.
                return None;
            }
            let (character, behind) = rest.split_at(found.len_utf8());
            let octet = rest.get(..3).is_some_and(|octet| matches(Rule::pct_encoded, octet));
            if octet || matches(stands, character) || matches(Rule::reserved, character) {
                mended.push_str(character);
            } else {
                percent_encode(character, &mut mended);
            }
            rest = behind;
        }
        matches(self.error.parsed_by(), &mended).then_some(mended)
    }

    /// What to know about this error beyond its rule.
    fn notes(&self) -> Vec<String> {
        let mut notes = Vec::new();
        let Some(explanation) = &self.explanation else { return notes };
        let found = self.text[self.error.at()..].chars().next();
        let references = [EntryRule::UriReference, EntryRule::IriReference];
        let entry = self.error.entry().filter(|entry| !references.contains(entry));
        if entry.is_some() {
            let is = match self.family() {
                Family::Uris => [Rule::URI, Rule::relative_ref],
                Family::Iris => [Rule::IRI, Rule::irelative_ref],
            };
            let is = is.into_iter().find(|&rule| matches(rule, self.text));
            notes.extend(
                is.map(|is| format!("the text matches {}, but not {}", is.entry().name, self.error.parsed_by().name)),
            );
        }
        if explanation.component == Some(Component::Path) && found == Some(':') && entry.is_none() {
            notes.extend(self.no_scheme());
            let section = Rule::relative_ref.entry().section;
            notes.push(format!(
                "the first segment of a relative reference has no colon ({section}); `./` in front makes it a path"
            ));
        }
        let host = grammar::find(Rule::any_reference, Rule::any_host, self.text).map_or("", |span| span.of(self.text));
        if matches(Rule::IPv6address, host) {
            notes.push(format!("an IPv6 address stands in brackets: [{host}]"));
        }
        let stray = explanation.component == Some(Component::Port);
        if stray && grammar::find(Rule::any_reference, Rule::any_stray, self.text).is_some() {
            notes.push(
                "the authority ends at the first `/`, `?` or `#`; in a userinfo they are percent-encoded".to_owned(),
            );
        }
        if found == Some('\\') {
            notes.push("a backslash delimits nothing in a URI; the segments of a path are divided by `/`".to_owned());
        }
        if explanation.rule == Rule::IPv6address && found == Some('%') {
            notes.push("a zone identifier is no part of a URI (RFC 9844)".to_owned());
        }
        notes
    }

    /// Why what stands before the first colon is no scheme.
    fn no_scheme(&self) -> Option<String> {
        let scheme = grammar::find(Rule::any_reference, Rule::any_scheme, self.text)?.of(self.text);
        let at = explain(Rule::scheme, scheme)?.at;
        let found = scheme[at..].chars().next()?;
        Some(format!("{} at byte {at} cannot stand in a scheme", Quoted(found)))
    }
}

impl fmt::Display for Report<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(formatter, "error: {}", self.error)?;
        let Some(explanation) = &self.explanation else { return Ok(()) };
        let (excerpt, column) = excerpt(self.error.parsed_by(), self.whole, self.error.at());
        writeln!(formatter, "    {excerpt}\n    {:column$}^", "")?;

        let entry = explanation.rule.0;
        section(formatter, "rule:", &format!("{}\n({})", tidy(entry), entry.section))?;
        let wanted = self.wanted();
        let mut expected = list(wanted.iter().copied().map(name).collect());
        for item in wanted {
            if let Expected::Rule(rule) = item {
                write!(expected, "\n{}", tidy(rule.0))?;
            }
        }
        section(formatter, "expected:", &expected)?;
        for note in self.notes() {
            section(formatter, "note:", &note)?;
        }
        match self.repair() {
            Some(repair) => section(formatter, "repair:", &repair),
            None => Ok(()),
        }
    }
}

impl Report<'_> {
    /// The repair as one line that shows no password and is not much longer than a line.
    fn repair(&self) -> Option<String> {
        let takes = self.explanation.as_ref()?.expected.iter().any(|item| item.takes_percent_encoding());
        let broken = self.error.kind() == ParseErrorKind::PercentEncoding;
        let Some(character) = self.error.found() else {
            // Nothing of a password is shown, not even mended.
            let hidden = self.error.at() < self.text.len() && (broken || takes);
            return hidden.then(|| "percent-encode the character".to_owned());
        };
        let has_password = |text: &str| password(self.error.parsed_by(), text).is_some();
        if let Some(mended) = self
            .repaired()
            .filter(|mended| mended.len() <= 2 * AROUND && !has_password(mended) && !has_password(self.whole))
        {
            return Some(mended);
        }
        let mut buffer = [0; 4];
        let found: &str = character.encode_utf8(&mut buffer);
        let mut encoded = String::new();
        percent_encode(found, &mut encoded);
        (broken || takes && !matches(Rule::reserved, found))
            .then(|| format!("write `{encoded}` for `{}`", Shown(character)))
    }
}

impl fmt::Debug for Report<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("Report").field(&self.error).finish()
    }
}

/// The text around the place, and how far in the place is, in characters.
pub(crate) fn excerpt(rule: GrammarRule, text: &str, at: usize) -> (String, usize) {
    let hidden = password(rule, text).unwrap_or_default();
    let at = if hidden.contains(&at) { hidden.start } else { boundary(text, at) };
    let first = text[..at].char_indices().rev().take(AROUND).last().map_or(at, |(index, _)| index);
    let (mut excerpt, mut column) = (String::new(), 0);
    excerpt.push_str(if first > 0 && !hidden.contains(&first) { "…" } else { "" });
    let mut shown = 0;
    for (index, character) in text[first..].char_indices() {
        let index = first + index;
        if index == at {
            column = excerpt.chars().count();
        }
        if hidden.contains(&index) {
            if index == hidden.start.max(first) {
                excerpt.push_str(MASK);
            }
        } else if shown == AROUND {
            excerpt.push('…');
            break;
        } else {
            // Writing to a String does not fail.
            let _ = write!(excerpt, "{}", Shown(character));
        }
        shown += usize::from(index > at);
    }
    let column = if at == text.len() { excerpt.chars().count() } else { column };
    (excerpt, column)
}

/// The place itself; in a text that is not the one it was found in, the last boundary of characters before it.
fn boundary(text: &str, at: usize) -> usize {
    (0..=at.min(text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap_or_default()
}

/// A label, and behind it a text of one line or more.
fn section(formatter: &mut fmt::Formatter<'_>, label: &str, text: &str) -> fmt::Result {
    for (index, line) in text.lines().enumerate() {
        writeln!(formatter, "{:<10}{line}", if index == 0 { label } else { "" })?;
    }
    Ok(())
}

/// A rule in ABNF, one space before its `=`, and its other lines aligned with that.
pub(crate) fn tidy(entry: &RuleEntry) -> String {
    let Some((name, rest)) = entry.abnf.split_once('=') else { return entry.abnf.to_owned() };
    let name = name.trim_end();
    let moved = entry.abnf.find('=').unwrap_or_default().saturating_sub(name.len() + 1);
    let mut lines = rest.lines();
    let mut text = format!("{name} ={}", lines.next().unwrap_or_default());
    for line in lines {
        text.push('\n');
        text.push_str(line.get(moved..).unwrap_or(line));
    }
    text
}

fn name(expected: Expected) -> String {
    match expected {
        Expected::Rule(rule) => rule.name.to_owned(),
        Expected::Literal(text) => format!("{text:?}").replace(r#""\"""#, r#"'"'"#),
        Expected::Range(first, last) => format!("\"{first}\" to \"{last}\""),
        Expected::End => "the end".to_owned(),
    }
}

/// `a, b or c`.
fn list(mut items: Vec<String>) -> String {
    let last = items.pop().unwrap_or_default();
    if items.is_empty() { last } else { format!("{} or {last}", items.join(", ")) }
}

/// Whether all that `item` would take begins with a character that `other` takes, so that naming both says nothing more.
fn covers(other: Expected, item: Expected) -> bool {
    let Expected::Rule(other) = other else { return false };
    let takes = |character: char| matches(other, character.encode_utf8(&mut [0; 4]));
    match item {
        Expected::Rule(rule) => {
            !Characters::of(rule).is_empty() && Characters::of(rule).is_within(Characters::of(other))
        }
        Expected::Literal(text) => text.chars().next().is_some_and(takes),
        Expected::Range(first, last) => takes(first) && takes(last),
        Expected::End => false,
    }
}

/// Each octet of `text` as `%` and two hexadecimal digits, in upper case (RFC 3986, section 2.1).
fn percent_encode(text: &str, encoded: &mut String) {
    for octet in text.bytes() {
        // Writing to a String does not fail.
        let _ = write!(encoded, "%{octet:02X}");
    }
}
