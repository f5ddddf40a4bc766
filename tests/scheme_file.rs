//! The forms of `file` URIs that RFC 8089 has in its appendices.

use pest_uri::Uri;
use pest_uri::scheme::{File, NonstandardFile};

/// Whether it is standard, has a UNC string, has a userinfo.
type Form = [bool; 3];

const STANDARD: Form = [true, false, false];
const UNC_PATH: Form = [false, true, false];
const USER_INFORMATION: Form = [false, false, true];
const DRIVE_LETTER: Form = [false, false, false];

/// A URI, its form, its host, drive letter and path, and the same by the normative syntax.
type Case<'e> = (&'e str, Form, Option<&'e str>, Option<char>, &'e str, Option<&'e str>);

const FORMS: &[Case<'_>] = &[
    // Appendix F.
    ("file:///path/to/file", STANDARD, None, None, "/path/to/file", Some("file:///path/to/file")),
    ("file:/path/to/file", STANDARD, None, None, "/path/to/file", Some("file:/path/to/file")),
    ("file:c:/path/to/file", DRIVE_LETTER, None, Some('c'), "/path/to/file", Some("file:///c:/path/to/file")),
    (
        "file://host.example.com/path/to/file",
        STANDARD,
        Some("host.example.com"),
        None,
        "/path/to/file",
        Some("file://host.example.com/path/to/file"),
    ),
    (
        "file:////host.example.com/path/to/file",
        UNC_PATH,
        Some("host.example.com"),
        None,
        "/path/to/file",
        Some("file://host.example.com/path/to/file"),
    ),
    (
        "file://///host.example.com/path/to/file",
        UNC_PATH,
        Some("host.example.com"),
        None,
        "/path/to/file",
        Some("file://host.example.com/path/to/file"),
    ),
    // Appendix E.2.
    ("file:///c:/path/to/file", STANDARD, None, Some('c'), "/path/to/file", Some("file:///c:/path/to/file")),
    // Further examples.
    ("FILE:C:/", DRIVE_LETTER, None, Some('C'), "/", Some("FILE:///C:/")),
    ("file:/c:/a//b", STANDARD, None, Some('c'), "/a//b", Some("file:/c:/a//b")),
    ("file:///c:", STANDARD, None, None, "/c:", Some("file:///c:")),
    ("file:///c://a", STANDARD, None, None, "/c://a", Some("file:///c://a")),
    ("file:////%5B::1%5D/a", UNC_PATH, Some("%5B::1%5D"), None, "/a", Some("file://[::1]/a")),
    ("file:////%5B1%5D/a", UNC_PATH, Some("%5B1%5D"), None, "/a", Some("file://%5B1%5D/a")),
    ("file://///", UNC_PATH, None, None, "/", None),
    ("file://///a", UNC_PATH, None, None, "/a", None),
    ("file:////localhost/c$/a", UNC_PATH, Some("localhost"), None, "/c$/a", None),
    ("file://///%6cocalHost/C%3A/a", UNC_PATH, Some("%6cocalHost"), None, "/C%3A/a", None),
    ("file:////h/c:/a", UNC_PATH, Some("h"), None, "/c:/a", Some("file://h/c:/a")),
    ("file://u@h/c:/a", USER_INFORMATION, Some("h"), Some('c'), "/a", None),
    ("file://u:secret@localhost/a", USER_INFORMATION, Some("localhost"), None, "/a", None),
    ("file://u@/c:/a", USER_INFORMATION, None, Some('c'), "/a", None),
    ("file://localhost@h/a", USER_INFORMATION, Some("h"), None, "/a", None),
    ("file:c:/a#b", DRIVE_LETTER, None, Some('c'), "/a", Some("file:///c:/a")),
];

#[test]
fn forms_by_appendix() {
    for &(text, form, host, drive_letter, path, standard) in FORMS {
        let uri = Uri::parse(text).unwrap();
        let file = NonstandardFile::from_uri(&uri).unwrap_or_else(|error| panic!("{text}: {error}"));
        let found = [file.is_standard(), file.is_unc, file.userinfo.is_some()];
        assert_eq!(
            (found, file.host.map(|it| it.as_str()), file.drive_letter, file.path),
            (form, host, drive_letter, path),
            "{text}"
        );
        assert_eq!(file.to_standard().as_ref().map(|uri| uri.as_str()), standard, "{text}");
        assert_eq!(File::from_uri(&uri).is_ok(), form == STANDARD, "{text}");
        if let Some(standard) = file.to_standard() {
            let standard = standard.borrow();
            assert!(NonstandardFile::from_uri(&standard).unwrap().is_standard(), "{text}");
            assert!(File::from_uri(&standard).is_ok(), "{text}");
        }
    }
}

#[test]
fn rejects_other_forms() {
    let texts = ["file:", "file:a", "file:c:", "file:c:a", "file:cd:/a", "file://h", "file:////h", "file://h:80/a"];
    for text in
        texts.into_iter().chain(["file:///a?b", "file:////h//a", "file:///////a", "http://h/", "file:////u@h/a"])
    {
        let uri = Uri::parse(text).unwrap();
        assert!(NonstandardFile::from_uri(&uri).is_err(), "{text}");
    }
}

#[test]
fn drive_letter_of_a_normative_path() {
    for (text, drive_letter) in [
        ("file:///c:/a", Some('c')),
        ("file:///Z:/", Some('Z')),
        ("file:/c:/a/b", Some('c')),
        ("file://h/c:/a", Some('c')),
        ("file:///c:", None),
        ("file:///c:a", None),
        ("file:///cd:/a", None),
        ("file:///a/c:/b", None),
        ("file:///c%3A/a", None),
    ] {
        assert_eq!(File::from_uri(&Uri::parse(text).unwrap()).unwrap().drive_letter(), drive_letter, "{text}");
    }
}

#[test]
fn debug_hides_the_password() {
    let uri = Uri::parse("file://u:secret@h/a").unwrap();
    let file = NonstandardFile::from_uri(&uri).unwrap();
    assert!(!format!("{file:?}").contains("secret"));
    let fields = file.fields();
    assert!(fields.iter().map(|field| field.name).eq(["user", "password", "host", "path"]), "{fields:?}");
    assert!(!format!("{fields:?}").contains("secret"));
    assert_eq!(file.userinfo.unwrap().password().unwrap(), "secret");
}

#[test]
fn localhost_is_local() {
    for (text, is_local) in [
        ("file:///a", true),
        ("file:/a", true),
        ("file://localhost/a", true),
        ("file://LocalHost/a", true),
        ("file://%6Cocalhost/a", true),
        ("file://h/a", false),
        ("file://localhost.h/a", false),
    ] {
        let uri = Uri::parse(text).unwrap();
        assert_eq!(File::from_uri(&uri).unwrap().is_local(), is_local, "{text}");
        // As a path, it is also on the local machine.
        assert_eq!(uri.to_unix_path().is_ok(), is_local, "{text}");
    }
}
