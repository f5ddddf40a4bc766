//! `nntp` and `news`: newsgroups and articles, by [RFC 5538](https://www.rfc-editor.org/rfc/rfc5538).

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;

use pest_uri::{FromGrammar, Node, RuleError, ValueError};

use crate::spelling::Data;
use crate::uri_type::{UriType, default_port, with_host};

/// A newsgroup of a server, or an article of it.
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/nntp.pest", entry = nntp_reference)]
#[grammar(secret = userinfo, check_node = Nntp::checked)]
pub struct Nntp {
    /// The userinfo.
    pub userinfo: Option<Data>,
    /// The host, which is not empty.
    pub host: String,
    /// The port, if it is given; see [`port_or_default`](Nntp::port_or_default).
    pub port: Option<u16>,
    /// The newsgroup.
    #[grammar(rule = nntp_group)]
    pub group: String,
    /// The number of the article.
    #[grammar(rule = nntp_article_number)]
    pub article_number: Option<u64>,
    /// The fragment.
    pub fragment: Option<Data>,
}

/// An article, or newsgroups, of any server or of one.
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = ["grammar/atext.pest", "grammar/nntp.pest", "grammar/news.pest"], entry = news_reference)]
#[grammar(secret = userinfo, check_node = News::checked)]
pub struct News {
    /// The userinfo.
    pub userinfo: Option<Data>,
    /// The host, if there is one.
    #[grammar(default)]
    pub host: String,
    /// The port, if it is given; see [`port_or_default`](News::port_or_default).
    pub port: Option<u16>,
    /// The Message-ID of an article, without angle brackets.
    #[grammar(rule = news_article)]
    pub article: Option<Data>,
    /// A pattern of newsgroups; all, if it is empty.
    #[grammar(rule = newsgroups)]
    pub newsgroups: Option<String>,
    /// The fragment.
    pub fragment: Option<Data>,
}

impl Nntp {
    /// The port, by default 119.
    #[must_use]
    pub fn port_or_default(&self) -> u16 {
        self.port.unwrap_or(const { default_port("nntp") })
    }

    fn checked(self, node: Node<'_, '_>) -> Result<Self, ValueError> {
        let nntp = with_host(self, node, "RFC 5538, section 3")?;
        check(node.find("nntp_group"), &nntp.group, "newsgroup_name").map(|()| nntp)
    }
}

impl News {
    /// The port, by default 119.
    #[must_use]
    pub fn port_or_default(&self) -> u16 {
        self.port.unwrap_or(const { default_port("nntp") })
    }

    fn checked(self, node: Node<'_, '_>) -> Result<Self, ValueError> {
        match (&self.article, node.find("news_article")) {
            (Some(article), Some(node)) if article.as_encoded().decode().len() > 248 => {
                Err(ValueError::new(node, "the Message-ID is longer than 250 bytes".to_owned()))
            }
            _ => check(node.find("newsgroups"), self.newsgroups.as_deref().unwrap_or_default(), "wildmat_pattern")
                .map(|()| self),
        }
    }
}

/// Checks decoded newsgroups.
fn check(node: Option<Node<'_, '_>>, name: &str, rule: &str) -> Result<(), ValueError> {
    let Some(node) = node.filter(|_| !name.is_empty()) else { return Ok(()) };
    if let Err(RuleError::Rejected(error)) = News::GRAMMAR.parse_rule(rule, name) {
        return Err(ValueError::new(node, "invalid newsgroup name".to_owned()).at_decoded(node, error.offset()));
    }
    if matches!(name, "." | "..") {
        Err(ValueError::new(node, "`.` and `..` are not newsgroups".to_owned()))
    } else {
        Ok(())
    }
}

impl UriType for Nntp {
    const SCHEMES: &'static [&'static str] = &["nntp"];
    const NORMALIZES: bool = false;
}

impl UriType for News {
    const SCHEMES: &'static [&'static str] = &["news"];

    /// A server without a name is left out, and so is the pattern of all newsgroups.
    fn canonical(&self) -> Option<String> {
        let newsgroups = self.newsgroups.clone().filter(|it| it != "*");
        let newsgroups = self.newsgroups.as_ref().map(|_| newsgroups.unwrap_or_default());
        let news = News { newsgroups, ..self.clone() };
        let text = news.compose().ok()?;
        Some(text.strip_prefix("news:///").map_or(text.clone(), |rest| format!("news:{rest}")))
    }
}
