//! Who meets whom.

pub(crate) mod hall;
