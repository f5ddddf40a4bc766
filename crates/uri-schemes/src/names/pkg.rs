//! `pkg`: package URLs (purl), names for software packages of all ecosystems, by
//! [ECMA-427](https://ecma-international.org/publications-and-standards/standards/ecma-427/) and the
//! [definitions of types](https://github.com/package-url/purl-spec/tree/main/types).
//!
//! ```
//! use uri_schemes::{PackageUrl, UriType as _};
//!
//! let package = PackageUrl::parse("pkg:PyPI/Django_Rest@3.15?file_name=django%20rest.whl")?;
//! assert_eq!((package.r#type.as_str(), package.name.as_str()), ("pypi", "django-rest"));
//! assert_eq!(package.version.as_deref(), Some("3.15"));
//! assert_eq!(package.qualifiers["file_name"], "django rest.whl");
//! assert_eq!(package.canonical().unwrap(), "pkg:pypi/django-rest@3.15?file_name=django%20rest.whl");
//!
//! let (r#type, name) = ("npm".into(), "core".into());
//! let package = PackageUrl { r#type, namespace: Some("@babel".into()), name, ..Default::default() };
//! assert_eq!(package.build()?, "pkg:npm/%40babel/core");
//!
//! let error = PackageUrl::parse("pkg:julia/Dates@1.9").unwrap_err();
//! assert_eq!(error.to_string(), "invalid purl at byte 0: packages of type `julia` need the qualifier `uuid`");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

mod types;

use alloc::collections::BTreeMap;
use core::fmt::{Display, Formatter};

use pest_uri::{ComposeError, FromGrammar};

use self::types::TypeRules;
use crate::UriType;

/// A package URL: the type, the name and the version of a package, and where it is.
///
/// The parts are decoded. They are canonical after parsing; [`build`](PackageUrl::build) makes those of a new value
/// canonical.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default, FromGrammar)]
#[grammar(file = "grammar/pkg.pest", entry = purl, check = PackageUrl::with_name)]
pub struct PackageUrl {
    /// The type, such as `npm`: an ecosystem with rules of its own. Types without a definition are possible.
    #[grammar(rule = purl_type)]
    pub r#type: String,
    /// What comes before the name: a group, a vendor, a scope. A `/` is between its segments.
    #[grammar(rule = purl_namespace)]
    pub namespace: Option<String>,
    /// The name of the package.
    #[grammar(rule = purl_name, default)]
    pub name: String,
    /// The version.
    #[grammar(rule = purl_version)]
    pub version: Option<String>,
    /// More data, such as `arch` or `repository_url`, by its key in lower case.
    #[grammar(rule = purl_qualifier, key = purl_key, value = purl_value)]
    pub qualifiers: BTreeMap<String, String>,
    /// A path inside the package, without `/` before or after it.
    #[grammar(rule = purl_subpath)]
    pub subpath: Option<String>,
}

/// The canonical form of a package URL, by its own rule.
#[derive(FromGrammar)]
#[grammar(file = "grammar/pkg.pest", entry = canonical_purl)]
struct Canonical {
    #[grammar(rule = canonical_type)]
    r#type: String,
    #[grammar(rule = canonical_segment)]
    namespace: Vec<String>,
    #[grammar(rule = canonical_name)]
    name: String,
    #[grammar(rule = canonical_version)]
    version: Option<String>,
    #[grammar(rule = canonical_qualifier, key = canonical_key, value = canonical_value)]
    qualifiers: BTreeMap<String, String>,
    #[grammar(rule = canonical_part)]
    subpath: Vec<String>,
}

impl UriType for PackageUrl {
    const SCHEMES: &'static [&'static str] = &["pkg"];

    const HAS_CANONICAL_FORM: bool = true;

    fn canonical(&self) -> Option<String> {
        self.build().ok()
    }
}

impl PackageUrl {
    /// Writes the canonical text, of parts that need not be canonical.
    ///
    /// # Errors
    /// A part is missing, has characters that its rule does not allow, or breaks a rule of the package type.
    pub fn build(&self) -> Result<String, PackageUrlError> {
        let PackageUrl { r#type, namespace, mut name, version, qualifiers, subpath } = self.clone().normalized()?;
        let mut namespace = segments(namespace.as_ref());
        if r#type == "git" {
            namespace.extend(segments(Some(&name)));
            name = namespace.pop().unwrap_or_default();
        }
        Ok(Canonical { r#type, namespace, name, version, qualifiers, subpath: segments(subpath.as_ref()) }.compose()?)
    }

    /// The repository of the package: that of the qualifier `repository_url`, or else the default one of the type.
    #[must_use]
    pub fn repository(&self) -> Option<&str> {
        let default = TypeRules::for_type(&self.r#type).repository;
        let repository = self.qualifiers.get("repository_url").map_or(default, String::as_str);
        (!repository.is_empty()).then_some(repository)
    }

    /// The parts of a text: if its path ends in a slash, the last segment is the name.
    fn with_name(mut self) -> Result<Self, PackageUrlError> {
        if self.name.is_empty() {
            let mut namespace = segments(self.namespace.as_ref());
            self.name = namespace.pop().unwrap_or_default();
            self.namespace = Some(namespace.join("/"));
        }
        self.normalized()
    }

    /// The canonical parts, by the general rules and those of the type.
    fn normalized(mut self) -> Result<Self, PackageUrlError> {
        let path = |segments: Vec<String>| (!segments.is_empty()).then(|| segments.join("/"));
        self.r#type.make_ascii_lowercase();
        self.namespace = path(segments(self.namespace.as_ref()));
        self.name = self.name.trim_matches('/').into();
        self.version = self.version.filter(|version| !version.is_empty());
        let mut subpath = segments(self.subpath.as_ref());
        subpath.retain(|segment| segment != "." && segment != "..");
        self.subpath = path(subpath);
        for (key, value) in core::mem::take(&mut self.qualifiers).into_iter().filter(|(_, value)| !value.is_empty()) {
            check("purl_key", "key", &key)?;
            if let Some(key) = self.qualifiers.insert(key.to_ascii_lowercase(), value).and(Some(key)) {
                return Err(PackageUrlError(format!("the qualifier `{key}` occurs twice")));
            }
        }
        check("purl_type", "type", &self.r#type)?;
        self.with_type_rules()
    }
}

/// Whether a rule of the grammar matches a decoded part.
fn check(rule: &str, part: &str, text: &str) -> Result<(), PackageUrlError> {
    let result = PackageUrl::GRAMMAR.parse_rule(rule, text);
    result.map(drop).map_err(|error| PackageUrlError(format!("in the {part}, {error}")))
}

/// The segments of a path that are not empty.
fn segments(path: Option<&String>) -> Vec<String> {
    path.into_iter().flat_map(|path| path.split('/')).filter(|it| !it.is_empty()).map(str::to_owned).collect()
}

/// Why parts have no package URL.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackageUrlError(String);

impl Display for PackageUrlError {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> core::fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl core::error::Error for PackageUrlError {}

impl From<ComposeError> for PackageUrlError {
    fn from(error: ComposeError) -> Self {
        PackageUrlError(error.to_string())
    }
}
