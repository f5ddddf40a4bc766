//! Editing the pairs of a query: a convention on top of RFC 3986, section 3.4.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::fmt;

use crate::component::encoded::{Encoded, EncodedString};
use crate::component::part;
use crate::component::query::{ASSIGNMENT, Pair, PairSyntax, Pairs};
use crate::redact::ShownPart;

/// A query whose pairs can be changed. Pairs that are not changed keep their bytes and their order.
///
/// Keys and values are given as data, and encoded where necessary. Keys are compared decoded.
///
/// ```
/// use pest_uri::{QueryPairs, Uri};
///
/// let query = Uri::parse("http://h/?a=%7e&utm_source=x&b&utm_source=y&c=1")?.query().unwrap();
/// let mut pairs = QueryPairs::from(query);
/// assert_eq!(pairs.get("c").unwrap().value().unwrap(), "1");
/// assert_eq!(pairs.remove("utm_source"), 2);
/// pairs.replace("c", Some("2&3"));
/// pairs.append("d", None);
/// assert_eq!(pairs.as_str(), "a=%7e&b&c=2%263&d");
/// # Ok::<(), pest_uri::ParseError>(())
/// ```
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct QueryPairs {
    text: String,
    syntax: PairSyntax,
}

impl AsRef<str> for QueryPairs {
    fn as_ref(&self) -> &str {
        &self.text
    }
}

impl QueryPairs {
    /// Creates a query without pairs, for the convention of `&` and `=`.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Creates a query without pairs, for another convention.
    #[must_use]
    pub fn with_syntax(syntax: PairSyntax) -> Self {
        QueryPairs { text: String::new(), syntax }
    }

    /// The pairs of a query, by another convention than `&` and `=`, for which there is `QueryPairs::from`.
    #[must_use]
    pub fn from_query_with(query: Encoded<'_, part::Query>, syntax: PairSyntax) -> Self {
        QueryPairs { text: query.as_str().into(), syntax }
    }

