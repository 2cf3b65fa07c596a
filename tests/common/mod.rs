//! What the tests of the core share with those of the whole program.
// Each of the two binaries uses only a part of it.
#![allow(dead_code)]

pub mod camelot;
pub mod fixtures;
pub mod hall;
pub mod story;
pub mod teams;
