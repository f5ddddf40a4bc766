//! `urn:uuid`: UUIDs as URNs, by [RFC 9562](https://www.rfc-editor.org/rfc/rfc9562).
//!
//! ```
//! use uri_schemes::{UriType as _, UrnUuid, UuidVariant};
//!
//! let urn = UrnUuid::parse("URN:UUID:0190163D-8694-739B-AEA5-966C26F8AD91")?;
//! assert_eq!((urn.uuid.version(), urn.uuid.variant()), (Some(7), UuidVariant::Rfc9562));
//! assert_eq!(urn.uuid.0, 0x0190163D_8694_739B_AEA5_966C26F8AD91);
//! assert_eq!(urn.canonical().unwrap(), "urn:uuid:0190163d-8694-739b-aea5-966c26f8ad91");
//!
//! let error = UrnUuid::parse("urn:uuid:0190163d-8694").unwrap_err();
//! assert_eq!(error.to_string(), "unexpected end of input in UUID at byte 22; expected `-`");
//! # Ok::<(), pest_uri::FromGrammarError>(())
//! ```

use alloc::format;
use alloc::string::String;
use core::fmt::{Display, Formatter};
use core::str::FromStr;

use pest_uri::{FromGrammar, RuleError};

use crate::UriType;

/// A URN of the namespace `uuid`. Two are equal if they have the same UUID, whatever the case of their letters.
///
/// # Errors
/// - `urn:uuid:{...}`, or without hyphens: only the form with four hyphens is allowed (section 4).
/// - `urn:uuid:...#f`: the URN is the name only, without components (RFC 8141, section 2.3).
/// - `urn:oid:1.2`: another namespace.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, FromGrammar)]
#[grammar(file = "grammar/urn_uuid.pest", entry = uuid_URN)]
pub struct UrnUuid {
    /// The UUID.
    #[grammar(rule = UUID)]
    pub uuid: Uuid,
}

/// A UUID, as a number of 128 bits; `to_be_bytes` gives its 16 bytes. `Display` prints it in lower case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Uuid(pub u128);

/// The layout of a UUID (RFC 9562, section 4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UuidVariant {
    /// That of the Network Computing System, and the nil UUID.
    Ncs,
    /// That of RFC 9562.
    Rfc9562,
    /// That of Microsoft's older GUIDs.
    Microsoft,
    /// Reserved for the future, and the max UUID.
    Reserved,
}

impl Uuid {
    /// The layout (section 4.1).
    #[must_use]
    pub fn variant(self) -> UuidVariant {
        match self.0 >> 61 & 0b111 {
            0b000..=0b011 => UuidVariant::Ncs,
            0b100 | 0b101 => UuidVariant::Rfc9562,
            0b110 => UuidVariant::Microsoft,
            _ => UuidVariant::Reserved,
        }
    }

    /// The version, 0 to 15, which only the variant of RFC 9562 has (section 4.2).
    #[must_use]
    pub fn version(self) -> Option<u8> {
        (self.variant() == UuidVariant::Rfc9562).then_some((self.0 >> 76 & 0xf) as u8)
    }
}

impl Display for Uuid {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> core::fmt::Result {
        let hex = format!("{:032x}", self.0);
        write!(formatter, "{}-{}-{}-{}-{}", &hex[..8], &hex[8..12], &hex[12..16], &hex[16..20], &hex[20..])
    }
}

/// Parses the form with four hyphens, without `urn:uuid:`.
impl FromStr for Uuid {
    type Err = RuleError;

    fn from_str(text: &str) -> Result<Self, RuleError> {
        UrnUuid::GRAMMAR.parse_rule("UUID", text)?;
        let digits = text.chars().filter_map(|it| it.to_digit(16));
        Ok(Uuid(digits.fold(0, |number, digit| number << 4 | u128::from(digit))))
    }
}

impl UriType for UrnUuid {
    /// With the namespace, since other URNs have the scheme too.
    const SCHEMES: &'static [&'static str] = &["urn:uuid"];

    fn canonical(&self) -> Option<String> {
        self.compose().ok()
    }
}
