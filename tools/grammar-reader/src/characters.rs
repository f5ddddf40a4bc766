//! Sets of Unicode scalar values.

/// The last code point of Unicode.
const LAST: u32 = 0x10_FFFF;
/// The code points that are not scalar values.
const SURROGATES: Range = Range { first: 0xD800, last: 0xDFFF };

/// A set of Unicode scalar values: ranges in ascending order, with a gap between any two.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct CharacterSet {
    ranges: Vec<Range>,
}

/// A range of code points, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Range {
    /// The first code point.
    pub first: u32,
    /// The last code point.
    pub last: u32,
}

impl Range {
    /// The number of code points in the range: at least one.
    #[allow(clippy::len_without_is_empty)]
    #[must_use]
    pub fn len(self) -> u32 {
        self.last - self.first + 1
    }
}

impl CharacterSet {
    /// All scalar values.
    #[must_use]
    pub fn all() -> Self {
        Self::range(0, LAST)
    }

    /// The scalar values from `first` to `last`, both included. Surrogates and values beyond
    /// Unicode are left out.
    #[must_use]
    pub fn range(first: u32, last: u32) -> Self {
        let below = Range { first, last: last.min(SURROGATES.first - 1) };
        let above = Range { first: first.max(SURROGATES.last + 1), last: last.min(LAST) };
        Self::from_ranges([below, above].into_iter().filter(|range| range.first <= range.last).collect())
    }

    /// Creates the set of one character.
    #[must_use]
    pub fn from_char(character: char) -> Self {
        Self::range(character.into(), character.into())
    }

    /// Creates the set of a character and, for an ASCII letter, its other case.
    #[must_use]
    pub fn from_char_ignore_case(character: char) -> Self {
        Self::from_char(character.to_ascii_lowercase()).union(&Self::from_char(character.to_ascii_uppercase()))
    }

    /// Creates the set of the scalar values for which `belongs` returns true.
    pub fn filter(belongs: impl Fn(char) -> bool) -> Self {
        let members = ('\0'..=char::MAX).filter(|character| belongs(*character));
        Self::from_ranges(members.map(|it| Range { first: it.into(), last: it.into() }).collect())
    }

    /// Returns the characters that are in either set.
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        Self::from_ranges(self.ranges.iter().chain(&other.ranges).copied().collect())
    }

    /// Whether a character is in the set.
    #[must_use]
    pub fn contains(&self, character: char) -> bool {
        let code = u32::from(character);
        let index = self.ranges.partition_point(|range| range.last < code);
        self.ranges.get(index).is_some_and(|range| range.first <= code)
    }

    /// The ranges of the set, in ascending order.
    #[must_use]
    pub fn ranges(&self) -> &[Range] {
        &self.ranges
    }

    /// Creates a set from ranges that contain no surrogates, and joins adjacent ones. Ranges on
    /// both sides of the surrogates are not adjacent.
    #[must_use]
    pub fn from_ranges(mut ranges: Vec<Range>) -> Self {
        ranges.sort_unstable();
        let mut joined: Vec<Range> = vec![];
        for range in ranges {
            match joined.last_mut() {
                Some(before) if range.first <= before.last + 1 => before.last = before.last.max(range.last),
                _ => joined.push(range),
            }
        }
        CharacterSet { ranges: joined }
    }
}

#[cfg(test)]
mod tests {
    use super::{CharacterSet, LAST, Range, SURROGATES};

    #[test]
    fn all_excludes_the_surrogates() {
        let below = Range { first: 0, last: SURROGATES.first - 1 };
        let above = Range { first: SURROGATES.last + 1, last: LAST };
        assert_eq!(CharacterSet::all().ranges(), [below, above]);
    }

    #[test]
    fn only_adjacent_ranges_are_joined() {
        let range = |first: char, last: char| CharacterSet::range(first.into(), last.into());
        assert_eq!(range('a', 'c').union(&range('d', 'f')), range('a', 'f'));
        assert_eq!(range('a', 'd').union(&range('c', 'f')), range('a', 'f'));
        assert_eq!(range('a', 'c').union(&range('e', 'f')).ranges().len(), 2);
    }
}
