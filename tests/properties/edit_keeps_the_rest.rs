//! An edit changes its component and no other, or returns an error and changes nothing. The result is what a parse
//! finds.

use std::borrow::Cow;

use pest_uri::kind::{self, Kind};
use pest_uri::{
    Builder, Components, EditError, Encoded, EncodedString, IriReference, PairSyntax, ParseTree, QueryPairs, Reference,
    UriReference, part,
};

use super::edit::Edit;

/// Checks a reference on the first line, with an edit on each further line.
pub fn check(text: &str) {
    let mut lines = text.split('\n');
    let reference = lines.next().unwrap_or_default();
    // More edits would take long, and find no more.
    let edits: Vec<Edit<'_>> = lines.take(8).map(Edit::read).collect();
    edits_fit(
        reference.parse::<UriReference<String>>().ok(),
        &edits,
        ["scheme", "userinfo", "host", "path", "query", "fragment"],
    );
    edits_fit(
        reference.parse::<IriReference<String>>().ok(),
        &edits,
        ["scheme", "iuserinfo", "ihost", "ipath", "iquery", "ifragment"],
    );
}

/// The components of a reference, as owned data.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Parts {
    scheme: Option<String>,
    userinfo: Option<String>,
    host: Option<String>,
    port: Option<String>,
    path: String,
    query: Option<String>,
    fragment: Option<String>,
}

impl Parts {
    fn of(it: Components<'_>) -> Self {
        Parts {
            scheme: it.scheme().map(String::from),
            userinfo: it.userinfo().map(|it| it.as_str().into()),
            host: it.host().map(|it| it.as_str().into()),
            port: it.port_str().map(String::from),
            path: it.path().as_str().into(),
            query: it.query().map(|it| it.as_str().into()),
            fragment: it.fragment().map(|it| it.as_str().into()),
        }
    }

    /// Inserts a dot segment before a path that would be read differently: the only change to components that are not
    /// edited.
    fn guarded(self) -> Self {
        let has_colon = self.path.split('/').next().is_some_and(|first| first.contains(':'));
        let dots = match (&self.host, &self.scheme) {
            (None, _) if self.path.starts_with("//") => "/.",
            (None, None) if has_colon => "./",
            _ => "",
        };
        Parts { path: dots.to_owned() + &self.path, ..self }
    }

    /// The text of the components (RFC 3986, section 5.3).
    fn text(&self) -> String {
        let part = |before: &str, part: &Option<String>, after: &str| {
            part.as_ref().map_or(String::new(), |part| format!("{before}{part}{after}"))
        };
        let slashes = if self.host.is_some() { "//" } else { "" };
        let authority = part("", &self.userinfo, "@") + &part("", &self.host, "") + &part(":", &self.port, "");
        let tail = part("?", &self.query, "") + &part("#", &self.fragment, "");
        part("", &self.scheme, ":") + slashes + &authority + &self.path + &tail
    }
}

/// References that have all setters.
pub trait Editable: Clone + PartialEq + std::fmt::Debug {
    type Kind: Kind;
    fn set_scheme_of(&mut self, scheme: Option<&str>) -> Result<(), EditError>;
    fn set_fragment_of(&mut self, fragment: Option<&str>) -> Result<(), EditError>;
    fn as_reference(&mut self) -> &mut Reference<Self::Kind, String>;
}

macro_rules! editable {
    ($($reference:ident)*) => {$(
        impl Editable for $reference<String> {
            type Kind = kind::$reference;
            fn set_scheme_of(&mut self, scheme: Option<&str>) -> Result<(), EditError> {
                self.set_scheme(scheme)
            }
            fn set_fragment_of(&mut self, fragment: Option<&str>) -> Result<(), EditError> {
                self.set_encoded_fragment(fragment)
            }
            fn as_reference(&mut self) -> &mut Reference<Self::Kind, String> {
                self
            }
        }
    )*};
}

editable! { UriReference IriReference }

