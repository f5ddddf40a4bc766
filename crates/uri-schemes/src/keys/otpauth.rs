//! `otpauth`: keys of one-time passwords, by the [Key URI Format].
//!
//! ```
//! use uri_schemes::{OtpAuth, OtpType};
//!
//! let key = OtpAuth::parse("otpauth://totp/Shop:me@example.com?secret=MFRGGZDF&digits=8")?;
//! assert_eq!((key.otp_type, key.issuer(), key.account.as_str()), (OtpType::Totp, Some("Shop"), "me@example.com"));
//! assert_eq!((key.secret.as_str(), key.digits, key.period), ("MFRGGZDF", 8, 30));
//! assert!(!format!("{key:?}").contains("MFRGGZDF"));
//!
//! let error = OtpAuth::parse("otpauth://hotp/me?secret=MFRGGZDF").unwrap_err();
//! assert_eq!(error.to_string(), "invalid otpauth-URI at byte 0: the parameter `counter` is missing");
//! # Ok::<(), pest_uri::FromGrammarError>(())
//! ```
//!
//! [Key URI Format]: https://github.com/google/google-authenticator/wiki/Key-Uri-Format

use alloc::borrow::ToOwned;
use alloc::collections::BTreeMap;
use alloc::string::String;

use pest_uri::FromGrammar;

use crate::UriType;

/// A key, and how passwords are made of it.
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/otpauth.pest", entry = otpauth_URI, secret = otp_secret, check = OtpAuth::checked)]
pub struct OtpAuth {
    /// What passwords are made from, besides the key.
    #[grammar(rule = otp_type)]
    pub otp_type: OtpType,
    /// The issuer in the label; see [`issuer`](OtpAuth::issuer).
    #[grammar(rule = label_issuer)]
    pub label_issuer: Option<String>,
    /// The account: the label without the issuer.
    pub account: String,
    /// The key, in Base 32 (RFC 4648, section 6); not empty.
    #[grammar(rule = otp_secret, once, default)]
    pub secret: String,
    /// The issuer of the parameter.
    #[grammar(rule = otp_issuer, once)]
    pub issuer_parameter: Option<String>,
    /// The hash function, in upper case: `SHA1`, `SHA256` or `SHA512`.
    #[grammar(once, default = "SHA1".to_owned())]
    pub algorithm: String,
    /// The number of digits of a password, 6 to 8.
    #[grammar(once, default = 6)]
    pub digits: u8,
    /// The first counter; always given for HOTP.
    #[grammar(once)]
    pub counter: Option<u64>,
    /// How long a password of TOTP is valid, in seconds.
    #[grammar(once, default = 30)]
    pub period: u64,
    /// All other parameters.
    #[grammar(rule = other_parameter, key = other_name, value = other_value)]
    pub others: BTreeMap<String, String>,
}

/// What one-time passwords are made from, besides the key.
#[derive(Clone, Copy, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/otpauth.pest", rule = otp_type)]
pub enum OtpType {
    /// A counter (RFC 4226).
    #[grammar(rule = hotp)]
    Hotp,
    /// The time (RFC 6238).
    #[grammar(rule = totp)]
    Totp,
}

impl OtpAuth {
    /// The issuer: that of the parameter, or else that of the label.
    #[must_use]
    pub fn issuer(&self) -> Option<&str> {
        self.issuer_parameter.as_deref().or(self.label_issuer.as_deref())
    }

    fn checked(mut self) -> Result<Self, &'static str> {
        self.algorithm.make_ascii_uppercase();
        match (self.secret.is_empty(), self.otp_type, self.counter) {
            (true, ..) => Err("the parameter `secret` is missing"),
            (_, OtpType::Hotp, None) => Err("the parameter `counter` is missing"),
            _ => Ok(self),
        }
    }
}

impl UriType for OtpAuth {
    const SCHEMES: &'static [&'static str] = &["otpauth"];
    const NORMALIZES: bool = false;
}
