//! The URI functions in a cluster of Ballista: its scheduler, its executors and its clients each register them.
//!
//! ```sh
//! scheduler 50050
//! executor 50050 50051 50052 /tmp/executor-1 # the port of the scheduler, two of its own, and its directory
//! executor 50050 50061 50062 /tmp/executor-2
//! ```

use std::error::Error;
use std::str::FromStr;

use ballista::prelude::SessionContextExt;
use ballista_core::utils::default_session_builder;
use datafusion::error::Result;
use datafusion::execution::SessionState;
use datafusion::prelude::{SessionConfig, SessionContext};

/// A session with Ballista's defaults and the URI functions.
///
/// # Errors
/// If the session cannot be made.
pub fn session_state(config: SessionConfig) -> Result<SessionState> {
    let mut state = default_session_builder(config)?;
    pest_uri_datafusion::register_all(&mut state)?;
    Ok(state)
}

/// A session of a client, whose queries the cluster runs.
///
/// # Errors
/// If no scheduler can be reached there.
pub async fn connect(scheduler_port: u16, config: SessionConfig) -> Result<SessionContext> {
    let url = format!("df://127.0.0.1:{scheduler_port}");
    // A session that connects has only the functions of Ballista.
    let mut context = SessionContext::remote_with_state(&url, default_session_builder(config)?).await?;
    pest_uri_datafusion::register_all(&mut context)?;
    Ok(context)
}

/// Runs a process of the cluster. Plans are nested, and without optimization they need a large stack.
///
/// # Errors
/// Those of the process.
pub fn run<E: Into<Box<dyn Error>>>(process: impl Future<Output = Result<(), E>>) -> Result<(), Box<dyn Error>> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().thread_stack_size(32 << 20).build()?;
    runtime.block_on(process).map_err(Into::into)
}

/// The argument of the process at a position.
///
/// # Errors
/// If it is missing, or not of the type.
pub fn argument<T: FromStr<Err: Error + 'static>>(position: usize) -> Result<T, Box<dyn Error>> {
    Ok(std::env::args().nth(position).ok_or("too few arguments")?.parse()?)
}
