//! An executor on this machine: `executor SCHEDULER_PORT PORT GRPC_PORT DIRECTORY`.

use std::error::Error;
use std::net::Ipv4Addr;
use std::sync::Arc;

use ballista_core::registry::BallistaFunctionRegistry;
use ballista_core::utils::default_config_producer;
use ballista_executor::executor_process::{ExecutorProcessConfig, start_executor_process};
use pest_uri_ballista::{argument, run, session_state};

fn main() -> Result<(), Box<dyn Error>> {
    let functions = BallistaFunctionRegistry::from(&session_state(default_config_producer())?);
    let config = ExecutorProcessConfig {
        external_host: Some(Ipv4Addr::LOCALHOST.to_string()),
        scheduler_host: Ipv4Addr::LOCALHOST.to_string(),
        scheduler_port: argument(1)?,
        scheduler_connect_timeout_seconds: 30,
        port: argument(2)?,
        grpc_port: argument(3)?,
        work_dir: Some(argument(4)?),
        vcores: 1,
        executor_heartbeat_interval_seconds: 1,
        override_function_registry: Some(Arc::new(functions)),
        ..ExecutorProcessConfig::default()
    };
    run(start_executor_process(Arc::new(config)))
}
