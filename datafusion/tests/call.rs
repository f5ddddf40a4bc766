//! Calls of functions, without a query.

use std::sync::Arc;

use arrow::array::{Array, ArrayRef, AsArray, LargeStringArray, StringArray, StringViewArray};
use arrow::compute::concat;
use arrow::datatypes::Field;
use datafusion_common::config::ConfigOptions;
use datafusion_common::{Result, ScalarValue};
use datafusion_expr::{ColumnarValue, ScalarFunctionArgs, ScalarUDF};

pub fn function(name: &str) -> Arc<ScalarUDF> {
    let is_named = |function: &Arc<ScalarUDF>| function.name() == name;
    pest_uri_datafusion::functions().into_iter().find(is_named).unwrap_or_else(|| panic!("no function {name}"))
}

pub fn constant(text: &str) -> ColumnarValue {
    ColumnarValue::Scalar(ScalarValue::Utf8(Some(text.to_owned())))
}

/// The same texts by each type, and as a part of an array.
pub fn arrays(texts: &[Option<&str>]) -> Vec<ArrayRef> {
    let utf8: ArrayRef = Arc::new(StringArray::from_iter(texts));
    let view: ArrayRef = Arc::new(StringViewArray::from_iter(texts));
    let before: ArrayRef = Arc::new(StringArray::from(vec!["before, and longer than twelve bytes"]));
    let part = concat(&[&*before, &*utf8]).unwrap().slice(1, texts.len());
    let parts = concat(&[&*view, &*view]).unwrap().slice(texts.len(), texts.len());
    vec![utf8, Arc::new(LargeStringArray::from_iter(texts)), view, part, parts]
}

/// Calls a function with a column and constants.
pub fn call(name: &str, first: &ArrayRef, constants: &[&str]) -> Result<ArrayRef> {
    let mut arguments = vec![ColumnarValue::Array(Arc::clone(first))];
    arguments.extend(constants.iter().map(|text| constant(text)));
    call_with(name, arguments, first.len())?.into_array(first.len())
}

pub fn call_with(name: &str, arguments: Vec<ColumnarValue>, rows: usize) -> Result<ColumnarValue> {
    let function = function(name);
    let fields: Vec<_> =
        arguments.iter().map(|argument| Arc::new(Field::new("argument", argument.data_type(), true))).collect();
    let types: Vec<_> = arguments.iter().map(ColumnarValue::data_type).collect();
    let result = Field::new("result", function.return_type(&types)?, true);
    function.invoke_with_args(ScalarFunctionArgs {
        args: arguments,
        arg_fields: fields,
        number_rows: rows,
        return_field: Arc::new(result),
        config_options: Arc::new(ConfigOptions::default()),
    })
}

/// The values of a column of texts.
pub fn values(column: &ArrayRef) -> Vec<Option<&str>> {
    column.as_string_view().iter().collect()
}
