//! Holds the recognizer of a grammar against the trees of the same grammar, in short texts and in random ones: both find the same components, or
//! refuse with the same error. And what a setter leaves is what that grammar takes.

#[allow(dead_code, reason = "of what the tests share, one function is wanted")]
#[path = "../../../../tests/properties/readers_agree.rs"]
mod readers_agree;

use pest_uri::{Builder, EditError, IriReference, UriReference, kind};
use readers_agree::all_agree;

/// What short texts begin with, and what they are made of.
const BEGINNINGS: [&str; 5] = ["", "a:", "//", "a://", "//[::1"];
const LETTERS: [char; 13] = ['a', '1', ':', '/', '?', '#', '@', '[', '%', '.', ']', '|', ','];

/// What random texts are made of.
const PIECES: [&str; 32] = [
    "a", "http:", "//", "/", "?", "#", "@", ":", "[::1]", "[", "]", "%41", "%", "%4", "1.2.3.4", "\u{e9}", "\u{e000}",
    " ", "|", "..", ".", "v1.x", "80", "abcdefghijklmnopqrstuvwxyz", "user", "x+y-z.:", "a=b&c", "~!$&'()*+,;=",
    "255.255", "::", "\\", "012345678901234567890123456789012345678901234567890123",
];

const RANDOM_TEXTS: usize = 20_000;

fn main() {
    for beginning in BEGINNINGS {
        short_texts(&mut String::from(beginning), 3);
    }
    let mut numbers = Numbers(0x9e37_79b9_7f4a_7c15);
    for _ in 0..RANDOM_TEXTS {
        let length = numbers.below(9);
        let text: String = (0..length).map(|_| PIECES[numbers.below(PIECES.len())]).collect();
        all_agree(&text);
        edits_fit(&text);
    }
}

fn short_texts(text: &mut String, left: usize) {
    all_agree(text);
    for letter in LETTERS.into_iter().filter(|_| left > 0) {
        text.push(letter);
        short_texts(text, left - 1);
        text.pop();
    }
}

/// What comes of an edit is read as what it is, or the reference is what it was.
macro_rules! edits_fit {
    ($kind:ident, $text:expr) => {
        let Ok(reference) = $text.parse::<$kind<String>>() else { return };
        let edits: [fn(&mut $kind<String>) -> Result<(), EditError>; 8] = [
            |it| it.set_scheme(None),
            |it| it.set_userinfo(Some("u")),
            |it| it.set_host(Some("h")),
            |it| it.set_host(None),
            |it| it.set_port(Some("8")),
            |it| it.set_path("/a"),
            |it| it.set_query(Some("q")),
            |it| it.set_fragment(Some("f")),
        ];
        for edit in edits {
            let mut edited = reference.clone();
            match edit(&mut edited) {
                Ok(()) => {
                    let read = $kind::parse(edited.as_str()).map(|it| it.components());
                    assert_eq!(read, Ok(edited.components()), "{:?}", $text);
                }
                Err(_) => assert_eq!(edited, reference),
            }
            let built = Builder::from_reference(&edited).fragment("").build::<kind::$kind>();
            assert!(built.is_err() || built.is_ok_and(|it| $kind::parse(it.as_str()).is_ok()), "{:?}", $text);
        }
    };
}

fn edits_fit(text: &str) {
    edits_fit!(UriReference, text);
    edits_fit!(IriReference, text);
}

/// Numbers that look random, and are the same in each run (xorshift).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end as u64) as usize
    }
}
