//! The scripts of the GitHub Action, with a command `gh` that is a script.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::{Command, Output};

use crate::command::Directory;

/// A repository with a commit, in which files are edited after it.
struct Repository {
    directory: Directory,
    base: String,
}

/// The lists of comments, and what `gh` does with a new text.
const READ_ONLY: &str = "echo 'gh: Resource not accessible by integration (HTTP 403)' >&2; exit 1";
const NO_COMMENT: &str = "case $* in *--paginate*) ;; *) printf '%s\\n' \"$@\" > ../arguments; ;; esac";
const COMMENT: &str = "case $* in *--paginate*) printf '7\\n9\\n' ;; *) printf '%s\\n' \"$@\" > ../arguments ;; esac";

impl Repository {
    #[track_caller]
    fn new(name: &str, before: &[(&str, &str)], after: &[(&str, &str)], gh: &str) -> Self {
        let directory = Directory::new(&format!("action {name}"), &[]);
        let repository = Repository { directory, base: String::new() };
        for folder in ["work", "bin", "temp"] {
            fs::create_dir_all(repository.directory.path().join(folder)).unwrap();
        }
        let script = repository.directory.path().join("bin/gh");
        fs::write(&script, format!("#!/usr/bin/env bash\n{gh}\n")).unwrap();
        fs::set_permissions(&script, fs::Permissions::from_mode(0o755)).unwrap();
        repository.git(&["init", "-q", "."]);
        repository.write(before);
        repository.git(&["add", "."]);
        repository.git(&["commit", "-q", "--allow-empty", "-m", "base"]);
        let base = repository.git(&["rev-parse", "HEAD"]).trim().to_owned();
        repository.write(after);
        Repository { base, ..repository }
    }

    fn work(&self) -> std::path::PathBuf {
        self.directory.path().join("work")
    }

    fn write(&self, files: &[(&str, &str)]) {
        for (name, text) in files {
            let path = self.work().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
    }

    #[track_caller]
    fn git(&self, arguments: &[&str]) -> String {
        let identity = ["-c", "user.name=a", "-c", "user.email=a@b"];
        let output = Command::new("git").current_dir(self.work()).args(identity).args(arguments).output().unwrap();
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).unwrap()
    }

    fn run(&self, script: &str, variables: &[(&str, &str)]) -> Output {
        let command = Path::new(env!("CARGO_BIN_EXE_pest-check")).parent().unwrap();
        let path = format!(
            "{}:{}:{}",
            self.directory.path().join("bin").display(),
            command.display(),
            std::env::var("PATH").unwrap()
        );
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("action").join(script);
        let mut bash = Command::new("bash");
        bash.current_dir(self.work()).arg(script).env("PATH", path).env("BASE", &self.base).env("NUMBER", "5");
        bash.env("GITHUB_REPOSITORY", "o/r").env("RUNNER_TEMP", self.directory.path().join("temp"));
        bash.env("GITHUB_STEP_SUMMARY", self.file("summary")).env("GITHUB_PATH", self.file("path"));
        bash.env_remove("GITHUB_ACTIONS").env_remove("SARIF").env_remove("OPTIONS");
        bash.envs(variables.iter().copied()).output().unwrap()
    }

    /// Runs the script that comments, which never fails.
    #[track_caller]
    fn comment(&self, files: &str) -> String {
        let output = self.run("comment.sh", &[("FILES", files)]);
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).unwrap()
    }

    fn file(&self, name: &str) -> std::path::PathBuf {
        self.directory.path().join(name)
    }

    /// Returns the text of a file, which is empty if it does not exist.
    fn text(&self, name: &str) -> String {
        fs::read_to_string(self.file(name)).unwrap_or_default()
    }
}

const OLD: &str = "unit = { \"k\" | \"m\" }\n";
const NEW: &str = "unit = { \"k\" | \"g\" }\n";

