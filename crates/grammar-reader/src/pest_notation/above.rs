//! Reads what is above the rules of a pest file: ABNF in documentation lines, and whether a rule departs from it.

use std::mem;

use pest::iterators::Pairs;
use pest_meta::parser::Rule as Meta;

use crate::error::Place;
use crate::source::JoinedFiles;

/// The comments above a rule.
#[derive(Clone, Debug)]
pub struct Above {
    /// The documentation lines, without the document and section that they may end in.
    pub abnf: String,
    /// For each documentation line, its line number in the file and the number of characters before it there.
    pub lines: Vec<(usize, usize)>,
    /// The document.
    pub document: Option<String>,
    /// The position of the first documentation line, or of the rule if there is none.
    pub place: Place,
    /// Whether a comment says why the rule differs from its ABNF.
    pub is_departure: bool,
}

/// The beginning of a comment that says why a rule differs from its ABNF.
const DEPARTURE: &str = "// ABNF:";

/// Returns the comments above each rule, in the order of the rules.
pub(crate) fn above(pairs: Pairs<'_, Meta>, files: &JoinedFiles) -> Vec<Above> {
    let (mut all, mut lines, mut places, mut first, mut end) = (vec![], vec![], vec![], None, 0);
    for pair in pairs.filter(|pair| pair.as_rule() == Meta::grammar_rule) {
        let span = pair.as_span();
        let Some(inner) = pair.into_inner().next() else { continue };
        if inner.as_rule() == Meta::line_doc {
            first = first.or(Some(span.start()));
            for doc in inner.into_inner() {
                lines.push(doc.as_str());
                let place = files.column_at(doc.as_span().start());
                places.push((place.line, place.column.unwrap_or(1) - 1));
            }
            continue;
        }
        let is_departure = files.text[end..span.start()].lines().any(|line| line.starts_with(DEPARTURE));
        let place = files.place_at(first.take().unwrap_or(span.start()));
        let lines = mem::take(&mut lines).join("\n");
        let (abnf, cited) = cited(&lines).unwrap_or((&lines, ""));
        let document = cited.split(", ").next().filter(|document| !document.is_empty()).map(str::to_owned);
        all.push(Above { abnf: abnf.to_owned(), lines: mem::take(&mut places), document, place, is_departure });
        end = span.end();
    }
    all
}

/// The ABNF, and the document and section after it, or the document alone: `(RFC 3986, section 3)`, `(RFC 3986)`.
fn cited(lines: &str) -> Option<(&str, &str)> {
    let (abnf, cited) = lines.rsplit_once(" (")?;
    // An ABNF group may end in the same way; but it has no repetition at its end.
    let ends_in_number = |cited: &str| cited.rsplit(' ').next().is_some_and(|it| it.parse::<u32>().is_ok());
    let is_cited = |cited: &&str| !cited.contains('"') && (cited.contains(", ") || ends_in_number(cited));
    Some((abnf, cited.strip_suffix(')').filter(is_cited)?))
}
