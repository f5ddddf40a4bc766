//! `postgresql` and `postgres`.

use pest_uri::{FromGrammar as _, Parsed};
use proptest::collection::vec;
use proptest::option::of;
use proptest::prelude::*;
use uri_schemes::{Parameter, PlainParameter, Postgres, PostgresHost, SecretParameter, Server, UriType as _};

use crate::assertions::{assert_fields, assert_hidden, assert_rejected};
use crate::support::grammar;

const OWN: &str = include_str!("../grammar/postgresql.pest");

#[test]
fn each_rule_is_its_abnf() {
    pest_check::assert_transcribed(grammar(OWN));
}

/// A whole text may have several hosts, each with a port, and an address in brackets that libpq leaves to the system.
#[test]
fn the_parts_are_those_of_a_uri() {
    for (inner, outer) in [("user", "userinfo"), ("password", "userinfo"), ("socket", "reg_name"), ("name", "reg_name")]
    {
        pest_check::assert_inside(grammar(OWN), inner, outer);
    }
    for (inner, outer) in [("dbname", "segment"), ("parameter", "query")] {
        pest_check::assert_inside(grammar(OWN), inner, outer);
    }
}

#[test]
fn fields() {
    let fields = assert_fields::<Postgres>;
    fields("postgresql://", "hosts=[host= port=5432] parameters=[]");
    fields("POSTGRES://db1/", "hosts=[host=db1 port=5432] parameters=[]");
    fields(
        "postgresql://app:s%40crt@db1:6432,192.0.2.7,[2001:db8::7]:6433/shop%20a?sslmode=require&options=-c%20a%3Db",
        "user=app password hosts=[host=db1 port=6432, host=192.0.2.7 port=5432, host=2001:db8::7 port=6433] database=shop a parameters=[name=sslmode value=require, name=options value=-c a=b]",
    );
    fields("postgresql://app@/shop", "user=app hosts=[host= port=5432] database=shop parameters=[]");
    fields("postgresql://%2Frun%2Fpg:6432", "hosts=[host=/run/pg port=6432] parameters=[]");
    fields("postgresql://:6432,:", "hosts=[host= port=6432, host= port=5432] parameters=[]");
    fields("postgresql://[fe80::7%25eth1]", "hosts=[host=fe80::7%eth1 port=5432] parameters=[]");
    fields("postgresql://db1?", "hosts=[host=db1 port=5432] parameters=[]");
    fields(
        "postgres://?host=/run/pg&h%6Fst=&password=geheim",
        "hosts=[host= port=5432] parameters=[name=host value=/run/pg, name=host value, name=password value]",
    );
}

#[test]
fn an_empty_part_is_absent() {
    let parts = |text| Postgres::parse(text).map(|it| (it.user, it.password, it.database)).unwrap();
    let some = |text: &str| Some(text.to_owned());
    assert_eq!(parts("postgresql://@h"), (None, None, None));
    assert_eq!(parts("postgresql://u:@h/"), (some("u"), None, None));
    assert_eq!(parts("postgresql://:p:q$@h/"), (None, some("p:q$"), None));
    assert_eq!(parts("postgresql://a,b=c@h/d@e:f"), (some("a,b=c"), None, some("d@e:f")));
}

#[test]
fn kinds_of_hosts() {
    let host = |text: &str| Postgres::parse(&format!("postgres://{text}")).unwrap().hosts.remove(0).host;
    assert!(matches!(host("192.0.2.7:1"), Server::Ipv4(text) if text == "192.0.2.7"));
    assert!(matches!(host("192.0.2.7-a"), Server::Name(_)));
    assert!(matches!(host("[::1]"), Server::Ipv6(text) if text == "::1"));
    assert!(matches!(host("%2frun"), Server::Socket(text) if text == "/run"));
    assert!(matches!(host("%40abstract"), Server::Socket(text) if text == "@abstract"));
    assert!(matches!(host("a%2Frun"), Server::Name(text) if text == "a/run"));
}

#[test]
fn the_last_parameter_of_a_name_counts() {
    let postgres = Postgres::parse("postgres:///?sslmode=allow&password=1&SSLMODE=no&sslmode=prefer").unwrap();
    assert_eq!((postgres.parameter("sslmode"), postgres.parameter("password")), (Some("prefer"), Some("1")));
    assert_eq!(postgres.parameter("host"), None);
}

#[test]
fn errors() {
    let error = assert_rejected::<Postgres>;
    error("postgresql:/db", "unexpected `d` at byte 12");
    error("postgresql://h:port", "unexpected `p` in port at byte 15");
    error("postgresql://h,i:65536/", "invalid port at byte 17: 65535 at most");
    error("postgresql://[::1", "unexpected end of input in pg-host at byte 17");
    error("postgresql://[]", "unexpected `]` in pg-host at byte 14");
    error("postgresql://[::1]x", "unexpected `x` in hostport at byte 18");
    error("postgresql://h/a/b", "unexpected `/` in dbname at byte 16");
    error("postgresql://h/a b", "unexpected ` ` in dbname at byte 16");
    error("postgresql://h/%0", "`%` without two hexadecimal digits in pct-encoded at byte 15");
    error("postgresql://h/a%00", "unexpected `%` in dbname at byte 16");
    error("postgresql://h/%FF", "invalid dbname at byte 15: it is not UTF-8 after percent-decoding");
    error("postgresql://u:%FF@h", "invalid password at byte 15");
    error("postgresql://h?a", "unexpected end of input in plain-parameter at byte 16");
    error("postgresql://h?a&b=c", "unexpected `&` in plain-parameter at byte 16");
    error("postgresql://h?a=b=c", "unexpected `=` in value at byte 18");
    error("postgresql://h?a=b@c", "unexpected `@` in value at byte 18");
    error("postgresql://u@v@h", "unexpected `@` in name at byte 16");
}

