//! Compiles the grammar to the recognizer. What the recorded rules mean is said in `src/syntax/outline.rs`.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

const ENTRIES: [&str; 8] =
    ["URI", "URI_reference", "absolute_URI", "relative_ref", "IRI", "IRI_reference", "absolute_IRI", "irelative_ref"];

/// What an edit checks by itself.
const COMPONENTS: [&str; 15] = [
    "scheme", "userinfo", "host", "port", "path", "query", "fragment", "segment", "reg_name", "iuserinfo", "ihost",
    "ipath", "iquery", "ifragment", "isegment",
];

/// What tells the kind of a host.
const ADDRESSES: [&str; 2] = ["IPvFuture", "IPv4address"];

const RECORDED: [&str; 17] = [
    "scheme", "authority", "host", "path_abempty", "path_absolute", "path_noscheme", "path_rootless", "path_empty",
    "query", "iauthority", "ihost", "ipath_abempty", "ipath_absolute", "ipath_noscheme", "ipath_rootless",
    "ipath_empty", "iquery",
];

/// Where a refusal by these begins, the recognizer of the whole does not tell: they have several ways to go wrong, or are not what was
/// being read.
const REACHING: [&str; 4] = ["IPv6address", "IPvFuture", "userinfo", "iuserinfo"];

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    let mut compiler = pest_regular::Compiler::new().rules("crate::syntax::grammar::Rule");
    for file in ["grammar/uri.pest", "grammar/iri.pest"] {
        println!("cargo::rerun-if-changed={file}");
        compiler = compiler.file(file);
    }
    compiler = ENTRIES.into_iter().chain(COMPONENTS).chain(ADDRESSES).fold(compiler, pest_regular::Compiler::entry);
    compiler = RECORDED.into_iter().fold(compiler, pest_regular::Compiler::record);
    compiler = REACHING.into_iter().fold(compiler, pest_regular::Compiler::reach);
    if env::var_os("CARGO_FEATURE_STD").is_none() {
        compiler = compiler.without_std();
    }
    let source = compiler.compile()?;
    fs::write(Path::new(&env::var("OUT_DIR")?).join("recognizer.rs"), source)?;
    Ok(())
}
