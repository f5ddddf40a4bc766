//! Files with the findings that a grammar already has.

use std::collections::HashMap;
use std::fs;
use std::path::Path;

use grammar_reader::SourceFile;
use pest_check::{Code, Finding, Place};

use crate::command::error::GrammarError;

/// The first lines of a file.
const HEADER: &str = "# The findings that `pest-check check --baseline` accepts: code, file, rule and part.\n\
                      # `--write-baseline` writes this file.\n";

/// The findings that are accepted, each with a line of the file.
pub struct Baseline {
    name: String,
    /// The numbers of the lines that are equal to a text, the first last.
    lines: HashMap<String, Vec<usize>>,
}

impl Baseline {
    /// Reads a file.
    pub fn read(name: &str) -> Result<Self, GrammarError> {
        let bytes = fs::read(name).map_err(|error| GrammarError::unreadable(name, &error))?;
        let file = SourceFile::from_bytes(name, bytes)?;
        let mut lines: HashMap<String, Vec<usize>> = HashMap::new();
        for (number, line) in (1..).zip(file.text.lines()).filter(|(_, line)| is_entry(line)) {
            lines.entry(line.to_owned()).or_default().insert(0, number);
        }
        Ok(Baseline { name: name.to_owned(), lines })
    }

    /// Returns whether the file has a line for a finding. Each line accepts one finding.
    pub fn accepts(&mut self, finding: &Finding, files: &[SourceFile]) -> bool {
        self.lines.get_mut(&entry(finding, files)).is_some_and(|lines| lines.pop().is_some())
    }

    /// Returns a finding for each line that accepts none, if its file was checked or does not exist.
    pub fn stale(&self, is_checked: impl Fn(&str) -> bool) -> Vec<Finding> {
        let mut stale: Vec<(&String, usize)> =
            self.lines.iter().flat_map(|(line, numbers)| numbers.iter().map(move |number| (line, *number))).collect();
        stale.sort_by_key(|(_, number)| *number);
        let finding = |(line, number): (&String, usize)| {
            let mut fields = line.split('\t');
            let [code, file, rule] = [(); 3].map(|()| fields.next().unwrap_or_default());
            if !is_checked(file) && Path::new(file).exists() {
                return None;
            }
            let message = format!("no finding is `{code}` in `{rule}` of {file} as it was");
            Some(Finding::new(Code::StaleBaseline, None, Place::line(&self.name, number), message))
        };
        stale.into_iter().filter_map(finding).collect()
    }
}

fn is_entry(line: &str) -> bool {
    !line.is_empty() && !line.starts_with('#')
}

/// Returns the text of a file with a line for each finding.
pub fn text(entries: &[String]) -> String {
    let mut entries: Vec<&str> = entries.iter().map(String::as_str).collect();
    entries.sort_unstable();
    let lines = entries.into_iter().flat_map(|entry| [entry, "\n"]);
    [HEADER].into_iter().chain(lines).collect()
}

/// Returns the line for a finding. It has no line number, and the part is in one line, so it is the same after
/// other parts of the file change.
pub fn entry(finding: &Finding, files: &[SourceFile]) -> String {
    let file = files.iter().find(|file| file.name == finding.place.file);
    let part = file.and_then(|file| file.text.get(finding.bytes.clone())).unwrap_or_default();
    let part = part.split_whitespace().collect::<Vec<_>>().join(" ");
    let rule = finding.rule.as_deref().unwrap_or_default();
    let others = if finding.others.is_empty() { String::new() } else { format!("\t+{}", finding.others.len()) };
    format!("{}\t{}\t{rule}\t{part}{others}", finding.code.name(), normal_name(&finding.place.file))
}

/// Returns the same name for a file on all systems.
pub fn normal_name(file: &str) -> String {
    let file = file.replace('\\', "/");
    file.trim_start_matches("./").to_owned()
}
