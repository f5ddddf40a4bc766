//! `uri query`.

use std::borrow::Cow;
use std::io::{self, Write as _};

use clap::Args;
use pest_uri::kind::{self, Kind};
use pest_uri::{Pair, PairSyntax, QueryPairs, Reference};
use serde::Serialize;

use crate::batch;
use crate::input::options::{Inputs, IriOption, inputs, trimmed};
use crate::output::diagnostic::Diagnostic;
use crate::output::hexadecimal::hexadecimal;
use crate::output::outcome::Outcome;
use crate::output::record::OutputRecord;

/// Print or edit the pairs of keys and values in queries.
///
/// Pairs are printed decoded, so that they may contain `=` and line ends; `--json` separates keys
/// and values. An edit keeps the bytes of all other pairs. Edits are made in the order in which
/// they are listed here.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("URI", "URIs or relative references")))]
#[command(after_help = "\
Examples:
  $ uri query 'http://example.com/?q=a%20b&page=2'
  q=a b
  page=2

  $ uri query --get page 'http://example.com/?q=a%20b&page=2'
  2

  $ uri query --remove-prefix utm_ --set page=3 'http://example.com/?page=2&utm_source=x'
  http://example.com/?page=3

  $ uri query --keep q,page 'http://example.com/?q=a&sid=7&page=2'
  http://example.com/?q=a&page=2")]
pub struct QueryOptions {
    /// Print the values of this key, one per line; repeat for several keys.
    ///
    /// For an absent key, nothing is printed; that is not an error. For a key without a value, and
    /// for an empty value, an empty line is printed; with `--json`, they are `null` and `""`.
    #[arg(long, value_name = "KEY", conflicts_with = "PairChanges")]
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
#[expect(clippy::struct_excessive_bools, reason = "each is an option of the command line")]
pub struct PairChanges {
    /// Remove all pairs but those with these keys (`--keep q,page`).
    #[arg(long, value_name = "KEYS", value_delimiter = ',', value_parser = trimmed)]
    pub keep: Vec<String>,

    /// Remove all pairs with this key; repeat for several keys.
    #[arg(long, value_name = "KEY")]
    pub remove: Vec<String>,

    /// Remove all pairs whose keys begin with this prefix.
    #[arg(long, value_name = "PREFIX")]
    pub remove_prefix: Vec<String>,

    /// Set a key to this one value; without `=`, to no value.
    ///
    /// The first pair with the key is changed, and the others are removed. An absent key is added
    /// at the end.
    #[arg(long, value_name = "KEY=VALUE")]
    pub set: Vec<String>,

    /// Set only keys that are absent.
    #[arg(long, requires = "set")]
    pub if_absent: bool,

    /// Add a pair at the end, even if its key is present; without `=`, it has no value.
    #[arg(long, value_name = "KEY=VALUE")]
    pub append: Vec<String>,

    /// Remove pairs without a value (`a`, `a=`), and empty text between separators.
    #[arg(long)]
    pub drop_empty: bool,

    /// Remove pairs that are equal to an earlier one.
    #[arg(long)]
    pub dedupe: bool,

    /// Sort the pairs by their keys; pairs with the same key keep their order.
    #[arg(long)]
    pub sort: bool,
}

impl PairChanges {
    pub fn is_empty(&self) -> bool {
        let PairChanges { keep, remove, remove_prefix, set, append, .. } = self;
        let has_values = [keep, remove, remove_prefix, set, append].into_iter().any(|values| !values.is_empty());
        !(has_values || self.drop_empty || self.dedupe || self.sort)
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
            return Ok(pairs.iter().encoded().try_for_each(|pair| print_pair(record, pair, true))?);
        }
        let unchanged = pairs.clone();
        change(&mut pairs, &changes);
        if pairs != unchanged {
            reference.set_query_pairs(&pairs);
        }
        Ok(record.result(reference.as_str())?)
    })
}

/// Makes the changes in the order in which they are documented.
fn change(pairs: &mut QueryPairs, changes: &PairChanges) {
    let PairChanges { keep, remove, remove_prefix, set, if_absent, append, drop_empty, dedupe, sort } = changes;
    pairs.retain(|pair| {
        let key = pair.decode_key_bytes();
        let is_kept = keep.is_empty() || keep.iter().any(|kept| key == kept.as_bytes());
        is_kept
            && !remove.iter().any(|removed| key == removed.as_bytes())
            && !remove_prefix.iter().any(|prefix| key.starts_with(prefix.as_bytes()))
    });
    for (key, value) in set.iter().map(|pair| key_and_value(pair)) {
        if !if_absent || pairs.get(key).is_none() {
            pairs.replace(key, value);
        }
    }
    for (key, value) in append.iter().map(|pair| key_and_value(pair)) {
        pairs.append(key, value);
    }
    if *drop_empty {
        pairs.remove_empty();
    }
    if *dedupe {
        pairs.dedupe();
    }
    if *sort {
        pairs.sort();
    }
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
