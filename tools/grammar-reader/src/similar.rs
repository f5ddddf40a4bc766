//! Suggests a name for a misspelled one.

/// The maximum length of a compared name, in characters.
const LONGEST: usize = 60;

/// Returns the most similar name, if one is similar. Case does not matter, and up to a third of the
/// characters may be added, removed, replaced, or swapped with their neighbours. Ties go to the
/// first.
///
/// ```
/// assert_eq!(grammar_reader::similar("prot", ["path", "port"]).as_deref(), Some("port"));
/// ```
#[must_use]
pub fn similar<'n>(wrong: &str, names: impl IntoIterator<Item = &'n str>) -> Option<String> {
    let wrong = characters(wrong);
    let most = wrong.len() / 3;
    let is_near = |name: &[char]| name.len() <= LONGEST && name.len().abs_diff(wrong.len()) <= most;
    if wrong.len() > LONGEST {
        return None;
    }
    let near = names.into_iter().map(|name| (name, characters(name))).filter(|(_, characters)| is_near(characters));
    let nearest = near.map(|(name, characters)| (distance(&wrong, &characters), name)).min_by_key(|it| it.0);
    nearest.filter(|(distance, _)| *distance <= most).map(|(_, name)| name.to_owned())
}

/// Returns the characters of a name in lower case, with `-` for `_`.
fn characters(name: &str) -> Vec<char> {
    name.chars().take(LONGEST + 1).map(|it| if it == '_' { '-' } else { it.to_ascii_lowercase() }).collect()
}

/// Returns the number of characters to add, remove, replace, or swap with their neighbours.
fn distance(one: &[char], other: &[char]) -> usize {
    let mut rows: Vec<Vec<usize>> = vec![(0..=other.len()).collect()];
    for (row, character) in one.iter().enumerate() {
        let mut next = vec![row + 1];
        for (column, opposite) in other.iter().enumerate() {
            let replaced = rows[row][column] + usize::from(character != opposite);
            let best = replaced.min(rows[row][column + 1] + 1).min(next[column] + 1);
            let is_swapped = row > 0 && column > 0 && one[row - 1] == *opposite && other[column - 1] == *character;
            next.push(if is_swapped { best.min(rows[row - 1][column - 1] + 1) } else { best });
        }
        rows.push(next);
    }
    rows[one.len()][other.len()]
}

#[cfg(test)]
mod tests {
    use super::similar;

    #[test]
    fn similar_names() {
        let names = ["DIGIT", "reg-name", "port", "path", "h16"];
        for (wrong, expected) in [
            ("digit", Some("DIGIT")),
            ("DIGTI", Some("DIGIT")),
            ("DIGITS", Some("DIGIT")),
            ("reg_name", Some("reg-name")),
            ("regname", Some("reg-name")),
            ("prot", Some("port")),
            ("pat", Some("path")),
            ("H16", Some("h16")),
            ("h6", None),
            ("query", None),
            ("x", None),
            ("", None),
        ] {
            assert_eq!(similar(wrong, names).as_deref(), expected, "{wrong}");
        }
        assert_eq!(similar("abx", ["abd", "abc"]).as_deref(), Some("abd"));
        let long = "a".repeat(61);
        assert_eq!((similar(&long, [&*long]), similar(&long[..60], [&*long])), (None, None));
    }
}
