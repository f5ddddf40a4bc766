//! References that are built: what each part is held against.

use pest_uri::{BuildError, Builder, EditError, Uri, kind};

type Any = kind::UriReference;

#[test]
fn each_part_is_checked() {
    for scheme in ["a:", "1", "a b", ""] {
        assert!(Builder::new().scheme(scheme).path("b").build::<kind::Uri>().is_err(), "{scheme}");
    }
    assert!(Builder::new().host("h").userinfo("a@b").build::<Any>().is_err());
    assert!(Builder::new().host("a/b").build::<Any>().is_err());
    assert!(Builder::new().host("h").port("8o").build::<Any>().is_err());
    assert!(Builder::new().path("/a?b").build::<Any>().is_err());
    assert!(Builder::new().query("a#b").build::<Any>().is_err());
    assert!(Builder::new().fragment("a#b").build::<Any>().is_err());
}

#[test]
fn a_path_behind_an_authority_begins_with_a_slash() {
    let built = Builder::new().host("h").path("a").build::<kind::RelativeRef>();
    assert_eq!(built, Err(BuildError::PathBehindAuthority));
    let built = Builder::new().scheme("x").host("h").path("a").build::<kind::AbsoluteUri>();
    assert_eq!(built, Err(BuildError::PathBehindAuthority));
}

#[test]
fn what_is_set_is_checked_as_well() {
    let mut uri = Uri::parse(String::from("x://h")).unwrap();
    assert!(uri.set_authority(Some("\u{e9}@h")).is_err());
    assert_eq!(uri.set_segments(["", ".."]), Err(EditError::DotSegment));
    assert_eq!(uri, "x://h");
}
