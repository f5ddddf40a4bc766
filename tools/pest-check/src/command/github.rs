//! Findings as annotations of GitHub, which it shows in the changed files of a pull request.

use std::io::{self, Write};

use pest_check::{Finding, Level, Place};

use crate::command::error::GrammarError;

/// Writes the workflow command that annotates the place of a finding.
pub fn write(finding: &Finding, out: &mut impl Write) -> io::Result<()> {
    let command = match finding.level {
        Level::Error => "error",
        Level::Warning => "warning",
        Level::Note => "notice",
    };
    let Place { file, line, column, end, .. } = &finding.place;
    let mut properties = vec![("file", file.clone()), ("line", line.to_string())];
    properties.extend(end.map(|end| ("endLine", end.line.to_string())));
    properties.extend(column.map(|column| ("col", column.to_string())));
    // GitHub rejects columns of different lines.
    let end_column = end.filter(|end| end.line == *line).map(|end| end.column.to_string());
    properties.extend(end_column.map(|column| ("endColumn", column)));
    properties.push(("title", finding.code.name().to_owned()));
    let help = finding.fix.as_ref().map(|fix| format!("help: {fix}"));
    let lines = [Some(finding.whole_message()), finding.effect.clone(), help];
    write_command(out, command, &properties, &lines.into_iter().flatten().collect::<Vec<_>>().join("\n"))
}

/// Writes the workflow command for a file that cannot be read.
pub fn write_error(error: &GrammarError, out: &mut impl Write) -> io::Result<()> {
    let mut properties = vec![];
    properties.extend(error.file().map(|file| ("file", file.to_owned())));
    if let Some(location) = error.location() {
        properties.push(("line", location.line.to_string()));
        properties.extend(location.column.map(|column| ("col", column.to_string())));
    }
    write_command(out, "error", &properties, &error.to_string())
}

fn write_command(out: &mut impl Write, command: &str, properties: &[(&str, String)], message: &str) -> io::Result<()> {
    let properties: Vec<String> =
        properties.iter().map(|(name, value)| format!("{name}={}", escaped_property(value))).collect();
    let space = if properties.is_empty() { "" } else { " " };
    writeln!(out, "::{command}{space}{}::{}", properties.join(","), escaped(message))
}

/// Escapes a message as workflow commands need it.
fn escaped(message: &str) -> String {
    message.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

/// Escapes the value of a property.
fn escaped_property(value: &str) -> String {
    escaped(value).replace(':', "%3A").replace(',', "%2C")
}
