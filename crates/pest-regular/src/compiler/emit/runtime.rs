//! What every recognizer stands on, which is not written but copied.

use super::Writer;

/// How a recognizer makes its bitmaps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Making {
    /// Many bytes at a time, as the machine can that the program runs on.
    #[default]
    Asked,
    /// Many bytes at a time, as the machine can that the program is compiled for.
    Known,
    /// Byte by byte.
    Plain,
}

const ROOT: &str = include_str!("../runtime/mod.rs");

type Module = (&'static str, &'static str);

const MODULES: [Module; 7] = [
    ("sets", include_str!("../runtime/sets.rs")),
    ("blocks", include_str!("../runtime/blocks.rs")),
    ("characters", include_str!("../runtime/characters.rs")),
    ("machines", include_str!("../runtime/machines.rs")),
    ("windows", include_str!("../runtime/windows.rs")),
    ("literals", include_str!("../runtime/literals.rs")),
    ("reach", include_str!("../runtime/reach.rs")),
];

const SIMD: [Module; 3] = [
    ("lanes", include_str!("../runtime/lanes.rs")),
    ("padded", include_str!("../runtime/padded.rs")),
    ("simd", include_str!("../runtime/simd.rs")),
];
const LEVEL: Module = ("level", include_str!("../runtime/level.rs"));
const LEVEL_WITHOUT_STD: Module = ("level", include_str!("../runtime/level_without_std.rs"));

const PLAIN: Module = ("plain", include_str!("../runtime/plain.rs"));

impl Writer<'_> {
    /// The files as modules of one.
    pub(super) fn runtime(&mut self, making: Making) {
        let (machine, others): (_, &[Module]) = match making {
            Making::Asked => ("simd", &[SIMD[0], SIMD[1], SIMD[2], LEVEL]),
            Making::Known => ("simd", &[SIMD[0], SIMD[1], SIMD[2], LEVEL_WITHOUT_STD]),
            Making::Plain => ("plain", &[PLAIN]),
        };
        for line in ROOT.lines() {
            if let Some(name) = line.strip_prefix("mod ").and_then(|rest| rest.strip_suffix(';')) {
                if let Some((_, text)) = MODULES.iter().chain(others).find(|(known, _)| *known == name) {
                    self.open(format_args!("mod {name} {{"));
                    text.lines().for_each(|line| self.line(line));
                    self.close("}");
                    self.blank();
                }
            } else if line.starts_with("pub use simd::") {
                self.line(format_args!("pub use {machine}::run;"));
            } else if !line.starts_with("pub use plain::") {
                self.line(line);
            }
        }
    }
}
