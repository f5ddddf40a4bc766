//! The type of templates.

use alloc::borrow::ToOwned as _;
use alloc::string::String;
use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::str::FromStr;

use borrow_or_share::BorrowOrShare;

use crate::grammar::Rule;
use crate::grammar::generated::template_recognizer::{NoCapture, URI_Template};
use crate::redact::Shown;
use crate::reference::text::{IntoText, Text};
use crate::template::error::Error;
use crate::template::parts::{OPEN, Part, Variable, parts};

/// A URI template (RFC 6570): text with expressions in braces, which values of variables replace.
///
/// ```
/// use pest_uri::template::Template;
///
/// let template = Template::parse("https://api.example.com/users/{id}/posts{?page,tag*}")?;
/// let expanded = template.expand(&[("id", "ann/b"), ("page", "2")])?;
/// assert_eq!(expanded, "https://api.example.com/users/ann%2Fb/posts?page=2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// `T` is the text, as for a [`Reference`](crate::Reference): `&str` or `String`, `Box<str>`, `Arc<str>`. Templates are
/// equal, ordered and hashed as their texts are.
#[derive(Clone, Copy)]
pub struct Template<T = String> {
    text: T,
}

impl<T: Text> Template<T> {
    /// Parses a template.
    ///
    /// # Errors
    /// A [`Error`] if the text is not a template (RFC 6570, section 2):
    /// - `{a`, `a}`, `{}`: braces are around the variables of an expression, and nowhere else
    /// - `{$a}`, `{=a}`: the operators are `+`, `#`, `.`, `/`, `;`, `?` and `&`; others are reserved
    /// - `{a-b}`, `{a b}`: a name has letters, digits, `_`, percent-encoded bytes, and dots between them
    /// - `{a:0}`: a prefix has 1 to 9999 characters
    /// - `a b`, `100%`: a space or a `%` is percent-encoded in literal text
    ///
    /// ```
    /// # use pest_uri::template::Template;
    /// # for bad in ["{a", "a}", "{}", "{$a}", "{=a}", "{a-b}", "{a b}", "{a:0}", "a b", "100%"] {
    /// #     assert!(Template::parse(bad).is_err(), "{bad}");
    /// # }
    /// let error = Template::parse("{=path}").unwrap_err();
    /// assert_eq!(error.to_string(), "reserved operator `=` at byte 1");
    /// ```
    pub fn parse(text: impl IntoText<Text = T>) -> Result<Self, Error> {
        let text = text.into_text();
        check(text.borrow_or_share())?;
        Ok(Template { text })
    }

    /// Copies the template into one over its own `String`.
    #[must_use]
    pub fn to_owned(&self) -> Template<String> {
        Template { text: self.text().to_owned() }
    }

    /// Returns the text itself, without a copy.
    #[must_use]
    pub fn into_text(self) -> T {
        self.text
    }

    /// The text, borrowed from the template.
    pub(crate) fn text(&self) -> &str {
        self.text.borrow_or_share()
    }
}

