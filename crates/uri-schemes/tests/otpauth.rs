//! Keys of one-time passwords.

use pest_uri::{FromGrammar as _, Parsed};
use uri_schemes::{OtpAuth, OtpType};

use crate::support::grammar_of;

const GRAMMAR: &str = include_str!("../grammar/otpauth.pest");

#[test]
fn each_rule_is_its_abnf() {
    pest_check::assert_transcribed(grammar_of(&[GRAMMAR]));
}

#[test]
fn each_is_an_absolute_uri() {
    pest_check::assert_inside(grammar_of(&[GRAMMAR]), "otpauth_URI", "absolute_URI");
}

#[track_caller]
fn parsed(text: &str) -> OtpAuth {
    OtpAuth::parse(text).unwrap()
}

#[test]
fn labels() {
    let labels = [
        ("me", None, "me"),
        ("Big%20Shop:me%40example.com", Some("Big Shop"), "me@example.com"),
        ("Shop%3A%20%20me", Some("Shop"), "me"),
        ("Shop%3ame", Some("Shop"), "me"),
        ("%C3%A9", None, "é"),
    ];
    for (label, issuer, account) in labels {
        let key = parsed(&format!("otpauth://totp/{label}?secret=MFRGG"));
        assert_eq!((key.label_issuer.as_deref(), key.account.as_str()), (issuer, account), "{label}");
    }
}

#[test]
fn parameters_and_their_defaults() {
    let key = parsed("OTPAUTH://TOTP/me?secret=mfrgg");
    assert_eq!((key.otp_type, key.algorithm.as_str(), key.digits, key.period), (OtpType::Totp, "SHA1", 6, 30));
    assert_eq!((key.secret.as_str(), key.counter, key.issuer()), ("mfrgg", None, None));
    let key = parsed(
        "otpauth://hotp/Shop:me?counter=7&image=https://h/a?b=c&algorithm=sha512&issuer=My%20Shop&secret=MFRGG==&digits=7&period=60",
    );
    assert_eq!((key.otp_type, key.algorithm.as_str(), key.digits, key.period), (OtpType::Hotp, "SHA512", 7, 60));
    assert_eq!((key.counter, key.issuer(), key.label_issuer.as_deref()), (Some(7), Some("My Shop"), Some("Shop")));
    assert_eq!(key.others["image"], "https://h/a?b=c");
    assert!(parsed(&key.compose().unwrap()) == key, "{:?}", key.compose());
}

#[track_caller]
fn assert_error(text: &str, error: &str) {
    assert_eq!(OtpAuth::parse(text).unwrap_err().to_string(), error, "{text}");
}

#[test]
fn errors() {
    assert_error("otpauth://totp/me?issuer=a", "invalid otpauth-URI at byte 0: the parameter `secret` is missing");
    assert_error("otpauth://hotp/me?secret=A", "invalid otpauth-URI at byte 0: the parameter `counter` is missing");
    assert_error("otpauth://totp/me?secret=A&secret=B", "invalid otp-secret at byte 34");
    assert_error("otpauth://totp/me?secret=A&digits=6&digits=6", "invalid digits at byte 43: it occurs before");
    assert_error("otpauth://totp/me?secret=A&digits=9", "unexpected `9` in otp-parameter at byte 34");
    assert_error(
        "otpauth://totp/me?secret=A1",
        "unexpected character in otp-secret at byte 26; expected `=`, `&` or the end",
    );
    assert_error(
        "otpauth://steam/me?secret=A",
        "unexpected `s` at byte 10; expected `otpauth://hotp/` or `otpauth://totp/`",
    );
    assert_error("otpauth://totp/a:b:c?secret=A", "unexpected `:` in account at byte 18; expected `@` or `?`");
    assert_error(
        "otpauth://hotp/me?secret=A&counter=18446744073709551616",
        "invalid counter at byte 35: 18446744073709551615 at most",
    );
}

#[test]
fn the_key_is_not_shown() {
    let text = "otpauth://totp/me?secret=MFRGGZDF&issuer=Shop";
    let shown = format!("{:?} {} {:?}", parsed(text), OtpAuth::redacted(text), parsed(text).fields());
    assert!(!shown.contains("MFRGGZDF") && shown.contains("otpauth://totp/me?secret=***&issuer=Shop"), "{shown}");
}

#[test]
fn in_a_configuration() {
    #[derive(serde::Deserialize)]
    struct Configuration {
        key: Parsed<OtpAuth>,
    }
    let configuration: Configuration = toml::from_str("key = 'otpauth://totp/me?secret=MFRGG'").unwrap();
    assert_eq!(configuration.key.account, "me");
}

/// The text does not match the grammar, so the key may be anywhere after the error.
#[test]
fn the_key_is_not_shown_in_errors() {
    for text in [
        "otpauth://totp/me?secret=MFRGGZDF1&a=b", "otpauth://totp/m e?secret=MFRGGZDF",
        "otpauth://totp/me?secret=MFRGGZDF&digits=9",
    ] {
        let error = OtpAuth::parse(text).unwrap_err();
        let shown = format!("{error} {error:?} {} {}", error.report(text), OtpAuth::redacted(text));
        assert!(!shown.contains("RGGZ"), "{shown}");
    }
    let text = "otpauth://totp/me?digits=6&secret=MFRGGZDF&digits=9&issuer=Shop";
    assert_eq!(OtpAuth::redacted(text).to_string(), "otpauth://totp/me?digits=6&secret=***&digits=9***");
}
