//! `tel` URIs (RFC 3966).

use alloc::borrow::Cow;
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Deref;

use super::SchemeError;
use super::argument::check_plain;
use super::field::Fields;
use super::parameter::Parameter;
use super::spelling::{push_decoded_lower, push_lower};
use super::typed_uri::{SchemeRule, TypedUri, Violation, checked_uri, typed_uri_methods};
use crate::component::encoded::Encoded;
use crate::component::part;
use crate::field::{Field, FieldValue};
use crate::grammar::explain::{matched, matches};
use crate::grammar::{Characters, Rule};
use crate::parse::{Node, ParseTree};
use crate::reference::reference::Uri;

const RULE: SchemeRule = SchemeRule::new("tel", Rule::telephone_uri);

/// The names of the parameters that RFC 3966 defines.
const EXTENSION: &str = "ext";
const SUBADDRESS: &str = "isub";
const CONTEXT: &str = "phone-context";

/// A URI of the scheme `tel`: a telephone number (RFC 3966).
///
/// Its contents are the [`TelephoneSubscriber`] after `tel:`, to which it derefs.
///
/// ```
/// use pest_uri::Uri;
/// use pest_uri::scheme::Tel;
///
/// let uri = Uri::parse("tel:+1-201-555-0123")?;
/// let tel = Tel::from_uri(&uri)?;
/// assert!(tel.is_global());
/// assert_eq!((tel.number, &*tel.digits()), ("+1-201-555-0123", "+12015550123"));
///
/// let uri = Uri::parse("tel:7042;phone-context=example.com")?;
/// let tel = Tel::from_uri(&uri)?;
/// assert_eq!(tel.phone_context, Some("example.com"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Visual separators, the case of letters and the order of the parameters do not matter (section 4):
///
/// ```
/// use pest_uri::{Uri, scheme};
///
/// let (a, b) = (Uri::parse("tel:+1-201-555-0123;B=1;a=2")?, Uri::parse("tel:+12015550123;a=2;b=1")?);
/// assert!(scheme::is_equivalent(&a, &b));
/// assert_eq!(scheme::normalize(&a), b);
/// # Ok::<(), pest_uri::ParseError>(())
/// ```
///
/// # Errors
/// - `tel:7042`: a local number needs a `phone-context` (section 5.1.5).
/// - `tel:+1-800-FLOWERS`: letters are not digits.
/// - `tel:+1;a=b;a=c`: a parameter must not appear more than once.
/// - `tel:+1;ext=1;isub=2`: an extension and an ISDN subaddress exclude each other (section 5.3).
/// - `tel:+1;ext=1a`, `tel:+1;isub`: a parameter with the name of either must have its form, too.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tel<'t> {
    uri: Uri<&'t str>,
    subscriber: TelephoneSubscriber<'t>,
}

typed_uri_methods!(Tel);

impl Tel<'_> {
    /// Composes the URI of a global number, which begins with `+` and the code of a country (section 5.1.4).
    ///
    /// ```
    /// use pest_uri::scheme::Tel;
    ///
    /// assert_eq!(Tel::compose("+1-201-555-0123")?, "tel:+1-201-555-0123");
    /// assert!(Tel::compose("911").is_err());
    /// # Ok::<(), pest_uri::scheme::SchemeError>(())
    /// ```
    ///
    /// # Errors
    /// - `911`: no `+`
    /// - `+1 201`: a space is not a visual separator
    /// - `+1;ext=5`: more than a number
    pub fn compose(number: &str) -> Result<Uri<String>, SchemeError> {
        check_plain(RULE, "number", Rule::global_number_digits, number)?;
        checked_uri(["tel:", number].concat(), RULE)
    }

    /// Composes the URI of a local number, with the context that it is valid in: a domain name, or the first
    /// digits of a global number (section 5.1.5).
    ///
    /// ```
    /// use pest_uri::scheme::Tel;
    ///
    /// assert_eq!(Tel::local("7042", "example.com")?, "tel:7042;phone-context=example.com");
    /// assert_eq!(Tel::local("911", "+1")?, "tel:911;phone-context=+1");
    /// # Ok::<(), pest_uri::scheme::SchemeError>(())
    /// ```
    ///
    /// # Errors
    /// - a number `+1`: it is global
    /// - a number `#21`: it is not allowed in a URI
    /// - a context `1` or `1.2.3.4`: neither a domain name nor the digits of a global number
    pub fn local(number: &str, phone_context: &str) -> Result<Uri<String>, SchemeError> {
        // A local number may have a `#`, but a path may not.
        for of_number in [Rule::local_number_digits, Rule::segment] {
            check_plain(RULE, "number", of_number, number)?;
        }
        check_plain(RULE, "phone_context", Rule::tel_descriptor, phone_context)?;
        checked_uri(["tel:", number, ";phone-context=", phone_context].concat(), RULE)
    }
}

