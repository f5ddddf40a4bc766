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
    for (title, text) in [("example", &finding.effect), ("help", &finding.fix)] {
        if let Some(text) = text {
            writeln!(out, "{margin} {label}={label:#} {title}: {}", escape(text))?;
        }
    }
    writeln!(out)
}

/// Returns the line of the finding, and the spaces and carets under it.
fn excerpt(finding: &Finding, files: &[SourceFile]) -> Option<(String, String, String)> {
    let Place { file, line, column, end, .. } = &finding.place;
    let text = &files.iter().find(|it| it.name == *file)?.text;
    let source = text.lines().nth(line - 1)?;
    let start = (*column)? - 1;
    let end = end.filter(|end| end.line == *line).map(|end| end.column - 1);
    let characters: Vec<char> = source.chars().collect();
    let end = end.unwrap_or(characters.len()).clamp(start, characters.len());
    // A long line is cut before and after the part.
    let first = if end > LONGEST_LINE { start.saturating_sub(LONGEST_BEFORE) } else { 0 };
    let last = characters.len().min(first + LONGEST_LINE);
    let shown = |from: usize, to: usize| {
        let characters = characters.get(from..to.min(last)).unwrap_or_default();
        escape(&characters.iter().collect::<String>().replace('\t', "    ")).into_owned()
    };
    let cut = |is_cut: bool| if is_cut { "\u{2026}" } else { "" };
    let source = format!("{}{}{}", cut(first > 0), shown(first, last), cut(last < characters.len()));
    let before = shown(first, start).width() + usize::from(first > 0);
    let marks = shown(start, end).width().max(1);
    Some((source.trim_end().to_owned(), " ".repeat(before), "^".repeat(marks)))
}

/// The maximum number of displayed characters of a line, and of those before a part.
const LONGEST_LINE: usize = 120;
const LONGEST_BEFORE: usize = 40;
