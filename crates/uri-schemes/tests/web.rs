//! `data`, `file` and `ftp` URIs.

use pest_uri::Uri;
use uri_schemes::web::file::NonstandardFile;
use uri_schemes::{DataUri, File, Ftp, is_equivalent_text};

use crate::assertions::{assert_canonical, assert_fields, assert_hidden};

#[test]
fn data() {
    for (text, bytes) in [
        ("data:,", &b""[..]),
        ("data:,A%20brief%20note", b"A brief note"),
        ("data:text/plain;charset=iso-8859-7,%be%d3%be", b"\xbe\xd3\xbe"),
        ("data:;base64,AA==", b"\0"),
        ("data:;base64,/+8%3D", b"\xff\xef"),
        ("data:;base64,QSBi%0D%0AcmllZiBub3Rl", b"A brief note"),
        ("data:,a?b#c", b"a?b"),
    ] {
        assert_eq!(DataUri::parse(text).unwrap().bytes(), bytes, "{text}");
    }
    let all: Vec<u8> = (0..=255).collect();
    for bytes in [&all[..], &all[..1], &all[32..127], b"", b"a,b;c=d?e/f", b"#", "caf\u{e9}".as_bytes()] {
        let data = DataUri::new("application/octet-stream", &[("a", "b c"), ("d", "\"e\"")], bytes).unwrap();
        let data = DataUri::parse(&data.compose().unwrap()).unwrap();
        assert_eq!((data.bytes(), data.parameter("A").as_deref()), (bytes, Some("b c")));
        assert_eq!(data.parameter("d").as_deref(), Some("\"e\""));
    }
    // Base 64 only if it is shorter.
    for (bytes, text) in
        [(b"abcd\0\0\0\0\0", "data:,abcd%00%00%00%00%00"), (b"abc\0\0\0\0\0\0", "data:;base64,YWJjAAAAAAAA")]
    {
        assert_eq!(DataUri::new("", &[], bytes).unwrap().compose().unwrap(), text);
    }
    for (media_type, parameters) in [
        ("text", &[][..]),
        ("a/b/c", &[]),
        ("a/", &[]),
        ("a b/c", &[]),
        ("a/b;c=d", &[]),
        ("", &[("", "a")]),
        ("", &[("a", "")]),
    ] {
        assert!(DataUri::new(media_type, parameters, b"x").is_err(), "{media_type} {parameters:?}");
    }
}

#[test]
fn media_types() {
    for (text, media_type, name, value) in [
        ("data:Text/HTML;Charset=%22utf-8%22;x=1;X=2,", "Text/HTML", "charset", Some("\"utf-8\"")),
        ("data:Text/HTML;Charset=%22utf-8%22;x=1;X=2,", "Text/HTML", "X", Some("1")),
        ("data:text/plain,", "text/plain", "charset", None),
        ("data:;charset=UTF-8,", "text/plain", "CHARSET", Some("UTF-8")),
        ("data:;base64,", "text/plain", "charset", Some("US-ASCII")),
    ] {
        let data = DataUri::parse(text).unwrap();
        assert_eq!((data.media_type(), data.parameter(name).as_deref()), (media_type, value), "{text}");
    }
    for (text, normal) in [
        ("data:;c%68arset=US-ASCII,a", "data:,a"),
        ("data:;charset=US%2DASCII,a", "data:,a"),
        ("data:teXt/%70lain;charset=utf%2D8,a", "data:;charset=utf-8,a"),
        ("data:;%63haRset=%253Dutf-8,a", "data:;charset=%253dutf-8,a"),
    ] {
        assert_canonical::<DataUri>(text, normal);
    }
    for (a, b, is_same) in [
        ("data:,%2c", "data:;charset=us-ascii;base64,LA==", true),
        ("data:TEXT/plain;charset=utf-8,x", "data:;charset=utf-8,x", true),
        ("data:text/html;charset=utf-8,x", "data:;charset=utf-8,x", false),
        ("data:text/plain,x", "data:,x", false),
    ] {
        assert_eq!(is_equivalent_text(a, b), is_same, "{a} {b}");
    }
}

