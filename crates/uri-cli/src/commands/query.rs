//! `uri query`.

use std::borrow::Cow;
use std::io::{self, Write as _};

use clap::Args;
use pest_uri::kind::{self, Kind};
use pest_uri::{Pair, PairSyntax, QueryPairs, Reference};
use serde::Serialize;

use crate::batch;
use crate::input::options::{Inputs, IriOption, inputs};
use crate::output::diagnostic::Diagnostic;
use crate::output::hexadecimal::hexadecimal;
use crate::output::outcome::Outcome;
use crate::output::record::OutputRecord;

/// Print or edit the pairs of keys and values in queries.
///
/// Pairs are printed decoded, so that they may contain `=` and line ends; `--json` separates keys
/// and values. An edit keeps the bytes of all other pairs.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("URI", "URIs or relative references")))]
pub struct QueryOptions {
    /// Print the values of this key, one per line; repeat for several keys.
    ///
    /// For an absent key, nothing is printed; that is not an error. For a key without a value, and
    /// for an empty value, an empty line is printed; with `--json`, they are `null` and `""`.
    #[arg(long, value_name = "KEY", conflicts_with_all = ["set", "append", "remove", "remove_prefix"])]
    pub get: Vec<String>,

    #[command(flatten)]
    pub changes: PairChanges,

    /// Separate pairs with `;` instead of `&`.
    #[arg(long)]
    pub semicolon: bool,

    /// Use `+` for a space, as web forms do.
    #[arg(long)]
    pub plus: bool,

    #[command(flatten)]
    pub family: IriOption,

    #[command(flatten)]
    pub inputs: Inputs,
}

#[derive(Args)]
pub struct PairChanges {
    /// Set a key to this one value; without `=`, to no value.
    ///
    /// The first pair with the key is changed, and the others are removed. An absent key is added
    /// at the end.
    #[arg(long, value_name = "KEY=VALUE")]
    pub set: Vec<String>,

    /// Add a pair at the end, even if its key is present; without `=`, it has no value.
    #[arg(long, value_name = "KEY=VALUE")]
    pub append: Vec<String>,

    /// Remove all pairs with this key, before pairs are set.
    #[arg(long, value_name = "KEY")]
    pub remove: Vec<String>,

    /// Remove all pairs whose keys begin with this prefix.
    #[arg(long, value_name = "PREFIX")]
    pub remove_prefix: Vec<String>,
}

impl PairChanges {
    pub fn is_empty(&self) -> bool {
        [&self.set, &self.append, &self.remove, &self.remove_prefix].into_iter().all(Vec::is_empty)
    }
}

pub fn run(options: QueryOptions) -> io::Result<Outcome> {
    let run = if options.family.accepts_iris { run_as::<kind::IriReference> } else { run_as::<kind::UriReference> };
    run(options)
}

fn run_as<K: Kind>(options: QueryOptions) -> io::Result<Outcome> {
    let syntax = if options.semicolon { PairSyntax::SEMICOLON } else { PairSyntax::AMPERSAND };
    let syntax = if options.plus { syntax.plus_is_space() } else { syntax };
    let (get, changes) = (options.get, options.changes);
    batch::run(options.inputs, |input, record| {
        let text = input.text()?;
        let parsed = text.parse::<Reference<K, String>>();
        let mut reference = parsed.map_err(|error| Diagnostic::from_parse_error(error, text))?;
        let mut pairs = match reference.query() {
            Some(query) => QueryPairs::from_query_with(query, syntax),
            None => QueryPairs::with_syntax(syntax),
        };
        if !get.is_empty() {
            let mut selected = get.iter().flat_map(|key| pairs.get_all(key));
            return Ok(selected.try_for_each(|pair| print_pair(record, pair, false))?);
        }
        if changes.is_empty() {
            return Ok(pairs.iter().try_for_each(|pair| print_pair(record, pair, true))?);
        }
        if change(&mut pairs, &changes) {
            reference.set_query_pairs(&pairs).map_err(|error| Diagnostic::from_edit_error(error, pairs.as_str()))?;
        }
        Ok(record.result(reference.as_str())?)
    })
}

/// Removes, then sets and then appends pairs. Returns false if that changes nothing.
fn change(pairs: &mut QueryPairs, changes: &PairChanges) -> bool {
    let PairChanges { set, append, remove, remove_prefix } = changes;
    let mut is_changed = !set.is_empty() || !append.is_empty();
    pairs.retain(|pair| {
        let key = pair.decode_key_bytes();
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

/// Prints a decoded pair.
fn print_pair(record: &mut OutputRecord<'_>, pair: Pair<'_>, with_key: bool) -> io::Result<()> {
    if record.json {
        return record.object(&PairJson::new(record.text, pair));
    }
    let (key, value, out) = (pair.decode_key_bytes(), pair.decode_value_bytes(), &mut *record.out);
    if with_key {
        out.write_data(&key)?;
    }
    if with_key && value.is_some() {
        out.write_all(b"=")?;
    }
    out.write_line(value.unwrap_or_default())
}

/// The JSON object of a pair. Data that is not UTF-8 is in hexadecimal.
#[derive(Serialize)]
struct PairJson<'t> {
    input: &'t str,
    key: Option<Cow<'t, str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    key_bytes: Option<String>,
    value: Option<Cow<'t, str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    value_bytes: Option<String>,
}

impl<'t> PairJson<'t> {
    fn new(input: &'t str, pair: Pair<'t>) -> Self {
        let (key, value) = (pair.decode_key().ok(), pair.decode_value().and_then(Result::ok));
        let key_bytes = key.is_none().then(|| hexadecimal(&pair.decode_key_bytes()));
        let value_bytes = pair.decode_value_bytes().filter(|_| value.is_none()).map(|bytes| hexadecimal(&bytes));
        PairJson { input, key, key_bytes, value, value_bytes }
    }
}
