//! Runs the console examples of the README.

use std::fs;
use std::process::Command;

use crate::command::Directory;

/// A block between fences: the words after the first fence, and the lines.
struct Block<'r> {
    info: &'r str,
    text: String,
}

fn blocks(readme: &str) -> Vec<Block<'_>> {
    let (mut blocks, mut open): (Vec<Block<'_>>, Option<Block<'_>>) = (vec![], None);
    for line in readme.lines() {
        match (line.strip_prefix("```"), open.take()) {
            (Some(_), Some(block)) => blocks.push(block),
            (Some(info), None) => open = Some(Block { info, text: String::new() }),
            (None, block) => open = block.map(|block| Block { text: block.text + line + "\n", ..block }),
        }
    }
    blocks
}

/// Files are blocks such as `pest settings.pest`. A second version of a file is an edit after a
/// commit. Lines after `$` are commands, and the other lines what they print.
#[test]
fn console_examples() {
    let readme = include_str!("../README.md");
    let directory = Directory::new("readme", &[]);
    let git = |arguments: &[&str]| {
        let identity = ["-c", "user.name=a", "-c", "user.email=a@b"];
        let mut git = Command::new("git");
        assert!(git.current_dir(directory.path()).args(identity).args(arguments).output().unwrap().status.success());
    };
    git(&["init", "-q", "."]);
    let mut count = 0;
    for Block { info, text } in blocks(readme) {
        if let Some((_, name)) = info.split_once(' ') {
            let path = directory.path().join(name);
            if path.exists() {
                git(&["add", "."]);
                git(&["commit", "-q", "-m", "before the edit"]);
            }
            fs::write(path, text).unwrap();
        } else if info == "console" {
            for example in text.split("$ pest-check ").skip(1) {
                let (command, expected) = example.split_once('\n').unwrap();
                let arguments: Vec<String> = command.split(' ').map(|it| it.trim_matches('\'').to_owned()).collect();
                let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
                let output = directory.run("", &arguments);
                let printed = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
                assert_eq!(printed.trim_end(), expected.trim_end(), "{command}");
                count += 1;
            }
        }
    }
    assert!(count > 5, "{count}");
}

#[test]
fn the_readme_is_for_all_grammars() {
    let readme = include_str!("../README.md").to_lowercase();
    let mut words = readme.split(|it: char| !it.is_alphanumeric());
    assert!(words.all(|word| !["uri", "uris"].contains(&word)));
}
