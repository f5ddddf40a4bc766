//! `tel`: telephone numbers, by [RFC 3966](https://www.rfc-editor.org/rfc/rfc3966).
//!
//! ```
//! use uri_schemes::Tel;
//!
//! let tel = Tel::parse("tel:+1-201-555-0123;ext=7")?;
//! assert!(tel.is_global());
//! assert_eq!((tel.number.as_str(), tel.digits().as_str()), ("+1-201-555-0123", "+12015550123"));
//! assert!(uri_schemes::is_equivalent_text("tel:+1-201-555-0123;B=1;a=2", "tel:+12015550123;a=2;b=1"));
//! # Ok::<(), pest_uri::FromGrammarError>(())
//! ```

use alloc::borrow::ToOwned;
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Deref;

use pest_uri::{CustomGrammar, FromGrammar, FromGrammarError, Node, ValueError};

use crate::spelling::{Data, DataParameter, is_unreserved, named, spelled, with_fragment};
use crate::uri_type::UriType;

/// A telephone number.
///
/// # Errors
/// - `tel:7042`: a local number needs a `phone-context` (section 5.1.5).
/// - `tel:+1-800-FLOWERS`: letters are not digits.
/// - `tel:+1;a=b;a=c`: a parameter must not appear more than once.
/// - `tel:+1;ext=1;isub=2`: an extension and an ISDN subaddress exclude each other (section 5.3).
/// - `tel:+1;ext=1a`, `tel:+1;isub`: a parameter with the name of either must have its form, too.
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/tel.pest", entry = tel_reference)]
pub struct Tel {
    /// The number with its parameters.
    #[grammar(rule = telephone_subscriber)]
    pub subscriber: TelephoneSubscriber,
    /// The fragment.
    pub fragment: Option<Data>,
}

/// A telephone number with its parameters (section 3): what is after `tel:`, and a recipient of an `sms` URI.
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/tel.pest", rule = telephone_subscriber, check_node = TelephoneSubscriber::checked)]
pub struct TelephoneSubscriber {
    /// The number as written, with its visual separators, and with its `+` if it is global.
    #[grammar(rule = tel_number, as_written)]
    pub number: String,
    /// The context that a local number is valid in: a domain name, or the first digits of a global number.
    #[grammar(rule = tel_descriptor, as_written)]
    pub phone_context: Option<String>,
    /// The extension, as written (section 5.3).
    #[grammar(rule = tel_phonedigits, as_written, once)]
    pub extension: Option<String>,
    /// The ISDN subaddress (section 5.2).
    #[grammar(rule = isub, once)]
    pub isdn_subaddress: Option<Data>,
    /// The other parameters, in order (section 5.4). A `phone-context` of a global number is one of them.
    #[grammar(rule = parameter)]
    pub parameters: Vec<DataParameter>,
}

const CONTEXT: &str = "phone-context";

impl Deref for Tel {
    type Target = TelephoneSubscriber;

    fn deref(&self) -> &TelephoneSubscriber {
        &self.subscriber
    }
}

impl Tel {
    /// The URI of a global number, which begins with `+` and the code of a country (section 5.1.4).
    ///
    /// # Errors
    /// It is not a global number.
    pub fn global(number: &str) -> Result<Self, FromGrammarError> {
        Tel::GRAMMAR.parse_rule("global_number_digits", number).map_err(rule_error)?;
        Tel::parse(&format!("tel:{number}"))
    }

    /// The URI of a local number, with the context that it is valid in (section 5.1.5).
    ///
    /// # Errors
    /// The number or the context is invalid.
    pub fn local(number: &str, phone_context: &str) -> Result<Self, FromGrammarError> {
        Tel::GRAMMAR.parse_rule("local_number_digits", number).map_err(rule_error)?;
        Tel::GRAMMAR.parse_rule("tel_descriptor", phone_context).map_err(rule_error)?;
        Tel::parse(&format!("tel:{number};phone-context={phone_context}"))
    }
}

/// The error of a rule that the grammar has.
fn rule_error(error: pest_uri::RuleError) -> FromGrammarError {
    match error {
        pest_uri::RuleError::Rejected(error) => error.into(),
        other => unreachable!("{other}"),
    }
}

impl TelephoneSubscriber {
    /// Whether the number is unique in the whole world: it begins with `+` (section 5.1.4). If not, it has a context.
    #[must_use]
    pub fn is_global(&self) -> bool {
        self.phone_context.is_none()
    }

    /// The number without its visual separators, and with its `+` if it is global.
    #[must_use]
    pub fn digits(&self) -> String {
        digits(&self.number)
    }

    /// A parameter other than the three that RFC 3966 defines, by its name, in any case.
    #[must_use]
    pub fn parameter(&self, name: &str) -> Option<&DataParameter> {
        named(&self.parameters, name)
    }

