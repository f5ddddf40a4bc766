//! Runs functions on a stack that is large enough for the nesting of a grammar.

use std::{panic, thread};

use crate::error::{Error, Problem};

/// The stack for the deepest grammar within the [bounds](crate#bounds): pest takes up to 7 KB for each expression next to or
/// inside another, if it is not optimized.
const BYTES: usize = 256 << 20;

/// Any stack is large enough for this nesting of expressions.
const SMALL: usize = 100;

/// Returns the result of a function. Runs it on a stack of its own if expressions may nest so deeply that the stack of a test or
/// of a build script may be too small.
///
/// # Errors
/// Errors of the function, and an error if no thread can be started.
pub fn run_for<T: Send>(expressions: usize, function: impl FnOnce() -> Result<T, Error> + Send) -> Result<T, Error> {
    if expressions <= SMALL { function() } else { run(function) }
}

/// Returns the result of a function, run on a stack of its own.
///
/// # Errors
/// Errors of the function, and an error if no thread can be started.
pub fn run<T: Send>(function: impl FnOnce() -> Result<T, Error> + Send) -> Result<T, Error> {
    thread::scope(|scope| {
        let started = thread::Builder::new().stack_size(BYTES).spawn_scoped(scope, function);
        let started =
            started.map_err(|error| Error::nowhere(Problem::TooLarge(format!("no thread can start: {error}"))));
        started?.join().unwrap_or_else(|panicked| panic::resume_unwind(panicked))
    })
}
