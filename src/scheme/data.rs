//! `data` URIs (RFC 2397).

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

use super::SchemeError;
use super::argument::Argument;
use super::base64;
use super::encoding::push;
use super::field::Fields;
use super::parameter::Parameter;
use super::spelling::{push_decoded, push_decoded_lower};
use super::typed_uri::{SchemeRule, TypedUri, Violation, checked_uri, typed_uri_methods};
use crate::component::encoded::Encoded;
use crate::component::part;
use crate::field::FieldValue;
use crate::grammar::{Characters, Rule};
use crate::parse::ParseTree;
use crate::reference::reference::Uri;

/// A `data` URI: data and its media type (RFC 2397).
///
/// ```
/// use pest_uri::Uri;
/// use pest_uri::scheme::Data;
///
/// let uri = Uri::parse("data:text/html;charset=UTF-8;base64,PHA+QSBicmllZiBub3RlPC9wPg==")?;
/// let data = Data::from_uri(&uri)?;
/// assert_eq!((data.media_type(), data.parameter("charset").unwrap()), ("text/html".into(), "UTF-8".into()));
/// assert_eq!(data.bytes(), &b"<p>A brief note</p>"[..]);
///
/// let uri = Uri::parse("data:,A%20brief%20note")?;
/// let data = Data::from_uri(&uri)?;
/// assert_eq!((data.media_type(), data.parameter("charset").unwrap()), ("text/plain".into(), "US-ASCII".into()));
/// assert_eq!(data.bytes(), &b"A brief note"[..]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// - `data:text/plain`: a comma must come before the data.
/// - `data:text,a`: a media type has a subtype.
/// - `data:;charset,a`: a parameter has a value.
/// - `data:;base64,a`: four characters of base64 make three bytes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Data<'t> {
    uri: Uri<&'t str>,
    /// `type "/" subtype`.
    media_type: Option<Encoded<'t, part::Data>>,
    /// The parameters of the media type, in order.
    pub parameters: Vec<Parameter<'t>>,
    /// Whether the data is encoded as base64.
    pub is_base64: bool,
    /// The data as written.
    pub data: Encoded<'t, part::Data>,
}

const RULE: SchemeRule = SchemeRule::new("data", Rule::dataurl);

const MEDIA_TYPE: Argument = Argument::new(RULE, "media_type", Rule::data_mediatype, "invalid media type");
const ATTRIBUTE: Argument = Argument::new(RULE, "parameters", Rule::data_attribute, "invalid attribute");
const VALUE: Argument = Argument::new(RULE, "parameters", Rule::data_value, "invalid value");

/// "If <mediatype> is omitted, it defaults to text/plain;charset=US-ASCII" (section 2).
const DEFAULT_TYPE: &str = "text/plain";
const CHARSET: &str = "charset";
const DEFAULT_CHARSET: &str = "US-ASCII";

const BASE64: &str = ";base64";

typed_uri_methods!(Data);

impl<'t> Data<'t> {
    /// Composes a URI of this data: percent-encoded or as base64, whichever is shorter.
    ///
    /// An empty media type is `text/plain`, and with no parameters it is `text/plain;charset=US-ASCII`.
    ///
    /// ```
    /// use pest_uri::scheme::Data;
    ///
    /// assert_eq!(Data::compose("", &[], b"A brief note")?, "data:,A%20brief%20note");
    /// assert_eq!(Data::compose("text/html", &[("charset", "utf-8")], b"<p>")?, "data:text/html;charset=utf-8,%3Cp%3E");
    /// assert_eq!(Data::compose("image/x-icon", &[], &[0; 9])?, "data:image/x-icon;base64,AAAAAAAAAAAA");
    /// # Ok::<(), pest_uri::scheme::SchemeError>(())
    /// ```
    ///
    /// # Errors
    /// If the media type is invalid, as `text` or `text/plain;a=b`, if an attribute is invalid, or if a value
    /// is empty.
    pub fn compose(media_type: &str, parameters: &[(&str, &str)], data: &[u8]) -> Result<Uri<String>, SchemeError> {
        let mut text = String::from("data:");
        let token = Characters::from_rule(Rule::data_token_plain);
        MEDIA_TYPE.push(&mut text, |text| push(media_type.as_bytes(), token.with('/'), text))?;
        for (index, (attribute, value)) in parameters.iter().enumerate() {
            let at_index = |error: SchemeError| error.at_index(index);
            text.push(';');
            ATTRIBUTE.push(&mut text, |text| push(attribute.as_bytes(), token, text)).map_err(at_index)?;
            text.push('=');
            VALUE.push(&mut text, |text| push(value.as_bytes(), token, text)).map_err(at_index)?;
        }
        let characters = Characters::from_rule(Rule::data_data);
        let percent_encoded: usize = data.iter().map(|&byte| if characters.has(byte) { 1 } else { 3 }).sum();
        if BASE64.len() + base64::encoded_length(data) < percent_encoded {
            text.push_str(BASE64);
            text.push(',');
            base64::encode(data, &mut text);
        } else {
            text.push(',');
            push(data, characters, &mut text);
        }
        checked_uri(text, RULE)
    }

