//! The colours of what a person reads.

use anstream::stream::RawStream;
use anstream::{AutoStream, ColorChoice};
use anstyle::{AnsiColor, Style};

/// How the parts of a text look; plain, where nobody watches or nobody wants colours.
#[derive(Clone, Copy, Default)]
pub struct Styles {
    pub label: Style,
    pub error: Style,
}

impl Styles {
    /// What suits a stream, and the wishes of its user.
    pub fn for_stream(stream: impl RawStream) -> Self {
        match AutoStream::auto(stream).current_choice() {
            ColorChoice::AlwaysAnsi => {
                Styles { label: AnsiColor::Cyan.on_default(), error: AnsiColor::Red.on_default().bold() }
            }
            _ => Styles::default(),
        }
    }

    /// Whether there are colours at all.
    pub fn are_coloured(self) -> bool {
        !self.error.is_plain()
    }
}
