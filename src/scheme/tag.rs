//! `tag` URIs (RFC 4151).

use alloc::format;
use alloc::string::String;

use super::SchemeError;
use super::argument::check_plain;
use super::encoding::{encoded, push};
use super::field::Fields;
use super::typed_uri::{SchemeRule, TypedUri, Violation, checked_uri, typed_uri_methods};
use crate::component::encoded::Encoded;
use crate::component::part;
use crate::grammar::{Characters, Rule};
use crate::parse::ParseTree;
use crate::reference::reference::Uri;
use crate::scheme::captures;

/// A `tag` URI: a name given by the owner of a domain or an email address on a certain day (RFC 4151).
///
/// ```
/// use pest_uri::Uri;
/// use pest_uri::scheme::Tag;
///
/// let uri = Uri::parse("tag:sandro@w3.org,2004-05:Sandro")?;
/// let tag = Tag::from_uri(&uri)?;
/// assert_eq!((tag.authority_name, tag.is_of_address()), ("sandro@w3.org", true));
/// assert_eq!((tag.year, tag.month, tag.day), (2004, Some(5), None));
/// assert_eq!(tag.specific.as_str(), "Sandro");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// - `tag:example.com:a`: a date is required.
/// - `tag:example.com,2004-5:a`: a month has two digits.
/// - `tag:example.com,2004-02-30:a`: no February has 30 days.
/// - `tag:a_b,2004:c`: no domain has such a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Tag<'t> {
    uri: Uri<&'t str>,
    is_of_address: bool,
    /// The domain or the email address.
    pub authority_name: &'t str,
    /// The year of the day on which the authority name belonged to the creator of the tag, 0 to 9999.
    pub year: u16,
    /// The month of that day, 1 to 12; if it is absent, the first.
    pub month: Option<u8>,
    /// That day of the month, 1 to 31; if it is absent, the first.
    pub day: Option<u8>,
    /// The name within the authority and the date.
    pub specific: Encoded<'t, part::Data>,
    /// The fragment.
    pub fragment: Option<Encoded<'t, part::Fragment>>,
}

const RULE: SchemeRule = SchemeRule::with_fragment("tag", Rule::tagURI);

const SYNTAX: &str = "RFC 4151, section 2.1";

typed_uri_methods!(Tag);

impl Tag<'_> {
    /// Composes a tag of this authority name and this date: `2004`, `2004-05` or `2004-05-01`. The specific
    /// part is percent-encoded where necessary.
    ///
    /// ```
    /// use pest_uri::scheme::Tag;
    ///
    /// assert_eq!(Tag::compose("yaml.org", "2002", "int")?, "tag:yaml.org,2002:int");
    /// assert!(Tag::compose("yaml.org", "2002-13", "int").is_err());
    /// # Ok::<(), pest_uri::scheme::SchemeError>(())
    /// ```
    ///
    /// # Errors
    /// If the authority name or the date is invalid.
    pub fn compose(authority_name: &str, date: &str, specific: &str) -> Result<Uri<String>, SchemeError> {
        check_plain(RULE, "authority_name", Rule::authorityName, authority_name)?;
        check_date(date).map_err(|error| error.in_argument("date"))?;
        let mut text = format!("tag:{authority_name},{date}:");
        push(specific.as_bytes(), Characters::from_rule(Rule::tag_specific), &mut text);
        checked_uri(text, RULE)
    }

    /// Whether the authority name is an email address, not a domain.
    #[must_use]
    pub fn is_of_address(&self) -> bool {
        self.is_of_address
    }
}

/// Checks that a text is a date.
fn check_date(text: &str) -> Result<(), SchemeError> {
    let tree = captures::tree(Rule::tag_date, text).map_err(|error| SchemeError::rejected(error, RULE))?;
    date(&tree).map(drop).map_err(|violation| SchemeError::violated(violation, RULE))
}

/// The year, month and day of a tree, if such a day exists.
fn date(tree: &ParseTree<'_>) -> Result<(u16, Option<u8>, Option<u8>), Violation> {
    let number = |rule| tree.text_of(rule).and_then(|digits| digits.parse().ok());
    let year: u16 = tree.text_of(Rule::tag_year).and_then(|digits| digits.parse().ok()).unwrap_or_default();
    let (month, day): (Option<u8>, Option<u8>) = (number(Rule::tag_month), number(Rule::tag_day));
    let is_leap_year = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let at = |rule| tree.first(rule).map_or(0, |node| node.span().start);
    let days = match month.unwrap_or(1) {
        2 => {
            if is_leap_year {
                29
            } else {
                28
            }
        }
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => return Err(Violation::new("there is no such month", SYNTAX, at(Rule::tag_month))),
    };
    if !(1..=days).contains(&day.unwrap_or(1)) {
        return Err(Violation::new("the month has no such day", SYNTAX, at(Rule::tag_day)));
    }
    Ok((year, month, day))
}

impl<'t> TypedUri<'t> for Tag<'t> {
    const RULES: &'static [SchemeRule] = &[RULE];

    fn from_tree(uri: Uri<&'t str>, tree: &ParseTree<'t>) -> Result<Self, Violation> {
        let (year, month, day) = date(tree)?;
        Ok(Tag {
            uri,
            is_of_address: tree.first(Rule::emailAddress).is_some(),
            authority_name: tree.text_of(Rule::authorityName).unwrap_or_default(),
            year,
            month,
            day,
            specific: tree.first(Rule::tag_specific).map_or(Encoded::trusted(""), encoded),
            fragment: uri.fragment(),
        })
    }

    fn uri(&self) -> Uri<&'t str> {
        self.uri
    }

    fn fields(&self, fields: &mut Fields<'t>) {
        fields.text(if self.is_of_address { "emailAddress" } else { "DNSname" }, self.authority_name);
        fields.value("year", format!("{}", self.year));
        if let Some(month) = self.month {
            fields.value("month", format!("{month}"));
        }
        if let Some(day) = self.day {
            fields.value("day", format!("{day}"));
        }
        fields.encoded("specific", self.specific);
        if let Some(fragment) = self.fragment {
            fields.encoded("fragment", fragment);
        }
    }
}
