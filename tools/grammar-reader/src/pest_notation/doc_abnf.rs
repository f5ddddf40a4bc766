//! Reads the ABNF in the documentation lines above the rules of a pest file.

use std::mem;

use pest::iterators::Pairs;
use pest_meta::parser::Rule as Meta;

use crate::error::Location;
use crate::source::JoinedFiles;

/// The documentation lines above a rule, which may contain its ABNF.
#[derive(Clone, Debug)]
pub struct DocAbnf {
    /// The documentation lines without the citation at their end.
    pub abnf: String,
    /// For each documentation line, its line number in the file and the number of characters before
    /// it.
    pub lines: Vec<(usize, usize)>,
    /// The cited document, without the section.
    pub document: Option<String>,
    /// The location of the first documentation line, or of the rule if there is none.
    pub location: Location,
    /// Whether a comment explains why the rule differs from its ABNF.
    pub is_departure: bool,
}

/// The beginning of a comment that explains why a rule differs from its ABNF.
const DEPARTURE: &str = "// ABNF:";

/// Returns the documentation of each rule, in the order of the rules.
pub(crate) fn doc_abnf(pairs: Pairs<'_, Meta>, files: &JoinedFiles) -> Vec<DocAbnf> {
    let (mut all, mut lines, mut locations, mut first, mut end) = (vec![], vec![], vec![], None, 0);
    for pair in pairs.filter(|pair| pair.as_rule() == Meta::grammar_rule) {
        let span = pair.as_span();
        let Some(inner) = pair.into_inner().next() else { continue };
        if inner.as_rule() == Meta::line_doc {
            first = first.or(Some(span.start()));
            for doc in inner.into_inner() {
                lines.push(doc.as_str());
                let location = files.exact_location_at(doc.as_span().start());
                locations.push((location.line, location.column.unwrap_or(1) - 1));
            }
            continue;
        }
        let is_departure = files.text[end..span.start()].lines().any(|line| line.starts_with(DEPARTURE));
        let location = files.location_at(first.take().unwrap_or(span.start()));
        let lines = mem::take(&mut lines).join("\n");
        let (abnf, cited) = cited(&lines).unwrap_or((&lines, ""));
        let document = cited.split(", ").next().filter(|document| !document.is_empty()).map(str::to_owned);
        all.push(DocAbnf { abnf: abnf.to_owned(), lines: mem::take(&mut locations), document, location, is_departure });
        end = span.end();
    }
    all
}

/// Splits documentation into the ABNF and its citation: `(RFC 3986, section 3)` or `(RFC 3986)`.
fn cited(lines: &str) -> Option<(&str, &str)> {
    let (abnf, cited) = lines.rsplit_once(" (")?;
    // A group of ABNF may look alike, but does not end in a repetition.
    let ends_in_number = |cited: &str| cited.rsplit(' ').next().is_some_and(|it| it.parse::<u32>().is_ok());
    let is_cited = |cited: &&str| !cited.contains('"') && (cited.contains(", ") || ends_in_number(cited));
    Some((abnf, cited.strip_suffix(')').filter(is_cited)?))
}
