//! Answers in SQL, for a CSV file with a column `url`: the top hosts, the number of distinct URLs after normalization,
//! and the share of invalid ones.
//!
//! ```sh
//! cargo run --example top_hosts -- urls.csv
//! ```

use datafusion::error::Result;
use datafusion::prelude::{CsvReadOptions, DataFrame, SessionContext};

const TOP_HOSTS: &str = "
    SELECT lower(try_uri_host(url)) AS host, count(*) AS urls
    FROM urls
    WHERE try_uri_host(url) <> ''
    GROUP BY 1 ORDER BY urls DESC, host LIMIT 5";

const SUMMARY: &str = "
    SELECT count(url) AS urls,
           count(DISTINCT try_uri_key(url, 'scheme')) AS distinct_urls,
           avg(CASE WHEN uri_is_valid(url, 'uri') THEN 0.0 ELSE 1.0 END) AS invalid
    FROM urls
    WHERE url IS NOT NULL";

#[tokio::main]
async fn main() -> Result<()> {
    let file =
        std::env::args().nth(1).unwrap_or_else(|| concat!(env!("CARGO_MANIFEST_DIR"), "/examples/urls.csv").into());
    let context = context(&file).await?;
    query(&context, TOP_HOSTS).await?.show().await?;
    query(&context, SUMMARY).await?.show().await
}

/// A session with the functions, and with the file as the table `urls`.
async fn context(file: &str) -> Result<SessionContext> {
    let mut context = SessionContext::new();
    pest_uri_datafusion::register_all(&mut context)?;
    context.register_csv("urls", file, CsvReadOptions::new()).await?;
    Ok(context)
}

async fn query(context: &SessionContext, sql: &str) -> Result<DataFrame> {
    context.sql(sql).await
}

#[cfg(test)]
mod tests {
    use super::*;

    use datafusion::arrow::util::display::{ArrayFormatter, FormatOptions};

    /// The rows of an answer, their values separated by spaces.
    async fn answer(sql: &str) -> Result<Vec<String>> {
        let context = context(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/urls.csv")).await?;
        let mut rows = Vec::new();
        for batch in query(&context, sql).await?.collect().await? {
            let columns: Vec<_> =
                batch.columns().iter().map(|it| ArrayFormatter::try_new(it, &FormatOptions::new())).collect();
            for row in 0..batch.num_rows() {
                let values = columns.iter().map(|column| column.as_ref().unwrap().value(row).to_string());
                rows.push(values.collect::<Vec<_>>().join(" "));
            }
        }
        Ok(rows)
    }

    #[tokio::test]
    async fn answers_of_the_committed_file() -> Result<()> {
        let hosts = ["example.com 5", "docs.example.org 3", "192.0.2.16 1", "[2001:db8::7] 1", "files.example.net 1"];
        assert_eq!(answer(TOP_HOSTS).await?, hosts);
        assert_eq!(answer(SUMMARY).await?, ["15 10 0.2"]);
        Ok(())
    }
}
