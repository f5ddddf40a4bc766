//! Time and memory for more and more rows.

use std::collections::HashMap;
use std::time::Instant;

use arrow::array::{Array, AsArray};
use datafusion_common::Result;

use crate::kernels::function;
use crate::urls::{BATCH, ROWS, batches, urls};

/// Counts the URLs of each host and the valid URLs, normalized first, of 1, 10 and 100 million rows, batch by batch.
/// Prints the time, and the peak of the memory so far.
pub fn run() -> Result<()> {
    let batches = batches(&urls(ROWS));
    let (normalize, host) = (function("try_uri_normalize", &["scheme"]), function("try_uri_host", &[]));
    println!("{:>12} {:>10} {:>12} {:>10}", "rows", "seconds", "ns per row", "peak MB");
    for millions in [1, 10, 100] {
        let (start, rows) = (Instant::now(), millions * ROWS);
        let (mut hosts, mut valid) = (HashMap::<String, usize>::new(), 0);
        for batch in batches.iter().cycle().take((rows as usize).div_ceil(BATCH)) {
            let normalized = normalize(batch)?;
            valid += normalized.len() - normalized.null_count();
            for host in host(&normalized)?.as_string_view().iter().flatten() {
                match hosts.get_mut(host) {
                    Some(count) => *count += 1,
                    None => drop(hosts.insert(host.to_owned(), 1)),
                }
            }
        }
        assert_eq!(hosts.values().sum::<usize>(), valid);
        let seconds = start.elapsed().as_secs_f64();
        println!("{rows:>12} {seconds:>10.2} {:>12.0} {:>10}", seconds * 1e9 / f64::from(rows), peak_megabytes());
    }
    Ok(())
}

/// The most memory that the process has used, on Linux.
fn peak_megabytes() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    peak.and_then(|peak| peak.trim().trim_end_matches("kB").trim().parse::<u64>().ok()).unwrap_or_default() / 1024
}
