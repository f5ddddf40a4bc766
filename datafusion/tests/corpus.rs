//! Texts that are valid, invalid and null.

/// The cases of the library's own tests, and beginnings of each.
pub fn texts() -> Vec<String> {
    let files = [include_str!("../../tests/data/accepted.txt"), include_str!("../../tests/data/rejected.txt")];
    let mut texts: Vec<String> =
        files.iter().flat_map(|file| file.lines()).filter_map(text).flat_map(beginnings).collect();
    texts.sort();
    texts.dedup();
    texts
}

/// The same, with nulls among them.
pub fn texts_and_nulls(texts: &[String]) -> Vec<Option<&str>> {
    let rows = texts.iter().enumerate().flat_map(|(index, text)| {
        let null = (index % 7 == 0).then_some(None);
        null.into_iter().chain([Some(text.as_str())])
    });
    rows.collect()
}

/// The text of a case: `name "text as JSON" rule`.
fn text(line: &str) -> Option<String> {
    let (_, json) = line.split_once('"').filter(|_| !line.starts_with('#'))?;
    let json = format!("\"{json}");
    serde_json::Deserializer::from_str(&json).into_iter().next()?.ok()
}

fn beginnings(text: String) -> Vec<String> {
    let ends = text.char_indices().map(|(end, _)| end).take(40).chain([text.len()]);
    ends.map(|end| text[..end].to_owned()).collect()
}
