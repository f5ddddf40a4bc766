//! `news` URIs (RFC 5538, section 4).

use alloc::string::String;

use super::SchemeError;
use super::address::Address;
use super::argument::Argument;
use super::encoding::{encoded, push};
use super::field::Fields;
use super::nntp::{PORT, check_newsgroups, check_node};
use super::typed_uri::{SchemeRule, TypedUri, Violation, checked_uri, typed_uri_methods};
use crate::component::accessors::PortError;
use crate::component::encoded::Encoded;
use crate::component::host::Host;
use crate::component::part;
use crate::field::FieldValue;
use crate::grammar::{Characters, Rule};
use crate::parse::ParseTree;
use crate::reference::reference::Uri;

/// A `news` URI: either an article by its Message-ID, or newsgroups (RFC 5538, section 4).
///
/// ```
/// use pest_uri::Uri;
/// use pest_uri::scheme::News;
///
/// let uri = Uri::parse("news://news.gmane.org/p0624081dc30b8699bf9b@%5B10.20.30.108%5D")?;
/// let news = News::from_uri(&uri)?;
/// assert_eq!((news.host().unwrap().as_str(), news.port_or_default()?), ("news.gmane.org", Some(119)));
/// assert_eq!(news.article.unwrap().decode_utf8_lossy(), "p0624081dc30b8699bf9b@[10.20.30.108]");
///
/// let uri = Uri::parse("news:example.group.*")?;
/// let news = News::from_uri(&uri)?;
/// assert_eq!(news.host(), None);
/// assert_eq!((news.article, news.newsgroups.unwrap().as_str()), (None, "example.group.*"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// - `news://news.server.example`: a `/` must come after a server.
/// - `news:a@`: a Message-ID has a domain.
/// - `news:a,b`: only one name or one pattern of newsgroups is allowed.
/// - `news:%00`: no newsgroup has such a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct News<'t> {
    uri: Uri<&'t str>,
    /// The article, if it is one: the text in the angle brackets of its header field Message-ID.
    pub article: Option<Address<'t>>,
    /// The newsgroups, if it is not an article: the name of one, or a pattern with the wildcards `*` and `%3F`; empty for all
    /// newsgroups of a server.
    pub newsgroups: Option<Encoded<'t, part::Data>>,
}

const RULE: SchemeRule = SchemeRule::new("news", Rule::newsURL);

const MESSAGE_ID: Argument = Argument::new(RULE, "message_id", Rule::news_article, "invalid Message-ID");
const PATTERN: Argument = Argument::new(RULE, "pattern", Rule::newsgroups, "invalid newsgroup name");

/// "maximum length is 250 bytes", the angle brackets included (RFC 5536, section 3.1.3).
const MAX_MESSAGE_ID: usize = 250;

/// The pattern that matches all newsgroups.
const ALL: &str = "*";

typed_uri_methods!(News);

impl<'t> News<'t> {
    /// Composes the URI of an article, by its Message-ID without the angle brackets.
    ///
    /// ```
    /// use pest_uri::scheme::News;
    ///
    /// let uri = News::article("p0624081dc30b8699bf9b@[10.20.30.108]")?;
    /// assert_eq!(uri, "news:p0624081dc30b8699bf9b@%5B10.20.30.108%5D");
    /// # Ok::<(), pest_uri::scheme::SchemeError>(())
    /// ```
    ///
    /// # Errors
    /// If the text is not a Message-ID: `1639`, `<a@b>`, `"a"@b`.
    pub fn article(message_id: &str) -> Result<Uri<String>, SchemeError> {
        let mut text = String::from("news:");
        MESSAGE_ID
            .push(&mut text, |text| Address::push(message_id, Characters::from_rule(Rule::atext).with('.'), text))?;
        check_length(message_id.len(), 0).map_err(|violation| MESSAGE_ID.rejected(violation))?;
        checked_uri(text, RULE)
    }

