//! Times of the functions beside other means, called as DataFusion calls them, on one core.
//!
//! ```sh
//! cargo run --release -p pest-uri-datafusion-bench                     # a million generated URLs
//! URI_CORPUS=urls.txt cargo run --release -p pest-uri-datafusion-bench # the lines of a file, repeated
//! cargo run --release -p pest-uri-datafusion-bench -- growth           # time and memory of 1, 10 and 100 million rows
//! ```

mod growth;
mod kernels;
mod urls;

use std::time::{Duration, Instant};

use arrow::array::ArrayRef;
use datafusion_common::Result;

use kernels::{Kernel, function, matching, regular_expression, url_crate};
use urls::{BATCH, ROWS, batches, urls};

fn main() -> Result<()> {
    if std::env::args().any(|argument| argument == "growth") {
        return growth::run();
    }
    let urls = urls(ROWS);
    let bytes: usize = urls.iter().map(String::len).sum();
    println!(
        "{ROWS} URLs of {} bytes on average, in batches of {BATCH}: nanoseconds per URL, ratio",
        bytes / urls.len()
    );
    let batches = batches(&urls);
    for (what, kernels) in comparisons() {
        let mut first = None;
        for (name, kernel) in kernels {
            let nanoseconds = fastest(&batches, &kernel)?.as_secs_f64() * 1e9 / f64::from(ROWS);
            let ratio = nanoseconds / *first.get_or_insert(nanoseconds);
            println!("{what:12} {name:32} {nanoseconds:8.0} {ratio:6.1}");
        }
    }
    Ok(())
}

fn comparisons() -> Vec<(&'static str, Vec<(&'static str, Kernel)>)> {
    vec![
        (
            "host",
            vec![
                ("try_uri_host", function("try_uri_host", &[])),
                ("try_parse_url, 'HOST'", function("try_parse_url", &["HOST"])),
                ("regex, appendix B", regular_expression(4)),
                ("url", url_crate(|url, column| column.append_option(url.host_str()))),
            ],
        ),
        (
            "all parts",
            vec![("try_uri_parts", function("try_uri_parts", &[])), ("regexp_match, appendix B", matching())],
        ),
        (
            "normalized",
            vec![
                ("try_uri_normalize, 'scheme'", function("try_uri_normalize", &["scheme"])),
                ("url", url_crate(|url, column| column.append_value(url.as_str()))),
            ],
        ),
        (
            "query value",
            vec![
                ("try_uri_query_value, 'q'", function("try_uri_query_value", &["q"])),
                (
                    "url",
                    url_crate(|url, column| {
                        column.append_option(url.query_pairs().find(|(key, _)| key == "q").map(|(_, value)| value));
                    }),
                ),
            ],
        ),
        ("valid", vec![("uri_is_valid", function("uri_is_valid", &[]))]),
    ]
}

/// The time of the fastest of five runs over all batches.
fn fastest(batches: &[ArrayRef], kernel: &Kernel) -> Result<Duration> {
    let mut fastest = Duration::MAX;
    for _ in 0..5 {
        let start = Instant::now();
        for batch in batches {
            std::hint::black_box(kernel(batch)?);
        }
        fastest = fastest.min(start.elapsed());
    }
    Ok(fastest)
}