impl<'t> Deref for Tel<'t> {
    type Target = TelephoneSubscriber<'t>;

    fn deref(&self) -> &TelephoneSubscriber<'t> {
        &self.subscriber
    }
}

/// The note on a number: on the value of its context, or on the context that a local number lacks. In the second case, the rule of
/// the scheme would match it, and what is before it, with a context at the offset.
pub(crate) fn note_on_number(rule: Rule, text: &str, at: usize) -> Option<&'static str> {
    let (before, after) = text.split_at_checked(at)?;
    let number = before.rsplit([',', ':']).next().unwrap_or_default();
    let is_context = |(name, value): &(&str, &str)| {
        let value = [value, after.split([';', ',']).next().unwrap_or_default()].concat();
        name.eq_ignore_ascii_case(CONTEXT) && !matches(Rule::tel_descriptor, &value)
    };
    if number.rsplit(';').next().and_then(|it| it.split_once('=')).is_some_and(|it| is_context(&it)) {
        return Some("a phone-context is a domain name, whose last label begins with a letter, or `+` and digits");
    }
    if matches(Rule::global_number_digits, number.split(';').next().unwrap_or_default()) {
        return None;
    }
    let with_context = format!("{before};{CONTEXT}=+1");
    let is_local = !number.to_ascii_lowercase().contains(CONTEXT)
        && matched(rule, &format!("{with_context}{after}")).is_some_and(|end| end >= with_context.len());
    is_local.then_some("a local number needs `;phone-context=`; a global number begins with `+`")
}

impl<'t> TypedUri<'t> for Tel<'t> {
    const RULES: &'static [SchemeRule] = &[RULE];
    const HAS_EQUIVALENCE: bool = true;

    fn from_tree(uri: Uri<&'t str>, tree: &ParseTree<'t>) -> Result<Self, Violation> {
        let mut subscribers = tree.each(Rule::telephone_subscriber);
        let subscriber = subscribers.next().unwrap_or(tree.root());
        Ok(Tel { uri, subscriber: TelephoneSubscriber::from_tree(subscriber)? })
    }

    fn note(rule: Rule, text: &str, at: usize) -> Option<&'static str> {
        note_on_number(rule, text, at)
    }

    fn uri(&self) -> Uri<&'t str> {
        self.uri
    }

    fn fields(&self, fields: &mut Fields<'t>) {
        for Field { name, text, value, .. } in self.subscriber.fields() {
            fields.push(name, text, value);
        }
    }

    fn normal(&self) -> Option<String> {
        let mut normal = String::from("tel:");
        self.subscriber.push_normal(&mut normal);
        Some(normal)
    }

    /// Where the normal form is invalid by RFC 3986, it still identifies the number.
    fn key(&self) -> Option<String> {
        self.normal()
    }
}

