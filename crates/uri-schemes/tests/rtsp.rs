//! `rtsp`, `rtsps` and `rtspu` URIs.

use uri_schemes::Rtsp;

use crate::assertions::{assert_canonical, assert_fields, assert_redacted, assert_rejected};
use crate::support::grammar;

const GRAMMAR: &str = include_str!("../grammar/rtsp.pest");

/// Also that of `authority`, which is written with its user and its password.
#[test]
fn each_rule_is_its_abnf() {
    pest_check::assert_transcribed(grammar(GRAMMAR));
}

#[test]
fn each_rtsp_uri_is_an_absolute_uri() {
    pest_check::assert_inside(grammar(GRAMMAR), "rtsp_any", "absolute_URI");
}

#[test]
fn fields() {
    assert_fields::<Rtsp>("rtsp://cam.example", "-is_secure -is_udp host=cam.example port=554 path=");
    assert_fields::<Rtsp>("rtsps://cam.example/", "is_secure -is_udp host=cam.example port=322 path=/");
    assert_fields::<Rtsp>("rtspu://cam.example:/a", "-is_secure is_udp host=cam.example port=554 path=/a");
    assert_fields::<Rtsp>(
        "rtsp://viewer:p%40ss:w@[2001:db8::5]:8554/axis/a%2Fb;track=1?fps=25",
        "-is_secure -is_udp user=viewer password host=[2001:db8::5] port=8554 path=/axis/a%2Fb;track=1 query=fps=25",
    );
    assert_fields::<Rtsp>("RTSP://V@Cam.Example:0?", "-is_secure -is_udp user=V host=Cam.Example port=0 path= query=");
    assert_fields::<Rtsp>("rtsp://:@h", "-is_secure -is_udp user= password host=h port=554 path=");
}

/// As far as the first colon, the userinfo is the user (RFC 3986, section 3.2.1).
#[test]
fn users_and_passwords() {
    let camera = Rtsp::parse("rtsp://viewer:p%40ss:w@h/").unwrap();
    assert_eq!((camera.user.as_deref(), camera.password.as_deref()), (Some("viewer"), Some("p@ss:w")));
    let camera = Rtsp::parse("rtsp://viewer@h/").unwrap();
    assert_eq!((camera.user.as_deref(), camera.password.as_deref()), (Some("viewer"), None));
}

#[test]
fn rejected_texts() {
    let empty = |offset: usize| format!("invalid host at byte {offset}: the host is empty");
    assert_rejected::<Rtsp>("rtsp:///stream", &empty(7));
    assert_rejected::<Rtsp>("rtsps://v:secret@:322/", &empty(17));
    assert_rejected::<Rtsp>("rtsp:cam.example", "unexpected `c` at byte 5");
    assert_rejected::<Rtsp>("rtsp:/cam.example", "unexpected `c` at byte 6");
    assert_rejected::<Rtsp>("rtsp://h/live#1", "unexpected `#` in rtsp-segment at byte 13");
    assert_rejected::<Rtsp>("rtsp://h/a;b;c", "unexpected `;` in rtsp-segment at byte 12");
    assert_rejected::<Rtsp>("rtsp://h:65536/", "invalid port at byte 9: 65535 at most");
    assert_rejected::<Rtsp>("rtsp://%FF/", "invalid host at byte 7: it is not UTF-8 after percent-decoding");
    assert_rejected::<Rtsp>("rtspu://v@h/", "unexpected `@` in host at byte 9");
    assert_rejected::<Rtsp>("rtspx://h/", "unexpected `x` at byte 4");
    assert_rejected::<Rtsp>("http://h/", "unexpected `h` at byte 0");
    assert_rejected::<Rtsp>("rtsp://[fe80::5%25en0]/", "unexpected `%` in host at byte 15");
}

#[test]
fn nothing_shows_a_password() {
    assert_redacted::<Rtsp>("rtsp://v:secret@h/a?b", "rtsp://v:***@h/a?b");
    assert!(!format!("{:?}", Rtsp::parse("rtsp://v:secret@h/").unwrap()).contains("secret"));
    let texts = [
        "rtsp://v:secret@/", "rtsp://v:secret@h:x/", "rtspu://v:secret@h/", "rtsp://v:secret@h/ ",
        "rtsp://v:se/cret@h/",
    ];
    for text in texts.into_iter().chain(["rtsp://v:secret%FF@h/"]) {
        let error = Rtsp::parse(text).unwrap_err();
        let shown = format!("{error} {error:?} {}", error.report(text));
        assert!(!shown.contains("secret") && !shown.contains("cret"), "{shown}");
    }
}

/// The normal form of any URI. Only scheme and host ignore case (RFC 7826, section 4.2).
#[test]
fn canonical_texts() {
    assert_canonical::<Rtsp>("RTSP://V:S@Cam.Example:554/A", "rtsp://V:S@cam.example/A");
    assert_canonical::<Rtsp>("rtsps://h:322", "rtsps://h");
    assert_canonical::<Rtsp>("rtsps://h:554/", "rtsps://h:554/");
    assert_canonical::<Rtsp>("rtspu://[2001:DB8::0:5]:554/%7ea", "rtspu://[2001:db8::5]/~a");
}

#[test]
fn a_composed_value_is_the_same_value() {
    for text in ["rtsp://h", "rtsps://v:p%40@[::5]:9/a%2Fb;c/?d", "rtspu://h/", "rtsp://@h", "rtsp://h/%FF?%26&"] {
        let rtsp = Rtsp::parse(text).unwrap();
        assert!(Rtsp::parse(&rtsp.compose().unwrap()).unwrap() == rtsp, "{text}");
    }
}

#[cfg(feature = "serde")]
#[test]
fn in_a_configuration() {
    #[derive(Debug, serde::Deserialize)]
    struct Configuration {
        camera: pest_uri::Parsed<Rtsp>,
    }

    let configuration: Configuration = toml::from_str("camera = 'rtsp://v:secret@cam.example/1'").unwrap();
    assert_eq!(configuration.camera.password.as_deref(), Some("secret"));
    assert!(!format!("{configuration:?}").contains("secret"));
    assert!(toml::from_str::<Configuration>("camera = 'rtsp:cam.example'").is_err());
}
