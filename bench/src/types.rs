//! Types that are derived from a grammar file.

use pest_uri::{FromGrammar as _, Uri};
use redis_uri::Redis;
use uri_schemes::Postgres;

use super::{Contender, measure};

pub fn types() {
    let texts = |line: fn(usize) -> String| (0..1000).map(line).collect::<Vec<_>>();
    let redis = texts(|index| format!("redis://:secret@cache-{index}.example.com:6379/{index}?timeout=10s"));
    let contenders = vec![
        Contender::parsing("pest-uri: the type", &redis, Redis::parse),
        Contender::parsing("pest-uri: the tree", &redis, |text| Redis::GRAMMAR.parse(text)),
        Contender::parsing("pest-uri: a URI", &redis, |text| Uri::parse(text)),
    ];
    measure("type: redis", redis.len(), contenders);

    let postgres = texts(|index| {
        format!("postgresql://me:s%40crt@db-{index}.example.com:5432/db{index}?target_session_attrs=any")
    });
    let contenders = vec![
        Contender::parsing("pest-uri: the type", &postgres, Postgres::parse),
        Contender::parsing("pest-uri: the tree", &postgres, |text| Postgres::GRAMMAR.parse(text)),
        Contender::parsing("pest-uri: a URI", &postgres, |text| Uri::parse(text)),
    ];
    measure("type: postgresql", postgres.len(), contenders);
}
