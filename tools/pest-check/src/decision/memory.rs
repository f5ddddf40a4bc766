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
