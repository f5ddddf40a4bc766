//! Uses the packages as a program outside of the repository does.

use pest_uri::{FromGrammar, Uri};

#[derive(FromGrammar)]
#[grammar(file = "src/note.pest", entry = note_URI)]
struct Note {
    note_id: u32,
}

fn main() {
    let uri = Uri::parse("https://example.com/a?b#c").unwrap();
    assert!(pest_uri::check::is_unambiguous(uri.as_str()));
    assert_eq!(uri.host().unwrap().as_str(), "example.com");
    assert_eq!(Note::parse("note:12").unwrap().note_id, 12);
    assert_eq!(Note::parse("note:x").err().unwrap().offset(), 5);
    assert_eq!(uri_schemes::Redis::parse("redis://h/1").unwrap().database, 1);
}
