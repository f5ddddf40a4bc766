//! Keys, certificates and tokens of hardware security modules and smart cards: `pkcs11` URIs, by
//! [RFC 7512](https://www.rfc-editor.org/rfc/rfc7512).
//!
//! ```
//! use uri_schemes::{Pkcs11, Pkcs11Type};
//!
//! let key = Pkcs11::parse("pkcs11:token=Signing%20Card;object=release;type=private;id=%07%ff?pin-value=4711")?;
//! assert_eq!((key.path["token"].as_str(), key.path["object"].as_str()), ("Signing Card", "release"));
//! assert_eq!((key.object_type(), key.id.as_deref()), (Some(Pkcs11Type::PrivateKey), Some(&[0x07, 0xff][..])));
//! assert!(key.pin_value.as_deref() == Some("4711") && !format!("{key:?}").contains("4711"));
//!
//! let error = Pkcs11::parse("pkcs11:object=release;type=key").unwrap_err();
//! assert_eq!(error.to_string(), "unexpected `k` in pk11-type at byte 27");
//! # Ok::<(), pest_uri::FromGrammarError>(())
//! ```

use std::collections::BTreeMap;

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
#[grammar(file = "grammar/pkcs11.pest", entry = pk11_URI, secret = pk11_pin, check = Pkcs11::comparable)]
pub struct Pkcs11 {
    /// The attributes `token`, `manufacturer`, `serial`, `model`, `library-manufacturer`, `library-description`,
    /// `library-version`, `object`, `type`, `slot-manufacturer`, `slot-description` and `slot-id`.
    #[grammar(rule = pk11_std_pattr, key = pk11_name, value = pk11_pvalue)]
    pub path: BTreeMap<String, String>,
    /// The attribute `id`.
    #[grammar(rule = pk11_id_value)]
    pub id: Option<Vec<u8>>,
    /// The attributes of vendors in the path.
    #[grammar(rule = pk11_v_pattr, key = pk11_v_name, value = pk11_pvalue)]
    pub vendor_path: BTreeMap<String, String>,
    /// The attributes `pin-source`, `module-name` and `module-path`.
    #[grammar(rule = pk11_std_qattr, key = pk11_name, value = pk11_qvalue)]
    pub query: BTreeMap<String, String>,
    /// The attribute `pin-value`: the PIN of the user.
    #[grammar(rule = pk11_pin)]
    pub pin_value: Option<String>,
    /// The attributes of vendors in the query.
    #[grammar(rule = pk11_v_qattr)]
    pub vendor_query: Vec<Pkcs11VendorAttribute>,
}

/// An attribute of a vendor in the query.
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/pkcs11.pest", rule = pk11_v_qattr)]
pub struct Pkcs11VendorAttribute {
    /// The name.
    #[grammar(rule = pk11_v_name)]
    pub name: String,
    /// The value.
    #[grammar(rule = pk11_qvalue)]
    pub value: String,
}

/// The class of an object (section 2.3, table 2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pkcs11Type {
    /// `cert`: a certificate.
    Certificate,
    /// `data`: data of an application.
    Data,
    /// `private`: a private key.
    PrivateKey,
    /// `public`: a public key.
    PublicKey,
    /// `secret-key`: a symmetric key.
    SecretKey,
}

impl UriType for Pkcs11 {
    const SCHEMES: &'static [&'static str] = &["pkcs11"];

    /// The attributes are sorted, and each byte of the id, which comes first, is percent-encoded.
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
    /// The class of the objects, by the attribute `type`.
    #[must_use]
    pub fn object_type(&self) -> Option<Pkcs11Type> {
        Some(match self.path.get("type")?.as_str() {
            "cert" => Pkcs11Type::Certificate,
            "data" => Pkcs11Type::Data,
            "private" => Pkcs11Type::PrivateKey,
            "public" => Pkcs11Type::PublicKey,
            "secret-key" => Pkcs11Type::SecretKey,
            _ => return None,
        })
    }

    /// The number of the slot, by the attribute `slot-id`.
    #[must_use]
    pub fn slot_id(&self) -> Option<u64> {
        self.path.get("slot-id")?.parse().ok()
    }

    /// The major and the minor version of the library, by the attribute `library-version`. By default the minor version is 0.
    #[must_use]
    pub fn library_version(&self) -> Option<(u8, u8)> {
        let version = self.path.get("library-version")?;
        let (major, minor) = version.split_once('.').unwrap_or((version, "0"));
        Some((major.parse().ok()?, minor.parse().ok()?))
    }

    /// Writes names and values in one form, so that the values are equal if the URIs are (section 2.6).
    fn comparable(mut self) -> Result<Self, String> {
        self.path = lower_case_keys(self.path)?;
        self.query = lower_case_keys(self.query)?;
        if let Some(object_type) = self.path.get_mut("type") {
            object_type.make_ascii_lowercase();
        }
        let (slot, version) = (self.slot_id(), self.library_version());
        if let Some(text) = self.path.get_mut("slot-id") {
            *text = slot.ok_or("slot-id is larger than 64 bits")?.to_string();
        }
        if let Some(text) = self.path.get_mut("library-version") {
            let (major, minor) =
                version.ok_or("a number of library-version is larger than 255 (RFC 7512, section 2.3)")?;
            *text = format!("{major}.{minor}");
        }
        if self.pin_value.is_some() && self.query.contains_key("pin-source") {
            return Err("pin-source and pin-value exclude each other (RFC 7512, section 2.4)".into());
        }
        // A drive may come before the slash.
        let is_absolute = |path: &String| path.starts_with(['/', '\\']) || path.chars().nth(1) == Some(':');
        if !self.query.get("module-path").is_none_or(is_absolute) {
            return Err("module-path is relative (RFC 7512, section 2.4)".into());
        }
        Ok(self)
    }
}

/// A map with its keys in lower case.
fn lower_case_keys(map: BTreeMap<String, String>) -> Result<BTreeMap<String, String>, String> {
    let mut lower = BTreeMap::new();
    for (key, value) in map {
        let key = key.to_ascii_lowercase();
        if lower.contains_key(&key) {
            return Err(format!("{key} occurs twice (RFC 7512, section 2.3)"));
        }
        lower.insert(key, value);
    }
    Ok(lower)
}
