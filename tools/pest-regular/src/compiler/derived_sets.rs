//! Finds sets that are combinations of two others, so that their bitmaps need no lookup.
//!
//! In `uri.pest`, the set of `query` is that of `path-abempty` and `?`: one operation on two
//! bitmaps replaces a lookup.

/// A set as a combination of two others, by their indices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Derived {
    /// The characters of either set.
    Union(usize, usize),
    /// The characters of the first set that are not in the second.
    Difference(usize, usize),
}

/// Returns for each set the combination of two sets that are looked up, if there is one. Larger
/// sets are derived first, because looking up a single character is cheaper.
pub fn derive(sets: &[u128]) -> Vec<Option<Derived>> {
    let mut order: Vec<usize> = (0..sets.len()).collect();
    order.sort_by_key(|&index| std::cmp::Reverse(sets[index].count_ones()));
    let (mut derived, mut is_used) = (vec![None; sets.len()], vec![false; sets.len()]);
    for index in order {
        if is_used[index] {
            continue;
        }
        let others: Vec<usize> = (0..sets.len()).filter(|&it| it != index && derived[it].is_none()).collect();
        derived[index] = combination(sets[index], &others, sets);
        if let Some(Derived::Union(a, b) | Derived::Difference(a, b)) = derived[index] {
            (is_used[a], is_used[b]) = (true, true);
        }
    }
    derived
}

/// A set as a combination of two of these.
fn combination(set: u128, indices: &[usize], sets: &[u128]) -> Option<Derived> {
    let pairs = || indices.iter().flat_map(|&a| indices.iter().map(move |&b| (a, b))).filter(|(a, b)| a != b);
    let union = pairs().find(|&(a, b)| sets[a] | sets[b] == set).map(|(a, b)| Derived::Union(a, b));
    union.or_else(|| pairs().find(|&(a, b)| sets[a] & !sets[b] == set).map(|(a, b)| Derived::Difference(a, b)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn combinations_of_two_sets() {
        assert_eq!(derive(&[0b011, 0b110, 0b111]), [None, None, Some(Derived::Union(0, 1))]);
        assert_eq!(derive(&[0b0111, 0b0011, 0b0100]), [Some(Derived::Union(1, 2)), None, None]);
        assert_eq!(derive(&[0b0111, 0b1011, 0b0100]), [None, None, Some(Derived::Difference(0, 1))]);
        assert_eq!(derive(&[0b0111, 0b1011, 0b1101]), [None; 3]);
        assert_eq!(derive(&[]), []);
    }

    #[test]
    fn a_set_that_others_derive_from_is_looked_up() {
        let all = derive(&[0b1111, 0b0111, 0b1000, 0b0011, 0b0100]);
        assert_eq!(all, [Some(Derived::Union(1, 2)), None, None, Some(Derived::Difference(1, 4)), None]);
    }
}
