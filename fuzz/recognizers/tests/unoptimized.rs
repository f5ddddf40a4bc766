//! Compares the library built without optimization, whose recognizer works byte by byte, with pest.

use pest_uri::{EntryRule, IriReference, ParseTree, Uri};

const PIECES: [&str; 16] =
    ["a", "1", ":", "/", "//", "@", "%41", "%4", "[::1]", "[", "?", "#", " ", "\u{e9}", "\u{e000}", LONG];
const LONG: &str = "abcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=abcdefghijklmnopqrstuvwxyz%C3%A9";

#[test]
fn the_library_finds_what_pest_finds() {
    assert!(cfg!(debug_assertions), "this package is tested as it is built without optimization");
    let mut texts = vec![String::new()];
    for _ in 0..3 {
        texts = texts.iter().flat_map(|text| PIECES.map(|it| text.clone() + it)).chain([String::new()]).collect();
    }
    let mut accepted = 0;
    for text in texts.iter().flat_map(|text| ["", "a:", "//", "a://"].map(|before| format!("{before}{text}"))) {
        let error = |entry| ParseTree::parse(entry, &text).err();
        let [as_uri, as_iri] = [EntryRule::Uri, EntryRule::IriReference].map(error);
        accepted += usize::from(as_uri.is_none());
        assert_eq!(Uri::parse(&*text).err(), as_uri, "{text}");
        assert_eq!(IriReference::parse(&*text).err(), as_iri, "{text}");
    }
    assert!(accepted > 1000, "{accepted}");
}