    /// The query as it is written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Whether there is no pair: the text is empty, or has only separators. In that case set no query; otherwise the
    /// reference keeps a bare `?`.
    ///
    /// ```
    /// use pest_uri::{QueryPairs, Uri};
    ///
    /// let mut uri: Uri<String> = "http://h/?a=1".parse()?;
    /// let mut pairs = QueryPairs::from(uri.query().unwrap());
    /// pairs.remove("a");
    /// uri.set_encoded_query(Some(pairs.as_str()).filter(|_| !pairs.is_empty()))?;
    /// assert_eq!(uri, "http://h/");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.pieces().all(str::is_empty)
    }

    /// The number of pairs. Each call counts them, which takes time in proportion to the length of the query.
    ///
    /// ```
    /// use pest_uri::{QueryPairs, Uri};
    ///
    /// let pairs = QueryPairs::from(Uri::parse("http://h/?a=1&&b&=&")?.query().unwrap());
    /// assert_eq!(pairs.len(), 3);
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[must_use]
    pub fn len(&self) -> usize {
        self.pieces().filter(|piece| !piece.is_empty()).count()
    }

    /// Removes all pairs and separators.
    pub fn clear(&mut self) {
        self.text.clear();
    }

    /// The query as it is written.
    #[must_use]
    pub fn into_string(self) -> String {
        self.text
    }

    /// The query as encoded text.
    #[must_use]
    pub fn into_encoded(self) -> EncodedString<part::Query> {
        Encoded::trusted(&self.text).into()
    }

    /// The pairs, in their order.
    #[must_use]
    pub fn iter(&self) -> Pairs<'_> {
        Encoded::<part::Query>::trusted(&self.text).pairs_with(self.syntax)
    }

    /// The first pair with this key.
    #[must_use]
    pub fn get(&self, key: impl AsRef<[u8]>) -> Option<Pair<'_>> {
        self.iter().get(key)
    }

    /// All pairs with this key.
    pub fn get_all<'q>(&'q self, key: impl AsRef<[u8]> + 'q) -> impl DoubleEndedIterator<Item = Pair<'q>> {
        self.iter().get_all(key)
    }

    /// Adds a pair at the end; without a value it is a key without `=`. An empty key without a value is not a pair, and
    /// adds nothing.
    pub fn append(&mut self, key: impl AsRef<[u8]>, value: Option<&str>) {
        self.append_bytes(key, value.map(str::as_bytes));
    }

    /// Adds a pair as [`append`](Self::append) does, with a value that need not be UTF-8.
    ///
    /// ```
    /// use pest_uri::QueryPairs;
    ///
    /// let mut pairs = QueryPairs::new();
    /// pairs.append_bytes("hash", Some(&[0xFF, 0x41]));
    /// assert_eq!(pairs.as_str(), "hash=%FFA");
    /// assert_eq!(pairs.get("hash").unwrap().decode_value_bytes().unwrap(), &[0xFF, 0x41][..]);
    /// ```
    pub fn append_bytes(&mut self, key: impl AsRef<[u8]>, value: Option<&[u8]>) {
        if key.as_ref().is_empty() && value.is_none() {
            return;
        }
        if !self.text.is_empty() {
            self.text.push(self.syntax.separator());
        }
        self.push_pair(key.as_ref(), value);
    }

    /// Inserts a pair before the one at this position, counted from zero; at the end if there are fewer pairs.
    pub fn insert(&mut self, position: usize, key: impl AsRef<[u8]>, value: Option<&str>) {
        self.insert_bytes(position, key, value.map(str::as_bytes));
    }

    /// Inserts a pair as [`insert`](Self::insert) does, with a value that need not be UTF-8.
    pub fn insert_bytes(&mut self, position: usize, key: impl AsRef<[u8]>, value: Option<&[u8]>) {
        let start = self.offset_of_pair(position).filter(|_| !key.as_ref().is_empty() || value.is_some());
        let Some(start) = start else { return self.append_bytes(key, value) };
        let after = self.text.split_off(start);
        self.push_pair(key.as_ref(), value);
        self.text.push(self.syntax.separator());
        self.text.push_str(&after);
    }

    /// Sets the value of the first pair with this key, and removes all others with it; adds the pair if there is none.
    /// An empty key without a value is not a pair: then all pairs with an empty key are removed, and nothing is added.
    ///
    /// ```
    /// use pest_uri::{QueryPairs, Uri};
    ///
    /// let mut pairs = QueryPairs::from(Uri::parse("http://h/?a=1&=x&b")?.query().unwrap());
    /// pairs.replace("", None);
    /// assert_eq!(pairs.as_str(), "a=1&b");
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    pub fn replace(&mut self, key: impl AsRef<[u8]>, value: Option<&str>) {
        self.replace_bytes(key, value.map(str::as_bytes));
    }

    /// Sets the value of a pair as [`replace`](Self::replace) does, with a value that need not be UTF-8.
    pub fn replace_bytes(&mut self, key: impl AsRef<[u8]>, value: Option<&[u8]>) {
        if key.as_ref().is_empty() && value.is_none() {
            self.remove(key);
            return;
        }
        let mut is_found = false;
        let mut replaced = QueryPairs::with_syntax(self.syntax);
        for (index, piece) in self.pieces().enumerate() {
            let has_key = Pair::new(piece, self.syntax).has_key(key.as_ref()) && !piece.is_empty();
            if has_key && is_found {
                continue;
            }
            if index > 0 {
                replaced.text.push(self.syntax.separator());
            }
            if has_key {
                is_found = true;
                replaced.push_pair(key.as_ref(), value);
            } else {
                replaced.text.push_str(piece);
            }
        }
        if !is_found {
            replaced.append_bytes(key, value);
        }
        *self = replaced;
    }

    /// Removes all pairs with this key, and returns their number. If no pair is left, the separators are removed too.
    pub fn remove(&mut self, key: impl AsRef<[u8]>) -> usize {
        let mut removed = 0;
        self.retain(|pair| {
            let has_key = pair.has_key(key.as_ref());
            removed += usize::from(has_key);
            !has_key
        });
        removed
    }

    /// Keeps only the pairs for which `keep` returns true. If none is left, the separators are removed too.
    pub fn retain(&mut self, mut keep: impl FnMut(Pair<'_>) -> bool) {
        let separator = self.syntax.separator();
        // What is kept, from the first pair on that is not; and how much is kept before that.
        let mut kept: Option<(String, usize)> = None;
        let (mut start, mut has_pairs) = (0, false);
        for piece in self.pieces() {
            let is_kept = piece.is_empty() || keep(Pair::new(piece, self.syntax));
            has_pairs |= is_kept && !piece.is_empty();
            match &mut kept {
                None if !is_kept => {
                    let before = start.max(separator.len_utf8()) - separator.len_utf8();
                    kept = Some((String::from(&self.text[..before]), start));
                }
                Some((text, before)) if is_kept => {
                    if *before > 0 {
                        text.push(separator);
                    }
                    text.push_str(piece);
                    *before += 1;
                }
                _ => {}
            }
            start += piece.len() + separator.len_utf8();
        }
        if let Some((text, _)) = kept {
            self.text = if has_pairs { text } else { String::new() };
        }
    }

    /// Removes the pairs without a value or with an empty one, and empty text between two separators.
    ///
    /// ```
    /// use pest_uri::{QueryPairs, Uri};
    ///
    /// let mut pairs = QueryPairs::from(Uri::parse("http://h/?a&b=%7e&&c=&=d&")?.query().unwrap());
    /// pairs.remove_empty();
    /// assert_eq!(pairs.as_str(), "b=%7e&=d");
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    pub fn remove_empty(&mut self) {
        let has_value = |pair: &Pair<'_>| pair.value().is_some_and(|value| !value.as_str().is_empty());
        let pieces: Vec<&str> = self.iter().encoded().filter(has_value).map(Pair::piece).collect();
        self.text = self.join(&pieces);
    }

    /// Sorts the pairs by their decoded keys; pairs with the same key keep their order. Empty text between two
    /// separators is removed.
    ///
    /// ```
    /// use pest_uri::{QueryPairs, Uri};
    ///
    /// let mut pairs = QueryPairs::from(Uri::parse("http://h/?b=1&&%61=2&b=0&")?.query().unwrap());
    /// pairs.sort();
    /// assert_eq!(pairs.as_str(), "%61=2&b=1&b=0");
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    pub fn sort(&mut self) {
        let mut pieces: Vec<&str> = self.pieces().filter(|piece| !piece.is_empty()).collect();
        pieces.sort_by_cached_key(|piece| Pair::new(piece, self.syntax).decode_key_bytes().into_owned());
        self.text = self.join(&pieces);
    }

    /// Sorts the pairs with a comparison function; pairs that it considers equal keep their order. Empty text between
    /// two separators is removed.
    ///
    /// Signatures of requests require sorting by key and then by value, both encoded (OAuth 1: RFC 5849, section
    /// 3.4.1.3.2). What [`append`](Self::append) encodes by [`PairSyntax::AMPERSAND`] is encoded as such signatures
    /// require; what was there before may not be.
    ///
    /// ```
    /// use pest_uri::QueryPairs;
    ///
    /// let mut pairs: QueryPairs = [("a", "z q"), ("c", "hi there"), ("a", "b")].into_iter().collect();
    /// pairs.sort_by(|one, other| (one.key(), one.value()).cmp(&(other.key(), other.value())));
    /// assert_eq!(pairs.as_str(), "a=b&a=z%20q&c=hi%20there");
    /// ```
    pub fn sort_by(&mut self, mut compare: impl FnMut(Pair<'_>, Pair<'_>) -> Ordering) {
        let mut pairs: Vec<Pair<'_>> = self.iter().encoded().collect();
        pairs.sort_by(|&one, &other| compare(one, other));
        let pieces: Vec<&str> = pairs.into_iter().map(Pair::piece).collect();
        self.text = self.join(&pieces);
    }

    /// Removes each pair whose decoded key and value equal those of a pair before it.
    pub fn dedupe(&mut self) {
        let mut seen = alloc::collections::BTreeSet::new();
        self.retain(|pair| {
            let value = pair.decode_value_bytes().map(Cow::into_owned);
            seen.insert((pair.decode_key_bytes().into_owned(), value))
        });
    }

    fn pieces(&self) -> impl Iterator<Item = &str> {
        // An empty query has no pieces, rather than an empty one.
        let separator = self.syntax.separator();
        (!self.text.is_empty()).then(|| self.text.split(separator)).into_iter().flatten()
    }

    /// Where the pair at a position begins.
    fn offset_of_pair(&self, position: usize) -> Option<usize> {
        let width = self.syntax.separator().len_utf8();
        let starts = self.pieces().scan(0, |next, piece| {
            let start = *next;
            *next += piece.len() + width;
            Some((start, piece))
        });
        starts.filter(|(_, piece)| !piece.is_empty()).nth(position).map(|(start, _)| start)
    }

    fn join(&self, pieces: &[&str]) -> String {
        pieces.join(self.syntax.separator().encode_utf8(&mut [0; 4]))
    }

    fn push_pair(&mut self, key: &[u8], value: Option<&[u8]>) {
        self.syntax.push(key, &mut self.text);
        if let Some(value) = value {
            self.text.push(ASSIGNMENT);
            self.syntax.push(value, &mut self.text);
        }
    }
}