    /// Composes the URI of newsgroups: the name of one, or a pattern with the wildcards `*` and `?`.
    ///
    /// ```
    /// use pest_uri::scheme::News;
    ///
    /// assert_eq!(News::newsgroups("example.group.th?se")?, "news:example.group.th%3Fse");
    /// # Ok::<(), pest_uri::scheme::SchemeError>(())
    /// ```
    ///
    /// # Errors
    /// If no newsgroup can have such a name: `a b`, `a,b`, `[a]`.
    pub fn newsgroups(pattern: &str) -> Result<Uri<String>, SchemeError> {
        let mut text = String::from("news:");
        PATTERN.push(&mut text, |text| push(pattern.as_bytes(), Characters::from_rule(Rule::newsgroups), text))?;
        check_newsgroups(pattern, Rule::wildmat_pattern).map_err(|violation| PATTERN.rejected(violation))?;
        checked_uri(text, RULE)
    }

    /// The host of the server, if one is named. It is not empty: `news:///a` names none, and is equivalent to
    /// `news:a`.
    #[must_use]
    pub fn host(&self) -> Option<Host<'t>> {
        self.uri.host().filter(|host| !host.is_empty())
    }

    /// The port of the server, if one is named, 0 to 65535: 119 if no port is given (section 2).
    ///
    /// # Errors
    /// If the port is greater than 65535, which the grammar allows.
    pub fn port_or_default(&self) -> Result<Option<u16>, PortError> {
        let port = self.uri.port()?.unwrap_or(PORT);
        Ok(self.host().map(|_| port))
    }
}

/// Checks the length of a Message-ID, without the angle brackets, at an offset.
fn check_length(bytes: usize, at: usize) -> Result<(), Violation> {
    if "<>".len() + bytes > MAX_MESSAGE_ID {
        return Err(Violation::new("the Message-ID is longer than 250 bytes", "RFC 5536, section 3.1.3", at));
    }
    Ok(())
}

impl<'t> TypedUri<'t> for News<'t> {
    const RULES: &'static [SchemeRule] = &[RULE];
    const FIRST_SEGMENT: Option<Rule> = Some(Rule::newsgroups);
    const HAS_EQUIVALENCE: bool = true;

    fn from_tree(uri: Uri<&'t str>, tree: &ParseTree<'t>) -> Result<Self, Violation> {
        if let Some(node) = tree.first(Rule::news_article) {
            check_length(encoded(node).decode().len(), node.span().start)?;
            let article = Address::from_node(node, Rule::news_id_left, Rule::news_id_right);
            return Ok(News { uri, article: Some(article), newsgroups: None });
        }
        let node = tree.first(Rule::newsgroups);
        node.map_or(Ok(()), |node| check_node(node, Rule::wildmat_pattern))?;
        Ok(News { uri, article: None, newsgroups: Some(node.map_or(Encoded::trusted(""), encoded)) })
    }

    fn uri(&self) -> Uri<&'t str> {
        self.uri
    }

    fn fields(&self, fields: &mut Fields<'t>) {
        if let Some(host) = self.host() {
            fields.text("host", host.as_str());
        }
        if let Some(port) = self.port_or_default().transpose() {
            fields.port(port, self.uri.port_str());
        }
        if let Some(article) = self.article {
            fields.push("article", Some(article.as_str()), FieldValue::Text(article.decode_utf8_lossy().into()));
        }
        if let Some(newsgroups) = self.newsgroups {
            fields.encoded("newsgroups", newsgroups);
        }
    }

    /// For all newsgroups of a server the `*` may be left out. No host, or an empty one (RFC 3986, section
    /// 3.2.2), is the default server (section 4).
    fn normal(&self) -> Option<String> {
        let text = RULE.text(self.uri.text());
        let text = if self.newsgroups.is_some_and(|it| it == ALL) { text.strip_suffix(ALL)? } else { text };
        Some(text.strip_prefix("news:///").map_or_else(|| text.into(), |resource| ["news:", resource].concat()))
    }
}
