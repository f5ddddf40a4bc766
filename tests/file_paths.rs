//! File paths to and from `file` URIs (RFC 8089).

use crate::properties::without_dots;
use pest_uri::{Component, FilePathError, Iri, NormalizeOptions, Uri};
use proptest::prelude::*;

use crate::generated::{any_text, config};

#[track_caller]
fn assert_unix(path: &[u8], uri: &str) {
    assert_eq!(Uri::from_unix_path(path).unwrap(), uri);
    assert_eq!(Uri::parse(uri).unwrap().to_unix_path().unwrap(), path);
}

#[track_caller]
fn assert_windows(path: &str, uri: &str) {
    assert_eq!(Uri::from_windows_path(path).unwrap(), uri);
    assert_eq!(to_windows(uri).unwrap(), path);
}

fn to_unix(uri: &str) -> Result<Vec<u8>, FilePathError> {
    Uri::parse(uri).unwrap().to_unix_path()
}

fn to_windows(uri: &str) -> Result<String, FilePathError> {
    Uri::parse(uri).unwrap().to_windows_path()
}

fn character<T>(at: usize, found: char) -> Result<T, FilePathError> {
    Err(FilePathError::Character { at, found })
}

#[test]
fn unix_paths_round_trip() {
    assert_unix(b"/", "file:///");
    assert_unix(b"/a/b", "file:///a/b");
    assert_unix(b"/a/", "file:///a/");
    assert_unix(b"//a//b//", "file:////a//b//");
    assert_unix(b"/a b%20?#[]\\<", "file:///a%20b%2520%3F%23%5B%5D%5C%3C");
    assert_unix(b"/c:/@!$&'()*+,;=-._~", "file:///c:/@!$&'()*+,;=-._~");
    assert_unix(b"/\xff\xc3\xa9\n", "file:///%FF%C3%A9%0A");
    assert_unix(b"/.../.a/a.", "file:///.../.a/a.");
}

#[test]
fn accepts_all_forms_of_unix_uris() {
    for uri in ["file:/a", "file:///a", "FILE://LocalHost/a", "file://%6Cocalhost/%61"] {
        assert_eq!(to_unix(uri).unwrap(), b"/a", "{uri}");
    }
    assert_eq!(to_unix("file:/.//a").unwrap(), b"//a");
    assert_eq!(to_unix("file:///.//a"), Err(FilePathError::DotSegment { at: 8 }));
    assert_eq!(Iri::parse("file:///\u{e9}").unwrap().to_unix_path().unwrap(), "/\u{e9}".as_bytes());
    let uri = Uri::parse("file:///a").unwrap();
    assert_eq!(uri.strip_fragment().to_unix_path().unwrap(), b"/a");
}

/// Normalizing turns the text after a dot segment into a server.
#[test]
fn dot_segment_before_a_server() {
    let uri = Uri::parse("file:///.//server/share").unwrap();
    assert!(uri.to_windows_path().is_err());
    assert_eq!(uri.normalize().to_windows_path().unwrap(), r"\\server\share");
}

#[test]
fn removes_single_dots() {
    for (path, expected) in [
        ("/.", "file:///"),
        ("/./", "file:///"),
        ("/./a", "file:///a"),
        ("/a/./.", "file:///a/"),
        ("/a/./b//./c", "file:///a/b//c"),
        ("/a/./", "file:///a/"),
        ("/.//a", "file:////a"),
        ("/..a/.b", "file:///..a/.b"),
    ] {
        assert_eq!(Uri::from_unix_path(path).unwrap(), expected, "{path}");
    }
    assert_eq!(Uri::from_unix_path("/./a/.."), Err(FilePathError::DotSegment { at: 5 }));
    assert_eq!(Uri::from_unix_path("/./\0"), character(3, '\0'));
    for (path, expected) in [
        (r"C:\.", "file:///C:/"),
        (r"C:\a\.\b", "file:///C:/a/b"),
        (r"C:/./a/.", "file:///C:/a/"),
        (r"\\s\x\.\a", "file://s/x/a"),
        (r"\\s\x\.", "file://s/x/"),
    ] {
        assert_eq!(Uri::from_windows_path(path).unwrap(), expected, "{path}");
    }
    assert_eq!(Uri::from_windows_path(r"C:\.\..\a"), Err(FilePathError::DotSegment { at: 5 }));
    // A share has a name, and nothing is left out after `\\?\`.
    assert_eq!(Uri::from_windows_path(r"\\s\.\a"), Err(FilePathError::DotSegment { at: 4 }));
    assert_eq!(Uri::from_windows_path(r"\\?\C:\.\a"), Err(FilePathError::DotSegment { at: 7 }));
}