/// The names of the rules of scheme, userinfo, host, path, query and fragment.
type Rules = [&'static str; 6];

/// Applies edits one after the other.
fn edits_fit<R: Editable>(reference: Option<R>, edits: &[Edit<'_>], rules: Rules) {
    let Some(mut reference) = reference else { return };
    for edit in edits {
        let before = reference.as_reference().clone();
        let old = Parts::of(before.components());
        let query = changed_pairs(before.components().query(), *edit);
        let expected = expected(&old, *edit, rules, &query);
        let result = apply(&mut reference, *edit, &query);
        let after = reference.as_reference();
        let shown = || format!("{edit:?} of {before:?}: {result:?}, {after:?}");
        match &expected {
            Some(parts) => {
                assert!(result.is_ok(), "{}", shown());
                assert_eq!(after.as_str(), parts.text(), "{}", shown());
                assert_eq!(Parts::of(after.components()), *parts, "{}", shown());
            }
            None => {
                assert!(result.is_err(), "{}", shown());
                assert_eq!(*after, before, "{}", shown());
            }
        }
        let parsed =
            Reference::<R::Kind, &str>::parse(after.as_str()).unwrap_or_else(|error| panic!("{error}: {}", shown()));
        assert_eq!(after.components(), parsed.components(), "{}", shown());
        let built = Builder::from_reference(after).build_as::<R::Kind>();
        assert_eq!(built.as_ref().map(|it| it.components()), Ok(after.components()), "{}", shown());
    }
}

/// The expected result of an edit; nothing, if it must return an error.
fn expected(old: &Parts, edit: Edit<'_>, rules: Rules, query: &str) -> Option<Parts> {
    let own = |text: Option<&str>| text.map(str::to_owned);
    let is = |rule: &str, text: Option<&str>| text.is_none_or(|text| ParseTree::parse_rule(rule, text).is_ok());
    let [scheme_rule, userinfo_rule, host_rule, path_rule, query_rule, fragment_rule] = rules;
    let old = old.clone();
    let has_authority = old.host.is_some();
    let path = |path: String| Parts { path, ..old.clone() };
    // Without an authority there is nothing to remove.
    let fits = |text: Option<&str>| has_authority || text.is_none();
    let (is_right, new) = match edit {
        Edit::Scheme(text) => (is(scheme_rule, text), Parts { scheme: own(text), ..old }),
        Edit::Userinfo(text) => (fits(text) && is(userinfo_rule, text), Parts { userinfo: own(text), ..old }),
        Edit::Port(text) => (fits(text) && is("port", text), Parts { port: own(text), ..old }),
        Edit::Host(None) | Edit::Authority(None) => (true, Parts { userinfo: None, host: None, port: None, ..old }),
        Edit::Host(text) => (is(host_rule, text), Parts { host: own(text), ..old }),
        Edit::Authority(Some(text)) => {
            let [userinfo, host, port] = divided(text);
            let is_right = is(userinfo_rule, userinfo) && is(host_rule, host) && is("port", port);
            (is_right, Parts { userinfo: own(userinfo), host: own(host), port: own(port), ..old })
        }
        Edit::Path(text) => (is(path_rule, Some(text)), path(text.to_owned())),
        Edit::Query(text) => (is(query_rule, text), Parts { query: own(text), ..old }),
        Edit::PathAndQuery(text) => {
            let (before, query) = text.split_once('?').map_or((text, None), |(path, query)| (path, Some(query)));
            let is_right = is(path_rule, Some(before)) && is(query_rule, query);
            (is_right, Parts { query: own(query), ..path(before.to_owned()) })
        }
        Edit::Fragment(text) => (is(fragment_rule, text), Parts { fragment: own(text), ..old }),
        Edit::PushSegment(data) => (is_name(data), path(pushed(&old.path, data, has_authority))),
        Edit::PopSegment => (true, path(popped(&old.path, has_authority))),
        Edit::LastSegment(data) => (is_name(data), path(renamed(&old.path, data, has_authority))),
        _ => (true, Parts { query: Some(query.to_owned()), ..old }),
    };
    let fits = new.host.is_none() || new.path.is_empty() || new.path.starts_with('/');
    (is_right && fits).then(|| new.guarded())
}

/// Returns the userinfo, the host and the port of an authority, which may be absent.
fn divided(authority: &str) -> [Option<&str>; 3] {
    let (userinfo, rest) =
        authority.split_once('@').map_or((None, authority), |(userinfo, rest)| (Some(userinfo), rest));
    let literal = rest.find(']').filter(|_| rest.starts_with('[')).unwrap_or_default();
    match rest[literal..].find(':') {
        Some(colon) => [userinfo, Some(&rest[..literal + colon]), Some(&rest[literal + colon + 1..])],
        None => [userinfo, Some(rest), None],
    }
}

/// Whether data can be the name of a segment.
fn is_name(data: &str) -> bool {
    data != "." && data != ".."
}

fn segment(data: &str) -> String {
    EncodedString::<part::Segment>::from_data(data).into_string()
}

/// Returns a path with one more segment, which replaces the last one if that is empty.
fn pushed(path: &str, data: &str, has_authority: bool) -> String {
    let mut segments: Vec<String> = path.split('/').map(String::from).collect();
    if segments.len() > 1 && segments.last().is_some_and(String::is_empty) || path.is_empty() && !has_authority {
        segments.pop();
    }
    segments.push(segment(data));
    segments.join("/")
}

/// Returns a path without its last segment. Without an authority, an absolute path stays absolute.
fn popped(path: &str, has_authority: bool) -> String {
    match path.rsplit_once('/') {
        Some(("", _)) if !has_authority => "/".to_owned(),
        Some((shorter, _)) => shorter.to_owned(),
        None => String::new(),
    }
}

/// Returns a path with another last segment.
fn renamed(path: &str, data: &str, has_authority: bool) -> String {
    let mut segments: Vec<String> = path.split('/').map(String::from).collect();
    if !(path.is_empty() && has_authority) {
        segments.pop();
    }
    segments.push(segment(data));
    segments.join("/")
}

fn apply<R: Editable>(reference: &mut R, edit: Edit<'_>, query: &str) -> Result<(), EditError> {
    let it = reference.as_reference();
    match edit {
        Edit::Scheme(text) => reference.set_scheme_of(text),
        Edit::Fragment(text) => reference.set_fragment_of(text),
        Edit::Userinfo(text) => it.set_encoded_userinfo(text),
        Edit::Host(text) => it.set_encoded_host(text),
        Edit::Port(text) => it.set_port_str(text),
        Edit::Authority(text) => it.set_encoded_authority(text),
        Edit::Path(text) => it.set_encoded_path(text),
        Edit::Query(text) => it.set_encoded_query(text),
        Edit::PathAndQuery(text) => it.set_encoded_path_and_query(text),
        Edit::PushSegment(data) => it.push_segment(data),
        Edit::PopSegment => {
            let has_no_segment = it.path().is_empty() || it.path() == "/" && it.authority().is_none();
            let was_absolute = it.path().is_absolute() && it.authority().is_none();
            assert_eq!(it.pop_segment(), !has_no_segment);
            assert!(!was_absolute || it.path().is_absolute());
            Ok(())
        }
        Edit::LastSegment(data) => it.set_last_segment(data),
        _ => it.set_encoded_query(Some(query)),
    }
}

/// The decoded key and value of a pair.
type Meaning = (Vec<u8>, Option<Vec<u8>>);

fn meanings(pairs: &QueryPairs) -> Vec<Meaning> {
    let own = |bytes: Cow<'_, [u8]>| bytes.into_owned();
    pairs.iter().encoded().map(|pair| (own(pair.decode_key_bytes()), pair.decode_value_bytes().map(own))).collect()
}

/// Returns the pairs with other keys, as written.
fn untouched(pairs: &QueryPairs, key: &str) -> Vec<String> {
    pairs.iter().encoded().filter(|pair| *pair.decode_key_bytes() != *key.as_bytes()).map(super::written).collect()
}

/// Changes the pairs of a query, and checks that the result has the same meaning as a list with the same change, by
/// each convention.
fn changed_pairs(query: Option<Encoded<'_, part::Query>>, edit: Edit<'_>) -> String {
    let conventions = [PairSyntax::FORM, PairSyntax::SEMICOLON, PairSyntax::AMPERSAND];
    let texts = conventions.map(|syntax| {
        let mut pairs =
            query.map_or(QueryPairs::with_syntax(syntax), |query| QueryPairs::from_query_with(query, syntax));
        let before = pairs.clone();
        let mut model = meanings(&pairs);
        change_pairs(&mut pairs, edit);
        change_list(&mut model, edit);
        assert_eq!(meanings(&pairs), model, "{edit:?} of {before} became {pairs}");
        if let Some(key) = edit.key() {
            assert_eq!(untouched(&pairs, key), untouched(&before, key), "{edit:?} of {before} became {pairs}");
        }
        pairs.as_str().to_owned()
    });
    let [.., last] = texts;
    last
}

fn change_pairs(pairs: &mut QueryPairs, edit: Edit<'_>) {
    match edit {
        Edit::AppendPair(key, value) => pairs.append(key, value),
        Edit::InsertPair(place, key, value) => pairs.insert(place, key, value),
        Edit::ReplacePair(key, value) => pairs.replace(key, value),
        Edit::RemovePairs(key) => drop(pairs.remove(key)),
        Edit::SortPairs => pairs.sort(),
        _ => pairs.dedupe(),
    }
}

fn change_list(list: &mut Vec<Meaning>, edit: Edit<'_>) {
    let pair = |key: &str, value: Option<&str>| (key.as_bytes().to_vec(), value.map(|it| it.as_bytes().to_vec()));
    let put = |list: &mut Vec<Meaning>, place: usize, new: Meaning| {
        // An empty key without a value is not a pair.
        if !new.0.is_empty() || new.1.is_some() {
            list.insert(place.min(list.len()), new);
        }
    };
    match edit {
        Edit::AppendPair(key, value) => put(list, usize::MAX, pair(key, value)),
        Edit::InsertPair(place, key, value) => put(list, place, pair(key, value)),
        Edit::ReplacePair(key, value) => {
            let first = list.iter().position(|it| it.0 == key.as_bytes());
            list.retain(|it| it.0 != key.as_bytes());
            put(list, first.unwrap_or(usize::MAX), pair(key, value));
        }
        Edit::RemovePairs(key) => list.retain(|it| it.0 != key.as_bytes()),
        Edit::SortPairs => list.sort_by(|a, b| a.0.cmp(&b.0)),
        _ => {
            let mut seen = std::collections::BTreeSet::new();
            list.retain(|it| seen.insert(it.clone()));
        }
    }
}
