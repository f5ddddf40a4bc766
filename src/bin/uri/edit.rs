//! `uri set` and `uri query`.

use std::io;

use pest_uri::{EditError, Pair, PairSyntax, QueryPairs, UriReference};
use serde::Serialize;

use crate::input::Input;
use crate::json::json_line;
use crate::options::{PartOfReference, QueryOptions, SetOptions};
use crate::problem::Problem;
use crate::session::{self, BadInput, Outcome};

#[derive(Serialize)]
struct Found<'a> {
    input: &'a str,
    result: &'a str,
}

pub fn set(options: SetOptions) -> io::Result<Outcome> {
    let json = options.inputs.json;
    let set = options.set;
    session::run(
        options.inputs,
        json,
        |input, out| {
            let (text, mut reference) = reference(input)?;
            for part in &set.remove {
                remove(&mut reference, *part)?;
            }
            let values = [
                ("scheme", &set.scheme),
                ("host", &set.host),
                ("userinfo", &set.userinfo),
                ("port", &set.port),
                ("path", &set.path),
                ("query", &set.query),
                ("fragment", &set.fragment),
            ];
            for (name, value) in values {
                let Some(value) = value.as_deref() else { continue };
                let edited = match name {
                    "scheme" => reference.set_scheme(Some(value)),
                    "host" => reference.set_host(Some(value)),
                    "userinfo" => reference.set_userinfo(Some(value)),
                    "port" => reference.set_port(Some(value)),
                    "path" => reference.set_path(value),
                    "query" => reference.set_query(Some(value)),
                    _ => reference.set_fragment(Some(value)),
                };
                edited.map_err(|error| problem(error, value).of(name))?;
            }
            let found = Found { input: text, result: reference.as_str() };
            Ok(if json { json_line(out, &found) } else { writeln!(out, "{reference}") })
        },
        BadInput::of,
    )
}

fn remove(reference: &mut UriReference<String>, part: PartOfReference) -> Result<(), Problem> {
    let has_authority = reference.authority().is_some();
    let removed = match part {
        PartOfReference::Scheme => reference.set_scheme(None),
        PartOfReference::Authority => reference.set_host(None),
        PartOfReference::Userinfo if has_authority => reference.set_userinfo(None),
        PartOfReference::Port if has_authority => reference.set_port(None),
        PartOfReference::Userinfo | PartOfReference::Port => Ok(()),
        PartOfReference::Path => reference.set_path(""),
        PartOfReference::Query => reference.set_query(None),
        PartOfReference::Fragment => reference.set_fragment(None),
    };
    removed.map_err(|error| problem(error, ""))
}

fn problem(error: EditError, value: &str) -> Problem {
    match error {
        EditError::Syntax(error) => Problem::refused(error, value),
        other => Problem::message(other.to_string()),
    }
}

pub fn query(options: QueryOptions) -> io::Result<Outcome> {
    let json = options.inputs.json;
    let syntax = if options.semicolon { PairSyntax::SEMICOLON } else { PairSyntax::AMPERSAND };
    let syntax = if options.plus { syntax.plus_is_space() } else { syntax };
    session::run(
        options.inputs,
        json,
        |input, out| {
            let (text, mut reference) = reference(input)?;
            let mut pairs = match reference.query() {
                Some(query) => QueryPairs::by(query, syntax),
                None => QueryPairs::new(syntax),
            };
            if let Some(key) = &options.get {
                return Ok(pairs.get_all(key).try_for_each(|pair| print_pair(out, json, pair, false)));
            }
            if options.set.is_empty() && options.remove.is_empty() {
                return Ok(pairs.iter().try_for_each(|pair| print_pair(out, json, pair, true)));
            }
            let mut is_changed = false;
            for key in &options.remove {
                is_changed |= pairs.remove(key) > 0;
            }
            for pair in &options.set {
                let (key, value) =
                    pair.split_once('=').map_or((pair.as_str(), None), |(key, value)| (key, Some(value)));
                pairs.replace(key, value);
                is_changed = true;
            }
            if is_changed {
                let query = Some(pairs.as_str()).filter(|query| !query.is_empty());
                reference.set_query(query).map_err(|error| problem(error, pairs.as_str()))?;
            }
            let found = Found { input: text, result: reference.as_str() };
            Ok(if json { json_line(out, &found) } else { writeln!(out, "{reference}") })
        },
        BadInput::of,
    )
}

/// Prints a pair, decoded; what is not UTF-8 is shown by U+FFFD.
fn print_pair(out: &mut dyn io::Write, json: bool, pair: Pair<'_>, with_key: bool) -> io::Result<()> {
    #[derive(Serialize)]
    struct Decoded {
        key: String,
        value: Option<String>,
    }
    let lossy = |octets: std::borrow::Cow<'_, [u8]>| String::from_utf8_lossy(&octets).into_owned();
    let (key, value) = (lossy(pair.decode_key_octets()), pair.decode_value_octets().map(lossy));
    match value {
        value if json => json_line(out, &Decoded { key, value }),
        Some(value) if with_key => writeln!(out, "{key}={value}"),
        Some(value) => writeln!(out, "{value}"),
        None => writeln!(out, "{}", if with_key { key.as_str() } else { "" }),
    }
}

fn reference(input: &Input) -> Result<(&str, UriReference<String>), Problem> {
    let text = session::text(input)?;
    match text.parse() {
        Ok(reference) => Ok((text, reference)),
        Err(error) => Err(Problem::refused(error, text)),
    }
}
