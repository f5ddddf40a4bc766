//! A scheduler and two executors, each a process, give the same answer as one process, even if one executor is lost.

use std::fs;
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::thread::sleep;
use std::time::{Duration, Instant};

use ballista::prelude::SessionConfigExt;
use datafusion::arrow::util::display::{ArrayFormatter, FormatOptions};
use datafusion::error::Result;
use datafusion::prelude::{CsvReadOptions, SessionConfig, SessionContext};
use pest_uri_ballista::{connect, session_state};

const FILES: usize = 24;
const ROWS: usize = 10_000;
const QUERY: &str = "
    SELECT try_uri_host(try_uri_normalize(url, 'scheme')) AS host, count(*) AS urls,
           count(DISTINCT try_uri_key(url, 'scheme')) AS distinct_urls,
           sum(CASE WHEN uri_is_valid(url, 'uri') THEN 0 ELSE 1 END) AS invalid
    FROM urls GROUP BY 1 ORDER BY 1";

#[test]
fn a_cluster_gives_the_answer_of_one_process_and_survives_a_lost_executor() {
    pest_uri_ballista::run(test()).unwrap();
}

async fn test() -> Result<()> {
    let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("cluster");
    let _ = fs::remove_dir_all(&directory);
    let urls = write_urls(&directory);
    let config = || SessionConfig::new_with_ballista().with_target_partitions(FILES);

    let one_process = SessionContext::new_with_state(session_state(config())?);
    let expected = answer(&one_process, &urls).await?;
    assert_eq!((expected.len(), expected[0].as_str()), (11, "host-0.example.com 24000 24000 0"));

    let port = free_port();
    let _scheduler = Process::start(env!("CARGO_BIN_EXE_scheduler"), &[port.to_string()]);
    wait_for(|| TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok());
    let directories = ["executor-1", "executor-2"].map(|name| directory.join(name));
    let mut executors = directories.each_ref().map(|directory| {
        fs::create_dir_all(directory).unwrap();
        let ports = [port, free_port(), free_port()].map(|port| port.to_string());
        Process::start(env!("CARGO_BIN_EXE_executor"), &[&ports[..], &[directory.display().to_string()]].concat())
    });
    let cluster = connect(port, config()).await?;

    let start = Instant::now();
    assert_eq!(answer(&cluster, &urls).await?, expected);
    println!("two executors: {:.1} s", start.elapsed().as_secs_f64());
    let results = directories.each_ref().map(|directory| files(directory));
    assert!(results.iter().all(|&results| results > 0), "an executor had nothing to do: {results:?}");

    // Loses an executor that has written some of the results on which the answer depends.
    let start = Instant::now();
    let query = tokio::spawn(async move { answer(&cluster, &urls).await });
    wait_for(|| files(&directories[0]) > results[0]);
    executors[0].0.kill().unwrap();
    println!("an executor is lost after {:.1} s", start.elapsed().as_secs_f64());
    assert!(!query.is_finished(), "the query was faster than the loss");
    assert_eq!(query.await.unwrap()?, expected);
    println!("one of two executors lost: {:.1} s", start.elapsed().as_secs_f64());
    Ok(())
}

/// A process, which ends with the test.
struct Process(Child);

impl Process {
    fn start(program: &str, arguments: &[String]) -> Self {
        Process(Command::new(program).args(arguments).spawn().unwrap())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Writes files of URLs: ten hosts, of which each URL appears once, and invalid texts.
fn write_urls(directory: &Path) -> String {
    let urls = directory.join("urls");
    fs::create_dir_all(&urls).unwrap();
    for file in 0..FILES {
        let mut text = String::from("url\n");
        for row in file * ROWS..(file + 1) * ROWS {
            match row % 100 {
                99 => text.push_str(&format!("http://host-9.example.com/a page/{row}\n")),
                _ if row % 2 == 0 => text.push_str(&format!("HTTP://Host-{}.Example.com:80/./{row}\n", row % 10)),
                _ => text.push_str(&format!("http://host-{}.example.com/section/{row}?page=2\n", row % 10)),
            }
        }
        fs::write(urls.join(format!("{file}.csv")), text).unwrap();
    }
    urls.display().to_string()
}

/// The rows of the answer, their values separated by spaces.
async fn answer(context: &SessionContext, urls: &str) -> Result<Vec<String>> {
    context.deregister_table("urls")?;
    context.register_csv("urls", urls, CsvReadOptions::new()).await?;
    let mut rows = Vec::new();
    for batch in context.sql(QUERY).await?.collect().await? {
        let columns: Vec<_> =
            batch.columns().iter().map(|it| ArrayFormatter::try_new(it, &FormatOptions::new())).collect();
        for row in 0..batch.num_rows() {
            let values = columns.iter().map(|column| column.as_ref().unwrap().value(row).to_string());
            rows.push(values.collect::<Vec<_>>().join(" "));
        }
    }
    Ok(rows)
}

fn free_port() -> u16 {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port()
}

/// The number of files in a directory and those below it.
fn files(directory: &Path) -> usize {
    let Ok(entries) = fs::read_dir(directory) else { return 0 };
    entries.flatten().map(|entry| if entry.path().is_dir() { files(&entry.path()) } else { 1 }).sum()
}

#[track_caller]
fn wait_for(condition: impl Fn() -> bool) {
    let start = Instant::now();
    while !condition() {
        assert!(start.elapsed() < Duration::from_secs(120), "waited for two minutes");
        sleep(Duration::from_millis(10));
    }
}
