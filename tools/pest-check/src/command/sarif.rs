//! Findings as a document of SARIF 2.1.0, which editors and code scanning services show.

use serde_json::{Value, json};

use pest_check::{Code, Finding, Level, Place};

use crate::command::PROGRAM;

/// Returns the document. `errors` are the messages about files that cannot be read.
pub fn document(findings: &[Finding], errors: &[String]) -> Value {
    let rule = |code: &Code| {
        json!({
            "id": code.name(),
            "shortDescription": {"text": code.name().replace('-', " ")},
            "fullDescription": {"text": code.explanation()},
            "defaultConfiguration": {"level": code.level()},
        })
    };
    let used = |code: &&Code| findings.iter().any(|finding| finding.code == **code);
    let rules: Vec<Value> = Code::ALL.iter().filter(used).map(rule).collect();
    let driver = json!({"name": PROGRAM, "version": env!("CARGO_PKG_VERSION"), "rules": rules});
    let notification = |message: &String| json!({"level": Level::Error, "message": {"text": message}});
    let errors: Vec<Value> = errors.iter().map(notification).collect();
    json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": {"driver": driver},
            "columnKind": "unicodeCodePoints",
            "invocations": [{"executionSuccessful": errors.is_empty(), "toolExecutionNotifications": errors}],
            "results": findings.iter().map(result).collect::<Vec<_>>(),
        }],
    })
}

fn result(finding: &Finding) -> Value {
    let lines = [Some(finding.whole_message()), finding.effect.clone(), finding.fix.clone()];
    let text = lines.into_iter().flatten().collect::<Vec<_>>().join("\n");
    json!({
        "ruleId": finding.code,
        "level": finding.level,
        "message": {"text": text},
        "locations": [location(&finding.place)],
        "relatedLocations": finding.others.iter().map(location).collect::<Vec<_>>(),
    })
}

fn location(Place { file, line, column, end, .. }: &Place) -> Value {
    let mut region = json!({"startLine": line});
    if let Some(column) = column {
        region["startColumn"] = json!(column);
    }
    if let Some(end) = end {
        region["endLine"] = json!(end.line);
        region["endColumn"] = json!(end.column);
    }
    json!({"physicalLocation": {"artifactLocation": {"uri": reference(file)}, "region": region}})
}

/// Returns the URI reference of a file.
fn reference(file: &str) -> String {
    let file = file.replace('\\', "/");
    let encoded = file.bytes().map(|byte| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    });
    let encoded: String = encoded.collect();
    if encoded.starts_with('/') { format!("file://{encoded}") } else { encoded }
}
