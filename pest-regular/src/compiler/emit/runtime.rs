//! What every recognizer stands on, which is not written but copied.

use super::Writer;

const ROOT: &str = include_str!("../runtime/mod.rs");
const MODULES: [(&str, &str); 9] = [
    ("sets", include_str!("../runtime/sets.rs")),
    ("lanes", include_str!("../runtime/lanes.rs")),
    ("blocks", include_str!("../runtime/blocks.rs")),
    ("characters", include_str!("../runtime/characters.rs")),
    ("machines", include_str!("../runtime/machines.rs")),
    ("look", include_str!("../runtime/look.rs")),
    ("windows", include_str!("../runtime/windows.rs")),
    ("literals", include_str!("../runtime/literals.rs")),
    ("reach", include_str!("../runtime/reach.rs")),
];
const LEVEL: &str = include_str!("../runtime/level.rs");
const LEVEL_WITHOUT_STD: &str = include_str!("../runtime/level_without_std.rs");

impl Writer<'_> {
    /// The files as modules of one.
    pub(super) fn runtime(&mut self, has_std: bool) {
        let level = if has_std { LEVEL } else { LEVEL_WITHOUT_STD };
        let module = |name: &str| MODULES.into_iter().chain([("level", level)]).find(|(known, _)| *known == name);
        for line in ROOT.lines() {
            match line.strip_prefix("mod ").and_then(|rest| module(rest.strip_suffix(';')?)) {
                Some((name, text)) => {
                    self.open(format_args!("mod {name} {{"));
                    text.lines().for_each(|line| self.line(line));
                    self.close("}");
                    self.blank();
                }
                None => self.line(line),
            }
        }
    }
}