    /// The parameters without which an application must not use the URI, so that it must know them (section 5.4).
    pub fn mandatory_parameters(&self) -> impl Iterator<Item = &DataParameter> {
        let begins_so = |name: &str| name.get(..2).is_some_and(|start| start.eq_ignore_ascii_case("m-"));
        self.parameters.iter().filter(move |it| begins_so(it.name.as_str()) || it.is_named(CONTEXT))
    }

    fn checked(self, node: Node<'_, '_>) -> Result<Self, ValueError> {
        let mut names = BTreeSet::new();
        names.extend(self.phone_context.as_ref().map(|_| CONTEXT.to_owned()));
        for (parameter, node) in self.parameters.iter().zip(node.find_all("parameter")) {
            let name = parameter.name.as_str().to_ascii_lowercase();
            let error = match name.as_str() {
                "ext" => Some("invalid extension"),
                "isub" => Some("missing ISDN subaddress"),
                _ => (!names.insert(name)).then_some("duplicate parameter"),
            };
            error.map_or(Ok(()), |error| Err(ValueError::new(node, error.to_owned())))?;
        }
        if self.extension.is_some() && self.isdn_subaddress.is_some() {
            Err(ValueError::new(node, "both an extension and an ISDN subaddress".to_owned()))
        } else {
            Ok(self)
        }
    }

    /// The text that all equivalent numbers share (section 4): no visual separators, lower case, and the parameters in
    /// the order of section 3.
    pub(crate) fn normal(&self) -> String {
        let mut normal = self.digits().to_ascii_lowercase();
        let lower = |text: &str| spelled(text, is_unreserved, true);
        let own = [
            ("ext", self.extension.as_deref().map(digits)),
            ("isub", self.isdn_subaddress.as_ref().map(|it| lower(it.as_str()))),
            (CONTEXT, self.phone_context.as_deref().map(normal_context)),
        ];
        for (name, value) in own.into_iter().filter_map(|(name, value)| Some((name, value?))) {
            normal.extend([";", name, "=", &value]);
        }
        let mut parameters: Vec<String> = self
            .parameters
            .iter()
            .map(|parameter| {
                let name = parameter.name.as_str().to_ascii_lowercase();
                let Some(value) = &parameter.value else { return format!(";{name}") };
                let value = lower(value.as_str());
                format!(";{name}={}", if name == CONTEXT { normal_context(&value) } else { value })
            })
            .collect();
        parameters.sort_unstable();
        normal.extend(parameters);
        normal
    }
}

/// A context in lower case and without visual separators, which only a number has.
fn normal_context(context: &str) -> String {
    let is_number = Tel::GRAMMAR.parse_rule("global_number_digits", context).is_ok();
    if is_number { digits(context) } else { context.to_ascii_lowercase() }
}

/// A number without visual separators.
fn digits(number: &str) -> String {
    number.replace(['-', '.', '(', ')'], "")
}

/// What RFC 3966 says about an error in a number, in a text of a grammar.
pub(crate) fn note_on_number(grammar: CustomGrammar, text: &str, offset: usize) -> Option<&'static str> {
    let is = |rule: &str, text: &str| Tel::GRAMMAR.parse_rule(rule, text).is_ok();
    let (before, after) = text.split_at_checked(offset)?;
    let number = before.rsplit([',', ':']).next().unwrap_or_default();
    let is_context = |(name, value): (&str, &str)| {
        let value = [value, after.split([';', ',']).next().unwrap_or_default()].concat();
        name.eq_ignore_ascii_case(CONTEXT) && !is("tel_descriptor", &value)
    };
    if number.rsplit(';').next().and_then(|it| it.split_once('=')).is_some_and(is_context) {
        return Some("a phone-context is a domain name, whose last label begins with a letter, or `+` and digits");
    }
    if is("global_number_digits", number.split(';').next().unwrap_or_default()) {
        return None;
    }
    let with_context = format!("{before};{CONTEXT}=+1");
    let is_local = !number.to_ascii_lowercase().contains(CONTEXT)
        && grammar
            .parse(&format!("{with_context}{after}"))
            .map_or_else(|it| it.offset() >= with_context.len(), |_| true);
    is_local.then_some("a local number needs `;phone-context=`; a global number begins with `+`")
}

impl UriType for Tel {
    const SCHEMES: &'static [&'static str] = &["tel"];

    fn canonical(&self) -> Option<String> {
        Some(with_fragment(format!("tel:{}", self.subscriber.normal()), self.fragment.as_ref()))
    }

    fn note(text: &str, offset: usize) -> Option<&'static str> {
        note_on_number(Self::GRAMMAR, text, offset)
    }
}