    /// Type and subtype, with a `/` between them; case-insensitive. `text/plain` if they are left out.
    #[must_use]
    pub fn media_type(&self) -> Cow<'t, str> {
        self.media_type.map_or(DEFAULT_TYPE.into(), Encoded::decode_utf8_lossy)
    }

    /// The value of the first parameter of this name, in any case. Bytes that are not UTF-8 are U+FFFD.
    ///
    /// If the media type is left out, `charset` is `US-ASCII`.
    #[must_use]
    pub fn parameter(&self, attribute: &str) -> Option<Cow<'t, str>> {
        if self.media_type.is_none() && self.parameters.is_empty() && attribute.eq_ignore_ascii_case(CHARSET) {
            return Some(DEFAULT_CHARSET.into());
        }
        let parameter = self.parameters.iter().find(|parameter| parameter.is_named(attribute))?;
        parameter.value.map(Encoded::decode_utf8_lossy)
    }

    /// The data, decoded.
    #[must_use]
    pub fn bytes(&self) -> Cow<'t, [u8]> {
        if !self.is_base64 {
            return self.data.decode();
        }
        let mut bytes = Vec::with_capacity(self.data.as_str().len() / 4 * 3);
        // The base64 is valid: it was checked.
        let _ = base64::decode(self.data.decoded_bytes(), |byte| bytes.push(byte));
        Cow::Owned(bytes)
    }

    /// The URI up to `;base64` and the data, in one form for all equivalent URIs.
    fn media_type_in_one_form(&self) -> String {
        let mut text = String::from("data:");
        // They are tokens, "represented using URL escaped encoding" where that is necessary (section 3).
        let token = Characters::from_rule(Rule::data_token_plain);
        let has_charset = self.parameters.iter().any(|parameter| parameter.is_named(CHARSET));
        if let Some(media_type) = self.media_type {
            let start = text.len();
            push_decoded_lower(media_type.as_str(), token, &mut text);
            // "As a shorthand, "text/plain" can be omitted but the charset parameter supplied."
            if has_charset && &text[start..] == DEFAULT_TYPE {
                text.truncate(start);
            }
        }
        let is_default = |parameter: &Parameter<'_>| {
            let value = parameter.value.unwrap_or_default().decode();
            parameter.is_named(CHARSET) && value.eq_ignore_ascii_case(DEFAULT_CHARSET.as_bytes())
        };
        if text.ends_with(':') && self.parameters.len() == 1 && self.parameters.iter().all(is_default) {
            return text;
        }
        for parameter in &self.parameters {
            text.push(';');
            push_decoded_lower(parameter.name.as_str(), token, &mut text);
            text.push('=');
            let push = if parameter.is_named(CHARSET) { push_decoded_lower } else { push_decoded };
            push(parameter.value_str(), token, &mut text);
        }
        text
    }
}

impl<'t> TypedUri<'t> for Data<'t> {
    const RULES: &'static [SchemeRule] = &[RULE];
    const HAS_EQUIVALENCE: bool = true;

    fn from_tree(uri: Uri<&'t str>, tree: &ParseTree<'t>) -> Result<Self, Violation> {
        let part = |rule| Encoded::trusted(tree.text_of(rule).unwrap_or_default());
        let media_type = tree.first(Rule::data_type).zip(tree.first(Rule::data_subtype));
        let media_type = media_type.and_then(|(kind, subtype)| tree.text().get(kind.span().start..subtype.span().end));
        let (attributes, values) = (tree.each(Rule::data_attribute), tree.each(Rule::data_value));
        let parameters = attributes.zip(values);
        let data = Data {
            uri,
            media_type: media_type.map(Encoded::trusted),
            parameters: parameters
                .map(|(attribute, value)| Parameter::new(attribute.text(), Some(value.text())))
                .collect(),
            is_base64: tree.first(Rule::data_base64).is_some(),
            data: part(Rule::data_data),
        };
        if data.is_base64 {
            let at = tree.first(Rule::data_data).map_or(0, |node| node.span().start);
            base64::decode(data.data.decoded_bytes(), |_| ())
                .map_err(|what| Violation::new(what, "RFC 2045, section 6.8", at))?;
        }
        Ok(data)
    }

    fn note(_rule: Rule, text: &str, _at: usize) -> Option<&'static str> {
        (!text.contains(',')).then_some("the `,` before the data is missing (RFC 2397, section 3)")
    }

    fn uri(&self) -> Uri<&'t str> {
        self.uri
    }

    fn fields(&self, fields: &mut Fields<'t>) {
        let media_type = FieldValue::Text(self.media_type());
        fields.push("mediatype", self.media_type.map(Encoded::as_str), media_type);
        if self.media_type.is_none() && self.parameters.is_empty() {
            let charset = (CHARSET.into(), Some(DEFAULT_CHARSET.into()));
            fields.push("parameters", None, FieldValue::Pairs(alloc::vec![charset]));
        } else if !self.parameters.is_empty() {
            fields.parameters("parameters", &self.parameters);
        }
        fields.flag("base64", self.is_base64);
        let bytes = String::from_utf8(self.bytes().into_owned());
        let shown = bytes.map_or_else(|_| self.data.as_str().into(), Cow::Owned);
        fields.push("data", Some(self.data.as_str()), FieldValue::Text(shown));
    }

    /// Names of types, subtypes and attributes are case-insensitive (RFC 2045, section 5.1), and so is a
    /// charset (RFC 2046, section 4.1.2). Everything optional is left out.
    fn normal(&self) -> Option<String> {
        let mut normal = self.media_type_in_one_form();
        normal.push_str(if self.is_base64 { BASE64 } else { "" });
        normal.push(',');
        normal.push_str(self.data.as_str());
        Some(normal)
    }

    /// The same data may be percent-encoded or base64.
    fn key(&self) -> Option<String> {
        let mut key = self.media_type_in_one_form();
        key.push(',');
        push(&self.bytes(), Characters::from_rule(Rule::unreserved), &mut key);
        Some(key)
    }
}
