//! `uri set` and `uri query`.

use std::borrow::Cow;
use std::io::{self, Write as _};

use pest_uri::kind::{self, Kind};
use pest_uri::{
    EditError, EntryRule, Pair, PairSyntax, ParseError, ParseTree, QueryPairs, Reference, RuleError, Userinfo,
};
use serde::Serialize;

use crate::batch;
use crate::commands::edit_options::{PairChanges, PartOfReference, QueryOptions, SetOptions, Setters};
use crate::commands::set_data::{self, is_encoded_in_host};
use crate::output::diagnostic::Diagnostic;
use crate::output::json::hexadecimal;
use crate::output::outcome::Outcome;
use crate::output::record::OutputRecord;

/// A kind whose references may have all components, or lack them.
trait Any: Kind + Sized {
    fn set_scheme(it: &mut Reference<Self, String>, scheme: Option<&str>) -> Result<(), EditError>;

    fn set_fragment(it: &mut Reference<Self, String>, fragment: Option<&str>) -> Result<(), EditError>;
}

macro_rules! any {
    ($($kind:ident)*) => {$(
        impl Any for kind::$kind {
            fn set_scheme(it: &mut Reference<Self, String>, scheme: Option<&str>) -> Result<(), EditError> {
                it.set_scheme(scheme)
            }

            fn set_fragment(it: &mut Reference<Self, String>, fragment: Option<&str>) -> Result<(), EditError> {
                it.set_fragment(fragment)
            }
        }
    )*};
}

any! { UriReference IriReference }

pub fn set(options: SetOptions) -> io::Result<Outcome> {
    let set = if options.set.data { set_data::encoded(options.set) } else { options.set };
    let options = SetOptions { set, ..options };
    let set_in = if options.family.has_iris { set_in::<kind::IriReference> } else { set_in::<kind::UriReference> };
    set_in(options)
}

fn set_in<K: Any>(options: SetOptions) -> io::Result<Outcome> {
    if let Err(diagnostic) = check::<K>(&options.set) {
        return batch::refuse(&options.inputs, &diagnostic);
    }
    batch::convert(options.inputs, |_, text| edited::<K>(text, &options.set))
}

/// Has every component, so that each can be set to whatever it may be.
const WHOLE: &str = "s://u@h:1/p?q#f";

/// What is wrong with a value, whatever the input.
fn check<K: Any>(set: &Setters) -> Result<(), Diagnostic> {
    check_userinfo::<K>(set)?;
    for (name, value, setter) in setters::<K>(set, None) {
        let (Some(value), Ok(mut whole)) = (value, WHOLE.parse()) else { continue };
        if let Err(EditError::Syntax(error)) = setter(&mut whole, value) {
            return Err(refused(error, name, value, set));
        }
    }
    Ok(())
}

/// What is wrong with the value of a component, and whether `--data` makes it right.
fn refused(error: ParseError, name: &'static str, value: &str, set: &Setters) -> Diagnostic {
    let diagnostic = Diagnostic::from_parse_error(error, value).of(name);
    let is_encoded = !set.data && name != "scheme" && name != "port" && (name != "host" || is_encoded_in_host(value));
    if is_encoded { diagnostic.noted("`--data` percent-encodes what is given") } else { diagnostic }
}

fn edited<K: Any>(text: &str, set: &Setters) -> Result<String, Diagnostic> {
    let mut reference = reference::<K>(text)?;
    for part in &set.remove {
        remove(&mut reference, *part, set)?;
    }
    set_parts(&mut reference, set)?;
    Ok(reference.into_string())
}

/// Sets what is given; the host before what stands beside it, and a path that begins with a slash before a host, which wants one.
fn set_parts<K: Any>(reference: &mut Reference<K, String>, set: &Setters) -> Result<(), Diagnostic> {
    let is_rooted = set.path.as_ref().is_some_and(|path| path.starts_with('/') && !path.starts_with("//"));
    let first = set.path.as_deref().filter(|_| is_rooted && set.host.is_some());
    for (name, value, setter) in setters(set, first) {
        let Some(value) = value else { continue };
        setter(reference, value).map_err(|error| problem(error, value).of(name))?;
    }
    Ok(())
}