/// The pairs, in their order, as [`iter`](QueryPairs::iter) returns them.
impl<'q> IntoIterator for &'q QueryPairs {
    type Item = (Cow<'q, str>, Cow<'q, str>);
    type IntoIter = Pairs<'q>;

    fn into_iter(self) -> Pairs<'q> {
        self.iter()
    }
}

impl<K: AsRef<[u8]>, V: AsRef<str>> Extend<(K, V)> for QueryPairs {
    /// Adds pairs at the end, each with a value.
    fn extend<I: IntoIterator<Item = (K, V)>>(&mut self, pairs: I) {
        for (key, value) in pairs {
            self.append(key, Some(value.as_ref()));
        }
    }
}

impl<'p> Extend<Pair<'p>> for QueryPairs {
    /// Adds pairs at the end: as they are written, if they have the same convention; otherwise by their decoded keys
    /// and values.
    fn extend<I: IntoIterator<Item = Pair<'p>>>(&mut self, pairs: I) {
        for pair in pairs {
            if pair.syntax() == self.syntax {
                if !self.text.is_empty() {
                    self.text.push(self.syntax.separator());
                }
                self.text.push_str(pair.piece());
            } else {
                self.append_bytes(pair.decode_key_bytes(), pair.decode_value_bytes().as_deref());
            }
        }
    }
}

