//! Finds sets that are combinations of two others, so that their bitmaps need not be looked up.

/// How a set is made of two others, by their indices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Made {
    /// What is in either set.
    Both(usize, usize),
    /// What is in the first set and not in the second.
    Without(usize, usize),
}

/// For each set, how it is made of two sets that are looked up. Larger sets are looked up first, because a single character is
/// cheaper.
pub fn made(sets: &[u128]) -> Vec<Option<Made>> {
    let mut order: Vec<usize> = (0..sets.len()).collect();
    order.sort_by_key(|&place| std::cmp::Reverse(sets[place].count_ones()));
    let (mut made, mut makes) = (vec![None; sets.len()], vec![false; sets.len()]);
    for place in order {
        if makes[place] {
            continue;
        }
        let others: Vec<usize> = (0..sets.len()).filter(|&it| it != place && made[it].is_none()).collect();
        made[place] = of_two(sets[place], &others, sets);
        if let Some(Made::Both(a, b) | Made::Without(a, b)) = made[place] {
            (makes[a], makes[b]) = (true, true);
        }
    }
    made
}

/// How a set is made of two of these.
fn of_two(set: u128, places: &[usize], sets: &[u128]) -> Option<Made> {
    let pairs = || places.iter().flat_map(|&a| places.iter().map(move |&b| (a, b))).filter(|(a, b)| a != b);
    let both = pairs().find(|&(a, b)| sets[a] | sets[b] == set).map(|(a, b)| Made::Both(a, b));
    both.or_else(|| pairs().find(|&(a, b)| sets[a] & !sets[b] == set).map(|(a, b)| Made::Without(a, b)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_two_others_make() {
        assert_eq!(made(&[0b011, 0b110, 0b111]), [None, None, Some(Made::Both(0, 1))]);
        assert_eq!(made(&[0b0111, 0b0011, 0b0100]), [Some(Made::Both(1, 2)), None, None]);
        assert_eq!(made(&[0b0111, 0b1011, 0b0100]), [None, None, Some(Made::Without(0, 1))]);
        assert_eq!(made(&[0b0111, 0b1011, 0b1101]), [None; 3]);
        assert_eq!(made(&[]), []);
    }

    /// The sets that others are made of are looked up.
    #[test]
    fn what_makes_another_is_not_made() {
        let all = made(&[0b1111, 0b0111, 0b1000, 0b0011, 0b0100]);
        assert_eq!(all, [Some(Made::Both(1, 2)), None, None, Some(Made::Without(1, 4)), None]);
    }
}
