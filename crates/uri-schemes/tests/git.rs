//! Remotes of git, and `ssh` URIs.

use pest_uri::{FromGrammar as _, Parsed};
use uri_schemes::{GitRemote, Ssh, UriType as _};

use crate::support::grammar_of;

const SSH: &str = include_str!("../grammar/ssh.pest");
const GIT: &str = include_str!("../grammar/git.pest");

#[test]
fn each_rule_is_its_abnf() {
    pest_check::assert_transcribed(grammar_of(&[SSH, GIT]));
}

#[test]
fn urls_are_uris() {
    for rule in ["ssh_URI", "git_URL"] {
        pest_check::assert_inside(grammar_of(&[SSH, GIT]), rule, "absolute_URI");
    }
}

/// The user, the host, the port and the path.
#[track_caller]
fn assert_remote(text: &str, user: Option<&str>, host: &str, port: u16, path: &str) {
    let remote = GitRemote::parse(text).unwrap();
    assert_eq!((remote.user(), remote.host(), remote.port(), remote.path()), (user, host, port, path), "{text}");
    let composed = remote.compose().unwrap();
    assert!(GitRemote::parse(&composed).unwrap() == remote, "{text}: {composed}");
}

#[test]
fn remotes() {
    assert_remote("ssh://example.com/srv/a.git", None, "example.com", 22, "/srv/a.git");
    assert_remote("ssh://Me@example.com:2222/a%20b", Some("Me"), "example.com", 2222, "/a b");
    assert_remote("git+ssh://[2001:db8::7]/a", None, "[2001:db8::7]", 22, "/a");
    assert_remote("SSH+GIT://h:/~me/a", None, "h", 22, "~me/a");
    assert_remote("git://h/~", None, "h", 9418, "~");
    assert_remote("me@example.com:a/b.git", Some("me"), "example.com", 22, "a/b.git");
    assert_remote("example.com:/srv/a", None, "example.com", 22, "/srv/a");
    assert_remote("me@h:/~you/a", Some("me"), "h", 22, "~you/a");
    assert_remote("me@h:~you/a", Some("me"), "h", 22, "~you/a");
    assert_remote("[::1]:a:b", None, "[::1]", 22, "a:b");
    // What would be a port is part of the path, and nothing is percent-encoded.
    assert_remote("me@h:22/a%20b", Some("me"), "h", 22, "22/a%20b");
    assert_remote("me@corp@h:../a b", Some("me@corp"), "h", 22, "../a b");
    assert_remote("h:C:/a", None, "h", 22, "C:/a");
    assert_remote("schön@h:ä", Some("schön"), "h", 22, "ä");
}

#[test]
fn other_texts_are_no_remotes() {
    for text in [
        "", "a", "/a", "./h:a", "a/b:c", "https://h/a", "file:///a", "h::a", "@h:a", "h:", "git:a", "git://h",
        "ssh://h", "ssh://h:x/a",
    ] {
        assert!(GitRemote::parse(text).is_err(), "{text}");
    }
    let error = GitRemote::parse("ssh://h:22").unwrap_err();
    assert_eq!(error.to_string(), "unexpected end of input in port at byte 10; expected a digit, `/` or `~`");
    let error = GitRemote::parse("ssh://h:70000/a").unwrap_err();
    assert_eq!(error.to_string(), "invalid port at byte 8: 65535 at most");
}

#[test]
fn hosts_and_paths_that_git_rejects() {
    for text in ["ssh:///a", "git://-h/a", "-oProxyCommand=x:a", "me@h:-a"] {
        assert!(GitRemote::parse(text).is_err(), "{text}");
    }
    let error = GitRemote::parse("ssh://-oProxyCommand=x/a").unwrap_err().to_string();
    assert_eq!(error, "invalid host at byte 6: it begins with `-`, as an option does");
}

#[test]
fn parameters_of_a_url() {
    let GitRemote::Url(url) = GitRemote::parse("ssh://me;fingerprint=a-b@h/p").unwrap() else { panic!() };
    assert_eq!((url.user.as_deref(), url.parameters["fingerprint"].as_str()), (Some("me"), "a-b"));
}

#[test]
fn canonical_texts() {
    assert_eq!(GitRemote::parse("me@h:/~you/a%20b").unwrap().canonical().as_deref(), Some("me@h:/~you/a%20b"));
    assert_eq!(GitRemote::parse("ssh://h/a").unwrap().canonical(), None);
}

#[test]
fn ssh_with_parameters() {
    let ssh = Ssh::parse("ssh://me:se%3Bcret;fingerprint=ssh-rsa-0f,via=b@[::1]:2222").unwrap();
    assert_eq!((ssh.user.as_deref(), ssh.password.as_deref()), (Some("me"), Some("se;cret")));
    assert_eq!((ssh.host.as_str(), ssh.port, ssh.path.as_str()), ("[::1]", 2222, ""));
    assert_eq!((ssh.parameters["fingerprint"].as_str(), ssh.parameters["via"].as_str()), ("ssh-rsa-0f", "b"));
    // What looks like no parameter is part of the user.
    let ssh = Ssh::parse("ssh://me;you@h/").unwrap();
    assert_eq!((ssh.user.as_deref(), ssh.parameters.len(), ssh.port), (Some("me;you"), 0, 22));
    let error = Ssh::parse("ssh://;a=1,a=2@h").unwrap_err();
    assert_eq!(error.to_string(), "invalid c-param at byte 11: its key occurs before");
}

#[test]
fn passwords_are_not_shown() {
    let text = "ssh://me:hunter2@h:22/a";
    let shown =
        format!("{:?} {:?} {}", Ssh::parse(text).unwrap(), GitRemote::parse(text).unwrap(), GitRemote::redacted(text));
    assert!(!shown.contains("hunter2") && shown.contains("ssh://me:***@h:22/a"), "{shown}");
    assert!(!GitRemote::parse(&format!("{text}?")).unwrap_err().to_string().contains("hunter2"));
}

#[test]
fn in_a_configuration() {
    #[derive(serde::Deserialize)]
    struct Configuration {
        origin: Parsed<GitRemote>,
    }
    let configuration: Configuration = toml::from_str("origin = 'git@example.com:a.git'").unwrap();
    assert_eq!((configuration.origin.host(), configuration.origin.as_str()), ("example.com", "git@example.com:a.git"));
    assert!(toml::from_str::<Configuration>("origin = 'a.git'").is_err());
}

#[test]
fn schemes() {
    assert!(
        GitRemote::SCHEMES
            .iter()
            .all(|scheme| pest_uri::SchemeInfo::for_scheme(scheme).is_some_and(|it| it.default_port.is_some()))
    );
}
