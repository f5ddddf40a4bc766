//! Results that are parts of the input are views of its buffers.

use std::sync::Arc;

use arrow::array::{Array, ArrayRef, AsArray, LargeStringArray, StringArray, StringViewArray};

use crate::call::{call, values};

const URI: &str = "http://a.host.longer.than.twelve.bytes.example:8042/a/path/longer/than/twelve/bytes?name=ferret";

/// The addresses of the buffers of an array.
fn buffers(array: &ArrayRef) -> Vec<*const u8> {
    match array.as_string_view_opt() {
        Some(views) => views.data_buffers().iter().map(|buffer| buffer.as_ptr()).collect(),
        None => array.to_data().buffers()[1..].iter().map(|buffer| buffer.as_ptr()).collect(),
    }
}

#[test]
fn components_are_not_copied() {
    let inputs: [ArrayRef; 3] = [
        Arc::new(StringArray::from(vec![URI, "http://b/", URI])),
        Arc::new(LargeStringArray::from(vec![URI, "http://b/", URI])),
        Arc::new(StringViewArray::from(vec![URI, "http://b/", URI])),
    ];
    for input in inputs {
        for name in ["uri_host", "uri_path", "try_uri_normalize", "url_extract_path", "uri_redact"] {
            let result = call(name, &input, &[]).unwrap();
            assert_eq!(buffers(&result), buffers(&input), "{name} of {}", input.data_type());
        }
        let parts = call("uri_parts", &input, &[]).unwrap();
        for part in parts.as_struct().columns() {
            assert_eq!(buffers(part), buffers(&input), "of {}", input.data_type());
        }
    }
}

#[test]
fn what_an_operation_changes_is_copied_and_the_rest_is_not() {
    let changed = "HTTP://a.host.longer.than.twelve.bytes.example/";
    let input: ArrayRef = Arc::new(StringArray::from(vec![URI, changed]));
    let result = call("uri_normalize", &input, &[]).unwrap();
    assert_eq!(values(&result), [Some(URI), Some("http://a.host.longer.than.twelve.bytes.example/")]);
    let buffers_of_result = buffers(&result);
    assert_eq!((buffers_of_result[0], buffers_of_result.len()), (buffers(&input)[0], 2));
}
