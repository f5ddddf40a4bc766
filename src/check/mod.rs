//! Whether the listed programs read a URL alike, and whether a policy allows it.
//!
//! A valid URI is not a safe one: programs disagree about `http:/evil.example/`, `http://1.2.3/` and `http://a\@b/`.
//! Server-side request forgery and open redirects use such differences. This module answers three questions about a
//! text from a stranger.
//!
//! - [`is_unambiguous`]: do the programs that `docs/untrusted.md` lists read the same scheme, userinfo, host and port?
//!   The grammar `grammar/unambiguous.pest` decides. [`ambiguities`] lists the reasons why not, and [`Readings`] what
//!   programs read.
//! - [`Policy::check`]: may the program request this URL? A [`CheckedUri`] exists only if it may.
//!   [`Policy::check_addresses`] checks what a resolver returns.
//! - [`is_safe_redirect`]: does a target stay at the origin of a base for each of these programs? [`check_redirect`]
//!   says why not.
//!
//! ```
//! use pest_uri::check::Policy;
//!
//! let policy = Policy::new().schemes(["https"]).hosts(["*.example.com"])?.public_addresses();
//! let uri = policy.check("https://api.example.com/a?b")?;
//! assert_eq!((uri.host().as_str(), uri.port()), ("api.example.com", 443));
//!
//! let error = policy.check("https:/example.org/").unwrap_err();
//! assert_eq!(error.to_string(), "the policy does not allow this host at byte 7; missing `//` at byte 6");
//! assert_eq!(error.readings().to_string(), "browsers: `example.org`; RFC 3986: no host");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! `docs/untrusted.md` has a complete guard, and says what a check does not cover: the DNS, HTTP redirects and proxies.

mod outline;
mod letters;
mod encoded_label;
mod limits;
mod browser_host;
mod reading;
mod address;
mod violation;
mod ambiguity;
mod host_pattern;
mod public_host;
mod policy;
mod redirect;
mod site;

pub use address::{AddressClass, AddressError};
pub use ambiguity::{AmbiguityKind, ambiguities, is_unambiguous};
pub use host_pattern::HostPatternError;
pub use policy::{CheckedUri, Policy};
pub use reading::{Reading, Readings};
pub use redirect::{check_redirect, is_safe_redirect};
pub use violation::{CheckError, Violation, ViolationKind};
