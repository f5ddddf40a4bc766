//! Conversions from IRIs to URIs and back (RFC 3987, section 3).

use alloc::string::String;

use crate::component::encoded::Encoded;
use crate::component::part;
use crate::component::userinfo::Userinfo;
use crate::edit::error::EditError;
use crate::grammar::{Rule, matches};
use crate::reference::kind::{IriKind, Kind, UriKind};
use crate::reference::reference::Reference;
use crate::reference::text::Text;
use crate::resolve::compose::Composer;
use crate::text::characters::changes_direction;
use crate::text::percent_encoded;
use crate::text::percent_encoded::{LENGTH, PERCENT};

impl<K: IriKind, T: Text> Reference<K, T> {
    /// The URI of an IRI: each byte of each non-ASCII character is percent-encoded (section 3.1).
    ///
    /// This includes those of the host. For names that are looked up in the DNS, use `to_uri_with_idna` (feature
    /// `idna`) or [`to_uri_with`](Self::to_uri_with).
    ///
    /// ```
    /// use pest_uri::IriReference;
    ///
    /// assert_eq!(IriReference::parse("//café/€?%20")?.to_uri(), "//caf%C3%A9/%E2%82%AC?%20");
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[must_use]
    pub fn to_uri(&self) -> Reference<K::OtherFamily, String> {
        rewrite(self, encode_beyond_ascii)
    }

    /// The URI of an IRI, with a host that the caller converts: by IDNA for instance, if `to_uri_with_idna` (feature
    /// `idna`) does not fit.
    ///
    /// ```
    /// use pest_uri::Iri;
    ///
    /// let iri = Iri::parse("http://bücher.example/é")?;
    /// let to_ascii = |host: &str| (host == "bücher.example").then(|| "xn--bcher-kva.example".to_string());
    /// assert_eq!(iri.to_uri_with(to_ascii)?, "http://xn--bcher-kva.example/%C3%A9");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the caller returns text that is not a host of a URI. If it returns `None`, the host is percent-encoded.
    pub fn to_uri_with(
        &self,
        host: impl FnOnce(&str) -> Option<String>,
    ) -> Result<Reference<K::OtherFamily, String>, EditError> {
        let mut uri = self.to_uri();
        if let Some(converted) = self.parts().host().and_then(|it| host(it.as_str())) {
            uri.set_encoded_host(Some(&converted))?;
        }
        Ok(uri)
    }
}

impl<K: UriKind, T: Text> Reference<K, T> {
    /// The IRI of a URI: percent-encoded bytes are decoded if they are non-ASCII characters that are allowed there
    /// (section 3.2).
    ///
    /// These stay encoded:
    /// - bytes of ASCII, including `%41`, which that section would decode, and `normalize` does;
    /// - bytes that are not UTF-8;
    /// - characters that an IRI cannot have in that component;
    /// - characters that change the direction of text, which no IRI may have (section 4.1);
    /// - characters that look like a space, like nothing, like a delimiter or like an ASCII character in another width,
    ///   or would become ASCII in normalization form C, which should be avoided (section 6.1).
    ///
    /// [`to_uri`](Reference::to_uri) of the result gives the same URI, except for the case of hexadecimal digits.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let uri = Uri::parse("http://h/caf%C3%A9%2F%FF%E2%80%AE?%EE%80%80")?;
    /// assert_eq!(uri.to_iri(), "http://h/café%2F%FF%E2%80%AE?\u{e000}");
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[must_use]
    pub fn to_iri(&self) -> Reference<K::OtherFamily, String> {
        rewrite(self, decode_legal)
    }
}

/// Writes each component with a function; its argument says whether the component is the query.
fn rewrite<K: Kind, T: Text>(
    reference: &Reference<K, T>,
    write: fn(&str, bool, &mut String),
) -> Reference<K::OtherFamily, String> {
    let it = reference.parts();
    let written = |text, is_query| move |out: &mut String| write(text, is_query, out);
    Reference::<K::OtherFamily, String>::composed(it.text().len(), |text| {
        let mut composer = Composer::new(text);
        if let Some(scheme) = it.scheme() {
            composer.scheme(written(scheme, false));
        }
        if let Some(host) = it.host() {
            let userinfo = it.userinfo().map(|userinfo| written(Userinfo::as_str(userinfo), false));
            composer.authority(userinfo, written(host.as_str(), false), it.port_str());
        }
        composer.path(written(it.path().as_str(), false));
        composer.query(it.query().map(|query| written(query.as_str(), true)));
        composer.fragment(it.fragment().map(|fragment| written(fragment.as_str(), false)));
        composer.finish()
    })
}

