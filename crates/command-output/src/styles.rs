//! The colours of text output.

use anstream::stream::RawStream;
use anstream::{AutoStream, ColorChoice};
use anstyle::{AnsiColor, Style};

/// The styles of text output. They are plain if the output is not a terminal or colours are
/// disabled.
#[derive(Clone, Copy, Default)]
pub struct Styles {
    /// The style of labels.
    pub label: Style,
    /// The style of errors.
    pub error: Style,
    /// The style of warnings.
    pub warning: Style,
}

impl Styles {
    /// Returns the styles for a stream, according to the environment.
    pub fn for_stream(stream: impl RawStream) -> Self {
        match AutoStream::auto(stream).current_choice() {
            ColorChoice::AlwaysAnsi => {
                let [label, error, warning] =
                    [AnsiColor::Cyan, AnsiColor::Red, AnsiColor::Yellow].map(AnsiColor::on_default);
                Styles { label, error: error.bold(), warning: warning.bold() }
            }
            _ => Styles::default(),
        }
    }

    /// Returns whether there are any colours.
    pub fn are_coloured(self) -> bool {
        !self.error.is_plain()
    }
}
