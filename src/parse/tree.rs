//! The parse tree: which rule matched where.

use alloc::borrow::Cow;
use alloc::vec::Vec;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::ops::Range;

use crate::error::ParseErrorKind;
use crate::error::parse_error::ParseError;
use crate::grammar::node::{Match, NoTree};
use crate::grammar::rules::{EntryRule, Rule};
use crate::grammar::span::Span;
use crate::parse::nodes::ParserRule;
use crate::parse::offsets::{ComponentOffsets, OffsetsBuilder};
use crate::parse::parser::error;
use crate::text::delimiter;
use crate::text::percent_encoded::decoded;

/// A parse tree: each rule that matched, with the text it matched.
///
/// Printing a tree gives one line per node: two spaces for each level, the rule's ABNF name, its range of bytes, its
/// text. The snapshots of this crate have that form.
///
/// Rules for runs of characters (`scheme`, `segment`, `query` ...) are leaves: their characters are not nodes.
///
/// ```
/// use pest_uri::{EntryRule, ParseTree};
///
/// let tree = ParseTree::parse(EntryRule::Uri, "mailto:a@b")?;
/// assert_eq!(tree.to_string(), "\
/// URI 0..10 \"mailto:a@b\"
///   scheme 0..6 \"mailto\"
///   hier-part 7..10 \"a@b\"
///     path-rootless 7..10 \"a@b\"
///       segment-nz 7..10 \"a@b\"
/// ");
/// assert_eq!(tree.find("scheme").unwrap().text(), "mailto");
/// # Ok::<(), pest_uri::ParseError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct ParseTree<'t> {
    text: &'t str,
    /// In the order in which the matches begin, so that the nodes below a node follow it directly.
    nodes: Vec<Match>,
}

impl<'t> ParseTree<'t> {
    /// Parses the whole of `text` by an entry rule.
    ///
    /// # Errors
    /// A [`ParseError`] if the rule does not match the text: `a b` by any rule, `//h` by `URI`, `a:#f` by
    /// `absolute-URI`.
    pub fn parse(entry: EntryRule, text: &'t str) -> Result<Self, ParseError> {
        Self::parse_by(entry.rule(), text)
    }

    /// Parses the whole of `text` by any rule of the grammar, named as in the ABNF (`path-abempty`) or as in the
    /// grammar (`path_abempty`).
    ///
    /// ```
    /// use pest_uri::ParseTree;
    ///
    /// assert!(ParseTree::parse_rule("IPv6address", "::ffff:192.0.2.1").is_ok());
    /// assert!(ParseTree::parse_rule("dec-octet", "256").is_err());
    /// ```
    ///
    /// # Errors
    /// [`RuleError::Unknown`] for an unknown rule (`ip`), [`RuleError::Rejected`] if the rule does not match
    /// the text.
    pub fn parse_rule(name: &str, text: &'t str) -> Result<Self, RuleError> {
        let rule = Rule::by_name(&name.replace('_', "-")).ok_or(RuleError::Unknown)?;
        Ok(Self::parse_by(rule, text)?)
    }

    pub(crate) fn parse_by(rule: impl Into<ParserRule>, text: &'t str) -> Result<Self, ParseError> {
        let parser = rule.into();
        let rule = parser.rule;
        let nodes = parser.read(text).map_err(|failure| match failure {
            NoTree::NoMatch => error(rule, text),
            NoTree::Limit => ParseError::new(rule, ParseErrorKind::Limit, None, "", 0),
            NoTree::Nesting(at) => ParseError::new(rule, ParseErrorKind::Nesting, None, text, at),
        })?;
        Ok(ParseTree { text, nodes })
    }

    /// Makes a tree of known nodes, in the order of their starts.
    #[cfg(feature = "custom-grammars")]
    pub(crate) fn from_nodes(text: &'t str, nodes: Vec<Match>) -> Self {
        ParseTree { text, nodes }
    }

