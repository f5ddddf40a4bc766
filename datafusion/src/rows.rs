//! The rows of a call, and the columns that a kernel makes of them.

use std::borrow::Cow;
use std::sync::Arc;

use arrow::array::{ArrayRef, BooleanArray, PrimitiveArray, StructArray};
use arrow::buffer::NullBuffer;
use arrow::datatypes::{ArrowPrimitiveType, Fields};
use datafusion_common::Result;

use crate::failure::Failure;
use crate::string_views::StringViews;
use crate::text_column::TextColumn;

/// What a function returns for invalid data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Invalid {
    Error,
    Null,
}

/// The rows of a call.
pub struct Rows<'a> {
    pub function: &'a str,
    /// One to three columns.
    pub columns: Vec<TextColumn<'a>>,
    pub count: usize,
    pub invalid: Invalid,
}

/// The arguments of a row, none of which is null. The optional ones may be absent from the call.
#[derive(Clone, Copy)]
pub struct Row<'a> {
    pub first: &'a str,
    pub second: Option<&'a str>,
    pub third: Option<&'a str>,
}

impl<'a> Rows<'a> {
    /// A column of texts. Those that are parts of the first argument are not copied.
    pub fn texts(
        &self,
        mut kernel: impl FnMut(Row<'a>) -> Result<Option<Cow<'a, str>>, Failure<'a>>,
    ) -> Result<ArrayRef> {
        let mut texts = StringViews::new(self.columns[0], self.count);
        for row in 0..self.count {
            texts.append(row, self.evaluate(row, &mut kernel)?)?;
        }
        Ok(Arc::new(texts.finish()))
    }

    /// A column of structs of texts, `None` for null.
    pub fn structs<const N: usize>(
        &self,
        fields: Fields,
        mut kernel: impl FnMut(Row<'a>) -> Result<Option<[Option<&'a str>; N]>, Failure<'a>>,
    ) -> Result<ArrayRef> {
        let mut columns: [_; N] = std::array::from_fn(|_| StringViews::new(self.columns[0], self.count));
        let mut is_valid = Vec::with_capacity(self.count);
        for row in 0..self.count {
            let parts = self.evaluate(row, &mut kernel)?;
            is_valid.push(parts.is_some());
            for (column, part) in columns.iter_mut().zip(parts.unwrap_or([None; N])) {
                column.append(row, part.map(Cow::Borrowed))?;
            }
        }
        let columns = columns.into_iter().map(|column| Arc::new(column.finish()) as ArrayRef).collect();
        Ok(Arc::new(StructArray::try_new(fields, columns, Some(NullBuffer::from(is_valid)))?))
    }

    /// A column of numbers.
    pub fn numbers<T: ArrowPrimitiveType>(
        &self,
        mut kernel: impl FnMut(Row<'a>) -> Result<Option<T::Native>, Failure<'a>>,
    ) -> Result<ArrayRef> {
        let numbers = (0..self.count).map(|row| self.evaluate(row, &mut kernel));
        Ok(Arc::new(numbers.collect::<Result<PrimitiveArray<T>>>()?))
    }

    /// A column of truth values.
    pub fn booleans(&self, mut kernel: impl FnMut(Row<'a>) -> Result<Option<bool>, Failure<'a>>) -> Result<ArrayRef> {
        let booleans = (0..self.count).map(|row| self.evaluate(row, &mut kernel));
        Ok(Arc::new(booleans.collect::<Result<BooleanArray>>()?))
    }

    /// The result of a row. It is null if an argument is.
    #[inline]
    fn evaluate<V>(
        &self,
        row: usize,
        kernel: &mut impl FnMut(Row<'a>) -> Result<Option<V>, Failure<'a>>,
    ) -> Result<Option<V>> {
        let Some(arguments) = self.row(row) else {
            return Ok(None);
        };
        kernel(arguments).or_else(|failure| match self.invalid {
            Invalid::Null if failure.is_of_data() => Ok(None),
            _ => Err(failure.into_error(self.function, row)),
        })
    }

    #[inline]
    fn row(&self, row: usize) -> Option<Row<'a>> {
        let first = self.columns[0].get(row)?;
        let [second, third] = [1, 2].map(|column| self.columns.get(column).map(|column| column.get(row)));
        if second == Some(None) || third == Some(None) {
            return None;
        }
        Some(Row { first, second: second.flatten(), third: third.flatten() })
    }
}
