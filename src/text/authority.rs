//! The parts of an authority, as its delimiters alone divide it.

use core::ops::Range;

use crate::text::delimiter::{IP_LITERAL, PORT, USERINFO};
use crate::text::scan::find_byte;

/// The ranges of the parts of an authority in a text.
#[cfg_attr(not(feature = "check"), allow(dead_code))]
pub(crate) struct Authority {
    pub(crate) userinfo: Option<Range<usize>>,
    pub(crate) host: Range<usize>,
    pub(crate) port: Option<Range<usize>>,
}

impl Authority {
    /// The parts in this range, as RFC 3986 reads it: up to the first `@` is the userinfo, which has none in it
    /// (section 3.2.1).
    pub(crate) fn up_to_first_at_sign(text: &str, range: Range<usize>) -> Self {
        Authority::new(text, range.clone(), find_byte(&text.as_bytes()[range], USERINFO.as_bytes()[0]))
    }

    /// The parts in this range, as browsers read it: up to the last `@` is the userinfo (URL Standard, section 4.4).
    #[cfg(feature = "check")]
    pub(crate) fn up_to_last_at_sign(text: &str, range: Range<usize>) -> Self {
        Authority::new(text, range.clone(), text[range].rfind(USERINFO))
    }

    fn new(text: &str, Range { start, end }: Range<usize>, at_sign: Option<usize>) -> Self {
        let userinfo = at_sign.map(|length| start..start + length);
        let host_start = userinfo.as_ref().map_or(start, |it| it.end + USERINFO.len());
        let rest = &text[host_start..end];
        let [open, close] = IP_LITERAL;
        let literal = if rest.starts_with(open) { rest.find(close).unwrap_or(rest.len()) } else { 0 };
        let host_end = find_byte(&rest.as_bytes()[literal..], PORT.as_bytes()[0])
            .map_or(end, |colon| host_start + literal + colon);
        let port = (host_end < end).then(|| host_end + PORT.len()..end);
        Authority { userinfo, host: host_start..host_end, port }
    }

    /// The whole authority.
    #[cfg(feature = "check")]
    pub(crate) fn range(&self) -> Range<usize> {
        let start = self.userinfo.as_ref().map_or(self.host.start, |it| it.start);
        start..self.port.as_ref().map_or(self.host.end, |it| it.end)
    }
}
