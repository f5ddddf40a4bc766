//! `data`: data in the URI itself, by [RFC 2397](https://www.rfc-editor.org/rfc/rfc2397).
//!
//! ```
//! use uri_schemes::DataUri;
//!
//! let data = DataUri::parse("data:text/html;charset=UTF-8;base64,PHA+QSBicmllZiBub3RlPC9wPg==")?;
//! assert_eq!((data.media_type(), data.parameter("charset").as_deref()), ("text/html", Some("UTF-8")));
//! assert_eq!(data.bytes(), b"<p>A brief note</p>");
//! # Ok::<(), pest_uri::FromGrammarError>(())
//! ```

use alloc::borrow::Cow;
use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::{Display, Formatter};
use core::str::FromStr;

use base64::Engine as _;
use base64::alphabet::STANDARD;
use base64::engine::{GeneralPurpose, GeneralPurposeConfig};
use pest_uri::{ComposeError, FromGrammar};

use crate::spelling::{Data, DataParameter, named, spelled, with_fragment};
use crate::uri_type::UriType;

/// Data and its media type.
///
/// # Errors
/// - `data:text/plain`: a comma must come before the data.
/// - `data:text,a`: a media type has a subtype.
/// - `data:;charset,a`: a parameter has a value.
/// - `data:;base64,a`: four characters of base64 make three bytes.
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/data.pest", entry = data_reference)]
pub struct DataUri {
    /// Type and subtype; see [`media_type`](DataUri::media_type).
    #[grammar(rule = data_full_type)]
    pub media_type: Option<String>,
    /// The parameters of the media type, in order.
    #[grammar(rule = parameter)]
    pub parameters: Vec<DataParameter>,
    /// The data.
    #[grammar(rule = data_content)]
    pub content: Content,
    /// The fragment.
    pub fragment: Option<Data>,
}

/// Data, and how it is written.
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/data.pest", rule = data_content)]
pub enum Content {
    /// Data as base64.
    #[grammar(rule = base64_data)]
    Base64(Base64),
    /// Data, percent-encoded.
    #[grammar(rule = data_data)]
    Plain(Vec<u8>),
}

/// Data that is written as base64.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Base64(pub Vec<u8>);

/// Base 64 (RFC 4648, section 4) whose bits after the last byte may have any value.
const BASE64: GeneralPurpose =
    GeneralPurpose::new(&STANDARD, GeneralPurposeConfig::new().with_decode_allow_trailing_bits(true));

impl FromStr for Base64 {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, &'static str> {
        let text: Vec<u8> = text.bytes().filter(|it| !it.is_ascii_whitespace()).collect();
        BASE64.decode(text).map(Base64).map_err(|_| "it is not Base 64 with padding")
    }
}

impl Display for Base64 {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> core::fmt::Result {
        formatter.write_str(&BASE64.encode(&self.0))
    }
}

/// "If <mediatype> is omitted, it defaults to text/plain;charset=US-ASCII" (section 2).
const DEFAULT_TYPE: &str = "text/plain";
const CHARSET: &str = "charset";
const DEFAULT_CHARSET: &str = "US-ASCII";

impl DataUri {
    /// A URI of this data: percent-encoded or as base64, whichever is shorter.
    ///
    /// # Errors
    /// The media type is invalid, as `text`, or an attribute, or a value is empty.
    pub fn new(media_type: &str, parameters: &[(&str, &str)], data: &[u8]) -> Result<Self, ComposeError> {
        let token = |text: &str| {
            let mut data = Data::new();
            text.bytes().for_each(|byte| {
                if is_token(byte) {
                    let _ = data.push_encoded(char::from(byte).to_string());
                } else {
                    data.push([byte]);
                }
            });
            data
        };
        let parameter = |&(name, value): &(&str, &str)| DataParameter { name: token(name), value: Some(token(value)) };
        let plain = Data::from_data(data).as_str().len();
        let content = if 7 + 4 * data.len().div_ceil(3) < plain {
            Content::Base64(Base64(data.to_vec()))
        } else {
            Content::Plain(data.to_vec())
        };
        let media_type = Some(media_type.to_owned()).filter(|it| !it.is_empty());
        let parameters = parameters.iter().map(parameter).collect();
        let data = DataUri { media_type, parameters, content, fragment: None };
        data.compose()?;
        Ok(data)
    }

    /// Type and subtype; `text/plain` if they are left out.
    #[must_use]
    pub fn media_type(&self) -> &str {
        self.media_type.as_deref().unwrap_or(DEFAULT_TYPE)
    }

    /// The value of the first parameter of this name, in any case. If the media type is left out, `charset` is
    /// `US-ASCII`.
    #[must_use]
    pub fn parameter(&self, attribute: &str) -> Option<Cow<'_, str>> {
        if self.media_type.is_none() && self.parameters.is_empty() && attribute.eq_ignore_ascii_case(CHARSET) {
            return Some(DEFAULT_CHARSET.into());
        }
        Some(named(&self.parameters, attribute)?.value.as_ref()?.as_encoded().decode_utf8_lossy())
    }

    /// The data.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        match &self.content {
            Content::Base64(Base64(bytes)) | Content::Plain(bytes) => bytes,
        }
    }

    /// The same URI in one form for all that are equivalent, except for how the data is written.
    fn in_one_form(&self) -> Self {
        let mut data = self.clone();
        if let Some(media_type) = &mut data.media_type {
            media_type.make_ascii_lowercase();
        }
        for parameter in &mut data.parameters {
            let is_charset = parameter.is_named(CHARSET);
            parameter.name = written(spelled(parameter.name.as_str(), is_token, true));
            parameter.value = Some(written(spelled(parameter.value_str(), is_token, is_charset)));
        }
        let charset = named(&data.parameters, CHARSET).map(|it| it.value_str().eq_ignore_ascii_case(DEFAULT_CHARSET));
        // "As a shorthand, "text/plain" can be omitted but the charset parameter supplied."
        if charset.is_some() && data.media_type() == DEFAULT_TYPE {
            data.media_type = None;
            if charset == Some(true) && data.parameters.len() == 1 {
                data.parameters.clear();
            }
        }
        data
    }
}

fn written(text: String) -> Data {
    let mut data = Data::new();
    let _ = data.push_encoded(text);
    data
}

/// Whether a token has a byte unencoded (section 3).
fn is_token(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"!$&'*+-._~".contains(&byte)
}

impl UriType for DataUri {
    const SCHEMES: &'static [&'static str] = &["data"];

    fn canonical(&self) -> Option<String> {
        self.in_one_form().compose().ok()
    }

    /// The same data may be percent-encoded or base64.
    fn key(&self) -> Option<String> {
        let mut data = self.in_one_form();
        let content = core::mem::replace(&mut data.content, Content::Plain(vec![]));
        let (Content::Base64(Base64(bytes)) | Content::Plain(bytes)) = content;
        let fragment = data.fragment.take();
        let text = data.compose().ok()? + Data::from_data(bytes).as_str();
        Some(with_fragment(text, fragment.as_ref()))
    }

    fn note(text: &str, _offset: usize) -> Option<&'static str> {
        (!text.contains(',')).then_some("the `,` before the data is missing (RFC 2397, section 3)")
    }
}
