//! Normalizing by one copy of the text, with a change here and there: enough for most references.

use alloc::string::String;

use crate::bytes::delimiter::SEGMENT;
use crate::bytes::octets::{LENGTH, MARK, value_at};
use crate::bytes::scan::{find_byte, find_pair, has_byte, has_upper, last_byte};
use crate::components::accessors::Components;
use crate::components::percent::Rewrite;
use crate::resolution::compose::looks_like_authority;
use crate::syntax::outline::Outline;

const SLASH: u8 = SEGMENT as u8;
const DOT: u8 = b'.';

/// Writes the normal form of a reference to a string, and where its components stand there; nothing, where more is to be done than this.
///
/// More is to be done where an octet of the authority is percent-encoded, or a dot of the path, where a rootless path begins with a dot, and
/// where what is left of a path would be read as an authority.
pub(crate) fn write(
    components: Components<'_>,
    rewrite: Rewrite,
    removes_dots: bool,
    out: &mut String,
) -> Option<Outline> {
    let (text, outline) = (components.text(), components.outline());
    let start = out.len();
    let mut copy = Copy::behind_path(components, rewrite, removes_dots, 0, out)?;
    let path_end = copy.place(outline.path_end);
    copy.rewrite_to(outline.query_end)?;
    let query_end = copy.place(outline.query_end);
    copy.rewrite_to(text.len())?;
    copy.up_to(text.len());
    if rewrite.lower && has_upper(&text[..outline.scheme_end.max(outline.host_end)]) {
        out[start..start + outline.scheme_end].make_ascii_lowercase();
        out[start + outline.host_start..start + outline.host_end].make_ascii_lowercase();
    }
    let outline = Outline { path_end, query_end, ..outline.map(|at| start + at) };
    let is_authority = !outline.has_authority() && looks_like_authority(&out[outline.path_start..path_end]);
    (!is_authority).then_some(outline)
}

/// Writes the normal form of a path to a string; nothing, where more is to be done than this.
pub(crate) fn write_path(components: Components<'_>, rewrite: Rewrite, out: &mut String) -> Option<()> {
    let path = components.outline().path();
    let mut copy = Copy::behind_path(components, rewrite, true, path.start, out)?;
    copy.up_to(path.end);
    Some(())
}

/// A copy that is being made.
struct Copy<'t, 'o> {
    text: &'t str,
    rewrite: Rewrite,
    /// What stands behind this place of the text is not copied yet.
    behind: usize,
    /// Where the next percent-encoded octet stands that was not looked at; the end, where none does.
    octet: usize,
    /// Where the path ends in the text.
    path_end: usize,
    out: &'o mut String,
}

impl<'t, 'o> Copy<'t, 'o> {
    /// The copy of a text from a place on, at or before its path, as far as that.
    #[inline]
    fn behind_path(
        components: Components<'t>,
        rewrite: Rewrite,
        removes_dots: bool,
        from: usize,
        out: &'o mut String,
    ) -> Option<Self> {
        let (text, path) = (components.text(), components.outline().path());
        let bytes = text.as_bytes();
        let octet = if rewrite.rewrites_octets() { find_byte(&bytes[from..], MARK) } else { None };
        let octet = octet.map_or(text.len(), |octet| from + octet);
        if octet < path.start || removes_dots && bytes.get(path.start) == Some(&DOT) {
            return None;
        }
        let may_have_dots = removes_dots && has_byte(&text[path.clone()], DOT);
        let dots = if may_have_dots { find_pair(&bytes[path.clone()], SLASH, DOT) } else { None };
        let floor = out.len() + path.start - from;
        let mut copy = Copy { text, rewrite, behind: from, octet, path_end: path.end, out };
        if let Some(dots) = dots {
            copy.without_dots(floor, path.start + dots)?;
        }
        copy.rewrite_to(path.end)?;
        Some(copy)
    }

    /// Where what stands at a place of the text, not copied yet, stands in the copy.
    fn place(&self, at: usize) -> usize {
        self.out.len() + (at - self.behind)
    }

    fn up_to(&mut self, at: usize) {
        self.out.push_str(&self.text[self.behind..at]);
        self.behind = at;
    }

    /// Rewrites the octets up to a place. Nothing, where one is a dot of the path, which may make a dot segment.
    fn rewrite_to(&mut self, end: usize) -> Option<()> {
        let bytes = self.text.as_bytes();
        while self.octet < end {
            let (at, behind) = (self.octet, self.octet + LENGTH);
            let value = value_at(bytes, at);
            if self.rewrite.decodes(value) {
                if value == DOT && at < self.path_end {
                    return None;
                }
                self.up_to(at);
                self.out.push(char::from(value));
                self.behind = behind;
            } else if self.rewrite.raises(&self.text[at..behind]) {
                self.up_to(behind);
                let digits = self.out.len() - LENGTH;
                self.out[digits..].make_ascii_uppercase();
            }
            self.octet = find_byte(&bytes[behind..], MARK).map_or(bytes.len(), |next| behind + next);
        }
        Some(())
    }

