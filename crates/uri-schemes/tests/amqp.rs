//! `amqp` and `amqps`.

use pest_uri::{NormalizeOptions, Uri};
use uri_schemes::{Amqp, UriType as _};

use crate::assertions::{assert_fields, assert_hidden, assert_rejected};
use crate::support::grammar;

const OWN: &str = include_str!("../grammar/amqp.pest");

#[test]
fn each_rule_is_its_abnf() {
    pest_check::assert_transcribed(grammar(OWN));
}

#[test]
fn each_amqp_uri_is_an_absolute_uri() {
    pest_check::assert_inside(grammar(OWN), "amqp_URI", "absolute_URI");
}

#[test]
fn fields() {
    let fields = assert_fields::<Amqp>;
    fields(
        "amqp://shop:s%40crt@mq1.example:5673/orders",
        "-is_secure username=shop password host=mq1.example port=5673 vhost=orders parameters=[]",
    );
    fields("amqp://", "-is_secure host= port=5672 parameters=[]");
    fields("AMQPS://mq", "is_secure host=mq port=5671 parameters=[]");
    fields("amqp://mq:/", "-is_secure host=mq port=5672 vhost= parameters=[]");
    fields("amqp://:5673/", "-is_secure host= port=5673 vhost= parameters=[]");
    fields("amqp:///%2Fa%20b", "-is_secure host= port=5672 vhost=/a b parameters=[]");
    fields("amqp://shop@[2001:db8::7]", "-is_secure username=shop host=[2001:db8::7] port=5672 parameters=[]");
    fields("amqp://a%3Ab:@mq", "-is_secure username=a:b password host=mq port=5672 parameters=[]");
    fields("amqp://:@mq", "-is_secure username= password host=mq port=5672 parameters=[]");
    fields(
        "amqps://mq/?heartbeat=5&&password=geheim&cacertfile=/etc/ca%201.pem&x",
        "is_secure host=mq port=5671 vhost= parameters=[name=heartbeat value=5, name=password value, name=cacertfile value=/etc/ca 1.pem, name=x value=]",
    );
}

#[test]
fn absent_is_not_empty() {
    let parts = |text| Amqp::parse(text).map(|it| (it.username, it.password, it.vhost)).unwrap();
    let some = |text: &str| Some(text.to_owned());
    assert_eq!(parts("amqp://mq"), (None, None, None));
    assert_eq!(parts("amqp://@mq/"), (some(""), None, some("")));
    assert_eq!(parts("amqp://u:@mq/"), (some("u"), some(""), some("")));
    assert_eq!(parts("amqp://:p%3A@mq/%2f"), (some(""), some("p:"), some("/")));
}

#[test]
fn errors() {
    let error = assert_rejected::<Amqp>;
    error("amqp:mq", "unexpected `m` at byte 5");
    error("amqp://mq:56x/", "unexpected `x` in port at byte 12");
    error("amqp://mq:70000", "invalid port at byte 10: 65535 at most");
    error("amqp://mq/a/b", "unexpected `/` in vhost at byte 11");
    error("amqp://mq/%f", "`%` without two hexadecimal digits in pct-encoded at byte 10");
    error("amqp://mq/%FF", "invalid vhost at byte 10: it is not UTF-8 after percent-decoding");
    error("amqp://u:%FF@mq", "invalid password at byte 9");
    error("amqp://u:p:q@mq", "unexpected character in amqp-authority at byte 10");
    error("amqp://mq/#a", "unexpected `#` in amqp-URI at byte 10");
}

#[test]
fn secrets() {
    let redacted = assert_hidden::<Amqp>;
    redacted("amqp://u:geheim@mq/v", "amqp://u:***@mq/v");
    redacted("amqps://mq?verify=verify_peer&password=geheim", "amqps://mq?verify=verify_peer&password=***");
    redacted("amqps://mq?PASSWORD=geheim&%70assword=geheim", "amqps://mq?PASSWORD=***&%70assword=***");
    redacted("amqps://mq?passwords=3", "amqps://mq?passwords=3");
}

#[test]
fn composes() {
    let compose = |text| Amqp::parse(text).unwrap().compose().unwrap();
    assert_eq!(compose("AMQP://u:p%3Aq@mq/%2Fa?b=c%26d"), "amqp://u:p%3Aq@mq:5672/%2Fa?b=c%26d");
    assert_eq!(compose("amqps://:@[::1]:/"), "amqps://:@[::1]:5671/");
}

#[test]
fn normalizes_as_any_uri() {
    assert_eq!(Amqp::parse("amqp://h").unwrap().canonical(), None);
    let normalized = |text| Uri::parse(text).unwrap().normalize_with(NormalizeOptions::SCHEME).to_string();
    assert_eq!(normalized("AMQPS://MQ:5671/%2forders%7E"), "amqps://mq/%2Forders~");
}

#[test]
#[cfg(feature = "serde")]
fn in_a_configuration() {
    #[derive(serde::Deserialize)]
    struct Config {
        broker: pest_uri::Parsed<Amqp>,
    }
    let config: Config = toml::from_str("broker = 'amqps://mq.example/orders'").unwrap();
    assert_eq!((config.broker.port, config.broker.as_str()), (5671, "amqps://mq.example/orders"));
}
