//! The kinds of reference, as types.

use crate::syntax::EntryRule;

/// A kind of reference: the rule that its text matches.
///
/// The kinds of this module are all there are.
pub trait Kind: sealed::Sealed {
    /// The rule.
    const ENTRY: EntryRule;
    /// The name of the type of its references.
    const NAME: &'static str;
}

mod sealed {
    pub trait Sealed {}
}

macro_rules! kinds {
    ($($kind:ident $entry:literal)*) => {$(
        #[doc = concat!("The kind of [`", stringify!($kind), "`](crate::", stringify!($kind), "): what matches `", $entry, "`.")]
        pub enum $kind {}

        impl sealed::Sealed for $kind {}

        impl Kind for $kind {
            const ENTRY: EntryRule = EntryRule::$kind;
            const NAME: &'static str = stringify!($kind);
        }
    )*};
}

kinds! { Uri "URI" UriReference "URI-reference" RelativeRef "relative-ref" AbsoluteUri "absolute-URI" }
