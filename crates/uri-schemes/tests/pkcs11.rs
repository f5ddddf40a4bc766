//! `pkcs11` URIs.

use pest_uri::Uri;
use uri_schemes::pkcs11::LibraryVersion;
use uri_schemes::{Pkcs11, Pkcs11Type};

use crate::assertions::{assert_canonical, assert_fields, assert_redacted, assert_rejected};
use crate::support::grammar;

const GRAMMAR: &str = include_str!("../grammar/pkcs11.pest");

/// The rules with a comment `// ABNF:` are narrower, as the next test shows.
#[test]
fn each_rule_is_its_abnf() {
    pest_check::assert_transcribed(grammar(GRAMMAR));
}

/// By the ABNF alone, any name may be one of a vendor. The text below it reserves the names of the standard attributes.
#[test]
fn the_grammar_is_the_abnf_with_reserved_names() {
    let with_rules = format!(
        r#"{GRAMMAR}
        abnf_URI     = {{ ^"pkcs11:" ~ (abnf_pattr ~ (";" ~ abnf_pattr)*)? ~ ("?" ~ (abnf_qattr ~ ("&" ~ abnf_qattr)*)?)? }}
        abnf_pattr   = {{ pk11_v_name ~ "=" ~ pk11_pvalue }}
        abnf_qattr   = {{ pk11_v_name ~ "=" ~ pk11_qvalue }}
        reserved_URI = {{ ^"pkcs11:" ~ (own_pattr ~ (";" ~ own_pattr)*)? ~ ("?" ~ (own_qattr ~ ("&" ~ own_qattr)*)?)? }}
        own_pattr    = {{ !(pk11_taken ~ "=") ~ abnf_pattr | &pk11_pattr ~ abnf_pattr }}
        own_qattr    = {{ !(pk11_taken ~ "=") ~ abnf_qattr | &pk11_qattr ~ abnf_qattr }}
        "#
    );
    pest_check::assert_inside(grammar(&with_rules), "pk11_URI", "abnf_URI");
    pest_check::assert_inside(grammar(&with_rules), "pk11_URI", "reserved_URI");
    pest_check::assert_inside(grammar(&with_rules), "reserved_URI", "pk11_URI");
}

/// By the RFC, values may have `[`, `]` and `|`, which RFC 3986 does not have. All other texts are URIs.
#[test]
fn a_text_without_brackets_and_bars_is_an_absolute_uri() {
    let with_rules = format!(
        r#"{GRAMMAR}
        without_brackets = {{ !((!bracket ~ ANY)* ~ bracket) ~ pk11_URI }}
        bracket          = {{ "[" | "]" | "|" }}
        "#
    );
    pest_check::assert_inside(grammar(&with_rules), "without_brackets", "absolute_URI");
    let text = "pkcs11:slot-description=[7]?pin-source=|/bin/ask";
    assert!(Pkcs11::parse(text).is_ok() && Uri::parse(text).is_err());
}

