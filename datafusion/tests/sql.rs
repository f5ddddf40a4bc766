//! Queries.

use std::collections::HashSet;
use std::sync::Arc;

use arrow::array::{ArrayRef, RecordBatch, StringArray};
use datafusion::arrow::util::display::{ArrayFormatter, FormatOptions};
use datafusion::error::Result;
use datafusion::prelude::SessionContext;

use crate::corpus::texts;

fn context() -> SessionContext {
    let context = SessionContext::new();
    pest_uri_datafusion::register_all(&mut context.clone()).unwrap();
    context
}

/// The value of a query for one value. Null is `NULL`.
fn answer(query: &str) -> Result<String> {
    answer_in(&context(), query)
}

fn answer_in(context: &SessionContext, query: &str) -> Result<String> {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let batches = runtime.block_on(async { context.sql(query).await?.collect().await })?;
    let column = batches[0].column(0);
    let options = FormatOptions::default().with_null("NULL");
    Ok(ArrayFormatter::try_new(column, &options)?.value(0).to_string())
}

/// Checks the value of an expression, as a constant and over a column.
#[track_caller]
pub fn assert_answer(expression: &str, expected: &str) {
    assert_eq!(answer(&format!("SELECT {expression}")).unwrap(), expected, "{expression}");
    let (function, arguments) = expression.split_once("('").unwrap();
    let (text, more) = arguments.split_once('\'').unwrap();
    let query = format!("SELECT {function}(column1{more} FROM (VALUES ('{text}'), (NULL))");
    assert_eq!(answer(&query).unwrap(), expected, "{query}");
}

#[track_caller]
pub fn assert_query_error(expression: &str, part_of_message: &str) {
    let error = answer(&format!("SELECT {expression}")).unwrap_err().to_string();
    assert!(error.contains(part_of_message), "{error}");
}

#[test]
fn the_example_of_each_documentation_is_true() {
    for function in pest_uri_datafusion::functions() {
        let documentation = function.documentation().unwrap();
        let example = documentation.sql_example.as_deref().unwrap();
        let (query, expected) = example.strip_prefix("```sql\n> ").unwrap().split_once(";\n").unwrap();
        assert_eq!(answer(query).unwrap(), expected.strip_suffix("\n```").unwrap(), "{query}");
        assert!(documentation.syntax_example.starts_with(&format!("{}(", function.name())));
    }
}

#[test]
fn each_function_has_its_own_name_and_is_in_the_readme() {
    let functions = pest_uri_datafusion::functions();
    let names: HashSet<_> = functions.iter().map(|function| function.name()).collect();
    assert_eq!(names.len(), functions.len());
    let readme = include_str!("../README.md");
    for name in names {
        let name = name.strip_prefix("try_").unwrap_or(name);
        assert!(readme.contains(&format!("`{name}")), "the README does not list {name}");
    }
}

#[test]
fn arguments_of_several_types() {
    for of_type in ["Utf8", "LargeUtf8", "Utf8View", "Dictionary(Int32, Utf8)"] {
        let query = format!("SELECT uri_query_value(arrow_cast('http://h/?a=1', '{of_type}'), 'a')");
        assert_eq!(answer(&query).unwrap(), "1", "{of_type}");
        let query = format!("SELECT uri_host(arrow_cast(column1, '{of_type}')) FROM (VALUES ('http://h/?a=1'))");
        assert_eq!(answer(&query).unwrap(), "h", "{of_type}");
    }
    assert_query_error("uri_host(1)", "expects String");
    assert_query_error("uri_host()", "uri_host");
    assert_eq!(answer("SELECT get_field(uri_parts('http://h:80/a?b'), 'port')").unwrap(), "80");
}

/// The regular expression finds the components of a valid reference, which is why other engines use it. It does not
/// distinguish an absent component from an empty one, and it accepts each text of one line.
#[test]
fn components_are_those_of_appendix_b() {
    let context = context();
    let column: ArrayRef = Arc::new(StringArray::from(texts()));
    context.register_batch("texts", RecordBatch::try_from_iter([("text", column)]).unwrap()).unwrap();
    let expression = r"^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?";
    for (name, group) in [("scheme", 2), ("authority", 4), ("path", 5), ("query", 7), ("fragment", 9)] {
        let query = format!(
            "SELECT count(CASE WHEN coalesce(try_uri_{name}(text), '') <> regexp_replace(text, '{expression}', '\\{group}') THEN 1 END)
             FROM texts WHERE uri_is_valid(text)"
        );
        assert_eq!(answer_in(&context, &query).unwrap(), "0", "{name}");
    }
}
