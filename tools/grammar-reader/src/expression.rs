//! The common representation of both notations: expressions, each stored once.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicU32, Ordering};

use crate::characters::CharacterSet;
use crate::error::{Error, Problem};

/// The maximum number of expressions after expanding repetitions and rules. A question of that size
/// takes seconds.
const MOST_EXPRESSIONS: u64 = 300_000;
/// The maximum number of alternatives. If they have a common end, the time for a question grows
/// with the square of that number.
const MOST_ALTERNATIVES: usize = 3_000;

/// The maximum number of parts of a sequence that is copied into another.
const MOST_COPIED: usize = 64;

/// An expression that matches texts.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Expression {
    /// The empty text.
    Empty,
    /// One character of a set.
    Set(CharacterSet),
    /// Consecutive parts.
    Sequence(Vec<ExpressionId>),
    /// Alternatives.
    Choice(Semantics, Vec<ExpressionId>),
    /// A part, repeated from `least` to `most` times.
    Repeat {
        /// How the count is chosen.
        semantics: Semantics,
        /// The repeated part.
        item: ExpressionId,
        /// The minimum count.
        least: u32,
        /// The maximum count, or `None` if unbounded.
        most: Option<u32>,
    },
    /// The empty text, if the part matches next.
    Ahead(ExpressionId),
    /// The empty text, if the part does not match next.
    NotAhead(ExpressionId),
    /// The empty text at the start of the text.
    Start,
    /// The empty text at the end of the text.
    End,
    /// A rule or node: its name and its content. The name is that of the file in a store that keeps
    /// rules, and that of the tree in a store that keeps nodes.
    Rule(String, ExpressionId),
    /// A recursive rule: the number of its [definition](Expressions::definition). Without a
    /// definition, it is [unknown](Expressions::unknown).
    Call(usize),
}

/// How a choice or a repetition matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Semantics {
    /// Any alternative and any count within the bounds may match, as in ABNF.
    Abnf,
    /// Only the first alternative that matches, and the highest possible count, as in pest.
    Peg,
}

/// The id of an expression in an [`Expressions`] store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ExpressionId {
    index: u32,
    store: u32,
}

/// A store of expressions. It can hold rules of several grammars, to compare them. Equal
/// expressions have one id.
///
/// An id is valid only in its own store and clones of that store; `decide` rejects any other id.
#[derive(Clone, Debug)]
pub struct Expressions {
    /// The number that the store and its clones share.
    store: u32,
    list: Vec<Expression>,
    nullable: Vec<bool>,
    sizes: Vec<u64>,
    contents: Vec<Contents>,
    ids: HashMap<Expression, ExpressionId>,
    /// The contents of recursive rules.
    definitions: Vec<Definition>,
    keeps: Keeps,
}

/// What an expression contains.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Contents {
    /// Whether it contains unknown parts.
    unknown: bool,
    /// Whether it contains the start of the text.
    start: bool,
}

/// The content of a recursive rule.
#[derive(Clone, Copy, Debug)]
struct Definition {
    /// `None` until it is known.
    content: Option<ExpressionId>,
    is_nullable: bool,
    is_unknown: bool,
}

/// The rules that the store keeps as [`Expression::Rule`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Keeps {
    Nothing,
    /// All rules that a file defines.
    Rules,
    /// The rules that are nodes of pest's parse tree.
    Nodes,
}

/// The number of stores so far.
static STORES: AtomicU32 = AtomicU32::new(0);

impl Default for Expressions {
    fn default() -> Self {
        Expressions {
            store: STORES.fetch_add(1, Ordering::Relaxed),
            list: vec![],
            nullable: vec![],
            sizes: vec![],
            contents: vec![],
            ids: HashMap::new(),
            definitions: vec![],
            keeps: Keeps::Nothing,
        }
    }
}

impl Expressions {
    /// Creates a store that keeps all rules.
    #[must_use]
    pub fn keeping_rules() -> Self {
        Expressions { keeps: Keeps::Rules, ..Expressions::default() }
    }

    /// Creates a store that keeps the nodes of pest's parse tree.
    #[must_use]
    pub fn keeping_nodes() -> Self {
        Expressions { keeps: Keeps::Nodes, ..Expressions::default() }
    }

    /// Returns an expression that matches a text if both expressions match all of it.
    #[must_use]
    pub fn both(&mut self, one: ExpressionId, other: ExpressionId) -> ExpressionId {
        if let Some(foreign) = self.foreign(&[one, other]) {
            return foreign;
        }
        let end = self.end();
        let whole = self.sequence(vec![one, end]);
        let ahead = self.ahead(whole);
        self.sequence(vec![ahead, other])
    }

