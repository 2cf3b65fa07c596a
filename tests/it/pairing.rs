//! Who meets whom.

mod berger;
mod draft;
pub(crate) mod hall;
mod monrad;