    /// The text that was parsed.
    #[must_use]
    pub fn text(&self) -> &'t str {
        self.text
    }

    /// The node of the rule that the text was parsed by.
    #[must_use]
    pub fn root(&self) -> Node<'_, 't> {
        Node { tree: self, index: 0 }
    }

    /// The first node of the rule with this name, from the root downwards and from left to right. The name is as in
    /// [`Node::name`] (`path-abempty`) or as in the grammar (`path_abempty`). `None` for a rule that the grammar does
    /// not have.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<Node<'_, 't>> {
        self.root().find(name)
    }

    /// All nodes of the rule with this name, in the same order.
    ///
    /// ```
    /// use pest_uri::ParseTree;
    ///
    /// let tree = ParseTree::parse_rule("path-absolute", "/a/b")?;
    /// assert!(tree.find_all("segment").chain(tree.find_all("segment_nz")).map(|it| it.text()).eq(["b", "a"]));
    /// # Ok::<(), pest_uri::RuleError>(())
    /// ```
    pub fn find_all(&self, name: &str) -> impl Iterator<Item = Node<'_, 't>> {
        self.root().find_all(name)
    }

    /// Walks over the tree and collects the components by the names of the rules. A tree without a path has an empty
    /// one.
    ///
    /// A custom grammar may name an authority, and have other names for what surrounds it: then the delimiters
    /// determine the other components.
    pub(crate) fn offsets(&self) -> ComponentOffsets {
        let mut captures = OffsetsBuilder::NEW;
        for &Match { rule, span, .. } in &self.nodes {
            captures = captures.on_rule(rule.0.generic_rule, span.start, span.end);
        }
        let text = self.text;
        let offsets = captures.offsets(text.len());
        if captures.has_path && offsets.has_scheme() || !offsets.has_authority() {
            return offsets;
        }
        match text[..offsets.authority_start].split_once(delimiter::AUTHORITY) {
            Some((before, userinfo)) if userinfo.is_empty() || userinfo.ends_with(delimiter::USERINFO) => {
                ComponentOffsets::by_delimiters(text, before.len())
            }
            _ if captures.has_path => offsets,
            _ => ComponentOffsets { path_start: self.authority_end(), ..offsets },
        }
    }

    /// The end of the authority.
    fn authority_end(&self) -> usize {
        let ends = self.nodes.iter().filter_map(|Match { rule, span, .. }| match rule.0.generic_rule? {
            Rule::authority | Rule::iauthority | Rule::host | Rule::ihost | Rule::port => Some(span.end),
            _ => None,
        });
        ends.max().unwrap_or_default()
    }
}

impl fmt::Display for ParseTree<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.root().fmt(formatter)
    }
}

impl fmt::Debug for ParseTree<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("ParseTree").field(&self.root()).finish()
    }
}

/// A node of a [`ParseTree`]: one rule and the text it matched.
///
/// Two nodes are equal if their rules, ranges and texts, and all nodes below them are equal, in one tree or in two.
#[derive(Clone, Copy)]
pub struct Node<'tree, 't> {
    tree: &'tree ParseTree<'t>,
    index: usize,
}

