//! Copies the code that every recognizer uses.

use super::Writer;

/// Where a recognizer uses bitmaps.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum UsesBitmaps {
    #[default]
    Always,
    /// Where this condition of `#[cfg(...)]` is true.
    If(String),
    Never,
}

impl UsesBitmaps {
    pub(super) fn condition(&self) -> Option<&str> {
        if let UsesBitmaps::If(condition) = self { Some(condition) } else { None }
    }
}

const ROOT: &str = include_str!("../runtime/mod.rs");

type Module = (&'static str, &'static str);

const MODULES: [Module; 3] = [
    ("sets", include_str!("../runtime/sets.rs")),
    ("characters", include_str!("../runtime/characters.rs")),
    ("literals", include_str!("../runtime/literals.rs")),
];

const BITMAP_MODULES: [Module; 7] = [
    ("blocks", include_str!("../runtime/blocks.rs")),
    ("machines", include_str!("../runtime/machines.rs")),
    ("windows", include_str!("../runtime/windows.rs")),
    ("lanes", include_str!("../runtime/lanes.rs")),
    ("padded", include_str!("../runtime/padded.rs")),
    ("cpu", include_str!("../runtime/cpu.rs")),
    ("simd", include_str!("../runtime/simd.rs")),
];

impl Writer<'_> {
    /// Writes the exports of the functions of the entry rules.
    pub(super) fn exports(&mut self, bitmaps: &UsesBitmaps) {
        let exports = |module: &str| format!("pub use {module}::*;");
        self.line("#[allow(unused_imports, unreachable_pub)]");
        match bitmaps {
            UsesBitmaps::Never => self.line(exports("byte_by_byte")),
            UsesBitmaps::Always => self.line(exports("bitmaps")),
            UsesBitmaps::If(condition) => {
                self.line(format_args!("#[cfg({condition})]"));
                self.line(exports("bitmaps"));
                self.line("#[allow(unused_imports, unreachable_pub)]");
                self.line(format_args!("#[cfg(not({condition}))]"));
                self.line(exports("byte_by_byte"));
            }
        }
    }

    /// Writes the runtime: its root, with each file as a module.
    pub(super) fn runtime(&mut self, bitmaps: &UsesBitmaps) {
        for line in ROOT.lines() {
            let declared = line.strip_prefix("mod ").and_then(|rest| rest.strip_suffix(';'));
            let used = line.strip_prefix("pub use ").and_then(|rest| rest.split("::").next());
            let of_bitmaps = BITMAP_MODULES.iter().find(|(known, _)| Some(*known) == declared.or(used));
            if of_bitmaps.is_some() {
                match bitmaps {
                    UsesBitmaps::Never => continue,
                    UsesBitmaps::If(condition) => self.line(format_args!("#[cfg({condition})]")),
                    UsesBitmaps::Always => {}
                }
            }
            let module = of_bitmaps.or_else(|| MODULES.iter().find(|(known, _)| Some(*known) == declared));
            match (declared, module) {
                (Some(name), Some((_, text))) => {
                    self.open(format_args!("mod {name} {{"));
                    text.lines().for_each(|line| self.line(line));
                    self.close("}");
                    self.blank();
                }
                (Some(_), None) => {}
                _ => self.line(line),
            }
        }
    }
}
