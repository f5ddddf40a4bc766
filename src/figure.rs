//! The components drawn under the text, as section 3 of RFC 3986 draws them.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

use crate::component::accessors::Components;
use crate::redact::Redacted;
use crate::text::characters::{changes_direction, columns, fitting};

/// A text and the parts to draw under it.
#[derive(Clone)]
pub(crate) struct Figure<'t> {
    text: &'t str,
    redacted: Redacted<'t>,
    /// The parts to draw, from left to right.
    parts: Vec<(&'static str, Range<usize>)>,
    /// The width of the longest line: at least 20.
    width: usize,
}

impl<'t> Components<'t> {
    /// Draws the components under the text, in lines of no more than `width` columns (but no fewer than 20).
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let uri = Uri::parse("foo://example.com:8042/over/there?name=ferret#nose")?;
    /// assert_eq!(uri.components().figure(80).to_string(), r"
    ///  foo://example.com:8042/over/there?name=ferret#nose
    ///  \_/   \______________/\_________/ \_________/ \__/
    ///   |           |             |           |       |
    /// scheme    authority        path       query  fragment
    /// ".trim_start_matches('\n'));
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    ///
    /// A component of one character has a `|` under it. A component that is present but empty is not drawn, but named
    /// in a line below, whatever the width. A text longer than the given width is drawn in pieces. Characters take the
    /// columns that they take on a terminal, and those that change the direction of text are escaped.
    #[must_use]
    pub fn figure(self, width: usize) -> impl fmt::Display + fmt::Debug + Clone + use<'t> {
        let parts = self.spans().map(|(component, span)| (component.name(), span));
        Figure::new(self.redacted(), self.text(), parts.collect(), width)
    }
}

impl<'t> Figure<'t> {
    pub(crate) fn new(
        redacted: Redacted<'t>,
        text: &'t str,
        parts: Vec<(&'static str, Range<usize>)>,
        width: usize,
    ) -> Self {
        Figure { text, redacted, parts, width: width.max(20) }
    }
}

impl fmt::Debug for Figure<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = formatter.debug_struct("Figure");
        shown.field("text", &self.redacted).field("parts", &self.parts).field("width", &self.width).finish()
    }
}

impl fmt::Display for Figure<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.text;
        // In a URI, columns are the same as bytes.
        let column = |byte: usize| if text.is_ascii() { byte } else { columns(&shown(&text[..byte])) };
        let parts = self.parts.iter().map(|(name, span)| (*name, column(span.start)..column(span.end)));
        let parts: Vec<(&str, Range<usize>)> = parts.collect();
        // Room for half of the longest label on either side.
        let longest = parts.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
        let room = self.width - longest.clamp(9, 18) - 1;
        let text = shown(text);
        let (mut rest, mut start) = (&*text, 0);
        loop {
            let (piece, after) = rest.split_at(fitting(rest, room));
            let columns = start..start + columns(piece);
            let brackets = parts.iter().filter_map(|(name, span)| Bracket::new(name, span, &columns));
            draw(formatter, piece, &brackets.collect::<Vec<_>>())?;
            (rest, start) = (after, columns.end);
            if rest.is_empty() {
                break;
            }
            formatter.write_str("\n")?;
        }
        let empty: Vec<&str> = parts.iter().filter(|(_, span)| span.is_empty()).map(|(name, _)| *name).collect();
        if empty.is_empty() { Ok(()) } else { writeln!(formatter, "(empty: {})", empty.join(", ")) }
    }
}

/// The text with characters that change its direction escaped: the brackets are drawn under the text before them.
fn shown(text: &str) -> Cow<'_, str> {
    if !text.contains(changes_direction) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(2 * text.len());
    for character in text.chars() {
        if changes_direction(character) { shown.extend(character.escape_unicode()) } else { shown.push(character) }
    }
    Cow::Owned(shown)
}

/// A part, or the portion of it in the piece that is drawn; columns count from the piece's start.
struct Bracket {
    columns: Range<usize>,
    begins: bool,
    ends: bool,
    label: String,
}

