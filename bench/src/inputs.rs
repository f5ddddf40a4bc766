//! Inputs that look like real ones. They have many lengths and shapes, so that no branch predictor
//! learns them by heart.

/// A small random number generator (xorshift) with the same numbers on every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }

    fn one<'a>(&mut self, of: &[&'a str]) -> &'a str {
        of[self.below(of.len())]
    }

    fn word(&mut self) -> String {
        let length = 1 + self.below(11);
        (0..length).map(|_| char::from(b'a' + self.below(26) as u8)).collect()
    }

    fn authority(&mut self) -> String {
        let host = match self.below(10) {
            0 => format!("{}.{}.{}.{}", self.below(256), self.below(256), self.below(256), self.below(256)),
            1 => format!("[2001:db8::{:x}]", self.below(65536)),
            _ => format!(
                "{}{}.{}",
                self.one(&["", "www.", "WWW.", "cdn."]),
                self.word(),
                self.one(&["com", "org", "example"])
            ),
        };
        let userinfo = if self.below(12) == 0 { self.word() + "@" } else { String::new() };
        userinfo + &host + self.one(&["", "", "", "", ":80", ":8080"])
    }

    /// A domain name of two to four labels.
    fn name(&mut self) -> String {
        let labels: String = (0..self.below(3)).map(|_| self.word() + ".").collect();
        let name = self.word() + self.one(&["", "", "-x", "24"]);
        format!("{labels}{name}.{}", self.one(&["com", "org", "co.uk", "de", "info"]))
    }

    /// One to five words, as in the titles of pages and the names of files.
    fn title(&mut self) -> String {
        let delimiter = self.one(&["-", "-", "_", "%20", "."]);
        let words: Vec<_> = (0..=self.below(5)).map(|_| self.word()).collect();
        words.join(delimiter)
    }

    fn path(&mut self, depth: usize) -> String {
        (0..self.below(depth + 1))
            .map(|_| format!("/{}{}", self.word(), self.one(&["", "", "", "-1", "%20", "%7e", "%C3%A9"])))
            .collect()
    }

    fn tail(&mut self) -> String {
        let query = match self.below(3) {
            0 => format!("?{}={}&{}={}", self.word(), self.word(), self.word(), self.below(100_000)),
            _ => String::new(),
        };
        query + &if self.below(6) == 0 { format!("#{}", self.word()) } else { String::new() }
    }
}

const COUNT: usize = 8_000;

/// URIs, about half of which are normalized.
pub fn uris() -> Vec<String> {
    let mut numbers = Numbers(0x9E37_79B9_7F4A_7C15);
    let uri = |_| {
        let scheme = numbers.one(&["http", "https", "https", "HTTPS", "ftp"]);
        let dots = numbers.one(&["", "", "", "/./a", "/b/../c"]);
        format!("{scheme}://{}{}{dots}{}{}", numbers.authority(), numbers.path(4), numbers.path(3), numbers.tail())
    };
    (0..COUNT).map(uri).collect()
}

/// URIs of less than 16 bytes.
pub fn short() -> Vec<String> {
    let mut numbers = Numbers(0x2545_F491_4F6C_DD1D);
    let uri = |_| {
        let word = numbers.word();
        let text = match numbers.below(6) {
            0 => format!("urn:{word}"),
            1 => format!("http://{word}"),
            2 => format!("tel:+{}", numbers.below(100_000_000)),
            3 => format!("x:/{word}?{}", numbers.below(100)),
            4 => format!("a://h{}/", numbers.one(&["", ":80", ".c"])),
            _ => format!("data:,{word}"),
        };
        text.chars().take(15).collect()
    };
    (0..COUNT).map(uri).collect()
}

/// URIs, mostly of 20 to 64 bytes, as people write them.
pub fn typical() -> Vec<String> {
    let mut numbers = Numbers(0x9FB2_1C65_1E98_DF25);
    let uri = |_| {
        let scheme = numbers.one(&["http", "https", "https", "https", "ftp"]);
        format!("{scheme}://{}{}{}", numbers.authority(), numbers.path(4), numbers.tail())
    };
    (0..COUNT).map(uri).collect()
}

