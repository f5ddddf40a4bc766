//! `uri set`.

use std::io;

use pest_uri::kind::{self, Kind};
use pest_uri::{
    Components, EditError, EntryRule, ParseError, ParseErrorKind, ParseTree, Reference, RuleError, Userinfo,
};

use crate::batch;
use crate::commands::set_data;
use crate::commands::set_options::{PartOfReference, SetOptions, Setters};
use crate::output::diagnostic::Diagnostic;
use crate::output::outcome::Outcome;

/// A kind of reference for which each component can be set or removed.
trait Editable: Kind + Sized {
    fn set_scheme(it: &mut Reference<Self, String>, scheme: Option<&str>) -> Result<(), EditError>;

    fn set_encoded_fragment(it: &mut Reference<Self, String>, fragment: Option<&str>) -> Result<(), EditError>;
}

macro_rules! editable {
    ($($kind:ident)*) => {$(
        impl Editable for kind::$kind {
            fn set_scheme(it: &mut Reference<Self, String>, scheme: Option<&str>) -> Result<(), EditError> {
                it.set_scheme(scheme)
            }

            fn set_encoded_fragment(it: &mut Reference<Self, String>, fragment: Option<&str>) -> Result<(), EditError> {
                it.set_encoded_fragment(fragment)
            }
        }
    )*};
}

editable! { UriReference IriReference }

pub fn run(options: SetOptions) -> io::Result<Outcome> {
    let set = if options.set.data { set_data::encoded(options.set) } else { options.set };
    let options = SetOptions { set, ..options };
    let run = if options.family.accepts_iris { run_as::<kind::IriReference> } else { run_as::<kind::UriReference> };
    run(options)
}

fn run_as<K: Editable>(options: SetOptions) -> io::Result<Outcome> {
    if let Err(diagnostic) = check_values::<K>(&options.set) {
        return batch::reject_options(&options.inputs, &diagnostic);
    }
    batch::convert(options.inputs, |_, text| edited::<K>(text, &options.set))
}

/// A reference with every component, so that each can be set to any value.
const ALL_COMPONENTS: &str = "s://u@h:1/p?q#f";

/// Returns an error if a value is invalid in every reference.
fn check_values<K: Editable>(set: &Setters) -> Result<(), Diagnostic> {
    check_userinfo::<K>(set)?;
    for (name, value, setter) in setters::<K>(set, None) {
        let (Some(value), Ok(mut reference)) = (value, ALL_COMPONENTS.parse()) else { continue };
        match setter(&mut reference, value) {
            Err(EditError::Syntax(error)) => return Err(invalid_value(error, name, value, set)),
            Err(error @ (EditError::EmptyHost | EditError::NonAsciiHost { .. })) => {
                return Err(Diagnostic::from_edit_error(error, value).in_part(name));
            }
            _ => {}
        }
    }
    Ok(())
}

/// Returns the error in the value of a component, and notes whether `--data` would fix it.
fn invalid_value(error: ParseError, name: &'static str, value: &str, set: &Setters) -> Diagnostic {
    let diagnostic = Diagnostic::from_parse_error(error, value).in_part(name);
    let is_encodable = !set.data && !["scheme", "host", "port"].contains(&name);
    if is_encodable { diagnostic.with_note(DATA_NOTE) } else { diagnostic }
}

/// Returns the error in a password, which it does not show.
fn invalid_password(error: ParseError, set: &Setters) -> Diagnostic {
    let offset = error.offset();
    let what = match error.kind() {
        ParseErrorKind::PercentEncoding => "`%` without two hexadecimal digits",
        _ => "unexpected character",
    };
    let diagnostic = Diagnostic::at_offset(offset, format!("{what} in password at byte {offset}")).in_part("password");
    if set.data { diagnostic } else { diagnostic.with_note(DATA_NOTE) }
}

const DATA_NOTE: &str = "`--data` percent-encodes the value";

fn edited<K: Editable>(text: &str, set: &Setters) -> Result<String, Diagnostic> {
    let parsed = text.parse::<Reference<K, String>>();
    let mut reference = parsed.map_err(|error| Diagnostic::from_parse_error(error, text))?;
    for part in &set.remove {
        remove(&mut reference, *part, set)?;
    }
    if set.if_absent {
        let absent = absent_only(set, reference.components());
        set_parts(&mut reference, &absent)?;
    } else {
        set_parts(&mut reference, set)?;
    }
    Ok(reference.into_string())
}

/// Returns the values of the components that are absent. An empty path counts as absent.
fn absent_only(set: &Setters, it: Components<'_>) -> Setters {
    let absent = |value: &Option<String>, is_present: bool| value.clone().filter(|_| !is_present);
    Setters {
        scheme: absent(&set.scheme, it.scheme().is_some()),
        userinfo: absent(&set.userinfo, it.userinfo().is_some()),
        user: absent(&set.user, it.userinfo().is_some()),
        password: absent(&set.password, it.userinfo().and_then(Userinfo::password).is_some()),
        host: absent(&set.host, it.host().is_some()),
        port: absent(&set.port, it.port_str().is_some()),
        append_path: set.append_path.clone(),
        path: absent(&set.path, !it.path().as_str().is_empty()),
        query: absent(&set.query, it.query().is_some()),
        fragment: absent(&set.fragment, it.fragment().is_some()),
        ..Setters::default()
    }
}

