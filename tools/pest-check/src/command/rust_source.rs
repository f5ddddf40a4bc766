//! The grammars in the attributes of Rust files, as `pest_derive` reads them.

use std::ops::Range;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use grammar_reader::{Error, Location, Problem, SourceFile};
use pest_check::findings::lines::Lines;
use pest_check::{Finding, Place, Position};
use proc_macro2::{Delimiter, Group, Literal, TokenStream, TokenTree};
use rustc_literal_escaper::unescape_str;

/// A part of a grammar: the value of an attribute.
pub enum GrammarAttribute {
    /// `#[grammar = "PATH"]`.
    Path(String),
    /// `#[grammar_inline = "GRAMMAR"]`.
    Inline(InlineGrammar),
}

/// The text of a grammar in a string literal.
pub struct InlineGrammar {
    /// The text. The name is that of the Rust file, with a number from the second grammar on.
    pub file: SourceFile,
    rust_file: Rc<SourceFile>,
    /// The offset in the Rust file of each byte of the text, and of its end.
    offsets: Vec<usize>,
}

/// Returns the attributes of each type that has some, in their order.
pub fn read(file: &SourceFile) -> Result<Vec<Vec<GrammarAttribute>>, Error> {
    // Most files have no grammar.
    if !file.text.contains("grammar") {
        return Ok(vec![]);
    }
    // proc-macro2 counts without it.
    let text = file.text.trim_start_matches('\u{feff}');
    let rust_file = Rc::new(file.clone());
    let tokens: TokenStream = text.parse().map_err(|error: proc_macro2::LexError| {
        let start = error.span().start();
        let location = Location::new(&file.name, start.line).at_column(start.column + 1);
        Error::at(location, Problem::Syntax("unexpected token of Rust".to_owned()))
    })?;
    let mut grammars: Vec<Vec<GrammarAttribute>> = vec![];
    let mut open = vec![tokens.into_iter().peekable()];
    let (mut count, mut is_after_attribute) = (0, false);
    while let Some(tokens) = open.last_mut() {
        match tokens.next() {
            None => _ = open.pop(),
            Some(TokenTree::Punct(mark)) if mark.as_char() == '#' => {
                let Some(TokenTree::Group(group)) = tokens.next_if(is_attribute) else { continue };
                let Some(attribute) = attribute(&rust_file, &group, &mut count) else { continue };
                match grammars.last_mut().filter(|_| is_after_attribute) {
                    Some(grammar) => grammar.push(attribute),
                    None => grammars.push(vec![attribute]),
                }
                is_after_attribute = true;
            }
            Some(other) => {
                is_after_attribute = false;
                if let TokenTree::Group(group) = other {
                    open.push(group.stream().into_iter().peekable());
                }
            }
        }
    }
    Ok(grammars)
}

/// Returns the attributes of the only grammar in a Rust file.
pub fn only_grammar(file: &SourceFile) -> Result<Vec<GrammarAttribute>, Error> {
    let mut grammars = read(file)?;
    let only = grammars.pop().filter(|_| grammars.is_empty());
    let message = "expected one type with `grammar` or `grammar_inline` in the file";
    only.ok_or_else(|| Error::at(Location::new(&file.name, 1), Problem::Syntax(message.to_owned())))
}

/// Returns whether a file name has the extension of Rust.
pub fn is_rust_name(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|extension| extension == "rs")
}

fn is_attribute(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Bracket)
}

/// Returns the value of an attribute if it is a part of a grammar.
fn attribute(file: &Rc<SourceFile>, group: &Group, count: &mut usize) -> Option<GrammarAttribute> {
    let tokens: Vec<TokenTree> = group.stream().into_iter().collect();
    let [TokenTree::Ident(name), TokenTree::Punct(mark), TokenTree::Literal(literal)] = &tokens[..] else {
        return None;
    };
    let is_inline = name == "grammar_inline";
    if mark.as_char() != '=' || !is_inline && name != "grammar" {
        return None;
    }
    let (text, offsets) = text(file, literal)?;
    if !is_inline {
        return Some(GrammarAttribute::Path(text));
    }
    *count += 1;
    let name = if *count == 1 { file.name.clone() } else { format!("{}#{count}", file.name) };
    let file = InlineGrammar { file: SourceFile { name, text }, rust_file: Rc::clone(file), offsets };
    Some(GrammarAttribute::Inline(file))
}

