//! Expanding a template (RFC 6570, section 3).

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write};

use crate::error::ParseError;
use crate::reference::reference::UriReference;
use crate::reference::text::Text;
use crate::template::operator::{LIST_SEPARATOR, Operator, PAIR_SEPARATOR};
use crate::template::parts::{Expression, Part, Variable, parts};
use crate::template::template::Template;
use crate::template::value::{Value, Variables};
use crate::text::percent_encoded::{LENGTH, PERCENT, Piece, first_value, percent_encoded, pieces};
use crate::text::scan::has_byte;

/// Why a template cannot be expanded with some values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum ExpandError {
    /// A variable with a prefix, `{var:3}`, is a list (RFC 6570, section 2.4.1). The offset is that of the variable.
    #[error("cannot take the prefix of a list at byte {0} of the template")]
    PrefixOnList(usize),
    /// A variable with a prefix is a map. The offset is that of the variable.
    #[error("cannot take the prefix of a map at byte {0} of the template")]
    PrefixOnMap(usize),
    /// The destination returned an error. The offset is that of the part that could not be written.
    #[error("cannot write the expansion at byte {0} of the template")]
    Write(usize),
    /// The expansion is not a URI reference. The offset of the error is in the expansion.
    #[error("the expansion is not a URI reference: {0}")]
    Reference(#[from] ParseError),
}

impl ExpandError {
    /// The offset in the template, in bytes; for [`Reference`](ExpandError::Reference), the offset in the expansion.
    #[must_use]
    pub fn offset(self) -> usize {
        match self {
            ExpandError::PrefixOnList(offset) | ExpandError::PrefixOnMap(offset) | ExpandError::Write(offset) => offset,
            ExpandError::Reference(error) => error.offset(),
        }
    }
}

impl<T: Text> Template<T> {
    /// Expands the template with values of its variables (RFC 6570, section 3).
    ///
    /// A variable that is not given is undefined. Text is percent-encoded as UTF-8; it is not normalized to form C.
    ///
    /// A variable is looked up once for each time that it occurs, in pairs one by one: for many variables, give a map.
    ///
    /// ```
    /// use pest_uri::template::Template;
    ///
    /// let template = Template::parse("/search{?q,lang}")?;
    /// assert_eq!(template.expand(&[("q", "tea & biscuits")])?, "/search?q=tea%20%26%20biscuits");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// An [`ExpandError`] if a variable with a prefix is a list or a map: `{list:3}`.
    pub fn expand(&self, variables: &(impl Variables + ?Sized)) -> Result<String, ExpandError> {
        let mut expanded = String::with_capacity(2 * self.text().len());
        self.expand_to(variables, &mut expanded)?;
        Ok(expanded)
    }

    /// Expands the template into a string, a formatter or any other destination of text.
    ///
    /// ```
    /// use pest_uri::template::Template;
    ///
    /// let mut line = String::from("GET ");
    /// Template::parse("/users/{id}")?.expand_to(&[("id", 7)], &mut line)?;
    /// assert_eq!(line, "GET /users/7");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As [`expand`](Template::expand), and if the destination returns an error. A part of the text may have been
    /// written.
    pub fn expand_to(
        &self,
        variables: &(impl Variables + ?Sized),
        destination: &mut impl Write,
    ) -> Result<(), ExpandError> {
        let mut offset = 0;
        for part in parts(self.text()) {
            match part {
                Part::Literal(literal) => {
                    write_literal(literal, destination).map_err(|_| unwritten(offset))?;
                    offset += literal.len();
                }
                Part::Expression(expression) => {
                    write_expression(expression, variables, destination)?;
                    offset += expression.as_str().len();
                }
            }
        }
        Ok(())
    }

    /// Expands the template to a URI reference. ([`to_iri`](crate::Reference::to_iri) turns it into one for IRIs.)
    ///
    /// ```
    /// use pest_uri::template::Template;
    ///
    /// let template = Template::parse("http://{host}/{+path}")?;
    /// let uri = template.expand_reference(&[("host", "example.com"), ("path", "a/b")])?;
    /// assert_eq!(uri.path(), "/a/b");
    /// assert!(template.expand_reference(&[("path", "[]")]).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As [`expand`](Template::expand), and if the expansion is not a URI reference: one with brackets in its path, or
    /// with two `#`.
    pub fn expand_reference(&self, variables: &(impl Variables + ?Sized)) -> Result<UriReference<String>, ExpandError> {
        Ok(UriReference::parse(self.expand(variables)?)?)
    }
}

#[cold]
fn unwritten(offset: usize) -> ExpandError {
    ExpandError::Write(offset)
}

/// Writes literal text: what a URI does not allow is percent-encoded (section 3.1). ASCII in a literal is always
/// allowed.
pub(crate) fn write_literal(literal: &str, destination: &mut impl Write) -> fmt::Result {
    if literal.is_ascii() { destination.write_str(literal) } else { encode(literal, Operator::Reserved, destination) }
}

/// Writes the expansion of an expression (section 3.2.1).
pub(crate) fn write_expression(
    expression: Expression<'_>,
    variables: &(impl Variables + ?Sized),
    destination: &mut impl Write,
) -> Result<(), ExpandError> {
    let operator = expression.operator();
    let mut before = operator.first();
    for variable in expression.variables() {
        if write_variable(variable, variables, before, destination)? {
            before = operator.separator();
        }
    }
    Ok(())
}

