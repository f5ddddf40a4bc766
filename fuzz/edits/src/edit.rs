//! The edits: a name behind `##`, and behind that the lines that are taken out, each behind a `-`, and those that come in, behind a `+`.

pub struct Edit<'t> {
    pub name: &'t str,
    /// What stands in the grammar, and what in its place.
    changes: Vec<[String; 2]>,
}

impl Edit<'_> {
    /// The files of a grammar that it makes of others.
    pub fn of<const N: usize>(&self, files: [String; N]) -> [String; N] {
        assert!(!self.changes.is_empty(), "{}: changes nothing", self.name);
        self.changes.iter().fold(files, |files, [old, new]| {
            let count: usize = files.iter().map(|file| file.matches(old).count()).sum();
            assert_eq!(count, 1, "{}: stands once in the grammar: {old}", self.name);
            files.map(|file| file.replace(old, new))
        })
    }
}

pub fn read(text: &str) -> Vec<Edit<'_>> {
    let mut edits: Vec<Edit<'_>> = vec![];
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("## ") {
            edits.push(Edit { name, changes: vec![] });
        }
        let Some(Edit { changes, .. }) = edits.last_mut() else { continue };
        if let Some(old) = line.strip_prefix('-') {
            match changes.last_mut() {
                Some([before, new]) if new.is_empty() => before.extend([old, "\n"]),
                _ => changes.push([format!("{old}\n"), String::new()]),
            }
        } else if let (Some(new), Some([_, before])) = (line.strip_prefix('+'), changes.last_mut()) {
            before.extend([new, "\n"]);
        }
    }
    edits
}