type Setter<K> = fn(&mut Reference<K, String>, &str) -> Result<(), EditError>;

/// The components in the order in which they are set, with a path that is set before all others.
fn setters<'s, K: Any>(set: &'s Setters, first: Option<&'s str>) -> [(&'static str, Option<&'s str>, Setter<K>); 10] {
    [
        ("path", first, |it, value| it.set_path(value)),
        ("scheme", set.scheme.as_deref(), |it, value| K::set_scheme(it, Some(value))),
        ("host", set.host.as_deref(), |it, value| it.set_host(Some(value))),
        ("userinfo", set.userinfo.as_deref(), |it, value| it.set_userinfo(Some(value))),
        ("user", set.user.as_deref(), set_user),
        ("password", set.password.as_deref(), set_password),
        ("port", set.port.as_deref(), |it, value| it.set_port(Some(value))),
        ("path", set.path.as_deref(), |it, value| it.set_path(value)),
        ("query", set.query.as_deref(), |it, value| it.set_query(Some(value))),
        ("fragment", set.fragment.as_deref(), |it, value| K::set_fragment(it, Some(value))),
    ]
}

/// Checks the parts of a userinfo, each by itself: a `:` would end the user.
fn check_userinfo<K: Kind>(set: &Setters) -> Result<(), Diagnostic> {
    let rule = if K::ENTRY == EntryRule::IriReference { "iuserinfo" } else { "userinfo" };
    for (name, value) in [("user", &set.user), ("password", &set.password)] {
        let Some(value) = value else { continue };
        if let Err(RuleError::Refused(error)) = ParseTree::parse_rule(rule, value) {
            return Err(refused(error, name, value, set));
        }
        if let Some(at) = value.find(':').filter(|_| name == "user") {
            return Err(Diagnostic::at(at, format!("`:` at byte {at} would end the user")).of(name));
        }
    }
    Ok(())
}

/// Sets the user, and leaves the password.
fn set_user<K: Kind>(it: &mut Reference<K, String>, user: &str) -> Result<(), EditError> {
    let password = it.userinfo().and_then(Userinfo::password).map(|password| format!(":{}", password.as_str()));
    it.set_userinfo(Some(&[user, password.as_deref().unwrap_or_default()].concat()))
}

/// Sets the password, and leaves the user.
fn set_password<K: Kind>(it: &mut Reference<K, String>, password: &str) -> Result<(), EditError> {
    let user = it.userinfo().map(|userinfo| userinfo.user().as_str().to_owned()).unwrap_or_default();
    it.set_userinfo(Some(&[&*user, ":", password].concat()))
}

/// Removes a component. Where it is set anew, it stays until then: without it, another might have to be written otherwise.
fn remove<K: Any>(
    reference: &mut Reference<K, String>,
    part: PartOfReference,
    set: &Setters,
) -> Result<(), Diagnostic> {
    let has_authority = reference.authority().is_some();
    let removed = match part {
        PartOfReference::Scheme if set.scheme.is_some() => Ok(()),
        PartOfReference::Authority if set.host.is_some() && has_authority => {
            reference.set_userinfo(None).and_then(|()| reference.set_port(None))
        }
        PartOfReference::Path if set.path.is_some() => Ok(()),
        PartOfReference::Scheme => K::set_scheme(reference, None),
        PartOfReference::Authority => reference.set_host(None),
        PartOfReference::Userinfo if has_authority => reference.set_userinfo(None),
        PartOfReference::Password if has_authority => reference.set_password_data(None),
        PartOfReference::Port if has_authority => reference.set_port(None),
        PartOfReference::Userinfo | PartOfReference::Password | PartOfReference::Port => Ok(()),
        PartOfReference::Path => reference.set_path(""),
        PartOfReference::Query => reference.set_query(None),
        PartOfReference::Fragment => K::set_fragment(reference, None),
    };
    removed.map_err(|error| problem(error, ""))
}

