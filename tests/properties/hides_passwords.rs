//! No error, report or `Debug` output shows a password, whatever is written around it.

use pest_uri::check::{Policy, Readings, ambiguities};
use pest_uri::{CompleteError, EntryRule, IriReference, ParseTree, Rung, UriReference, complete, redact};

/// A password that is found wherever it is shown, also in lower case.
pub const PASSWORD: &str = "S3CRET";

/// Texts with a password, for which `{}` is any text without the characters before them.
const AROUND: [(&str, &str); 30] = [
    ("", "http://%2Fu:S3CRET{}@h/"),
    ("", "http://u%3AS3CRET@h{}"),
    ("", "tel://u:\\S3CRET{}@h/"),
    ("", "16:04:05 a@b http://u:S3CRET@h{}"),
    ("", "{\"a\":\"b@c\",\"d\":\"http://u:S3CRET{}@h\"}"),
    ("", "//u:S3CRET@h{}"),
    ("", "{}//u:S3CRET@h"),
    ("", "{}//u:S3CRET{}@h"),
    ("", "http://u:S3CRET{}@h/"),
    ("", "HTTPS:/u:S3CRET{}@h"),
    ("", "http:\\\\u:S3CRET{}@h"),
    ("", "https:///u:S3CRET@h{}"),
    ("", "http:\t/\n/u:S3CRET@h{}"),
    ("", "http:/\t/u:S3CRET@h{}"),
    ("", "Http:u:S3CRET{}@h"),
    ("", "http:%2f%2fu:S3CRET@h{}"),
    ("", "sip:u:S3CRET{}@h"),
    ("", "sip:u/x:S3CRET@h"),
    ("", " <URL:ftp://u:S3CRET {}@h>"),
    ("", "jdbc:postgresql://u:S3CRET{}@h"),
    ("", "git::https://u:S3CRET@h{}"),
    ("", "https://proxy/http://u:S3CRET@h{}"),
    ("", "https://proxy/?a=https://u:S3CRET{}@h"),
    ("", "https://proxy/#http:u:S3CRET@h{}"),
    ("", "/?a=https%3A%2F%2Fu%3AS3CRET{}%40h"),
    ("", "mailto:a@b?body=http://u:S3CRET@h{}"),
    ("", "see http://u:S3CRET {}@h"),
    // A slash after a colon would make the user a scheme. White space and closing quotation marks end a word.
    ("/\\\"'` ", "app:S3CRET{}@db/orders"),
    ("/\\\"'` ", "ht\ttp:u:S3CRET{}@h"),
    // A `:` before one of these may be before a port.
    ("/?#\\ \t\r\n", "http://u:{}S3CRET@h/"),
];

/// Writes passwords into a text, and looks for them in everything that is shown of the text.
pub fn check(text: &str) {
    if !text.to_ascii_lowercase().contains(&PASSWORD.to_ascii_lowercase()) {
        for (except, around) in AROUND {
            if !text.contains(|it: char| except.contains(it) || it.is_whitespace() && except.contains(' ')) {
                hides(&around.replace("{}", text), PASSWORD);
            }
        }
    }
    shown(text);
}

/// Asserts that nothing that is shown of a text contains a password that occurs once in it.
#[track_caller]
pub fn hides(text: &str, password: &str) {
    let password = password.to_ascii_lowercase();
    for shown in shown(text) {
        assert!(!shown.to_ascii_lowercase().contains(&password), "{text:?} is shown as {shown}");
    }
}

/// What this crate shows of a text, except for single fields and segments, which know nothing of the text around them.
pub fn shown(text: &str) -> Vec<String> {
    let mut shown = vec![format!("{0} {0:?} {0:#?}", redact(text))];
    for &entry in EntryRule::ALL {
        match ParseTree::parse(entry, text) {
            Ok(tree) => shown.push(format!("{tree:?} {:?}", tree.root())),
            Err(error) => {
                let report = error.report(text);
                shown.push(format!(
                    "{error} {error:?} {report} {report:?} {:?} {:?}",
                    report.notes(),
                    report.expected()
                ));
            }
        }
    }
    if let Ok(iri) = IriReference::parse(text) {
        shown.push(format!("{iri:?} {:?} {:?} {:?}", iri.to_owned(), iri.redacted(), iri.host()));
        shown.push(format!("{0:?} {0:#?} {1:?}", iri.components(), iri.path()));
        shown.push(format!(
            "{:?} {:?} {:?}",
            iri.userinfo(),
            iri.query_pairs().encoded().collect::<Vec<_>>(),
            iri.components().figure(9)
        ));
    }
    if let Ok(reference) = UriReference::parse(text) {
        shown.push(format!("{:?} {:?}", pest_uri::Builder::from_reference(&reference), reference.key(Rung::Scheme)));
    }
    shown.push(format!("{:?}", UriReference::parse_lenient(text)));
    shown.push(format!("{0} {0:?} {1:?}", Readings::from_text(text), ambiguities(text)));
    let policy = Policy::new().schemes(["https"]).no_userinfo();
    shown.push(policy.check(text).map_or_else(|it| format!("{it} {it:?}"), |it| format!("{it:?}")));
    shown.extend(complete(text, "http").err().map(|error| completion(&error)));
    shown
}

fn completion(error: &CompleteError) -> String {
    let details = match error {
        CompleteError::Parse { error, completed } => error.report(completed).to_string(),
        CompleteError::Ambiguous { candidates } => format!("{candidates:?}"),
        _ => String::new(),
    };
    format!("{error} {error:?} {details}")
}