/// A telephone number with its parameters (RFC 3966, section 3): the part of a `tel` URI after `tel:`, and a
/// recipient of an `sms` URI.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct TelephoneSubscriber<'t> {
    /// The number as written, with its visual separators, and with its `+` if it is global.
    pub number: &'t str,
    /// The context that a local number is valid in, as written: a domain name, or the first digits of a global number with their `+`
    /// (section 5.1.5). A global number has none.
    pub phone_context: Option<&'t str>,
    /// The extension, as written (section 5.3).
    pub extension: Option<&'t str>,
    /// The ISDN subaddress (section 5.2).
    pub isdn_subaddress: Option<Encoded<'t, part::Data>>,
    /// The other parameters, in the order of the text (section 5.4). Their names are case-insensitive. A `phone-context` of a global number is
    /// one of them.
    pub parameters: Vec<Parameter<'t>>,
}

/// Rejects a name that only an extension or an ISDN subaddress can have.
fn check(parameter: Parameter<'_>, at: usize) -> Result<(), Violation> {
    let own = [
        (EXTENSION, "invalid extension", "RFC 3966, section 5.3"),
        (SUBADDRESS, "missing ISDN subaddress", "RFC 3966, section 5.2"),
    ];
    let wrong = own.into_iter().find(|(name, ..)| parameter.is_named(name));
    wrong.map_or(Ok(()), |(_, what, section)| Err(Violation::new(what, section, at)))
}

impl<'t> TelephoneSubscriber<'t> {
    /// Whether the number is unique in the whole world: it begins with `+` (section 5.1.4). If not, it has a
    /// context.
    #[must_use]
    pub fn is_global(&self) -> bool {
        self.phone_context.is_none()
    }