impl<'tree, 't> Node<'tree, 't> {
    /// The rule's name in the grammar with `-` for `_`, which is the name in the ABNF.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.matched().rule.0.name
    }

    /// The bytes of the text that the rule matched.
    #[must_use]
    pub fn span(self) -> Range<usize> {
        self.matched().span.range()
    }

    /// The text that the rule matched.
    #[must_use]
    pub fn text(self) -> &'t str {
        self.matched().span.slice(self.tree.text)
    }

    /// The text with percent-encoded bytes decoded (RFC 3986, section 2.1), if the rule may contain any: if it uses
    /// `pct_encoded`, or a literal such as `"%3A"`, directly or by other rules. A `%` without two hexadecimal digits,
    /// which a custom grammar may allow, stays.
    ///
    /// ```
    /// use pest_uri::{EntryRule, ParseTree};
    ///
    /// let tree = ParseTree::parse(EntryRule::Uri, "a:b%20c")?;
    /// assert_eq!(tree.find("path-rootless").unwrap().decode(), &b"b c"[..]);
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[must_use]
    pub fn decode(self) -> Cow<'t, [u8]> {
        if self.matched().rule.may_be_encoded { decoded(self.text()) } else { Cow::Borrowed(self.text().as_bytes()) }
    }

    /// The nodes directly below this one, from left to right.
    pub fn children(self) -> impl Iterator<Item = Node<'tree, 't>> {
        let end = self.index + 1 + self.matched().below;
        let mut next = self.index + 1;
        core::iter::from_fn(move || {
            let child = (next < end).then_some(Node { tree: self.tree, index: next })?;
            next += 1 + child.matched().below;
            Some(child)
        })
    }

    /// The node and all nodes below it, each before those below it, from left to right.
    pub fn descendants(self) -> impl Iterator<Item = Node<'tree, 't>> {
        (self.index..=self.index + self.matched().below).map(move |index| Node { tree: self.tree, index })
    }

    /// The first node of the rule with this name, of the ABNF or of the grammar, among this node and all below it.
    #[must_use]
    pub fn find(self, name: &str) -> Option<Node<'tree, 't>> {
        self.descendants().find(|node| node.has_name(name))
    }

    /// All nodes of the rule with this name, of the ABNF or of the grammar, among this node and all below it, from left
    /// to right.
    pub fn find_all(self, name: &str) -> impl Iterator<Item = Node<'tree, 't>> {
        self.descendants().filter(move |node| node.has_name(name))
    }

    fn has_name(self, name: &str) -> bool {
        let written = |byte: u8| if byte == b'_' { b'-' } else { byte };
        self.name().bytes().eq(name.bytes().map(written))
    }

    pub(crate) fn matched(self) -> Match {
        self.tree.nodes[self.index]
    }

    /// The matches of the node and of all below it.
    fn matches(self) -> &'tree [Match] {
        &self.tree.nodes[self.index..=self.index + self.matched().below]
    }
}

/// The nodes below a node, each before those below it, from left to right, without those that are skipped.
#[cfg(feature = "custom-grammars")]
pub struct Below<'tree, 't> {
    tree: &'tree ParseTree<'t>,
    next: usize,
    end: usize,
}

#[cfg(feature = "custom-grammars")]
impl<'tree, 't> Below<'tree, 't> {
    /// The nodes below `node`.
    pub(crate) fn new(Node { tree, index }: Node<'tree, 't>) -> Self {
        Below { tree, next: index + 1, end: index + 1 + tree.nodes[index].below }
    }

    /// The node, and the nodes below it.
    pub(crate) fn with(node: Node<'tree, 't>) -> Self {
        Below { next: node.index, ..Below::new(node) }
    }

    /// Skips the nodes below the last one.
    pub fn skip_inside(&mut self) {
        self.next += self.tree.nodes[self.next - 1].below;
    }
}

#[cfg(feature = "custom-grammars")]
impl<'tree, 't> Iterator for Below<'tree, 't> {
    type Item = Node<'tree, 't>;

    fn next(&mut self) -> Option<Self::Item> {
        let node = (self.next < self.end).then_some(Node { tree: self.tree, index: self.next });
        self.next += 1;
        node
    }
}

impl PartialEq for Node<'_, '_> {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text() && self.matches() == other.matches()
    }
}

impl Eq for Node<'_, '_> {}

impl Hash for Node<'_, '_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.text().hash(state);
        self.matched().hash(state);
    }
}

impl fmt::Display for Node<'_, '_> {
    /// One line per node, two spaces for each level.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The nodes above the next one that have not ended.
        let mut above: Vec<(Span, usize)> = Vec::new();
        let mut last_end = self.matched().span.start;
        for node in self.descendants() {
            while above.last().is_some_and(|&(_, last)| node.index > last) {
                above.pop();
            }
            let span = node.matched().span;
            debug_assert!(above.last().is_none_or(|(parent, _)| parent.contains(span)), "spans nest");
            debug_assert!(last_end <= span.end, "spans are in order");
            last_end = span.start;
            let indent = 2 * above.len();
            writeln!(formatter, "{:indent$}{} {:?} {:?}", "", node.name(), node.span(), node.text())?;
            above.push((span, node.index + node.matched().below));
        }
        Ok(())
    }
}

impl fmt::Debug for Node<'_, '_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} {:?}", self.name(), self.span())
    }
}

/// Why [`ParseTree::parse_rule`] returned no tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum RuleError {
    /// The grammar has no rule of that name.
    #[error("unknown rule")]
    Unknown,
    /// The rule does not match the text.
    #[error(transparent)]
    Rejected(#[from] ParseError),
}