    /// Returns an expression that matches a text if `one` matches all of it and `other` does not.
    #[must_use]
    pub fn without(&mut self, one: ExpressionId, other: ExpressionId) -> ExpressionId {
        if let Some(foreign) = self.foreign(&[one, other]) {
            return foreign;
        }
        let end = self.end();
        let whole = self.sequence(vec![other, end]);
        let none = self.not_ahead(whole);
        self.sequence(vec![none, one])
    }

    /// Checks that all expressions belong to this store.
    ///
    /// # Errors
    /// An expression belongs to another store.
    pub fn check_own(&self, ids: &[ExpressionId]) -> Result<(), Error> {
        match self.foreign(ids) {
            Some(_) => Err(Error::without_location(Problem::Undecidable("an expression of another store".into()))),
            None => Ok(()),
        }
    }

    /// The first id that is not valid in this store.
    fn foreign(&self, ids: &[ExpressionId]) -> Option<ExpressionId> {
        ids.iter().copied().find(|id| id.store != self.store || id.index as usize >= self.list.len())
    }

    /// The number of expressions.
    #[must_use]
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Whether the store is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// The expression with this id.
    #[must_use]
    pub fn get(&self, id: ExpressionId) -> &Expression {
        &self.list[id.index as usize]
    }

    /// Whether the expression may match the empty text. A lookahead may prevent that, so `true` can
    /// be wrong; `false` never is.
    #[must_use]
    pub fn is_nullable(&self, id: ExpressionId) -> bool {
        self.nullable[id.index as usize]
    }

    /// Returns all expressions in `roots`, each once.
    #[must_use]
    pub fn reachable(&self, roots: &[ExpressionId]) -> Vec<ExpressionId> {
        let mut seen = vec![false; self.list.len()];
        let mut waiting = roots.to_vec();
        let mut reachable = vec![];
        while let Some(id) = waiting.pop() {
            if !std::mem::replace(&mut seen[id.index as usize], true) {
                reachable.push(id);
                self.add_parts(id, &mut waiting);
            }
        }
        reachable
    }

    /// Adds the expressions directly in an expression.
    fn add_parts(&self, id: ExpressionId, to: &mut Vec<ExpressionId>) {
        match self.get(id) {
            Expression::Sequence(parts) | Expression::Choice(_, parts) => to.extend(parts),
            Expression::Repeat { item: part, .. }
            | Expression::Ahead(part)
            | Expression::NotAhead(part)
            | Expression::Rule(_, part) => to.push(*part),
            Expression::Call(number) => to.extend(self.definition(*number)),
            Expression::Empty | Expression::Set(_) | Expression::Start | Expression::End => {}
        }
    }

    /// Adds the empty text.
    pub fn empty(&mut self) -> ExpressionId {
        self.store(Expression::Empty)
    }

    /// Adds a character of a set.
    pub fn set(&mut self, set: CharacterSet) -> ExpressionId {
        self.store(Expression::Set(set))
    }

    /// Adds a string whose characters are each one of a set.
    pub fn string(&mut self, characters: impl IntoIterator<Item = CharacterSet>) -> ExpressionId {
        let parts = characters.into_iter().map(|set| self.set(set)).collect();
        self.sequence(parts)
    }

    /// Adds consecutive parts. A long sequence among them is kept as one part, so that what is added to it one after
    /// the other takes no copies of it.
    pub fn sequence(&mut self, parts: Vec<ExpressionId>) -> ExpressionId {
        let mut flat = vec![];
        for part in parts {
            match self.get(part) {
                Expression::Empty => {}
                Expression::Sequence(inner) if inner.len() <= MOST_COPIED => flat.extend_from_slice(inner),
                _ => flat.push(part),
            }
        }
        match *flat {
            [] => self.empty(),
            [one] => one,
            _ => self.store(Expression::Sequence(flat)),
        }
    }

    /// Returns the parts of a sequence, and of the sequences in it, or the expression itself.
    #[must_use]
    pub fn sequence_parts(&self, id: ExpressionId) -> Vec<ExpressionId> {
        let (mut parts, mut waiting) = (vec![], vec![id]);
        while let Some(next) = waiting.pop() {
            match self.get(next) {
                Expression::Sequence(inner) => waiting.extend(inner.iter().rev()),
                _ => parts.push(next),
            }
        }
        parts
    }

