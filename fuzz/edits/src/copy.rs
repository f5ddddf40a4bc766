//! A copy of the library, without what is built in it.

use std::path::Path;
use std::{fs, io};

/// What a build needs.
const PARTS: &[&str] = &[
    "Cargo.toml", "README.md", "build.rs", "data", "docs", "examples", "fuzz/edits/check", "grammar", "pest-regular",
    "src", "tests", "variant",
];

pub fn library(from: &Path, to: &Path) {
    fs::create_dir_all(to.join("fuzz/edits")).expect("directories can be made");
    for part in PARTS {
        copy(&from.join(part), &to.join(part)).unwrap_or_else(|error| panic!("{part}: {error}"));
    }
}

/// Copies what is there and not yet the same, so that only that is built anew.
fn copy(from: &Path, to: &Path) -> io::Result<()> {
    if from.is_dir() {
        fs::create_dir_all(to)?;
        for entry in fs::read_dir(from)? {
            let name = entry?.file_name();
            if name != "target" {
                copy(&from.join(&name), &to.join(&name))?;
            }
        }
        return Ok(());
    }
    let content = fs::read(from)?;
    if fs::read(to).is_ok_and(|known| known == content) { Ok(()) } else { fs::write(to, content) }
}
