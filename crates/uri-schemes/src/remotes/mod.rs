//! Remotes of git, and hosts of SSH.

pub mod git;
pub mod ssh;

pub use git::GitRemote;
pub use ssh::Ssh;
