//! Room for what goes as deep as a grammar does.

use std::{panic, thread};

use crate::error::{Error, Problem};

/// How much a grammar may take that is as deep as the [bounds](crate#bounds) allow: pest takes up to 7 KB for
/// each expression that stands beside or inside another, if it is not optimized.
const BYTES: usize = 256 << 20;

/// Up to how many expressions inside one another any stack is large enough.
const SMALL: usize = 100;

/// What a function returns, run with a stack of its own if so many expressions may stand inside one another that the stack of a test or of
/// a build script may be too small.
///
/// # Errors
/// Those of the function, and that no thread can be started.
pub fn run_for<T: Send>(expressions: usize, function: impl FnOnce() -> Result<T, Error> + Send) -> Result<T, Error> {
    if expressions <= SMALL { function() } else { run(function) }
}

/// What a function returns, run with a stack of its own.
///
/// # Errors
/// Those of the function, and that no thread can be started.
pub fn run<T: Send>(function: impl FnOnce() -> Result<T, Error> + Send) -> Result<T, Error> {
    thread::scope(|scope| {
        let started = thread::Builder::new().stack_size(BYTES).spawn_scoped(scope, function);
        let started =
            started.map_err(|error| Error::nowhere(Problem::TooLarge(format!("no thread can start: {error}"))));
        started?.join().unwrap_or_else(|panicked| panic::resume_unwind(panicked))
    })
}
