//! The pairs of a query: reading and changing them.

use std::cmp::Ordering;

use pest_uri::{Builder, Encoded, EncodedString, Pair, PairSyntax, QueryPairs, Uri, UriReference, part};

#[test]
fn reads_and_edits_pairs() {
    let query = |text| Encoded::<part::Query>::parse(text).unwrap();
    let all =
        |text, syntax| query(text).pairs_with(syntax).encoded().map(|pair| format!("{pair:?}")).collect::<Vec<_>>();
    assert_eq!(all("", PairSyntax::AMPERSAND), Vec::<String>::new());
    assert_eq!(all("a&&b=&=c&", PairSyntax::AMPERSAND), [r#""a""#, r#""b=""#, r#""=c""#]);
    assert_eq!(all("a=1&b;c=d=e", PairSyntax::SEMICOLON), [r#""a=1&b""#, r#""c=d=e""#]);
    let pair = query("a%2Bb+c=d+e%20f").pairs_with(PairSyntax::FORM).encoded().next().unwrap();
    assert_eq!((pair.decode_key().unwrap(), pair.decode_value().unwrap().unwrap()), ("a+b c".into(), "d e f".into()));
    let pair = query("a+b").pairs().encoded().next().unwrap();
    assert_eq!(pair.decode_key().unwrap(), "a+b");
}

#[test]
fn unchanged_pairs_keep_their_bytes() {
    let pairs = |text: &str| QueryPairs::from(Encoded::<part::Query>::parse(text).unwrap());
    let mut query = pairs("%61=1&&b=%7e&a&c=x+y");
    assert_eq!(query.remove("a"), 2);
    assert_eq!(query.as_str(), "&b=%7e&c=x+y");
    query.replace("b", Some("&"));
    assert_eq!(query.as_str(), "&b=%26&c=x+y");
    query.replace("new", None);
    assert_eq!(query.as_str(), "&b=%26&c=x+y&new");

    let mut query = pairs("&%61&&b=%7e");
    query.insert(1, "x", Some("="));
    assert_eq!(query.as_str(), "&%61&&x=%3D&b=%7e");
    query.insert(0, "first", None);
    query.insert(4, "last", None);
    assert_eq!(query.as_str(), "&first&%61&&x=%3D&b=%7e&last");

    let mut query = pairs("b=2&a=1&b=1&%61=1&a");
    query.dedupe();
    assert_eq!(query.as_str(), "b=2&a=1&b=1&a");
    query.sort();
    assert_eq!(query.as_str(), "a=1&a&b=2&b=1");
    assert_eq!(query.get_all("b").count(), 2);
    query.retain(|pair| pair.value().is_some());
    assert_eq!(query.into_encoded(), "a=1&b=2&b=1");

    let shown = pairs("a=b%20c");
    assert_eq!(format!("{shown:>8} {shown:?}"), r#" a=b%20c "a=b%20c""#);
    let mut form = QueryPairs::with_syntax(PairSyntax::FORM);
    form.append("a b", Some("c+d e"));
    form.append("", Some(""));
    assert_eq!(form.as_str(), "a+b=c%2Bd+e&=");
    // An empty key without a value is not a pair.
    form.append("", None);
    form.insert(0, "", None);
    form.replace("x", None);
    assert_eq!(form.as_str(), "a+b=c%2Bd+e&=&x");
}

#[test]
fn collects_pairs() {
    let mut pairs: QueryPairs = [("q", "a&b"), ("lang", "de")].into_iter().collect();
    pairs.extend([(String::from("x"), String::from("1"))]);
    assert_eq!(pairs.as_str(), "q=a%26b&lang=de&x=1");
    assert!(!pairs.is_empty());
    pairs.clear();
    assert!(pairs.is_empty());
    let mut form = QueryPairs::with_syntax(PairSyntax::FORM);
    form.extend([(b"a b", "c d")]);
    assert_eq!(form.into_string(), "a+b=c+d");
}

/// An empty key without a value is not a pair, wherever it comes from.
#[test]
fn empty_pairs_are_ignored() {
    let edited = |text: &str, edit: fn(&mut QueryPairs)| {
        let mut pairs = QueryPairs::from(Encoded::<part::Query>::parse(text).unwrap());
        edit(&mut pairs);
        pairs.into_string()
    };
    assert_eq!(edited("a=1&=x&b", |pairs| pairs.replace("", None)), "a=1&b");
    assert_eq!(edited("=x&b&=y", |pairs| pairs.replace("", None)), "b");
    assert_eq!(edited("a", |pairs| pairs.replace("", None)), "a");
    assert_eq!(edited("a", |pairs| pairs.append("", None)), "a");
    assert_eq!(edited("a", |pairs| pairs.insert(0, "", None)), "a");
    assert_eq!(edited("=x&b&=y", |pairs| pairs.replace("", Some(""))), "=&b");
}

/// Separators with nothing between them are not pairs: if only separators are left, there is no query.
#[test]
fn separators_alone_are_not_pairs() {
    let pairs = |text: &str| QueryPairs::from(Encoded::<part::Query>::parse(text).unwrap());
    for text in ["", "&", "&&"] {
        let only = pairs(text);
        assert!(only.is_empty(), "{text}");
        assert_eq!(only.as_str(), text);
        let mut uri: Uri<String> = "http://h/?a#f".parse().unwrap();
        uri.set_query_pairs(&only);
        assert_eq!(uri, "http://h/#f");
        let built: Uri<String> = Builder::from_reference(&uri).encoded_query("a").query_pairs(&only).build().unwrap();
        assert_eq!(built, "http://h/#f");
    }
    assert!(!pairs("&=").is_empty());
    let semicolons = QueryPairs::from_query_with(Encoded::parse(";;").unwrap(), PairSyntax::SEMICOLON);
    assert!(semicolons.is_empty());
    assert!(!QueryPairs::from_query_with(Encoded::parse("&").unwrap(), PairSyntax::SEMICOLON).is_empty());

    let edits: [fn(&mut QueryPairs); 5] = [
        |pairs| pairs.sort(),
        |pairs| pairs.dedupe(),
        |pairs| pairs.remove_empty(),
        |pairs| assert!(pairs.remove("a") < 2),
        |pairs| pairs.retain(|pair| pair.value().is_none()),
    ];
    let left = |text| {
        edits.map(|edit| {
            let mut pairs = pairs(text);
            edit(&mut pairs);
            pairs.into_string()
        })
    };
    assert_eq!(left("&&"), ["", "&&", "", "&&", "&&"]);
    assert_eq!(left("&a=1&"), ["a=1", "&a=1&", "a=1", "", ""]);
}

#[test]
fn sorts_by_a_comparison_function() {
    let sorted = |text: &str, syntax, compare: fn(Pair<'_>, Pair<'_>) -> Ordering| {
        let mut pairs = QueryPairs::from_query_with(Encoded::parse(text).unwrap(), syntax);
        pairs.sort_by(compare);
        pairs.into_string()
    };
    let verbatim = |a: Pair<'_>, b: Pair<'_>| (a.key(), a.value()).cmp(&(b.key(), b.value()));
    let decoded = |a: Pair<'_>, b: Pair<'_>| a.decode_value_bytes().cmp(&b.decode_value_bytes());
    // Some of the parameters of RFC 5849, section 3.4.1.3.2.
    let encoded = "b5=%3D%253D&a3=a&c%40=&a2=r%20b&c2=&a3=2%20q";
    assert_eq!(sorted(encoded, PairSyntax::AMPERSAND, verbatim), "a2=r%20b&a3=2%20q&a3=a&b5=%3D%253D&c%40=&c2=");
    assert_eq!(sorted("a=1&&a&b=&a=", PairSyntax::AMPERSAND, verbatim), "a&a=&a=1&b=");
    assert_eq!(sorted("x=b;;y=a+;z=%61", PairSyntax::SEMICOLON.plus_is_space(), decoded), "z=%61;y=a+;x=b");
    assert_eq!(sorted("b&a&c", PairSyntax::AMPERSAND, |_, _| Ordering::Equal), "b&a&c");
    assert_eq!(sorted("&&", PairSyntax::AMPERSAND, verbatim), "");
}

#[test]
fn counts_and_iterates_pairs() {
    for (text, count) in [("", 0), ("&", 0), ("a", 1), ("&a&&b=&", 2), ("=", 1), ("a;b", 1)] {
        let pairs = QueryPairs::from(Encoded::<part::Query>::parse(text).unwrap());
        assert_eq!((pairs.len(), pairs.iter().count(), pairs.is_empty()), (count, count, count == 0), "{text}");
    }
    let pairs: QueryPairs = [("a", "1"), ("b", "2")].into_iter().collect();
    let mut keys = Vec::new();
    for (key, _) in &pairs {
        keys.push(key);
    }
    assert_eq!(keys, ["a", "b"]);
    let mut both = pairs.iter();
    assert_eq!((both.next(), both.next_back()), (Some(("a".into(), "1".into())), Some(("b".into(), "2".into()))));
    assert!(both.next().is_none() && both.next_back().is_none());
    assert_eq!(format!("{:?}", pairs.iter()), r#"["a=1", "b=2"]"#);
}

#[test]
fn binary_values() {
    let mut pairs = QueryPairs::with_syntax(PairSyntax::FORM);
    pairs.append_bytes([0xFF], Some(&[0xFE, b' ', b'+']));
    pairs.append_bytes("a", None);
    pairs.append_bytes("", None);
    pairs.append_bytes("", Some(&[]));
    assert_eq!(pairs.as_str(), "%FF=%FE+%2B&a&=");
    assert_eq!(pairs.get([0xFF]).unwrap().decode_value_bytes().unwrap(), &[0xFE, b' ', b'+'][..]);
}

#[test]
fn collects_pairs_of_another_query_verbatim() {
    let query = |text: &'static str| UriReference::parse(text).unwrap().query().unwrap();
    let collected: QueryPairs = query("?a=%7e&b&=c&&a=1").pairs().encoded().filter(|pair| pair.key() != "b").collect();
    assert_eq!(collected.as_str(), "a=%7e&=c&a=1");
    let semicolons: QueryPairs = query("?a=1;b=2").pairs_with(PairSyntax::SEMICOLON).encoded().collect();
    assert_eq!(semicolons.as_str(), "a=1;b=2");
    // In another convention they are written again.
    let mut form = QueryPairs::with_syntax(PairSyntax::FORM);
    form.extend(query("?a=x%20y;c").pairs_with(PairSyntax::SEMICOLON).encoded());
    assert_eq!(form.as_str(), "a=x+y&c");
    assert_eq!(query("?&&").pairs().encoded().collect::<QueryPairs>().as_str(), "");
}

#[test]
fn inserts_and_replaces_bytes() {
    let mut pairs = QueryPairs::from(UriReference::parse("?a=1&b=2").unwrap().query().unwrap());
    pairs.insert_bytes(1, "c", Some(&[0xFF]));
    pairs.replace_bytes("a", Some(&[0xFE, 0x26]));
    assert_eq!(String::from(pairs), "a=%FE%26&c=%FF&b=2");
}

/// A key that occurs twice, a value with a `=`, or a pair without a key.
#[test]
fn unusual_pairs() {
    let pairs = |query: &str| QueryPairs::from_query_with(Encoded::parse(query).unwrap(), PairSyntax::AMPERSAND);
    let value = |query| pairs(query).get("a").and_then(Pair::value).unwrap().as_str().to_owned();
    assert_eq!([value("a=b=c"), value("a=1&a=2")], ["b=c", "1"]);
    assert_eq!(pairs("a%FF=1").iter().next().unwrap().0, "a\u{fffd}");
    let mut it = pairs("a=1");
    it.insert(0, "", Some("v"));
    assert_eq!(it.as_str(), "=v&a=1");
    let mut it = pairs("&&a");
    it.replace("", Some("v"));
    assert_eq!(it.as_str(), "&&a&=v");
    assert_eq!(String::from(EncodedString::<part::Query>::from_data("a b")), "a%20b");
}

#[test]
fn edits_pairs_of_a_reference() {
    let edited = |text: &str, edit: fn(&mut QueryPairs)| {
        let mut uri: Uri<String> = text.parse().unwrap();
        uri.edit_query_pairs(edit);
        assert_eq!(uri.components(), Uri::parse(uri.as_str()).unwrap().components());
        uri.into_string()
    };
    assert_eq!(edited("http://h", |pairs| pairs.append("a", Some("#"))), "http://h?a=%23");
    assert_eq!(edited("http://h/?#f", |pairs| pairs.append("a", None)), "http://h/?a#f");
    assert_eq!(edited("http://h/?a=1&b#f", |pairs| assert_eq!(pairs.remove("a"), 1)), "http://h/?b#f");
    assert_eq!(edited("http://h/?a#f", |pairs| pairs.clear()), "http://h/#f");
    // Unchanged text is kept, also a query without pairs.
    for text in ["http://h/?", "http://h/?&&", "http://h/?%7e=%7E&", "http://h/"] {
        assert_eq!(edited(text, |_| {}), text);
    }
    let mut uri: Uri<String> = "http://h/?a".parse().unwrap();
    let key = String::from("a");
    uri.edit_query_pairs(|pairs| assert_eq!(pairs.get_all(&key).count() + pairs.get_all("a").count(), 2));
    let iri = pest_uri::IriReference::parse("?q=\u{e9}").unwrap();
    let mut pairs = QueryPairs::from(iri.query().unwrap());
    pairs.append("a", None);
    uri.edit_query_pairs(|it| *it = pairs);
    assert_eq!(uri, "http://h/?q=%C3%A9&a");
}

/// Separators alone are not pairs, and an edit that changes nothing keeps them.
#[test]
fn edit_without_changes_keeps_the_query() {
    for text in ["http://h/?&&", "http://h/?", "http://h/?&a&", "http://h/"] {
        let mut uri: Uri<String> = text.parse().unwrap();
        uri.edit_query_pairs(|pairs| assert_eq!(pairs.remove("zz"), 0));
        uri.edit_query_pairs(|pairs| pairs.dedupe());
        uri.edit_query_pairs_with(PairSyntax::FORM, |pairs| pairs.retain(|_| true));
        assert_eq!(uri, text);
    }
}

#[test]
fn decodes_keys_and_values() {
    let uri = Uri::parse("http://h/?a=1%262&b&=c&d+e=%FF+&&%C3%A9=").unwrap();
    let pairs = |syntax| uri.query_pairs_with(syntax).map(|(key, value)| format!("{key}|{value}")).collect::<Vec<_>>();
    assert_eq!(pairs(PairSyntax::AMPERSAND), ["a|1&2", "b|", "|c", "d+e|\u{fffd}+", "\u{e9}|"]);
    assert_eq!(pairs(PairSyntax::FORM), ["a|1&2", "b|", "|c", "d e|\u{fffd} ", "\u{e9}|"]);
    assert_eq!(uri.query_pairs().next_back().unwrap().0, "\u{e9}");
    assert_eq!(Uri::parse("http://h/").unwrap().query_pairs().count(), 0);
}

#[test]
fn retain_keeps_the_bytes_of_the_rest() {
    for (query, expected) in [
        ("x=1&a=%7e&&x&b", "a=%7e&&b"),
        ("a&x&", "a&"),
        ("x", ""),
        ("&x&", ""),
        ("x&x&a", "a"),
        ("a&x", "a"),
        ("&a&x&&", "&a&&"),
        ("&&x&b", "&&b"),
        ("a&b", "a&b"),
        ("", ""),
        ("&", "&"),
    ] {
        let mut pairs = QueryPairs::from(Uri::parse(&format!("a:?{query}")).unwrap().query().unwrap());
        pairs.retain(|pair| pair.key() != "x");
        assert_eq!(pairs.as_str(), expected, "{query}");
    }
}