#[test]
fn rejects_invalid_unix_paths() {
    for path in ["", "a", "./a", "~/a", "C:/a"] {
        assert_eq!(Uri::from_unix_path(path), Err(FilePathError::NotAbsolute), "{path}");
    }
    assert_eq!(Uri::from_unix_path("/a/../b"), Err(FilePathError::DotSegment { at: 3 }));
    assert_eq!(Uri::from_unix_path("/a/b\0"), character(4, '\0'));
}

#[test]
fn rejects_uris_without_unix_path() {
    assert_eq!(to_unix("http://h/a"), Err(FilePathError::Scheme));
    assert_eq!(to_unix("file://h/a"), Err(FilePathError::Host { at: 7 }));
    assert_eq!(to_unix("file://[::1]/a"), Err(FilePathError::Host { at: 7 }));
    assert_eq!(to_unix("file://127.0.0.1/a"), Err(FilePathError::Host { at: 7 }));
    for uri in ["file:", "file:a", "file://", "file://localhost"] {
        assert_eq!(to_unix(uri), Err(FilePathError::NotAbsolute), "{uri}");
    }
    for uri in ["file:///..", "file:///%2e", "file:///.%2E/a"] {
        assert_eq!(to_unix(uri), Err(FilePathError::DotSegment { at: 8 }), "{uri}");
    }
    assert_eq!(to_unix("file:/a/%41%2fb"), character(11, '/'));
    assert_eq!(to_unix("file:/.//a%00"), character(10, '\0'));
}

#[test]
fn rejects_uris_with_other_components() {
    let surplus = |uri| match (to_unix(uri), to_windows(uri)) {
        (Err(FilePathError::Component(a)), Err(FilePathError::Component(b))) if a == b => Some(a),
        _ => None,
    };
    assert_eq!(surplus("file://u:hunter2@localhost/C:/a"), Some(Component::Userinfo));
    assert_eq!(surplus("file://@/C:/a"), Some(Component::Userinfo));
    assert_eq!(surplus("file://:/C:/a"), Some(Component::Port));
    assert_eq!(surplus("file:///C:/a?"), Some(Component::Query));
    assert_eq!(surplus("file:///C:/a#"), Some(Component::Fragment));
}

