#![doc = include_str!("../README.md")]

// From the arguments of a call to a text in each row, and to the result of each row.
mod text_column;
mod string_views;
mod failure;
mod rows;

// What a function is to DataFusion.
mod function;

// The functions.
mod components;
mod operations;
mod trino;
mod spark;

use std::sync::Arc;

use datafusion_common::Result;
use datafusion_expr::ScalarUDF;
use datafusion_expr::registry::FunctionRegistry;

/// Registers all functions, for instance on a `SessionContext`.
///
/// A function that was registered by one of their names is replaced. For a `&SessionContext`, pass
/// `&mut context.clone()`: a clone is the same session.
///
/// ```
/// use datafusion::prelude::SessionContext;
///
/// let mut context = SessionContext::new();
/// pest_uri_datafusion::register_all(&mut context)?;
/// # Ok::<(), datafusion::error::DataFusionError>(())
/// ```
///
/// # Errors
/// If the registry is read-only.
pub fn register_all(registry: &mut dyn FunctionRegistry) -> Result<()> {
    for function in functions() {
        registry.register_udf(function)?;
    }
    Ok(())
}

/// All functions, for a registry that has no [`FunctionRegistry`], or for some of them.
#[must_use]
pub fn functions() -> Vec<Arc<ScalarUDF>> {
    let definitions = [components::FUNCTIONS, operations::FUNCTIONS, trino::FUNCTIONS, spark::FUNCTIONS];
    definitions.into_iter().flatten().flat_map(function::forms).map(Arc::new).collect()
}
