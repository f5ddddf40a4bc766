//! How far a long run has come, for a person who watches.

use std::fmt::Write;
use std::io::{self, IsTerminal as _};
use std::time::Duration;

use indicatif::{HumanCount, HumanFloatCount, ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};

/// A line on standard error that counts, where a person sees it and nothing else is in its way.
pub struct Progress(ProgressBar);

impl Progress {
    pub fn new(is_stream: bool) -> Self {
        let watched =
            is_stream && io::stderr().is_terminal() && !io::stdout().is_terminal() && !io::stdin().is_terminal();
        let target = if watched { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
        let bar = ProgressBar::with_draw_target(None, target);
        if let Ok(style) = ProgressStyle::with_template("{lines}, {rate}{msg}") {
            // Writing to a String does not fail.
            let style = style.with_key("lines", |state: &ProgressState, out: &mut dyn Write| {
                let _ = out.write_str(&lines(state.pos()));
            });
            bar.set_style(style.with_key("rate", |state: &ProgressState, out: &mut dyn Write| {
                let _ = write!(out, "{}/s", HumanFloatCount(state.per_sec().round()));
            }));
        }
        Progress(bar)
    }

    pub fn advance(&self) {
        self.0.inc(1);
    }

    pub fn invalid(&self, count: u64) {
        if !self.0.is_hidden() {
            self.0.set_message(format!(", {count} invalid"));
        }
    }

    /// Does something that writes to the terminal.
    pub fn aside<R>(&self, write: impl FnOnce() -> R) -> R {
        self.0.suspend(write)
    }
}

/// How long a run takes at least at whose end people want to know how much it was.
const LONG: Duration = Duration::from_secs(2);

impl Drop for Progress {
    fn drop(&mut self) {
        if self.0.elapsed() < LONG { self.0.finish_and_clear() } else { self.0.abandon() }
    }
}

/// So many lines, in words.
fn lines(count: u64) -> String {
    format!("{} line{}", HumanCount(count), if count == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_line_and_several() {
        assert_eq!([0, 1, 2, 4321].map(lines), ["0 lines", "1 line", "2 lines", "4,321 lines"]);
    }
}
