//! The features of pest, which decide how it reads a grammar.

use pest_meta::ast::Expr;

/// The features of pest with which a grammar is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "findings", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "command", derive(clap::ValueEnum))]
pub enum Pest {
    /// pest by default. It reads `a+` as `a ~ a*`, which also matches white space after a single `a`.
    #[default]
    Plain,
    /// pest with its feature `grammar-extras`. `a+` does not match white space after its last item.
    #[cfg(feature = "findings")]
    GrammarExtras,
}

impl Pest {
    /// Returns whether pest does not write out `a+`.
    #[must_use]
    pub fn keeps_once_or_more(self) -> bool {
        self != Pest::Plain
    }

    /// Describes what `a+` matches.
    #[must_use]
    pub fn description(self) -> &'static str {
        if self.keeps_once_or_more() {
            "`a+` matches no white space after its last item, as in pest with the feature `grammar-extras`"
        } else {
            "`a+` matches white space after a single item, as in pest without the feature `grammar-extras`"
        }
    }

    /// Returns an expression that pest's optimizer reads as this pest does. It writes out `a{1,}` with all features.
    pub(crate) fn for_optimizer(self, part: Expr) -> Expr {
        match part {
            Expr::RepOnce(item) if !self.keeps_once_or_more() => Expr::RepMin(item, 1),
            other => other,
        }
    }
}
