//! Edits the grammar of URIs and IRIs in a copy of the library, builds it, and holds its recognizer against its trees (`check/`): each edit of `edits.txt`, or
//! those that are named.

mod copy;
mod edit;

use std::path::Path;
use std::process::{Command, ExitCode};
use std::{env, fs};

use edit::Edit;

const GRAMMAR: [&str; 2] = ["grammar/uri.pest", "grammar/iri.pest"];

fn main() -> ExitCode {
    let wanted: Vec<String> = env::args().skip(1).collect();
    let edits = edit::read(include_str!("../edits.txt"));
    if let Some(name) = wanted.iter().find(|name| edits.iter().all(|edit| edit.name != **name)) {
        eprintln!("edits.txt has no edit of this name: {name}");
        return ExitCode::FAILURE;
    }
    let edits = edits.iter().filter(|edit| wanted.is_empty() || wanted.iter().any(|name| name == edit.name));
    let all_agree = edits.map(agrees).fold(true, |all, agrees| all & agrees);
    if all_agree { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Whether the readers of the edited grammar agree.
fn agrees(edit: &Edit<'_>) -> bool {
    let library = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let copied = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/copy");
    copy::library(&library, &copied);
    let files = GRAMMAR.map(|file| fs::read_to_string(library.join(file)).expect("the grammar can be read"));
    for (file, text) in GRAMMAR.iter().zip(edit.of(files)) {
        fs::write(copied.join(file), text).expect("the copy can be written");
    }
    let check = copied.join("fuzz/edits/check/Cargo.toml");
    let output = Command::new(env!("CARGO")).args(["run", "--quiet", "--manifest-path"]).arg(check).output();
    let output = output.expect("cargo runs");
    let is_equal = output.status.success();
    let found = if is_equal { "equal".into() } else { String::from_utf8_lossy(&output.stderr) };
    println!("{}: {found}", edit.name);
    is_equal
}