    /// Adds alternatives. Adjacent sets of characters become one set, and a common beginning of
    /// adjacent parts is stored once.
    pub fn choice(&mut self, semantics: Semantics, parts: Vec<ExpressionId>) -> ExpressionId {
        let mut flat: Vec<ExpressionId> = vec![];
        for part in parts {
            match self.get(part) {
                Expression::Choice(inner_semantics, inner) if *inner_semantics == semantics => {
                    flat.extend_from_slice(inner);
                }
                _ => flat.push(part),
            }
        }
        if semantics == Semantics::Abnf {
            flat.sort_by_key(|part| matches!(self.get(*part), Expression::Set(_)));
        }
        let neighbours = flat.chunk_by(|one, other| self.is_set(*one) && self.is_set(*other)).map(<[_]>::to_vec);
        let neighbours: Vec<Vec<ExpressionId>> = neighbours.collect();
        let mut joined: Vec<ExpressionId> = neighbours.iter().map(|sets| self.joined(sets)).collect();
        let mut seen = HashSet::new();
        joined.retain(|part| seen.insert(*part));
        if joined.windows(2).any(|two| self.first(two[0]) == self.first(two[1])) {
            let parts: Vec<Vec<ExpressionId>> = joined.into_iter().map(|part| self.sequence_parts(part)).collect();
            joined = self.with_common_beginnings(semantics, &parts.iter().map(Vec::as_slice).collect::<Vec<_>>());
        }
        match *joined {
            [] => self.set(CharacterSet::default()),
            [one] => one,
            _ => self.store(Expression::Choice(semantics, joined)),
        }
    }

    /// Adds a part that is repeated from `least` to `most` times.
    ///
    /// With [`Semantics::Abnf`], the repeated part never matches the empty text: `*( [a] )` becomes
    /// `*( a )`.
    pub fn repeat(&mut self, semantics: Semantics, item: ExpressionId, least: u32, most: Option<u32>) -> ExpressionId {
        let (item, least) = match semantics {
            Semantics::Abnf if self.is_nullable(item) => (self.without_empty(item), 0),
            _ => (item, least),
        };
        match (self.get(item), least, most) {
            (Expression::Empty, ..) | (_, _, Some(0)) => self.empty(),
            (Expression::Set(set), 0, _) if set.ranges().is_empty() => self.empty(),
            (Expression::Set(set), ..) if set.ranges().is_empty() => item,
            (_, 1, Some(1)) => item,
            _ => self.store(Expression::Repeat { semantics, item, least, most }),
        }
    }

    /// Adds a lookahead that requires `part` to match next.
    pub fn ahead(&mut self, part: ExpressionId) -> ExpressionId {
        self.store(Expression::Ahead(part))
    }

    /// Adds a lookahead that requires `part` not to match next.
    pub fn not_ahead(&mut self, part: ExpressionId) -> ExpressionId {
        self.store(Expression::NotAhead(part))
    }

    /// Adds the start of the text.
    pub fn start(&mut self) -> ExpressionId {
        self.store(Expression::Start)
    }

    /// Adds the end of the text.
    pub fn end(&mut self) -> ExpressionId {
        self.store(Expression::End)
    }

    /// Adds a rule, or only its content if the store does not keep rules.
    pub fn rule(&mut self, name: &str, part: ExpressionId) -> ExpressionId {
        if self.keeps == Keeps::Rules { self.store(Expression::Rule(name.to_owned(), part)) } else { part }
    }

    /// Adds a node of pest's parse tree, or only its content if the store does not keep nodes.
    pub fn node(&mut self, name: &str, part: ExpressionId) -> ExpressionId {
        if self.keeps != Keeps::Nodes {
            return part;
        }
        let name = name.to_owned();
        self.store(Expression::Rule(name, part))
    }

    /// Adds a recursive rule, whose content is [defined](Self::define) later. A rule that may match
    /// the empty text must be nullable. Until then, its content is unknown.
    pub fn declare(&mut self, is_nullable: bool) -> ExpressionId {
        self.definitions.push(Definition { content: None, is_nullable, is_unknown: false });
        self.store(Expression::Call(self.definitions.len() - 1))
    }

    /// Adds a part that matches unknown texts, each time a different one. `is_nullable` says whether
    /// it may match the empty text.
    pub fn unknown(&mut self, is_nullable: bool) -> ExpressionId {
        self.definitions.push(Definition { content: None, is_nullable, is_unknown: true });
        self.store(Expression::Call(self.definitions.len() - 1))
    }

