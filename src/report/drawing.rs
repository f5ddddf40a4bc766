//! The drawing of an error, for a person.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Write as _};
use core::ops::Range;

use crate::error::ParseErrorKind;
use crate::error::advice::Advice;
use crate::error::parse_error::{ParseError, passwords_by};
use crate::grammar::expected::Expected;
use crate::grammar::failure::{Explanation, explain, explain_at};
use crate::grammar::matches;
use crate::grammar::table::{Characters, RuleEntry};
use crate::redact::{HIDDEN, merged, passwords};
use crate::repair::{Repair, suggestion};
use crate::report::note::notes;
use crate::text::characters::{Escaped, columns};

/// How much of a text is shown before and after the offset of an error, in characters.
const AROUND: usize = 38;

impl ParseError {
    /// Draws the error: the text with a mark at the offset, the rule, what is allowed there, and a suggested fix.
    ///
    /// `text` is the text that was parsed.
    #[must_use]
    pub fn report(self, text: &str) -> Report<'_> {
        Report::new(self, text)
    }
}

/// An error drawn for a person.
///
/// ```
/// use pest_uri::UriReference;
///
/// let text = "http://localhost/A<B";
/// let report = UriReference::parse(text).unwrap_err().report(text);
/// assert_eq!(report.to_string(), r##"error: unexpected `<` in path at byte 18
///     http://localhost/A<B
///                       ^
/// rule:     segment = *pchar
///           (RFC 3986, section 3.3)
/// expected: pchar, "/", "?", "#" or the end
///           pchar = unreserved / pct-encoded / sub-delims / ":" / "@"
/// repair:   http://localhost/A%3CB
/// "##);
/// ```
///
/// A password is shown as `***`, and control characters are escaped.
pub struct Report<'t> {
    /// The error, if it is one of syntax.
    error: Option<ParseError>,
    /// `None` if the text was never parsed, or is not the rejected one.
    explanation: Option<Explanation>,
    /// The text with a fix applied.
    repair: Option<Repair>,
    /// The first line, instead of the message of the error.
    message: Option<String>,
    /// The offset of an error that is not one of syntax, and the rule that it violates.
    violated: Option<(usize, &'static RuleEntry)>,
    text: &'t str,
    /// Parts of the text that are secret, besides passwords.
    hidden: Vec<Range<usize>>,
    /// The document and section that the text violates, if that is not the section of the rule.
    section: Option<&'static str>,
    /// Notes of the program.
    more_notes: Vec<String>,
}

impl<'t> Report<'t> {
    fn new(error: ParseError, text: &'t str) -> Self {
        let readable = !error.is_secret() && !matches!(error.kind(), ParseErrorKind::Limit | ParseErrorKind::Nesting);
        let explained = || match error.kind() {
            // The rule got further than the `%`.
            ParseErrorKind::PercentEncoding => explain(error.parsed_by(), text),
            _ => explain_at(error.parsed_by(), text, error.offset()),
        };
        let explanation = readable.then(explained).flatten().filter(|it| it.begins_at() == error.offset());
        let repair = explanation.as_ref().and_then(|_| suggestion(error, text));
        Report { error: Some(error), explanation, repair, ..Report::empty(text) }
    }

    fn empty(text: &'t str) -> Self {
        let (error, explanation, message, violated) = (None, None, None, None);
        Report {
            error,
            explanation,
            repair: None,
            message,
            violated,
            text,
            hidden: Vec::new(),
            section: None,
            more_notes: Vec::new(),
        }
    }

    /// The report of an error that is not one of syntax.
    pub(crate) fn from_message(message: String, text: &'t str) -> Self {
        Report::empty(text).with_message(message)
    }

    /// The report of a text that violates what a specification requires beyond a rule.
    #[cfg(any(feature = "templates", feature = "custom-grammars"))]
    pub(crate) fn from_violation(
        message: String,
        text: &'t str,
        offset: usize,
        rule: impl Into<crate::grammar::table::GrammarRule>,
    ) -> Self {
        Report { violated: Some((offset, rule.into().0)), ..Report::from_message(message, text) }
    }

