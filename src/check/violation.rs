//! Why a policy rejects a text.

use alloc::vec::Vec;
use core::fmt;

use crate::check::address::AddressClass;
use crate::check::ambiguity::{Ambiguity, AmbiguityKind};

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
    /// The host is a name of this machine or of a local network: `localhost`, `printer.local`, `intranet`.
    LocalName,
    /// The port is not in the list.
    Port,
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
            ViolationKind::LocalName => formatter.write_str("a name of a local network")?,
            ViolationKind::Port => formatter.write_str("the policy does not allow this port")?,
        }
        write!(formatter, " at byte {}", self.offset)
    }
}

/// All reasons why a policy rejects a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckError {
    /// At least one.
    violations: Vec<Violation>,
}

impl CheckError {
    pub(crate) fn new(violations: Vec<Violation>) -> Self {
        CheckError { violations }
    }

    /// The violations: ambiguities first, then those of the rules of the policy.
    #[must_use]
    pub fn violations(&self) -> &[Violation] {
        &self.violations
    }
}

impl fmt::Display for CheckError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((first, others)) = self.violations.split_first() else { return Ok(()) };
        write!(formatter, "{first}")?;
        if others.is_empty() { Ok(()) } else { write!(formatter, " (and {} more)", others.len()) }
    }
}

impl core::error::Error for CheckError {}
