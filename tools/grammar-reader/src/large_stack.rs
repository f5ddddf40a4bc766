//! Runs functions on a stack that is large enough for nested grammars.

use std::cell::Cell;
use std::{panic, thread};

use crate::error::{Error, Problem};

/// The stack size for the deepest grammar within the [bounds](crate#bounds). Without optimization,
/// pest takes up to 7 KB for each expression next to or inside another.
const BYTES: usize = 256 << 20;

/// The nesting of expressions for which any stack is large enough.
const SMALL: usize = 100;

/// Runs a function, on a large stack if this many expressions may nest too deeply for the stack of
/// a test or a build script.
///
/// # Errors
/// The function fails, or no thread can be started.
pub fn run_for<T: Send>(expressions: usize, function: impl FnOnce() -> Result<T, Error> + Send) -> Result<T, Error> {
    if expressions <= SMALL { function() } else { run(function) }
}

thread_local! {
    /// Whether this thread has a large stack. Another one would take time for each of its pages.
    static IS_LARGE: Cell<bool> = const { Cell::new(false) };
}

/// Runs a function on a large stack.
///
/// # Errors
/// The function fails, or no thread can be started.
pub fn run<T: Send>(function: impl FnOnce() -> Result<T, Error> + Send) -> Result<T, Error> {
    if IS_LARGE.get() {
        return function();
    }
    thread::scope(|scope| {
        let large = || {
            IS_LARGE.set(true);
            function()
        };
        let started = thread::Builder::new().stack_size(BYTES).spawn_scoped(scope, large);
        let started = started
            .map_err(|error| Error::without_location(Problem::TooLarge(format!("cannot start a thread: {error}"))));
        started?.join().unwrap_or_else(|panicked| panic::resume_unwind(panicked))
    })
}