    /// The same report with the document and section that the text violates, if that is not the section of the rule.
    #[cfg(feature = "custom-grammars")]
    pub(crate) fn in_section(self, section: Option<&'static str>) -> Self {
        Report { section, ..self }
    }

    /// The same report without these parts of the text, which are secret.
    #[cfg(feature = "custom-grammars")]
    pub(crate) fn hiding(self, hidden: Vec<Range<usize>>) -> Self {
        Report { hidden, ..self }
    }

    /// The same report with another message in its first line.
    pub(crate) fn with_message(self, message: String) -> Self {
        // Percent-encoding the braces of a template would make them literal text.
        Report { message: Some(message), repair: None, ..self }
    }

    /// The report with more notes, which are shown after its own: what the specification of a scheme says about the
    /// error.
    #[must_use]
    pub fn with_notes(self, notes: impl IntoIterator<Item = String>) -> Self {
        Report { more_notes: notes.into_iter().collect(), ..self }
    }

    /// The error and what is known about it, if it is one of syntax.
    fn explained(&self) -> Option<(ParseError, &Explanation)> {
        self.error.zip(self.explanation.as_ref())
    }

    /// The rule that was being parsed at the error, by its name in the grammar with `-` for `_`.
    #[must_use]
    pub fn rule(&self) -> Option<&'static str> {
        self.entry().map(|entry| entry.name)
    }

    /// That rule in ABNF, as in the grammar file: one or more lines.
    #[must_use]
    pub fn abnf(&self) -> Option<&'static str> {
        self.entry().map(|entry| entry.abnf)
    }

    /// The document and section that explain that rule: `RFC 3986, section 3.3`.
    #[must_use]
    pub fn section(&self) -> Option<&'static str> {
        self.section.or_else(|| self.entry().map(|entry| entry.section))
    }

    fn entry(&self) -> Option<&'static RuleEntry> {
        let explained = self.explanation.as_ref().map(|explanation| explanation.rule.0);
        explained.or(self.violated.map(|(_, entry)| entry))
    }

    /// What is allowed at the offset of the error: ABNF names of sets of characters, quoted strings, `the end`.
    /// Unlikely delimiters are omitted: the `@` after a userinfo if no `@` follows, and the `:` after a scheme if no
    /// `:` follows.
    #[must_use]
    pub fn expected(&self) -> Vec<String> {
        self.wanted().iter().map(ToString::to_string).collect()
    }

    /// What is allowed there, without items that another item covers.
    fn wanted(&self) -> Vec<Expected> {
        let all = self.explained().map_or(&[][..], |(_, explanation)| &explanation.expected);
        let others = |item: Expected| all.iter().copied().filter(move |&other| other != item);
        all.iter().copied().filter(|&item| !others(item).any(|other| covers(other, item))).collect()
    }

    /// Notes on the error, one line each: `an IPv6 address is written in brackets`.
    ///
    /// ```
    /// let error = pest_uri::Uri::parse("http://::1/").unwrap_err();
    /// let notes = ["an IPv6 address is written in brackets: [::1]", "a port has digits only"];
    /// assert_eq!(error.report("http://::1/").notes(), notes);
    /// ```
    #[must_use]
    pub fn notes(&self) -> Vec<String> {
        let of_syntax = self.explained().map(|(error, it)| notes(error, self.text, it, self.repair.as_ref()));
        of_syntax.into_iter().flatten().chain(self.more_notes.iter().cloned()).collect()
    }

    /// The text with a fix applied, where that is safe: the result parses, and keeps the meaning of the text.
    ///
    /// The changes are those of [`parse_lenient`](crate::Reference::parse_lenient), for a reference of any kind, or a
    /// component alone. But if the text has line breaks in it, nothing is suggested, since two lines may be two URIs;
    /// nor if its host has invisible or full-width characters.
    ///
    /// If a character could be a misplaced delimiter (`@`, `[` ...), or is in the name of a host, or the scheme
    /// requires a host that is missing, only the author knows what was intended. A non-ASCII host is converted with the
    /// feature `idna` only.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let repaired = |text| Uri::parse(text).unwrap_err().report(text).repaired();
    /// assert_eq!(repaired("http://h/a b").as_deref(), Some("http://h/a%20b"));
    /// assert_eq!(repaired("<http://h/a>\n").as_deref(), Some("http://h/a"));
    /// assert_eq!(repaired("http:\\\\h\\a").as_deref(), Some("http://h/a"));
    /// assert_eq!(repaired("http://h/?a[]=1").as_deref(), Some("http://h/?a%5B%5D=1"));
    /// assert_eq!(repaired("http://h/#a#b").as_deref(), Some("http://h/#a%23b"));
    /// assert_eq!(repaired("http://u@b@c"), None);
    /// ```
    #[must_use]
    pub fn repaired(&self) -> Option<String> {
        self.repair.as_ref().map(|repair| repair.text.clone())
    }
}

