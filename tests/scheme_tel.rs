//! `tel` and `sms` URIs: building and reading.

use pest_uri::FieldValue;
use pest_uri::Uri;
use pest_uri::scheme::{Sms, Tel};

#[test]
fn number_fields() {
    let uri = Uri::parse("tel:(0)30-1;Ext=1-2;phone-context=+49-30;M-x=1;y").unwrap();
    let tel = Tel::from_uri(&uri).unwrap();
    assert!(!tel.is_global());
    assert_eq!((tel.number, &*tel.digits()), ("(0)30-1", "0301"));
    assert_eq!(tel.extension, Some("1-2"));
    assert_eq!(tel.isdn_subaddress, None);
    assert_eq!(tel.phone_context, Some("+49-30"));
    assert!(tel.mandatory_parameters().eq(tel.parameter("m-X")));
    assert_eq!(tel.parameter("y").unwrap().value, None);
    assert_eq!(tel.parameter("ext"), None);
}

#[test]
fn rejects_invalid_extensions() {
    for text in
        ["tel:+1;ext=1a", "tel:+1;EXT", "tel:1;phone-context=a;ext=%31", "tel:+1;isub", "tel:1;Isub;phone-context=a"]
    {
        assert!(Tel::from_uri(&Uri::parse(text).unwrap()).is_err(), "{text}");
    }
    assert!(Sms::compose(["+1;ext=1a"], None).is_err());
    assert_eq!(Sms::compose(["+1;extra=1a"], None).unwrap(), "sms:+1;extra=1a");
}

/// RFC 3261, section 19.1.6, has such a number, and RFC 3966 does not forbid it.
#[test]
fn context_of_a_global_number_is_a_parameter() {
    let uri = Uri::parse("tel:+1;Phone-Context=+2;m=3").unwrap();
    let tel = Tel::from_uri(&uri).unwrap();
    assert!(tel.is_global());
    assert_eq!(tel.phone_context, None);
    let context = tel.parameter("phone-context").unwrap();
    assert_eq!(context.value.unwrap(), "+2");
    // "mandatory" (RFC 3966, section 5.4)
    assert!(tel.parameter("m").is_some() && tel.mandatory_parameters().eq([context]));
}

#[test]
fn compose_rejects_other_text() {
    for number in ["", "+", "1", "+1;a=b", "+1,+2", "+1?body=a", "+1 2", "+1#2"] {
        assert!(Tel::compose(number).is_err(), "{number}");
    }
    for (number, context) in
        [("+1", "example.com"), ("", "a"), ("#21", "a"), ("1", ""), ("1", "1"), ("1", "a;b"), ("1", "+")]
    {
        assert!(Tel::local(number, context).is_err(), "{number} {context}");
    }
    assert_eq!(Tel::local("*21-a", "+1-2").unwrap(), "tel:*21-a;phone-context=+1-2");
}

#[test]
fn sms_round_trips() {
    let body = "50 % off?\n&body=ä";
    let uri = Sms::compose(["+1-2", "3;phone-context=a"], Some(body)).unwrap();
    let sms = Sms::from_uri(&uri).unwrap();
    assert_eq!(sms.body().unwrap().decode_utf8().unwrap(), body);
    assert_eq!(sms.recipients.len(), 2);
    assert_eq!(sms.recipients[1].phone_context, Some("a"));
    let uri = Uri::parse("sms:+1-2,3;ext=4;phone-context=A?body=a").unwrap();
    let fields = Sms::from_uri(&uri).unwrap().fields();
    let recipients = FieldValue::List(vec!["+12".into(), "3;ext=4;phone-context=a".into()]);
    assert_eq!((fields[0].name, &fields[0].value), ("sms-recipient", &recipients));
    assert_eq!(fields.iter().map(|field| field.name).collect::<Vec<_>>(), ["sms-recipient", "body"]);
    assert!(Sms::compose([], None).is_err());
    for recipient in ["", "911", "+1,+2", "+1?body=a", "+1;a=b;A=c"] {
        assert!(Sms::compose([recipient], None).is_err(), "{recipient}");
    }
}
