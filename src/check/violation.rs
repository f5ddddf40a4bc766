//! Why a policy rejects a text.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;

use crate::check::address::AddressClass;
use crate::check::ambiguity::AmbiguityKind;
use crate::check::reading::Readings;

/// A rule that a text violates: of a policy, or of redirects that stay at their origin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Violation {
    kind: ViolationKind,
    offset: usize,
}

/// The kinds of violations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ViolationKind {
    /// Programs read the text differently.
    Ambiguous(AmbiguityKind),
    /// The scheme is not in the list.
    Scheme,
    /// There is a userinfo.
    Userinfo,
    /// The host matches no pattern of the list.
    Host,
    /// The host is an address that is not public.
    Address(AddressClass),
    /// The host is a name that is not in the public DNS: of this machine, of a local network, or reserved (`localhost`,
    /// `printer.local`, `intranet`, `a.test`).
    LocalName,
    /// The port is not in the list.
    Port,
    /// The base of a redirect is not an unambiguous URL.
    AmbiguousBase,
    /// The target of a redirect is an unambiguous URL with another scheme, host or port.
    OtherOrigin,
    /// The target of a redirect is neither a URL nor a path that begins with `/`: `evil.example`, `?a`, or empty.
    NotAbsolute,
    /// The path of a redirect begins with a second `/`, or does so after decoding it and removing dot segments: `//a`,
    /// `/%5ca`, `/b/..//a`.
    SecondSlash,
    /// The path of a redirect has a percent-encoded control character: `%0d`.
    Control,
}

impl ViolationKind {
    /// The place of the kind in a list. A violation that says more comes first: an address of this machine says why its
    /// host is not in the list, and what a numeric host is for.
    fn rank(self) -> u8 {
        match self {
            ViolationKind::Address(_) => 0,
            ViolationKind::LocalName => 1,
            ViolationKind::Host => 2,
            ViolationKind::Scheme => 3,
            ViolationKind::Port => 4,
            ViolationKind::Userinfo => 5,
            ViolationKind::AmbiguousBase
            | ViolationKind::OtherOrigin
            | ViolationKind::NotAbsolute
            | ViolationKind::SecondSlash
            | ViolationKind::Control => 6,
            ViolationKind::Ambiguous(_) => 7,
        }
    }
}

impl Violation {
    pub(crate) fn new(kind: ViolationKind, offset: usize) -> Self {
        Violation { kind, offset }
    }

    /// What is wrong.
    #[must_use]
    pub fn kind(self) -> ViolationKind {
        self.kind
    }

    /// What is ambiguous, if programs read the text differently.
    #[must_use]
    pub fn ambiguity(self) -> Option<AmbiguityKind> {
        match self.kind {
            ViolationKind::Ambiguous(kind) => Some(kind),
            _ => None,
        }
    }

    /// The violated rule as a word for programs: `scheme`, `userinfo`, `host`, `address`, `local-name`, `port`,
    /// `ambiguous-base`, `other-origin`, `not-absolute`, `second-slash`, `control`, or the
    /// [code of an ambiguity](AmbiguityKind::code).
    #[must_use]
    pub fn code(self) -> &'static str {
        match self.kind {
            ViolationKind::Ambiguous(kind) => kind.code(),
            ViolationKind::Scheme => "scheme",
            ViolationKind::Userinfo => "userinfo",
            ViolationKind::Host => "host",
            ViolationKind::Address(_) => "address",
            ViolationKind::LocalName => "local-name",
            ViolationKind::Port => "port",
            ViolationKind::AmbiguousBase => "ambiguous-base",
            ViolationKind::OtherOrigin => "other-origin",
            ViolationKind::NotAbsolute => "not-absolute",
            ViolationKind::SecondSlash => "second-slash",
            ViolationKind::Control => "control",
        }
    }

    /// The byte at which the part begins that is wrong: of the text, or of the target of a redirect, and for
    /// [`ViolationKind::AmbiguousBase`] of its base.
    #[must_use]
    pub fn offset(self) -> usize {
        self.offset
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            ViolationKind::Ambiguous(kind) => write!(formatter, "{kind}")?,
            ViolationKind::Scheme => formatter.write_str("the policy does not allow this scheme")?,
            ViolationKind::Userinfo => formatter.write_str("the policy does not allow a userinfo")?,
            ViolationKind::Host => formatter.write_str("the policy does not allow this host")?,
            ViolationKind::Address(class) => write!(formatter, "not a public address: {class}")?,
            ViolationKind::LocalName => formatter.write_str("not a name of the public DNS")?,
            ViolationKind::Port => formatter.write_str("the policy does not allow this port")?,
            ViolationKind::AmbiguousBase => formatter.write_str("the base is not an unambiguous URL")?,
            ViolationKind::OtherOrigin => formatter.write_str("the target has another origin than the base")?,
            ViolationKind::NotAbsolute => {
                formatter.write_str("the target is neither a URL nor a path that begins with `/`")?;
            }
            ViolationKind::SecondSlash => {
                formatter.write_str("some programs read a second `/` at the beginning of the path")?;
            }
            ViolationKind::Control => formatter.write_str("a percent-encoded control character in the path")?,
        }
        write!(formatter, " at byte {}", self.offset)
    }
}

impl core::error::Error for Violation {}

/// All reasons why a policy rejects a text. Displayed, it lists them:
/// `not a public address: loopback at byte 7; the policy does not allow this host at byte 7`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckError {
    /// At least one.
    violations: Vec<Violation>,
    readings: Box<Readings>,
}

impl CheckError {
    pub(crate) fn new(mut violations: Vec<Violation>, readings: Readings) -> Self {
        violations.sort_by_key(|it| it.kind.rank());
        CheckError { violations, readings: Box::new(readings) }
    }

    /// The violations, at least one. What the text names comes first (class of the address, local name, host, scheme,
    /// port, userinfo), then how it is written: the ambiguities in the order of their offsets.
    #[must_use]
    pub fn violations(&self) -> &[Violation] {
        &self.violations
    }

    /// Where programs go with the text.
    ///
    /// ```
    /// use pest_uri::check::Policy;
    ///
    /// let error = Policy::new().public_addresses().check("http://0x7f.1/").unwrap_err();
    /// assert_eq!(error.readings().to_string(), "browsers: `127.0.0.1`; RFC 3986: `0x7f.1`");
    /// ```
    #[must_use]
    pub fn readings(&self) -> &Readings {
        &self.readings
    }
}

impl fmt::Display for CheckError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, violation) in self.violations.iter().enumerate() {
            let separator = if index == 0 { "" } else { "; " };
            write!(formatter, "{separator}{violation}")?;
        }
        Ok(())
    }
}

impl core::error::Error for CheckError {}
