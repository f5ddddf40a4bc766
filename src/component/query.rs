//! The pairs of a query: a convention on top of RFC 3986, section 3.4.

use alloc::borrow::Cow;
use alloc::string::String;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::iter::FusedIterator;
use core::str::{Split, Utf8Error};

use crate::component::encoded::{Encoded, encode_into};
use crate::component::part;
use crate::redact::ShownPart;

/// How a query is split into pairs, and what a `+` in them means.
///
/// RFC 3986 does not define pairs; these are the conventions in use. The default is
/// [`AMPERSAND`](PairSyntax::AMPERSAND).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PairSyntax {
    separator: Separator,
    plus_is_space: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Separator {
    Ampersand,
    Semicolon,
}

/// Between a key and its value.
pub(crate) const ASSIGNMENT: char = '=';

impl Default for PairSyntax {
    fn default() -> Self {
        Self::AMPERSAND
    }
}

impl PairSyntax {
    /// `a=1&b=2`, and a `+` is a `+`.
    pub const AMPERSAND: Self = PairSyntax { separator: Separator::Ampersand, plus_is_space: false };

    /// `a=1;b=2`, and a `+` is a `+`.
    pub const SEMICOLON: Self = PairSyntax { separator: Separator::Semicolon, ..Self::AMPERSAND };

    /// `application/x-www-form-urlencoded`, as HTML forms send it: `a=1&b=2`, and a `+` is a space.
    ///
    /// It is decoded as browsers do, who replace invalid UTF-8 by U+FFFD, by [`Pair::decode_value_lossy`]. It is
    /// encoded with two differences, which decode alike: here `~` is not encoded, following RFC 3986 (section 2.3), and
    /// `*` is; browsers encode `~` and do not encode `*`.
    ///
    /// ```
    /// use pest_uri::{PairSyntax, QueryPairs};
    ///
    /// let mut pairs = QueryPairs::with_syntax(PairSyntax::FORM);
    /// pairs.append("q", Some("a b+c~*"));
    /// assert_eq!(pairs.as_str(), "q=a+b%2Bc~%2A");
    /// ```
    pub const FORM: Self = Self::AMPERSAND.plus_is_space();

    /// The same, but a `+` is a space.
    #[must_use]
    pub const fn plus_is_space(self) -> Self {
        PairSyntax { plus_is_space: true, ..self }
    }

    pub(crate) fn separator(self) -> char {
        match self.separator {
            Separator::Ampersand => '&',
            Separator::Semicolon => ';',
        }
    }

    fn decode(self, text: Encoded<'_, part::Data>) -> Cow<'_, [u8]> {
        if self.plus_is_space && text.as_str().contains('+') {
            // An encoded `+` is data; only a literal one is a space.
            return Cow::Owned(Encoded::<part::Data>::trusted(&text.as_str().replace('+', " ")).decode().into_owned());
        }
        text.decode()
    }

    pub(crate) fn push(self, data: &[u8], text: &mut String) {
        if !self.plus_is_space {
            return encode_into::<part::Data>(data, text);
        }
        for (index, word) in data.split(|&it| it == b' ').enumerate() {
            if index > 0 {
                text.push('+');
            }
            encode_into::<part::Data>(word, text);
        }
    }
}

impl<'t> Encoded<'t, part::Query> {
    /// The pairs of the query by the most common convention: separated by `&`.
    ///
    /// An empty text between two separators is not a pair.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let query = Uri::parse("http://h/?name=J%C3%BCrgen&admin&tag=&tag=a%26b")?.query().unwrap();
    /// let pairs: Vec<_> = query.pairs().collect();
    /// assert_eq!(pairs[0], ("name".into(), "J\u{fc}rgen".into()));
    /// assert_eq!(pairs[1], ("admin".into(), "".into()));
    /// assert_eq!(query.pairs().get("admin").unwrap().value(), None);
    /// assert_eq!(pairs[3], ("tag".into(), "a&b".into()));
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[must_use]
    pub fn pairs(self) -> Pairs<'t> {
        self.pairs_with(PairSyntax::AMPERSAND)
    }

    /// The pairs of the query by another convention.
    ///
    /// ```
    /// use pest_uri::{PairSyntax, Uri};
    ///
    /// let query = Uri::parse("http://h/?a=x+y;b=%2B")?.query().unwrap();
    /// let pairs = query.pairs_with(PairSyntax::SEMICOLON.plus_is_space());
    /// assert!(pairs.map(|(_, value)| value).eq(["x y", "+"]));
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[must_use]
    pub fn pairs_with(self, syntax: PairSyntax) -> Pairs<'t> {
        Pairs { pieces: self.as_str().split(syntax.separator()), syntax }
    }
}

