//! `tag`: names that their authors need not register, by [RFC 4151](https://www.rfc-editor.org/rfc/rfc4151).

use alloc::borrow::ToOwned;
use alloc::string::String;

use pest_uri::{FromGrammar, Node, ValueError};

use crate::spelling::Data;
use crate::uri_type::UriType;

/// A name that its author gave at a date.
///
/// # Errors
/// `tag:a,2000-13:b`: there is no such month.
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/tag.pest", entry = tagURI, check_node = Tag::checked)]
pub struct Tag {
    /// The domain or the email address of the author.
    #[grammar(rule = authorityName)]
    pub authority_name: String,
    /// The date.
    #[grammar(rule = tag_year)]
    pub year: u16,
    /// Its month: January, if there is none.
    #[grammar(rule = tag_month)]
    pub month: Option<u8>,
    /// Its day: the first, if there is none.
    #[grammar(rule = tag_day)]
    pub day: Option<u8>,
    /// What the author calls it.
    #[grammar(rule = tag_specific)]
    pub specific: Data,
    /// The fragment.
    pub fragment: Option<Data>,
}

impl Tag {
    fn checked(self, node: Node<'_, '_>) -> Result<Self, ValueError> {
        let error = |rule: &str, what: &str| Err(ValueError::new(node.find(rule).unwrap_or(node), what.to_owned()));
        let is_leap_year =
            self.year.is_multiple_of(4) && (!self.year.is_multiple_of(100) || self.year.is_multiple_of(400));
        let days = match self.month.unwrap_or(1) {
            2 => 28 + u8::from(is_leap_year),
            4 | 6 | 9 | 11 => 30,
            1..=12 => 31,
            _ => return error("tag-month", "there is no such month"),
        };
        if (1..=days).contains(&self.day.unwrap_or(1)) {
            Ok(self)
        } else {
            error("tag-day", "the month has no such day")
        }
    }
}

impl UriType for Tag {
    const SCHEMES: &'static [&'static str] = &["tag"];
    const NORMALIZES: bool = false;
}