impl<'p> FromIterator<Pair<'p>> for QueryPairs {
    /// Uses the convention of the first pair; [`PairSyntax::AMPERSAND`], if there is none.
    ///
    /// ```
    /// use pest_uri::{Pair, QueryPairs, Uri};
    ///
    /// let query = Uri::parse("http://h/?a=%7e&utm_source=x&b")?.query().unwrap();
    /// let is_kept = |pair: &Pair<'_>| !pair.key().as_str().starts_with("utm_");
    /// let kept: QueryPairs = query.pairs().encoded().filter(is_kept).collect();
    /// assert_eq!(kept.as_str(), "a=%7e&b");
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    fn from_iter<I: IntoIterator<Item = Pair<'p>>>(pairs: I) -> Self {
        let mut pairs = pairs.into_iter().peekable();
        let mut collected = QueryPairs::with_syntax(pairs.peek().map_or(PairSyntax::AMPERSAND, |pair| pair.syntax()));
        collected.extend(pairs);
        collected
    }
}

impl From<QueryPairs> for String {
    fn from(pairs: QueryPairs) -> String {
        pairs.into_string()
    }
}

impl<K: AsRef<[u8]>, V: AsRef<str>> FromIterator<(K, V)> for QueryPairs {
    /// Uses [`PairSyntax::AMPERSAND`]; for another convention, extend [`QueryPairs::with_syntax`].
    ///
    /// ```
    /// use pest_uri::QueryPairs;
    ///
    /// let pairs: QueryPairs = [("q", "a&b"), ("lang", "de")].into_iter().collect();
    /// assert_eq!(pairs.as_str(), "q=a%26b&lang=de");
    /// ```
    fn from_iter<I: IntoIterator<Item = (K, V)>>(pairs: I) -> Self {
        let mut collected = QueryPairs::new();
        collected.extend(pairs);
        collected
    }
}

impl From<Encoded<'_, part::Query>> for QueryPairs {
    fn from(query: Encoded<'_, part::Query>) -> Self {
        QueryPairs::from_query_with(query, PairSyntax::AMPERSAND)
    }
}

impl fmt::Display for QueryPairs {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(&self.text)
    }
}

impl fmt::Debug for QueryPairs {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        ShownPart(&self.text).fmt(formatter)
    }
}
