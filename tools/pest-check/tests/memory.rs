//! The limit of memory is that of all memory in use.

use std::fs;
use std::process::Command;

use pest_check::{Expressions, Limits, Operand, PestGrammar, Question, SourceFile, dead_parts, decide};

/// Long alternatives that share no beginning, in a repetition with a lookahead for all of them.
fn grammar(last: &str) -> Operand {
    let word = |number: usize| format!("\"{0}\" ~ name ~ \"{0}\"", number * 7919 % 10_007);
    let words: Vec<String> = (0..60).map(word).collect();
    let text = format!(
        "WHITESPACE = _{{ \" \" | \"\\t\" }}\nr = {{ (word ~ \"\\n\"* | !word ~ other ~ \"\\n\")* ~ {last} }}\n\
         word = {{ {} }}\nname = {{ (!(\"=\" | \"{{\") ~ (\"\\\\\" ~ ANY | !\"\\n\" ~ ANY))+ }}\n\
         other = {{ (name ~ \"=\" ~ name){{1,20}} }}\n",
        words.join(" | ")
    );
    Operand::pest(&[SourceFile { name: "a.pest".into(), text }], "r").unwrap()
}

/// Returns the most memory that this process has used so far, in bytes.
fn peak() -> Option<usize> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    Some(line.trim().strip_suffix(" kB")?.trim().parse::<usize>().ok()? * 1000)
}

/// The memory of this process depends on no other test.
#[test]
#[ignore = "runs in a process of its own"]
fn a_question_in_a_process_of_its_own() {
    let mut expressions = Expressions::default();
    let sides = ["\"a\"{,40}", "\"a\"{,41}"].map(|last| grammar(last).expression(&mut expressions).unwrap());
    let before = peak().unwrap_or_default();
    let limits = Limits::default().bytes(BYTES);
    let verdict = decide(&expressions, sides, Question::Equal, limits);
    assert_eq!(verdict.unwrap_err().to_string(), format!("gave up, because it takes more than {BYTES} bytes"));
    let used = peak().unwrap_or_default() - before;
    // Other memory is small.
    assert!(used < BYTES + BYTES / 4, "{used} bytes");
}

const BYTES: usize = 30_000_000;

/// Long strings, and rules that begin alike.
#[test]
#[ignore = "runs in a process of its own"]
fn long_strings_in_a_process_of_its_own() {
    let before = peak().unwrap_or_default();
    let long = "a".repeat(100_000);
    let words: Vec<String> = (0..60).map(|it| format!("\"{}{it}\"", "b".repeat(100 * it))).collect();
    let text = format!(
        "r = {{ \"{long}a\" | \"{long}b\" ~ s }}\ns = {{ {0} ~ ({1}) }}\n",
        words.join(" ~ "),
        words.join(" | ")
    );
    let grammar = PestGrammar::read(&[SourceFile { name: "a.pest".into(), text }]).unwrap();
    for rule in ["r", "s"] {
        dead_parts(&grammar, rule, Limits::brief().gates(30_000).bytes(20_000_000)).unwrap();
    }
    let used = peak().unwrap_or_default() - before;
    assert!(used < 150_000_000, "{used} bytes");
}

#[test]
fn the_limit_is_that_of_all_memory_in_use() {
    assert_passes_alone("memory::a_question_in_a_process_of_its_own");
}

#[test]
fn long_strings_are_not_copied_for_each_character() {
    assert_passes_alone("memory::long_strings_in_a_process_of_its_own");
}

/// Runs a test in a process of its own.
#[track_caller]
fn assert_passes_alone(name: &str) {
    let test = std::env::current_exe().unwrap();
    let output = Command::new(test).args([name, "--exact", "--ignored"]).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
}