impl fmt::Display for Report<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("error: ")?;
        match (&self.message, self.error) {
            (Some(message), _) => formatter.write_str(message)?,
            (None, error) => error.map_or(Ok(()), |error| error.fmt_without_advice(formatter))?,
        }
        formatter.write_str("\n")?;
        let (Some(at), Some(entry)) = (self.offset(), self.entry()) else { return Ok(()) };
        let mut hidden = self.passwords(self.text);
        hidden.extend(self.hidden.iter().cloned());
        let (excerpt, column) = excerpt(&merged(hidden), self.text, at);
        writeln!(formatter, "    {excerpt}\n    {:column$}^", "")?;
        section(formatter, "rule:", &format!("{}\n({})", tidy(entry), entry.section))?;
        if self.explained().is_some() {
            section(formatter, "expected:", &self.listed_expected())?;
        }
        for note in self.notes() {
            section(formatter, "note:", &note)?;
        }
        match self.shown() {
            Some(repair) => section(formatter, "repair:", &repair),
            None => Ok(()),
        }
    }
}

impl Report<'_> {
    /// What is expected, and below that the rules of the sets of characters.
    fn listed_expected(&self) -> String {
        let wanted = self.wanted();
        let mut listed = list(wanted.iter().map(ToString::to_string).collect());
        for item in wanted {
            if let Expected::Rule(rule) = item {
                listed.push('\n');
                listed.push_str(&tidy(rule.0));
            }
        }
        listed
    }

    /// The fix as one line that shows no password and is not much longer than a line.
    fn shown(&self) -> Option<String> {
        let (error, repair) = (self.error?, self.repair.as_ref()?);
        if repair.text.len() <= 2 * AROUND && !self.has_password(&repair.text) {
            return Some(repair.text.clone());
        }
        repair.is_only_encoded().then(|| match error.found() {
            Some(found) => Advice::Encode(found).to_string(),
            // Nothing of a password is shown, not even fixed.
            None => "percent-encode the character".to_owned(),
        })
    }

    /// The offset of the error, if it is at one.
    fn offset(&self) -> Option<usize> {
        self.error.map(ParseError::offset).or(self.violated.map(|(offset, _)| offset))
    }

    /// The possible passwords in the text, or in the fixed text.
    fn passwords(&self, text: &str) -> Vec<Range<usize>> {
        self.error.map_or_else(|| passwords(text), |error| passwords_by(error.parsed_by(), text))
    }

    fn has_password(&self, repaired: &str) -> bool {
        [repaired, self.text].iter().any(|text| !self.passwords(text).is_empty())
    }
}

impl fmt::Debug for Report<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut debug = formatter.debug_tuple("Report");
        match (&self.error, &self.message) {
            (Some(error), _) => debug.field(error).finish(),
            (None, message) => debug.field(&message.as_deref().unwrap_or_default()).finish(),
        }
    }
}

