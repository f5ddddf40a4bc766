//! Kernels: a column of URLs gives a column of results.

use std::sync::Arc;

use arrow::array::{Array, ArrayRef, AsArray, StringViewArray, StringViewBuilder};
use arrow::compute::kernels::regexp::regexp_match;
use arrow::datatypes::Field;
use datafusion_common::config::ConfigOptions;
use datafusion_common::{Result, ScalarValue};
use datafusion_expr::{ColumnarValue, ScalarFunctionArgs};
use regex::Regex;
use url::Url;

pub type Kernel = Box<dyn Fn(&ArrayRef) -> Result<ArrayRef>>;

/// The regular expression of RFC 3986, appendix B, which accepts any text of one line.
const APPENDIX_B: &str = r"^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?";

/// A function of this package, with constants after the column.
pub fn function(name: &'static str, constants: &'static [&str]) -> Kernel {
    let functions = pest_uri_datafusion::functions();
    let function = functions.into_iter().find(|function| function.name() == name).expect("there is such a function");
    let config_options = Arc::new(ConfigOptions::default());
    Box::new(move |urls| {
        let constants = constants.iter().map(|text| ColumnarValue::Scalar(ScalarValue::from(*text)));
        let args: Vec<_> = [ColumnarValue::Array(Arc::clone(urls))].into_iter().chain(constants).collect();
        let field = |argument: &ColumnarValue| Arc::new(Field::new("", argument.data_type(), true));
        let types: Vec<_> = args.iter().map(ColumnarValue::data_type).collect();
        let result = function.invoke_with_args(ScalarFunctionArgs {
            arg_fields: args.iter().map(field).collect(),
            args,
            number_rows: urls.len(),
            return_field: Arc::new(Field::new("", function.return_type(&types)?, true)),
            config_options: Arc::clone(&config_options),
        })?;
        result.into_array(urls.len())
    })
}

/// A group of the regular expression.
pub fn regular_expression(group: usize) -> Kernel {
    let regex = Regex::new(APPENDIX_B).expect("the expression is valid");
    Box::new(move |urls| {
        let urls = urls.as_string_view();
        let mut locations = regex.capture_locations();
        Ok(column(urls, |url, column| {
            regex.captures_read(&mut locations, url);
            column.append_option(locations.get(group).map(|(start, end)| &url[start..end]));
        }))
    })
}

/// All groups of the regular expression: the kernel that DataFusion's `regexp_match` calls.
pub fn matching() -> Kernel {
    Box::new(|urls| {
        let pattern = StringViewArray::new_scalar(APPENDIX_B);
        Ok(regexp_match(urls.as_string_view(), &pattern, None)?)
    })
}

/// What the crate `url` finds.
pub fn url_crate(append: fn(&Url, &mut StringViewBuilder)) -> Kernel {
    Box::new(move |urls| {
        Ok(column(urls.as_string_view(), |url, column| match Url::parse(url) {
            Ok(url) => append(&url, column),
            Err(_) => column.append_null(),
        }))
    })
}

fn column(urls: &StringViewArray, mut append: impl FnMut(&str, &mut StringViewBuilder)) -> ArrayRef {
    let mut column = StringViewBuilder::with_capacity(urls.len());
    for url in urls {
        match url {
            Some(url) => append(url, &mut column),
            None => column.append_null(),
        }
    }
    Arc::new(column.finish())
}