#[test]
fn a_comment_is_new_or_edited() {
    let file = "units of measure.pest";
    let new = Repository::new("new", &[(file, OLD)], &[(file, NEW)], NO_COMMENT);
    assert_eq!(new.comment(&format!("{file}\n")), "");
    assert!(new.text("arguments").contains("POST\nrepos/o/r/issues/5/comments\n"), "{}", new.text("arguments"));
    let comment = new.text("temp/pest-check.md");
    assert!(comment.starts_with("<!-- pest-check -->\n") && comment.contains("**units of measure.pest**"), "{comment}");
    assert!(comment.contains("| `unit` | `\"g\"` | `\"m\"` |"), "{comment}");
    // Without changes there is no new comment, but that of an earlier run is edited.
    let same = Repository::new("same", &[(file, OLD)], &[], NO_COMMENT);
    same.comment(&format!("{file}\n"));
    assert_eq!(same.text("arguments"), "");
    let edited = Repository::new("edited", &[(file, OLD)], &[], COMMENT);
    edited.comment(&format!("{file}\n"));
    assert!(edited.text("arguments").contains("PATCH\nrepos/o/r/issues/comments/7\n"), "{}", edited.text("arguments"));
    assert_eq!(edited.text("summary"), "");
}

/// The token of a pull request from a fork can list comments at most.
#[test]
fn a_token_that_can_only_read() {
    for gh in [READ_ONLY.to_owned(), format!("case $* in *--paginate*) ;; *) {READ_ONLY} ;; esac")] {
        let fork = Repository::new("fork", &[("a.pest", OLD)], &[("a.pest", NEW)], &gh);
        let printed = fork.comment("a.pest");
        assert!(printed.starts_with("::notice::") && printed.contains("HTTP 403"), "{printed}");
        assert!(fork.text("summary").contains("| `unit` | `\"g\"` | `\"m\"` |"), "{}", fork.text("summary"));
    }
}

#[test]
fn a_base_that_cannot_be_read() {
    let base = Repository::new(
        "base",
        &[("a.pest", "unit = {"), ("b.pest", OLD)],
        &[("a.pest", OLD), ("b.pest", NEW)],
        NO_COMMENT,
    );
    base.comment("a.pest b.pest");
    let comment = base.text("temp/pest-check.md");
    let error = format!("**a.pest** cannot be compared:\n\n    pest-check: {}:a.pest:1:9: ", base.base);
    assert!(comment.contains(&error) && comment.contains("**b.pest**") && comment.contains("`\"g\"`"), "{comment}");
    assert!(base.text("arguments").contains("POST"));
    // The check reads only the new state.
    assert!(base.run("check.sh", &[("FILES", "a.pest b.pest")]).status.success());
    // A commit that cannot be fetched is not an error either.
    let unknown = Repository { base: "1".repeat(40), ..base };
    unknown.comment("a.pest");
    assert!(unknown.text("temp/pest-check.md").contains("**a.pest** cannot be compared:"));
}

/// GitHub rejects more than 65,536 characters.
#[test]
fn a_large_comment_is_cut_at_a_line() {
    let rules = |text: &str| -> String {
        (0..900).flat_map(|number| [format!("rule_{number} = {{ \"{text}{number}\" }}"), "\n".into()]).collect()
    };
    let (old, new) = (rules(&"o".repeat(40)), rules(&"ü".repeat(40)));
    let large = Repository::new("large", &[("a.pest", &old)], &[("a.pest", &new)], NO_COMMENT);
    large.comment("a.pest");
    let comment = large.text("temp/pest-check.md");
    let (table, note) = comment.trim_end().rsplit_once("\n\n").unwrap();
    assert!(comment.len() <= 65_536 && comment.len() > 60_000, "{}", comment.len());
    assert!(note.starts_with("The comment is too long.") && table.trim_end().ends_with('|'), "{note}");
}

