//! `nntp` URIs (RFC 5538, section 3).

use alloc::format;
use alloc::string::String;

use super::SchemeError;
use super::argument::{Argument, check_plain};
use super::encoding::{encoded, offset_in_uri, push, utf8};
use super::field::Fields;
use super::typed_uri::{SchemeRule, TypedUri, Violation, checked_uri, default_port, typed_uri_methods};
use crate::component::accessors::PortError;
use crate::component::encoded::Encoded;
use crate::component::host::Host;
use crate::component::part;
use crate::component::percent::is_dot_segment;
use crate::grammar::{Characters, Rule};
use crate::parse::{Node, ParseTree};
use crate::reference::reference::Uri;
use crate::scheme::captures;

/// An `nntp` URI: an article by its number in a newsgroup of a server, or the newsgroup (RFC 5538, section 3).
///
/// ```
/// use pest_uri::Uri;
/// use pest_uri::scheme::Nntp;
///
/// let uri = Uri::parse("nntp://wild.server.example/example.group.n%2Fa/12345")?;
/// let nntp = Nntp::from_uri(&uri)?;
/// assert_eq!((nntp.host().as_str(), nntp.port_or_default()?), ("wild.server.example", 119));
/// assert_eq!(nntp.group.decode_utf8()?, "example.group.n/a");
/// assert_eq!(nntp.article_number, Some(12345));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// - `nntp:example.group`: an authority is required.
/// - `nntp:///example.group`: the host must not be empty.
/// - `nntp://h/example.*`: only one newsgroup is allowed.
/// - `nntp://h/example/a`: an article has a number, of at most 16 digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Nntp<'t> {
    uri: Uri<&'t str>,
    host: Host<'t>,
    /// The name of the newsgroup.
    pub group: Encoded<'t, part::Data>,
    /// The number of the article on that server, if the URI is that of an article.
    pub article_number: Option<u64>,
}

const RULE: SchemeRule = SchemeRule::new("nntp", Rule::nntpURL);

/// The default port (section 2).
pub(crate) const PORT: u16 = default_port("nntp");

const GROUP: Argument = Argument::new(RULE, "group", Rule::nntp_group, "invalid newsgroup name");

typed_uri_methods!(Nntp);

impl<'t> Nntp<'t> {
    /// Composes a URI of this authority and newsgroup. The name of the newsgroup is percent-encoded where
    /// necessary.
    ///
    /// ```
    /// use pest_uri::scheme::Nntp;
    ///
    /// assert_eq!(Nntp::compose("news.server.example", "example.group.this", Some(12345))?,
    ///     "nntp://news.server.example/example.group.this/12345");
    /// # Ok::<(), pest_uri::scheme::SchemeError>(())
    /// ```
    ///
    /// # Errors
    /// If the host is empty, if the authority is invalid, if no newsgroup can have the name, or if the number
    /// has more than 16 digits.
    pub fn compose(authority: &str, group: &str, article_number: Option<u64>) -> Result<Uri<String>, SchemeError> {
        check_authority(authority)?;
        let mut text = format!("nntp://{authority}/");
        GROUP.push(&mut text, |text| push(group.as_bytes(), Characters::from_rule(Rule::nntp_group), text))?;
        check_newsgroups(group, Rule::newsgroup_name).map_err(|violation| GROUP.rejected(violation))?;
        if let Some(number) = article_number {
            let number = format!("{number}");
            check_plain(RULE, "article_number", Rule::nntp_article_number, &number)?;
            text.extend(["/", &number]);
        }
        checked_uri(text, RULE)
    }

    /// The host of the server, which is not empty.
    #[must_use]
    pub fn host(&self) -> Host<'t> {
        self.host
    }

    /// The port of the server, 0 to 65535: 119 if none is given (section 2).
    ///
    /// # Errors
    /// If the port is greater than 65535, which the grammar allows.
    pub fn port_or_default(&self) -> Result<u16, PortError> {
        Ok(self.uri.port()?.unwrap_or(PORT))
    }
}

/// Checks that a text is an authority whose host is not empty.
fn check_authority(authority: &str) -> Result<(), SchemeError> {
    let in_argument = |error: SchemeError| error.in_argument("authority");
    let tree = captures::tree(Rule::authority, authority);
    let tree = tree.map_err(|error| in_argument(SchemeError::rejected(error, RULE)))?;
    match tree.first(Rule::host).filter(|host| host.text().is_empty()) {
        Some(host) => Err(in_argument(SchemeError::violated(empty_host(host.span().start), RULE))),
        None => Ok(()),
    }
}

fn empty_host(at: usize) -> Violation {
    Violation::new("the host is empty", "RFC 5538, section 2.1", at)
}

/// Checks by a rule the name of a newsgroup, or the pattern of such names, that a node holds.
pub(crate) fn check_node(node: Node<'_, '_>, rule: Rule) -> Result<(), Violation> {
    let not_utf8 = |at| Violation::new("the percent-encoded bytes are not UTF-8", "RFC 3977, section 4.1", at);
    let name = utf8(node).map_err(not_utf8)?;
    check_newsgroups(&name, rule).map_err(|violation| Violation { at: offset_in_uri(node, violation.at), ..violation })
}

/// Checks a decoded name or pattern. An empty one, where the grammar of the URI allows it, is for all
/// newsgroups.
pub(crate) fn check_newsgroups(name: &str, rule: Rule) -> Result<(), Violation> {
    if name.is_empty() {
        return Ok(());
    }
    ParseTree::check(rule, name).map_err(|error| {
        Violation::new("invalid newsgroup name", "RFC 3977, section 4.1", error.offset()).with_kind(error.kind())
    })?;
    if is_dot_segment(name) {
        return Err(Violation::new("`.` and `..` are not newsgroups", "RFC 5538, section 2.3", 0));
    }
    Ok(())
}

impl<'t> TypedUri<'t> for Nntp<'t> {
    const RULES: &'static [SchemeRule] = &[RULE];
    const FIRST_SEGMENT: Option<Rule> = Some(Rule::nntp_group);

    fn from_tree(uri: Uri<&'t str>, tree: &ParseTree<'t>) -> Result<Self, Violation> {
        let at = tree.first(Rule::authority).map_or(0, |node| node.span().start);
        let host = uri.host().filter(|host| !host.is_empty()).ok_or(empty_host(at))?;
        let group = tree.first(Rule::nntp_group);
        group.map_or(Ok(()), |group| check_node(group, Rule::newsgroup_name))?;
        let group = group.map_or(Encoded::trusted(""), encoded);
        let article_number = tree.text_of(Rule::nntp_article_number).and_then(|number| number.parse().ok());
        Ok(Nntp { uri, host, group, article_number })
    }

    fn uri(&self) -> Uri<&'t str> {
        self.uri
    }

    fn fields(&self, fields: &mut Fields<'t>) {
        fields.text("host", self.host.as_str());
        fields.port(self.port_or_default(), self.uri.port_str());
        fields.encoded("group", self.group);
        if let Some(number) = self.article_number {
            fields.value("article-number", format!("{number}"));
        }
    }
}
