//! Suggests a name for a misspelled one.

/// The maximum length of a compared name, in bytes.
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
    let plain = |name: &str| name.replace('_', "-").to_ascii_lowercase();
    let (wrong, most) = (plain(wrong), wrong.chars().count() / 3);
    let short = |name: &&str| [&*wrong, name].iter().all(|it| it.len() <= LONGEST);
    let near = names.into_iter().filter(short).map(|name| (strsim::osa_distance(&wrong, &plain(name)), name));
    let nearest = near.min_by_key(|it| it.0);
    nearest.filter(|(distance, _)| *distance <= most).map(|(_, name)| name.to_owned())
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