    /// Copies a path without its dot segments (section 5.2.4), the first of which may begin behind this slash; `floor` is where the path
    /// begins in the copy.
    fn without_dots(&mut self, floor: usize, first: usize) -> Option<()> {
        let end = self.path_end;
        let bytes = &self.text.as_bytes()[..end];
        let mut slash = first;
        loop {
            let dots = if bytes.get(slash + 2) == Some(&DOT) { 2 } else { 1 };
            let behind = slash + 1 + dots;
            if behind == end || bytes[behind] == SLASH {
                self.rewrite_to(slash)?;
                self.up_to(slash);
                if dots == 2 {
                    let above = last_byte(&self.out.as_bytes()[floor..], SLASH).unwrap_or(0);
                    self.out.truncate(floor + above);
                }
                self.behind = behind;
                if behind == end {
                    self.out.push(SEGMENT);
                }
            }
            match find_pair(&bytes[behind..], SLASH, DOT) {
                Some(next) => slash = behind + next,
                None => return Some(()),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use alloc::{format, string::String, vec::Vec};

    use crate::normalization::normalizer::Normalizer;
    use crate::steps::Normalize;
    use crate::{IriReference, UriReference};

    const HEADS: [&str; 9] =
        ["", "HTTP:", "http://h", "http://A@H:80", "http://%41@h", "http://%41", "//[::A]:", "//H", "x://\u{e9}A"];
    const PATHS: [&str; 24] = [
        "", "/", "/a", "a/B", "/a/../b", "/..", "/.", "/a/./", "/a/b/../../../c", "/../..", "//../a", "/a//..//b",
        "/.../.a/..b/c.", "/a%2f%7e", "/%c3%A9/%7E/../%7e", "/%2e/a", "/a/%2E%2e/b", "/a/..%2f", "/%7e%7e.", "../a",
        "./a:b", "/a/..//b", "/%7e/../%7f/.", "/\u{e9}%c3%a9/..",
    ];
    const TAILS: [&str; 6] = ["", "?", "?a%2e%7E=/../B#", "#/../%7e", "?%c3%a9#%C3%a9", "?\u{e9}%7e"];
    const STEPS: [Normalize; 7] = [
        Normalize::NONE,
        Normalize::CASE,
        Normalize::PERCENT_ENCODING,
        Normalize::SYNTAX,
        Normalize::SCHEME,
        Normalize::NONE.dot_segments(true),
        Normalize::NONE.percent_encoding(true),
    ];

    #[test]
    fn a_copy_is_what_is_written_component_by_component() {
        let (mut copied, mut all) = (0, 0);
        for (head, path) in HEADS.iter().flat_map(|head| PATHS.map(|path| (head, path))) {
            for (tail, steps) in TAILS.iter().flat_map(|tail| STEPS.map(|steps| (tail, steps))) {
                let text = format!("{head}{path}{tail}");
                let Ok(reference) = IriReference::parse(text.as_str()) else { continue };
                let normalizer = Normalizer::new(reference.parts(), steps);
                let (mut written, mut copy) = (String::new(), String::new());
                let outline = normalizer.write(&mut written);
                all += 1;
                let (mut path, mut segments) = (String::new(), String::new());
                normalizer.write_path(&mut path);
                normalizer.write_segments(&mut segments);
                assert_eq!(path, segments, "{text} {steps:?}");
                match normalizer.copied(&mut copy) {
                    Some(copied_outline) => {
                        copied += 1;
                        assert_eq!((copy, copied_outline), (written, outline), "{text} {steps:?}");
                    }
                    None => assert_eq!(copy, "", "{text} {steps:?}"),
                }
            }
        }
        assert!(copied * 2 > all, "{copied} of {all}");
    }

    #[test]
    fn equal_is_what_is_written_alike() {
        let heads = ["", "data:", "http://h", "HTTP://H"];
        let more =
            ["a/%2e%2e/b", "a/../b", "a/..", "a/%2E.", "a/.%2e", "a%2e/b", "a./b", "a/%2e./b", "b", "a%c3", "a%C3"];
        let paths: Vec<&str> = PATHS.into_iter().chain(more).collect();
        let texts: Vec<String> =
            heads.iter().flat_map(|head| paths.iter().map(move |path| format!("{head}{path}"))).collect();
        let references: Vec<_> = texts.iter().filter_map(|text| IriReference::parse(text.as_str()).ok()).collect();
        for steps in STEPS {
            let written = |it: &Normalizer<'_>| {
                let mut text = String::new();
                it.write(&mut text);
                text
            };
            let normalizers: Vec<_> = references.iter().map(|it| Normalizer::new(it.parts(), steps)).collect();
            let normal: Vec<String> = normalizers.iter().map(written).collect();
            for (a, a_normal) in normalizers.iter().zip(&normal) {
                for (b, b_normal) in normalizers.iter().zip(&normal) {
                    assert_eq!(a.difference(b).is_none(), a_normal == b_normal, "{a_normal} {b_normal} {steps:?}");
                }
            }
        }
    }

    #[test]
    fn a_hostile_path_costs_no_more_than_in_proportion() {
        let path = format!("http://h{}{}", "/a".repeat(50_000), "/..".repeat(60_000));
        assert_eq!(
            UriReference::parse(path.as_str()).map(|it| it.normalize().into_string()).as_deref(),
            Ok("http://h/")
        );
    }
}
