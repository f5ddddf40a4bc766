//! Grammars of one's own, in the places where they differ from those that are here.

pest_uri::variant! {
    /// A rule that stands inside itself, in what must not come next.
    pub mod lookahead {
        grammar: "tests/data/lookahead.pest",
        entry: guarded,
    }
}

/// Were lookahead in lookahead read twice for each level, this test would not end.
#[test]
fn lookahead_in_lookahead_is_read_once() {
    for count in [79, 80, 100, 1000] {
        let text = "x:".to_owned() + &"(".repeat(count);
        let error = lookahead::parse(&text).err();
        assert_eq!(error.is_none(), count == 79, "{count}");
        let _ = error.map(|error| error.report(&text).to_string());
    }
}