/// URIs of a few hundred bytes.
pub fn long() -> Vec<String> {
    let mut numbers = Numbers(0xC2B2_AE3D_27D4_EB4F);
    let uri = |_| {
        let pairs: Vec<_> = (0..numbers.below(20)).map(|_| format!("{}={}", numbers.word(), numbers.word())).collect();
        format!("https://{}{}?{}{}", numbers.authority(), numbers.path(24), pairs.join("&"), numbers.one(&["", "#top"]))
    };
    (0..COUNT).map(uri).collect()
}

/// URLs of pages, as lists of links have them: hosts of several labels, titles and file names as
/// segments, some queries.
pub fn pages() -> Vec<String> {
    let mut numbers = Numbers(0x6C62_272E_07BB_0142);
    let uri = |_| {
        let scheme = numbers.one(&["http", "https", "https"]);
        let segments: String = (0..numbers.below(5)).map(|_| format!("/{}", numbers.title())).collect();
        let end = match numbers.below(6) {
            0 | 1 => numbers.one(&[".html", ".php", ".aspx", ".pdf", "_files/a.png"]).to_owned(),
            2 => format!("?{}={}", numbers.word(), numbers.title()),
            3 => format!("#{}", numbers.word()),
            _ => "/".to_owned(),
        };
        format!("{scheme}://{}{segments}{}", numbers.name(), if segments.is_empty() { "/" } else { &end })
    };
    (0..COUNT).map(uri).collect()
}

/// URLs with long queries, as advertisements and searches have them.
pub fn queries() -> Vec<String> {
    let mut numbers = Numbers(0x9AE1_6A3B_2F90_404F);
    let uri = |_| {
        let pair = |numbers: &mut Numbers| match numbers.below(5) {
            0 => format!("utm_{}={}", numbers.word(), numbers.title()),
            1 => format!("{}={:016x}-{:08x}", numbers.word(), numbers.0, numbers.0 >> 32),
            2 => format!("url=https%3A%2F%2F{}%2F{}", numbers.name(), numbers.word()),
            3 => format!("q={}+{}%20{}", numbers.word(), numbers.word(), numbers.word()),
            _ => format!("{}={}", numbers.word(), numbers.below(1_000_000)),
        };
        let pairs: Vec<_> = (0..=numbers.below(8)).map(|_| pair(&mut numbers)).collect();
        format!("https://{}/{}?{}", numbers.name(), numbers.title(), pairs.join("&"))
    };
    (0..COUNT).map(uri).collect()
}

/// `file` URLs of the files of a program.
pub fn files() -> Vec<String> {
    let mut numbers = Numbers(0xC3A5_C85C_97CB_3127);
    let uri = |_| {
        let folders: String = (0..2 + numbers.below(8)).map(|_| format!("/{}", numbers.title())).collect();
        let query = if numbers.below(4) == 0 { format!("?v={:016x}", numbers.0) } else { String::new() };
        let name = numbers.title() + numbers.one(&[".js", ".d.ts", ".c", ".json", ".md", ""]);
        format!("file://{folders}/{name}{query}")
    };
    (0..COUNT).map(uri).collect()
}

/// URIs with every kind of host.
pub fn hosts() -> Vec<String> {
    let mut numbers = Numbers(0x1656_67B1_9E37_79F9);
    let uri = |_| {
        let host = match numbers.below(6) {
            0 => format!("{}.{}.{}.{}", numbers.below(256), numbers.below(256), numbers.below(256), numbers.below(256)),
            1 => format!("[2001:db8::{:x}:{:x}]", numbers.below(65536), numbers.below(65536)),
            2 => format!("[fe80:0:0:0:{:x}:0:192.0.2.{}]", numbers.below(65536), numbers.below(256)),
            3 => format!("[v1.{}]", numbers.word()),
            4 => String::new(),
            _ => format!("{}.example", numbers.word()),
        };
        format!("http://{host}{}{}", numbers.one(&["", ":8080"]), numbers.path(2))
    };
    (0..COUNT).map(uri).collect()
}

/// IRIs, about half of which have characters beyond ASCII.
pub fn iris() -> Vec<String> {
    let mut numbers = Numbers(0x27D4_EB2F_1656_67C5);
    let iri = |_| {
        let word = numbers.one(&["caf\u{e9}", "\u{4e2d}\u{6587}", "wiki", "index", "\u{43c}\u{438}\u{440}", "a"]);
        format!("https://{}/{word}{}/{word}{}", numbers.authority(), numbers.path(2), numbers.tail())
    };
    (0..COUNT).map(iri).collect()
}

