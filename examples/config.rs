//! A configuration with URIs: defaults that the compiler checks, clear errors, and no password in any output.
//!
//! `cargo run --example config -- 'database = postgres://app:secret@db/orders' 'proxy = http://proxy:3128'`

use pest_uri::{Uri, literal};

const DEFAULT_PROXY: Uri<&str> = literal!(Uri, "http://localhost:3128/");

/// `Debug` hides the password of `database`.
#[derive(Debug)]
struct Config {
    database: Uri,
    proxy: Uri,
}

fn parsed(lines: &[&str]) -> Result<Config, String> {
    let (mut database, mut proxy) = (None, DEFAULT_PROXY.to_owned());
    for line in lines {
        let (key, value) = line.split_once('=').ok_or_else(|| format!("no `=` in {line:?}"))?;
        let (key, value) = (key.trim(), value.trim());
        // The error has the byte and the component; the report adds the line with a mark, and a suggestion.
        let uri: Uri =
            value.parse().map_err(|error: pest_uri::ParseError| format!("{key}: {}", error.report(value)))?;
        match key {
            "database" => database = Some(uri),
            "proxy" => proxy = uri,
            _ => return Err(format!("unknown key `{key}`")),
        }
    }
    let database = database.ok_or("`database` is missing")?;
    if !database.has_scheme("postgres") {
        return Err(format!("database: {} is not a `postgres` URI", database.redacted()));
    }
    Ok(Config { database, proxy })
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let lines: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match parsed(&lines) {
        Ok(Config { database, proxy }) => println!("database: {}\nproxy: {proxy}", database.redacted()),
        Err(error) => eprintln!("error: {error}"),
    }
}

#[cfg(test)]
mod tests {
    use super::parsed;

    #[test]
    fn values_and_defaults() {
        let config = parsed(&["database = postgres://app:secret@db/orders"]).unwrap();
        assert_eq!(config.database.userinfo().unwrap().password().unwrap(), "secret");
        assert_eq!(config.proxy, "http://localhost:3128/");
        assert!(!format!("{config:?}").contains("secret"));
    }

    #[test]
    fn errors_show_the_place_and_no_password() {
        let error = parsed(&["database = postgres://app:pa#ss@db/orders ways"]).unwrap_err();
        assert!(error.contains("byte") && !error.contains("pa#ss"), "{error}");
        assert!(!parsed(&["database = mysql://app:secret@db/x"]).unwrap_err().contains("secret"));
    }
}