/// Sets the given components. The host comes before the other parts of the authority. A path that
/// begins with a slash comes before a host, which requires it.
fn set_parts<K: Editable>(reference: &mut Reference<K, String>, set: &Setters) -> Result<(), Diagnostic> {
    let is_rooted = set.path.as_ref().is_some_and(|path| path.starts_with('/') && !path.starts_with("//"));
    let first = set.path.as_deref().filter(|_| is_rooted && set.host.is_some());
    for (name, value, setter) in setters(set, first) {
        let Some(value) = value else { continue };
        setter(reference, value).map_err(|error| Diagnostic::from_edit_error(error, value).in_part(name))?;
    }
    Ok(())
}

type Setter<K> = fn(&mut Reference<K, String>, &str) -> Result<(), EditError>;

/// Returns the components in the order in which they are set. A path in `first` precedes them all.
fn setters<'s, K: Editable>(
    set: &'s Setters,
    first: Option<&'s str>,
) -> [(&'static str, Option<&'s str>, Setter<K>); 11] {
    [
        ("path", first, |it, value| it.set_encoded_path(value)),
        ("scheme", set.scheme.as_deref(), |it, value| K::set_scheme(it, Some(value))),
        ("host", set.host.as_deref(), if set.data { set_host } else { set_encoded_host }),
        ("userinfo", set.userinfo.as_deref(), |it, value| it.set_encoded_userinfo(Some(value))),
        ("user", set.user.as_deref(), set_user),
        ("password", set.password.as_deref(), set_password),
        ("port", set.port.as_deref(), |it, value| it.set_port_str(Some(value))),
        ("path", set.path.as_deref(), |it, value| it.set_encoded_path(value)),
        ("path", set.append_path.as_deref(), |it, value| it.append_path(value)),
        ("query", set.query.as_deref(), |it, value| it.set_encoded_query(Some(value))),
        ("fragment", set.fragment.as_deref(), |it, value| K::set_encoded_fragment(it, Some(value))),
    ]
}

fn set_host<K: Kind>(it: &mut Reference<K, String>, host: &str) -> Result<(), EditError> {
    it.set_host(Some(host))
}

fn set_encoded_host<K: Kind>(it: &mut Reference<K, String>, host: &str) -> Result<(), EditError> {
    it.set_encoded_host(Some(host))
}

/// Checks the user and the password separately. A `:` in the user would end it.
fn check_userinfo<K: Kind>(set: &Setters) -> Result<(), Diagnostic> {
    let rule = if K::ENTRY == EntryRule::IriReference { "iuserinfo" } else { "userinfo" };
    for (name, value) in [("user", &set.user), ("password", &set.password)] {
        let Some(value) = value else { continue };
        if let Err(RuleError::Rejected(error)) = ParseTree::parse_rule(rule, value) {
            let is_user = name == "user";
            return Err(if is_user { invalid_value(error, name, value, set) } else { invalid_password(error, set) });
        }
        if let Some(offset) = value.find(':').filter(|_| name == "user") {
            return Err(Diagnostic::at_offset(offset, format!("unexpected `:` in user at byte {offset}")).in_part(name));
        }
    }
    Ok(())
}

/// Sets the user, and keeps the password.
fn set_user<K: Kind>(it: &mut Reference<K, String>, user: &str) -> Result<(), EditError> {
    let password = it.userinfo().and_then(Userinfo::password).map(|password| format!(":{}", password.as_str()));
    it.set_encoded_userinfo(Some(&[user, password.as_deref().unwrap_or_default()].concat()))
}

/// Sets the password, and keeps the user.
fn set_password<K: Kind>(it: &mut Reference<K, String>, password: &str) -> Result<(), EditError> {
    let user = it.userinfo().map(|userinfo| userinfo.user().as_str().to_owned()).unwrap_or_default();
    it.set_encoded_userinfo(Some(&[&*user, ":", password].concat()))
}

/// Removes a component. One that is also set stays until then, since other components might have to
/// be written differently without it.
fn remove<K: Editable>(
    reference: &mut Reference<K, String>,
    part: PartOfReference,
    set: &Setters,
) -> Result<(), Diagnostic> {
    let has_authority = reference.authority().is_some();
    let removed = match part {
        PartOfReference::Scheme if set.scheme.is_some() => Ok(()),
        PartOfReference::Authority if set.host.is_some() && has_authority => {
            reference.set_encoded_userinfo(None).and_then(|()| reference.set_port_str(None))
        }
        PartOfReference::Path if set.path.is_some() => Ok(()),
        PartOfReference::Scheme => K::set_scheme(reference, None),
        PartOfReference::Authority => reference.set_encoded_host(None),
        PartOfReference::Userinfo if has_authority => reference.set_encoded_userinfo(None),
        PartOfReference::Password if has_authority => reference.set_password(None),
        PartOfReference::Port if has_authority => reference.set_port_str(None),
        PartOfReference::Userinfo | PartOfReference::Password | PartOfReference::Port => Ok(()),
        PartOfReference::Path => reference.set_encoded_path(""),
        PartOfReference::Query => reference.set_encoded_query(None),
        PartOfReference::Fragment => K::set_encoded_fragment(reference, None),
    };
    removed.map_err(|error| Diagnostic::from_edit_error(error, ""))
}
