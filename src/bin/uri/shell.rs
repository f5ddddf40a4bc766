//! Texts in commands that people may copy into a shell.

use crate::masked::Argument;

/// What stands in such a command for a text: the text, where a shell takes it as it is and no password is in it, and otherwise a word for it.
pub fn copied<'t>(text: &'t str, word: &'t str) -> &'t str {
    let is_plain = |it: char| it.is_ascii_alphanumeric() || "-._/:@%+,=".contains(it);
    let is_itself = text.chars().all(is_plain) && !text.starts_with('-') && !Argument::new(text).may_have_password();
    if is_itself { text } else { word }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_a_shell_takes_as_it_is() {
        for text in ["urls.txt", "./a/b-c_d.txt", "http://h:80/a%20b", "mailto@h"] {
            assert_eq!(copied(text, "FILE"), text);
        }
        for text in ["a b", "c;d", "http://h/?a=1&b=2", "~/a", "$HOME", "'", "\u{e9}", "-x", "./u:p@h", "\u{1b}"] {
            assert_eq!(copied(text, "FILE"), "FILE", "{text}");
        }
    }
}
