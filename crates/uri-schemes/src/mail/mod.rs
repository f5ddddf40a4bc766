//! Mail and news.

pub mod mailto;
pub mod mid;
pub mod news;

pub use mailto::{Address, Mailto};
pub use mid::{Cid, Mid};
pub use news::{News, Nntp};
