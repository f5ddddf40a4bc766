//! An argument of a call: a text in each row.

use arrow::array::{Array, AsArray, LargeStringArray, StringArray, StringViewArray};
use arrow::buffer::Buffer;
use arrow::datatypes::DataType;
use arrow_data::ByteView;
use datafusion_common::{Result, internal_err};
use datafusion_expr::ColumnarValue;

/// An argument of a call, by its type in Arrow. It is read where it is.
#[derive(Clone, Copy)]
pub enum TextColumn<'a> {
    Utf8(&'a StringArray),
    LargeUtf8(&'a LargeStringArray),
    Utf8View(&'a StringViewArray),
    /// One text for all rows, or null.
    Constant(Option<&'a str>),
}

impl<'a> TextColumn<'a> {
    /// The column of an argument, whose type DataFusion has made one of the three by the signature of the function.
    pub fn new(argument: &'a ColumnarValue) -> Result<Self> {
        match argument {
            ColumnarValue::Array(array) => match array.data_type() {
                DataType::Utf8 => Ok(TextColumn::Utf8(array.as_string())),
                DataType::LargeUtf8 => Ok(TextColumn::LargeUtf8(array.as_string())),
                DataType::Utf8View => Ok(TextColumn::Utf8View(array.as_string_view())),
                other => internal_err!("expected texts, found {other}"),
            },
            ColumnarValue::Scalar(scalar) => match scalar.try_as_str() {
                Some(text) => Ok(TextColumn::Constant(text)),
                None => internal_err!("expected a text, found {}", scalar.data_type()),
            },
        }
    }

    /// The text in a row; `None` for null.
    #[inline]
    pub fn get(self, row: usize) -> Option<&'a str> {
        match self {
            TextColumn::Utf8(array) => array.is_valid(row).then(|| array.value(row)),
            TextColumn::LargeUtf8(array) => array.is_valid(row).then(|| array.value(row)),
            TextColumn::Utf8View(array) => array.is_valid(row).then(|| array.value(row)),
            TextColumn::Constant(text) => text,
        }
    }

    /// The buffers that hold the texts, if a string view can refer to them: its offsets have 32 bits.
    pub fn buffers(self) -> Vec<Buffer> {
        let fits = |buffer: &Buffer| buffer.len() < u32::MAX as usize;
        match self {
            TextColumn::Utf8(array) => vec![array.values().clone()].into_iter().filter(fits).collect(),
            TextColumn::LargeUtf8(array) => vec![array.values().clone()].into_iter().filter(fits).collect(),
            TextColumn::Utf8View(array) if array.data_buffers().iter().all(fits) => array.data_buffers().to_vec(),
            TextColumn::Utf8View(_) | TextColumn::Constant(_) => Vec::new(),
        }
    }

    /// The buffer that holds the text of a row, by its position in [`buffers`](Self::buffers), and the offset of the
    /// text in it. A text of up to twelve bytes may be in none.
    #[inline]
    pub fn position(self, row: usize) -> Option<(u32, u32)> {
        match self {
            TextColumn::Utf8(array) => Some((0, u32::try_from(array.value_offsets()[row]).ok()?)),
            TextColumn::LargeUtf8(array) => Some((0, u32::try_from(array.value_offsets()[row]).ok()?)),
            TextColumn::Utf8View(array) => {
                let view = ByteView::from(array.views()[row]);
                Some((view.buffer_index, view.offset))
            }
            TextColumn::Constant(_) => None,
        }
    }
}
