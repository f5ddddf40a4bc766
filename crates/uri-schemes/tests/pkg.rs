//! Package URLs.

use std::collections::BTreeMap;

use pest_uri::{FieldValue, FromGrammar as _};
use uri_schemes::{PackageUrl, UriType as _};

use crate::support::grammar;

/// The parts of a text, with a space between them and `-` for each that is absent.
#[track_caller]
fn parts(text: &str, expected: &str) {
    let package = PackageUrl::parse(text).unwrap();
    let pairs = package.qualifiers.iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>();
    let PackageUrl { r#type, namespace, name, version, subpath, .. } = &package;
    let optional = |part: &Option<String>| part.clone().unwrap_or("-".into());
    let qualifiers = Some(pairs.join("&")).filter(|pairs| !pairs.is_empty());
    let rest = [namespace, &Some(name.clone()), version, &qualifiers, subpath].map(optional);
    assert_eq!(format!("{type} {}", rest.join(" ")), expected, "{text}");
    // The parts are canonical, and so is the text that they give.
    let canonical = package.canonical().unwrap();
    assert_eq!(PackageUrl::parse(&canonical).unwrap(), package, "{canonical}");
}

#[track_caller]
fn canonical(text: &str, expected: &str) {
    let canonical = PackageUrl::parse(text).unwrap().canonical().unwrap();
    assert_eq!(canonical, expected, "{text}");
    assert_eq!(PackageUrl::parse(&canonical).unwrap().canonical().unwrap(), expected);
}

#[track_caller]
fn wrong(text: &str, expected: &str) {
    let error = PackageUrl::parse(text).unwrap_err().to_string();
    assert_eq!(error.split("; ").next(), Some(expected), "{text}");
}

/// The error does not show what could be a password.
#[test]
fn passwords_of_urls_in_qualifiers_are_hidden() {
    let text = "pkg:npm/a?vcs_url=git+https://me:hush@h/r&download_url=https:%2F%2Fme:hush%40h";
    let hidden = "pkg:npm/a?vcs_url=git+https://me:***@h/r&download_url=https:%2F%2Fme:***%40h";
    assert_eq!(PackageUrl::redacted(text).to_string(), hidden);
    assert!(!format!("{:?}", PackageUrl::parse(text).unwrap().fields()).contains("hush"));
    for text in [text.replace("npm", "julia"), text.replace("npm/a", "gem/b/a"), format!("{text}[")] {
        let error = PackageUrl::parse(&text).unwrap_err();
        assert!(!format!("{error} {error:?} {}", error.report(&text)).contains("hush"), "{text}");
    }
}

/// A package of a type, a namespace (none if empty) and a name.
fn package(r#type: &str, namespace: &str, name: &str) -> PackageUrl {
    let namespace = (!namespace.is_empty()).then(|| namespace.to_owned());
    PackageUrl { r#type: r#type.into(), namespace, name: name.into(), ..PackageUrl::default() }
}

#[track_caller]
fn built(package: &PackageUrl, expected: &str) {
    let text = package.build().unwrap_or_else(|error| error.to_string());
    assert_eq!(text.split("; ").next(), Some(expected));
}

/// Decides this for all texts.
#[test]
fn each_rule_is_its_abnf() {
    pest_check::assert_transcribed(grammar(include_str!("../grammar/pkg.pest")));
}

/// Decides this for all texts.
#[test]
fn each_package_url_is_a_uri_and_each_canonical_one_a_package_url() {
    let grammar = grammar(include_str!("../grammar/pkg.pest"));
    pest_check::assert_inside(grammar, "purl", "URI");
    pest_check::assert_inside(grammar, "canonical_purl", "purl");
}

#[test]
fn texts_have_parts() {
    parts("pkg:npm/left-pad", "npm - left-pad - - -");
    parts("pkg:npm/left-pad@1.3.0", "npm - left-pad 1.3.0 - -");
    parts("pkg:deb/debian/zsh@5.9-4?b=c&arch=arm64#usr/bin", "deb debian zsh 5.9-4 arch=arm64&b=c usr/bin");
    parts("pkg:golang/go.example.org/x/tools@v0.1.0", "golang go.example.org/x tools v0.1.0 - -");
    parts("pkg:opam/git@3/16.1", "opam - git 3/16.1 - -");
    parts("pkg:generic/a@1@2", "generic - a@1 2 - -");
    parts("pkg:generic/a@@", "generic - a@ - - -");
    parts("pkg:npm/@types/node", "npm @types node - - -");
    parts("pkg:npm/@types/node@20", "npm @types node 20 - -");
    parts("pkg:unheard-of/Some/Thing@V1", "unheard-of Some Thing V1 - -");
}

#[test]
fn texts_that_are_not_canonical_have_the_same_parts() {
    for text in
        ["PKG:cargo/serde", "pkg:/cargo/serde", "pkg://Cargo//serde", "pkg:///cargo/serde/", "pkg:cargo/serde//"]
    {
        parts(text, "cargo - serde - - -");
    }
    for text in
        ["pkg:cargo/serde@?#", "pkg:cargo/serde@?a=", "pkg:cargo/s%65rde?a=&b=#/./..//", "pkg:cargo/serde#%2e/%2E."]
    {
        parts(text, "cargo - serde - - -");
    }
    parts("pkg:maven//com.example//app/", "maven com.example app - - -");
    parts("pkg:generic/a#/x/../y//z/.", "generic - a - - x/y/z");
    parts("pkg:generic/a?Build_Type=Debug&a.b=1", "generic - a - a.b=1&build_type=Debug -");
    // The empty value is as if it were not there, so the key occurs once.
    parts("pkg:generic/a?b=&b=1&c=", "generic - a - b=1 -");
}

#[test]
fn parts_are_percent_decoded() {
    parts("pkg:npm/%40types/n%c3%b6de@1%2B2", "npm @types nöde 1+2 - -");
    parts("pkg:generic/a%2Fb@c%40d", "generic - a/b c@d - -");
    parts("pkg:generic/a%20b?k=%26x%3D+y#d%20e/f", "generic - a b - k=&x=+y d e/f");
    parts("pkg:generic/a%2540", "generic - a%40 - - -");
}

#[test]
fn canonical_texts() {
    canonical("pkg:npm/@types/node", "pkg:npm/%40types/node");
    canonical("pkg:generic/a@1@2", "pkg:generic/a%401@2");
    canonical("pkg:generic/a%2fb@c/d", "pkg:generic/a%2Fb@c%2Fd");
    canonical("pkg:docker/x/y@sha256%3aab~_.-", "pkg:docker/x/y@sha256:ab~_.-");
    canonical("pkg:generic/a?z=https://h/%3F#x", "pkg:generic/a?z=https:%2F%2Fh%2F%3F#x");
    canonical("pkg:generic/a?b=2&A.c=1&a=%3d=", "pkg:generic/a?a=%3D%3D&a.c=1&b=2");
    canonical("pkg:generic/n+m/a!b#c+d/%c3%bc?", "pkg:generic/n%2Bm/a%21b#c%2Bd/%C3%BC%3F");
}

#[test]
fn wrong_texts() {
    wrong("", "unexpected end of input at byte 0");
    wrong("npm/left-pad", "unexpected `n` at byte 0");
    wrong("pkg:npm", "unexpected end of input in purl at byte 7");
    wrong("pkg:npm/", "unexpected end of input in purl-path at byte 8");
    wrong("pkg:7zip/a", "unexpected `7` in purl-type at byte 4");
    wrong("pkg:c++/boost", "unexpected `+` in purl-type at byte 5");
    wrong("pkg:gem/@2.0", "unexpected `@` in purl-path at byte 8");
    wrong("pkg:maven/com.example/@2.0", "unexpected `@` in purl-namespace at byte 22");
    wrong("pkg:maven/com%2Fexample/app", "unexpected `/` in purl-name at byte 23");
    wrong("pkg:npm/a b", "unexpected ` ` in purl-name at byte 9");
    wrong("pkg:npm/bl\u{e5}", "unexpected `å` in purl-name at byte 10");
    wrong("pkg:npm/a?1st=x", "unexpected `1` in purl-pair at byte 10");
    wrong("pkg:npm/a?b", "unexpected end of input in purl-qualifier at byte 11");
    wrong("pkg:npm/a?b=c?d=e", "unexpected `?` in purl-value at byte 13");
    wrong("pkg:npm/a?b=1&b=2", "invalid purl-qualifier at byte 14: its key occurs before");
    wrong("pkg:npm/a?b=1&B=2", "invalid purl at byte 0: the qualifier `b` occurs twice");
    wrong("pkg:npm/a#b%2Fc", "unexpected `%` in purl-subpath at byte 11");
    wrong("pkg:npm/a#b#c", "unexpected `#` in purl-subpath at byte 11");
    wrong("pkg:npm/a%FF", "invalid purl-name at byte 8: it is not UTF-8 after percent-decoding");
    wrong("pkg:generic/%2F", "invalid purl at byte 0: the name is missing");
}

#[test]
fn types_have_lower_case_parts() {
    canonical("pkg:GitHub/Rust-Lang/Cargo@V1#A", "pkg:github/rust-lang/cargo@V1#A");
    canonical("pkg:rpm/Fedora/ImageMagick@7", "pkg:rpm/fedora/ImageMagick@7");
    canonical("pkg:oci/Debian@sha256:AB12", "pkg:oci/debian@sha256:ab12");
    canonical("pkg:huggingface/Org/Model@AB12", "pkg:huggingface/Org/Model@ab12");
    canonical("pkg:otp/ASN1@1.A#Src/X.erl", "pkg:otp/asn1@1.A#src/x.erl");
    canonical("pkg:brew/Some-Org/Tap/%C3%84pp", "pkg:brew/some-org/tap/%C3%A4pp");
    canonical("pkg:golang/github.com/Azure/azure-sdk", "pkg:golang/github.com/Azure/azure-sdk");
    canonical("pkg:cpan/larry/Foo-Bar", "pkg:cpan/LARRY/Foo-Bar");
    canonical("pkg:mlflow/Model?repository_url=x.databricks.com", "pkg:mlflow/model?repository_url=x.databricks.com");
    canonical("pkg:mlflow/Model?repository_url=https://h", "pkg:mlflow/Model?repository_url=https:%2F%2Fh");
    let id = "0A1B2C3D-0000-4000-8000-00000000000F";
    canonical(&format!("pkg:swid/A?tag_id={id}"), &format!("pkg:swid/A?tag_id={}", id.to_lowercase()));
    canonical("pkg:swid/A?tag_id=Org.Example", "pkg:swid/A?tag_id=Org.Example");
}

#[test]
fn types_replace_characters_of_names() {
    canonical("pkg:pypi/Zope_Interface.x@1_0.RC1", "pkg:pypi/zope-interface.x@1_0.rc1");
    canonical("pkg:hackage/Some_Lib", "pkg:hackage/Some-Lib");
    canonical("pkg:pub/My-Plugin.dart", "pkg:pub/my_plugin_dart");
}

#[test]
fn git_repositories_have_a_path_as_name() {
    parts("pkg:git/git.example.org/group/team/tool@v2", "git git.example.org group/team/tool v2 - -");
    parts("pkg:git/git.example.org/group%2Ftool", "git git.example.org group/tool - - -");
    canonical("pkg:git/git.example.org/group%2Ftool", "pkg:git/git.example.org/group/tool");
    canonical("pkg:git/h/a%2F%2Fb", "pkg:git/h/a/b");
    built(&package("git", "git.example.org/group", "team/tool"), "pkg:git/git.example.org/group/team/tool");
}

#[test]
fn types_have_rules() {
    let wrong = |text: &str, reason: &str| wrong(text, &format!("invalid purl at byte 0: {reason}"));
    wrong("pkg:swift/Kit@1", "packages of type `swift` need a namespace before the name");
    wrong("pkg:git/tool", "packages of type `git` need a namespace before the name");
    wrong("pkg:Cargo/me/serde", "packages of type `cargo` have no namespace before the name");
    wrong("pkg:julia/Dates?uuid=", "packages of type `julia` need the qualifier `uuid`");
    wrong("pkg:swid/A", "packages of type `swid` need the qualifier `tag_id`");
    wrong("pkg:swid/a/b/c/A?tag_id=x", "in the namespace, unexpected `/` in swid-entity at byte 3");
    wrong("pkg:cpan/Net::SSH", "in the name, unexpected `:` in cpan-name at byte 4");
    wrong("pkg:cocoapods/.hidden", "in the name, unexpected `.` in cocoapods-name at byte 0");
    wrong("pkg:cocoapods/A%2BB", "in the name, unexpected `+` in cocoapods-name at byte 1");
    wrong("pkg:chrome-extension/abc", "in the name, unexpected end of input in chrome-extension-id at byte 3");
    let id = "abcdefghijklmnopABCDEFGHIJKLMNOP";
    parts(&format!("pkg:chrome-extension/{id}@1.22"), &format!("chrome-extension - {} 1.22 - -", id.to_lowercase()));
    let error = "in the version, unexpected `v` in chrome-extension-version at byte 0";
    wrong(&format!("pkg:chrome-extension/{id}@v1"), error);
}

#[test]
fn parts_are_built() {
    built(&package("NPM", "/@types//", "node"), "pkg:npm/%40types/node");
    built(&package("generic", "", "/a b/"), "pkg:generic/a%20b");
    let mut zsh = package("deb", "Debian", "zsh");
    (zsh.version, zsh.subpath) = (Some("5:9~rc".into()), Some("/usr/./bin/".into()));
    zsh.qualifiers = BTreeMap::from([("Arch", "arm64"), ("distro", "")].map(|(key, value)| (key.into(), value.into())));
    built(&zsh, "pkg:deb/debian/zsh@5:9~rc?arch=arm64#usr/bin");
    // No part can pass for another one.
    built(&package("generic", "", "a@1?b=c#d"), "pkg:generic/a%401%3Fb%3Dc%23d");
    built(&package("npm/evil", "", "a"), "in the type, unexpected `/` in purl-type at byte 3");
    zsh.qualifiers = BTreeMap::from([("a=1&b".into(), "c".into())]);
    built(&zsh, "in the key, unexpected `=` in purl-key at byte 1");
    built(&package("", "", "a"), "in the type, unexpected end of input in purl-type at byte 0");
    built(&package("maven", "com.example", ""), "the name is missing");
    built(&package("hackage", "", "//"), "the name is missing");
    built(&package("otp", "x", "a"), "packages of type `otp` have no namespace before the name");
}

#[test]
fn repositories() {
    let repository = |text: &str| PackageUrl::parse(text).unwrap().repository().map(str::to_owned);
    assert_eq!(repository("pkg:npm/a").as_deref(), Some("https://registry.npmjs.org/"));
    assert_eq!(repository("pkg:npm/a?repository_url=npm.example.org").as_deref(), Some("npm.example.org"));
    assert_eq!((repository("pkg:generic/a"), repository("pkg:unheard-of/a")), (None, None));
}

#[test]
fn fields_have_the_names_of_the_standard() {
    let fields = |text: &str| PackageUrl::parse(text).unwrap().fields();
    let names = |text: &str| fields(text).iter().map(|field| field.name).collect::<Vec<_>>().join(" ");
    assert_eq!(names("pkg:npm/%40types/node@1?a=b#c"), "type namespace name version qualifiers subpath");
    assert_eq!(names("pkg:npm/node@?#"), "type name");
    let name = &fields("pkg:pypi/A_B")[1];
    assert!(matches!(&name.value, FieldValue::Text(text) if text == "a-b"), "{name:?}");
}

#[cfg(feature = "serde")]
#[test]
fn a_configuration_has_packages() {
    #[derive(serde::Deserialize)]
    struct Configuration {
        package: pest_uri::Parsed<PackageUrl>,
    }
    let read = |text: &str| toml::from_str::<Configuration>(&format!("package = '{text}'")).map(|it| it.package);
    assert_eq!(read("pkg:npm/@types/node").unwrap().namespace.as_deref(), Some("@types"));
    assert!(read("pkg:swift/Kit").unwrap_err().to_string().contains("packages of type `swift` need a namespace"));
}
