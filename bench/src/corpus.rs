//! The user's own inputs: the lines of the file that `URI_CORPUS` names.

use std::path::Path;

/// The lines, grouped by the answers of the crates that parse RFC 3986 and RFC 3987. Blank lines
/// are left out.
#[derive(Default)]
pub struct Corpus {
    /// Lines that are URIs to every crate.
    pub uris: Vec<String>,
    /// Lines that are IRIs to every crate, with characters beyond ASCII.
    pub iris: Vec<String>,
    /// Lines that no crate accepts as either.
    pub invalid: Vec<String>,
    /// Lines that some crates accept and others reject, each with the crates that accept it.
    disputed: Vec<(String, Vec<&'static str>)>,
    /// The number of lines that are not UTF-8.
    not_text: usize,
}

impl Corpus {
    /// Reads the file that the environment names; returns an empty corpus if it names none.
    pub fn from_environment() -> Result<Self, String> {
        let Some(name) = std::env::var_os("URI_CORPUS") else { return Ok(Self::default()) };
        let path = Path::new(&name);
        let bytes = std::fs::read(path).map_err(|error| format!("URI_CORPUS names {}: {error}", path.display()))?;
        let mut corpus = Self::default();
        for line in bytes.split(|byte| *byte == b'\n') {
            match std::str::from_utf8(line).map(str::trim) {
                Err(_) => corpus.not_text += 1,
                Ok("") => {}
                Ok(line) => corpus.add(line),
            }
        }
        corpus.report();
        Ok(corpus)
    }

    fn add(&mut self, line: &str) {
        let accepted = if line.is_ascii() { accepted_as_uri(line) } else { accepted_as_iri(line) };
        let by: Vec<&'static str> = accepted.iter().filter(|(_, accepts)| *accepts).map(|(name, _)| *name).collect();
        match by.len() {
            0 => self.invalid.push(line.to_owned()),
            all if all == accepted.len() && line.is_ascii() => self.uris.push(line.to_owned()),
            all if all == accepted.len() => self.iris.push(line.to_owned()),
            _ => self.disputed.push((line.to_owned(), by)),
        }
    }

    fn report(&self) {
        let (uris, iris, invalid) = (self.uris.len(), self.iris.len(), self.invalid.len());
        println!("corpus: {uris} URIs, {iris} IRIs beyond ASCII, {invalid} lines that are neither");
        println!(
            "  left out: {} lines that are not UTF-8, {} that the crates disagree on",
            self.not_text,
            self.disputed.len()
        );
        for (line, by) in self.disputed.iter().take(10) {
            println!("  {line:?} is accepted by {} only", by.join(", "));
        }
        println!();
    }
}

/// oxiri is left out, because it parses only IRIs.
fn accepted_as_uri(line: &str) -> Vec<(&'static str, bool)> {
    vec![
        ("pest-uri", pest_uri::Uri::parse(line).is_ok()),
        ("fluent-uri", fluent_uri::Uri::parse(line).is_ok()),
        ("iri-string", iri_string::types::UriStr::new(line).is_ok()),
        ("iref", iref::Uri::new(line.as_bytes()).is_ok()),
    ]
}

fn accepted_as_iri(line: &str) -> Vec<(&'static str, bool)> {
    vec![
        ("pest-uri", pest_uri::Iri::parse(line).is_ok()),
        ("fluent-uri", fluent_uri::Iri::parse(line).is_ok()),
        ("iri-string", iri_string::types::IriStr::new(line).is_ok()),
        ("oxiri", oxiri::Iri::parse(line).is_ok()),
        ("iref", iref::Iri::new(line).is_ok()),
    ]
}
