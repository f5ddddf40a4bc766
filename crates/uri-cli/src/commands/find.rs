//! `uri find`.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::{io, iter};

use clap::Args;
use pest_uri::kind::{self, WithScheme};
use pest_uri::{FindOptions as What, Found, Iri, Reference, Uri};
use serde::Serialize;

use crate::batch::{self, BatchOptions};
use crate::input::lines::IsContinued;
use crate::input::options::{Inputs, IriOption, inputs};
use crate::output::message;
use crate::output::outcome::Outcome;
use crate::output::record::OutputRecord;

/// Print the URIs in running text, one per line (RFC 3986, appendix C).
///
/// A URI begins with a scheme that is followed by `//` or does not need it, and is as long as the
/// grammar allows. It does not include punctuation at the end of a sentence, or the brackets and
/// quotes around it. `www.example.com` and email addresses are found if an option says so. A URI in
/// angle brackets may be broken into at most 32 lines, none of them empty.
///
/// If a word continues with a character that is invalid in a URI, as `http://h/{id}` does, only the
/// part before it is printed, and a note counts such words. Characters that may end a word (`|`,
/// `"`, `<`) are not counted. If such a character is in the host (`http://{host}/`), nothing is
/// printed, and another note counts these.
///
/// With `--json`, `start` and `end` are byte offsets in the line or JSON string, and `end_line` is
/// the line in which the URI ends, if that is another. A byte order mark is not counted.
///
/// The exit status is 0 if a URI was found, and 1 if none was found or an input is invalid. If none
/// was found, a note says so, and names an option that may help.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("TEXT", "Texts to search")))]
#[command(after_help = "\
Examples:
  $ echo 'See <https://example.com/a>, or (http://example.org/b).' | uri find
  https://example.com/a
  http://example.org/b

  $ uri find --without-scheme --email 'www.example.com, ann@example.com'
  https://www.example.com
  mailto:ann@example.com")]
pub struct FindOptions {
    #[command(flatten)]
    pub family: IriOption,

    /// Find links without a scheme, too: `www.example.com/a` is printed with `https`.
    ///
    /// Such a link begins with a domain name whose top-level domain exists (IANA).
    #[arg(long)]
    pub without_scheme: bool,

    /// Find email addresses, too: `joe@example.com` is printed with `mailto`.
    #[arg(long)]
    pub email: bool,

    /// Find URIs of these schemes without `//`, too: `--scheme pkg,matrix`.
    #[arg(long = "scheme", value_name = "NAME", value_delimiter = ',', value_parser = scheme)]
    pub schemes: Vec<String>,

    /// Read text that is escaped for HTML: `&amp;` is `&`, and `&lt;` ends a URI.
    #[arg(long)]
    pub html: bool,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// The JSON object of a URI that was found: its byte range in its line, and the line in which it
/// ends, if that is another.
#[derive(Serialize)]
struct FoundUri<'f> {
    start: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    end_line: Option<u64>,
    end: usize,
    uri: &'f str,
    /// Present only if true.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    truncated: bool,
}

pub fn run(options: FindOptions) -> io::Result<Outcome> {
    let find = if options.family.accepts_iris { find::<kind::Iri> } else { find::<kind::Uri> };
    find(options)
}

fn find<K: WithScheme<Uri = K>>(options: FindOptions) -> io::Result<Outcome> {
    let has_note = !options.inputs.json && !options.inputs.quiet;
    let notes = Notes::default();
    let schemes: Vec<&str> = options.schemes.iter().map(String::as_str).collect();
    let what = What::new()
        .suffix_references(options.without_scheme)
        .email_addresses(options.email)
        .domains(has_top_level_domain)
        .schemes(&schemes)
        .html(options.html)
        .accepted_if(|uri| uri_schemes::accepts(uri.as_str()));
    let continues = Some(Reference::<K, &str>::is_unclosed_in as IsContinued);
    let signs = [("www.", WITHOUT_SCHEME, options.without_scheme), ("@", EMAIL, options.email)];
    let batch_options = BatchOptions { continues, ..BatchOptions::default() };
    let outcome = batch::run_with(options.inputs, batch_options, |input, record| {
        let lines = Lines::new(input.bytes()?, record.is_joined);
        let mut chunk_start = 0;
        // Invalid UTF-8 separates URIs.
        for chunk in input.bytes()?.utf8_chunks() {
            let (text, mut searched) = (chunk.valid(), 0);
            for found in Reference::<K, &str>::find_in_with(text, what) {
                let range = found.range();
                if has_note {
                    notes.read_between(&text[searched..range.start], what);
                }
                notes.read_found(found.is_truncated(), &text[range.end..]);
                searched = range.end;
                print(record, &lines, chunk_start, &found)?;
            }
            if has_note {
                notes.read_between(&text[searched..], what);
                notes.read_unfound(text, &signs);
            }
            chunk_start += text.len() + chunk.invalid().len();
        }
        Ok(())
    })?;
    if has_note {
        notes.print();
    }
    Ok(if notes.has_found.into_inner() { outcome } else { Outcome::SomeInvalid })
}

/// What is not printed of the texts.
#[derive(Default)]
struct Notes {
    has_found: AtomicBool,
    truncated: Count,
    without_host: Count,
    /// Advises to use an option.
    option: OnceLock<&'static str>,
}