impl Bracket {
    fn new(name: &str, span: &Range<usize>, piece: &Range<usize>) -> Option<Self> {
        let (start, end) = (span.start.max(piece.start), span.end.min(piece.end));
        let begins = span.start >= piece.start;
        let label = String::from(if begins { "" } else { "… " }) + name;
        let columns = start.checked_sub(piece.start)?..end.saturating_sub(piece.start);
        (start < end).then_some(Bracket { columns, begins, ends: span.end <= piece.end, label })
    }

    /// The column from which a line leads to the label.
    fn middle(&self) -> usize {
        self.columns.start + (self.columns.len() - 1) / 2
    }

    fn shape(&self, line: &mut Line) {
        if self.columns.len() == 1 {
            return line.put(self.columns.start, "|");
        }
        for column in self.columns.clone() {
            line.put(column, "_");
        }
        if self.begins {
            line.put(self.columns.start, "\\");
        }
        if self.ends {
            line.put(self.columns.end - 1, "/");
        }
    }
}

fn draw(formatter: &mut fmt::Formatter<'_>, text: &str, brackets: &[Bracket]) -> fmt::Result {
    // Labels may begin left of the text, so the text is moved to the right as far as they need.
    let indent =
        brackets.iter().map(|it| ((it.label.chars().count() - 1) / 2).saturating_sub(it.middle())).max().unwrap_or(0);
    writeln!(formatter, "{:indent$}{text}", "")?;
    let (mut shapes, mut leads) = (Line::new(indent), Line::new(indent));
    for bracket in brackets {
        bracket.shape(&mut shapes);
        leads.put(bracket.middle(), "|");
    }
    if brackets.is_empty() {
        return Ok(());
    }
    writeln!(formatter, "{shapes}\n{leads}")?;

    let mut waiting: Vec<&Bracket> = brackets.iter().collect();
    while !waiting.is_empty() {
        let mut line = Line::new(indent);
        // From the right, so that the last one always has room to its right.
        for index in (0..waiting.len()).rev() {
            let bracket = waiting[index];
            let others: Vec<usize> =
                waiting.iter().map(|it| it.middle()).filter(|&it| it != bracket.middle()).collect();
            if let Some(start) = line.room(bracket, &others) {
                line.put_label(start, &bracket.label);
                waiting.remove(index);
            }
        }
        for bracket in &waiting {
            line.put(bracket.middle(), "|");
        }
        writeln!(formatter, "{line}")?;
    }
    Ok(())
}

/// A line of the drawing, which may begin left of the text by `indent` columns.
struct Line {
    indent: usize,
    cells: Vec<char>,
    /// Where the leftmost label begins; they are written from the right.
    leftmost: usize,
}

impl Line {
    fn new(indent: usize) -> Self {
        Line { indent, cells: vec![], leftmost: usize::MAX }
    }

    /// Writes from this column of the text on.
    fn put(&mut self, column: usize, text: &str) {
        self.put_at(column + self.indent, text);
    }

    fn put_at(&mut self, cell: usize, text: &str) {
        let end = cell + text.chars().count();
        self.cells.resize(self.cells.len().max(end), ' ');
        for (cell, character) in self.cells[cell..].iter_mut().zip(text.chars()) {
            *cell = character;
        }
    }

    fn put_label(&mut self, cell: usize, label: &str) {
        self.put_at(cell, label);
        self.leftmost = cell;
    }

    /// The cell at which the bracket's label may begin: in the middle below its bracket, or else right below its lead.
    /// There must be a space between labels, and none on a lead to another label further down.
    fn room(&self, bracket: &Bracket, others: &[usize]) -> Option<usize> {
        let length = bracket.label.chars().count();
        let middle = bracket.middle() + self.indent;
        let free = |start: usize, gap: usize| {
            let end = start + length;
            let on_lead = |&other: &usize| (start.saturating_sub(gap)..end + gap).contains(&(other + self.indent));
            (end < self.leftmost && !others.iter().any(on_lead)).then_some(start)
        };
        free(middle.saturating_sub((length - 1) / 2), 1).or_else(|| free(middle, 0))
    }
}

impl fmt::Display for Line {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cells.iter().try_for_each(|cell| fmt::Write::write_char(formatter, *cell))
    }
}