impl<'i, 'o, T: Text + BorrowOrShare<'i, 'o, str>> Template<T> {
    /// The text, byte for byte as it was parsed.
    #[must_use]
    pub fn as_str(&'i self) -> &'o str {
        self.text.borrow_or_share()
    }

    /// The same template, borrowed from this one, or from what this one borrows.
    #[must_use]
    pub fn borrow(&'i self) -> Template<&'o str> {
        Template { text: self.as_str() }
    }

    /// The literals and expressions, from left to right.
    ///
    /// ```
    /// use pest_uri::template::{Part, Template};
    ///
    /// let template = Template::parse("/users/{id}")?;
    /// let literals = template.parts().filter(|part| matches!(part, Part::Literal("/users/")));
    /// assert_eq!(literals.count(), 1);
    /// # Ok::<(), pest_uri::template::Error>(())
    /// ```
    pub fn parts(&'i self) -> impl Iterator<Item = Part<'o>> {
        parts(self.as_str())
    }

    /// The variables of all expressions, from left to right, each as often as it occurs.
    ///
    /// ```
    /// use pest_uri::template::Template;
    ///
    /// let template = Template::parse("/users/{id}{?page,tag*}")?;
    /// assert!(template.variables().map(|it| it.name()).eq(["id", "page", "tag"]));
    /// # Ok::<(), pest_uri::template::Error>(())
    /// ```
    pub fn variables(&'i self) -> impl Iterator<Item = Variable<'o>> {
        let expressions = self.parts().filter_map(|part| if let Part::Expression(it) = part { Some(it) } else { None });
        expressions.flat_map(|expression| expression.variables())
    }
}

impl<T> Template<T> {
    /// A template of a text that is known to be one.
    pub(crate) const fn from_checked(text: T) -> Self {
        Template { text }
    }
}

/// Checks that a text is a template.
fn check(text: &str) -> Result<(), Error> {
    if URI_Template(text, &mut NoCapture) != Some(text.len()) {
        return Err(Error::from_rejected(text));
    }
    match reserved_operator(text) {
        Some(offset) => Err(Error::from_reserved(text, offset)),
        None => Ok(()),
    }
}

/// The offset of the first operator that is reserved for extensions.
pub(crate) const fn reserved_operator(text: &str) -> Option<usize> {
    let (reserved, bytes) = (Rule::op_reserve.entry().characters, text.as_bytes());
    let mut at = 1;
    while at < bytes.len() {
        if bytes[at - 1] == OPEN && reserved.has(bytes[at]) {
            return Some(at);
        }
        at += 1;
    }
    None
}

impl<T: Text> AsRef<str> for Template<T> {
    fn as_ref(&self) -> &str {
        self.text()
    }
}

impl<T: Text> fmt::Display for Template<T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.text())
    }
}

impl<T: Text> fmt::Debug for Template<T> {
    /// The text, without the password of a userinfo in it.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("Template").field(&Shown(self.text())).finish()
    }
}

impl<T: Text, U: Text> PartialEq<Template<U>> for Template<T> {
    fn eq(&self, other: &Template<U>) -> bool {
        self.text() == other.text()
    }
}

impl<T: Text> Eq for Template<T> {}

impl<T: Text> PartialEq<str> for Template<T> {
    fn eq(&self, other: &str) -> bool {
        self.text() == other
    }
}

impl<T: Text> PartialEq<&str> for Template<T> {
    fn eq(&self, other: &&str) -> bool {
        self.text() == *other
    }
}

impl<T: Text, U: Text> PartialOrd<Template<U>> for Template<T> {
    fn partial_cmp(&self, other: &Template<U>) -> Option<Ordering> {
        Some(self.text().cmp(other.text()))
    }
}

impl<T: Text> Ord for Template<T> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.text().cmp(other.text())
    }
}

impl<T: Text> Hash for Template<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.text().hash(state);
    }
}

impl FromStr for Template<String> {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        Ok(Template::<&str>::parse(text)?.to_owned())
    }
}

impl<'t> TryFrom<&'t str> for Template<&'t str> {
    type Error = Error;

    fn try_from(text: &'t str) -> Result<Self, Error> {
        Template::parse(text)
    }
}

impl TryFrom<String> for Template<String> {
    type Error = Error;

    fn try_from(text: String) -> Result<Self, Error> {
        Template::parse(text)
    }
}

impl From<Template<&str>> for Template<String> {
    fn from(template: Template<&str>) -> Self {
        template.to_owned()
    }
}

#[cfg(all(test, feature = "trees"))]
#[test]
fn the_recognizer_matches_what_pest_matches() {
    use crate::ParseTree;
    use crate::grammar::grammar_files;
    let lines = grammar_files().filter(|(name, _)| *name == "template").flat_map(|(_, text)| text.lines());
    let lines = lines.filter(|line| line.starts_with("// ok:") || line.starts_with("// bad:"));
    let mut accepted = 0;
    for text in lines.flat_map(|line| line.split('"').skip(1).step_by(2)) {
        let is_matched = URI_Template(text, &mut NoCapture) == Some(text.len());
        assert_eq!(is_matched, ParseTree::parse_by(Rule::URI_Template, text).is_ok(), "{text:?}");
        accepted += usize::from(is_matched);
    }
    assert!(accepted > 50, "{accepted}");
}
