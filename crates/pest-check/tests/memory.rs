//! The limit of memory is that of all memory in use.

use std::fs;
use std::process::Command;

use pest_check::{Expressions, Limits, Operand, Question, SourceFile, decide};

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

#[test]
fn the_limit_is_that_of_all_memory_in_use() {
    let test = std::env::current_exe().unwrap();
    let name = "memory::a_question_in_a_process_of_its_own";
    let output = Command::new(test).args([name, "--exact", "--ignored"]).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
}
