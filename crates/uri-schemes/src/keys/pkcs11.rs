//! `pkcs11`: keys, certificates and tokens of smart cards and security modules, by
//! [RFC 7512](https://www.rfc-editor.org/rfc/rfc7512).
//!
//! ```
//! use uri_schemes::{Pkcs11, Pkcs11Type};
//!
//! let key = Pkcs11::parse("pkcs11:token=Signing%20Card;object=release;type=private;id=%07%ff?pin-value=4711")?;
//! assert_eq!((key.token.as_deref(), key.object.as_deref()), (Some("Signing Card"), Some("release")));
//! assert_eq!((key.object_type, key.id.as_deref()), (Some(Pkcs11Type::PrivateKey), Some(&[0x07, 0xff][..])));
//! assert!(key.pin_value.as_deref() == Some("4711") && !format!("{key:?}").contains("4711"));
//!
//! let error = Pkcs11::parse("pkcs11:object=release;type=key").unwrap_err();
//! assert_eq!(error.to_string(), "unexpected `k` in pk11-pattr at byte 27");
//! # Ok::<(), pest_uri::FromGrammarError>(())
//! ```

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use pest_uri::FromGrammar;

use crate::UriType;

/// Objects of PKCS #11, or the tokens, slots or libraries that have them: whatever has all attributes of the path.
///
/// Two are equal if they have the same attributes, in any order (RFC 7512, section 2.6).
///
/// # Errors
/// - `pkcs11:token=a;token=b`: an attribute occurs once (section 2.3). In the query a vendor's may occur several times.
/// - `pkcs11:type=key`, `pkcs11:slot-id=a`: not a value of the attribute (section 2.3).
/// - `pkcs11:pin-value=1`: an attribute of the query in the path, or the reverse (section 2.3).
/// - `pkcs11:?pin-source=a&pin-value=b`: one PIN is enough (section 2.4).
/// - `pkcs11:?module-path=a.so`: a relative path (section 2.4).
/// - `pkcs11:token=%FF`: not UTF-8. An id may have any bytes.
#[derive(Clone, PartialEq, Eq, Hash, Default, FromGrammar)]
#[grammar(file = "grammar/pkcs11.pest", entry = pk11_URI, secret = pin_value, check = Pkcs11::checked)]
pub struct Pkcs11 {
    /// The label of the token.
    #[grammar(once)]
    pub token: Option<String>,
    /// The manufacturer of the token.
    #[grammar(once)]
    pub manufacturer: Option<String>,
    /// The serial number of the token.
    #[grammar(once)]
    pub serial: Option<String>,
    /// The model of the token.
    #[grammar(once)]
    pub model: Option<String>,
    /// The manufacturer of the library.
    #[grammar(once)]
    pub library_manufacturer: Option<String>,
    /// The description of the library.
    #[grammar(once)]
    pub library_description: Option<String>,
    /// The version of the library.
    #[grammar(once)]
    pub library_version: Option<LibraryVersion>,
    /// The label of the object.
    #[grammar(once)]
    pub object: Option<String>,
    /// The class of the object: the attribute `type`.
    #[grammar(once)]
    pub object_type: Option<Pkcs11Type>,
    /// The identifier of the object.
    #[grammar(once)]
    pub id: Option<Vec<u8>>,
    /// The manufacturer of the slot.
    #[grammar(once)]
    pub slot_manufacturer: Option<String>,
    /// The description of the slot.
    #[grammar(once)]
    pub slot_description: Option<String>,
    /// The number of the slot: the attribute `slot-id`.
    #[grammar(rule = slot_number, once)]
    pub slot_id: Option<u64>,
    /// The attributes of vendors in the path.
    #[grammar(rule = pk11_v_pattr, key = pk11_v_name, value = pk11_pvalue)]
    pub vendor_path: BTreeMap<String, String>,
    /// Where the PIN is: a URI, or a command after `|`.
    #[grammar(once)]
    pub pin_source: Option<String>,
    /// The PIN of the user.
    #[grammar(once)]
    pub pin_value: Option<String>,
    /// The name of the module, without the affixes of the system.
    #[grammar(once)]
    pub module_name: Option<String>,
    /// The path of the module, which is absolute.
    #[grammar(once)]
    pub module_path: Option<String>,
    /// The attributes of vendors in the query, sorted by name.
    #[grammar(rule = pk11_v_qattr)]
    pub vendor_query: Vec<VendorAttribute>,
}

/// The version of a library.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, FromGrammar)]
#[grammar(file = "grammar/pkcs11.pest", rule = library_version)]
pub struct LibraryVersion {
    /// The major version.
    #[grammar(rule = library_major)]
    pub major: u8,
    /// The minor version: 0 if none is given.
    #[grammar(rule = library_minor, default = 0)]
    pub minor: u8,
}

/// The class of an object.
#[derive(Clone, Copy, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/pkcs11.pest", rule = object_type)]
pub enum Pkcs11Type {
    /// `public`: a public key.
    #[grammar(rule = public)]
    PublicKey,
    /// `private`: a private key.
    #[grammar(rule = private)]
    PrivateKey,
    /// `cert`: a certificate.
    #[grammar(rule = cert)]
    Certificate,
    /// `secret-key`: a symmetric key.
    #[grammar(rule = secret_key)]
    SecretKey,
    /// `data`: data of an application.
    #[grammar(rule = data)]
    Data,
}

/// An attribute of a vendor in the query.
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/pkcs11.pest", rule = pk11_v_qattr)]
pub struct VendorAttribute {
    /// The name.
    #[grammar(rule = pk11_v_name)]
    pub name: String,
    /// The value.
    #[grammar(rule = pk11_qvalue)]
    pub value: String,
}

impl UriType for Pkcs11 {
    const SCHEMES: &'static [&'static str] = &["pkcs11"];
    const HAS_CANONICAL_FORM: bool = true;

    /// The attributes in one order. Each byte of the id, which comes first, is percent-encoded (RFC 7512, section 2.6).
    fn canonical(&self) -> Option<String> {
        let text = Pkcs11 { id: None, ..self.clone() }.compose().ok()?;
        let Some(id) = &self.id else { return Some(text) };
        let (scheme, rest) = text.split_once(':')?;
        let id = id.iter().map(|byte| format!("%{byte:02X}")).collect::<Vec<_>>().concat();
        let separator = if rest.is_empty() || rest.starts_with('?') { "" } else { ";" };
        Some(format!("{scheme}:id={id}{separator}{rest}"))
    }
}

impl Pkcs11 {
    fn checked(mut self) -> Result<Self, &'static str> {
        // The order of different attributes makes no difference (section 2.6).
        self.vendor_query.sort_by(|one, other| one.name.cmp(&other.name));
        // A drive may come before the slash.
        let is_absolute = |path: &str| path.starts_with(['/', '\\']) || path.chars().nth(1) == Some(':');
        if self.pin_value.is_some() && self.pin_source.is_some() {
            Err("pin-source and pin-value exclude each other (RFC 7512, section 2.4)")
        } else if !self.module_path.as_deref().is_none_or(is_absolute) {
            Err("module-path is relative (RFC 7512, section 2.4)")
        } else {
            Ok(self)
        }
    }
}