/// A number of URIs, and whether one of them is an IRI.
#[derive(Default)]
struct Count {
    count: AtomicU64,
    has_iri: AtomicBool,
}

impl Count {
    fn add(&self, count: usize, has_iri: bool) {
        self.count.fetch_add(count as u64, Ordering::Relaxed);
        self.has_iri.fetch_or(has_iri, Ordering::Relaxed);
    }

    /// Prints a note of what the URIs are, if there are any.
    fn print(&self, what: &str) -> bool {
        let count = self.count.load(Ordering::Relaxed);
        let advice = if self.has_iri.load(Ordering::Relaxed) { IRI } else { "" };
        if count > 0 {
            message::print_note(&format!("{what}: {count}{advice}"));
        }
        count > 0
    }
}

/// What comes between a scheme and a host.
const AUTHORITY: &str = "://";

const IRI: &str = "; `--iri` accepts characters outside ASCII";
const WITHOUT_SCHEME: &str = "; `--without-scheme` finds links such as `www.example.com`";
const EMAIL: &str = "; `--email` finds addresses";

impl Notes {
    /// Reads the text after a URI that was found.
    fn read_found(&self, is_truncated: bool, after: &str) {
        self.has_found.store(true, Ordering::Relaxed);
        if is_truncated {
            let next = after.chars().next().filter(|next| !next.is_ascii());
            let is_iri = next.is_some_and(|next| Iri::parse(format!("x:{next}")).is_ok());
            self.truncated.add(1, is_iri);
        }
    }

    /// Looks for what an option that is not given may find, as long as no URI was found.
    fn read_unfound(&self, text: &str, signs: &[(&str, &'static str, bool)]) {
        if !self.has_found.load(Ordering::Relaxed)
            && self.option.get().is_none()
            && let Some((_, advice, _)) = signs.iter().find(|(sign, _, is_given)| !is_given && text.contains(sign))
        {
            let _ = self.option.set(advice);
        }
    }

    /// Counts the URIs whose host is invalid, in a text between those that were found.
    fn read_between(&self, text: &str, what: What<'_>) {
        // It is faster than to look for each.
        if !text.contains(AUTHORITY) {
            return;
        }
        let begins_host = |it: char| it.is_alphanumeric() || ['{', '%', '['].contains(&it);
        let begins_uri = |&(at, it): &(usize, &str)| {
            text[..at].ends_with(char::is_alphanumeric) && text[at + it.len()..].starts_with(begins_host)
        };
        let count = text.match_indices(AUTHORITY).filter(begins_uri).count();
        if count > 0 {
            let is_iri = |it: Found<'_, kind::Iri>| !it.as_written().is_ascii();
            self.without_host.add(count, !text.is_ascii() && Iri::find_in_with(text, what).any(is_iri));
        }
    }

    fn print(&self) {
        self.truncated.print("URIs that end before an invalid character");
        let is_left_out = self.without_host.print("URIs left out because their host is invalid");
        if !is_left_out && !self.has_found.load(Ordering::Relaxed) {
            message::print_note(&format!("no URI found{}", self.option.get().unwrap_or(&"")));
        }
    }
}

/// Reads the name of a scheme.
fn scheme(name: &str) -> Result<String, &'static str> {
    let name = name.trim();
    let uri = Uri::parse(format!("{name}:")).ok();
    uri.filter(|uri| uri.scheme() == name).map(|_| name.to_owned()).ok_or("invalid scheme")
}

/// Whether the last label of a domain name is a top-level domain.
fn has_top_level_domain(name: &str) -> bool {
    let label = name.rsplit('.').next().unwrap_or(name);
    if label.is_ascii() {
        return tld::exist_case_insensitive(label);
    }
    // The list has the labels as the DNS has them.
    let uri = Iri::parse(format!("https://{label}/")).ok().and_then(|iri| iri.to_uri_with_idna().ok());
    uri.and_then(|uri| uri.host().map(|host| tld::exist(host.as_str()))).unwrap_or(false)
}

fn print<K: WithScheme<Uri = K>>(
    record: &mut OutputRecord<'_>,
    lines: &Lines,
    chunk: usize,
    found: &Found<'_, K>,
) -> io::Result<()> {
    let (range, uri) = (found.range(), found.uri());
    if !record.json {
        return record.out.write_line(uri.as_str());
    }
    let [(line, start), (last, end)] = [range.start, range.end].map(|offset| lines.locate(chunk + offset));
    let end_line = (line < last).then(|| record.line(last));
    let truncated = found.is_truncated();
    record.object_in_line(line, &FoundUri { start, end_line, end, uri: uri.as_str(), truncated })
}

/// The offsets at which the lines of an input begin.
struct Lines(Vec<usize>);

impl Lines {
    fn new(bytes: &[u8], is_joined: bool) -> Self {
        let ends = bytes.iter().enumerate().filter(|&(_, byte)| is_joined && *byte == b'\n');
        Lines(iter::once(0).chain(ends.map(|(offset, _)| offset + 1)).collect())
    }

    /// Returns the line of an offset, counted from 0, and the offset in that line.
    fn locate(&self, offset: usize) -> (u64, usize) {
        let line = self.0.partition_point(|&start| start <= offset) - 1;
        (line as u64, offset - self.0[line])
    }
}
