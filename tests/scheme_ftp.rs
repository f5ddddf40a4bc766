//! FTP URLs (RFC 1738, section 3.2).

use pest_uri::Uri;
use pest_uri::scheme::Ftp;

/// The user, the password, the number of CWD commands, the name.
fn parts(text: &str) -> (Option<&str>, Option<&str>, usize, Option<&str>) {
    let ftp = Ftp::try_from(Uri::parse(text).unwrap()).unwrap();
    (ftp.user.map(|it| it.as_str()), ftp.password.map(|it| it.as_str()), ftp.cwd.len(), ftp.name.map(|it| it.as_str()))
}

#[test]
fn absent_differs_from_empty() {
    assert_eq!(parts("ftp://h"), (None, None, 0, None));
    assert_eq!(parts("ftp://h/"), (None, None, 0, Some("")));
    assert_eq!(parts("ftp://h//"), (None, None, 1, Some("")));
    assert_eq!(parts("ftp://@h/a"), (Some(""), None, 0, Some("a")));
    assert_eq!(parts("ftp://:@h/a"), (Some(""), Some(""), 0, Some("a")));
}

#[test]
fn typecodes() {
    let ftptype = |text: &str| Ftp::from_uri(&Uri::parse(text).unwrap()).map(|ftp| ftp.ftptype).ok();
    assert_eq!(ftptype("ftp://h/a/b"), Some(None));
    assert_eq!(ftptype("ftp://h/a/b;type=a"), Some(Some('a')));
    assert_eq!(ftptype("ftp://h/b;type=i"), Some(Some('i')));
    assert_eq!(ftptype("ftp://h/a/;type=d"), Some(Some('d')));
    assert_eq!(ftptype("ftp://h/b;TYPE=I"), Some(Some('i')));
    assert_eq!(ftptype("ftp://h/b;type=x"), None);
    assert_eq!(ftptype("ftp://h/b;type="), None);
}

#[test]
fn debug_hides_the_password() {
    let uri = Uri::parse("ftp://u:secret@h/a").unwrap();
    let ftp = Ftp::from_uri(&uri).unwrap();
    assert!(!format!("{ftp:?}").contains("secret"));
    assert!(!format!("{:?}", ftp.fields()).contains("secret"));
    assert_eq!(ftp.password.unwrap(), "secret");
    for text in ["ftp://u:secret@h/a;b", "ftp://u:sec:ret@h/a", "ftp://u:secret@/a"] {
        let uri = Uri::parse(text).unwrap();
        let error = Ftp::from_uri(&uri).unwrap_err();
        for shown in [error.to_string(), format!("{error:?}"), error.report(text).to_string()] {
            assert!(!shown.contains("secret") && !shown.contains("ret@"), "{shown}");
        }
    }
}

#[test]
fn rejects_ports_over_65535() {
    let uri = Uri::parse("ftp://h:65536/").unwrap();
    assert!(Ftp::from_uri(&uri).unwrap().port_or_default().is_err());
    let uri = Uri::parse("ftp://h:/").unwrap();
    assert_eq!(Ftp::from_uri(&uri).unwrap().port_or_default(), Ok(21));
}