/// Writes a variable after some text, unless it is undefined. Returns whether it wrote.
pub(crate) fn write_variable(
    variable: Variable<'_>,
    variables: &(impl Variables + ?Sized),
    before: &str,
    destination: &mut impl Write,
) -> Result<bool, ExpandError> {
    let Some(value) = variables.value(variable.name()).filter(|value| !value.is_undefined()) else { return Ok(false) };
    match (variable.prefix(), &value) {
        (Some(_), Value::List(_)) => return Err(ExpandError::PrefixOnList(variable.offset())),
        (Some(_), Value::Map(_)) => return Err(ExpandError::PrefixOnMap(variable.offset())),
        _ => {}
    }
    let written = destination.write_str(before).and_then(|()| write_value(variable, &value, destination));
    written.map_err(|_| unwritten(variable.offset()))?;
    Ok(true)
}

/// Writes a defined value.
pub(crate) fn write_value(variable: Variable<'_>, value: &Value<'_>, out: &mut impl Write) -> fmt::Result {
    let operator = variable.operator();
    let is_exploded = variable.is_exploded();
    match value {
        Value::Undefined => Ok(()),
        Value::Text(text) => {
            let text = variable.prefix().map_or(&**text, |length| prefix(text, usize::from(length), operator));
            write_named(variable, text, out)
        }
        Value::List(members) if is_exploded => {
            joined(members, operator.separator(), out, |member, out| write_named(variable, member, out))
        }
        Value::List(members) => {
            write_name(variable, out)?;
            joined(members, LIST_SEPARATOR, out, |member, out| encode(member, operator, out))
        }
        Value::Map(pairs) if is_exploded => {
            joined(pairs, operator.separator(), out, |pair, out| write_pair(operator, pair, out))
        }
        Value::Map(pairs) => {
            write_name(variable, out)?;
            joined(pairs, LIST_SEPARATOR, out, |(name, text), out| {
                encode(name, operator, out)?;
                out.write_str(LIST_SEPARATOR)?;
                encode(text, operator, out)
            })
        }
    }
}

/// Writes the name of a variable and `=`, if its operator has names.
fn write_name(variable: Variable<'_>, out: &mut impl Write) -> fmt::Result {
    if !variable.operator().is_named() {
        return Ok(());
    }
    out.write_str(variable.name())?;
    out.write_str(PAIR_SEPARATOR)
}

/// Writes a text, after the name of its variable if its operator has names.
fn write_named(variable: Variable<'_>, text: &str, out: &mut impl Write) -> fmt::Result {
    let operator = variable.operator();
    if operator.is_named() && text.is_empty() {
        out.write_str(variable.name())?;
        return out.write_str(operator.before_empty());
    }
    write_name(variable, out)?;
    encode(text, operator, out)
}

/// Writes a pair of an exploded map. Its name is data, and is encoded as its value is (section 3.2.1). The hints of
/// appendix A encode it as a literal: a `&` in it would begin another pair.
fn write_pair(operator: Operator, (name, text): &(Cow<'_, str>, Cow<'_, str>), out: &mut impl Write) -> fmt::Result {
    encode(name, operator, out)?;
    if operator.is_named() && text.is_empty() {
        return out.write_str(operator.before_empty());
    }
    out.write_str(PAIR_SEPARATOR)?;
    encode(text, operator, out)
}

fn joined<I, W: Write>(
    items: &[I],
    separator: &str,
    out: &mut W,
    mut write: impl FnMut(&I, &mut W) -> fmt::Result,
) -> fmt::Result {
    for (index, item) in items.iter().enumerate() {
        if index > 0 {
            out.write_str(separator)?;
        }
        write(item, out)?;
    }
    Ok(())
}

/// Writes data, its characters percent-encoded unless the operator copies them.
pub(crate) fn encode(text: &str, operator: Operator, out: &mut impl Write) -> fmt::Result {
    let (copied, bytes) = (operator.copied(), text.as_bytes());
    let (mut start, mut at) = (0, 0);
    while at < bytes.len() {
        if copied.has(bytes[at]) {
            at += 1;
        } else if operator.copies_reserved() && first_value(&bytes[at..]).is_some() {
            at += LENGTH;
        } else {
            if start < at {
                out.write_str(&text[start..at])?;
            }
            for character in percent_encoded(bytes[at]) {
                out.write_char(char::from(character))?;
            }
            at += 1;
            start = at;
        }
    }
    out.write_str(&text[start..])
}

/// The data that is encoded as a text; the text, if there is none.
pub(crate) fn decoded(operator: Operator, text: &str) -> Cow<'_, str> {
    if !has_byte(text, PERCENT) {
        return Cow::Borrowed(text);
    }
    let mut bytes = Vec::with_capacity(text.len());
    for piece in pieces(text) {
        match piece {
            Piece::Plain(run) => bytes.extend_from_slice(run.as_bytes()),
            Piece::Encoded { value, .. } => bytes.push(value),
        }
    }
    let is_same = |data: &String| {
        let mut encoded = String::with_capacity(text.len());
        encode(data, operator, &mut encoded).is_ok() && encoded == text
    };
    String::from_utf8(bytes).ok().filter(is_same).map_or(Cow::Borrowed(text), Cow::Owned)
}

/// The first characters of a text. Where percent-encoded bytes are copied, those of one character are not separated
/// (section 2.4.1).
pub(crate) fn prefix(text: &str, length: usize, operator: Operator) -> &str {
    let (mut at, mut count) = (0, 0);
    while let Some(character) = text[at..].chars().next() {
        let encoded = first_value(&text.as_bytes()[at..]).filter(|_| operator.copies_reserved());
        let continues = count > 0 && encoded.is_some_and(|value| value & 0xC0 == 0x80);
        if !continues {
            if count == length {
                break;
            }
            count += 1;
        }
        at += if encoded.is_some() { LENGTH } else { character.len_utf8() };
    }
    &text[..at]
}