/// The pairs of a query, decoded as browsers do: a key without `=` has an empty value, and invalid UTF-8 becomes
/// U+FFFD. [`get`](Self::get) and [`encoded`](Self::encoded) return a [`Pair`], which keeps the differences.
#[derive(Clone)]
pub struct Pairs<'t> {
    /// The text between separators, as far as it is not yet returned.
    pieces: Split<'t, char>,
    syntax: PairSyntax,
}

impl<'t> Pairs<'t> {
    /// The first pair with this key, of those not yet returned. Keys are compared decoded: `a%5Fb` is `a_b`.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let uri = Uri::parse("http://h/?utm%5Fsource=x&page=2&page=3")?;
    /// assert_eq!(uri.query_pairs().get("page").unwrap().value().unwrap(), "2");
    /// assert!(uri.query_pairs().get("utm_source").is_some());
    /// assert!(uri.query_pairs().get("utm").is_none());
    ///
    /// // As a number, where it has a value.
    /// let page: u32 = match uri.query_pairs().get("page").and_then(|pair| pair.decode_value()) {
    ///     Some(value) => value?.parse()?,
    ///     None => 1,
    /// };
    /// assert_eq!(page, 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn get(&self, key: impl AsRef<[u8]>) -> Option<Pair<'t>> {
        self.clone().encoded().find(|pair| pair.has_key(key.as_ref()))
    }

    /// All pairs with this key, of those not yet returned, compared as by [`get`](Self::get).
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let uri = Uri::parse("http://h/?tag=a&page=2&tag=b")?;
    /// let tags: Vec<_> = uri.query_pairs().get_all("tag").filter_map(|pair| pair.value()).collect();
    /// assert_eq!(tags, ["a", "b"]);
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    pub fn get_all<D: AsRef<[u8]>>(&self, key: D) -> impl DoubleEndedIterator<Item = Pair<'t>> + use<'t, D> {
        self.clone().encoded().filter(move |pair| pair.has_key(key.as_ref()))
    }

    /// The pairs as they are written, with methods that decode them: a key without `=` has no value, and invalid UTF-8
    /// is an error.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let uri = Uri::parse("http://h/?name=J%C3%BCrgen&admin")?;
    /// let pairs: Vec<_> = uri.query_pairs().encoded().map(|pair| (pair.key(), pair.value())).collect();
    /// assert_eq!(pairs[0].1.unwrap(), "J%C3%BCrgen");
    /// assert_eq!(pairs[1].1, None);
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[must_use]
    pub fn encoded(self) -> impl DoubleEndedIterator<Item = Pair<'t>> + Clone {
        let syntax = self.syntax;
        self.pieces.filter(|piece| !piece.is_empty()).map(move |piece| Pair::new(piece, syntax))
    }
}

impl<'t> Iterator for Pairs<'t> {
    type Item = (Cow<'t, str>, Cow<'t, str>);

    fn next(&mut self) -> Option<Self::Item> {
        let piece = self.pieces.find(|piece| !piece.is_empty())?;
        Some(Pair::new(piece, self.syntax).decode_lossy())
    }
}

impl DoubleEndedIterator for Pairs<'_> {
    fn next_back(&mut self) -> Option<Self::Item> {
        let piece = self.pieces.rfind(|piece| !piece.is_empty())?;
        Some(Pair::new(piece, self.syntax).decode_lossy())
    }
}

impl FusedIterator for Pairs<'_> {}

impl fmt::Debug for Pairs<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_list().entries(self.clone().encoded()).finish()
    }
}

/// A pair of a query: a key and an optional value.
#[derive(Clone, Copy)]
pub struct Pair<'t> {
    piece: &'t str,
    key: Encoded<'t, part::Data>,
    value: Option<Encoded<'t, part::Data>>,
    syntax: PairSyntax,
}

impl<'t> Pair<'t> {
    pub(crate) fn new(piece: &'t str, syntax: PairSyntax) -> Self {
        let (key, value) = piece.split_once(ASSIGNMENT).map_or((piece, None), |(key, value)| (key, Some(value)));
        Pair { piece, key: Encoded::trusted(key), value: value.map(Encoded::trusted), syntax }
    }

