//! References in the program that the compiler parses. If the grammar rejects one, this file does not compile. It is
//! separate from the other tests, which say more about the effects of an edit of the grammar.

use pest_uri::{RelativeRef, Uri, literal};

const EVERYTHING: Uri<&str> = literal!(Uri, "http://u:p@[2001:db8::192.0.2.1]:8042/over/there?name=ferret#nose");
const EMPTY: RelativeRef<&str> = literal!(RelativeRef, "");

#[test]
fn constants_match_runtime_values() {
    assert_eq!(EVERYTHING.components(), Uri::parse(EVERYTHING.as_str()).unwrap().components());
    assert_eq!(EMPTY.path(), "");
    assert_eq!(literal!(AbsoluteIri, "x:\u{1f600}?\u{e000}").query().unwrap(), "\u{e000}");
}
