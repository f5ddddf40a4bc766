//! Keys: those of tokens, and of one-time passwords.

pub mod otpauth;
pub mod pkcs11;

pub use otpauth::{OtpAuth, OtpType};
pub use pkcs11::{Pkcs11, Pkcs11Type};
