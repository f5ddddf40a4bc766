//! Time and memory of a query that reads more and more rows.

use std::sync::Arc;
use std::time::Instant;

use arrow::array::{RecordBatch, StringViewArray};
use arrow::datatypes::SchemaRef;
use datafusion::catalog::streaming::StreamingTable;
use datafusion::error::Result;
use datafusion::execution::{SendableRecordBatchStream, TaskContext};
use datafusion::physical_plan::stream::RecordBatchStreamAdapter;
use datafusion::physical_plan::streaming::PartitionStream;
use futures::stream;

use crate::{BATCH, batches, context, urls};

const CORES: usize = 2;
const QUERY: &str = "
    SELECT lower(try_uri_host(url)) AS host, count(*) AS urls, count(try_uri_normalize(url, 'scheme')) AS valid
    FROM urls GROUP BY 1 ORDER BY urls DESC LIMIT 10";

/// Prints the time of the query, and the peak of the memory so far, for 1, 10 and 100 million rows.
pub async fn run() -> Result<()> {
    let batches: Arc<[RecordBatch]> = batches::<StringViewArray>(&urls(100 * BATCH)).into();
    println!("{:>12} {:>10} {:>12} {:>10}", "rows", "seconds", "ns per row", "peak MB");
    for rows in [1_000_000, 10_000_000, 100_000_000] {
        let context = context(CORES)?;
        let part = || Arc::new(RepeatedBatches { batches: Arc::clone(&batches), count: rows / BATCH / CORES });
        let parts = (0..CORES).map(|_| part() as Arc<dyn PartitionStream>).collect();
        context.register_table("urls", Arc::new(StreamingTable::try_new(batches[0].schema(), parts)?))?;
        let start = Instant::now();
        context.sql(QUERY).await?.collect().await?;
        let seconds = start.elapsed().as_secs_f64();
        println!("{rows:>12} {seconds:>10.2} {:>12.1} {:>10}", seconds * 1e9 / rows as f64, peak_megabytes());
    }
    Ok(())
}

/// A part of a table, as a file would give it: the same batches, again and again.
#[derive(Debug)]
struct RepeatedBatches {
    batches: Arc<[RecordBatch]>,
    count: usize,
}

impl PartitionStream for RepeatedBatches {
    fn schema(&self) -> &SchemaRef {
        self.batches[0].schema_ref()
    }

    fn execute(&self, _: Arc<TaskContext>) -> SendableRecordBatchStream {
        let batches = Arc::clone(&self.batches);
        let repeated = (0..self.count).map(move |index| Ok(batches[index % batches.len()].clone()));
        Box::pin(RecordBatchStreamAdapter::new(Arc::clone(PartitionStream::schema(self)), stream::iter(repeated)))
    }
}

/// The most memory that the process has used, on Linux.
fn peak_megabytes() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    peak.and_then(|peak| peak.trim().trim_end_matches("kB").trim().parse::<u64>().ok()).unwrap_or_default() / 1024
}
