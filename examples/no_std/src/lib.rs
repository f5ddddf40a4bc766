//! Uses the library in a program without the standard library, with a heap of 64 KiB.
#![no_std]

use panic_halt as _;
use pest_uri::template::Template;
use pest_uri::{FromGrammar, ParseTree, Uri, UriReference};

#[global_allocator]
static HEAP: emballoc::Allocator<65_536> = emballoc::Allocator::new();

/// A note of a device: `note:12`.
#[derive(FromGrammar)]
#[grammar(file = "src/note.pest", entry = note_URI)]
pub struct Note {
    /// Its number.
    pub note_id: u32,
}

/// Whether all parts of the library answer as they do with the standard library.
pub fn is_as_with_std() -> bool {
    let Ok(base) = Uri::parse("coap://[2001:db8::1]/a/b?c") else { return false };
    let Ok(reference) = UriReference::parse("../d") else { return false };
    base.strip_fragment().resolve(&reference).normalize() == "coap://[2001:db8::1]/d"
        && ParseTree::parse_rule("path", "/a/b").is_ok()
        && Template::parse("/{id}").is_ok()
        && pest_uri::check::is_unambiguous("https://example.com/")
        && Note::parse("note:12").is_ok_and(|note| note.note_id == 12)
        && Uri::parse("stun:H:3478").is_ok_and(|uri| uri_schemes::normalize(&uri) == "stun:h")
}
