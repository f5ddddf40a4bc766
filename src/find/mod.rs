//! URIs in running text (RFC 3986, appendix C).

mod characters;
mod soft;
mod html;
mod options;
mod escape;
mod domain;
mod trimming;
mod punctuation;
mod extent;
mod truncated_host;
mod unclosed;
mod found;
mod match_extent;
mod links;

use alloc::borrow::Cow;
use alloc::string::String;
use core::fmt;
use core::iter::FusedIterator;
use core::marker::PhantomData;

pub use found::Found;
pub use options::FindOptions;

use crate::parse::notation::without_label;
use crate::parse::scheme_at_end;
use crate::reference::kind::{Kind, WithScheme};
use crate::reference::reference::{Reference, Uri};
use crate::registry::scheme_info::{SchemeInfo, default_port};
use crate::repair::wrapping::unbroken;
use crate::text::delimiter::{SCHEME, USERINFO};
use crate::text::scan::{find_any, span};
use escape::without_escape;
use found::FoundUri;
use html::Decoded;
use match_extent::{Extent, has_whole_authority};
use punctuation::{closing, continues_after};
use trimming::without_punctuation;
use truncated_host::{is_text, truncates_host};

const COLON: u8 = SCHEME.as_bytes()[0];
const AT_SIGN: u8 = USERINFO.as_bytes()[0];
const DOT: u8 = b'.';
const OPENING: u8 = b'<';
const CLOSING: u8 = b'>';

