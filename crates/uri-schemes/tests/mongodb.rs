//! `mongodb` and `mongodb+srv`.

use uri_schemes::{MongoDb, Server, UriType as _};

use crate::assertions::{assert_fields, assert_hidden, assert_rejected};
use crate::support::grammar;

const OWN: &str = include_str!("../grammar/mongodb.pest");

#[test]
fn each_rule_is_its_abnf() {
    pest_check::assert_transcribed(grammar(OWN));
}

/// A whole text may have several hosts, each with a port, and hosts with characters that RFC 3986 does not allow.
#[test]
fn the_parts_are_those_of_a_uri() {
    for (inner, outer) in
        [("username", "userinfo"), ("password", "userinfo"), ("mongodb_port", "port"), ("address", "IPv6address")]
    {
        pest_check::assert_inside(grammar(OWN), inner, outer);
    }
    for (inner, outer) in [("database", "segment"), ("option", "query")] {
        pest_check::assert_inside(grammar(OWN), inner, outer);
    }
}

/// The fields of a text without `srv`.
#[track_caller]
fn assert_mongodb(text: &str, fields: &str) {
    assert_fields::<MongoDb>(text, &format!("-is_srv {fields}"));
}

#[test]
fn fields() {
    assert_mongodb("mongodb://db1", "hosts=[host=db1 port=27017] options=[]");
    assert_mongodb("MONGODB://db1:27020/", "hosts=[host=db1 port=27020] options=[]");
    assert_mongodb(
        "mongodb://app:s%3Acrt@db1,192.0.2.7:27018,[2001:db8::7]:1/shop%3F?w=2&replicaSet=rs%200",
        "username=app password hosts=[host=db1 port=27017, host=192.0.2.7 port=27018, host=2001:db8::7 port=1] database=shop? options=[name=w value=2, name=replicaSet value=rs 0]",
    );
    assert_mongodb("mongodb://app:@db1", "username=app password hosts=[host=db1 port=27017] options=[]");
    assert_mongodb("mongodb://$a;@db1", "username=$a; hosts=[host=db1 port=27017] options=[]");
    assert_mongodb(
        "mongodb://%2Frun%2Fm%201.sock,run%2fm.sock/shop.orders?",
        "hosts=[host=/run/m 1.sock, host=run/m.sock] database=shop.orders options=[]",
    );
    assert_mongodb("mongodb://größe.example?tls=", "hosts=[host=größe.example port=27017] options=[name=tls value=]");
    assert_fields::<MongoDb>(
        "mongodb+srv://app@Cluster.example/shop?w=1",
        "is_srv username=app hosts=[host=Cluster.example] database=shop options=[name=w value=1]",
    );
}

#[test]
fn kinds_of_hosts() {
    let host = |text: &str| MongoDb::parse(&format!("mongodb://{text}")).unwrap().hosts.remove(0).host;
    assert!(matches!(host("192.0.2.7"), Server::Ipv4(text) if text == "192.0.2.7"));
    assert!(matches!(host("192.0.2.300"), Server::Name(text) if text == "192.0.2.300"));
    assert!(matches!(host("192.0.2.7.example"), Server::Name(_)));
    assert!(matches!(host("[2001:DB8::7]"), Server::Ipv6(text) if text == "2001:DB8::7"));
    assert!(matches!(host("m.sock"), Server::Name(_)));
    assert!(matches!(host("a.sock%2Fm.sock"), Server::Socket(text) if text == "a.sock/m.sock"));
}

#[test]
fn options_by_key() {
    let mongodb = MongoDb::parse("mongodb://h/?tags=dc:a&W=1&Tags=dc:b,rack:2&tags=&e%51=a=b&mail=a@b").unwrap();
    assert!(mongodb.options("tags").eq(["dc:a", "dc:b,rack:2", ""]));
    assert_eq!((mongodb.option("w"), mongodb.option("TAGS"), mongodb.option("none")), (Some("1"), Some("dc:a"), None));
    assert_eq!((mongodb.option("eq"), mongodb.option("mail")), (Some("a=b"), Some("a@b")));
}

