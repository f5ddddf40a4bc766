//! `magnet`: files by their hash, by [BEP 9] and [BEP 53].
//!
//! ```
//! use uri_schemes::{Magnet, Topic};
//!
//! let magnet = Magnet::parse("magnet:?xt=urn:btmh:1220ab&dn=My%20files&tr=udp://tracker.example:80&so=0,2-4")?;
//! assert_eq!(magnet.topics, [Topic::Btmh("urn:btmh:1220ab".to_owned())]);
//! assert_eq!((magnet.name.as_deref(), magnet.trackers[0].as_str()), (Some("My files"), "udp://tracker.example:80"));
//! assert!(magnet.selects(3) && !magnet.selects(1));
//!
//! let error = Magnet::parse("magnet:?xt=urn:btih:0f1e").unwrap_err();
//! assert_eq!(error.to_string(), "unexpected end of input in btih at byte 24");
//! # Ok::<(), pest_uri::FromGrammarError>(())
//! ```
//!
//! [BEP 9]: https://www.bittorrent.org/beps/bep_0009.html
//! [BEP 53]: https://www.bittorrent.org/beps/bep_0053.html

use alloc::string::String;
use alloc::vec::Vec;

use pest_uri::FromGrammar;

use crate::UriType;

/// A link to files, by their hash.
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/magnet.pest", entry = magnet_URI, check = Magnet::checked)]
pub struct Magnet {
    /// What the files are, by hash (`xt`); at least one, unless there is a key (`xs`, BEP 46) among the others.
    #[grammar(rule = topic)]
    pub topics: Vec<Topic>,
    /// The name to show (`dn`).
    #[grammar(rule = display_name, once)]
    pub name: Option<String>,
    /// The URLs of trackers (`tr`).
    #[grammar(rule = tracker)]
    pub trackers: Vec<String>,
    /// The addresses of peers (`x.pe`), each a host and a port: `192.0.2.7:6881`, `[2001:db8::7]:6881`.
    #[grammar(rule = peer)]
    pub peers: Vec<String>,
    /// The length in bytes (`xl`).
    #[grammar(rule = exact_length, once)]
    pub length: Option<u64>,
    /// The files to select (`so`); all, if there are none. See [`selects`](Magnet::selects).
    #[grammar(rule = select_range)]
    pub selected: Vec<Selection>,
    /// All other parameters, in order.
    #[grammar(rule = other_parameter)]
    pub others: Vec<Parameter>,
}

/// A hash of what a link refers to.
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/magnet.pest", rule = topic)]
pub enum Topic {
    /// The info-hash of `BitTorrent`: `urn:btih:`, and 40 hexadecimal digits or 32 characters of Base 32.
    #[grammar(rule = btih)]
    Btih(String),
    /// The info-hash of `BitTorrent` 2: `urn:btmh:`, and a multihash in hexadecimal digits.
    #[grammar(rule = btmh)]
    Btmh(String),
    /// Any other URN: `urn:sha1:…`.
    #[grammar(rule = other_topic)]
    Other(String),
}

/// A file of a torrent, or a range of files.
#[derive(Clone, Copy, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/magnet.pest", rule = select_range)]
pub struct Selection {
    /// The index of the first file, from 0.
    #[grammar(rule = first_index)]
    pub first: u32,
    /// The index of the last file, if there are several.
    #[grammar(rule = last_index)]
    pub last: Option<u32>,
}

/// A parameter without a field of its own.
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/magnet.pest", rule = other_parameter)]
pub struct Parameter {
    /// The name.
    #[grammar(rule = other_name)]
    pub name: String,
    /// The value.
    #[grammar(rule = other_value)]
    pub value: String,
}

impl Magnet {
    /// Whether a file is to be downloaded, by its index from 0 (BEP 53).
    #[must_use]
    pub fn selects(&self, file: u32) -> bool {
        let mut ranges = self.selected.iter();
        self.selected.is_empty() || ranges.any(|it| (it.first..=it.last.unwrap_or(it.first)).contains(&file))
    }

    fn checked(self) -> Result<Self, &'static str> {
        let has_key = self.others.iter().any(|it| it.name.eq_ignore_ascii_case("xs"));
        if self.topics.is_empty() && !has_key { Err("the parameter `xt` is missing") } else { Ok(self) }
    }
}

impl UriType for Magnet {
    const SCHEMES: &'static [&'static str] = &["magnet"];
    const NORMALIZES: bool = false;
}
