"""Parses URLs in Spark by the command `uri`, which reads each partition from a pipe."""

from pyspark.sql import DataFrame, functions

PARTS = """
    id LONG, input STRING, valid BOOLEAN,
    scheme STRING, userinfo STRING, host STRING, port STRING, path STRING, query STRING, fragment STRING,
    error STRUCT<message: STRING, offset: LONG>
"""


def parse(urls: DataFrame, id: str, url: str, command: str = "uri") -> DataFrame:
    """Returns the id, whether the URL is valid, and its parts or what is wrong with it, for each URL that is not null."""
    given = urls.where(functions.col(url).isNotNull())
    lines = given.select(functions.to_json(functions.struct(functions.col(id).alias("id"), functions.col(url).alias("input"))))
    # `parse` exits with 1 if a URL is invalid, so the exit status is not checked. A partition in which `uri` cannot run gives no rows.
    parsed = lines.rdd.map(lambda row: row[0]).pipe(f"{command} parse --as uri-reference --json --json-input")
    return urls.sparkSession.read.schema(PARTS).json(parsed)
