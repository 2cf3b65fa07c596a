//! Inkundla.
fn main() {}