    /// Whether an expression contains unknown parts.
    #[must_use]
    pub fn has_unknown_parts(&self, id: ExpressionId) -> bool {
        self.contents[id.index as usize].unknown
    }

    /// Whether an expression contains the start of the text.
    #[must_use]
    pub fn has_start(&self, id: ExpressionId) -> bool {
        self.contents[id.index as usize].start
    }

    /// Defines the content of a recursive rule that [`declare`](Self::declare) returned.
    pub fn define(&mut self, rule: ExpressionId, content: ExpressionId) {
        let Expression::Call(number) = *self.get(rule) else { return };
        self.definitions[number].content = Some(content);
        // The expressions that were added since the declaration may contain the rule.
        let mut is_changed = self.contents[content.index as usize] != Contents::default();
        while std::mem::take(&mut is_changed) {
            for index in rule.index as usize..self.list.len() {
                let contents = self.contents_of(&self.list[index]);
                is_changed |= std::mem::replace(&mut self.contents[index], contents) != contents;
            }
        }
    }

    /// Returns the content of a recursive rule, or `None` if it is not yet defined.
    #[must_use]
    pub fn definition(&self, number: usize) -> Option<ExpressionId> {
        self.definitions.get(number)?.content
    }

    /// Whether the store keeps the nodes of pest's parse tree.
    #[must_use]
    pub fn keeps_nodes(&self) -> bool {
        self.keeps == Keeps::Nodes
    }

    /// Returns an expression of ABNF without the empty text.
    fn without_empty(&mut self, id: ExpressionId) -> ExpressionId {
        if !self.is_nullable(id) {
            return id;
        }
        match self.get(id).clone() {
            Expression::Sequence(parts) => {
                // The first half is not empty, or it is and the other half is not. Splitting in
                // half keeps the result short.
                let (first, second) = parts.split_at(parts.len() / 2);
                let [first, second] = [first, second].map(|half| self.sequence(half.to_vec()));
                let [some_first, some_second] = [first, second].map(|half| self.without_empty(half));
                let both = self.sequence(vec![some_first, second]);
                self.choice(Semantics::Abnf, vec![both, some_second])
            }
            Expression::Choice(semantics, parts) => {
                let parts = parts.into_iter().map(|part| self.without_empty(part)).collect();
                self.choice(semantics, parts)
            }
            Expression::Repeat { semantics, item, most, .. } => self.repeat(semantics, item, 1, most),
            Expression::Rule(name, part) => {
                let part = self.without_empty(part);
                self.store(Expression::Rule(name, part))
            }
            _ => self.set(CharacterSet::default()),
        }
    }

    /// Returns alternatives in which no adjacent ones begin with the same expression: `a b | a c`
    /// becomes `a (b | c)`. The meaning is the same, also in pest. Otherwise each such choice
    /// inside another would double the question.
    fn with_common_beginnings(&mut self, semantics: Semantics, parts: &[&[ExpressionId]]) -> Vec<ExpressionId> {
        let groups = parts.chunk_by(|one, other| one.first() == other.first());
        let alternative = |group: &[&[ExpressionId]]| {
            let [one, others @ ..] = group else { return self.empty() };
            let common =
                |other: &&[ExpressionId]| one.iter().zip(*other).take_while(|(one, other)| one == other).count();
            // All of the beginning is taken at once: a long one is not copied for each of its parts.
            let length = others.iter().map(common).min().unwrap_or(one.len());
            let mut sequence = one[..length].to_vec();
            if !others.is_empty() {
                let rests: Vec<&[ExpressionId]> = group.iter().map(|parts| &parts[length..]).collect();
                sequence.push(self.choice_of_sequences(semantics, &rests));
            }
            self.sequence(sequence)
        };
        groups.map(alternative).collect()
    }

    /// Adds alternatives that are sequences.
    fn choice_of_sequences(&mut self, semantics: Semantics, parts: &[&[ExpressionId]]) -> ExpressionId {
        // What is one expression may be a choice or a set, which are joined with others.
        let is_single = |parts: &&[ExpressionId]| parts.len() <= 1;
        let groups = parts.chunk_by(|one, other| is_single(one) == is_single(other));
        let alternatives: Vec<ExpressionId> = groups
            .flat_map(|group| {
                if group.iter().all(is_single) {
                    let singles = group.iter().map(|parts| parts.first().copied().unwrap_or_else(|| self.empty()));
                    return singles.collect();
                }
                self.with_common_beginnings(semantics, group)
            })
            .collect();
        self.choice(semantics, alternatives)
    }