#[test]
fn windows_paths_round_trip() {
    assert_windows(r"C:\", "file:///C:/");
    assert_windows(r"c:\a\b\", "file:///c:/a/b/");
    assert_windows(r"C:\a b\50%.txt", "file:///C:/a%20b/50%25.txt");
    assert_windows("C:\\\u{e9}", "file:///C:/%C3%A9");
    assert_windows(r"C:\\a. ", "file:///C://a.%20");
    assert_windows(r"\\server\share", "file://server/share");
    assert_windows(r"\\Server\share$\x\", "file://Server/share$/x/");
    assert_windows(r"\\127.0.0.1\c$\x", "file://127.0.0.1/c$/x");
    assert_windows("\\\\s \u{e9}\\x", "file://s%20%C3%A9/x");
    assert_windows(r"\\localhost\c$\x", "file:////localhost/c$/x");
    assert_windows(r"\\LOCALHOST\C", "file:////LOCALHOST/C");
}

#[test]
fn accepts_all_forms_of_windows_paths() {
    for path in [r"C:\a\b", "C:/a/b", r"C:/a\b", r"\\?\C:\a\b"] {
        assert_eq!(Uri::from_windows_path(path).unwrap(), "file:///C:/a/b", "{path}");
    }
    for path in [r"\\s\x\y", "//s/x/y", r"\/s\x/y", r"\\?\UNC\s\x\y", r"\\?\unc\s\x\y"] {
        assert_eq!(Uri::from_windows_path(path).unwrap(), "file://s/x/y", "{path}");
    }
}

#[test]
fn accepts_all_forms_of_windows_uris() {
    for uri in
        ["file:/C:/a", "file:///C:/a", "file://localhost/C:/a", "file:///C%3A/a", "file:///C%7C/a", "file:/%43:/%61"]
    {
        assert_eq!(to_windows(uri).unwrap(), r"C:\a", "{uri}");
    }
    for uri in
        ["file://s/x", "file:////s/x", "file://///s/x", "file:/.//s/x", "file://localhost//s/x", "file://%73/%78"]
    {
        assert_eq!(to_windows(uri).unwrap(), r"\\s\x", "{uri}");
    }
    assert_eq!(Iri::parse("file://\u{e9}/\u{e8}").unwrap().to_windows_path().unwrap(), "\\\\\u{e9}\\\u{e8}");
}

#[test]
fn rejects_invalid_windows_paths() {
    for path in ["", "a", "C:", "C:a", r"\a", "/a", r"1:\a", r"CC:\a", "\u{e9}:\\a"] {
        assert_eq!(Uri::from_windows_path(path), Err(FilePathError::NotAbsolute), "{path}");
    }
    let devices =
        [r"\\.\COM1", r"\\?\Volume{0}\a", r"\\?\C:/a", r"\\?\C:", r"\\?\UNC", "//?/C:/a", "//./a", r"\\.", r"\\?"];
    for path in devices {
        assert_eq!(Uri::from_windows_path(path), Err(FilePathError::Device), "{path}");
    }
    for path in [r"\\", r"\\s", r"\\s\", r"\\s\\x", r"\\\x", r"\\?\UNC\s", r"\\?\UNC\\x"] {
        assert_eq!(Uri::from_windows_path(path), Err(FilePathError::NoShare), "{path}");
    }
    assert_eq!(Uri::from_windows_path(r"C:\a\..\b"), Err(FilePathError::DotSegment { at: 5 }));
    assert_eq!(Uri::from_windows_path(r"\\..\x"), Err(FilePathError::DotSegment { at: 2 }));
    assert_eq!(Uri::from_windows_path(r"\\?\C:\a."), Err(FilePathError::Verbatim { at: 7 }));
    assert_eq!(Uri::from_windows_path(r"\\?\UNC\s\x "), Err(FilePathError::Verbatim { at: 10 }));
    assert_eq!(Uri::from_windows_path(r"C:\a:b"), character(4, ':'));
    assert_eq!(Uri::from_windows_path(r"\\?\C:\a/b"), character(8, '/'));
    assert_eq!(Uri::from_windows_path("C:\\\u{e9}*"), character(5, '*'));
    assert_eq!(Uri::from_windows_path(r"\\s:\x"), character(3, ':'));
}

#[test]
fn rejects_uris_without_windows_path() {
    for uri in
        ["file:///", "file:////", "file:///a", "file:C:", "file:C:a", "file:///C:", "file:///C:a", "file:///%FF:/a"]
    {
        assert_eq!(to_windows(uri), Err(FilePathError::NotAbsolute), "{uri}");
    }
    for (uri, at, letter) in [
        ("file:C:/a", 5, 'C'),
        ("FILE:d%3a/", 5, 'd'),
        ("file:e%7C/a/b", 5, 'e'),
        ("file://d:/a", 7, 'd'),
        ("file://Q:", 7, 'Q'),
        ("file://f%3A/a", 7, 'f'),
        ("file://d:/C:/a", 7, 'd'),
    ] {
        assert_eq!(to_windows(uri), Err(FilePathError::Drive { at, letter }), "{uri}");
    }
    for uri in ["http://d:/a", "x:d:/a"] {
        assert_eq!(to_windows(uri), Err(FilePathError::Scheme), "{uri}");
    }
    for uri in ["file://s/", "file://s//x", "file:////s", "file:////s/", "file://////s/x"] {
        assert_eq!(to_windows(uri), Err(FilePathError::NoShare), "{uri}");
    }
    assert_eq!(to_windows("file://[::1]/x"), Err(FilePathError::Host { at: 7 }));
    // No URI becomes a path that begins with `\\.\` or `\\?\`.
    assert_eq!(to_windows("file://./pipe/x"), Err(FilePathError::DotSegment { at: 7 }));
    assert_eq!(to_windows("file:////%2E/pipe/x"), Err(FilePathError::DotSegment { at: 9 }));
    assert_eq!(to_windows("file://%3F/C:/x"), character(7, '?'));
    assert_eq!(to_windows("file:////%3F/C:/x"), character(9, '?'));
    assert_eq!(to_windows("file:///C:/..%5Cx"), character(13, '\\'));
    assert_eq!(to_windows("file:///C:/a:b"), character(12, ':'));
    assert_eq!(to_windows("file:///C:/a%2Fb"), character(12, '/'));
    assert_eq!(to_windows("file:///C:/%00"), character(11, '\0'));
    assert_eq!(to_windows("file://s/C:/a"), character(10, ':'));
    assert_eq!(to_windows("file:///C:/a/%FF"), Err(FilePathError::NotUtf8 { at: 13 }));
}

#[test]
fn error_messages() {
    let message = |uri| to_windows(uri).unwrap_err().to_string();
    assert_eq!(message("file:///C:/a%3Ab"), "unexpected `:` in file name at byte 12");
    assert_eq!(message("file:///C:/%00"), r"unexpected `\0` in file name at byte 11");
    assert_eq!(message("file:d:/a"), "the drive at byte 5 is not in the path: it is written `file:///d:/`");
    assert_eq!(message("file://u:hunter2@h/"), "a file path cannot have a userinfo");
}

#[cfg(unix)]
#[test]
fn native_paths_round_trip() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    use std::path::Path;

    let path = Path::new(OsStr::from_bytes(b"/a\xff"));
    let uri = Uri::from_file_path(path).unwrap();
    assert_eq!(uri, "file:///a%FF");
    assert_eq!(uri.to_file_path().unwrap(), path);
}

fn unix_path() -> impl Strategy<Value = Vec<u8>> {
    let byte = prop_oneof![1u8.., prop::sample::select(&b"/./%a:"[..])];
    prop::collection::vec(byte, 0..20).prop_map(|names| [&b"/"[..], &names].concat())
}

/// Absolute paths with `\` only; some names are not valid for files.
fn windows_path() -> impl Strategy<Value = String> {
    let root = prop::sample::select(&[r"C:\", r"z:\", r"\\s\", r"\\localhost\", r"\\s.\$\", r"\\1.2.3.4\"][..]);
    (root, r"(\\|[a-c%;.$]|\PC){0,12}").prop_map(|(root, names)| root.to_owned() + &names.replace('/', r"\"))
}

/// URIs that differ from those made of paths; they encode no delimiters.
fn uri(roots: &'static [&'static str]) -> impl Strategy<Value = String> {
    let segment =
        prop::sample::select(&["", "", "a", "b", "%41", "c%7e", "%c3%A9", "%20", "%25", "...", "d,e", "."][..]);
    let segments = prop::collection::vec(segment, 0..6);
    (prop::sample::select(roots), segments).prop_map(|(root, segments)| format!("{root}/{}", segments.join("/")))
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn any_unix_path_round_trips(path in unix_path()) {
        match Uri::from_unix_path(&path) {
            Ok(uri) => {
                prop_assert_eq!(uri.components(), Uri::parse(uri.as_str()).unwrap().components());
                let path = without_dots(&path, b'/');
                prop_assert_eq!(uri.to_unix_path(), Ok(path.clone()));
                prop_assert_eq!(uri.normalize_with(NormalizeOptions::SCHEME).to_unix_path(), Ok(path));
            }
            Err(FilePathError::DotSegment { at }) => prop_assert!(path[at..].starts_with(b"..")),
            Err(error) => prop_assert!(false, "{}", error),
        }
    }

    #[test]
    fn any_windows_path_round_trips(path in windows_path()) {
        match Uri::from_windows_path(&path) {
            Ok(uri) => {
                prop_assert_eq!(uri.components(), Uri::parse(uri.as_str()).unwrap().components());
                let plain = String::from_utf8(without_dots(path.as_bytes(), b'\\')).unwrap();
                prop_assert_eq!(uri.to_windows_path(), Ok(plain));
                prop_assert_eq!(Uri::from_windows_path(&path.replace('\\', "/")), Ok(uri));
            }
            Err(FilePathError::Character { at, found }) => prop_assert!(path[at..].starts_with(found)),
            Err(FilePathError::DotSegment { at }) => prop_assert!(path[at..].starts_with('.')),
            Err(error) => prop_assert!(matches!(error, FilePathError::NoShare | FilePathError::Device), "{}", error),
        }
    }

    /// The error for a drive outside of the path says how it is written, and that is a path.
    #[test]
    fn a_drive_belongs_in_the_path(root in "(file|FILE):(//)?", drive in "[A-Za-z]", mark in ":|%3[Aa]|%7[Cc]", names in "(/[a-c]{1,3}){0,3}") {
        let error = to_windows(&format!("{root}{drive}{mark}/{names}")).unwrap_err();
        let FilePathError::Drive { at, letter } = error else { return Err(TestCaseError::fail(error.to_string())) };
        prop_assert_eq!((at, letter.to_string()), (root.len(), drive));
        let message = error.to_string();
        let written = message.split('`').nth(1).unwrap();
        prop_assert!(to_windows(&format!("{written}{names}")).is_ok(), "{}", message);
    }

    #[test]
    fn unix_uri_round_trips_to_an_equivalent_uri(text in uri(&["file:", "FILE:", "file:/.", "file://", "file://Loc%61lhost"])) {
        let Ok(uri) = Uri::parse(text.as_str()) else { return Ok(()) };
        let Ok(path) = uri.to_unix_path() else { return Ok(()) };
        let mut given = uri.to_owned();
        given.set_encoded_host(Some("")).unwrap();
        if uri.authority().is_none() && uri.path().as_str().starts_with("/.//") {
            given.set_encoded_path(&uri.path().as_str()[2..]).unwrap();
        }
        let back = Uri::from_unix_path(&path).unwrap();
        prop_assert_eq!(back.normalize_with(NormalizeOptions::SCHEME), given.normalize_with(NormalizeOptions::SCHEME));
        prop_assert_eq!(back.to_unix_path(), Ok(path));
    }

    #[test]
    fn windows_uri_round_trips(
        text in uri(&["file:/C:", "file:///c%7C", "file://localhost/C%3A", "file://%53", "file:/.//s", "file:////s", "file://///s"]),
    ) {
        if let Ok(path) = Uri::parse(&text).unwrap().to_windows_path() {
            prop_assert_eq!(Uri::from_windows_path(&path).unwrap().to_windows_path(), Ok(path));
        }
    }

    #[test]
    fn all_forms_of_a_windows_path_have_the_same_uri(path in windows_path()) {
        let verbatim = match path.strip_prefix(r"\\") {
            Some(rest) => format!(r"\\?\UNC\{rest}"),
            None => format!(r"\\?\{path}"),
        };
        match Uri::from_windows_path(&verbatim) {
            Ok(uri) => prop_assert_eq!(Uri::from_windows_path(&path), Ok(uri)),
            Err(FilePathError::Verbatim { .. }) => {}
            // Only there, a name `.` is kept.
            Err(FilePathError::DotSegment { at }) if !verbatim[at..].starts_with("..") => {}
            Err(_) => prop_assert!(Uri::from_windows_path(&path).is_err()),
        }
    }

    #[test]
    fn never_panics_on_any_text(text in any_text(), path in any::<String>(), root in r"[\\/?.UNC:]{0,8}") {
        let _ = Uri::parse(format!("file:{text}")).map(|uri| (uri.to_unix_path(), uri.to_windows_path()));
        if let Ok(uri) = Uri::from_windows_path(&(root + &path)) {
            prop_assert!(uri.to_windows_path().is_ok(), "{}", uri);
        }
    }
}

/// If there are several reasons, the first is reported.
#[test]
fn reports_the_first_error() {
    let uri = |text| Uri::parse(text).unwrap();
    assert_eq!(uri("file:/a?q#f").to_unix_path(), Err(FilePathError::Component(Component::Query)));
    assert_eq!(uri("file:/./a").to_unix_path(), Err(FilePathError::DotSegment { at: 6 }));
    assert_eq!(uri("file:///ab/c").to_windows_path(), Err(FilePathError::NotAbsolute));
}
