//! Checks that `src/grammar/generated/` is up to date with the grammar files, and decides whether
//! the recognizer uses bitmaps.

use std::path::PathBuf;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=grammar");
    println!("cargo::rerun-if-changed=src/grammar/generated/HASH");
    let hash = format!("{:016x}", hash(&grammar_files()?)?);
    if fs::read_to_string("src/grammar/generated/HASH")?.trim() != hash {
        println!("cargo::error=a grammar file has changed since src/grammar/generated/; run `cargo regenerate`");
    }

    // Without optimization, bitmaps are slower than reading byte by byte, and take long to compile.
    println!("cargo::rustc-check-cfg=cfg(bitmaps)");
    let is_optimized = env::var("OPT_LEVEL").is_ok_and(|level| level != "0");
    let is_known = env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|it| ["x86", "x86_64", "aarch64"].contains(&&*it));
    if env::var_os("CARGO_FEATURE_SIMD").is_some() && is_optimized && is_known {
        println!("cargo::rustc-cfg=bitmaps");
    }
    Ok(())
}

/// Returns the grammar files, sorted by path.
fn grammar_files() -> io::Result<Vec<PathBuf>> {
    let mut files = fs::read_dir("grammar")?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    files.retain(|file| file.extension().is_some_and(|extension| extension == "pest"));
    files.sort();
    Ok(files)
}

/// Computes FNV-1a over all bytes of the files except carriage returns, which Git may add.
/// `cargo regenerate` computes the same hash.
fn hash(files: &[PathBuf]) -> io::Result<u64> {
    let mut hash = 0xcbf2_9ce4_8422_2325;
    for file in files {
        for byte in fs::read(file)?.into_iter().filter(|&byte| byte != b'\r') {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
    }
    Ok(hash)
}
