//! `redis`, `rediss`, `unix` and `redis+unix`.

use uri_schemes::Redis;

use crate::assertions::{assert_fields, assert_hidden, assert_rejected};
use crate::support::grammar;

const OWN: &str = include_str!("../grammar/redis.pest");

#[test]
fn each_rule_is_its_abnf() {
    pest_check::assert_transcribed(grammar(OWN));
}

/// Not an absolute URI, as `rediss` may have the fragment `insecure`.
#[test]
fn each_redis_uri_is_a_uri() {
    pest_check::assert_inside(grammar(OWN), "redis_URI", "URI");
}

/// The fields with this text at the end, after those of a server that are the same in many cases.
#[track_caller]
fn assert_server(text: &str, fields: &str) {
    assert_fields::<Redis>(text, &format!("-is_secure -accepts_any_certificate {fields}"));
}

/// As its clients do, which know the parameter in lower case only.
#[test]
fn the_number_of_the_database_has_one_name() {
    for text in ["unix:///s?DB=3", "redis://h?DB=3"] {
        let redis = Redis::parse(text).unwrap();
        assert_eq!((redis.database, redis.parameter("DB")), (0, Some("3")), "{text}");
    }
    let database = |text: &str| Redis::parse(text).unwrap().database;
    assert_eq!((database("unix:///s?db=3"), database("redis://h?db=3")), (3, 3));
}

#[test]
fn servers() {
    assert_server("redis://", "host=localhost port=6379 database=0 parameters=[]");
    assert_server("redis://cache:7000/12", "host=cache port=7000 database=12 parameters=[]");
    assert_server("redis://[2001:db8::7]:/", "host=[2001:db8::7] port=6379 database=0 parameters=[]");
    assert_server(
        "redis://app%2F1:s%3Acrt@cache",
        "username=app/1 password host=cache port=6379 database=0 parameters=[]",
    );
    assert_server(
        "redis://cache/2?timeout=5s&a=b=c&x",
        "host=cache port=6379 database=2 parameters=[name=timeout value=5s, name=a value=b=c, name=x value=]",
    );
    let secure = "host=cache port=6379 database=0 parameters=[]";
    assert_fields::<Redis>("REDISS://cache/", &format!("is_secure -accepts_any_certificate {secure}"));
    assert_fields::<Redis>("rediss://cache#insecure", &format!("is_secure accepts_any_certificate {secure}"));
}

#[test]
fn users_and_passwords() {
    let parts = |text| Redis::parse(text).map(|it| (it.username, it.password)).unwrap();
    let some = |text: &str| Some(text.to_owned());
    assert_eq!(parts("redis://h"), (None, None));
    assert_eq!(parts("redis://:p:q%40@h"), (None, some("p:q@")));
    assert_eq!(parts("redis://u@h"), (some("u"), None));
    assert_eq!(parts("unix://u:@/s"), (some("u"), some("")));
    assert_eq!(parts("unix:///s?user=u&pass=p%26"), (some("u"), some("p&")));
    assert_eq!(parts("redis://u@h?password=p&username=v"), (some("u"), some("p")));
    assert_eq!(parts("redis://h?user=&pass="), (None, None));
}

#[test]
fn sockets() {
    assert_server("unix:///run/a%20b.sock", "socket=/run/a b.sock database=0 parameters=[]");
    assert_server(
        "redis+unix://u:p@/run/r.sock?db=4&x=y",
        "username=u password socket=/run/r.sock database=4 parameters=[name=x value=y]",
    );
    assert_server(
        "UNIX:///r?user=app&pass=geheim",
        "username=app password socket=/r database=0 parameters=[name=user value=app, name=pass value]",
    );
}

#[test]
fn the_parameter_db_is_the_database() {
    let database = |text| Redis::parse(text).map(|it| (it.database, it.parameters.len())).unwrap();
    assert_eq!(database("redis://h/5?db=6"), (6, 0));
    assert_eq!(database("redis://h?x=y&db=6"), (6, 1));
    assert_eq!(database("redis://h?d%62=6"), (6, 0));
    assert_eq!(database("unix:///s?x=y&db=6"), (6, 1));
    assert_eq!((database("unix:///s?db=3&db=6"), database("redis://h?db=3&db=6")), ((3, 0), (3, 0)));
    assert_eq!(database("unix:///s?db=6&x=y&z"), (6, 2));
    assert_eq!(database("unix:///s?dbs=6"), (0, 1));
    assert_eq!(Redis::parse("redis://h?x=1&x=2").unwrap().parameter("x"), Some("1"));
}

#[test]
fn errors() {
    let error = assert_rejected::<Redis>;
    error("redis:cache", "unexpected `c` at byte 6");
    error("redis://h/five", "unexpected `f` in redis-server at byte 10");
    error("redis://h/1/2", "unexpected `/` in db-number at byte 11");
    error("redis://h/4294967296", "invalid db-number at byte 10: 4294967295 at most");
    error("redis://h:6x", "unexpected `x` in port at byte 11");
    error("redis://h:65536", "invalid port at byte 10: 65535 at most");
    error("redis://h?db=five", "invalid redis-URI at byte 0: the parameter `db` must be a number");
    error("unix:///s?db=5x", "invalid redis-URI at byte 0: the parameter `db` must be a number");
    error("redis://h#insecure", "unexpected `#` in host at byte 9");
    error("unix://h/s", "unexpected `h` in redis-socket at byte 7");
    error("redis://u:%FF@h", "invalid password at byte 10");
}

#[test]
fn secrets() {
    let redacted = assert_hidden::<Redis>;
    redacted("redis://:geheim@h/0", "redis://:***@h/0");
    redacted("unix://u:geheim@/s", "unix://u:***@/s");
    redacted("redis://h?password=geheim&timeout=1", "redis://h?password=***&timeout=1");
    redacted("unix:///s?db=1&pass=geheim", "unix:///s?db=1&pass=***");
    redacted("unix:///s?p%61ss=geheim&Pass=geheim", "unix:///s?p%61ss=***&Pass=***");
    redacted("redis://h?passwords=2", "redis://h?passwords=2");
}

#[test]
fn composes() {
    let compose = |text| Redis::parse(text).unwrap().compose().unwrap();
    assert_eq!(compose("REDIS://:p%40@H?x=y&db=3"), "redis://:p%40@H:6379/3?x=y");
    assert_eq!(compose("rediss://h#insecure"), "rediss://h:6379/0#insecure");
    assert_eq!(compose("redis+unix:///run/a%20b?x=y&db=3"), "unix:///run/a%20b?db=3&x=y");
}

#[test]
#[cfg(feature = "serde")]
fn in_a_configuration() {
    #[derive(serde::Deserialize)]
    struct Config {
        cache: pest_uri::Parsed<Redis>,
    }
    let config: Config = toml::from_str("cache = 'redis://cache.example/2'").unwrap();
    assert_eq!((config.cache.database, config.cache.as_str()), (2, "redis://cache.example/2"));
}
