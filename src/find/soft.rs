//! Characters that belong to a sentence if they are at the end of a URI.

/// Whether a character has the value `Soft` of the property `Link_Term` (UTS #58): punctuation that ends a sentence or
/// a part of one, and quotes. Such a character belongs to a URI only if the URI continues after it.
///
/// `…` is added. It has the same use, but is a leader by its Unicode properties.
pub(super) fn is_soft(character: char) -> bool {
    let at = SOFT.partition_point(|&(_, last)| last < character);
    SOFT.get(at).is_some_and(|&(first, _)| first <= character) || character == '\u{2026}'
}

/// In order. These are the characters with `Terminal_Punctuation`, and those with `Line_Break=QU`, of Unicode 18.
#[rustfmt::skip]
const SOFT: &[(char, char)] = &[
    ('!', '"'), ('\'', '\''), (',', ','), ('.', '.'), (':', ';'), ('?', '?'), ('\u{ab}', '\u{ab}'),
    ('\u{bb}', '\u{bb}'), ('\u{37e}', '\u{37e}'), ('\u{387}', '\u{387}'), ('\u{589}', '\u{589}'),
    ('\u{5c3}', '\u{5c3}'), ('\u{60c}', '\u{60c}'), ('\u{61b}', '\u{61b}'), ('\u{61d}', '\u{61f}'),
    ('\u{6d4}', '\u{6d4}'), ('\u{700}', '\u{70a}'), ('\u{70c}', '\u{70c}'), ('\u{7f8}', '\u{7f9}'),
    ('\u{830}', '\u{835}'), ('\u{837}', '\u{83e}'), ('\u{85e}', '\u{85e}'), ('\u{964}', '\u{965}'),
    ('\u{e5a}', '\u{e5b}'), ('\u{f08}', '\u{f08}'), ('\u{f0d}', '\u{f12}'), ('\u{104a}', '\u{104b}'),
    ('\u{1361}', '\u{1368}'), ('\u{166e}', '\u{166e}'), ('\u{16eb}', '\u{16ed}'), ('\u{1735}', '\u{1736}'),
    ('\u{17d4}', '\u{17d6}'), ('\u{17da}', '\u{17da}'), ('\u{1802}', '\u{1805}'), ('\u{1808}', '\u{1809}'),
    ('\u{1944}', '\u{1945}'), ('\u{1aa8}', '\u{1aab}'), ('\u{1b4e}', '\u{1b4f}'), ('\u{1b5a}', '\u{1b5b}'),
    ('\u{1b5d}', '\u{1b5f}'), ('\u{1b7d}', '\u{1b7f}'), ('\u{1c3b}', '\u{1c3f}'), ('\u{1c7e}', '\u{1c7f}'),
    ('\u{2018}', '\u{2019}'), ('\u{201b}', '\u{201d}'), ('\u{201f}', '\u{201f}'), ('\u{2024}', '\u{2024}'),
    ('\u{2039}', '\u{203a}'), ('\u{203c}', '\u{203d}'), ('\u{2047}', '\u{2049}'), ('\u{275b}', '\u{2760}'),
    ('\u{2cf9}', '\u{2cfb}'), ('\u{2e00}', '\u{2e0d}'), ('\u{2e1c}', '\u{2e1d}'), ('\u{2e20}', '\u{2e21}'),
    ('\u{2e2e}', '\u{2e2e}'), ('\u{2e3c}', '\u{2e3c}'), ('\u{2e41}', '\u{2e41}'), ('\u{2e4c}', '\u{2e4c}'),
    ('\u{2e4e}', '\u{2e4f}'), ('\u{2e53}', '\u{2e54}'), ('\u{2e60}', '\u{2e61}'), ('\u{3001}', '\u{3002}'),
    ('\u{a4fe}', '\u{a4ff}'), ('\u{a60d}', '\u{a60f}'), ('\u{a6f3}', '\u{a6f7}'), ('\u{a876}', '\u{a877}'),
    ('\u{a8ce}', '\u{a8cf}'), ('\u{a92f}', '\u{a92f}'), ('\u{a9c7}', '\u{a9c9}'), ('\u{aa5d}', '\u{aa5f}'),
    ('\u{aadf}', '\u{aadf}'), ('\u{aaf0}', '\u{aaf1}'), ('\u{abeb}', '\u{abeb}'), ('\u{fe12}', '\u{fe12}'),
    ('\u{fe15}', '\u{fe16}'), ('\u{fe50}', '\u{fe52}'), ('\u{fe54}', '\u{fe57}'), ('\u{ff01}', '\u{ff01}'),
    ('\u{ff0c}', '\u{ff0c}'), ('\u{ff0e}', '\u{ff0e}'), ('\u{ff1a}', '\u{ff1b}'), ('\u{ff1f}', '\u{ff1f}'),
    ('\u{ff61}', '\u{ff61}'), ('\u{ff64}', '\u{ff64}'), ('\u{1039f}', '\u{1039f}'),
    ('\u{103d0}', '\u{103d0}'), ('\u{10857}', '\u{10857}'), ('\u{1091f}', '\u{1091f}'),
    ('\u{10a56}', '\u{10a57}'), ('\u{10af0}', '\u{10af5}'), ('\u{10b3a}', '\u{10b3f}'),
    ('\u{10b99}', '\u{10b9c}'), ('\u{10f55}', '\u{10f59}'), ('\u{10f86}', '\u{10f89}'),
    ('\u{11047}', '\u{1104d}'), ('\u{110be}', '\u{110c1}'), ('\u{11141}', '\u{11143}'),
    ('\u{111c5}', '\u{111c6}'), ('\u{111cd}', '\u{111cd}'), ('\u{111de}', '\u{111df}'),
    ('\u{11238}', '\u{1123c}'), ('\u{112a9}', '\u{112a9}'), ('\u{113d4}', '\u{113d5}'),
    ('\u{1144b}', '\u{1144d}'), ('\u{1145a}', '\u{1145b}'), ('\u{115c2}', '\u{115c5}'),
    ('\u{115c9}', '\u{115d7}'), ('\u{11641}', '\u{11642}'), ('\u{1173c}', '\u{1173e}'),
    ('\u{11944}', '\u{11944}'), ('\u{11946}', '\u{11946}'), ('\u{11a42}', '\u{11a43}'),
    ('\u{11a9b}', '\u{11a9c}'), ('\u{11aa1}', '\u{11aa2}'), ('\u{11c41}', '\u{11c43}'),
    ('\u{11c71}', '\u{11c71}'), ('\u{11ef7}', '\u{11ef8}'), ('\u{11f43}', '\u{11f44}'),
    ('\u{12470}', '\u{12474}'), ('\u{16a6e}', '\u{16a6f}'), ('\u{16af5}', '\u{16af5}'),
    ('\u{16b37}', '\u{16b39}'), ('\u{16b44}', '\u{16b44}'), ('\u{16d6e}', '\u{16d6f}'),
    ('\u{16e97}', '\u{16e98}'), ('\u{1bc9f}', '\u{1bc9f}'), ('\u{1da87}', '\u{1da8a}'),
    ('\u{1f676}', '\u{1f678}'),
];

#[cfg(test)]
mod tests {
    use super::*;
    use icu_properties::props::{Deprecated, LineBreak, TerminalPunctuation};
    use icu_properties::{CodePointMapData, CodePointSetData};

    /// UTS #58 derives the property from these.
    #[test]
    #[cfg_attr(miri, ignore = "all characters are too many")]
    fn derived_from_the_properties_of_unicode() {
        let (ends, breaks) = (CodePointSetData::new::<TerminalPunctuation>(), CodePointMapData::<LineBreak>::new());
        let deprecated = CodePointSetData::new::<Deprecated>();
        for it in '\0'..=char::MAX {
            let is_expected = (ends.contains(it) || breaks.get(it) == LineBreak::Quotation) && !deprecated.contains(it);
            assert_eq!(is_soft(it), is_expected || it == '\u{2026}', "{it:?}");
        }
    }
}
