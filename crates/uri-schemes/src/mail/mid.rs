//! `mid` and `cid`: messages and their parts, by [RFC 2392](https://www.rfc-editor.org/rfc/rfc2392).

use pest_uri::FromGrammar;

use crate::spelling::Data;
use crate::uri_type::UriType;

/// A part of a message.
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = ["grammar/atext.pest", "grammar/cid.pest"], entry = cid_reference)]
pub struct Cid {
    /// The Content-ID, without angle brackets.
    pub content_id: MessagePartId,
    /// The fragment.
    pub fragment: Option<Data>,
}

/// A message, or a part of it.
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = ["grammar/atext.pest", "grammar/cid.pest", "grammar/mid.pest"], entry = mid_reference)]
pub struct Mid {
    /// The Message-ID, without angle brackets.
    #[grammar(rule = message_id)]
    pub message_id: MessagePartId,
    /// The Content-ID of a part of it.
    #[grammar(rule = content_id)]
    pub content_id: Option<MessagePartId>,
    /// The fragment.
    pub fragment: Option<Data>,
}

/// The identifier of a message, or of a part of one.
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = ["grammar/atext.pest", "grammar/cid.pest"], rule = url_addr_spec)]
pub struct MessagePartId {
    /// What is before the `@`.
    #[grammar(rule = cid_local_part)]
    pub local_part: Data,
    /// What is after the `@`.
    #[grammar(rule = cid_domain)]
    pub domain: Data,
}

impl UriType for Cid {
    const SCHEMES: &'static [&'static str] = &["cid"];
    const NORMALIZES: bool = false;
}

impl UriType for Mid {
    const SCHEMES: &'static [&'static str] = &["mid"];
    const NORMALIZES: bool = false;
}
