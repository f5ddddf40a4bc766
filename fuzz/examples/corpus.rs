//! Keeps each corpus as one file, with one text per line as a JSON string. `unfold` makes the
//! directories that libFuzzer works on, `fold` writes the files again from the directories, and
//! `check` tries each text in the directories separately and names those that fail.

use std::collections::{BTreeSet, hash_map::DefaultHasher};
use std::hash::{Hash as _, Hasher as _};
use std::path::{Path, PathBuf};
use std::{env, fs, io, panic};

use pest_uri_fuzz::targets::ALL;

fn main() -> io::Result<()> {
    let work = match env::args().nth(1).as_deref() {
        Some("unfold") => unfold,
        Some("fold") => fold,
        Some("check") => check,
        _ => return Err(io::Error::other("unfold, fold or check?")),
    };
    ALL.iter().try_for_each(|(name, _)| work(name))
}

fn directory(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(name)
}

fn unfold(name: &str) -> io::Result<()> {
    let directory = directory(name);
    fs::create_dir_all(&directory)?;
    for line in fs::read_to_string(directory.with_extension("txt"))?.lines() {
        let text: String = serde_json::from_str(line)?;
        let mut hasher = DefaultHasher::new();
        text.hash(&mut hasher);
        fs::write(directory.join(format!("{:016x}", hasher.finish())), text)?;
    }
    Ok(())
}

fn texts(directory: &Path) -> io::Result<BTreeSet<String>> {
    let mut texts = BTreeSet::new();
    for file in fs::read_dir(directory)? {
        // A target sees its input up to the first byte that is not UTF-8.
        let bytes = fs::read(file?.path())?;
        texts.insert(bytes.utf8_chunks().next().map_or("", |chunk| chunk.valid()).to_owned());
    }
    Ok(texts)
}

fn fold(name: &str) -> io::Result<()> {
    let mut texts: Vec<String> = texts(&directory(name))?.into_iter().collect();
    texts.sort_by_key(|text| text.len());
    let mut lines = String::new();
    for text in texts {
        lines.extend(serde_json::to_string(&text)?.chars().map(escaped));
        lines.push('\n');
    }
    fs::write(directory(name).with_extension("txt"), lines)
}

/// Writes a character of a JSON string, so that all characters in the file are visible.
fn escaped(character: char) -> String {
    if matches!(character, ' '..='~') {
        return character.into();
    }
    character.encode_utf16(&mut [0; 2]).iter().map(|unit| format!("\\u{unit:04x}")).collect()
}

fn check(name: &str) -> io::Result<()> {
    for (checked, check) in ALL.iter().filter(|(checked, _)| *checked == name) {
        for text in texts(&directory(name))? {
            if panic::catch_unwind(|| check(&text)).is_err() {
                println!("{checked} fails on {text:?}");
            }
        }
    }
    Ok(())
}
