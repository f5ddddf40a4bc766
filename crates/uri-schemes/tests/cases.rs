//! Every example of every specification, from `tests/data/`.

use pest_uri::{Uri, UriReference};

const FILES: [&str; 24] = [
    "file", "acct", "cid", "did", "ftp", "mid", "news", "nntp", "sms", "tag", "xmpp", "http", "https", "ws", "wss",
    "tel", "mailto", "data", "urn", "sip", "sips", "ldap", "coap", "geo",
];

/// The JSON strings of a line.
fn strings(line: &str) -> Vec<String> {
    let mut texts = vec![];
    let mut rest = line;
    while let Some(start) = rest.find('"') {
        let mut text = String::new();
        let mut chars = rest[start + 1..].char_indices();
        let mut end = rest.len();
        while let Some((at, it)) = chars.next() {
            match it {
                '"' => {
                    end = start + 1 + at + 1;
                    break;
                }
                '\\' => match chars.next().unwrap().1 {
                    'u' => {
                        let digits: String = (0..4).map(|_| chars.next().unwrap().1).collect();
                        text.push(char::from_u32(u32::from_str_radix(&digits, 16).unwrap()).unwrap());
                    }
                    other => text.push(other),
                },
                it => text.push(it),
            }
        }
        texts.push(text);
        rest = &rest[end..];
    }
    texts
}

/// The lines of all files, each with the name of its file and its texts.
pub fn lines() -> impl Iterator<Item = (String, String, Vec<String>)> {
    let all = FILES.iter().flat_map(|it| [it.to_string(), format!("{it}-equivalence")]).chain(["coaps".into()]);
    all.flat_map(|name| {
        let text = std::fs::read_to_string(format!("tests/data/{name}.txt")).unwrap_or_default();
        let line = |line: &str| (name.clone(), line.to_owned(), strings(line));
        text.lines().map(line).collect::<Vec<_>>()
    })
}

#[test]
fn cases() {
    let (mut count, mut wrong) = (0, vec![]);
    for (name, line, texts) in lines() {
        let word = line.split(' ').next().unwrap_or_default();
        let is_right = match (word, &texts[..]) {
            ("ok", [text]) => match uri_schemes::read(text) {
                Some((_, Ok(_))) => {
                    let uri = UriReference::parse(text.as_str()).unwrap();
                    let normal = uri_schemes::normalize(&uri);
                    let is_stable = uri_schemes::normalize(&normal) == normal;
                    is_stable
                        && uri_schemes::is_equivalent(&uri, &normal)
                        && uri_schemes::key(&uri) == uri_schemes::key(&normal)
                }
                _ => false,
            },
            ("bad", [text]) => {
                Uri::parse(text.as_str()).is_err() || matches!(uri_schemes::read(text), Some((_, Err(_))))
            }
            ("same" | "differ", [a, b]) => {
                let is_same = word == "same";
                let [x, y] = [a, b].map(|it| UriReference::parse(it.as_str()).unwrap());
                let is_sip = a.to_ascii_lowercase().starts_with("sip");
                uri_schemes::is_equivalent(&x, &y) == is_same
                    && uri_schemes::is_equivalent(&y, &x) == is_same
                    && (is_sip || (uri_schemes::key(&x) == uri_schemes::key(&y)) == is_same)
            }
            _ => continue,
        };
        count += 1;
        if !is_right {
            let shown = texts
                .iter()
                .map(|it| match uri_schemes::read(it) {
                    Some((ty, Ok(value))) => format!("{} {:?}", ty.rule(), value.canonical()),
                    Some((_, Err(error))) => error.to_string(),
                    None => "none".into(),
                })
                .collect::<Vec<_>>()
                .join(" | ");
            wrong.push(format!("{name}: {line}\n    {shown}"));
        }
    }
    assert!(wrong.is_empty(), "{} of {count}\n{}", wrong.len(), wrong.join("\n"));
    println!("{count} cases");
}
