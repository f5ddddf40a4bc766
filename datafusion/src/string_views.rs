//! A column of results: views of the input where it contains them, copies elsewhere.

use std::borrow::Cow;

use arrow::array::{StringViewArray, StringViewBuilder};
use datafusion_common::Result;

use crate::text_column::TextColumn;

/// The longest text that a string view holds itself.
const INLINE: usize = 12;

/// Builds a column of texts, most of which are parts of the texts of an input column.
pub struct StringViews<'a> {
    input: TextColumn<'a>,
    /// Whether the builder has the buffers of the input.
    shares_buffers: bool,
    builder: StringViewBuilder,
}

impl<'a> StringViews<'a> {
    pub fn new(input: TextColumn<'a>, rows: usize) -> Self {
        let mut builder = StringViewBuilder::with_capacity(rows);
        let buffers = input.buffers();
        let shares_buffers = !buffers.is_empty();
        for buffer in buffers {
            builder.append_block(buffer);
        }
        StringViews { input, shares_buffers, builder }
    }

    /// Appends a result that is null, or a text. A part of the input's text in this row is not copied.
    #[inline]
    pub fn append(&mut self, row: usize, value: Option<Cow<'a, str>>) -> Result<()> {
        match value {
            None => self.builder.append_null(),
            Some(Cow::Owned(text)) => self.builder.append_value(text),
            Some(Cow::Borrowed(text)) => match self.position(row, text) {
                Some((buffer, offset, length)) => self.builder.try_append_view(buffer, offset, length)?,
                None => self.builder.append_value(text),
            },
        }
        Ok(())
    }

    pub fn finish(mut self) -> StringViewArray {
        self.builder.finish()
    }

    /// The buffer, offset and length of a long part of the input's text in a row.
    #[inline]
    fn position(&self, row: usize, part: &str) -> Option<(u32, u32, u32)> {
        if part.len() <= INLINE || !self.shares_buffers {
            return None;
        }
        let text = self.input.get(row)?;
        let before = (part.as_ptr() as usize).checked_sub(text.as_ptr() as usize)?;
        if before + part.len() > text.len() {
            return None;
        }
        let (buffer, offset) = self.input.position(row)?;
        Some((buffer, offset + u32::try_from(before).ok()?, u32::try_from(part.len()).ok()?))
    }
}