#[test]
fn fields() {
    assert_fields::<Pkcs11>("pkcs11:", "vendor_query=[]");
    assert_fields::<Pkcs11>("pkcs11:?", "vendor_query=[]");
    assert_fields::<Pkcs11>("pkcs11:token=Card%201;serial=", "token=Card 1 serial= vendor_query=[]");
    assert_fields::<Pkcs11>("pkcs11:id=%4b&", "id=K& vendor_query=[]");
    assert_fields::<Pkcs11>(
        "pkcs11:id=;x-lot=7;model=a",
        r#"model=a id= vendor_path=[("x-lot", "7")] vendor_query=[]"#,
    );
    assert_fields::<Pkcs11>("pkcs11:manufacturer=a;slot-id=0018", "manufacturer=a slot_id=18 vendor_query=[]");
    assert_fields::<Pkcs11>(
        "pkcs11:library-manufacturer=a;library-description=b;library-version=3",
        "library_manufacturer=a library_description=b library_version=(major=3 minor=0) vendor_query=[]",
    );
    assert_fields::<Pkcs11>(
        "pkcs11:slot-manufacturer=a;slot-description=b;type=Secret-Key",
        "object_type=secret-key slot_manufacturer=a slot_description=b vendor_query=[]",
    );
    assert_fields::<Pkcs11>(
        "pkcs11:object=a?x-b=3&pin-value=4711&x-a=2&module-name=soft&x-a=1",
        "object=a pin_value module_name=soft vendor_query=[name=x-a value=2, name=x-a value=1, name=x-b value=3]",
    );
    assert_fields::<Pkcs11>(
        "pkcs11:?pin-source=|/bin/ask&module-path=/lib/a%20b.so",
        "pin_source=|/bin/ask module_path=/lib/a b.so vendor_query=[]",
    );
    assert_fields::<Pkcs11>("PKCS11:OBJECT=A;X-a=B", r#"object=A vendor_path=[("X-a", "B")] vendor_query=[]"#);
    assert_fields::<Pkcs11>("pkcs11:object=a&b?x=c/d?e", "object=a&b vendor_query=[name=x value=c/d?e]");
}

#[test]
fn typed_attributes() {
    let object_type = |text: &str| Pkcs11::parse(text).unwrap().object_type;
    assert_eq!(object_type("pkcs11:"), None);
    assert_eq!(object_type("pkcs11:type=cert"), Some(Pkcs11Type::Certificate));
    assert_eq!(object_type("pkcs11:type=data"), Some(Pkcs11Type::Data));
    assert_eq!(object_type("pkcs11:TYPE=Private"), Some(Pkcs11Type::PrivateKey));
    assert_eq!(object_type("pkcs11:type=public"), Some(Pkcs11Type::PublicKey));
    assert_eq!(object_type("pkcs11:type=SECRET-KEY"), Some(Pkcs11Type::SecretKey));
    let version = |text: &str| Pkcs11::parse(text).unwrap().library_version.unwrap();
    assert!(version("pkcs11:library-version=3") == LibraryVersion { major: 3, minor: 0 });
    assert!(version("pkcs11:library-version=002.40") == LibraryVersion { major: 2, minor: 40 });
    assert!(version("pkcs11:library-version=2.40") < version("pkcs11:library-version=10"));
    assert_eq!(Pkcs11::parse("pkcs11:slot-id=18446744073709551615").unwrap().slot_id, Some(u64::MAX));
    assert_eq!(Pkcs11::parse("pkcs11:id=%00%FFa").unwrap().id.unwrap(), [0, 0xff, b'a']);
}

#[test]
fn rejected_texts() {
    assert_rejected::<Pkcs11>("pkcs11", "unexpected end of input at byte 6");
    assert_rejected::<Pkcs11>("pkcs11://token=a", "unexpected `/` in pk11-pattr at byte 7");
    assert_rejected::<Pkcs11>("pkcs11:token", "unexpected end of input in pk11-pattr at byte 12");
    assert_rejected::<Pkcs11>("pkcs11:token=a;", "unexpected end of input in pk11-path at byte 15");
    assert_rejected::<Pkcs11>("pkcs11:token=a/b", "unexpected `/` in token at byte 14");
    assert_rejected::<Pkcs11>("pkcs11:object=a#b", "unexpected `#` in object at byte 15");
    assert_rejected::<Pkcs11>("pkcs11:type=key", "unexpected `k` in pk11-pattr at byte 12");
    assert_rejected::<Pkcs11>("pkcs11:type=", "unexpected end of input in pk11-pattr at byte 12");
    assert_rejected::<Pkcs11>("pkcs11:slot-id=0x1", "unexpected `x` in slot-id at byte 16");
    assert_rejected::<Pkcs11>("pkcs11:library-version=3.", "unexpected end of input in library-version at byte 25");
    assert_rejected::<Pkcs11>("pkcs11:token=%FF", "invalid token at byte 13: it is not UTF-8 after percent-decoding");
    let slot = "pkcs11:slot-id=18446744073709551616";
    assert_rejected::<Pkcs11>(slot, "invalid slot-number at byte 15: 18446744073709551615 at most");
    assert_rejected::<Pkcs11>("pkcs11:library-version=256", "invalid library-major at byte 23: 255 at most");
    assert_rejected::<Pkcs11>("pkcs11:library-version=1.256", "invalid library-minor at byte 25: 255 at most");
    let pin = "invalid pk11-URI at byte 0: pin-source and pin-value exclude each other (RFC 7512, section 2.4)";
    assert_rejected::<Pkcs11>("pkcs11:?PIN-SOURCE=a&pin-value=4711", pin);
    let path = "invalid pk11-URI at byte 0: module-path is relative (RFC 7512, section 2.4)";
    assert_rejected::<Pkcs11>("pkcs11:?module-path=lib/soft.so", path);
    assert_rejected::<Pkcs11>("pkcs11:?module-path=", path);
    for text in
        ["pkcs11:?module-path=/lib/soft.so", "pkcs11:?module-path=C:/soft.dll", "pkcs11:?module-path=%5c%5chost%5Ca"]
    {
        assert!(Pkcs11::parse(text).is_ok(), "{text}");
    }
}

/// Each attribute occurs once, but a vendor's in the query as often as the vendor wants (section 2.3).
#[test]
fn repeated_attributes() {
    assert_rejected::<Pkcs11>("pkcs11:token=a;token=a", "invalid token at byte 21: it occurs before");
    assert_rejected::<Pkcs11>("pkcs11:token=;Token=b", "invalid token at byte 20: it occurs before");
    assert_rejected::<Pkcs11>("pkcs11:id=1;x=2;id=1", "invalid id at byte 19: it occurs before");
    assert_rejected::<Pkcs11>("pkcs11:type=cert;type=data", "invalid object-type at byte 22: it occurs before");
    assert_rejected::<Pkcs11>("pkcs11:slot-id=1;slot-id=1", "invalid slot-number at byte 25: it occurs before");
    assert_rejected::<Pkcs11>("pkcs11:x=a;x=b", "invalid pk11-v-pattr at byte 11: its key occurs before");
    assert_rejected::<Pkcs11>("pkcs11:?pin-source=a&pin-source=b", "invalid pin-source at byte 32: it occurs before");
    assert_rejected::<Pkcs11>("pkcs11:?pin-value=1&PIN-VALUE=1", "invalid pin-value at byte 30");
    // Names of vendors are compared as they are.
    assert!(Pkcs11::parse("pkcs11:x=a;X=b?x=c&x=d").is_ok());
}

/// The name of an attribute is not free for a vendor, nor for the other component (section 2.3).
#[test]
fn attributes_in_the_wrong_component() {
    assert_rejected::<Pkcs11>("pkcs11:pin-value=4711", "unexpected `p` in pk11-pattr at byte 7");
    assert_rejected::<Pkcs11>("pkcs11:token=a;module-path=/b", "unexpected `u` in pk11-pattr at byte 18");
    assert_rejected::<Pkcs11>("pkcs11:?token=a", "unexpected `t` in pk11-qattr at byte 8");
    assert!(Pkcs11::parse("pkcs11:pin-values=a;tokens=b?token-a=c").is_ok());
}

#[test]
fn nothing_shows_a_pin() {
    let text = "pkcs11:token=a?x=1&PIN-Value=4711";
    assert_redacted::<Pkcs11>(text, "pkcs11:token=a?x=1&PIN-Value=***");
    assert!(!format!("{:?}", Pkcs11::parse(text).unwrap()).contains("4711"));
    for text in [
        "pkcs11:?pin-value=4711%FF", "pkcs11:?pin-value=4711#a", "pkcs11:?pin-value=4711&pin-source=a",
        "pkcs11:pin-value=4711",
    ] {
        let error = Pkcs11::parse(text).unwrap_err();
        assert!(!format!("{error} {error:?}").contains("4711"), "{text}");
    }
}

/// RFC 7512, section 2.6.
#[test]
fn comparison() {
    let same = |one: &str, other: &str| Pkcs11::parse(one).unwrap() == Pkcs11::parse(other).unwrap();
    assert!(same("pkcs11:token=a;object=b", "PKCS11:Object=%62;token=a"));
    assert!(same("pkcs11:id=%6b;token=a", "pkcs11:token=a;id=k"));
    assert!(same("pkcs11:library-version=3", "pkcs11:library-version=03.0"));
    assert!(same("pkcs11:slot-id=5", "pkcs11:slot-id=005"));
    assert!(same("pkcs11:type=cert", "pkcs11:type=CERT"));
    assert!(same("pkcs11:?module-name=a&pin-value=b", "pkcs11:?pin-value=b&module-name=a"));
    assert!(same("pkcs11:?x=a&y=b", "pkcs11:?y=b&x=a") && !same("pkcs11:?x=a&x=b", "pkcs11:?x=b&x=a"));
    assert!(!same("pkcs11:token=a", "pkcs11:token=A"));
    assert!(!same("pkcs11:token=", "pkcs11:"));
    assert!(!same("pkcs11:token=a", "pkcs11:object=a"));
    assert!(!same("pkcs11:x=1", "pkcs11:?x=1"));
}

#[test]
fn canonical_texts() {
    assert_canonical::<Pkcs11>("PKCS11:?", "pkcs11:");
    assert_canonical::<Pkcs11>("pkcs11:token=a;Object=%62;id=%0aZ", "pkcs11:id=%0A%5A;token=a;object=b");
    assert_canonical::<Pkcs11>("pkcs11:id=?x=1", "pkcs11:id=?x=1");
    // The grammar has brackets, which a URI has only around an address.
    assert_canonical::<Pkcs11>(
        "pkcs11:token=a%5bb;object=[c]?pin-source=%7C/bin/x", "pkcs11:token=a%5Bb;object=%5Bc%5D?pin-source=%7C/bin/x",
    );
    assert_canonical::<Pkcs11>("pkcs11:x=%3b;slot-id=07;type=CERT", "pkcs11:type=cert;slot-id=7;x=%3B");
    assert_canonical::<Pkcs11>("pkcs11:?b=1&pin-value=%26&a=2&b=0", "pkcs11:?pin-value=%26&a=2&b=1&b=0");
}

#[test]
fn a_composed_value_is_the_same_value() {
    for text in
        ["pkcs11:", "pkcs11:id=%00;token=%3B;x=", "pkcs11:id=?pin-value=a%26&x=1&x=2", "pkcs11:y=1?module-path=/a"]
    {
        let pkcs11 = Pkcs11::parse(text).unwrap();
        assert!(Pkcs11::parse(&pkcs11.compose().unwrap()).unwrap() == pkcs11, "{text}");
    }
    let pkcs11 = Pkcs11 { token: Some("a;b".into()), ..Pkcs11::default() };
    assert_eq!(pkcs11.compose().unwrap(), "pkcs11:token=a%3Bb");
}

#[cfg(feature = "serde")]
#[test]
fn in_a_configuration() {
    #[derive(Debug, serde::Deserialize)]
    struct Configuration {
        key: pest_uri::Parsed<Pkcs11>,
    }

    let configuration: Configuration = toml::from_str("key = 'pkcs11:object=tls;type=private?pin-value=4711'").unwrap();
    assert_eq!(configuration.key.object_type, Some(Pkcs11Type::PrivateKey));
    assert!(!format!("{configuration:?}").contains("4711"));
    assert!(toml::from_str::<Configuration>("key = 'pkcs11:type=key'").is_err());
}
