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
    # `parse` exits with 1 if a URL is invalid; any other status than 0 is a failure, which Spark tries again.
    piped = f"sh -c '{command} parse --json --json-input; test $? -le 1'"
    parsed = lines.rdd.map(lambda row: row[0]).pipe(piped, checkCode=True)
    return urls.sparkSession.read.schema(PARTS).json(parsed)
