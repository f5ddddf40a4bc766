//! An edit, described by a line of text.

/// One edit of a reference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edit<'e> {
    Scheme(Option<&'e str>),
    Userinfo(Option<&'e str>),
    Host(Option<&'e str>),
    Port(Option<&'e str>),
    Path(&'e str),
    Query(Option<&'e str>),
    Fragment(Option<&'e str>),
    PushSegment(&'e str),
    PopSegment,
    LastSegment(&'e str),
    AppendPair(&'e str, Option<&'e str>),
    InsertPair(usize, &'e str, Option<&'e str>),
    ReplacePair(&'e str, Option<&'e str>),
    RemovePairs(&'e str),
    SortPairs,
    DedupePairs,
    Authority(Option<&'e str>),
    PathAndQuery(&'e str),
}

impl<'e> Edit<'e> {
    /// Reads the edit of a line such as `host [::1]`, or `host` to remove the component. If the first word names no
    /// edit, its first character selects one, so that every line is an edit.
    pub fn read(line: &'e str) -> Self {
        let (name, value) = line.split_once(' ').map_or((line, None), |(name, value)| (name, Some(value)));
        let text = value.unwrap_or_default();
        let (key, pair_value) = text.split_once('=').map_or((text, None), |(key, value)| (key, Some(value)));
        match NAMES.iter().position(|it| *it == name).unwrap_or_else(|| by_first_character(name)) {
            0 => Edit::Scheme(value),
            1 => Edit::Userinfo(value),
            2 => Edit::Host(value),
            3 => Edit::Port(value),
            4 => Edit::Path(text),
            5 => Edit::Query(value),
            6 => Edit::Fragment(value),
            7 => Edit::PushSegment(text),
            8 => Edit::PopSegment,
            9 => Edit::LastSegment(text),
            10 => Edit::AppendPair(key, pair_value),
            11 => Edit::InsertPair(key.len() / 2, key, pair_value),
            12 => Edit::ReplacePair(key, pair_value),
            13 => Edit::RemovePairs(text),
            14 => Edit::SortPairs,
            15 => Edit::DedupePairs,
            16 => Edit::Authority(value),
            _ => Edit::PathAndQuery(text),
        }
    }

    /// The key of the pairs that the edit changes, if it changes the pairs of only one key.
    pub fn key(self) -> Option<&'e str> {
        match self {
            Edit::AppendPair(key, _)
            | Edit::InsertPair(_, key, _)
            | Edit::ReplacePair(key, _)
            | Edit::RemovePairs(key) => Some(key),
            _ => None,
        }
    }
}

/// The names of the edits.
pub const NAMES: [&str; 18] = [
    "scheme", "userinfo", "host", "port", "path", "query", "fragment", "push", "pop", "last", "append", "insert",
    "replace", "remove", "sort", "dedupe", "authority", "target",
];

fn by_first_character(name: &str) -> usize {
    name.bytes().next().map_or(0, usize::from) % NAMES.len()
}
