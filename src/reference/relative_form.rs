//! The forms of relative references (RFC 3986, sections 4.2 and 4.4).

use crate::component::accessors::Components;

/// The form of a relative reference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RelativeForm {
    /// A network-path reference, with an authority: `//example.com/`.
    NetworkPath,
    /// An absolute-path reference: `/over/there`.
    AbsolutePath,
    /// A relative-path reference: `there`, `../there`, `?query`.
    RelativePath,
    /// A same-document reference, which is empty or only a fragment: `#nose`.
    ///
    /// Other references may turn out to mean the same document once they are resolved; these do against any base.
    SameDocument,
}

impl RelativeForm {
    /// The form; `None` if there is a scheme.
    pub(crate) fn from_components(components: Components<'_>) -> Option<Self> {
        if !components.is_relative() {
            None
        } else if components.authority().is_some() {
            Some(RelativeForm::NetworkPath)
        } else if components.path().is_absolute() {
            Some(RelativeForm::AbsolutePath)
        } else if components.path().is_empty() && components.query().is_none() {
            Some(RelativeForm::SameDocument)
        } else {
            Some(RelativeForm::RelativePath)
        }
    }
}