fn problem(error: EditError, value: &str) -> Diagnostic {
    match error {
        EditError::Syntax(error) => Diagnostic::from_parse_error(error, value),
        other => Diagnostic::message(other.to_string()),
    }
}

pub fn query(options: QueryOptions) -> io::Result<Outcome> {
    let queried = if options.family.has_iris { queried::<kind::IriReference> } else { queried::<kind::UriReference> };
    queried(options)
}

fn queried<K: Kind>(options: QueryOptions) -> io::Result<Outcome> {
    let syntax = if options.semicolon { PairSyntax::SEMICOLON } else { PairSyntax::AMPERSAND };
    let syntax = if options.plus { syntax.plus_is_space() } else { syntax };
    let (get, changes) = (options.get, options.changes);
    batch::run(options.inputs, |input, record| {
        let text = input.text()?;
        let mut reference = reference::<K>(text)?;
        let mut pairs = match reference.query() {
            Some(query) => QueryPairs::by(query, syntax),
            None => QueryPairs::new(syntax),
        };
        if !get.is_empty() {
            let mut asked = get.iter().flat_map(|key| pairs.get_all(key));
            return Ok(asked.try_for_each(|pair| print_pair(record, pair, false))?);
        }
        if changes.are_none() {
            return Ok(pairs.iter().try_for_each(|pair| print_pair(record, pair, true))?);
        }
        if change(&mut pairs, &changes) {
            reference.set_query_pairs(&pairs).map_err(|error| problem(error, pairs.as_str()))?;
        }
        Ok(record.result(reference.as_str())?)
    })
}

/// Removes, then sets and then appends pairs; false if nothing is changed by that.
fn change(pairs: &mut QueryPairs, changes: &PairChanges) -> bool {
    let PairChanges { set, append, remove, remove_prefix } = changes;
    let mut is_changed = !set.is_empty() || !append.is_empty();
    pairs.retain(|pair| {
        let key = pair.decode_key_octets();
        let is_removed = remove.iter().any(|removed| key == removed.as_bytes())
            || remove_prefix.iter().any(|prefix| key.starts_with(prefix.as_bytes()));
        is_changed |= is_removed;
        !is_removed
    });
    for (key, value) in set.iter().map(|pair| key_and_value(pair)) {
        pairs.replace(key, value);
    }
    for (key, value) in append.iter().map(|pair| key_and_value(pair)) {
        pairs.append(key, value);
    }
    is_changed
}

fn key_and_value(pair: &str) -> (&str, Option<&str>) {
    pair.split_once('=').map_or((pair, None), |(key, value)| (key, Some(value)))
}

/// Prints a pair, decoded.
fn print_pair(record: &mut OutputRecord<'_>, pair: Pair<'_>, with_key: bool) -> io::Result<()> {
    if record.json {
        return record.object(&Decoded::of(record.text, pair));
    }
    let (key, value, out) = (pair.decode_key_octets(), pair.decode_value_octets(), &mut *record.out);
    if with_key {
        out.write_data(&key)?;
    }
    if with_key && value.is_some() {
        out.write_all(b"=")?;
    }
    out.write_line(value.unwrap_or_default())
}

/// The object of a pair. What is not UTF-8 is there in hexadecimal.
#[derive(Serialize)]
struct Decoded<'t> {
    input: &'t str,
    key: Option<Cow<'t, str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    key_bytes: Option<String>,
    value: Option<Cow<'t, str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    value_bytes: Option<String>,
}

impl<'t> Decoded<'t> {
    fn of(input: &'t str, pair: Pair<'t>) -> Self {
        let (key, value) = (pair.decode_key().ok(), pair.decode_value().and_then(Result::ok));
        let key_bytes = key.is_none().then(|| hexadecimal(&pair.decode_key_octets()));
        let value_bytes = pair.decode_value_octets().filter(|_| value.is_none()).map(|octets| hexadecimal(&octets));
        Decoded { input, key, key_bytes, value, value_bytes }
    }
}

fn reference<K: Kind>(text: &str) -> Result<Reference<K, String>, Diagnostic> {
    text.parse().map_err(|error| Diagnostic::from_parse_error(error, text))
}
