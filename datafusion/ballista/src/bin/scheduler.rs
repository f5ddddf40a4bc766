//! A scheduler on this machine: `scheduler PORT`.

use std::error::Error;
use std::net::Ipv4Addr;
use std::sync::Arc;

use ballista_core::error::BallistaError;
use ballista_scheduler::cluster::BallistaCluster;
use ballista_scheduler::config::SchedulerConfig;
use ballista_scheduler::scheduler_process::start_server;

fn main() -> Result<(), Box<dyn Error>> {
    let port: u16 = pest_uri_ballista::argument(1)?;
    let config = SchedulerConfig {
        external_host: Ipv4Addr::LOCALHOST.to_string(),
        bind_port: port,
        // An executor that has not been heard of for this time is lost, and others do its tasks.
        executor_timeout_seconds: 6,
        expire_dead_executor_interval_seconds: 1,
        override_session_builder: Some(Arc::new(pest_uri_ballista::session_state)),
        ..SchedulerConfig::default()
    };
    pest_uri_ballista::run(async {
        let cluster = BallistaCluster::new_from_config(&config).await?;
        start_server(cluster, (Ipv4Addr::LOCALHOST, port).into(), Arc::new(config)).await?;
        Ok::<(), BallistaError>(())
    })
}
