//! The table of package types.

/// What a type of packages adds to the general rules. An unregistered type adds nothing.
pub struct TypeRules {
    /// `required`, `prohibited` or empty.
    pub namespace: &'static str,
    lower: &'static str,
    rules: &'static str,
    /// What replaces the characters of the name that its rule does not match.
    pub replacement: &'static str,
    qualifiers: &'static str,
    /// The default repository, or empty.
    pub repository: &'static str,
}

impl TypeRules {
    /// The row of a type, in lower case.
    pub fn for_type(name: &str) -> Self {
        let rows = include_str!("../../data/package-types.tsv").lines().map(|row| row.split('\t'));
        let row = rows.map(|mut row| (row.next(), row)).find(|(first, _)| *first == Some(name));
        let mut columns = row.into_iter().flat_map(|(_, columns)| columns);
        let mut next = || columns.next().unwrap_or_default();
        TypeRules {
            namespace: next(),
            lower: next(),
            rules: next(),
            replacement: next(),
            qualifiers: next(),
            repository: next(),
        }
    }

    /// Whether a part is lower case in the canonical form.
    pub fn is_lower(&self, part: &str) -> bool {
        self.lower.split(' ').any(|lower| lower == part)
    }

    /// The rule of the grammar that a decoded part must match.
    pub fn rule(&self, part: &str) -> Option<&'static str> {
        self.rules.split(' ').find_map(|rule| rule.strip_prefix(part)?.strip_prefix('='))
    }

    /// The required qualifiers.
    pub fn qualifiers(&self) -> impl Iterator<Item = &'static str> {
        self.qualifiers.split_terminator(' ')
    }
}