    /// The number without its visual separators, and with its `+` if it is global.
    #[must_use]
    pub fn digits(&self) -> Cow<'t, str> {
        without_separators(self.number)
    }

    /// A parameter other than the three that RFC 3966 defines, by its name, in any case. There is never an
    /// `ext` or `isub`, and a `phone-context` only for a global number.
    ///
    /// ```
    /// use pest_uri::Uri;
    /// use pest_uri::scheme::Tel;
    ///
    /// let uri = Uri::parse("tel:+358-555-1234567;postd=pp22")?;
    /// let tel = Tel::from_uri(&uri)?;
    /// assert_eq!(tel.parameter("POSTD").unwrap().value.unwrap(), "pp22");
    /// assert_eq!(tel.parameter("npdi"), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn parameter(&self, name: &str) -> Option<Parameter<'t>> {
        self.parameters.iter().copied().find(|parameter| parameter.is_named(name))
    }

    /// The parameters without which an application must not use the URI, so that it must know them (section 5.4): their names
    /// begin with `m-`, or are `phone-context`.
    pub fn mandatory_parameters(&self) -> impl Iterator<Item = Parameter<'t>> {
        let begins_so = |name: &str| name.get(..2).is_some_and(|start| start.eq_ignore_ascii_case("m-"));
        self.parameters.iter().copied().filter(move |it| begins_so(it.name.as_str()) || it.is_named(CONTEXT))
    }

    /// Reads the children of a node of the rule `telephone-subscriber`.
    pub(crate) fn from_tree(subscriber: Node<'_, 't>) -> Result<Self, Violation> {
        let mut found = TelephoneSubscriber {
            number: "",
            phone_context: None,
            extension: None,
            isdn_subaddress: None,
            parameters: Vec::new(),
        };
        let mut names: BTreeSet<String> = BTreeSet::new();
        for node in subscriber.children().flat_map(Node::children) {
            if node.is(Rule::global_number_digits) || node.is(Rule::local_number_digits) {
                found.number = node.text();
                continue;
            }
            let name = found.add(node)?;
            if !names.insert(name.to_ascii_lowercase()) {
                return Err(Violation::new("duplicate parameter", "RFC 3966, section 3", node.span().start));
            }
            if found.extension.is_some() && found.isdn_subaddress.is_some() {
                let what = "both an extension and an ISDN subaddress";
                return Err(Violation::new(what, "RFC 3966, section 5.3", node.span().start));
            }
        }
        Ok(found)
    }

    /// Adds a parameter, and returns its name.
    fn add(&mut self, node: Node<'_, 't>) -> Result<&'t str, Violation> {
        if node.is(Rule::tel_context) {
            self.phone_context = node.text_of(Rule::tel_domainname).or(node.text_of(Rule::global_number_digits));
            Ok(CONTEXT)
        } else if let Some(digits) = node.text_of(Rule::tel_phonedigits) {
            self.extension = Some(digits);
            Ok(EXTENSION)
        } else if let Some(name) = node.text_of(Rule::tel_pname) {
            let parameter = Parameter::new(name, node.text_of(Rule::tel_pvalue));
            check(parameter, node.span().start)?;
            self.parameters.push(parameter);
            Ok(name)
        } else {
            self.isdn_subaddress = node.text_of(Rule::tel_pvalue).map(Encoded::trusted);
            Ok(SUBADDRESS)
        }
    }

    /// The fields, by the names of the RFC.
    pub(crate) fn fields(&self) -> Vec<Field<'t>> {
        let field = |name, text, value| Field { name, rule: name, text: Some(text), value: FieldValue::Text(value) };
        let name = if self.is_global() { "global-number-digits" } else { "local-number-digits" };
        let mut fields = Vec::from([field(name, self.number, self.digits())]);
        if let Some(digits) = self.extension {
            fields.push(field(EXTENSION, digits, without_separators(digits)));
        }
        if let Some(subaddress) = self.isdn_subaddress {
            fields.push(field(SUBADDRESS, subaddress.as_str(), subaddress.decode_utf8_lossy()));
        }
        if let Some(context) = self.phone_context {
            fields.push(field(CONTEXT, context, normal_context(context)));
        }
        if !self.parameters.is_empty() {
            let pairs = self.parameters.iter().copied().map(Parameter::decoded).collect();
            fields.push(Field { name: "parameters", rule: "parameters", text: None, value: FieldValue::Pairs(pairs) });
        }
        fields
    }

    /// Writes the text that all equivalent numbers share (section 4): no visual separators, lower case, and
    /// the parameters in the order of section 3.
    pub(crate) fn push_normal(&self, into: &mut String) {
        push_lower(&self.digits(), into);
        if let Some(digits) = self.extension {
            into.push_str(";ext=");
            into.push_str(&without_separators(digits));
        }
        let unreserved = Characters::from_rule(Rule::tel_unreserved);
        if let Some(subaddress) = self.isdn_subaddress {
            into.push_str(";isub=");
            push_decoded_lower(subaddress.as_str(), unreserved, into);
        }
        if let Some(context) = self.phone_context {
            into.push_str(";phone-context=");
            push_lower(&normal_context(context), into);
        }
        let lower = |it: &Parameter<'t>| (it.name.as_str().to_ascii_lowercase(), it.value);
        let mut parameters: Vec<_> = self.parameters.iter().map(lower).collect();
        parameters.sort_unstable_by(|a, b| a.0.cmp(&b.0));
        for (name, value) in parameters {
            into.push(';');
            into.push_str(&name);
            let Some(value) = value else { continue };
            let mut normal = String::new();
            push_decoded_lower(value.as_str(), unreserved, &mut normal);
            // A context is compared as that of a local number is.
            into.push('=');
            into.push_str(&if name == CONTEXT { normal_context(&normal) } else { normal.as_str().into() });
        }
    }
}

/// A context without visual separators, which only a number has.
fn normal_context(context: &str) -> Cow<'_, str> {
    let is_number = ParseTree::check(Rule::global_number_digits, context).is_ok();
    if is_number { without_separators(context) } else { context.into() }
}

fn without_separators(digits: &str) -> Cow<'_, str> {
    let separators = Characters::from_rule(Rule::visual_separator);
    if digits.bytes().any(|it| separators.has(it)) {
        digits.bytes().filter(|it| !separators.has(*it)).map(char::from).collect::<String>().into()
    } else {
        digits.into()
    }
}