/// Texts that are invalid as URIs because of one character.
pub fn invalid() -> Vec<String> {
    broken().into_iter().map(|(_, text)| text).collect()
}

/// URIs, each with a copy that one character makes invalid.
pub fn broken() -> Vec<(String, String)> {
    let mut numbers = Numbers(0x85EB_CA6B_C2B2_AE35);
    let break_off = |text: String| {
        let at = 9 + numbers.below(text.len() - 8);
        let (head, tail) = text.split_at(at.min(text.len()));
        let broken = format!("{head}{}{tail}", numbers.one(&[" ", "|", "%", "%zz", "^", "#a#"]));
        (text, broken)
    };
    let pairs = uris().into_iter().map(break_off);
    pairs.filter(|(_, broken)| fluent_uri::Uri::parse(broken.as_str()).is_err()).collect()
}

/// Texts that are invalid as references at their beginning, such as people paste.
pub fn invalid_early() -> Vec<String> {
    let mut numbers = Numbers(0xC2B2_AE3D_27D4_EB4F);
    let text = |uri: String| match numbers.below(6) {
        0 => format!(" {uri}"),
        1 => format!("<{uri}>"),
        2 => format!("\"{uri}\""),
        3 => format!("1{uri}"),
        4 => format!("{} {uri}", numbers.word()),
        _ => format!("{} {}", numbers.word(), numbers.word()),
    };
    let texts = uris().into_iter().map(text);
    texts.filter(|text| fluent_uri::UriRef::parse(text.as_str()).is_err()).collect()
}

/// Bases without a fragment, and references.
pub fn references() -> Vec<(String, String)> {
    let mut numbers = Numbers(0xD1B5_4A32_D192_ED03);
    let pair = |_| {
        let base = format!("https://{}{}/", numbers.authority(), numbers.path(5));
        let reference = match numbers.below(10) {
            0 => format!("https://{}{}", numbers.authority(), numbers.path(4)),
            1 => format!("//{}{}", numbers.authority(), numbers.path(4)),
            2 | 3 => format!("/{}{}", numbers.word(), numbers.path(4)),
            4 | 5 => format!("{}{}{}", numbers.one(&["../", "../../"]), numbers.word(), numbers.path(3)),
            6 => format!("./{}{}", numbers.word(), numbers.path(2)),
            7 => String::new(),
            _ => format!("{}{}", numbers.word(), numbers.path(3)),
        };
        (base, reference + &numbers.tail())
    };
    (0..COUNT).map(pair).collect()
}

/// Relative references, which are not URIs.
pub fn relative() -> Vec<String> {
    let references = references().into_iter().map(|(_, reference)| reference);
    references.filter(|reference| fluent_uri::Uri::parse(reference.as_str()).is_err()).collect()
}

/// Bases and targets, most of them close to each other.
pub fn targets() -> Vec<(String, String)> {
    let mut numbers = Numbers(0xA076_1D64_78BD_642F);
    let pair = |_| {
        let (authority, common) = (numbers.authority(), numbers.path(4));
        let base = format!("https://{authority}{common}/{}{}", numbers.word(), numbers.path(2));
        let elsewhere = numbers.authority();
        let authority = if numbers.below(8) == 0 { elsewhere } else { authority };
        let target = format!("https://{authority}{common}/{}{}{}", numbers.word(), numbers.path(3), numbers.tail());
        (base, target)
    };
    (0..COUNT).map(pair).collect()
}

/// Data, about half of which needs no encoding in any part.
pub fn data() -> Vec<String> {
    let mut numbers = Numbers(0xE703_7ED1_A0B4_28DB);
    let text = |_| {
        let needs_encoding = numbers.below(2) == 0;
        let ends =
            if needs_encoding { ["-", " ", " & ", "/", "\u{e9} ", "50% "] } else { ["-", "-", "_", ".", "~", ""] };
        (0..=numbers.below(5)).map(|_| numbers.word() + numbers.one(&ends)).collect()
    };
    (0..COUNT).map(text).collect()
}