#[test]
fn errors() {
    let error = assert_rejected::<MongoDb>;
    error("mongodb://", "unexpected end of input in hosts at byte 10");
    error("mongodb:///run/m.sock", "unexpected `/` in hosts at byte 10");
    error("mongodb://h,", "unexpected end of input in hosts at byte 12");
    error("mongodb://h:", "unexpected end of input in hostport at byte 12");
    error("mongodb://h:port", "unexpected `p` in hostport at byte 12");
    error("mongodb://h:00/", "unexpected `/` in mongodb-port at byte 14");
    error("mongodb://h:65536", "invalid mongodb-port at byte 12: 65535 at most");
    error("mongodb://@h", "unexpected `@` in username at byte 10");
    error("mongodb://a:b:c@h", "unexpected character in password at byte 13");
    error("mongodb://a@b@h", "unexpected `@` in name at byte 13");
    error("mongodb://a%b@h", "`%` without two hexadecimal digits in userinfo at byte 11; write `%` as `%25`");
    error("mongodb://%2Frun%2Fm", "unexpected end of input in socket at byte 20");
    error("mongodb://h/a/b", "unexpected `/` in database at byte 13");
    error("mongodb://h/a%2Fb", "unexpected `%` in database at byte 13");
    error("mongodb://h/$a", "unexpected `$` in database at byte 12");
    error("mongodb://h/?w", "unexpected end of input in plain-parameter at byte 14");
    error("mongodb://h/?=1", "unexpected `=` in option at byte 13");
    error("mongodb+srv://h:27017", "unexpected `:` in srv-host at byte 15");
    error("mongodb+srv://h,i", "unexpected `,` in srv-host at byte 15");
    error("mongodb://h/%FF", "invalid database at byte 12: it is not UTF-8 after percent-decoding");
    error("mongodb://h/?proxyPassword=%FF", "invalid secret-value at byte 27");
}

#[test]
fn secrets() {
    let redacted = assert_hidden::<MongoDb>;
    redacted("mongodb://u:geheim@h,i/", "mongodb://u:***@h,i/");
    redacted("mongodb://h/?proxyPassword=geheim&w=1", "mongodb://h/?proxyPassword=***&w=1");
    redacted(
        "mongodb://h,i:1/?AUTHMECHANISMPROPERTIES=AWS_SESSION_TOKEN:geheim",
        "mongodb://h,i:1/?AUTHMECHANISMPROPERTIES=***",
    );
    redacted("mongodb://h?tlsCertificateKeyFilePassword=geheim", "mongodb://h?tlsCertificateKeyFilePassword=***");
    redacted("mongodb+srv://h?proxy%50assword=geheim", "mongodb+srv://h?proxy%50assword=***");
}

#[test]
fn canonical() {
    let canonical = |text| MongoDb::parse(text).unwrap().canonical().unwrap();
    assert_eq!(canonical("MongoDB://U%7e@DB1:27017,Db2:27018/Shop?W=1"), "mongodb://U~@db1,db2:27018/Shop?W=1");
    assert_eq!(canonical("mongodb://[2001:DB8::A]:27017"), "mongodb://[2001:db8::a]");
    assert_eq!(canonical("mongodb://%2fRun%2fM.sock/?w=a%2fb"), "mongodb://%2FRun%2FM.sock?w=a/b");
    assert_eq!(canonical("mongodb://%2fm%c3%bcn.sock:27017/"), "mongodb://%2Fm%C3%BCn.sock:27017");
    assert_eq!(canonical("mongodb://h%20i/d"), "mongodb://h%20i/d");
    assert_eq!(canonical("mongodb+SRV://Cluster.Example/"), "mongodb+srv://cluster.example");
}

#[test]
fn composes() {
    let compose = |text| MongoDb::parse(text).unwrap().compose().unwrap();
    let text = "mongodb://u:p%3Aq@a:27017,%2Frun%2Fm.sock,[::1]:1/db%3F?proxyPassword=x&w=1&proxyPassword=y";
    assert_eq!(compose(text), text);
    assert_eq!(compose("mongodb+srv://h/"), "mongodb+srv://h");
}

#[test]
#[cfg(feature = "serde")]
fn in_a_configuration() {
    #[derive(serde::Deserialize)]
    struct Config {
        store: pest_uri::Parsed<MongoDb>,
    }
    let config: Config = toml::from_str("store = 'mongodb://db1,db2/shop'").unwrap();
    assert_eq!((config.store.hosts.len(), config.store.as_str()), (2, "mongodb://db1,db2/shop"));
}
