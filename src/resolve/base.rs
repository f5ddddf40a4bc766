//! Base URIs (RFC 3986, section 5.1).

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::reference::kind::{UriKind, WithScheme};
use crate::reference::reference::{AbsoluteUri, Reference, Uri, UriReference};
use crate::reference::text::Text;

/// The possible sources of the base URI of a document, and which one applies.
///
/// Section 5.1 of RFC 3986 names four sources, in this order: what is embedded in the content, the base of the entity
/// around it, the URI that the document was retrieved from, and what the application says. The first that exists is the
/// base. That order applies in whatever order the sources are given here.
///
/// ```
/// use pest_uri::{BaseContext, BaseSource, Uri, UriReference};
///
/// let retrieved_from = Uri::parse("http://example.com/mail/17#top")?;
/// let mut context = BaseContext::new();
/// context.retrieval(&retrieved_from);
/// let base = context.establish()?;
/// assert_eq!(base, ("http://example.com/mail/17".parse()?, BaseSource::Retrieval));
///
/// // `<base href="/docs/">` is itself a reference, relative to what would be the base without it.
/// context.content(&UriReference::parse("/docs/")?);
/// let (base, source) = context.establish()?;
/// assert_eq!((base.as_str(), source), ("http://example.com/docs/", BaseSource::Content));
/// assert_eq!(base.resolve(&UriReference::parse("a")?), "http://example.com/docs/a");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct BaseContext {
    content: Option<UriReference<String>>,
    /// From the innermost outwards.
    entities: Vec<UriReference<String>>,
    retrieval: Option<Uri<String>>,
    application: Option<Uri<String>>,
}

impl BaseContext {
    /// Creates a context without a source.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// A base that is embedded in the content (section 5.1.1).
    pub fn content<K: UriKind, T: Text>(&mut self, reference: &Reference<K, T>) -> &mut Self {
        self.content = Some(reference.to_owned().with_kind());
        self
    }

    /// The base of an entity that the document is part of, such as a multipart message (section 5.1.2).
    ///
    /// Each further one is that of the entity around the last.
    pub fn entity<K: UriKind, T: Text>(&mut self, reference: &Reference<K, T>) -> &mut Self {
        self.entities.push(reference.to_owned().with_kind());
        self
    }

    /// The URI that the document was retrieved from, after redirects (section 5.1.3).
    pub fn retrieval<K: WithScheme + UriKind, T: Text>(&mut self, uri: &Reference<K, T>) -> &mut Self {
        self.retrieval = Some(uri.to_owned().with_kind());
        self
    }

    /// The base that the application provides for a document without any (section 5.1.4).
    pub fn application<K: WithScheme + UriKind, T: Text>(&mut self, uri: &Reference<K, T>) -> &mut Self {
        self.application = Some(uri.to_owned().with_kind());
        self
    }

    /// The base and its source, by the order of section 5.1.
    ///
    /// A reference that is given as a base is made absolute and loses its fragment. A relative one is resolved against
    /// the next source.
    ///
    /// # Errors
    /// [`BaseError::NoSource`] if there is no source; [`BaseError::Relative`] if a source is a relative reference, and
    /// no source follows it (`/docs/` alone).
    pub fn establish(&self) -> Result<(AbsoluteUri, BaseSource), BaseError> {
        let absolute = |uri: Uri<&str>| uri.strip_fragment().to_owned();
        let application = self.application.as_ref().map(|uri| (absolute(uri.borrow()), BaseSource::Application));
        let retrieval = self.retrieval.as_ref().map(|uri| (absolute(uri.borrow()), BaseSource::Retrieval));
        let entities = self.entities.iter().enumerate().rev();
        let entities = entities.map(|(index, reference)| (reference, BaseSource::Entity { level: index + 1 }));
        let content = self.content.iter().map(|reference| (reference, BaseSource::Content));
        let mut base = retrieval.or(application).ok_or(BaseError::NoSource);
        for (reference, source) in entities.chain(content) {
            base = match Uri::try_from(reference.borrow()) {
                Ok(uri) => Ok((absolute(uri), source)),
                Err(_) => match base {
                    Ok((base, _)) => Ok((absolute(base.resolve(reference).borrow()), source)),
                    Err(_) => Err(BaseError::Relative { from: source }),
                },
            };
        }
        base
    }
}

/// The sources of a base URI, in the order of section 5.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BaseSource {
    /// Embedded in the content (5.1.1).
    Content,
    /// The base of an encapsulating entity (5.1.2).
    Entity {
        /// 1 for the entity directly around the document, 2 for the one around that, and so on.
        level: usize,
    },
    /// The URI used for retrieval (5.1.3).
    Retrieval,
    /// The application's default (5.1.4).
    Application,
}

impl fmt::Display for BaseSource {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BaseSource::Content => formatter.pad("the content"),
            BaseSource::Entity { level } => formatter.pad(&format!("the encapsulating entity {level} out")),
            BaseSource::Retrieval => formatter.pad("the retrieval URI"),
            BaseSource::Application => formatter.pad("the application"),
        }
    }
}

/// Why there is no base URI.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum BaseError {
    /// There is no source.
    #[error("missing base URI")]
    NoSource,
    /// A source is a relative reference, with no base of its own.
    #[error("the base URI from {from} is relative, and there is no other to resolve it against")]
    Relative {
        /// The source.
        from: BaseSource,
    },
}
