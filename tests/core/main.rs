//! Tests of the laws of the games, the referee, pairing and standings. They need
//! only the package `inkundla-core`, so they build in seconds.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::disallowed_methods,
    clippy::too_many_lines,
    unreachable_pub,
    missing_docs
)]

#[path = "../common/mod.rs"]
mod common;
mod law_camelot;
mod law_mill;
mod law_reversi;
mod laws;
mod names;
mod pairing;
mod referee;
mod results;
mod rule_events;
mod standings;
mod swiss;
