//! `ssh`, `git`, `git+ssh`, and `user@host:path`: remotes of git, by its [documentation].
//!
//! ```
//! use uri_schemes::GitRemote;
//!
//! let remote = GitRemote::parse("git@example.com:me/project.git")?;
//! assert_eq!((remote.user(), remote.host(), remote.path()), (Some("git"), "example.com", "me/project.git"));
//!
//! let remote = GitRemote::parse("ssh://git@example.com:2222/~me/project.git")?;
//! assert_eq!((remote.host(), remote.port(), remote.path()), ("example.com", 2222, "~me/project.git"));
//!
//! let error = GitRemote::parse("ssh://-oProxyCommand=x/project.git").unwrap_err();
//! assert_eq!(error.to_string(), "invalid host at byte 6: it begins with `-`, as an option does");
//! # Ok::<(), pest_uri::FromGrammarError>(())
//! ```
//!
//! [documentation]: https://git-scm.com/docs/git-clone#_git_urls

use alloc::collections::BTreeMap;
use alloc::string::String;

use pest_uri::FromGrammar;

use crate::UriType;
use crate::uri_type::{default_port, not_empty};

/// A remote of git: a URL, or the form of `scp`, which is not a URI.
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = ["grammar/ssh.pest", "grammar/git.pest"], entry = git_remote, secret = ssh_password)]
pub enum GitRemote {
    /// `ssh://git@example.com/project.git`.
    #[grammar(rule = git_URL)]
    Url(GitUrl),
    /// `git@example.com:project.git`.
    #[grammar(rule = scp_remote)]
    Scp(ScpRemote),
}

/// A remote that is a URL.
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = ["grammar/ssh.pest", "grammar/git.pest"], rule = git_URL, secret = ssh_password)]
pub struct GitUrl {
    /// The scheme: `ssh`, `git`, `git+ssh` or `ssh+git`.
    #[grammar(rule = git_transport)]
    pub scheme: String,
    /// The user.
    #[grammar(rule = ssh_user)]
    pub user: Option<String>,
    /// The password.
    #[grammar(rule = ssh_password)]
    pub password: Option<String>,
    /// The parameters of the connection, as of [`Ssh`](crate::Ssh).
    #[grammar(rule = c_param, key = paramname, value = paramvalue)]
    pub parameters: BTreeMap<String, String>,
    /// The host, with brackets around an IPv6 address.
    #[grammar(check = host)]
    pub host: String,
    /// The port: that of the scheme if none is given.
    #[grammar(default = default_port(scheme))]
    pub port: u16,
    /// The path of the repository: absolute, or from the home directory of a user, as in `~me/project.git`.
    #[grammar(rule = repository, check = no_option)]
    pub path: String,
}

/// A remote in the form of `scp`. Nothing in it is percent-encoded.
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = ["grammar/ssh.pest", "grammar/git.pest"], rule = scp_remote)]
pub struct ScpRemote {
    /// The user.
    #[grammar(rule = scp_user, as_written)]
    pub user: Option<String>,
    /// The host, with brackets around an IPv6 address.
    #[grammar(rule = scp_host, as_written, check = host)]
    pub host: String,
    /// The path of the repository: absolute, or from the home directory of a user.
    #[grammar(rule = scp_repository, as_written, check = no_option)]
    pub path: String,
}

impl GitRemote {
    /// The user.
    #[must_use]
    pub fn user(&self) -> Option<&str> {
        match self {
            GitRemote::Url(url) => url.user.as_deref(),
            GitRemote::Scp(scp) => scp.user.as_deref(),
        }
    }

    /// The host, with brackets around an IPv6 address.
    #[must_use]
    pub fn host(&self) -> &str {
        match self {
            GitRemote::Url(url) => &url.host,
            GitRemote::Scp(scp) => &scp.host,
        }
    }

    /// The port: that of the scheme if none is given.
    #[must_use]
    pub fn port(&self) -> u16 {
        match self {
            GitRemote::Url(url) => url.port,
            GitRemote::Scp(_) => const { default_port("ssh") },
        }
    }

    /// The path of the repository: absolute, or from the home directory of a user, as in `~me/project.git`.
    #[must_use]
    pub fn path(&self) -> &str {
        match self {
            GitRemote::Url(url) => &url.path,
            GitRemote::Scp(scp) => &scp.path,
        }
    }
}

/// Rejects the hosts and paths that git rejects: it gives them to other programs.
fn no_option(text: String) -> Result<String, &'static str> {
    if text.starts_with('-') { Err("it begins with `-`, as an option does") } else { Ok(text) }
}

fn host(host: String) -> Result<String, &'static str> {
    not_empty(host).and_then(no_option)
}

impl UriType for GitRemote {
    const SCHEMES: &'static [&'static str] = &["git", "git+ssh", "ssh", "ssh+git"];

    /// A remote in the form of `scp` is its own canonical text.
    fn canonical(&self) -> Option<String> {
        match self {
            GitRemote::Url(_) => None,
            GitRemote::Scp(_) => self.compose().ok(),
        }
    }
}
