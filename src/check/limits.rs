//! What makes a URL ambiguous, and no grammar says: the lengths of an authority and its name, and the labels of IDNA.

use core::ops::Range;

use crate::check::encoded_label;
use crate::parse;
use crate::parse::offsets::ComponentOffsets;

/// The length in bytes of the longest authority. Programs should support URIs of 8,000 bytes (RFC 9110, section 4.1).
/// aria2 reads a host inside an authority of more than 64 KiB.
const AUTHORITY_LENGTH: usize = 8000;

/// The length in bytes of the longest name, without a dot at its end (RFC 1035, section 2.3.4: 255 bytes in a message
/// are 253 characters). No longer name resolves. `url.parse` of Node.js reads an empty host, and Node.js connects to
/// this machine.
const NAME_LENGTH: usize = 253;

/// The length in bytes of the longest label of a name (RFC 1035, section 2.3.4).
const LABEL_LENGTH: usize = 63;

/// A limit that an authority exceeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exceeded {
    Authority,
    Name,
    /// A label begins with `xn--`, and is not the encoded form of a label that all versions of IDNA keep.
    EncodedLabel,
}

/// The offsets of the components of a whole text that is an unambiguous URL: the grammar accepts it, and it exceeds no
/// limit.
#[inline]
pub(crate) fn unambiguous_url(text: &str) -> Option<ComponentOffsets> {
    let offsets = parse::unambiguous_url(text)?;
    let host = offsets.host_start..offsets.host_end;
    exceeded(text, &offsets.authority()?, &host).is_none().then_some(offsets)
}

/// The first limit that an authority exceeds, and the offset of the part that does.
#[inline]
pub(crate) fn exceeded(text: &str, authority: &Range<usize>, host: &Range<usize>) -> Option<(Exceeded, usize)> {
    if authority.len() > AUTHORITY_LENGTH {
        return Some((Exceeded::Authority, authority.start));
    }
    let name = &text[host.clone()];
    let name = name.strip_suffix('.').unwrap_or(name);
    if name.len() > NAME_LENGTH {
        return Some((Exceeded::Name, host.start));
    }
    let mut start = host.start;
    for label in name.split('.') {
        if label.len() > LABEL_LENGTH {
            return Some((Exceeded::Name, start));
        }
        if encoded_label::is_encoded(label) && !encoded_label::is_valid(label) {
            return Some((Exceeded::EncodedLabel, start));
        }
        start += label.len() + 1;
    }
    None
}
