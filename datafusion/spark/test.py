"""Checks the answers of `uri_pipe`, and prints what it costs beside Spark's own `parse_url`. The argument is the command `uri`."""

import os
import sys
import time

from py4j.protocol import Py4JJavaError
from pyspark.sql import SparkSession

import uri_pipe

COMMAND = sys.argv[1]
ROWS = int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000
WORKERS = 2


def answers(spark):
    """Checks the parts of a few URLs, on several partitions, and that a failure is an error."""
    urls = [
        (1, "http://anna@h:8042/over/there?name=ferret#nose"),
        (2, "http://localhost/A|B"),
        (3, None),
        (4, "http://h/a\n\"b\""),
        (5, "//[::1]?"),
    ]
    table = spark.createDataFrame(urls, "id LONG, url STRING").repartition(3)
    parsed = {row.id: row for row in uri_pipe.parse(table, "id", "url", COMMAND).collect()}
    assert sorted(parsed) == [1, 2, 4, 5], parsed
    parts = parsed[1]
    assert (parts.valid, parts.scheme, parts.userinfo, parts.host, parts.port) == (True, "http", "anna", "h", "8042"), parts
    assert (parts.path, parts.query, parts.fragment, parts.error) == ("/over/there", "name=ferret", "nose", None), parts
    assert (parsed[2].valid, parsed[2].host, parsed[2].error.offset) == (False, None, 18), parsed[2]
    assert (parsed[4].valid, parsed[4].input, parsed[4].error.offset) == (False, "http://h/a\n\"b\"", 10), parsed[4]
    assert (parsed[5].host, parsed[5].query, parsed[5].fragment) == ("[::1]", "", None), parsed[5]
    try:
        uri_pipe.parse(table, "id", "url", "no-such-command").collect()
    except Py4JJavaError:
        return
    raise AssertionError("a command that does not exist is no failure")


def generated(spark):
    """A million URLs as in the benchmark of the package: 1,000 hosts, one URL in fifty invalid."""
    page, host = "id * 7919 % 100000", "id % 1000"
    url = f"""CASE
        WHEN id % 50 = 0 THEN concat('http://host-', {host}, '.example.com/a page/', {page})
        WHEN id % 50 < 10 THEN concat('HTTP://Host-', {host}, '.Example.com:80/%7euser/./', {page})
        WHEN id % 50 < 20 THEN concat('https://host-', {host}, '.example.com:8443/search?q=word+', {page}, '&page=2#results')
        ELSE concat('https://host-', {host}, '.example.com/section/', {page}, '/an-article-with-a-title.html?utm_source=feed')
    END"""
    table = spark.range(0, ROWS, 1, 2 * WORKERS).selectExpr("id", f"{url} AS url").cache()
    table.count()
    return table


def hosts(table):
    return {row.host: row["count"] for row in table.where("host IS NOT NULL").groupBy("host").count().collect()}


def timed(what, query):
    start = time.monotonic()
    answer = query()
    print(f"{what:34} {time.monotonic() - start:6.1f} s")
    return answer


def nanoseconds_per_url(spark, urls, expression):
    """The processor time of the fastest of five runs, by all threads of Spark."""
    process = spark.sparkContext._jvm.java.lang.ProcessHandle.current().pid()

    def run():
        before = ticks(process)
        urls.selectExpr(f"count({expression})").collect()
        return ticks(process) - before

    return min(run() for _ in range(5)) / os.sysconf("SC_CLK_TCK") * 1e9 / ROWS


def ticks(process):
    with open(f"/proc/{process}/stat") as stat:
        return sum(map(int, stat.read().rpartition(")")[2].split()[11:13]))


spark = (
    SparkSession.builder.master(f"local[{WORKERS}]")
    .config("spark.ui.enabled", False)
    .config("spark.driver.bindAddress", "127.0.0.1")
    .config("spark.driver.host", "127.0.0.1")
    .config("spark.driver.memory", "4g")
    .getOrCreate()
)
spark.sparkContext.setLogLevel("ERROR")
answers(spark)

urls = generated(spark)
columns = nanoseconds_per_url(spark, urls, "url")
print("try_parse_url, nanoseconds per URL:", round(nanoseconds_per_url(spark, urls, "try_parse_url(url, 'HOST')") - columns))
print(f"{ROWS} URLs, hosts counted, {WORKERS} workers")
by_spark = timed("try_parse_url", lambda: hosts(urls.selectExpr("try_parse_url(url, 'HOST') AS host")))
by_pipe = timed("pipe to `uri parse`", lambda: hosts(uri_pipe.parse(urls, "id", "url", COMMAND)))
assert by_spark == by_pipe and len(by_pipe) == 980, (len(by_spark), len(by_pipe))
invalid = timed("pipe, invalid URLs", lambda: uri_pipe.parse(urls, "id", "url", COMMAND).where("NOT valid").count())
assert invalid == ROWS // 50, invalid
print("1 passed, 0 failed")
