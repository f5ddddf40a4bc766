//! A configuration with URIs, from a TOML file by serde and from the command line by clap: defaults that the compiler
//! checks, errors that quote the line, and no password in any output.
//!
//! `cargo run --features serde --example config -- --proxy http://proxy:3128 app.toml`

use std::error::Error;
use std::path::PathBuf;

use clap::Parser as _;
use pest_uri::{ParseError, Uri, literal, redact};

/// The URIs of an application. `Debug` hides their passwords.
#[derive(Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Config {
    database: Uri,
    #[serde(default = "default_proxy")]
    proxy: Uri,
}

fn default_proxy() -> Uri {
    const DEFAULT: Uri<&str> = literal!(Uri, "http://localhost:3128/");
    DEFAULT.to_owned()
}

#[derive(clap::Parser)]
struct Arguments {
    /// File of the configuration.
    file: PathBuf,

    /// Proxy, instead of the one in the file.
    // Clap's error would quote the value, so that it is parsed after clap.
    #[arg(long, value_name = "URI")]
    proxy: Option<String>,
}

/// Reads a configuration. Toml's message quotes the line with its password.
fn parse_toml(text: &str) -> Result<Config, String> {
    let config: Config = toml::from_str(text).map_err(|error| redact(&error.to_string()).to_string())?;
    if !config.database.has_scheme("postgres") {
        return Err(format!("`database` is not a `postgres` URI: {}", config.database.redacted()));
    }
    Ok(config)
}

/// Parses the value of an option. The error draws it without its password, with a mark and a suggestion.
fn parse_option(name: &str, value: &str) -> Result<Uri, String> {
    value.parse().map_err(|error: ParseError| format!("`--{name}`: {}", error.report(value)))
}

fn run() -> Result<Config, Box<dyn Error>> {
    let Arguments { file, proxy } = Arguments::parse();
    let mut config = parse_toml(&std::fs::read_to_string(file)?)?;
    if let Some(proxy) = proxy {
        config.proxy = parse_option("proxy", &proxy)?;
    }
    Ok(config)
}

fn main() {
    match run() {
        Ok(config) => println!("{config:?}"),
        Err(error) => eprintln!("error: {error}"),
    }
}

#[cfg(test)]
mod tests {
    use super::{parse_option, parse_toml};

    #[test]
    fn values_and_defaults() {
        let config = parse_toml("database = 'postgres://app:secret@db/orders'").unwrap();
        assert_eq!(config.database.userinfo().unwrap().password().unwrap(), "secret");
        assert_eq!(config.proxy, "http://localhost:3128/");
        assert!(!format!("{config:?}").contains("secret"));
        assert_eq!(parse_option("proxy", "http://proxy:3128").unwrap(), "http://proxy:3128");
    }

    #[test]
    fn an_error_quotes_the_line_without_the_password() {
        let error = parse_toml("# URIs\ndatabase = 'postgres://app:secret@db/a b' # orders\n").unwrap_err();
        assert!(error.contains("2 | database = 'postgres://app:***@db/a b' # orders"), "{error}");
        assert!(error.contains("unexpected ` ` in path at byte 26; write ` ` as `%20`"), "{error}");
        for text in [
            "database = 'postgres://app:secret#1@db/'", "database = ['postgres://app:secret@db/']",
            "database = 'mysql://app:secret@db/'", "database = 'postgres://app:secret@db/", "data = 'u:secret@h'",
            "database = \"\"\"postgres://app:sec\nret@db/\"\"\"",
            "database = \"\"\"\npostgres://app:secret\n@db/\"\"\"", "database = 'a:b'\nproxy = \"http://u:secret<@h\"",
            "database = {a = 'http:/u:secret@h'}",
        ] {
            let error = parse_toml(text).unwrap_err();
            assert!(!error.contains("sec") && (error.contains("***") || error.contains("\"\"\"\n")), "{error}");
        }
        let error = parse_option("proxy", "http://u:secret@h/<").unwrap_err();
        assert!(error.contains("byte 18") && error.contains("u:***@h") && !error.contains("secret"), "{error}");
    }
}
