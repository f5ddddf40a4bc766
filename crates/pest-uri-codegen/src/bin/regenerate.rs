//! Writes `src/grammar/generated/` of `pest-uri` from `grammar/`. Run it as `cargo regenerate`
//! after an edit of a grammar file.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{fs, io};

use pest_uri_codegen::{Generated, generate};

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    match regenerate(&root) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn regenerate(root: &Path) -> Result<(), Box<dyn Error>> {
    let mut files = vec![("HASH", format!("{:016x}\n", hash(&grammar_files(root)?)?))];
    for Generated { name, text } in generate(root)? {
        files.push((name, format!("// @generated from grammar/ by `cargo regenerate`. Do not edit.\n\n{text}")));
    }
    let directory = root.join("src/grammar/generated");
    let mut files: Vec<_> = files.into_iter().map(|(name, text)| (directory.join(name), text)).collect();
    // A package contains only its own files.
    let uri = fs::read_to_string(root.join("grammar/uri.pest"))?;
    files.push((root.join("crates/pest-uri-codegen/src/uri.pest"), uri));
    // A file that is written is compiled again.
    for (path, text) in files {
        if fs::read_to_string(&path).ok().as_ref() != Some(&text) {
            fs::write(&path, text)?;
            println!("wrote {}", path.file_name().unwrap_or_default().display());
        }
    }
    Ok(())
}

/// The grammar files, in the order in which `build.rs` reads them.
fn grammar_files(root: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(root.join("grammar"))?;
    let mut files = entries.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    files.retain(|file| file.extension().is_some_and(|extension| extension == "pest"));
    files.sort();
    Ok(files)
}

/// The hash of the files, as `build.rs` computes it: FNV-1a of all bytes except carriage returns,
/// which Git may add.
fn hash(files: &[PathBuf]) -> io::Result<u64> {
    let mut hash = 0xcbf2_9ce4_8422_2325;
    for file in files {
        for byte in fs::read(file)?.into_iter().filter(|&byte| byte != b'\r') {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
    }
    Ok(hash)
}
