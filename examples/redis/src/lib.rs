//! URIs of the scheme `redis`.

pest_uri::variant! {
    /// The grammar of `redis` URIs.
    pub mod redis {
        grammar: "grammar/redis.pest",
        entry: redis_URI,
    }
}

#[cfg(test)]
mod try_out {
    #[test]
    fn tree() {
        let text = "redis://user:secret@example.com:6379/0?timeout=10s";
        println!("{}", super::redis::parse(text).unwrap());
        println!("{}", super::redis::components(text).unwrap().figure(80));
        for bad in ["redis://h/x", "redis://h:8x/1", "redis:", "redis://h/0|"] {
            println!("{}", super::redis::parse(bad).unwrap_err().report(bad));
        }
    }
}
