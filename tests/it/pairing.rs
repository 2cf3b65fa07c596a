//! Who meets whom.

mod berger;
mod chance;
mod draft;
pub(crate) mod hall;
mod monrad;
mod terms;
