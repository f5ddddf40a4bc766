//! Why a policy rejects a text.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;

use crate::check::address::AddressClass;
use crate::check::ambiguity::{Ambiguity, AmbiguityKind};
use crate::check::reading::Readings;

/// A rule of a policy that a text violates.
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
}

impl ViolationKind {
    /// The place of the kind in a list. A violation that says more comes first: an address of this machine says why its host is
    /// not in the list, and what a numeric host is for.
    fn rank(self) -> u8 {
        match self {
            ViolationKind::Address(_) => 0,
            ViolationKind::LocalName => 1,
            ViolationKind::Host => 2,
            ViolationKind::Scheme => 3,
            ViolationKind::Port => 4,
            ViolationKind::Userinfo => 5,
            ViolationKind::Ambiguous(_) => 6,
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

    /// The violated rule as a word for programs: `scheme`, `userinfo`, `host`, `address`, `local-name`, `port`, or the
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
        }
    }

    /// The byte at which the part begins that is wrong.
    #[must_use]
    pub fn offset(self) -> usize {
        self.offset
    }
}

impl From<Ambiguity> for Violation {
    fn from(ambiguity: Ambiguity) -> Self {
        Violation { kind: ViolationKind::Ambiguous(ambiguity.kind()), offset: ambiguity.offset() }
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
        }
        write!(formatter, " at byte {}", self.offset)
    }
}

/// All reasons why a policy rejects a text. Displayed, it lists them: `not a public address: loopback at byte 7; the policy does
/// not allow this host at byte 7`.
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

    /// The violations, at least one. What the text names comes first (class of the address, local name, host, scheme, port,
    /// userinfo), then how it is written: the ambiguities in the order of their offsets.
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