#[test]
fn folders_and_patterns() {
    let files = [("a/one.pest", OLD), ("a/b/my two.pest", OLD), ("c.pest", OLD), ("a/same.pest", OLD)];
    let edited = [("a/one.pest", NEW), ("a/b/my two.pest", NEW), ("c.pest", NEW), ("a/lib.rs", "")];
    let folders = Repository::new("folders", &files, &edited, NO_COMMENT);
    let compared = |files: &str| {
        folders.comment(files);
        let comment = folders.text("temp/pest-check.md");
        comment
            .lines()
            .filter_map(|line| line.strip_prefix("**")?.strip_suffix("**"))
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(compared("a"), ["a/b/my two.pest", "a/one.pest"]);
    assert_eq!(compared("./a/ c.pest"), ["a/b/my two.pest", "a/one.pest", "c.pest"]);
    assert_eq!(compared("*.pest a/*.pest"), ["c.pest", "a/one.pest"]);
    assert_eq!(compared("."), ["a/b/my two.pest", "a/one.pest", "c.pest"]);
    assert!(
        compared("*.abnf").is_empty() && folders.text("temp/pest-check.md").ends_with("\n\nNo grammar file differs.\n")
    );
    assert_eq!(compared("a/b/my two.pest\n\nc.pest\r\n"), ["a/b/my two.pest", "c.pest"]);
}

#[test]
fn the_check() {
    let file = "my units.pest";
    let text = "unit = { \"k\" | \"km\" }\nsize = { \"1\" | \"1\" }\n";
    let repository = Repository::new("check", &[(file, text)], &[], READ_ONLY);
    let files = ("FILES", "my units.pest\n");
    let output = repository.run("check.sh", &[files, ("SARIF", "true")]);
    let printed = String::from_utf8(output.stdout).unwrap();
    assert!(printed.starts_with("::error file=my units.pest,line=1,") && output.status.code() == Some(1), "{printed}");
    let sarif: serde_json::Value = serde_json::from_str(&repository.text("temp/pest-check.sarif")).unwrap();
    assert_eq!(sarif["runs"][0]["results"].as_array().unwrap().len(), 2);
    let allow = "--allow unreachable-alternative";
    assert_eq!(repository.run("check.sh", &[files, ("OPTIONS", allow)]).status.code(), Some(0));
    let strict = format!("{allow} --strict");
    assert_eq!(repository.run("check.sh", &[files, ("OPTIONS", &strict)]).status.code(), Some(1));
    assert_eq!(repository.run("check.sh", &[("FILES", " \n")]).status.code(), Some(2));
}

/// The cached program is not installed again.
#[test]
fn the_installation() {
    let repository = Repository::new("install", &[], &[], "");
    let program = |name: &str, text: &str| {
        let path = repository.file(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, format!("#!/usr/bin/env bash\n{text}\n")).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    };
    program("bin/cargo", "printf '%s\\n' \"$@\" > ../arguments");
    assert!(repository.run("install.sh", &[("VERSION", "0.9.9")]).status.success());
    let arguments = repository.text("arguments");
    assert!(arguments.starts_with("install\npest-check@0.9.9\n--locked\n--root\n"), "{arguments}");
    assert!(repository.text("path").ends_with("temp/pest-check/bin\n"));
    fs::remove_file(repository.file("arguments")).unwrap();
    program("temp/pest-check/bin/pest-check", "true");
    assert!(repository.run("install.sh", &[("VERSION", "0.9.9")]).status.success());
    assert_eq!(repository.text("arguments"), "");
}

/// The action installs this version, other actions are pinned, and no script contains an input, which a shell would
/// run.
#[test]
fn the_action_is_pinned_and_its_scripts_are_constant() {
    let action = include_str!("../action.yml");
    assert!(action.contains(concat!("default: \"", env!("CARGO_PKG_VERSION"), "\"\n")));
    for line in action.lines().map(str::trim) {
        if let Some(used) = line.strip_prefix("uses: ") {
            let (commit, version) = used.split_once('@').unwrap().1.split_once(" # v").unwrap();
            assert!(
                commit.len() == 40 && commit.bytes().all(|it| it.is_ascii_hexdigit()) && !version.is_empty(),
                "{line}"
            );
        }
        if let Some(script) = line.strip_prefix("run: ") {
            let name =
                script.strip_prefix("bash \"$GITHUB_ACTION_PATH/action/").and_then(|name| name.strip_suffix('"'));
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("action").join(name.unwrap());
            assert!(path.exists() && !script.contains("${{"), "{line}");
        }
    }
    let before_comment = action.find("action/check.sh").unwrap() < action.find("action/comment.sh").unwrap();
    assert!(before_comment && action.matches("continue-on-error: true\n").count() == 2);
}
