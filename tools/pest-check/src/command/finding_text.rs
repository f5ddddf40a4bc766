//! A finding as text.

use std::io::{self, Write};

use command_output::escape::escape;
use command_output::styles::Styles;
use grammar_reader::SourceFile;
use pest_check::{Finding, Level, Place};
use unicode_width::UnicodeWidthStr as _;

/// Writes a finding with the lines of its file.
pub fn write(finding: &Finding, out: &mut impl Write, styles: Styles, files: &[SourceFile]) -> io::Result<()> {
    let Place { file, line, column, .. } = &finding.place;
    let style = if finding.level == Level::Error { styles.error } else { styles.warning };
    let label = styles.label;
    let number = line.to_string();
    let margin = " ".repeat(number.len());
    writeln!(out, "{style}{}[{}]{style:#}: {}", finding.level.name(), finding.code.name(), escape(&finding.message))?;
    let column = column.map(|column| format!(":{column}")).unwrap_or_default();
    writeln!(out, "{margin}{label}-->{label:#} {}:{line}{column}", escape(file))?;
    if let Some((source, indent, marks)) = excerpt(finding, files) {
        writeln!(out, "{margin} {label}|{label:#}")?;
        writeln!(out, "{label}{number} |{label:#} {source}")?;
        let reason = finding.reason.as_ref().map(|reason| format!(" {}", escape(reason))).unwrap_or_default();
        writeln!(out, "{margin} {label}|{label:#} {indent}{style}{marks}{reason}{style:#}")?;
    } else if let Some(reason) = &finding.reason {
        writeln!(out, "{margin} {label}={label:#} {}", escape(reason))?;
    }
    let others: Vec<String> = finding.others.iter().map(|place| position(place, file)).collect();
    let others = (!others.is_empty()).then(|| folded(&others));
    for (title, text) in [("example", &finding.effect), ("help", &finding.fix), ("also", &others)] {
        if let Some(text) = text {
            writeln!(out, "{margin} {label}={label:#} {title}: {}", escape(text))?;
        }
    }
    writeln!(out)
}

/// Returns the line and column of a place, and the file if it is another one.
fn position(Place { file, line, column, .. }: &Place, own: &str) -> String {
    let file = if file == own { String::new() } else { format!("{file}:") };
    format!("{file}{line}{}", column.map(|column| format!(":{column}")).unwrap_or_default())
}

/// The maximum number of other places that are listed.
const MOST_PLACES: usize = 8;

/// Lists places, of many only the first.
fn folded(places: &[String]) -> String {
    match places.get(..MOST_PLACES) {
        Some(first) if places.len() > MOST_PLACES + 1 => {
            format!("{} and {} more places", first.join(", "), places.len() - MOST_PLACES)
        }
        _ => places.join(", "),
    }
}

/// Returns the line of the finding, and the spaces and carets under it.
fn excerpt(finding: &Finding, files: &[SourceFile]) -> Option<(String, String, String)> {
    let Place { file, line, column, end, .. } = &finding.place;
    let text = &files.iter().find(|it| it.name == *file)?.text;
    let start_of_line = text.get(..finding.bytes.start)?.rfind('\n').map_or(0, |at| at + 1);
    let source = text[start_of_line..].lines().next()?;
    let before = source.get(..finding.bytes.start - start_of_line)?;
    let start = (*column)? - 1;
    let end = end.filter(|end| end.line == *line).map(|end| end.column - 1);
    let end = end.unwrap_or_else(|| source.chars().count()).max(start);
    // A long line is cut before and after the part.
    let first = if end > LONGEST_LINE { start.saturating_sub(LONGEST_BEFORE) } else { 0 };
    let from = before.char_indices().rev().take(start - first).last().map_or(before.len(), |(at, _)| at);
    let mut characters: Vec<char> = source[from..].chars().take(LONGEST_LINE + 1).collect();
    let is_longer = characters.len() > LONGEST_LINE;
    characters.truncate(LONGEST_LINE);
    let shown = |from: usize, to: usize| {
        let characters = characters.get(from - first..(to - first).min(characters.len())).unwrap_or_default();
        escape(&characters.iter().collect::<String>().replace('\t', "    ")).into_owned()
    };
    let cut = |is_cut: bool| if is_cut { "\u{2026}" } else { "" };
    let source = format!("{}{}{}", cut(first > 0), shown(first, first + LONGEST_LINE), cut(is_longer));
    let before = shown(first, start).width() + usize::from(first > 0);
    let marks = shown(start, end).width().max(1);
    Some((source.trim_end().to_owned(), " ".repeat(before), "^".repeat(marks)))
}

/// The maximum number of displayed characters of a line, and of those before a part.
const LONGEST_LINE: usize = 120;
const LONGEST_BEFORE: usize = 40;
