//! A finding, as text and JSON.

use std::io::{self, Write};

use command_output::escape::escape;
use command_output::styles::Styles;
use grammar_reader::{Location, SourceFile};
use serde::Serialize;
use unicode_width::UnicodeWidthStr as _;

use crate::findings::code::{Code, Level};

/// A finding about a part of a file.
#[derive(Serialize)]
pub struct Finding {
    pub code: &'static str,
    pub level: Level,
    pub rule: Option<String>,
    #[serde(flatten)]
    pub place: Place,
    /// What is wrong.
    pub message: String,
    /// Why it is wrong, in a few words.
    pub reason: Option<String>,
    /// A text that shows the effect.
    pub witness: Option<String>,
    /// What happens with the text.
    pub effect: Option<String>,
    /// What to do.
    pub fix: Option<String>,
}

/// A part of a file.
#[derive(Clone, Serialize)]
pub struct Place {
    pub file: String,
    pub line: usize,
    /// The column in characters, from 1. `None` for the whole line.
    pub column: Option<usize>,
    /// The position after the last character.
    pub end: Option<Position>,
}

#[derive(Clone, Copy, Serialize)]
pub struct Position {
    pub line: usize,
    pub column: usize,
}

impl Place {
    /// Creates a place from a location.
    pub fn new(location: &Location) -> Self {
        Place { file: location.file.clone(), line: location.line, column: location.column, end: None }
    }
}

impl Finding {
    /// Creates a finding without details.
    pub fn new(code: Code, rule: Option<&str>, place: Place, message: String) -> Self {
        let (code, level, rule) = (code.name(), code.level(), rule.map(str::to_owned));
        Finding { code, level, rule, place, message, reason: None, witness: None, effect: None, fix: None }
    }

    /// Returns the message and the reason.
    pub fn whole_message(&self) -> String {
        let reason = self.reason.as_ref().map(|reason| format!(": {reason}")).unwrap_or_default();
        format!("{}{reason}", self.message)
    }

    /// Writes the finding with the lines of its file.
    pub fn write(&self, out: &mut impl Write, styles: Styles, files: &[SourceFile]) -> io::Result<()> {
        let Place { file, line, column, .. } = &self.place;
        let style = if self.level == Level::Error { styles.error } else { styles.warning };
        let label = styles.label;
        let number = line.to_string();
        let margin = " ".repeat(number.len());
        writeln!(out, "{style}{}[{}]{style:#}: {}", self.level.name(), self.code, escape(&self.message))?;
        let column = column.map(|column| format!(":{column}")).unwrap_or_default();
        writeln!(out, "{margin}{label}-->{label:#} {}:{line}{column}", escape(file))?;
        if let Some((source, indent, marks)) = self.excerpt(files) {
            writeln!(out, "{margin} {label}|{label:#}")?;
            writeln!(out, "{label}{number} |{label:#} {source}")?;
            let reason = self.reason.as_ref().map(|reason| format!(" {}", escape(reason))).unwrap_or_default();
            writeln!(out, "{margin} {label}|{label:#} {indent}{style}{marks}{reason}{style:#}")?;
        } else if let Some(reason) = &self.reason {
            writeln!(out, "{margin} {label}={label:#} {}", escape(reason))?;
        }
        for (title, text) in [("example", &self.effect), ("help", &self.fix)] {
            if let Some(text) = text {
                writeln!(out, "{margin} {label}={label:#} {title}: {}", escape(text))?;
            }
        }
        writeln!(out)
    }

    /// Returns the line of the finding, and the spaces and carets under it.
    fn excerpt(&self, files: &[SourceFile]) -> Option<(String, String, String)> {
        let Place { file, line, column, end } = &self.place;
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
}

/// The maximum number of displayed characters of a line, and of those before a part.
const LONGEST_LINE: usize = 120;
const LONGEST_BEFORE: usize = 40;
