//! `uri query`.

use std::borrow::Cow;
use std::io::{self, Write as _};

use clap::Args;
use pest_uri::kind::{self, Kind};
use pest_uri::{Pair, PairSyntax, QueryPairs, Reference};
use serde::Serialize;

use crate::batch;
use crate::input::options::{Family, Inputs, inputs};
use crate::output::diagnostic::Diagnostic;
use crate::output::hexadecimal::hexadecimal;
use crate::output::outcome::Outcome;
use crate::output::record::OutputRecord;

/// Show or change the pairs of a query; those that are not named keep their bytes.
///
/// A pair that is shown is decoded, and may have a `=` or the end of a line in it: `--json` tells where it ends.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("URI", "The URIs, or relative references")))]
pub struct QueryOptions {
    /// Print the values of this key, one a line; of several keys in the order in which they are asked for.
    ///
    /// Of a key that is not there nothing is printed, and that is no failure.
    ///
    /// A key without a value, and one with an empty value, print an empty line. `--json` has `null` for the one and `""` for the other.
    #[arg(long, value_name = "KEY", conflicts_with_all = ["set", "append", "remove", "remove_prefix"])]
    pub get: Vec<String>,

    #[command(flatten)]
    pub changes: PairChanges,

    /// The pairs are divided by `;` instead of `&`.
    #[arg(long)]
    pub semicolon: bool,

    /// A `+` is a space, as in the forms of web pages.
    #[arg(long)]
    pub plus: bool,

    #[command(flatten)]
    pub family: Family,

    #[command(flatten)]
    pub inputs: Inputs,
}

#[derive(Args)]
pub struct PairChanges {
    /// Give a key this one value; without `=` it becomes a key without a value.
    ///
    /// Its first pair changes, and its others go. A key that is not there is added at the end.
    #[arg(long, value_name = "KEY=VALUE")]
    pub set: Vec<String>,

    /// Add a pair behind all others, also where its key is there; without `=` it is a key without a value.
    #[arg(long, value_name = "KEY=VALUE")]
    pub append: Vec<String>,

    /// Remove all pairs with this key, before others are set.
    #[arg(long, value_name = "KEY")]
    pub remove: Vec<String>,

    /// Remove all pairs with a key that begins like this.
    #[arg(long, value_name = "PREFIX")]
    pub remove_prefix: Vec<String>,
}

impl PairChanges {
    pub fn are_none(&self) -> bool {
        [&self.set, &self.append, &self.remove, &self.remove_prefix].into_iter().all(Vec::is_empty)
    }
}

pub fn run(options: QueryOptions) -> io::Result<Outcome> {
    let queried = if options.family.has_iris { queried::<kind::IriReference> } else { queried::<kind::UriReference> };
    queried(options)
}

fn queried<K: Kind>(options: QueryOptions) -> io::Result<Outcome> {
    let syntax = if options.semicolon { PairSyntax::SEMICOLON } else { PairSyntax::AMPERSAND };
    let syntax = if options.plus { syntax.plus_is_space() } else { syntax };
    let (get, changes) = (options.get, options.changes);
    batch::run(options.inputs, |input, record| {
        let text = input.text()?;
        let parsed = text.parse::<Reference<K, String>>();
        let mut reference = parsed.map_err(|error| Diagnostic::from_parse_error(error, text))?;
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

/// Prints a decoded pair.
fn print_pair(record: &mut OutputRecord<'_>, pair: Pair<'_>, with_key: bool) -> io::Result<()> {
    if record.json {
        return record.object(&Decoded::new(record.text, pair));
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

/// The JSON object of a pair. Data that is not UTF-8 is in hexadecimal.
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
    fn new(input: &'t str, pair: Pair<'t>) -> Self {
        let (key, value) = (pair.decode_key().ok(), pair.decode_value().and_then(Result::ok));
        let key_bytes = key.is_none().then(|| hexadecimal(&pair.decode_key_octets()));
        let value_bytes = pair.decode_value_octets().filter(|_| value.is_none()).map(|octets| hexadecimal(&octets));
        Decoded { input, key, key_bytes, value, value_bytes }
    }
}
