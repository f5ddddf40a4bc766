//! The rules of package types.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;

use super::{PackageUrl, PackageUrlError, check, segments};

/// What the table has for a type of packages. It has nothing for an unregistered type.
pub struct TypeRules {
    /// `required`, `prohibited` or empty.
    namespace: &'static str,
    lower: &'static str,
    rules: &'static str,
    replacement: &'static str,
    qualifiers: &'static str,
    /// The default repository, or empty.
    pub repository: &'static str,
}

impl TypeRules {
    /// The row of a type, in lower case.
    pub fn for_type(name: &str) -> Self {
        let rows = include_str!("../../../data/package-types.tsv").lines().map(|row| row.split('\t'));
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

    /// The canonical form of a part that is not empty.
    fn apply(&self, part: &str, text: &mut String) -> Result<(), PackageUrlError> {
        if self.lower.split(' ').any(|lower| lower == part) {
            *text = text.to_lowercase();
        }
        let rule = self.rules.split(' ').find_map(|rule| rule.strip_prefix(part)?.strip_prefix('='));
        let Some(rule) = rule else { return Ok(()) };
        if part == "name" && !self.replacement.is_empty() {
            let is_allowed = |character: char| check(rule, part, character.encode_utf8(&mut [0; 4])).is_ok();
            *text = text.replace(|character| !is_allowed(character), self.replacement);
        }
        check(rule, part, text)
    }
}

impl PackageUrl {
    /// The canonical parts, by the rules of the type.
    pub(super) fn with_type_rules(mut self) -> Result<Self, PackageUrlError> {
        // What no column of the table has.
        match self.r#type.as_str() {
            // The namespace is the host, and the name is the path.
            "git" => {
                let mut path = segments(self.namespace.as_ref());
                path.extend(segments(Some(&self.name)));
                self.name = path.split_off(path.len().saturating_sub(1).min(1)).join("/");
                self.namespace = path.pop();
            }
            "cpan" => self.namespace = self.namespace.map(|author| author.to_uppercase()),
            "mlflow" if self.repository().is_some_and(|url| url.contains("databricks")) => {
                self.name = self.name.to_lowercase();
            }
            "swid" => {
                if let Some(id) = self.qualifiers.get_mut("tag_id").filter(|id| check("guid", "tag_id", id).is_ok()) {
                    id.make_ascii_lowercase();
                }
            }
            _ => {}
        }
        let (rules, kind) = (TypeRules::for_type(&self.r#type), &self.r#type);
        let mut required = rules.qualifiers.split_terminator(' ');
        let reason = match (rules.namespace, &self.namespace) {
            _ if self.name.is_empty() => Some("the name is missing".to_owned()),
            ("required", None) => Some(format!("packages of type `{kind}` need a namespace before the name")),
            ("prohibited", Some(_)) => Some(format!("packages of type `{kind}` have no namespace before the name")),
            _ => {
                let missing = required.find(|key| !self.qualifiers.contains_key(*key));
                missing.map(|key| format!("packages of type `{kind}` need the qualifier `{key}`"))
            }
        };
        reason.map_or(Ok(()), |reason| Err(PackageUrlError(reason)))?;
        rules.apply("name", &mut self.name)?;
        let optional =
            [("namespace", &mut self.namespace), ("version", &mut self.version), ("subpath", &mut self.subpath)];
        for (part, text) in optional {
            text.as_mut().map_or(Ok(()), |text| rules.apply(part, text))?;
        }
        Ok(self)
    }
}