/// Returns the text of a string literal, and the offset of each of its bytes in the file.
fn text(file: &SourceFile, literal: &Literal) -> Option<(String, Vec<usize>)> {
    let mark = file.text.len() - file.text.trim_start_matches('\u{feff}').len();
    let Range { start, end } = literal.span().byte_range();
    let (start, end) = (start + mark, end + mark);
    let source = file.text.get(start..end)?;
    let quote = source.find('"')?;
    let start = start + quote + 1;
    let (mut text, mut offsets) = (String::new(), vec![]);
    let end = match &source[..quote] {
        "" => {
            let inner = source.get(1..source.len() - 1)?;
            unescape_str(inner, |range, character| {
                // The only errors are warnings about skipped lines, because the token is valid.
                if let Ok(character) = character {
                    text.push(character);
                    offsets.resize(text.len(), start + range.start);
                }
            });
            start + inner.len()
        }
        raw if raw.starts_with('r') => {
            // As many marks are after the closing quote as before the first.
            source.get(quote + 1..source.len() - raw.len())?.clone_into(&mut text);
            offsets.extend(start..start + text.len());
            start + text.len()
        }
        // A string of bytes or of C is no grammar.
        _ => return None,
    };
    offsets.push(end);
    Some((text, offsets))
}

impl InlineGrammar {
    /// The Rust file, in which the places of findings are.
    pub fn rust_file(&self) -> &SourceFile {
        &self.rust_file
    }

    /// Returns the text after white space that keeps its lines and columns, unless the string has escapes.
    pub fn padded(&self) -> SourceFile {
        let Position { line, column, .. } = Lines::new(&self.rust_file.text).position(self.offset(0));
        let before = "\n".repeat(line - 1) + &" ".repeat(column - 1);
        SourceFile { name: self.file.name.clone(), text: before + &self.file.text }
    }

    /// Moves a finding from the text of the grammar to the Rust file.
    pub fn move_finding(&self, finding: &mut Finding, lines: &Lines<'_>) {
        let own = Lines::new(&self.file.text);
        for place in [&mut finding.place].into_iter().chain(&mut finding.others) {
            let bytes = self.range(&own.range(place));
            let start = lines.position(bytes.start);
            let Place { file, line, column, end, .. } = place;
            self.rust_file.name.clone_into(file);
            *line = start.line;
            *column = column.map(|_| start.column);
            *end = end.map(|_| lines.position(bytes.end));
        }
        finding.bytes = self.range(&finding.bytes);
        for edit in &mut finding.edits {
            edit.bytes = self.range(&edit.bytes);
            self.rust_file.name.clone_into(&mut edit.file);
        }
        // The text of an edit is not escaped, so it only fits where each byte is as it is in the file.
        let is_raw = self.offsets.first().zip(self.offsets.last());
        if is_raw.is_none_or(|(first, last)| last - first + 1 != self.offsets.len()) {
            finding.edits.clear();
        }
    }

    /// Moves an error from the text of the grammar to the Rust file.
    pub fn move_error(&self, mut error: Error) -> Error {
        if let Some(location) = &mut error.location {
            let offset = Lines::new(&self.file.text).offset(location.line, location.column.unwrap_or(1));
            let position = Lines::new(&self.rust_file.text).position(self.offset(offset));
            self.rust_file.name.clone_into(&mut location.file);
            location.line = position.line;
            location.column = location.column.map(|_| position.column);
        }
        error
    }

    fn range(&self, range: &Range<usize>) -> Range<usize> {
        self.offset(range.start)..self.offset(range.end)
    }

    fn offset(&self, offset: usize) -> usize {
        self.offsets.get(offset).or(self.offsets.last()).copied().unwrap_or_default()
    }
}

/// Returns the file that a path in an attribute is: relative to the folder of the package, or else to its `src`.
pub fn grammar_path(rust_file: &str, path: &str) -> PathBuf {
    let is_package = |folder: &&Path| folder.join("Cargo.toml").exists();
    let package = Path::new(rust_file).ancestors().skip(1).find(is_package).unwrap_or(Path::new(""));
    let own = package.join(path);
    if own.exists() { own } else { package.join("src").join(path) }
}
