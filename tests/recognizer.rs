//! The recognizer finds what pest and the walk over its tree find, and rejects what pest rejects, with the same
//! messages.

use pest_uri::kind;
use proptest::prelude::*;

use crate::generated::{any_text, config};
use crate::properties::readers_agree::{agrees, all_agree};
use crate::support::cases;

#[test]
fn agrees_on_the_test_cases() {
    for file in ["accepted.txt", "rejected.txt"] {
        for case in cases(file) {
            all_agree(&case.text);
        }
    }
}

/// Returns every text of these characters, up to a length.
fn texts(alphabet: &[char], longest: usize, then: &mut impl FnMut(&str)) {
    fn go(alphabet: &[char], left: usize, text: &mut String, then: &mut impl FnMut(&str)) {
        then(text);
        for &character in alphabet.iter().filter(|_| left > 0) {
            text.push(character);
            go(alphabet, left - 1, text, then);
            text.pop();
        }
    }
    go(alphabet, longest, &mut String::new(), then);
}

#[test]
fn agrees_on_every_short_text() {
    texts(&['a', '1', ':', '/', '?', '#', '@', '[', '%', '.', '|'], 4, &mut |text| all_agree(text));
    texts(&['a', ':', '/', '?', '#', '@'], 5, &mut |text| agrees::<kind::UriReference>(text));
}

/// The recognizer reads text in blocks; the result must not depend on where they end.
#[test]
fn agrees_at_block_boundaries() {
    let filler = "abcdefghijklmnopqrstuvwxyz0123456789-._~abcdefghijklmnopqrstuvwxyz0123456789-._~".repeat(3);
    let pieces = ["/", "x:", "//u@", "?", "http://", "", "\u{e9}"];
    let ends = [
        "", "%41", "%4", "%", "%%41", "|", "/", ":80", "@h", "?", "#", "?%7e", "/%41%42%43/", "[::1]", "\u{e9}",
        "\u{e000}", "\u{ffff}", "\u{4e2d}\u{10000}?\u{e000}", "@\u{4e2d}:80", "%c3\u{e9}%c3", "#/?%41\u{10fffd}",
        "?a#b", "//a:b@c/",
    ];
    let lengths = (0..20).chain(28..36).chain(55..70).chain(120..132);
    for (length, start) in lengths.flat_map(|length| pieces.map(|piece| (length, piece))) {
        for end in ends {
            let text = format!("{start}{}{end}", &filler[..length]);
            all_agree(&text);
            all_agree(&format!("{text}{}", &filler[..9]));
        }
    }
}

#[test]
fn agrees_on_addresses() {
    let addresses = [
        "1.2.3.4", "1.2.3.4.5", "1.2.3.4a", "1.2.3.4%41", "1.2.3.4%4", "256.1.1.1", "01.2.3.4", "1.2.3", "[::]",
        "[::1]", "[1:2:3:4:5:6:7:8]", "[1::8]", "[::1.2.3.4]", "[1:2:3:4:5:6:1.2.3.4]", "[v1.x]", "[V1F.a:b]", "[v.x]",
        "[::1", "[]", "[::12345]", "[1:2:3:4:5:6:7::]", "[1::2::3]", "[::1]a", "[::1%25eth0]", "1.2.3.4\u{e9}",
        "[1:2:3:4:5:6:7:1.2.3.4]",
    ];
    for address in addresses {
        for text in ["//{}", "http://{}:80/", "x://u@{}?q", "//:@{}#", "//1.2.3.4@{}/a", "{}"] {
            all_agree(&text.replace("{}", address));
        }
    }
    texts(&['1', ':', '.', 'f'], 6, &mut |text| agrees::<kind::Uri>(&format!("x://[{text}]")));
    texts(&['1', '2', '5', '.'], 5, &mut |text| agrees::<kind::Uri>(&format!("x://1.2{text}")));
}

/// If an `@` may still follow, the rejected text may be a userinfo, and so a password.
#[test]
fn agrees_on_possible_userinfos() {
    for start in ["//u", "//u:p", "//[1:", "//h:8", "//a%", "x:y", "/"] {
        texts(&['1', ':', '/', '@', '|', '%', '[', '\u{e9}'], 3, &mut |text| {
            agrees::<kind::UriReference>(&format!("{start}{text}"));
            agrees::<kind::Iri>(&format!("x:{start}{text}"));
        });
    }
    texts(&['1', 'v', '.', ':', ']', '|'], 4, &mut |text| agrees::<kind::IriReference>(&format!("//[{text}")));
}

#[test]
fn agrees_on_characters_of_each_width() {
    for edge in [
        0x7f, 0x80, 0x9f, 0xa0, 0xbf, 0xc0, 0x7ff, 0x800, 0xfff, 0x1000, 0xd7ff, 0xe000, 0xf8ff, 0xf900, 0xfdcf,
        0xfdd0, 0xfdef, 0xffef, 0xfff0, 0x1fffd, 0x1fffe, 0xdfffd, 0xe0fff, 0xe1000, 0xefffd, 0xf0000, 0x0010_fffd,
    ] {
        for code in edge - 1..=edge + 1 {
            let Some(character) = char::from_u32(code) else { continue };
            for text in ["x://{}/{}?{}#{}", "?{}", "{}", "a{}b:c", "//{}@{}:8", "x:{}{}", "{}:", "#{}", "{}?{}"] {
                all_agree(&text.replace("{}", &character.to_string()));
                all_agree(&text.replace("{}", &format!("{character}{character}a{character}")));
            }
        }
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn agrees_on_generated_texts(text in any_text(), more in any_text()) {
        all_agree(&text);
        all_agree(&format!("{text}{more}"));
        all_agree(&text.replace('.', "\u{4e2d}"));
    }
}

mod by_rule {
    use super::*;
    use pest_uri::{EntryRule, strategy};

    fn matching() -> impl Strategy<Value = String> {
        let rules = EntryRule::ALL.iter().map(|entry| strategy::matching(entry.name()).unwrap().boxed());
        prop::strategy::Union::new(rules)
    }

    proptest! {
        #![proptest_config(config())]

        #[test]
        fn agrees_on_matching_texts(
            text in matching(),
            at in any::<prop::sample::Index>(),
            other in prop::sample::select(&['|', '%', '/', ':', '@', '[', '\u{e9}', '\u{e000}'][..]),
        ) {
            all_agree(&text);
            // Also texts that it almost matches.
            let mut characters: Vec<char> = text.chars().collect();
            if !characters.is_empty() {
                let at = at.index(characters.len());
                characters[at] = other;
                all_agree(&characters.iter().collect::<String>());
                characters.remove(at);
                all_agree(&characters.iter().collect::<String>());
            }
        }
    }
}
