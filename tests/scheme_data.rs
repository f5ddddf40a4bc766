//! `data` URIs: their bytes, and URIs made of bytes.

use pest_uri::scheme::Data;
use pest_uri::{Uri, scheme};

#[test]
fn decodes_bytes() {
    for (uri, bytes) in [
        ("data:,", &b""[..]),
        ("data:,A%20brief%20note", b"A brief note"),
        ("data:text/plain;charset=iso-8859-7,%be%d3%be", b"\xbe\xd3\xbe"),
        ("data:;base64,", b""),
        ("data:;base64,AA==", b"\0"),
        ("data:;base64,/+8%3D", b"\xff\xef"),
        ("data:;base64,QSBi%0D%0AcmllZiBub3Rl", b"A brief note"),
        ("data:,a?b#c", b"a?b"),
    ] {
        let parsed = Uri::parse(uri).unwrap();
        assert_eq!(Data::from_uri(&parsed).unwrap().bytes(), bytes, "{uri}");
    }
}

#[test]
fn media_types() {
    let uri = Uri::parse("data:Text/HTML;Charset=%22utf-8%22;x=1;X=2,").unwrap();
    let data = Data::from_uri(&uri).unwrap();
    assert_eq!(data.media_type(), "Text/HTML");
    assert_eq!(data.parameter("charset").unwrap(), "\"utf-8\"");
    assert_eq!(data.parameter("x").unwrap(), "1");
    assert_eq!(data.parameter("y"), None);

    let uri = Uri::parse("data:text/plain,").unwrap();
    assert_eq!(Data::from_uri(&uri).unwrap().parameter("charset"), None);
    let uri = Uri::parse("data:;charset=UTF-8,").unwrap();
    let data = Data::from_uri(&uri).unwrap();
    assert_eq!((data.media_type(), data.parameter("CHARSET").unwrap()), ("text/plain".into(), "UTF-8".into()));
    let uri = Uri::parse("data:;base64,").unwrap();
    assert_eq!(Data::from_uri(&uri).unwrap().parameter("charset").unwrap(), "US-ASCII");
}

#[test]
fn all_bytes_round_trip() {
    let all: Vec<u8> = (0..=255).collect();
    for bytes in [&all[..], &all[..1], &all[32..127], b"", b"a,b;c=d?e/f", b"#", "caf\u{e9}".as_bytes()] {
        let uri = Data::compose("application/octet-stream", &[("a", "b c"), ("d", "\"e\"")], bytes).unwrap();
        let data = Data::from_uri(&uri).unwrap();
        assert_eq!(data.bytes(), bytes, "{uri}");
        assert_eq!((data.parameter("a").unwrap(), data.parameter("d").unwrap()), ("b c".into(), "\"e\"".into()));
    }
}

#[test]
fn rejects_invalid_arguments() {
    for (media_type, parameters) in
        [("text", &[][..]), ("a/b/c", &[]), ("a/", &[]), ("a b/c", &[]), ("", &[("", "a")]), ("", &[("a", "")])]
    {
        assert!(Data::compose(media_type, parameters, b"x").is_err(), "{media_type} {parameters:?}");
    }
}

#[test]
fn equal_data_has_equal_keys() {
    let (a, b) = (Uri::parse("data:,%2c").unwrap(), Uri::parse("data:;charset=us-ascii;base64,LA==").unwrap());
    assert_eq!(scheme::key(&a), scheme::key(&b));
    // Only `text/plain` may be left out, and only if a charset is given.
    let key = |text: &str| format!("{:?}", scheme::key(&Uri::parse(text).unwrap()));
    assert_eq!(key("data:TEXT/plain;charset=utf-8,x"), key("data:;charset=utf-8,x"));
    assert_ne!(key("data:text/html;charset=utf-8,x"), key("data:;charset=utf-8,x"));
    assert_ne!(key("data:text/plain,x"), key("data:,x"));
}

#[test]
fn uses_base64_only_if_shorter() {
    let made = |data: &[u8]| Data::compose("", &[], data).unwrap().into_string();
    // Both forms have the same length.
    assert_eq!(made(b"abcd\0\0\0\0\0"), "data:,abcd%00%00%00%00%00");
    assert_eq!(made(b"abc\0\0\0\0\0\0"), "data:;base64,YWJjAAAAAAAA");
}

/// Tokens have the same meaning whatever their encoding.
#[test]
fn decodes_tokens() {
    for (uri, normal) in [
        ("data:;c%68arset=US-ASCII,a", "data:,a"),
        ("data:;charset=US%2DASCII,a", "data:,a"),
        ("data:teXt/%70lain;charset=utf%2D8,a", "data:;charset=utf-8,a"),
        ("data:;%63haRset=%253Dutf-8,a", "data:;charset=%253dutf-8,a"),
        ("data:text%2Fplain/x;charset=utf-8,a", "data:text%2Fplain/x;charset=utf-8,a"),
    ] {
        let once = scheme::normalize(&Uri::parse(uri).unwrap());
        assert_eq!((once.as_str(), scheme::normalize(&once).as_str()), (normal, normal), "{uri}");
    }
}
