//! A stack for grammars whose parts stand inside each other many times.

use std::{io, panic, thread};

/// What the largest grammar that `grammar-reader` reads may need, and pest for its repetitions, which it writes out.
const BYTES: usize = 256 << 20;

/// Does something on such a stack.
pub fn run<R: Send>(task: impl FnOnce() -> R + Send) -> io::Result<R> {
    thread::scope(|scope| {
        let thread = thread::Builder::new().stack_size(BYTES).spawn_scoped(scope, task);
        thread.map(|it| it.join().unwrap_or_else(|panicked| panic::resume_unwind(panicked)))
    })
}
