//! The representation of both notations: expressions, each stored once.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicU32, Ordering};

use crate::characters::CharacterSet;
use crate::error::{Error, Problem};

/// The greatest number of expressions, with all repetitions and rules written out: a question of that size takes seconds.
const MOST_WRITTEN_OUT: u64 = 300_000;
/// The greatest number of alternatives: if they end alike, the time for a question grows with the square of that.
const MOST_ALTERNATIVES: usize = 3_000;

/// An expression over texts.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Expression {
    /// The empty text.
    Empty,
    /// One character of a set.
    Set(CharacterSet),
    /// One part after the other.
    Sequence(Vec<ExpressionId>),
    /// One of the parts.
    Choice(Reading, Vec<ExpressionId>),
    /// A part, from `least` to `most` times.
    Repeat {
        /// How the number of times is chosen.
        reading: Reading,
        /// The part that is repeated.
        item: ExpressionId,
        /// The minimum number of times.
        least: u32,
        /// The maximum number of times, if there is a bound.
        most: Option<u32>,
    },
    /// The empty text, if the part comes next.
    Ahead(ExpressionId),
    /// The empty text, if the part does not come next.
    NotAhead(ExpressionId),
    /// The empty text at the start of the text.
    Start,
    /// The empty text at the end of the text.
    End,
    /// What a rule matches, and its name: as in its file in a store that keeps rules, and as in the tree in a store that keeps
    /// nodes.
    Rule(String, ExpressionId),
}

/// How a choice or a repetition is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reading {
    /// As in ABNF: every alternative and every number of times counts.
    Free,
    /// As in pest: the first alternative that matches, as often as it matches, and no other.
    Ordered,
}

/// The id of an expression of an [`Expressions`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ExpressionId {
    index: u32,
    store: u32,
}

/// A store of expressions: the rules of several grammars may be kept in one, and compared. Equal expressions have one id.
///
/// An id is valid only in its own store and that store's clones; with any other id, `decide` returns an error.
#[derive(Clone, Debug)]
pub struct Expressions {
    /// The number of the store and of its clones.
    store: u32,
    list: Vec<Expression>,
    nullable: Vec<bool>,
    sizes: Vec<u64>,
    ids: HashMap<Expression, ExpressionId>,
    keeps: Keeps,
    /// The names of nodes that differ from the names of their rules.
    names: HashMap<String, String>,
}

/// The rules whose start and end the store keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Keeps {
    Nothing,
    /// All rules that a file defines.
    Rules,
    /// The rules that are nodes of the tree that pest makes.
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
            ids: HashMap::new(),
            keeps: Keeps::Nothing,
            names: HashMap::new(),
        }
    }
}

impl Expressions {
    /// Creates a store that keeps which rule matched what.
    #[must_use]
    pub fn keeping_rules() -> Self {
        Expressions { keeps: Keeps::Rules, ..Expressions::default() }
    }

    /// Creates a store that keeps the nodes of the tree that pest makes, and their rules.
    #[must_use]
    pub fn keeping_nodes() -> Self {
        Expressions { keeps: Keeps::Nodes, ..Expressions::default() }
    }

    /// Gives some nodes other names than their rules, from here on.
    pub fn rename(&mut self, names: HashMap<String, String>) {
        self.names = names;
    }

    /// An expression that matches a text if both expressions match it as a whole.
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

    /// An expression that matches a text if the one expression matches it as a whole and the other does not.
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

    /// Returns an error for expressions of another store.
    ///
    /// # Errors
    /// One of them is of another store.
    pub fn check_own(&self, ids: &[ExpressionId]) -> Result<(), Error> {
        match self.foreign(ids) {
            Some(_) => Err(Error::nowhere(Problem::Undecidable("an expression of another store".into()))),
            None => Ok(()),
        }
    }

    /// The first expression that is not of this store.
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

    /// Whether the expression may match without taking a character. Never false if it can; sometimes true if a lookahead
    /// prevents it.
    #[must_use]
    pub fn is_nullable(&self, id: ExpressionId) -> bool {
        self.nullable[id.index as usize]
    }

    /// The expressions that `roots` consist of, each once.
    #[must_use]
    pub fn reachable(&self, roots: &[ExpressionId]) -> Vec<ExpressionId> {
        let mut seen = HashSet::new();
        let mut waiting = roots.to_vec();
        let mut reachable = vec![];
        while let Some(id) = waiting.pop() {
            if !seen.insert(id) {
                continue;
            }
            reachable.push(id);
            match self.get(id) {
                Expression::Sequence(parts) | Expression::Choice(_, parts) => waiting.extend_from_slice(parts),
                Expression::Repeat { item: part, .. }
                | Expression::Ahead(part)
                | Expression::NotAhead(part)
                | Expression::Rule(_, part) => waiting.push(*part),
                Expression::Empty | Expression::Set(_) | Expression::Start | Expression::End => {}
            }
        }
        reachable
    }