#[test]
fn secrets() {
    let redacted = assert_hidden::<Postgres>;
    redacted("postgresql://u:geheim@h1:1,h2/db", "postgresql://u:***@h1:1,h2/db");
    redacted("postgresql://h?password=geheim&sslmode=allow", "postgresql://h?password=***&sslmode=allow");
    redacted(
        "postgresql://h,i?sslpassword=geheim&pass%77ord=geheim", "postgresql://h,i?sslpassword=***&pass%77ord=***",
    );
    redacted("postgresql://h?oauth_client_secret=geheim", "postgresql://h?oauth_client_secret=***");
    redacted("postgresql://h?passfile=/a", "postgresql://h?passfile=/a");
}

#[test]
fn canonical() {
    let canonical = |text| Postgres::parse(text).unwrap().canonical().unwrap();
    assert_eq!(canonical("Postgres://U%7e:%2f@DB1:5432,Db2:6432/Shop"), "postgresql://U~:%2F@db1,db2:6432/Shop");
    assert_eq!(canonical("postgres://h:05432/?a=%2fb"), "postgresql://h?a=/b");
    assert_eq!(canonical("postgres://%2fRun%2fPG:5432,[FE80::A%25Eth0]"), "postgresql://%2FRun%2FPG,[fe80::a%25eth0]");
    assert_eq!(canonical("postgres://:@,:5432?password=%70&us%65r=u"), "postgresql://,?password=p&%75%73%65%72=u");
}

#[test]
#[cfg(feature = "serde")]
fn in_a_configuration() {
    #[derive(serde::Deserialize)]
    struct Config {
        database: Parsed<Postgres>,
    }
    let config: Config = toml::from_str("database = 'postgres://db1,db2/shop'").unwrap();
    assert_eq!((config.database.hosts.len(), config.database.as_str()), (2, "postgres://db1,db2/shop"));
}

fn host() -> impl Strategy<Value = PostgresHost> {
    let server = prop_oneof![
        "[a-z.]{0,8}|é".prop_map(Server::Name),
        "/run/[A-Za-z ]{1,4}|@[a-z]".prop_map(Server::Socket),
        "[0-9a-f:]{1,8}%?".prop_map(Server::Ipv6),
        "192\\.0\\.2\\.[0-9]".prop_map(Server::Ipv4),
    ];
    (server, any::<u16>()).prop_map(|(host, port)| PostgresHost { host, port })
}

fn parameter() -> impl Strategy<Value = Parameter> {
    prop_oneof![
        ("[a-z_]{1,8}", "\\PC{0,8}").prop_map(|(name, value)| Parameter::Plain(PlainParameter { name, value })),
        ("password|a b", "\\PC{0,8}").prop_map(|(name, value)| Parameter::Secret(SecretParameter { name, value })),
    ]
}

prop_compose! {
    fn postgres()(
        user in of("\\PC{1,8}"),
        password in of("\\PC{1,8}"),
        hosts in vec(host(), 1..4),
        database in of("\\PC{1,8}"),
        parameters in vec(parameter(), 0..4),
    ) -> Postgres {
        Postgres { user, password, hosts, database, parameters }
    }
}

proptest! {
    #[test]
    fn a_composed_value_parses_to_the_same_value(postgres in postgres()) {
        let text = postgres.compose().unwrap();
        prop_assert_eq!(Postgres::parse(&text).unwrap(), postgres, "{}", text);
    }

    #[test]
    fn a_canonical_text_is_canonical(postgres in postgres()) {
        let canonical = postgres.canonical().unwrap();
        prop_assert_eq!(Postgres::parse(&canonical).unwrap().canonical().unwrap(), canonical);
    }

    #[test]
    fn nothing_shows_a_password(password in "[a-z]{1,3}Q[a-z]{5}", mut postgres in postgres()) {
        postgres.password = Some(password.clone());
        let text = postgres.compose().unwrap();
        let parsed = Parsed::<Postgres>::parse(text.as_str()).unwrap();
        prop_assert_eq!(parsed.to_string(), text.as_str());
        let shown = format!("{postgres:?} {parsed:?} {} {}", parsed.redacted(), Postgres::redacted(&text));
        prop_assert!(!shown.contains(&password), "{}", shown);
        let error = Postgres::parse(&format!("{text}[")).unwrap_err();
        let shown = format!("{error} {error:?}");
        prop_assert!(!shown.contains(&password), "{}", shown);
    }
}

/// A value that no text has.
#[test]
fn composing_fails_where_the_grammar_has_no_place() {
    let mut postgres = Postgres::parse("postgresql://h").unwrap();
    postgres.hosts.clear();
    assert!(postgres.compose().is_err());
}

/// Without an `@` there is no password. With one later, the character may be part of a password with a `/`, and is not
/// shown.
#[test]
fn an_error_in_a_port_is_not_in_a_password() {
    for (text, message) in [
        ("postgresql://h:54x2/d", "unexpected `x` in port at byte 17; expected a digit, `,`, `/`, `?` or the end"),
        ("postgresql://h:1,i:54x2/d", "unexpected `x` in port at byte 21; expected a digit, `,`, `/`, `?` or the end"),
        (
            "postgresql://h:54x2/d?x=a@b",
            "unexpected character in port at byte 17; in a user name or password, `/`, `?`, `#` and `@` are written `%2F`, `%3F`, `%23` and `%40`",
        ),
    ] {
        assert_eq!(Postgres::parse(text).unwrap_err().to_string(), message);
    }
}
