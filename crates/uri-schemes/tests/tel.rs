//! `tel` and `sms` URIs (RFC 3966, RFC 5724).

use uri_schemes::{Sms, Tel};

use crate::assertions::assert_fields;

#[test]
fn numbers() {
    let tel = Tel::parse("tel:(0)30-1;Ext=1-2;phone-context=+49-30;M-x=1;y").unwrap();
    assert!(!tel.is_global() && tel.isdn_subaddress.is_none() && tel.parameter("ext").is_none());
    assert_eq!((tel.number.as_str(), tel.digits().as_str()), ("(0)30-1", "0301"));
    assert_eq!((tel.extension.as_deref(), tel.phone_context.as_deref()), (Some("1-2"), Some("+49-30")));
    assert!(tel.mandatory_parameters().eq(tel.parameter("m-X")) && tel.parameter("y").unwrap().value.is_none());
    // RFC 3261, section 19.1.6, has such a number, and RFC 3966 does not forbid it. It is mandatory (section 5.4).
    let tel = Tel::parse("tel:+1;Phone-Context=+2;m=3").unwrap();
    let context = tel.parameter("phone-context").unwrap();
    assert!(tel.is_global() && context.value.as_ref().unwrap().as_str() == "+2" && tel.parameter("m").is_some());
    assert!(tel.mandatory_parameters().eq([context]));
    for rest in ["+1;ext=1a", "+1;EXT", "1;phone-context=a;ext=%31", "+1;isub", "1;Isub;phone-context=a"] {
        assert!(Tel::parse(&format!("tel:{rest}")).is_err() && Sms::parse(&format!("sms:{rest}")).is_err(), "{rest}");
    }
}

#[test]
fn composes() {
    for number in ["", "+", "1", "+1;a=b", "+1,+2", "+1?body=a", "+1 2", "+1#2"] {
        assert!(Tel::global(number).is_err(), "{number}");
    }
    for (number, context) in
        [("+1", "example.com"), ("", "a"), ("#21", "a"), ("1", ""), ("1", "1"), ("1", "1.2"), ("1", "a;b"), ("1", "+")]
    {
        assert!(Tel::local(number, context).is_err(), "{number} {context}");
    }
    assert_eq!(Tel::local("*21-a", "+1-2").unwrap().compose().unwrap(), "tel:*21-a;phone-context=+1-2");
}

#[test]
fn messages() {
    assert_fields::<Sms>(
        "sms:+1-2,3;ext=4;phone-context=A?body=50%20%25&x=y",
        "recipients=[number=+1-2 parameters=[], number=3 phone_context=A extension=4 parameters=[]] \
         fields=[name=body value=50 %, name=x value=y]",
    );
    let sms = Sms::parse("sms:+1?Body=%C3%A4%0A%26").unwrap();
    assert_eq!(sms.body().unwrap().as_encoded().decode_utf8().unwrap(), "\u{e4}\n&");
    for rest in ["", "911", "+1,911", "+1;a=b;A=c", "+1?body=%FF", "+1?body=a&BODY=b"] {
        assert!(Sms::parse(&format!("sms:{rest}")).is_err(), "{rest}");
    }
}