    /// The empty text.
    pub fn empty(&mut self) -> ExpressionId {
        self.store(Expression::Empty)
    }

    /// One character of a set.
    pub fn set(&mut self, set: CharacterSet) -> ExpressionId {
        self.store(Expression::Set(set))
    }

    /// A string, where each character is one of a set.
    pub fn string(&mut self, characters: impl IntoIterator<Item = CharacterSet>) -> ExpressionId {
        let parts = characters.into_iter().map(|set| self.set(set)).collect();
        self.sequence(parts)
    }

    /// One part after the other.
    pub fn sequence(&mut self, parts: Vec<ExpressionId>) -> ExpressionId {
        let mut flat = vec![];
        for part in parts {
            match self.get(part) {
                Expression::Empty => {}
                Expression::Sequence(inner) => flat.extend_from_slice(inner),
                _ => flat.push(part),
            }
        }
        match *flat {
            [] => self.empty(),
            [one] => one,
            _ => self.store(Expression::Sequence(flat)),
        }
    }

    /// One of the parts. Adjacent sets of characters become one set, and the common beginning of adjacent parts is stored once.
    pub fn choice(&mut self, reading: Reading, parts: Vec<ExpressionId>) -> ExpressionId {
        let mut flat: Vec<ExpressionId> = vec![];
        for part in parts {
            match self.get(part) {
                Expression::Choice(inner_reading, inner) if *inner_reading == reading => flat.extend_from_slice(inner),
                _ => flat.push(part),
            }
        }
        if reading == Reading::Free {
            flat.sort_by_key(|part| matches!(self.get(*part), Expression::Set(_)));
        }
        let neighbours = flat.chunk_by(|one, other| self.is_set(*one) && self.is_set(*other)).map(<[_]>::to_vec);
        let neighbours: Vec<Vec<ExpressionId>> = neighbours.collect();
        let mut joined: Vec<ExpressionId> = neighbours.iter().map(|sets| self.joined(sets)).collect();
        let mut seen = HashSet::new();
        joined.retain(|part| seen.insert(*part));
        if joined.windows(2).any(|two| self.first(two[0]) == self.first(two[1])) {
            return self.choice_by_first(reading, &joined);
        }
        match *joined {
            [] => self.set(CharacterSet::default()),
            [one] => one,
            _ => self.store(Expression::Choice(reading, joined)),
        }
    }

    /// A part, any number of times from `least` to `most`.
    ///
    /// With [`Reading::Free`], the repeated part never matches the empty text: `*( [a] )` becomes `*( a )`.
    pub fn repeat(&mut self, reading: Reading, item: ExpressionId, least: u32, most: Option<u32>) -> ExpressionId {
        let (item, least) = match reading {
            Reading::Free if self.is_nullable(item) => (self.without_empty(item), 0),
            _ => (item, least),
        };
        match (self.get(item), least, most) {
            (Expression::Empty, ..) | (_, _, Some(0)) => self.empty(),
            (Expression::Set(set), 0, _) if set.ranges().is_empty() => self.empty(),
            (Expression::Set(set), ..) if set.ranges().is_empty() => item,
            (_, 1, Some(1)) => item,
            _ => self.store(Expression::Repeat { reading, item, least, most }),
        }
    }

    /// The empty text, if `part` comes next.
    pub fn ahead(&mut self, part: ExpressionId) -> ExpressionId {
        self.store(Expression::Ahead(part))
    }

    /// The empty text, if `part` does not come next.
    pub fn not_ahead(&mut self, part: ExpressionId) -> ExpressionId {
        self.store(Expression::NotAhead(part))
    }

    /// The empty text at the start of the text.
    pub fn start(&mut self) -> ExpressionId {
        self.store(Expression::Start)
    }

    /// The empty text at the end of the text.
    pub fn end(&mut self) -> ExpressionId {
        self.store(Expression::End)
    }

    /// What a rule matches.
    pub fn rule(&mut self, name: &str, part: ExpressionId) -> ExpressionId {
        if self.keeps == Keeps::Rules { self.store(Expression::Rule(name.to_owned(), part)) } else { part }
    }

    /// What a node of the tree that pest makes contains.
    pub fn node(&mut self, name: &str, part: ExpressionId) -> ExpressionId {
        if self.keeps != Keeps::Nodes {
            return part;
        }
        let name = self.names.get(name).map_or(name, String::as_str).to_owned();
        self.store(Expression::Rule(name, part))
    }