impl<'t, K: WithScheme<Uri = K>> Reference<K, &'t str> {
    /// Finds the URIs, or IRIs, in running text (RFC 3986, appendix C), from its start to its end.
    ///
    /// The RFC says how authors delimit a URI in text, not how to find one. These are the heuristics here:
    ///
    /// 1. A URI begins with a scheme and a `:`. After that comes `//` and more; or the scheme is `file` or one that
    ///    needs no `//`, such as `mailto`, `urn` and `data`. So `note:this`, `std::fmt` and `http:80` are not found. Of
    ///    `see.http://h`, `http://h` is found. If the scheme before it is one that contains URIs, it belongs to the
    ///    URI: `jdbc:mysql://h/db`, `jar:file:/a.jar!/b`. After `jdbc`, `r2dbc` and `scm`, the name of a driver may
    ///    come instead: `jdbc:h2:mem:x`. [`FindOptions::accepted_if`] omits others, such as those that the
    ///    specification of their scheme rejects: `tel:me`.
    /// 2. A URI continues as far as the grammar matches, but not beyond white space, a control, a `"`, a backtick or an
    ///    angle bracket; a `)` that was not opened in the same segment, or in the same name or value of a query; a `,`
    ///    or a `;` before another URI; a `'`, a `,` or a `;`, if the same comes right before the URI; a `'` before one
    ///    of `,;:.)+`; or the `*/` of a comment that begins in the same line. A URI ends before non-ASCII characters,
    ///    an IRI before invisible characters and before East Asian brackets and punctuation. If this would cut the
    ///    authority, and so name another host, nothing is found: `http://bücher.example/`, `http://yandex.рф`,
    ///    `http://api-{x}.example`. But if a script has no spaces between words, the host ends before it, unless
    ///    something else says that it continues: `http://example.comです`. A host also ends before another URI of the
    ///    web (`http://a.examplehttp://b.example`), and if the scheme is one of browsers and no path follows, before
    ///    what no domain name has: `https://example.com,200`.
    /// 3. Punctuation that ends a sentence, and quotes, do not belong to the end of a URI: `.`, `,`, `;`, `:`, `!`,
    ///    `?`, `'`, `»` and the like (but the second `'` of `eq%20'Bob'` does). Nor do `&quot;` and other entities of
    ///    HTML, the `**` of Markdown that begins before the URI or before a word in its line, or escapes around the
    ///    URI: those of strings (`\n`, `\"`, `\u003e`) and the sequences of terminals (`ESC [ 31 m`). But if all of the
    ///    text between two `"` is one URI, everything belongs to it.
    /// 4. The text in angle brackets is one URI if all of it parses as one, even if it is broken into lines; white
    ///    space around the breaks and the label `URL:` do not belong to it. A line that ends with a hyphen is not
    ///    joined, since the hyphen may or may not belong to the URI. If the text does not parse as one URI, it is
    ///    searched like other text.
    ///
    /// It takes time in proportion to the length of the text, and allocates memory only for URIs that are broken into
    /// lines. [`find_in_with`](Self::find_in_with) also finds `www.example.com` and email addresses. A URI that is
    /// found may have any scheme, including `javascript` or `file`, and a userinfo that looks like a host: if you make
    /// links of the text of others, allow only known schemes.
    ///
    /// # Unicode link detection
    ///
    /// Unicode's standard for this, UTS #58, says where a path, a query or a fragment ends. An IRI ends there, and so
    /// does a URI up to its first non-ASCII character, with these exceptions:
    ///
    /// - RFC 3986 and RFC 3987 allow no `[`, `{`, `|`, `"` and the like in a path, and no `#` in a fragment, so a URI
    ///   ends before them. Of brackets, only `(` and `)` are matched.
    /// - East Asian brackets and punctuation, such as `（`, `。` and `，`, always end an IRI. By the standard they belong
    ///   to it if letters follow, but Chinese and Japanese sentences have no spaces in which it would end.
    /// - Characters that change the direction of text, which RFC 3987 forbids (section 4.1), and invisible ones that
    ///   say where lines may break, end an IRI. `…` at its end belongs to the sentence. Unassigned characters are not
    ///   known.
    /// - The host after `//` is any that the RFC allows, `a..b` and `-a` too, and may have a userinfo. `mailto` URIs
    ///   may have a query, and are not checked except by [`FindOptions::accepted_if`]. In hosts, only `.` is a dot.
    ///
    /// # Examples
    ///
    /// ```
    /// use pest_uri::{Iri, Uri};
    ///
    /// let text = "See http://example.com/a_(b), <https://example.com/long/\n  path> or mailto:joe@example.com.";
    /// let found: Vec<_> = Uri::find_in(text).map(|found| found.into_uri()).collect();
    /// assert_eq!(found, ["http://example.com/a_(b)", "https://example.com/long/path", "mailto:joe@example.com"]);
    ///
    /// // Each becomes a link.
    /// let text = "(see http://example.com/straße)";
    /// let (mut linked, mut end) = (String::new(), 0);
    /// for found in Iri::find_in(text) {
    ///     linked += &text[end..found.range().start];
    ///     linked += &format!("[{}](<{}>)", found.as_written(), found.uri());
    ///     end = found.range().end;
    /// }
    /// linked += &text[end..];
    /// assert_eq!(linked, "(see [http://example.com/straße](<http://example.com/straße>))");
    /// ```
    #[must_use]
    pub fn find_in(text: &'t str) -> impl FusedIterator<Item = Found<'t, K>> + Clone + fmt::Debug {
        Self::find_in_with(text, FindOptions::new())
    }

    /// Finds the URIs, or IRIs, in running text as [`find_in`](Self::find_in) does, and what the options say: links
    /// without a scheme, email addresses, more schemes; or those in text that is escaped for HTML.
    ///
    /// ```
    /// use pest_uri::{FindOptions, Uri};
    ///
    /// let options = FindOptions::new().suffix_references(true).email_addresses(true);
    /// let found = Uri::find_in_with("See www.example.org/a, or ask joe@example.org.", options);
    /// assert!(found.map(|it| it.into_uri()).eq(["https://www.example.org/a", "mailto:joe@example.org"]));
    /// ```
    #[must_use]
    pub fn find_in_with(
        text: &'t str,
        options: FindOptions<'t>,
    ) -> impl FusedIterator<Item = Found<'t, K>> + Clone + fmt::Debug {
        let decoded = if options.html { Decoded::new(text) } else { None };
        FindIn { text, decoded, at: 0, end: 0, options, kind: PhantomData }
    }
}

/// The URIs in a text.
struct FindIn<'t, K> {
    text: &'t str,
    /// The text that is searched instead, if this one is escaped for HTML.
    decoded: Option<Decoded>,
    /// The text before this byte has been searched.
    at: usize,
    /// The end of the last URI that was found.
    end: usize,
    options: FindOptions<'t>,
    kind: PhantomData<K>,
}

/// The result of the search at a byte.
enum Step<'t, K: Kind> {
    Found(Found<'t, K>),
    /// Nothing, up to this byte.
    Nothing(usize),
}

impl<'t, K: WithScheme> Iterator for FindIn<'t, K> {
    type Item = Found<'t, K>;

    fn next(&mut self) -> Option<Found<'t, K>> {
        let Some(decoded) = &self.decoded else { return self.next_found() };
        let mut search = FindIn { text: &decoded.text, decoded: None, ..*self };
        let found = search.next_found();
        (self.at, self.end) = (search.at, search.end);
        let found = found?;
        let [start, end] = [found.range().start, found.range().end].map(|at| decoded.origin(at));
        let (written, is_truncated) = (&self.text[start..end], found.is_truncated);
        Some(Found { start, written, is_truncated, uri: FoundUri::Made(found.into_uri()) })
    }
}

