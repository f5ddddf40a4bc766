//! Times of the functions beside those of other means, on one core, and of queries that grow.
//!
//! ```sh
//! cargo bench                           # a million generated URLs
//! URI_CORPUS=urls.txt cargo bench       # the lines of a file, repeated
//! cargo bench -- growth                 # 1, 10 and 100 million rows, on two cores
//! ```

mod growth;

use std::sync::Arc;
use std::time::{Duration, Instant};

use arrow::array::{Array, ArrayRef, AsArray, RecordBatch, StringArray, StringViewArray, StringViewBuilder};
use arrow::datatypes::DataType;
use datafusion::datasource::MemTable;
use datafusion::error::Result;
use datafusion::logical_expr::{ColumnarValue, Volatility, create_udf};
use datafusion::prelude::{SessionConfig, SessionContext};
use url::Url;

/// The regular expression of RFC 3986, appendix B, which accepts any text.
const APPENDIX_B: &str = r"^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?";
const ROWS: usize = 1_000_000;
const BATCH: usize = 8192;

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() -> Result<()> {
    if std::env::args().any(|argument| argument == "growth") {
        return growth::run().await;
    }
    let urls = urls(ROWS);
    let bytes: usize = urls.iter().map(String::len).sum();
    println!("{ROWS} URLs of {} bytes on average, nanoseconds per URL, one core", bytes / ROWS);
    let replace = format!("regexp_replace(url, '{APPENDIX_B}', '\\4')");
    let matching = format!("regexp_match(url, '{APPENDIX_B}')");
    let comparisons = [
        ("host", vec!["try_uri_host(url)", "url_host(url)", &replace]),
        ("host, by Spark's name", vec!["try_parse_url(url, 'HOST')"]),
        ("all parts", vec!["try_uri_parts(url)", &matching]),
        ("normalized", vec!["try_uri_normalize(url, 'scheme')", "url_normalize(url)"]),
        ("resolved", vec!["try_uri_resolve('http://example.com/a/b', url)"]),
        ("query value", vec!["try_uri_query_value(url, 'q')", "url_query_value(url)"]),
        ("valid", vec!["uri_is_valid(url)"]),
    ];
    for (of_type, batches) in [("Utf8View", batches::<StringViewArray>(&urls)), ("Utf8", batches::<StringArray>(&urls))]
    {
        let context = context(1)?;
        register_url_functions(&context);
        let table = MemTable::try_new(batches[0].schema(), vec![batches])?;
        context.register_table("urls", Arc::new(table))?;
        println!("\n{of_type}");
        for (what, expressions) in &comparisons {
            let mut first = None;
            for expression in expressions {
                let time = fastest(&context, &format!("SELECT count({expression}) FROM urls")).await?;
                let nanoseconds = time.as_secs_f64() * 1e9 / ROWS as f64;
                let ratio = nanoseconds / *first.get_or_insert(nanoseconds);
                println!(
                    "{what:22} {:50} {nanoseconds:8.0} {ratio:6.1}",
                    expression.chars().take(50).collect::<String>()
                );
            }
        }
    }
    Ok(())
}

/// A session with the functions, that uses this many cores.
fn context(cores: usize) -> Result<SessionContext> {
    let config = SessionConfig::new().with_target_partitions(cores).with_batch_size(BATCH);
    let mut context = SessionContext::new_with_config(config);
    pest_uri_datafusion::register_all(&mut context)?;
    Ok(context)
}

async fn fastest(context: &SessionContext, sql: &str) -> Result<Duration> {
    let mut fastest = Duration::MAX;
    for _ in 0..5 {
        let start = Instant::now();
        context.sql(sql).await?.collect().await?;
        fastest = fastest.min(start.elapsed());
    }
    Ok(fastest)
}

/// The lines of a file, or generated URLs.
fn urls(count: usize) -> Vec<String> {
    match std::env::var("URI_CORPUS") {
        Ok(file) => {
            let text = std::fs::read_to_string(file).expect("the file of URI_CORPUS can be read");
            text.lines().cycle().take(count).map(str::to_owned).collect()
        }
        Err(_) => (0..count).map(url).collect(),
    }
}

/// One of 100,000 URLs on 1,000 hosts; one in fifty is invalid.
fn url(index: usize) -> String {
    let (host, page) = (index % 1_000, index * 7_919 % 100_000);
    match index % 50 {
        0 => format!("http://host-{host}.example.com/a page/{page}"),
        1..=9 => format!("HTTP://Host-{host}.Example.com:80/%7euser/./{page}"),
        10..=19 => format!("https://host-{host}.example.com:8443/search?q=word+{page}&page=2#results"),
        _ => format!("https://host-{host}.example.com/section/{page}/an-article-with-a-title.html?utm_source=feed"),
    }
}

fn batches<'a, A: Array + FromIterator<Option<&'a str>> + 'static>(urls: &'a [String]) -> Vec<RecordBatch> {
    let batch = |urls: &'a [String]| {
        let column: ArrayRef = Arc::new(urls.iter().map(|url| Some(url.as_str())).collect::<A>());
        RecordBatch::try_from_iter_with_nullable([("url", column, true)]).expect("one column makes a batch")
    };
    urls.chunks(BATCH).map(batch).collect()
}

/// The same kind of kernel with the crate `url`.
fn register_url_functions(context: &SessionContext) {
    let functions: [(&str, fn(&Url, &mut StringViewBuilder)); 3] = [
        ("url_host", |url, column| column.append_option(url.host_str())),
        ("url_normalize", |url, column| column.append_value(url.as_str())),
        ("url_query_value", |url, column| {
            column.append_option(url.query_pairs().find(|(key, _)| key == "q").map(|(_, value)| value));
        }),
    ];
    for (name, append) in functions {
        let kernel = move |arguments: &[ColumnarValue]| {
            let ColumnarValue::Array(urls) = &arguments[0] else { unreachable!("the column `url`") };
            let mut column = StringViewBuilder::with_capacity(urls.len());
            for url in urls.as_string_view() {
                match url.map(Url::parse) {
                    Some(Ok(url)) => append(&url, &mut column),
                    _ => column.append_null(),
                }
            }
            Ok(ColumnarValue::Array(Arc::new(column.finish())))
        };
        let types = vec![DataType::Utf8View];
        context.register_udf(create_udf(name, types, DataType::Utf8View, Volatility::Immutable, Arc::new(kernel)));
    }
}