    /// The key, as it is written. To find a pair by its key, use [`Pairs::get`], or compare
    /// [`decode_key`](Self::decode_key).
    ///
    /// If a `+` is a space, as by [`PairSyntax::FORM`], it is still a `+` here, and in [`Encoded::decode_utf8`]. Only
    /// [`decode_key`](Self::decode_key) and [`decode_key_bytes`](Self::decode_key_bytes) decode it to a space.
    #[must_use]
    pub fn key(self) -> Encoded<'t, part::Data> {
        self.key
    }

    /// The value, as it is written; `None` for a key without `=`, which differs from a key with an empty value.
    ///
    /// If a `+` is a space, as by [`PairSyntax::FORM`], it is still a `+` here, and in [`Encoded::decode_utf8`]. Only
    /// [`decode_value`](Self::decode_value) and [`decode_value_bytes`](Self::decode_value_bytes) decode it to a space.
    ///
    /// ```
    /// use pest_uri::{PairSyntax, Uri};
    ///
    /// let query = Uri::parse("http://h/?q=a+b%20c")?.query().unwrap();
    /// let pair = query.pairs_with(PairSyntax::FORM).get("q").unwrap();
    /// assert_eq!(pair.value().unwrap().decode_utf8().unwrap(), "a+b c");
    /// assert_eq!(pair.decode_value().unwrap().unwrap(), "a b c");
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[must_use]
    pub fn value(self) -> Option<Encoded<'t, part::Data>> {
        self.value
    }

    /// The key, decoded.
    ///
    /// # Errors
    /// If the bytes are not UTF-8: `%FF=1`.
    pub fn decode_key(self) -> Result<Cow<'t, str>, Utf8Error> {
        utf8(self.decode_key_bytes())
    }

    /// The value, if there is one, decoded.
    ///
    /// # Errors
    /// If the bytes are not UTF-8: `a=%FF`.
    #[must_use]
    pub fn decode_value(self) -> Option<Result<Cow<'t, str>, Utf8Error>> {
        self.decode_value_bytes().map(utf8)
    }

    /// The key, decoded, with U+FFFD for bytes that are not UTF-8, as browsers decode forms.
    ///
    /// ```
    /// use pest_uri::{PairSyntax, Uri};
    ///
    /// let query = Uri::parse("http://h/?q=%FF+a")?.query().unwrap();
    /// let pair = query.pairs_with(PairSyntax::FORM).get("q").unwrap();
    /// assert!(pair.decode_value().unwrap().is_err());
    /// assert_eq!(pair.decode_value_lossy().unwrap(), "\u{FFFD} a");
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[must_use]
    pub fn decode_key_lossy(self) -> Cow<'t, str> {
        lossy(self.decode_key_bytes())
    }

    /// The value, if there is one, decoded, with U+FFFD for bytes that are not UTF-8, as browsers decode forms.
    #[must_use]
    pub fn decode_value_lossy(self) -> Option<Cow<'t, str>> {
        self.decode_value_bytes().map(lossy)
    }

    /// The bytes of the key, decoded.
    #[must_use]
    pub fn decode_key_bytes(self) -> Cow<'t, [u8]> {
        self.syntax.decode(self.key)
    }

    /// The bytes of the value, if there is one, decoded.
    #[must_use]
    pub fn decode_value_bytes(self) -> Option<Cow<'t, [u8]>> {
        self.value.map(|value| self.syntax.decode(value))
    }

    fn decode_lossy(self) -> (Cow<'t, str>, Cow<'t, str>) {
        (self.decode_key_lossy(), self.decode_value_lossy().unwrap_or_default())
    }

    /// The text between two separators.
    pub(crate) fn piece(self) -> &'t str {
        self.piece
    }

    /// The convention that it was parsed by.
    pub(crate) fn syntax(self) -> PairSyntax {
        self.syntax
    }

    pub(crate) fn has_key(self, key: &[u8]) -> bool {
        *self.decode_key_bytes() == *key
    }
}

fn lossy(bytes: Cow<'_, [u8]>) -> Cow<'_, str> {
    match bytes {
        Cow::Borrowed(bytes) => String::from_utf8_lossy(bytes),
        Cow::Owned(bytes) => Cow::Owned(String::from_utf8_lossy(&bytes).into_owned()),
    }
}

fn utf8(bytes: Cow<'_, [u8]>) -> Result<Cow<'_, str>, Utf8Error> {
    match bytes {
        Cow::Borrowed(bytes) => core::str::from_utf8(bytes).map(Cow::Borrowed),
        Cow::Owned(bytes) => String::from_utf8(bytes).map(Cow::Owned).map_err(|error| error.utf8_error()),
    }
}

/// Pairs are equal if their keys, values and conventions are, whatever surrounds them.
impl PartialEq for Pair<'_> {
    fn eq(&self, other: &Self) -> bool {
        (self.piece, self.syntax) == (other.piece, other.syntax)
    }
}

impl Eq for Pair<'_> {}

impl Hash for Pair<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.piece, self.syntax).hash(state);
    }
}

impl fmt::Debug for Pair<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        ShownPart(self.piece).fmt(formatter)
    }
}