impl<K: WithScheme> FusedIterator for FindIn<'_, K> {}

impl<'t, K: WithScheme> FindIn<'t, K> {
    fn next_found(&mut self) -> Option<Found<'t, K>> {
        loop {
            let next = self.next_mark()?;
            let step = match self.text.as_bytes()[next] {
                OPENING => self.in_brackets(next).map(Step::Found),
                DOT if self.options.suffix_references => self.suffix_reference(next),
                AT_SIGN if self.options.email_addresses => Some(self.email_address(next)),
                COLON => self.after(next),
                _ => None,
            };
            match step.unwrap_or(Step::Nothing(next + 1)) {
                Step::Nothing(end) => self.at = end,
                Step::Found(found) => {
                    self.at = found.range().end;
                    self.end = self.at;
                    return Some(found);
                }
            }
        }
    }

    /// The offset of the next byte that every URI of some form has.
    fn next_mark(&self) -> Option<usize> {
        let rest = self.text.as_bytes().get(self.at..)?;
        let is_more = self.options.suffix_references || self.options.email_addresses;
        let next =
            if is_more { find_any(rest, [COLON, OPENING, DOT, AT_SIGN]) } else { find_any(rest, [COLON, OPENING]) };
        Some(self.at + next?)
    }

    /// The URI in the angle brackets that open at this offset.
    fn in_brackets(&self, opening: usize) -> Option<Found<'t, K>> {
        let start = opening + 1;
        let end = start + find_any(&self.text.as_bytes()[start..], [OPENING, CLOSING])?;
        let inside = self.text.get(start..end).filter(|_| self.text.as_bytes()[end] == CLOSING)?;
        let written = without_label(inside);
        // Checked before lines are joined: most text in angle brackets is not a URI.
        let (scheme, rest) = written.split_once(SCHEME)?;
        if !self.options.may_begin(scheme, rest) && !SchemeInfo::says(scheme, SchemeInfo::contains_uri) {
            return None;
        }
        let joined = unbroken(written);
        let uri = match joined {
            None => FoundUri::AsWritten(Reference::parse(written).ok()?),
            Some(text) => FoundUri::Made(Reference::parse(text).ok()?),
        };
        let start = start + span(inside, written)?.start;
        Some(Found { start, written, uri, is_truncated: false }).filter(|found| self.is_intended(found.uri()))
    }

    /// What is found after a scheme that ends at a colon.
    fn after(&self, colon: usize) -> Option<Step<'t, K>> {
        let start = self.scheme_start(colon)?;
        // Checked before parsing: most colons begin no URI.
        if !self.options.may_begin(&self.text[start..colon], &self.text[colon + SCHEME.len()..]) {
            return None;
        }
        let step = self.checked(start, &self.extent(start, "")?);
        Some(match step {
            Step::Nothing(end) => Step::Nothing(end.max(colon + SCHEME.len())),
            Step::Found(found) => Step::Found(self.with_containers(found)),
        })
    }

    /// What is found, if it is accepted, of what was read from a start.
    fn checked(&self, start: usize, extent: &Extent<'t>) -> Step<'t, K> {
        let before = &self.text[..start];
        let read = &*extent.uri;
        let after = &self.text[start + extent.written_length(read.len())..];
        // The arrow `->`, or the end of a comment: `-->`.
        let text = if after.starts_with('>') { read.trim_end_matches('-') } else { read };
        let length = if extent.is_whole { read.len() } else { without_punctuation(before, text).len() };
        let written = &extent.written[..extent.written_length(length)];
        let is_before_text = is_text(after) && !has_whole_authority(read);
        let is_truncated = length == read.len() && !extent.is_cut && continues_after(after) && !is_before_text;
        let is_accepted = |uri: Reference<K, &str>| {
            let is_closed = || after.starts_with(|it| closing(before).contains(it));
            let is_host_whole =
                extent.is_whole || extent.is_cut || !truncates_host(uri, &read[length..], after) || is_closed();
            is_host_whole && self.is_intended(uri)
        };
        let uri = match &extent.uri {
            Cow::Borrowed(text) => Reference::parse(&text[..length]).ok().map(FoundUri::AsWritten),
            Cow::Owned(text) => Reference::parse(String::from(&text[..length])).ok().map(FoundUri::Made),
        };
        match uri.map(|uri| Found { start, written, uri, is_truncated }) {
            Some(found) if is_accepted(found.uri()) => Step::Found(found),
            _ => Step::Nothing(start + extent.written_length(read.len())),
        }
    }

    /// The URI with the schemes before it that contain it: `jdbc:`, or the caller's own.
    fn with_containers(&self, found: Found<'t, K>) -> Found<'t, K> {
        let (mut start, mut at) = (found.start, found.start);
        while let Some(before) = self.text[self.end..at].strip_suffix(SCHEME) {
            let Some(scheme) = scheme_at_end(self.word_before(self.end + before.len())) else {
                break;
            };
            at = self.end + before.len() - scheme.len();
            if self.options.may_contain_uri(scheme) {
                start = at;
            }
        }
        if start == found.start {
            return found;
        }
        // The grammar may match more after the scheme that contains it: `jdbc:sqlserver://h:80;a=b` has no authority.
        if let Some(Step::Found(longer)) = self.extent(start, "").map(|extent| self.checked(start, &extent))
            && longer.range().end > found.range().end
        {
            return longer;
        }
        let written = &self.text[start..found.range().end];
        let uri = match &found.uri {
            FoundUri::AsWritten(_) => Reference::parse(written).map(FoundUri::AsWritten),
            FoundUri::Made(uri) => {
                Reference::parse([&self.text[start..found.start], uri.as_str()].concat()).map(FoundUri::Made)
            }
        };
        match uri {
            Ok(uri) => Found { start, written, uri, ..found },
            Err(_) => found,
        }
    }

    /// The text before an offset from the last white space, colon or URI on.
    fn word_before(&self, at: usize) -> &'t str {
        let before = &self.text[self.end..at];
        let ends = |it: char| it.is_whitespace() || SCHEME.contains(it);
        before.rfind(ends).map_or(before, |end| &before[end..])
    }

    /// The start of the scheme that ends at a colon.
    fn scheme_start(&self, colon: usize) -> Option<usize> {
        let word = self.word_before(colon);
        let scheme = scheme_at_end(word)?;
        let scheme = scheme_at_end(without_escape(&self.text[..colon - scheme.len()], scheme))?;
        let is_known = |scheme: &str| SchemeInfo::for_scheme(scheme).is_some();
        let of_the_web = |tail: &&str| ["http", "https"].iter().any(|it| it.eq_ignore_ascii_case(tail));
        // The text before the last dot may be the end of a sentence; and `\n` may be an escaped line break, even in
        // `\tftp:`.
        let after_dot = scheme.rsplit_once('.').map(|(_, tail)| tail).filter(of_the_web);
        let is_space = scheme.starts_with(['n', 'r', 't']);
        let is_escaped = self.text[..colon - scheme.len()].ends_with('\\') && (is_space || !is_known(scheme));
        let after_escape = scheme.get(1..).filter(|tail| is_escaped && is_known(tail));
        Some(colon - after_dot.or(after_escape).unwrap_or(scheme).len())
    }

    /// Whether what was found is more than a beginning: it has a host if the scheme needs one, and if it has no
    /// authority, its scheme accepts it.
    fn is_intended(&self, uri: Reference<K, &str>) -> bool {
        match uri.host() {
            Some(host) if !host.is_empty() => true,
            Some(_) => default_port(uri.scheme()).is_none() && !uri.path().is_empty(),
            None => {
                // Queries in running text often have more than the scheme allows: `mailto:a@b.c?subject=x/y`.
                let path = uri.path().as_str();
                let end = span(uri.as_str(), path).map_or(uri.as_str().len(), |path| path.end);
                // `magnet:?xt=...` has no path, and `mailto:?subject=...` needs none; then only the query says whether
                // it is intended.
                let is_more = !path.is_empty() || uri.query().is_some_and(|query| !query.is_empty());
                let end = if path.is_empty() { uri.as_str().len() } else { end };
                is_more && Uri::parse(&uri.as_str()[..end]).map_or(true, self.options.is_accepted)
            }
        }
    }
}

impl<K> Clone for FindIn<'_, K> {
    fn clone(&self) -> Self {
        FindIn { decoded: self.decoded.clone(), ..*self }
    }
}

/// Shows the offset, and nothing of the text.
impl<K> fmt::Debug for FindIn<'_, K> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = self.decoded.as_ref().map_or(self.at, |decoded| decoded.origin(self.at));
        formatter.debug_struct("FindIn").field("at", &at).field("length", &self.text.len()).finish()
    }
}
