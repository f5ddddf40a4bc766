//! Measures how many bytes collections take.

use std::collections::HashMap;

/// Returns how many bytes a list takes. If it is full, the larger one that the next element makes
/// is included.
pub(crate) fn vec_bytes<T>(list: &Vec<T>) -> usize {
    with_growth(list.capacity() * size_of::<T>(), list.len() == list.capacity())
}

/// Returns how many bytes a map takes. If it is full, the larger one that the next entry makes is
/// included.
pub(crate) fn map_bytes<K, V, S>(map: &HashMap<K, V, S>) -> usize {
    // One of eight buckets stays empty, and each has one more byte for a part of its hash.
    let buckets = (map.capacity() * 8 / 7).next_power_of_two();
    let bytes = if map.capacity() == 0 { 0 } else { buckets * (size_of::<(K, V)>() + 1) };
    with_growth(bytes, map.len() == map.capacity())
}

/// A collection grows to twice its size, and the old one remains until then.
fn with_growth(bytes: usize, is_full: bool) -> usize {
    if is_full { bytes * 3 } else { bytes }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::{map_bytes, vec_bytes};

    #[test]
    fn full_collections_will_be_three_times_as_large() {
        let mut list: Vec<u64> = Vec::with_capacity(4);
        assert_eq!(vec_bytes(&list), 32);
        list.resize(list.capacity(), 0);
        assert_eq!(vec_bytes(&list), 96);

        let mut map: HashMap<u32, u32> = HashMap::new();
        assert_eq!(map_bytes(&map), 0);
        map.extend((0..7 * 1024).map(|number| (number, number)));
        assert_eq!((map.capacity(), map_bytes(&map)), (7 * 1024, 3 * 8 * 1024 * 9));
        map.insert(7 * 1024, 0);
        assert_eq!(map_bytes(&map), 16 * 1024 * 9);
    }
}
