//! Compiles the grammar to the recognizer. What the recorded rules mean is said in `src/syntax/outline.rs`.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

const ENTRIES: [&str; 8] =
    ["URI", "URI_reference", "absolute_URI", "relative_ref", "IRI", "IRI_reference", "absolute_IRI", "irelative_ref"];

include!("src/syntax/recognized.rs");

macro_rules! names {
    ($($rule:ident)*) => { &[$(stringify!($rule)),*] };
}

macro_rules! names_of_reached {
    ($($rule:ident $reach:ident,)*) => { &[$(stringify!($rule)),*] };
}

const RECOGNIZED: &[&str] = for_each_recognized!(names);

const REACHED: &[&str] = for_each_reached!(names_of_reached);

const RECORDED: [&str; 17] = [
    "scheme", "authority", "host", "path_abempty", "path_absolute", "path_noscheme", "path_rootless", "path_empty",
    "query", "iauthority", "ihost", "ipath_abempty", "ipath_absolute", "ipath_noscheme", "ipath_rootless",
    "ipath_empty", "iquery",
];

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=src/syntax/recognized.rs");
    let mut compiler = pest_regular::Compiler::new().rules("crate::syntax::grammar::Rule");
    for file in ["grammar/uri.pest", "grammar/iri.pest"] {
        println!("cargo::rerun-if-changed={file}");
        compiler = compiler.file(file);
    }
    compiler = ENTRIES.iter().chain(RECOGNIZED).copied().fold(compiler, pest_regular::Compiler::entry);
    compiler = RECORDED.into_iter().fold(compiler, pest_regular::Compiler::record);
    compiler = REACHED.iter().copied().fold(compiler, pest_regular::Compiler::reach);
    if env::var_os("CARGO_FEATURE_STD").is_none() {
        compiler = compiler.without_std();
    }
    let source = compiler.compile()?;
    fs::write(Path::new(&env::var("OUT_DIR")?).join("recognizer.rs"), source)?;
    Ok(())
}
