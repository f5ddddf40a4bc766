//! The messages that people read who edit a file with a URI.

use uri_schemes::{Amqp, Coap, File, Http, MongoDb, Postgres, Redis, Sip, Ssh, Stun, Urn};

/// The message for a text that a type rejects.
macro_rules! assert_message {
    ($ty:ty, $text:expr, $message:expr) => {
        assert_eq!(<$ty>::parse($text).err().map(|error| error.to_string()).as_deref(), Some($message), "{}", $text)
    };
}

#[test]
fn another_scheme() {
    assert_message!(Postgres, "mysql://db/shop", "unexpected `m` at byte 0; expected `postgresql://` or `postgres://`");
    assert_message!(Postgres, "db:5432/shop", "unexpected `d` at byte 0; expected `postgresql://` or `postgres://`");
    assert_message!(Postgres, "", "unexpected end of input at byte 0; expected `postgresql://` or `postgres://`");
    assert_message!(Postgres, "postgres:/db", "unexpected `d` at byte 10; expected `postgresql://` or `postgres://`");
    assert_message!(MongoDb, "mongo://db", "unexpected `:` at byte 5; expected `mongodb+srv://` or `mongodb://`");
    assert_message!(Http, "ftp://h/", "unexpected `f` at byte 0; expected `https://` or `http://`");
    assert_message!(Sip, "tel:1", "unexpected `t` at byte 0; expected `sips:` or `sip:`");
    assert_message!(Urn, "isbn:1", "unexpected `i` at byte 0; expected `urn:`");
    let schemes = "`coap+tcp://`, `coaps+tcp://`, `coap+ws://`, `coaps+ws://`, `coaps://` or `coap://`";
    assert_message!(Coap, "coaq://h/", &*format!("unexpected `q` at byte 3; expected {schemes}"));
    assert_message!(File, "fill:/a", "unexpected `l` at byte 3; expected `file://` or `file:/`");
}

#[test]
fn numbers() {
    assert_message!(Postgres, "postgres://db:54321234/", "invalid port at byte 14: 65535 at most");
    assert_message!(Http, "http://h:65536/", "invalid port at byte 9: 65535 at most");
    assert_message!(MongoDb, "mongodb://a:1,b:70000/", "invalid mongodb-port at byte 16: 65535 at most");
    assert_message!(Stun, "stun:h:99999", "invalid port at byte 7: 65535 at most");
    assert_message!(Redis, "redis://h/4294967296", "invalid db-number at byte 10: 4294967295 at most");
    let digit = "expected a digit, `?` or the end";
    assert_message!(Redis, "redis://h/x", &*format!("unexpected `x` in redis-server at byte 10; {digit}"));
    let in_port = "in port at byte 10; expected a digit, `/` or the end";
    assert_message!(Ssh, "ssh://h:22x", &*format!("unexpected `x` {in_port}"));
}

/// A delimiter in a password ends the host, for all that a grammar knows.
#[test]
fn passwords() {
    let advice = "in a user name or password, `/`, `?`, `#` and `@` are written `%2F`, `%3F`, `%23` and `%40`";
    for password in ["s3c/r3t", "s3c?r3t", "s3c#r3t"] {
        let message = format!("unexpected character in port at byte 14; {advice}");
        assert_message!(Postgres, &format!("postgres://me:{password}@h/db"), &*message);
        let message = format!("unexpected character in port at byte 10; {advice}");
        assert_message!(Amqp, &format!("amqp://me:{password}@h/db"), &*message);
        let message = format!("unexpected character in hostport at byte 13; {advice}");
        assert_message!(MongoDb, &format!("mongodb://me:{password}@h/db"), &*message);
    }
    let report = |text| Postgres::parse(text).unwrap_err().report(text).to_string();
    let shown = report("postgres://me:s3c/r3t@h/db");
    assert!(shown.contains(&format!("note:     {advice}\n")) && !shown.contains("digits only"), "{shown}");
    assert!(report("mysql://me:s3c@h/db").contains("    mysql:***\n    ^\n"));
    let message = format!("unexpected `@` in name at byte 21; {advice}");
    assert_message!(Postgres, "postgres://me:s3c@r3t@h/db", &*message);
    assert_message!(Postgres, "postgres://h/a b", "unexpected ` ` in dbname at byte 14; write ` ` as `%20`");
    // Without an `@`, there is no password.
    let message = "unexpected `x` in port at byte 15; expected a digit, `,`, `/`, `?` or the end";
    assert_message!(Postgres, "postgres://h:54x2/db", message);
}
