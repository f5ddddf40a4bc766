//! Merges characters that no expression distinguishes into classes.

use std::ops;
use std::sync::Arc;

use rustc_hash::FxHashMap as HashMap;

use grammar_reader::characters::CharacterSet;
use grammar_reader::expression::{Expression, ExpressionId, Expressions};

/// The classes of characters of some expressions. Each character is in one class, and each set in
/// the expressions is a union of classes.
#[derive(Clone, Debug)]
pub(crate) struct Alphabet {
    /// The preferred character of each class.
    classes: Vec<char>,
    /// By the ids of sets.
    classes_of: HashMap<ExpressionId, Arc<ClassSet>>,
}

/// A set of classes, one bit each, with room for one more, which represents the end of the text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ClassSet(Box<[u64]>);

impl Alphabet {
    /// Merges the characters that no set within the expressions of `roots` distinguishes.
    pub fn merge(expressions: &Expressions, roots: &[ExpressionId]) -> Self {
        let sets = expressions.reachable(roots).into_iter().filter_map(|id| match expressions.get(id) {
            Expression::Set(set) => Some((id, set)),
            _ => None,
        });
        let (ids, sets): (Vec<ExpressionId>, Vec<&CharacterSet>) = sets.unzip();

        // Segments between adjacent edges that are in the same sets form a class.
        let all = CharacterSet::all();
        let ranges = || sets.iter().copied().chain([&all]).flat_map(CharacterSet::ranges);
        let mut edges: Vec<u32> = ranges().flat_map(|range| [range.first, range.last + 1]).collect();
        edges.sort_unstable();
        edges.dedup();
        let segment = |edge: u32| edges.partition_point(|it| *it < edge);
        let segments = |set: &CharacterSet| -> Vec<ops::Range<usize>> {
            set.ranges().iter().map(|range| segment(range.first)..segment(range.last + 1)).collect()
        };
        let sets: Vec<_> = sets.into_iter().map(segments).collect();
        let mut class_of = vec![0; edges.len()];
        // For each class, the number of the last set that split it, and the class of the characters in that set.
        let mut split = vec![(usize::MAX, 0)];
        for (number, set) in sets.iter().enumerate() {
            for segment in set.iter().cloned().flatten() {
                let class = class_of[segment];
                if split[class].0 != number {
                    split[class] = (number, split.len());
                    split.push((number, split.len()));
                }
                class_of[segment] = split[class].1;
            }
        }
        let mut classes: HashMap<usize, Preference> = HashMap::default();
        for (two, class) in edges.windows(2).zip(&class_of) {
            let (edge, end) = (two[0], two[1]);
            if let Some(first) = preferred(edge, end) {
                let representative = classes.entry(*class).or_insert(first);
                *representative = first.min(*representative);
            }
        }
        let mut classes: Vec<_> = classes.into_iter().collect();
        classes.sort_unstable_by_key(|(_, representative)| *representative);
        let mut numbers = vec![None; split.len()];
        for (number, (class, _)) in classes.iter().enumerate() {
            numbers[*class] = Some(number);
        }

        let mut classes_of = vec![ClassSet::none(classes.len() + 1); sets.len()];
        for (set, classes) in sets.iter().zip(&mut classes_of) {
            let inside = set.iter().cloned().flat_map(|segments| &class_of[segments]);
            inside.filter_map(|class| numbers[*class]).for_each(|class| classes.insert(class));
        }
        let classes_of = ids.into_iter().zip(classes_of.into_iter().map(Arc::new)).collect();
        Alphabet { classes: classes.into_iter().map(|(_, (_, representative))| representative).collect(), classes_of }
    }

    /// Returns the number of classes.
    pub fn len(&self) -> usize {
        self.classes.len()
    }

    /// Returns the classes in a set of the expressions.
    pub fn classes_of(&self, set: ExpressionId) -> &Arc<ClassSet> {
        &self.classes_of[&set]
    }

    /// Returns all classes.
    pub fn all(&self) -> Arc<ClassSet> {
        let mut all = ClassSet::none(self.len() + 1);
        (0..self.len()).for_each(|class| all.insert(class));
        Arc::new(all)
    }

    /// Returns the preferred character of a class. Classes are sorted by these characters.
    pub fn representative(&self, class: usize) -> char {
        self.classes[class]
    }
}

/// The sort key of a character: the rank of its kind, and the character.
type Preference = (u8, char);

/// Returns the sort key of a character: visible ASCII first, then other characters starting with
/// the space, then controls.
fn preference(character: char) -> Preference {
    let kind = match character {
        '!'..='~' => 0,
        other if !other.is_control() => 1,
        _ => 2,
    };
    (kind, character)
}

/// Returns the preferred character of a range of code points, excluding the end.
fn preferred(start: u32, end: u32) -> Option<Preference> {
    let first = |kind| {
        // Visible characters are contiguous, and controls are few, so few characters are examined.
        let (start, end) = if kind == 0 { (start.max('!'.into()), end.min(u32::from('~') + 1)) } else { (start, end) };
        (start..end).filter_map(char::from_u32).map(preference).find(|preference| preference.0 == kind)
    };
    (0..3).find_map(first)
}

impl ClassSet {
    /// Returns the empty set, with room for this number of classes.
    pub fn none(classes: usize) -> Self {
        ClassSet(vec![0; classes.div_ceil(64)].into())
    }

    /// Adds a class.
    pub fn insert(&mut self, class: usize) {
        self.0[class / 64] |= 1 << (class % 64);
    }

    /// Returns whether a class is in the set.
    pub fn contains(&self, class: usize) -> bool {
        self.0[class / 64] >> (class % 64) & 1 == 1
    }

    /// Returns whether another set of the same size contains all classes of this one.
    pub fn is_subset(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).all(|(own, others)| own & !others == 0)
    }

    /// Returns the union of two sets of the same size.
    pub fn union(&self, other: &Self) -> Self {
        ClassSet(self.0.iter().zip(&other.0).map(|(own, others)| own | others).collect())
    }

    /// Returns whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }
}