/// The text around an offset, without the passwords, and the column of that offset in it.
fn excerpt(passwords: &[Range<usize>], text: &str, at: usize) -> (String, usize) {
    let hidden_at = |at: usize| {
        let next = passwords.partition_point(|it| it.end <= at);
        passwords.get(next).filter(|it| it.contains(&at))
    };
    let at = hidden_at(at).map_or_else(|| boundary(text, at), |it| it.start);
    let first = text[..at].char_indices().rev().take(AROUND).last().map_or(at, |(index, _)| index);
    let mut excerpt = String::from(if first > 0 && hidden_at(first).is_none() { "…" } else { "" });
    let (mut index, mut column, mut after) = (first, 0, 0);
    while let Some(character) = text[index..].chars().next() {
        if index == at {
            column = columns(&excerpt);
        }
        after += usize::from(index > at);
        if after > AROUND {
            excerpt.push('…');
            break;
        }
        index = if let Some(password) = hidden_at(index) {
            excerpt.push_str(HIDDEN);
            password.end.min(text.len())
        } else {
            // Writing to a String does not fail.
            let _ = write!(excerpt, "{}", Escaped(character));
            index + character.len_utf8()
        };
    }
    let column = if at == text.len() { columns(&excerpt) } else { column };
    (excerpt, column)
}

/// The offset itself; in a text other than the rejected one, the last character boundary before it.
fn boundary(text: &str, at: usize) -> usize {
    (0..=at.min(text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap_or_default()
}

/// Writes a label, and after it a text of one or more lines, in which control characters are escaped.
fn section(formatter: &mut fmt::Formatter<'_>, label: &str, text: &str) -> fmt::Result {
    for (index, line) in text.lines().enumerate() {
        write!(formatter, "{:<10}", if index == 0 { label } else { "" })?;
        line.chars().try_for_each(|it| write!(formatter, "{}", Escaped(it)))?;
        writeln!(formatter)?;
    }
    Ok(())
}

/// A rule in ABNF, one space before its `=`, and its other lines aligned with that; the rules below it that are parts
/// of it are formatted likewise.
fn tidy(entry: &RuleEntry) -> String {
    let (mut lines, mut moved) = (Vec::new(), 0);
    for line in entry.abnf.lines() {
        let definition = line.split_once('=').filter(|_| !line.starts_with(' '));
        lines.push(match definition {
            Some((name, rest)) => {
                moved = (name.len() - name.trim_end().len()).saturating_sub(1);
                format!("{} ={rest}", name.trim_end())
            }
            None => line.get(moved..).unwrap_or(line).to_owned(),
        });
    }
    lines.join("\n")
}

/// `a, b or c`.
fn list(mut items: Vec<String>) -> String {
    let last = items.pop().unwrap_or_default();
    if items.is_empty() { last } else { format!("{} or {last}", items.join(", ")) }
}

/// Whether everything that `item` matches begins with a character that `other` matches, so that naming both adds
/// nothing.
fn covers(other: Expected, item: Expected) -> bool {
    let Expected::Rule(other) = other else { return false };
    let takes = |character: char| matches(other, character.encode_utf8(&mut [0; 4]));
    match item {
        Expected::Rule(rule) => {
            !Characters::from_rule(rule).is_empty()
                && Characters::from_rule(rule).is_within(Characters::from_rule(other))
        }
        Expected::Literal { rest, .. } => rest.chars().next().is_some_and(takes),
        Expected::Range(first, last) => takes(first) && takes(last),
        Expected::End => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grammar::Rule;

    #[test]
    fn covers_a_range_only_with_both_ends() {
        let digit = Expected::Rule(Rule::DIGIT.into());
        assert!(covers(digit, Expected::Range('1', '4')));
        assert!(!covers(digit, Expected::Range('1', 'f')) && !covers(digit, Expected::Range(' ', '4')));
    }
}
