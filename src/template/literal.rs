//! Templates in the source text of a program.

use crate::grammar::Rule;
use crate::parse::literal;
use crate::reference::literal::invalid;
use crate::template::template::{Template, reserved_operator};

/// Parses a template in a constant, as [`parse`](Template::parse) does at run time; `None` if it is rejected.
#[must_use]
pub const fn template(text: &str) -> Option<Template<&str>> {
    if literal::offsets(Rule::URI_Template, text).is_some() && reserved_operator(text).is_none() {
        Some(Template::from_checked(text))
    } else {
        None
    }
}

/// Parses a template in a constant for [`literal!`](crate::literal).
///
/// # Panics
/// If the text is rejected.
#[must_use]
#[track_caller]
#[expect(clippy::panic, reason = "in a constant, it is an error of the compiler")]
pub const fn template_or_panic<'t>(text: &'t str, is_quoted: bool, name: &str) -> Template<&'t str> {
    if let Some(template) = template(text) {
        return template;
    }
    let at = match reserved_operator(text) {
        Some(at) if literal::offsets(Rule::URI_Template, text).is_some() => at,
        _ => literal::rejected_at(Rule::URI_Template, text),
    };
    panic!("{}", invalid(text, is_quoted, name, at).as_str())
}