    /// The first part of a sequence, or the expression itself.
    fn first(&self, id: ExpressionId) -> ExpressionId {
        match self.get(id) {
            Expression::Sequence(parts) => parts.first().map_or(id, |first| self.first(*first)),
            _ => id,
        }
    }

    fn is_set(&self, id: ExpressionId) -> bool {
        matches!(self.get(id), Expression::Set(_))
    }

    /// Returns the union of several sets, or a single expression unchanged.
    fn joined(&mut self, sets: &[ExpressionId]) -> ExpressionId {
        if let [one] = sets {
            return *one;
        }
        let sets = sets.iter().filter_map(|id| match self.get(*id) {
            Expression::Set(set) => Some(set.ranges()),
            _ => None,
        });
        let ranges = sets.flatten().copied().collect();
        self.set(CharacterSet::from_ranges(ranges))
    }

    /// Checks the size of expressions, each and together.
    ///
    /// # Errors
    /// They exceed the [bounds](crate#bounds).
    pub fn check_size(&self, ids: &[ExpressionId]) -> Result<(), Problem> {
        if self.size(ids) > MOST_EXPRESSIONS {
            return Err(Problem::TooLarge(format!(
                "more than {MOST_EXPRESSIONS} expressions when repetitions and rules are expanded; \
                 write smaller bounds, or none"
            )));
        }
        let is_wide = |id| matches!(self.get(id), Expression::Choice(_, parts) if parts.len() > MOST_ALTERNATIVES);
        if ids.iter().copied().any(is_wide) {
            return Err(Problem::TooLarge(format!(
                "more than {MOST_ALTERNATIVES} alternatives; group those with a common beginning"
            )));
        }
        Ok(())
    }

    /// The number of expressions without parts in some expressions, after expanding repetitions.
    fn size(&self, ids: &[ExpressionId]) -> u64 {
        ids.iter().map(|id| self.sizes[id.index as usize]).fold(0, u64::saturating_add)
    }

    /// Returns what an expression contains, given what its parts contain.
    fn contents_of(&self, expression: &Expression) -> Contents {
        let of = |part: &ExpressionId| self.contents[part.index as usize];
        let join = |one: Contents, other: Contents| Contents {
            unknown: one.unknown || other.unknown,
            start: one.start || other.start,
        };
        match expression {
            Expression::Sequence(parts) | Expression::Choice(_, parts) => {
                parts.iter().map(of).fold(Contents::default(), join)
            }
            Expression::Repeat { item: part, .. }
            | Expression::Ahead(part)
            | Expression::NotAhead(part)
            | Expression::Rule(_, part) => of(part),
            Expression::Start => Contents { start: true, ..Contents::default() },
            Expression::Call(number) => match self.definition(*number) {
                Some(content) => self.contents.get(content.index as usize).copied().unwrap_or_default(),
                None => Contents { unknown: self.definitions[*number].is_unknown, start: false },
            },
            Expression::Empty | Expression::Set(_) | Expression::End => Contents::default(),
        }
    }

    fn store(&mut self, expression: Expression) -> ExpressionId {
        if let Some(id) = self.ids.get(&expression) {
            return *id;
        }
        let nullable = match &expression {
            Expression::Set(_) => false,
            Expression::Sequence(parts) => parts.iter().all(|part| self.is_nullable(*part)),
            Expression::Choice(_, parts) => parts.iter().any(|part| self.is_nullable(*part)),
            Expression::Repeat { item, least, .. } => *least == 0 || self.is_nullable(*item),
            Expression::Rule(_, part) => self.is_nullable(*part),
            Expression::Call(number) => self.definitions.get(*number).is_none_or(|it| it.is_nullable),
            _ => true,
        };
        let size = match &expression {
            Expression::Sequence(parts) | Expression::Choice(_, parts) => self.size(parts),
            Expression::Repeat { item, least, most, .. } => {
                self.size(&[*item]).saturating_mul(u64::from(most.unwrap_or(*least).max(1)))
            }
            Expression::Rule(_, part) | Expression::Ahead(part) | Expression::NotAhead(part) => self.size(&[*part]),
            Expression::Empty | Expression::Set(_) | Expression::Start | Expression::End | Expression::Call(_) => 1,
        };
        let index = u32::try_from(self.list.len()).expect("there are fewer expressions than bytes of memory");
        let id = ExpressionId { index, store: self.store };
        self.list.push(expression.clone());
        self.nullable.push(nullable);
        self.sizes.push(size);
        self.contents.push(self.contents_of(&expression));
        self.ids.insert(expression, id);
        id
    }
}