    /// What a freely read expression matches, without the empty text.
    fn without_empty(&mut self, id: ExpressionId) -> ExpressionId {
        if !self.is_nullable(id) {
            return id;
        }
        match self.get(id).clone() {
            Expression::Sequence(parts) => {
                // The first half is not empty, or it is and the other half is not. Splitting in half keeps the result short.
                let (first, second) = parts.split_at(parts.len() / 2);
                let [first, second] = [first, second].map(|half| self.sequence(half.to_vec()));
                let [some_first, some_second] = [first, second].map(|half| self.without_empty(half));
                let both = self.sequence(vec![some_first, second]);
                self.choice(Reading::Free, vec![both, some_second])
            }
            Expression::Choice(reading, parts) => {
                let parts = parts.into_iter().map(|part| self.without_empty(part)).collect();
                self.choice(reading, parts)
            }
            Expression::Repeat { reading, item, most, .. } => self.repeat(reading, item, 1, most),
            Expression::Rule(name, part) => {
                let part = self.without_empty(part);
                self.store(Expression::Rule(name, part))
            }
            _ => self.set(CharacterSet::default()),
        }
    }

    /// A choice in which adjacent parts may begin with the same expression: `a b | a c` is `a (b | c)`. What that expression
    /// matches is the same for each of them, in pest too. As written, each such choice inside another would double the question.
    fn choice_by_first(&mut self, reading: Reading, parts: &[ExpressionId]) -> ExpressionId {
        let groups = parts.chunk_by(|one, other| self.first(*one) == self.first(*other)).map(<[_]>::to_vec);
        let groups: Vec<Vec<ExpressionId>> = groups.collect();
        let parts = groups.iter().map(|group| match **group {
            [one] => one,
            [one, ..] => {
                let first = self.first(one);
                let rests = group.iter().map(|part| self.behind_first(*part)).collect();
                let rest = self.choice(reading, rests);
                self.sequence(vec![first, rest])
            }
            [] => self.empty(),
        });
        let parts = parts.collect();
        self.choice(reading, parts)
    }

    /// The first part of a sequence, or the expression itself.
    fn first(&self, id: ExpressionId) -> ExpressionId {
        match self.get(id) {
            Expression::Sequence(parts) => parts.first().copied().unwrap_or(id),
            _ => id,
        }
    }

    fn behind_first(&mut self, id: ExpressionId) -> ExpressionId {
        let rest = match self.get(id) {
            Expression::Sequence(parts) => parts.iter().skip(1).copied().collect(),
            _ => vec![],
        };
        self.sequence(rest)
    }

    fn is_set(&self, id: ExpressionId) -> bool {
        matches!(self.get(id), Expression::Set(_))
    }

    /// The union of several sets; a single expression is returned as it is.
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

    /// Returns an error for expressions that are too large, alone or together.
    ///
    /// # Errors
    /// They are beyond the [bounds](crate#bounds).
    pub fn check_size(&self, ids: &[ExpressionId]) -> Result<(), Problem> {
        if self.size(ids) > MOST_WRITTEN_OUT {
            return Err(Problem::TooLarge(format!(
                "with all repetitions and rules written out, there are more than {MOST_WRITTEN_OUT} expressions here; \
                 write smaller bounds, or none"
            )));
        }
        let is_wide = |id| matches!(self.get(id), Expression::Choice(_, parts) if parts.len() > MOST_ALTERNATIVES);
        if ids.iter().copied().any(is_wide) {
            return Err(Problem::TooLarge(format!(
                "there are more than {MOST_ALTERNATIVES} alternatives here; put those together that begin alike"
            )));
        }
        Ok(())
    }

    /// The number of sets of characters and other expressions without parts in some expressions, with all repetitions written
    /// out.
    fn size(&self, ids: &[ExpressionId]) -> u64 {
        ids.iter().map(|id| self.sizes[id.index as usize]).fold(0, u64::saturating_add)
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
            _ => true,
        };
        let size = match &expression {
            Expression::Sequence(parts) | Expression::Choice(_, parts) => self.size(parts),
            Expression::Repeat { item, least, most, .. } => {
                self.size(&[*item]).saturating_mul(u64::from(most.unwrap_or(*least).max(1)))
            }
            Expression::Rule(_, part) | Expression::Ahead(part) | Expression::NotAhead(part) => self.size(&[*part]),
            Expression::Empty | Expression::Set(_) | Expression::Start | Expression::End => 1,
        };
        let index = u32::try_from(self.list.len()).expect("there are fewer expressions than bytes of memory");
        let id = ExpressionId { index, store: self.store };
        self.list.push(expression.clone());
        self.nullable.push(nullable);
        self.sizes.push(size);
        self.ids.insert(expression, id);
        id
    }
}
