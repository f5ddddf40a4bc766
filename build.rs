//! Compiles the grammar to the recognizer: the rules that `src/parse/recognized.rs` names.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

use pest_regular::Compiler;

include!("src/parse/recognized.rs");

macro_rules! names {
    ($($rule:ident)*) => { &[$(stringify!($rule)),*] };
}

macro_rules! names_of_entries {
    ($($reader:ident: $kind:ident, $rule:ident $then:ident;)*) => { &[$(stringify!($rule)),*] };
}

macro_rules! names_of_reached {
    ($($rule:ident $reach:ident,)*) => { &[$(stringify!($rule)),*] };
}

const ENTRIES: &[&str] = for_each_entry!(names_of_entries);

const RECOGNIZED: &[&str] = for_each_recognized!(names);

const REACHED: &[&str] = for_each_reached!(names_of_reached);

const RECORDED: &[&str] = for_each_recorded!(names);

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=src/parse/recognized.rs");
    let mut compiler = Compiler::new().rules("crate::grammar::rules::Rule");
    for file in ["grammar/uri.pest", "grammar/iri.pest"] {
        println!("cargo::rerun-if-changed={file}");
        compiler = compiler.file(file);
    }
    compiler = ENTRIES.iter().chain(RECOGNIZED).copied().fold(compiler, Compiler::entry);
    compiler = RECORDED.iter().copied().fold(compiler, Compiler::record);
    compiler = REACHED.iter().copied().fold(compiler, Compiler::reach);
    if env::var_os("CARGO_FEATURE_STD").is_none() {
        compiler = compiler.without_std();
    }
    // Many bytes at a time are no faster where nothing is optimized, and take most of the time that it takes to compile this crate.
    if env::var("OPT_LEVEL")? == "0" {
        compiler = compiler.byte_by_byte();
    }
    let source = compiler.compile()?;
    fs::write(Path::new(&env::var("OUT_DIR")?).join("recognizer.rs"), source)?;
    Ok(())
}