fn encode_beyond_ascii(text: &str, _: bool, out: &mut String) {
    percent_encoded::push(text.as_bytes(), |byte| byte.is_ascii(), out);
}

/// Decodes percent-encoded bytes if they are characters that an IRI may have there.
fn decode_legal(text: &str, is_query: bool, out: &mut String) {
    let mut rest = text;
    while let Some(start) = rest.find(char::from(PERCENT)) {
        out.push_str(&rest[..start]);
        rest = &rest[start..];
        // As many bytes as the longest character has, if there are so many in a row.
        let count = (0..4).take_while(|index| rest.as_bytes().get(LENGTH * index) == Some(&PERCENT)).count();
        let bytes = Encoded::<part::Query>::trusted(&rest[..LENGTH * count]).decode();
        let character = (2..=count).find_map(|length| core::str::from_utf8(&bytes[..length]).ok());
        match character.filter(|character| character.chars().count() == 1 && is_legal(character, is_query)) {
            Some(character) => {
                out.push_str(character);
                rest = &rest[LENGTH * character.len()..];
            }
            None => {
                let (byte, after) = rest.split_at(3);
                out.push_str(byte);
                rest = after;
            }
        }
    }
    out.push_str(rest);
}

fn is_legal(character: &str, is_query: bool) -> bool {
    let rule = if is_query { Rule::iquery } else { Rule::ucschar };
    matches(rule, character) && !character.chars().any(|it| changes_direction(it) || looks_like_another(it))
}

/// Section 6.1, b: look-alikes of "space", of delimiters, the characters of half and of full width, and those that RFC
/// 3491 excludes. Some languages need the characters without width that join letters or keep them apart (U+200C,
/// U+200D).
fn looks_like_another(character: char) -> bool {
    let is_small_or_wide = matches!(character, '\u{FE50}'..='\u{FE6B}' | '\u{FF01}'..='\u{FFEE}');
    // Normalizing the text would make `;`, `` ` `` and `K` of them.
    let becomes_ascii = matches!(character, '\u{37E}' | '\u{1FEF}' | '\u{212A}');
    let looks_like = [character.is_whitespace(), is_small_or_wide, becomes_ascii];
    looks_like.contains(&true) || has_no_width(character) || is_blank(character) || looks_like_a_delimiter(character)
}

fn has_no_width(character: char) -> bool {
    let of_one_script = matches!(character, '\u{6DD}' | '\u{70F}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}');
    let of_notation = matches!(character, '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D173}'..='\u{1D17A}');
    let of_any = matches!(character, '\u{AD}' | '\u{34F}' | '\u{340}' | '\u{341}' | '\u{200B}' | '\u{FEFF}');
    of_one_script || of_notation || of_any || matches!(character, '\u{2060}'..='\u{2064}' | '\u{206A}'..='\u{206F}')
}

fn is_blank(character: char) -> bool {
    matches!(character, '\u{115F}' | '\u{1160}' | '\u{2800}' | '\u{2FF0}'..='\u{2FFF}' | '\u{3164}')
}

/// Characters that Unicode lists as confusable with `/`, `\`, `:`, `%` or `.` (UTS #39), or that are drawn like one of
/// them, except those that words are written with. IDNA considers U+3002 a dot.
fn looks_like_a_delimiter(character: char) -> bool {
    const SLASHES: &str = "\u{2041}\u{2044}\u{2215}\u{2571}\u{27CB}\u{29F8}\u{31D3}\u{1D23A}";
    const BACKSLASHES: &str = "\u{2216}\u{2572}\u{27CD}\u{29F5}\u{29F9}\u{31D4}\u{1D20F}\u{1D23B}";
    const COLONS: &str = "\u{2D0}\u{2F8}\u{205A}\u{2236}\u{A789}";
    const PERCENTS: &str = "\u{66A}\u{2052}";
    const DOTS: &str = "\u{2024}\u{2027}\u{3002}";
    [SLASHES, BACKSLASHES, COLONS, PERCENTS, DOTS].iter().any(|them| them.contains(character))
}