/// RFC 8089, appendices E and F: the host, with `//` if it is of a path of UNC; the drive; the path; the standard form.
#[test]
fn forms_of_files() {
    for (text, host, drive, path, standard) in [
        ("file:/path/to/file", None, None, "/path/to/file", Some("file:///path/to/file")),
        ("file:c:/path/to/file", None, Some("c:"), "/path/to/file", Some("file:///c:/path/to/file")),
        ("file://host.example.com/a", Some("host.example.com"), None, "/a", Some("file://host.example.com/a")),
        ("file:////host.example.com/a", Some("//host.example.com"), None, "/a", Some("file://host.example.com/a")),
        ("file://///host.example.com/a", Some("//host.example.com"), None, "/a", Some("file://host.example.com/a")),
        ("FILE:C:/", None, Some("C:"), "/", Some("file:///C:/")),
        ("file:/c:/a//b", None, Some("c:"), "/a//b", Some("file:///c:/a//b")),
        ("file:///c:", None, None, "/c:", Some("file:///c:")),
        ("file:///c://a", None, None, "/c://a", Some("file:///c://a")),
        ("file:////%5B::1%5D/a", Some("//%5B::1%5D"), None, "/a", Some("file://[::1]/a")),
        ("file:////%5B1%5D/a", Some("//%5B1%5D"), None, "/a", Some("file://%5B1%5D/a")),
        ("file://///", Some("//"), None, "/", None),
        ("file://///a", Some("//"), None, "/a", None),
        ("file:////localhost/c$/a", Some("//localhost"), None, "/c$/a", None),
        ("file://///%6cocalHost/C%3A/a", Some("//%6cocalHost"), None, "/C%3A/a", None),
        ("file:////h/c:/a", Some("//h"), None, "/c:/a", Some("file://h/c:/a")),
        ("file://u@h/c:/a", Some("u@h"), Some("c:"), "/a", None),
        ("file://u:secret@localhost/a", Some("u:secret@localhost"), None, "/a", None),
        ("file://u@/c:/a", Some("u@"), Some("c:"), "/a", None),
    ] {
        let file = NonstandardFile::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let unc = file.unc_host.as_ref().map(|host| format!("//{host}"));
        let found = unc.or(file.authority.clone()).filter(|it| !it.is_empty());
        assert_eq!((found.as_deref(), file.drive.as_deref(), file.path.as_str()), (host, drive, path), "{text}");
        assert_eq!(file.to_standard().as_ref().map(Uri::as_str), standard, "{text}");
        if let Some(standard) = file.to_standard() {
            assert!(File::try_from(standard).is_ok(), "{text}");
        }
    }
    for text in [
        "file:", "file:a", "file:c:", "file:c:a", "file:cd:/a", "file://h", "file:////h", "file://h:80/a",
        "file:///a?b", "file:////h//a", "file:///////a", "http://h/", "file:////u@h/a",
    ] {
        assert!(NonstandardFile::parse(text).is_err(), "{text}");
    }
}

#[test]
fn files() {
    for case in [
        "c file:///c:/a", "Z file:///Z:/", "c file:/c:/a/b", "c file://h/c:/a", "- file:///c:", "- file:///c:a",
        "- file:///cd:/a", "- file:///a/c:/b", "- file:///c%3A/a", "- file://LocalHost/a", "- file://%6Cocalhost/a",
        "- file://localhost.h/a",
    ] {
        let (drive, text) = case.split_once(' ').unwrap();
        let file = File::parse(text).unwrap();
        assert_eq!(file.drive_letter().unwrap_or('-').to_string(), drive, "{text}");
        assert_eq!(file.is_local(), !text.contains("/h/") && !text.contains(".h/"), "{text}");
        // As a path, it is also on the local machine.
        assert_eq!(Uri::parse(text).unwrap().to_unix_path().is_ok(), file.is_local(), "{text}");
    }
}

#[test]
fn ftp() {
    assert_fields::<Ftp>("ftp://h", "host=h path=[]");
    assert_fields::<Ftp>("ftp://h/", r#"host=h path=[""]"#);
    assert_fields::<Ftp>("ftp://h//", r#"host=h path=["", ""]"#);
    assert_fields::<Ftp>("ftp://@h:/%2Fetc/a", r#"user= host=h path=["/etc", "a"]"#);
    assert_fields::<Ftp>("ftp://:@h:21/b;TYPE=I", r#"user= password host=h port=21 path=["b"] ftptype=I"#);
    assert_eq!(["ftp://h", "ftp://h:2/"].map(|text| Ftp::parse(text).unwrap().port_or_default()), [21, 2]);
}

#[test]
fn passwords_are_not_shown() {
    assert_hidden::<Ftp>("ftp://u:geheim@h/a", "ftp://u:***@h/a");
    for text in ["ftp://u:geheim@h/a;b", "ftp://u:ge:heim@h/a", "ftp://u:geheim@/a"] {
        let error = Ftp::parse(text).unwrap_err();
        let shown = format!("{error} {error:?} {}", error.report(text));
        assert!(!shown.contains("heim"), "{shown}");
    }
    let file = NonstandardFile::parse("file://u:geheim@h/a").unwrap();
    let shown = format!("{file:?} {:?}", pest_uri::FromGrammar::fields(&file));
    assert!(!shown.contains("geheim"), "{shown}");
}
