//! The URLs.

use std::sync::Arc;

use arrow::array::{ArrayRef, StringViewArray};

pub const ROWS: u32 = 1_000_000;
/// The rows of a batch, by default in DataFusion.
pub const BATCH: usize = 8192;

/// The lines of a file, or generated URLs.
pub fn urls(count: u32) -> Vec<String> {
    match std::env::var("URI_CORPUS") {
        Ok(file) => {
            let text = std::fs::read_to_string(file).expect("the file of URI_CORPUS can be read");
            text.lines().cycle().take(count as usize).map(str::to_owned).collect()
        }
        Err(_) => (0..count).map(url).collect(),
    }
}

/// One of 100,000 pages on 1,000 hosts; one URL in fifty is invalid.
fn url(index: u32) -> String {
    let (host, page) = (index % 1_000, index * 7_919 % 100_000);
    match index % 50 {
        0 => format!("http://host-{host}.example.com/a page/{page}"),
        1..=9 => format!("HTTP://Host-{host}.Example.com:80/%7euser/./{page}"),
        10..=19 => format!("https://host-{host}.example.com:8443/search?q=word+{page}&page=2#results"),
        _ => format!("https://host-{host}.example.com/section/{page}/an-article-with-a-title.html?utm_source=feed"),
    }
}

pub fn batches(urls: &[String]) -> Vec<ArrayRef> {
    let batch = |urls: &[String]| Arc::new(StringViewArray::from_iter_values(urls)) as ArrayRef;
    urls.chunks(BATCH).map(batch).collect()
}
