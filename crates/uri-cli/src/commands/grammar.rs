//! The command `grammar`.

use std::borrow::Cow;
use std::io::{self, Write as _};

use clap::Args;

use crate::output::escape::escape;
use crate::output::message::redacted;
use crate::output::outcome::Outcome;
use crate::output::stdout::Output;

/// Print a built-in grammar, or the names of all.
///
/// A custom grammar can start from one of them. The command `pest-check` checks and compares grammars, and parses texts
/// by them.
#[derive(Args)]
#[command(after_help = "\
Examples:
  $ uri grammar | head -n 2
  uri
  iri

  $ uri grammar --abnf uri | head -n 2
  URI           = scheme \":\" hier-part [ \"?\" query ] [ \"#\" fragment ]
  hier-part     = \"//\" authority path-abempty")]
pub struct GrammarOptions {
    /// Grammar to print: `uri`, `iri`, or a scheme.
    #[arg(value_name = "NAME")]
    pub name: Option<String>,

    /// Print the ABNF above the rules instead of the grammar.
    ///
    /// This is the ABNF of the documents. It includes rules of other documents that it uses, and
    /// names that two documents define differently.
    #[arg(long, requires = "name")]
    pub abnf: bool,
}

pub fn run(GrammarOptions { name, abnf: is_abnf }: &GrammarOptions) -> io::Result<Outcome> {
    let mut out = Output::new();
    let Some(name) = name else {
        grammar_files().try_for_each(|(name, _)| writeln!(out, "{name}"))?;
        return out.flush().map(|()| Outcome::AllValid);
    };
    let wanted = name.strip_suffix(".pest").unwrap_or(name);
    let Some((_, text)) = grammar_files().find(|(name, _)| *name == wanted) else {
        let message = format!("unknown grammar `{}`; `uri grammar` lists all", escape(&redacted(name)));
        return Err(io::Error::other(message));
    };
    let text = if *is_abnf { Cow::Owned(abnf(text)) } else { Cow::Borrowed(text) };
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).map(|()| Outcome::AllValid)
}

/// The grammars of the library, and those of the schemes.
fn grammar_files() -> impl Iterator<Item = (&'static str, &'static str)> {
    pest_uri::grammar_files().chain(uri_schemes::grammar_files())
}

/// Returns all ABNF of a grammar, without citations.
fn abnf(grammar: &str) -> String {
    let mut abnf = String::new();
    let mut lines = grammar.lines().peekable();
    while let Some(line) = lines.next() {
        let Some(line) = documentation(line) else { continue };
        let is_last = lines.peek().copied().and_then(documentation).is_none();
        abnf += if is_last { without_citation(line) } else { line };
        abnf += "\n";
    }
    abnf
}

fn documentation(line: &str) -> Option<&str> {
    let line = line.strip_prefix("///")?;
    Some(line.strip_prefix(' ').unwrap_or(line))
}

/// Removes a citation such as `(RFC 3986, section 3)` from the end of a line.
fn without_citation(line: &str) -> &str {
    let is_citation = |cited: &str| cited.ends_with(')') && cited.contains(", ") && !cited.contains('"');
    line.rsplit_once(" (").filter(|(_, cited)| is_citation(cited)).map_or(line, |(abnf, _)| abnf.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn abnf_above_rules() {
        let grammar = "//! of all\n/// a = b /\n///     c     (RFC 1, section 2)\n// ok: \"\"\na = { b | c }\n/// b = \
            ( \"x, y\" )\nb = { \"x, y\" }\n";
        assert_eq!(abnf(grammar), "a = b /\n    c\nb = ( \"x, y\" )\n");
    }
}
